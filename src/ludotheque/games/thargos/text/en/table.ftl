title = Cursed Empire: Heroes of Thargos
blurb = Four heroes, four tracks, and cards laid face down: bluff your way to the missions that make a legend.
mode-duel = Duel
mode-duel-help = Two parties of four heroes, mission against mission. Whoever first wins the points that their own party is worth has won; an empty deck loses.
mode-circle = Circle of three or more
mode-circle-help = Everybody faces both neighbours: two heroes to the left, two to the right. The last one left, or the first to reach their points, wins.
mode-story = Story
mode-story-help = The missions form a tale on a map. You send your heroes from scene to scene, and the others may stand in their way.
mode-solo = Solo against the Rivals
mode-solo-help = You alone, against four heroes whom dice play: sometimes bold, sometimes wary. Good for a first game after the lesson.
mode-story_solo = Story solo
mode-story_solo-help = The tale on the map, alone: the country itself opposes you, or the Rivals do.

setting-edition = Edition
setting-edition-help = The English and the French booklet differ in some twenty rules; this says which one binds.
setting-edition-en = English booklet
setting-edition-fr = French booklet
setting-rapid = Rapid play
setting-rapid-help = Half of the target, rounded up, is enough to win.
setting-refill = Hand after a lost mission
setting-refill-help = The booklet contradicts itself: whoever loses a mission replaces it and “then” draws up to a full hand, yet its recap says that cards are drawn on one’s own turn only.
setting-refill-at_once = filled up at once
setting-refill-own_turn = on one’s own turn
setting-last_ditch = Last ditch
setting-last_ditch-help = A player with no card to draw gets one final turn instead of losing at once.
setting-factions = Factions
setting-factions-help = A lasting with a symbol attaches only to a hero who bears the same symbol.
setting-multi_attribute = Several attributes
setting-multi_attribute-help = How many modifiers a defender may lay on missions with two or three attributes.
setting-multi_attribute-base = as in the booklet
setting-multi_attribute-variant = variant, without a minimum
setting-points_build = Points-build
setting-points_build-help = The highest sum that the corner numbers of a deck’s 60 cards may have.
setting-points_build-0 = no limit
setting-points_build-60 = 60 (weak)
setting-points_build-120 = 120 (average)
setting-points_build-180 = 180 (strong)
setting-deck_split = Deck split
setting-deck_split-help = Balanced decks have 20 missions, 20 lastings and 20 actions.
setting-deck_split-balanced = 20 of each type
setting-deck_split-free = free
setting-condar = Condar cards
setting-condar-help = Whether decks may use the 27 cards of the city of Condar.
setting-condar-exclude = left out
setting-condar-include = allowed
setting-campaign = Campaign
setting-campaign-help = Peoples and places bind which heroes join and which cards can be played.
setting-place = Place of the game
setting-place-help = In a campaign: cards that do not belong to this place are modifiers only.
setting-place-none = anywhere
setting-place-urban = a city
setting-place-wilderness = the wilderness
setting-stalemate_rounds = Stalemate
setting-stalemate_rounds-help = After so many turns in a row in which nobody does anything the game ends; 0 for never.
setting-first_player = First player
setting-first_player-help = How the first player is found.
setting-first_player-d6 = highest roll of a die
setting-first_player-hero_draw = highest hero drawn
setting-first_player-pam_draw = highest modifiers drawn
setting-first_player-seat = the first seat
setting-pool = Card pool
setting-pool-help = One box for the whole table, or one box for each player.
setting-pool-auto = one box for two, else one each
setting-pool-shared = one box for all
setting-pool-own = a box each
setting-undead_seats = Undead seats
setting-undead_seats-help = Who plays the undead: 1 the first seat, 2 the second (alone: the Rivals), 4 the third …, added up; 0 for nobody.
setting-story = Story
setting-story-help = Which missions lie on the table, and how they hang together.
setting-story-kurnor = Kurnor
setting-setting_restrictions = Limits of the setting
setting-setting_restrictions-help = Creatures that do not live where the story plays serve as modifiers only.
setting-solo_cache_delta = Rivals’ caches
setting-solo_cache_delta-help = One card less makes the Rivals easier, one card more harder.
setting-solo_cache_delta--1 = one card less
setting-solo_cache_delta-0 = as in the booklet
setting-solo_cache_delta-1 = one card more
setting-solo_infamy_start = Infamy at the start
setting-solo_infamy_start-help = The Rivals lay one more card for each point of infamy.
setting-rival_effects = Rivals’ effects
setting-rival_effects-help = Automatic ones only; or all of them, with random choices: their heroes then use powers, change your face-down cards and add their bonuses too.
setting-rival_effects-automatic = automatic ones
setting-rival_effects-all = all
setting-story_solo_difficulty = Difficulty
setting-story_solo_difficulty-help = The range for the modifiers of your deck’s missions: more is easier.
setting-story_solo_difficulty-edition = as in the booklet
setting-story_solo_difficulty-none = no range
setting-story_solo_difficulty-easy = easy
setting-story_solo_difficulty-medium = medium
setting-story_solo_difficulty-hard = hard
setting-story_solo_opponent = Opponent
setting-story_solo_opponent-help = Dice that push back, or Rivals who take turns of their own.
setting-story_solo_opponent-edition = as in the booklet
setting-story_solo_opponent-pushback = dice that push back
setting-story_solo_opponent-rival = the Rivals

