bonus-part = +{ $n } { $attribute }
effect-hand_size = Your hand size is { $size }.
effect-extra_lasting = You may attach { $n } lastings a turn.
effect-ward = { $uses ->
    [0] This hero cannot be injured.
    [one] Prevents the next injury of this hero.
   *[other] Prevents the next { $uses } injuries of this hero.
}
effect-bonus = { $when ->
    [attack] In attack:
    [defence] In defence:
   *[always] {""}
} { $what }{ $has_beside ->
    [1] {" "}with { $beside } on the same hero
   *[other] {""}
}{ $against ->
    [undead] {" "}against the undead
    [creature] {" "}against creatures
   *[other] {""}
}.
effect-dice_attributes = Three dice set might, mind and mysticism anew every turn.
effect-peek = { $uses ->
    [0] In a conflict you may look at the other side’s face-down cards.
    [one] Once in the game: look at the other side’s face-down cards.
   *[other] { $uses } times in the game: look at the other side’s face-down cards.
}
effect-tamper = { $uses ->
    [0] In a conflict you may
    [one] Once in the game you may
   *[other] { $uses } times in the game you may
} { $how ->
    [cancel] discard one of the other side’s face-down cards.
    [move] move one of the other side’s face-down cards to another attribute.
    [swap] exchange one of your face-down cards with your hand once theirs lie.
   *[weaken] weaken one of the other side’s face-down cards by 1.
}
effect-surge = { $uses ->
    [0] In a conflict: +{ $n } on one attribute.
    [one] Once in the game: +{ $n } on one attribute of a conflict.
   *[other] { $uses } times in the game: +{ $n } on one attribute of a conflict.
}
effect-ambush = Play on Track: { $uses ->
    [one] once,
   *[other] { $uses } times,
} +{ $n } on one attribute of a conflict there.
effect-draw = { $who ->
    [you] Draw
    [opponent] An opponent draws
    [opponents] Your opponents draw
   *[everyone] Everyone draws
} { $n ->
    [one] a card.
   *[other] { $n } cards.
}
effect-discard = { $who ->
    [you] Discard
    [opponent] An opponent discards
    [opponents] Your opponents discard
   *[everyone] Everyone discards
} { $n ->
    [0] the entire hand
    [one] a card
   *[other] { $n } cards
}{ $how ->
    [random] {" "}at random.
   *[choice] .
}
effect-burn = { $who ->
    [you] Burn the top of your deck:
    [opponent] Burn an opponent’s deck:
    [opponents] Burn your opponents’ decks:
   *[everyone] Burn every deck:
} { $n ->
    [one] one card.
   *[other] { $n } cards.
}
effect-injure = { $whom ->
    [own] Injure one of your heroes.
    [enemy] Injure an enemy hero.
    [any] Injure a hero.
    [lead] This hero is injured.
    [random_enemy] Injure a random enemy hero.
   *[facing] The hero opposite is injured.
}
effect-heal = { $whom ->
    [own] Heal one of your heroes.
    [enemy] Heal an enemy hero.
    [any] Heal a hero.
    [random_enemy] Heal a random enemy hero.
    [facing] Heal the hero opposite.
   *[lead] Heal this hero.
}
effect-linger = { $whom ->
    [own] Stays with one of your heroes until its next conflict is over.
    [enemy] Stays with an enemy hero until its next conflict is over.
    [random_enemy] Stays with a random enemy hero until its next conflict is over.
   *[any] Stays with a hero until its next conflict is over.
}
effect-look_hand = { $who ->
    [you] Look at your own hand.
    [opponents] Look at your opponents’ hands.
    [everyone] Look at every hand.
   *[opponent] Look at an opponent’s hand.
}
effect-look_deck = { $who ->
    [you] { $n ->
        [one] Look at the top card of your deck.
       *[other] Look at the top { $n } cards of your deck and put one of them on top.
    }
    [opponents] { $n ->
        [one] Look at the top card of your opponents’ decks.
       *[other] Look at the top { $n } cards of your opponents’ decks.
    }
    [everyone] { $n ->
        [one] Look at the top card of every deck.
       *[other] Look at the top { $n } cards of every deck and put one of your own on top.
    }
   *[opponent] { $n ->
        [one] Look at the top card of an opponent’s deck.
       *[other] Look at the top { $n } cards of an opponent’s deck.
    }
}
effect-strip = Discard a lasting of an enemy hero.
effect-move_lasting = Move one of your lastings to another of your heroes.
effect-steal_lasting = Put an enemy hero’s lasting on one of your heroes.
effect-swap_heroes = Two of your heroes change places.
effect-remove_mission = Discard a mission from one of your tracks and replace it.
effect-exchange_mission = Put a mission from your hand in place of one in your tracks.
effect-gain_vp = Gain { $n } VP.
effect-lose_vp = { $who ->
    [you] Lose { $n } VP.
    [opponents] Your opponents lose { $n } VP.
    [everyone] Everyone loses { $n } VP.
   *[opponent] An opponent loses { $n } VP.
}
effect-steal_vp = Take { $n } VP from an opponent.
effect-take_won = Take a mission that an opponent has won.
effect-again = { $what ->
    [action] You may take another action this turn.
   *[turn] Take another turn after this one.
}
effect-deny = { $who ->
    [you] You
    [opponents] Your opponents
    [everyone] You and your opponents
   *[opponent] An opponent
} { $what ->
    [lasting] may not attach a lasting next turn.
    [attempt] may not attempt a mission next turn.
   *[pam] may not lay modifiers in the next conflict.
}
effect-recover = Take { $kind ->
    [mission] a mission
    [lasting] a lasting
    [action] an action
   *[any] a card
} from your discard { $to ->
    [deck] and put it on your deck.
   *[hand] into your hand.
}
effect-reveal_hand = { $who ->
    [you] Show your hand.
    [opponents] Your opponents show their hands.
    [everyone] Everyone shows their hand.
   *[opponent] An opponent shows the hand.
}
effect-capture = Injure an injured enemy hero as the undead do: it loses a lasting, or you take it if it has none.
effect-unlock = In a story: turn up the next secret mission.
effect-reroll = The Rivals roll for their attitude again.
effect-power = { $uses ->
    [0] Once a turn: { $effect }
    [one] Once in the game: { $effect }
   *[other] { $uses } times in the game: { $effect }
}
effect-when = { $event ->
    [win] When this hero wins a mission: { $effect }
    [hold] When this hero holds a mission: { $effect }
    [hurt] When this hero is injured: { $effect }
   *[turn] At the start of your turn: { $effect }
}
effect-restock = Put the last { $n ->
    [one] card
   *[other] { $n } cards
} of your discard under your deck.
