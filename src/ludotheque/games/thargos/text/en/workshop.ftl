# The workshops: decks and stories of one's own.
workshop-deck = Decks
workshop-story = Stories

deck-imperial-about = Might and mind under one banner, and a healer: strong heroes who must win more to win.
deck-darkun-about = A dreaded leader, three killers, and lastings for every attribute.
deck-scholars-about = Mind before muscle: heroes and lastings that outwit.
deck-storm-about = Mysticism above all, and some healing.
deck-wolves-about = Nothing but might, and a modest target.
deck-wanderers-about = A bit of everything: fighters who rely on what they carry.
story-kurnor = Kurnor
story-kurnor-about = From the guilds of the city to the Secret Door of Rund, across a treacherous forest: a path with a fork, side missions and two secrets.
story-note = { $no } · { $vp } VP

section-hero = Heroes
section-mission = Missions
section-lasting = Lastings
section-action = Actions

facet-attribute = Attribute
facet-pam = Modifier (PAM)
facet-vp = Victory points
facet-feature = Feature
facet-faction = Faction
facet-place = Place
scale-pam = Modifier (PAM)
feature-unique = Unique
feature-condar = Condar
feature-imperial = Imperial
feature-darkun = Darkun
feature-jethreki = Jethreki
feature-undead = Undead
feature-creature = Creature
feature-minion = Minion
feature-weapon = Weapon
feature-skill = Skill
feature-guardian = Guardian
place-urban = City
place-wilderness = Wilderness

figure-heroes = Heroes
figure-target = Target (VP)
figure-cards = Cards
figure-mission = Missions
figure-lasting = Lastings
figure-action = Actions
figure-pam = Sum of modifiers
figure-attrition = Cards its actions can burn
figure-mission-pam = Modifiers of missions
figure-missions = Missions
figure-path-vp = VP on the poorest way
figure-all-vp = VP of everything

mark-optional = Optional
mark-optional-about = It lies on the path, but nothing else depends on it.
mark-side = Side mission
mark-side-about = Open from the start and on any turn; it stays until everyone has won it.
mark-secret = Secret
mark-secret-about = Lies face down until another mission unlocks it; the first to win it keeps it.
mark-unlocks = Unlocks a secret
mark-unlocks-about = Whoever completes it turns up the next secret mission.
mark-exclusive = Exclusive
mark-exclusive-about = The first to win it takes it; what lies behind it is then closed to the others.
mark-passive = Passive
mark-passive-about = Nobody may counter: the dice always push back.
mark-wilderness = Wilderness
mark-wilderness-about = By the English edition all four heroes must be in play here.
mark-party = Whole party
mark-party-about = All four heroes must be in play, wherever it lies.
mark-scattered = Any hero
mark-scattered-about = One hero is enough, even in the wilderness.
mark-kurnor = Lands of Kurnor
mark-kurnor-about = Creatures that do not live in Kurnor serve as modifiers only.
link-after = Needs all of these first
link-after_any = Needs one of these first
group-name = Fork
group-about = Missions with the same fork exclude each other: who completes one closes the others.

problem-party-size = { $size ->
    [4] a party has 4 heroes, not { $n }
   *[other] the Rivals have { $size } heroes, not { $n }
}
problem-hero-twice = { $card } is there { $n } times; a hero is unique
problem-same-person = { $card } and { $other_card } are the same person: only one of them joins a party
problem-peoples = Darkuns and Imperials never march together in a campaign
problem-no-heroes = no heroes are named: they will be picked at the table
problem-advise-pair = { $card } holds your hand to { $n } cards; { $hero_card } in the same party would offset that
problem-advise-partner = { $card } gives more beside { $hero_card }, of which your deck has { $n ->
    [0] none
   *[other] only { $n }
}: two make the pair likelier
problem-advise-missions = only { $n } missions: each one you lose must be replaced, and searching for it burns your deck
problem-advise-mix = your missions are all easy or all dear: a mix of low and high victory points gives both quick points and big wins
problem-advise-attribute = your party is strongest in { $attribute }, which only { $n } of your { $all } missions test
problem-deck-size = a battledeck has { $size } cards here, not { $n }
problem-unique = { $card } is unique (padlock): 1 copy, not { $n }
problem-too-many-copies = { $card }: at most { $most } copies, not { $n }
problem-condar = { $card } is a Condar card, and those are left out
problem-rivals-missions = the Rivals’ 40 cards are 20 lastings and 20 actions; { $n } are missions
problem-share-mission = { $size } missions are needed, not { $n }
problem-share-lasting = { $size } lastings are needed, not { $n }
problem-share-action = { $size } actions are needed, not { $n }
problem-two-missions = without two missions there is no legal opening hand
problem-points = the modifiers sum to { $n }, above { $most }
problem-mission-range = the missions’ modifiers sum to { $n }; { $low } to { $high } is asked for
problem-box = { $card }: { $n } are used, one box holds { $most }
problem-crowded-box = the decks together need more cards than one box holds: under “Card pool” choose “a box each”, or change a deck
problem-shared-box = { $card }: { $n } are used, and the one box for all holds { $most }
problem-one-box = one box has 177 cards besides heroes and cannot fill { $n } decks of 60: under “Card pool” choose “a box each”
problem-few-points = one box has too few low cards for ready-made decks of { $most } points all round: under “Card pool” choose “a box each”, or allow more points
problem-undead-seats = { $n ->
    [one] there is one side only: choose 0 or 1
   *[other] there are { $n } sides: choose a number from 0 to { $most }
}
problem-empty-story = no mission is laid out
problem-too-many-ways = the forks leave more than { $most } ways through the story
problem-unreachable = { $card } can never be reached: what it requires goes round in a circle, or lies on two branches of one fork
problem-no-action = { $card } is no action
problem-no-lasting = { $card } is no lasting
problem-story-points = the story offers { $n } VP on its poorest way; the highest target is { $target }
problem-story-picks = the story offers { $n } VP on its poorest way; a party that is only picked at the table may need { $target }: bring heroes with the decks, or add missions
problem-story-party = { $deck } needs { $target } VP; the poorest way offers { $n }
problem-no-key = { $n ->
    [one] nothing unlocks the secret mission
   *[other] nothing unlocks the { $n } secret missions
}