rivals = The Rival band
attribute-might = Might
attribute-mind = Mind
attribute-mysticism = Mysticism
victory-points = Victory points
type-line = { $no } · { $kind ->
    [hero] Hero
    [mission] Mission
    [lasting] Lasting
   *[action] Action
}{ $unique ->
    [1] {" "}· unique
   *[other] {""}
}
injured-face = Injured: { $values }
state-injured = Injured
uses-left = Uses left
faction-imperial = Imperial
faction-air_cult = Air Cult
faction-black_falcons = Black Falcons
faction-renegade = Renegade
faction-tyra_watch = Tyra Watch
faction-spider = Spider
faction-horned_order = Horned Order of Krill
faction-cobra = Cobra
faction-nunnorian = Nunnorian Compact
faction-pure = Pure
faction-eclipse = Eclipse
faction-lifters = Lifters
faction-wolf = Wolf
faction-black_hand = Black Hand
faction-black_scorpion = Black Scorpion

region-tracks = Your tracks
region-other-tracks = Other tracks
region-map = The story
region-conflict = Conflict: { $mission }
region-laid = Cards laid
region-last-conflict = Last conflict: { $mission }
tally-ahead = { $who } leads
tally-won = { $who } wins
summand = { $what } { $n }
summand-hero = { $what } { $n }
summand-moment = { $attacking ->
    [1] Bonuses in attack
   *[other] Bonuses in defence
}
summand-used = Bonuses used
summand-hidden = { $n ->
    [one] 1 face-down card
   *[other] { $n } face-down cards
}
summand-to-roll = { $n ->
    [one] one die
   *[other] { $n } dice
}
summand-dice = Dice and mission { $n }
verdict-by-points = { $who } reached the target.
verdict-by-burnt = { $n ->
    [one] { $who } had no card left to draw.
   *[other] { $who } had no cards left to draw.
}
verdict-by-out = { $n ->
    [one] { $who } is out of the game.
   *[other] { $who } are out of the game.
}
verdict-by-stopped = { $n ->
    [one] Nothing moved any more.
   *[other] Nobody got any further: the greatest share of one’s target decides.
}
hidden-count = { $n } face down
hidden-modifier = Face-down card: { $who }
region-party = Party: { $who }
region-deck = Deck: { $who }
region-discard = Discard: { $who } ({ $n })
region-playing = Card played: { $who }
region-won = Missions won: { $who }
region-known = Cards you know in your deck
empty-track = Track { $n }
empty-place = Place { $n }
sum = { $attribute } { $attack }{ $laid ->
    [0] {""}
    [one] {" "}+ 1 hidden card
   *[other] {" "}+ { $laid } hidden cards
} against { $defence }{ $answered ->
    [0] {""}
    [one] {" "}+ 1 hidden card
   *[other] {" "}+ { $answered } hidden cards
}
sum-next = { $one }; { $two }
sum-open = { $attribute } { $attack }{ $laid ->
    [0] {""}
    [one] {" "}+ 1 hidden card
   *[other] {" "}+ { $laid } hidden cards
} against dice { $low }–{ $high }
foresee-dice = { $attribute } { $attack } against dice { $low }–{ $high }, or a hero
foresee = { $attribute } { $attack } against { $defence }
thargos = Thargos
infamy = Infamy
region-decisions = Decision dice
decision-for = { $why ->
    [mission] Place of a mission
    [lasting] Bearer of a lasting
    [counter] Who stands against it
   *[attempt] Attempt
}
decision-short = { $why ->
    [mission] mission
    [lasting] lasting
    [counter] counter
   *[attempt] attempt
}
mark-attempt = { $ahead ->
    [1] If you attempt it now, you are ahead by { $n } before cards are laid
   *[other] If you attempt it now, you lack { $n } before cards are laid
}
mark-hold = { $holds ->
    [1] If they attempt it now, you hold by { $n } before cards are laid
   *[other] If they attempt it now, they are ahead by { $n } before cards are laid
}
mark-attitude = Attitude
mark-cache-attack = Cards they lay to attack
mark-cache-guard = Cards they lay to defend
secret-stack = Secret missions: { $n }
scene-state = { $kind ->
    [side] Side mission
    [secret] Secret
    [optional] Optional
   *[path] Path
} · { $state ->
    [done] done
    [open] open
    [shut] closed
   *[locked] locked
}
scene-shut = { $fork ->
    [1] Closed to you: you took the other branch of the fork.
   *[other] Closed to you: somebody else was first.
}
scene-after = { $n ->
    [one] Locked: first complete { $what }.
   *[other] Locked: first complete all of these: { $what }.
}
scene-after-any = Locked: first complete one of these: { $what }.
scene-key = Locked: only those who completed the mission that turned it up may attempt it.
scene-fork = A fork: completing it closes { $what } to you.
scene-hidden = a secret mission
scene-party = All four of your heroes must be in play.
fork-or = or
legend = { $what ->
    [side] Side mission
    [secret] Secret
    [optional] Optional
    [done] Completed
    [locked] Locked
   *[path] Path
}
needs-party = Needs all four heroes
mark-hand = Cards in hand
mark-deck = Cards in the deck
mark-undead = Plays the undead
mark-out = Out of the game
rivals-attitude = Attitude: { $attitude ->
    [aggressive] aggressive
    [wary] wary
   *[defensive] defensive
}
attitude-aggressive = aggressive
attitude-wary = wary
attitude-defensive = defensive
rivals-caches = They lay { $attack } cards to attack and { $guard } to defend, infamy ({ $infamy }) included.
rivals-deck = Deck { $n }, discard { $discard }

ask-pick_hero = Pick a hero for your party.
ask-place_hero = Place a hero: it will fight for the mission of its track, against whoever stands opposite.
ask-place_mission = Place a mission in an empty track, best where your hero beats the one opposite in its colours.
ask-start_effect = Several heroes have an effect now. Which comes first?
ask-draw_up = Your heroes give different hand sizes. Up to how many cards do you draw?
ask-filled_hand = You lost a mission and fill your hand. Your heroes give different hand sizes: up to how many cards do you draw?
ask-pay_mission = You owe this track a mission. Which one?
ask-act = { $stage ->
    [lasting] Your turn. If you like, attach a lasting (blue) to one of your heroes. Then attempt a mission or play an action (green): that ends your turn.
    [more] If you like, attach another lasting (blue). Then attempt a mission or play an action (green): that ends your turn.
    [again] Once more: attempt a mission, play an action (green) or pass.
    [bare] Your turn. Attempt a mission, play an action (green) or pass: that ends your turn.
   *[done] Now attempt a mission, play an action (green) or pass: that ends your turn.
}{ $power ->
    [0] {""}
   *[other] {" "}A hero that glows can use its power first.
}
ask-attack = { $hero } attempts { $mission }. { $sums }. { $done ->
    [0] You are behind in several attributes: before you stop, lay a card on another one too.
   *[other] Lay cards face down: each adds the number in its corner. A tie is enough.
}
ask-defend = { $who } attempts { $mission } with { $hero }. { $sums }. { $done ->
    [0] You have begun to answer: before you stop, lay more on { $missing }.
    [2] You can lay no card here: defend with what lies there, or give the mission up.
   *[other] Lay cards to hold it, or defend with what lies there.
}
ask-meddled = { $sums }. Before the cards are turned up, { $hero } can { $deed ->
    [peek] look at their face-down cards
    [cancel] discard one of their face-down cards
    [weaken] weaken one of their face-down cards by 1
    [move] move one of their face-down cards to another attribute
    [exchange] swap one of your own face-down cards for a card in hand
   *[several] look at their face-down cards, or change one
}. Do it?
ask-replaced = You lost a mission. Which one from your hand takes its place?
ask-do_at = { $card }: { $effect } Choose which.
ask-discard_one = { $left ->
    [one] Discard a card.
   *[other] Discard { $left } cards, one after the other.
}
ask-put_on_top = Which of these cards goes on top of your deck?
ask-take_from = Several have won { $card }. Whose points do you take?
ask-bear = Which hero takes the lasting?
ask-swap_with = With which place does the hero swap?
ask-lose_lasting = The undead tear a lasting away. Which one?
ask-swap_in = The hero has turned undead and is yours. Put it in place of one of your heroes, or set it aside?
ask-step_in = { $who } attacks a place where nobody stands. Does a hero step in?
ask-counter = { $who } attempts { $mission } with { $hero }. { $sums }. Will one of your heroes stand against it? Cards are laid afterwards. If nobody does, Thargos pushes back with dice.

do-pick = Pick { $card }
do-place = { $card } to place { $spot }
do-mission = { $card } to track { $track }
do-order = { $hero } first
do-size = { $n } cards
do-pass = Pass
do-lasting = { $card } on { $hero }
do-attempt = Attempt { $mission } with { $hero }
do-play = Play { $card }
do-play-at = Play { $card }: { $aim }
do-power = Power of { $hero }
do-power-at = Power of { $hero }: { $aim }
do-shift = { $hero } moves to place { $spot }
do-done-attack = Done: let them answer
do-done-defend = Turn the cards up
do-done-bare = Defend without cards
do-lay = { $card } (+{ $n }) on { $attribute }
do-use = Use { $card } on { $attribute }
do-cede = Give the mission up
do-skip = No
do-peek = Look at their cards
do-cancel = Discard their card { $nth }
do-weaken = Weaken their card { $nth }
do-move = Move their card { $nth } to { $attribute }
do-exchange = { $card } instead of { $old }
do-discard = Discard { $card }
do-top = { $card } on top
do-hero = { $hero }
do-place_of = { $hero }
do-lose = Lose { $card }
do-set_aside = Set aside
do-swap = In place of { $hero }
do-leave = Nobody
do-decline = Do not counter
do-counter = Counter with { $hero }
do-from = { $side }

refuse-no_hero = You have no hero there.
refuse-no_mission = No mission lies there.
refuse-denied_attempt = A card keeps you from attempting a mission this turn.
refuse-not_open = Something must be completed before this mission is open to you.
refuse-completed = You have completed this mission.
refuse-fork = You took the other way: this mission is closed to you.
refuse-taken = Another player has taken this mission.
refuse-secret = Only players who completed the mission that unlocks it may attempt this one.
refuse-party = This mission needs all four of your heroes.
refuse-not_lasting = Only lastings are attached to heroes.
refuse-barred = This card does not belong to this place: it serves as a modifier only.
refuse-lasting_done = You have attached all the lastings this turn allows.
refuse-after_action = Lastings and powers come before the action; only another action or attempt is left.
refuse-faction = This hero does not bear the lasting’s symbol.
refuse-not_action = Only actions are played.
refuse-used_up = Its uses in this game are spent: it serves as a modifier only.
refuse-no_target = There is no legal target for this action.
refuse-attribute = The mission does not test this attribute.
refuse-denied_pam = A card keeps you from laying modifiers in this conflict.
refuse-spread = Modifiers may not all lie on one attribute while you are behind in several.
refuse-minimum = You must lay the least number on every attribute the attacker used, or none at all.
refuse-no_concession = In a story a counter cannot be given up.
refuse-too_late = You have already begun to defend.
refuse-own_hero = Lastings go on your own heroes.
refuse-denied_lasting = A card keeps you from attaching a lasting this turn.
refuse-no_power = The face that shows has no power to invoke.
refuse-power_done = This power was used this turn.
refuse-power_spent = This power has no uses left.
refuse-shift = A hero can move only to an empty place beside it.
refuse-no_conflict = Modifiers are laid in a mission conflict only.
refuse-used = It was already used in this conflict.
refuse-elsewhere = It serves only where it lies.
refuse-not_used = You may lay modifiers only on attributes where the attacker laid some.
refuse-most = At most { $n } of your cards may lie on this attribute.
refuse-not_mission = That is no mission.
refuse-own_track = Missions go into your own tracks only.
refuse-occupied = A mission already lies there.
refuse-no_room = Then somebody would have no track left for a mission still to be placed.
refuse-must_place = A mission must be placed.
refuse-unasked = Cards are discarded and missions exchanged only where a card says so.
refuse-named = An attempt cannot be withdrawn once it is named.
refuse-size = No hero of yours gives such a hand size.
refuse-joined = This hero is in your party.
refuse-hero_taken = Another party has this hero, and there is one box for all.
refuse-persona = Another card of the same person is in your party.
refuse-peoples = Darkuns and Imperials never march together in a campaign.
refuse-not_held = This card is not in your hand.
refuse-not_looked_at = This is none of the cards you looked at.
refuse-target = It cannot be pointed at that.
refuse-bears_it = This hero bears it already.
refuse-same_place = A hero changes places with another place, not with its own.
refuse-opponent = This is no opponent of yours who is still in the game.
refuse-not_winner = This opponent has not won that mission.
refuse-not_with_hero = This card does not lie with the hero.
refuse-not_losable = Only a lasting can be lost so.
refuse-not_attacked = Only the place that is attacked can be covered.
refuse-story_shift = In a story heroes do not move between places.
refuse-this_track = The mission goes to track { $n }.
refuse-not_owed = You owe no mission to this track.
refuse-nothing_due = Nothing that this hero does by itself is due.
refuse-not_hero = Only heroes join a party.
refuse-not_member = This hero is not waiting to be placed.
refuse-place_taken = A hero stands there already.
refuse-no_meddling = This hero cannot do that to face-down cards.
refuse-meddled = This hero has done that in this conflict.
refuse-none_there = There is no such face-down card.
refuse-lies_there = It lies on this attribute already.
refuse-too_few = You would not have enough cards left for the least number on every attribute the attacker used.
refuse-not_usable = It has nothing to use in this conflict.
refuse-shifts_done = You have moved heroes { $n } times this turn, which is enough for any arrangement.

event-picked = { $seat } picks { $card }.
event-target = { $seat } needs { $n } victory points.
event-first = { $seat } begins.
event-rolled_first = { $seat } rolls { $n }.
event-hero_first = { $seat } draws { $print } ({ $n }).
event-pam_first = { $seat } draws { $cards }: { $n }.
event-redrawn = { $seat } had too few missions in hand and drew again ({ $n }).
event-placed_hero = { $seat } places { $card } at place { $n }.
event-placed_mission = { $seat } puts { $card } into track { $n }.
event-turn = Turn { $n }: { $seat }.
event-rolled_hero = { $card } rolls might { $might }, mind { $mind }, mysticism { $mysticism }.
event-drew = { $cards ->
    [hidden] { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
   *[other] { $seat } draws { $cards }.
}
event-passed = { $seat } passes.
event-attached = { $seat } attaches { $card } to { $hero_card }.
event-played = { $seat } plays { $card }.
event-invoked = { $seat } uses the power of { $card }.
event-attempted = { $seat } attempts { $card } with { $hero_card }.
event-laid = { $card ->
    [hidden] { $seat } lays a card face down on { $attribute }.
   *[other] { $seat } lays { $card } face down on { $attribute }.
}
event-used = { $seat } uses { $card }: +{ $n } { $attribute }.
event-conceded = { $seat } lets the mission go.
event-turned_up = { $seat } turns up { $cards }.
event-compared = { $attribute }: { $mine } against { $theirs }.
event-succeeded = { $seat } wins { $card }.
event-failed = { $seat } fails at { $card }.
event-scored = { $seat } gains { $n } VP ({ $total }).
event-lost_vp = { $seat } loses { $n } VP ({ $total }).
event-injured = { $card } is injured.
event-healed = { $card } is healed.
event-warded = { $hero_card } shrugs off an injury.
event-warded_by = { $card } saves { $hero_card } from an injury.
event-burnt = { $seat } loses the top { $n ->
    [one] card
   *[other] { $n } cards
} of the deck: { $cards }.
event-discarded = { $seat } discards { $cards }.
event-lingers = { $card } stays with { $hero_card }.
event-looked_hand = { $cards ->
    [hidden] { $seat } looks at the hand of { $seat_of }.
   *[other] { $seat } looks at the hand of { $seat_of }: { $cards }.
}
event-looked_deck = { $seat } looks at the top of { $own ->
    [1] their deck
   *[other] the deck of { $seat_of }
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
event-stripped = { $seat } takes { $card } from { $hero_card }.
event-moved_lasting = { $card } goes to { $hero_card }.
event-swapped = { $seat } swaps places { $n } and { $other }.
event-removed_mission = { $seat } removes { $card }.
event-took_won = { $seat } takes { $card } from { $seat_of }.
event-denied = { $seat } goes without { $what }.
what-lasting = a lasting next turn
what-attempt = an attempt next turn
what-pam = modifiers in the next conflict
event-recovered = { $seat } takes { $card } back from the discard.
event-restocked = { $seat } puts { $cards } under the deck.
event-revealed_hand = { $seat } shows { $cards }.
event-in_track = { $seat } lays { $card } at place { $n }.
event-peeked = { $cards ->
    [hidden] { $seat } looks at the face-down cards with { $hero_card }.
   *[other] { $seat } looks at the face-down cards with { $hero_card }: { $cards }.
}
event-cancelled = { $seat } strikes { $card } from { $attribute } with { $hero_card }.
event-weakened = { $seat } weakens a card on { $attribute } with { $hero_card }.
event-shifted_pam = { $seat } moves a card to { $attribute } with { $hero_card }.
event-exchanged = { $seat } exchanges a face-down card with { $hero_card }.
event-searched = { $seat } turns over { $n ->
    [one] a card
   *[other] { $n } cards
} in search of a mission: { $cards }.
event-owes = { $seat } finds no mission: track { $n } stays empty.
event-lost_lasting = { $hero_card } loses { $card }.
event-taken = { $card } turns undead and goes from { $seat_of } to { $seat }.
event-swapped_in = { $card } takes the place of { $hero_card } for { $seat }.
event-shifted = { $card } moves to place { $n }.
event-last_ditch = { $seat } has nothing left to draw: one last turn.
event-resigning = { $seat } gives up as soon as this conflict is over.
event-resigned = { $seat } gives up.
event-burnt_out = { $seat } has no card to draw and is out.
event-no_heroes = { $seat } has no hero left and is out.
event-extra_turn = { $seat } takes another turn.
event-stopped = Nobody gets on any more: the game is stopped.
event-won = { $seat } wins with { $n } of { $target } VP.
event-countered = { $hero_card } of { $seat } counters.
event-pushback = Thargos pushes back in { $attribute }: dice { $rolls }, and the mission’s own +{ $bonus }, make { $n }.
event-unlocked = A secret comes to light: { $card }.
event-attitude = The Rivals roll { $n }: { $attitude }.
event-decision = Decision die { $n }, { $why ->
    [mission] for the place of a mission
    [lasting] for the bearer of a lasting
    [counter] for who stands against it
   *[attempt] for an attempt
}: { $meaning ->
    [place] place { $at }.
    [lowest] the weakest hero, at place { $at }.
    [highest] the strongest hero, at place { $at }.
    [withdraw] they withdraw.
    [card] one more card joins, and they roll again.
    [dice] nobody; the dice push back.
   *[again] that does not fit, and they roll again.
}
event-infamy = The Rivals shuffle a new deck; infamy is now { $n }.
event-rivals_found = The Rivals { $n ->
    [0] find { $card } at once.
    [one] turn over another card and find { $card }.
   *[other] turn over { $n } other cards and find { $card }.
}
event-withdrew = { $seat } withdraws.
event-rivals_laid = { $seat } lays { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down (cache { $cache }, infamy { $infamy }{ $sixes ->
    [0] {""}
   *[other] , sixes { $sixes }
}).

deck-imperial = Imperial party
deck-darkun = Darkun party
deck-scholars = Scholars
deck-storm = Voices of the storm
deck-wolves = Wolves
deck-wanderers = Wanderers

lesson-first = Your first duel
lesson-first-heroes = You lead four heroes. Each stands at one end of a track and will fight for the mission that lies there. The numbers are might (a fist, red), mind (a brain, green) and mysticism (a star, blue). Place your first hero.
lesson-first-heroes-2 = Your rival answers. Look at the hero opposite: its numbers are what you will have to match. Place the next one.
lesson-first-heroes-3 = Only two are left. A strong hero against a weak one is an invitation. Place the third; the fourth takes the last place.
lesson-first-missions = Now the missions. The laurels tell what a mission is worth; the other numbers are added to whoever defends it. Put one into a track where your hero looks better.
lesson-first-missions-2 = One more. Either of you may attempt any mission, whoever placed it.
lesson-first-lasting = Your turn. First you may attach one lasting: it stays with its hero and its numbers count from now on.
lesson-first-attempt = Then play an action or attempt a mission. Only the attributes printed on the mission are compared. Attempt this one.
lesson-first-lay = You are ahead, 7 to 4, but your rival may answer with cards. Any card in hand can be laid face down for the number in its corner; your rival sees how many cards lie there, not which. Lay this one.
lesson-first-lay-2 = One more: two unknown cards make an answer dear.
lesson-first-done = That should do. Let your rival answer.
lesson-first-reward = You won the mission and its points! Its effect happens at once: you see the top of your deck. Choose the card you want to draw first.
lesson-first-defend = Your rival attempts a mission against your hero, without a single card. Your hero and the mission together are stronger: defend without spending anything.
lesson-first-action = It held, and the attacking hero is injured: the weaker face shows. Your hand was filled up again when your turn began. This time play an action instead of attempting a mission; it happens at once and ends your turn.
lesson-first-free = You know the game now. Reach your points before your rival does, and do not let your deck run dry: whoever must draw and cannot is out. Play on as you like.

trait-deck = Deck
trait-party = Party
trait-turn = Turn order
turn-first = begins
turn-later = does not begin
metric-by_points = Ended by points
metric-burnt_out = Ended by an empty deck
metric-stalled = Ended because nobody went on
metric-turns = Turns a player
metric-first_won = Won by the first player

event-tale_begins = { $tale }
event-scene_entered = { $tale }
event-scene_won = { $tale }
tale-kurnor = Kurnor, a great Imperial city on its canals: 38,000 people within the walls, half as many around them, who live by farms, furs, bronze and healing herbs. It would be famous for its waterways if its guilds were not at war, sometimes in the open street. Thieves and assassins thrive here, though the city seldom sinks as low as those of Karnarcos. Your story begins at its outskirts.
tale-spy_guilds = Your first errand: find out what the warring guilds of Kurnor are up to.
tale-spy_guilds-won = Now you know who fights whom. Two trails lie open: a beast that kills farmers and their families far from the walls, and the rackets of the city.
tale-locate_lair = For some time now, remote farms have been found empty and bloody. Somewhere out there the beast has its lair.
tale-locate_lair-won = Tracks and bones lead to the lair: a Darkwolf. Now it can be hunted.
tale-hunt_darkwolf = You wait where the Darkwolf comes home.
tale-hunt_darkwolf-won = The Darkwolf is dead, and around Kurnor people sleep again.
tale-racket = A racket of your own would bring gold, and word of what the enemy is doing.
tale-racket-won = It brings more than you hoped: clues to precious knowledge, and to the artefacts and gold that a mage, now dead, has hidden. They point to the edge of Metbetoch, an ancient city in ruins.
tale-metbetoch_secrets = Somewhere among these ruins lies what Metbetoch knew.
tale-metbetoch_secrets-won = You have read enough. The danger sits on the border: a clan of barbarians, in league with the dark powers of Karnarcos in the South.
tale-secret_stash = The dead mage’s hoard must be near the old walls.
tale-secret_stash-won = Artefacts and gold, and a hint of something that nobody was meant to find.
tale-scare_tactics = Before you strike at the clan, it shall learn to fear you.
tale-scare_tactics-won = Fear has done its work: the clan is weaker, and so is its grip on the land.
tale-scatter_foes = The barbarians of the border stand before you. Scatter them.
tale-scatter_foes-won = The clan has fled in all directions. Beyond the border lies a settlement of the enemy.
tale-infiltrate_settlement = You slip in among the enemy and keep your ears open.
tale-infiltrate_settlement-won = Somebody knew of a way to the Secret Door of Rund. It leads through the old and treacherous forest of that name, by one path or by another.
tale-melok_attack = Between the trees waits a Melok, an undead spirit that drinks life.
tale-melok_attack-won = The Melok is gone, and the path lies open.
tale-jethreki_horde = At night a horde of Jethreki falls upon your camp.
tale-jethreki_horde-won = At dawn the camp still stands, and the path lies open.
tale-secret_door = It must be here, behind moss and stone.
tale-secret_door-won = The Secret Door of Rund. Here the story turns; lay out more missions, if you like, and see what lies behind it.
