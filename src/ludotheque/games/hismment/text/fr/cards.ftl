# Genres, éléments, classes, statistiques et phrases des textes de carte.
kind-terrain = Terrain
kind-hero = Héros
kind-equipment = Équipement
kind-attack = Attaque
kind-chapter = Chapitre
rarity-bronze = Bronze
rarity-silver = Argent
rarity-gold = Or
rarity-platinum = Platine
rarity-crystal = Crystal
class-brawler = Cogneur
class-swordsman = Épéiste
class-archer = Archer
class-bombardier = Bombardier
class-sorcerer = Sorcier
type-weapon = Arme
type-armour = Armure
type-fetish = Fétiche
type-offensive = Offensive
type-special = Spéciale
type-support = Soutien
stat-pv = PV
stat-pm = PM
stat-attack = Attaque
stat-defence = Défense
stat-speed = Vitesse
stat-luck = Chance
stat-heart = Cœur
stat-damage = Dégâts
stat-cost = Coût en PM
stat-uses = Utilisations
stat-life = Durée de vie
stat-endless = Illimitée
element-air = Air
element-fire = Feu
element-earth = Terre
element-water = Eau
element-ice = Glace
element-plant = Plante
element-lightning = Foudre
element-sand = Sable
element-metal = Métal
element-poison = Poison
element-magic = Magie
element-war = Guerre
element-animal = Animal
element-spirit = Esprit
element-strength = Force
element-tech = Techno
element-life = Vie
element-death = Mort
element-darkness = Ténèbres
element-light = Lumière
element-diamond = Diamant

line-hero = { $class } · niv. { $level }
line-equipment = { $type } · niv. { $level } · { $class }
line-attack = { $type } · niv. { $level }
line-terrain = Terrain
line-chapter = Chapitre
line-chapter-part = Chapitre, partie { $level } d’une série
face-price = { $n } pièces, revente { $half }
face-strong = Fort contre : { $elements }.
face-weak = Faible contre : { $elements }.
face-none = rien
face-release = Libération : { $needs }.
face-release-free = Libération : immédiate.
face-again = De nouveau, comme pour { $card } : { $needs }.
face-boost = Héros { $elements } : { $stats }.
face-malus = Héros faibles contre { $elements } : { $stats }.
face-bonus = Bonus : { $stats }.
face-number = N° { $n } · { $rarity }
face-under = Évolution de { $card }.

# Un texte : moment, condition, prix : ce qui se passe.
text-after = { $parts } : { $text }
text-sentence = { $text }.
text-moment = { $when } ({ $notes })
text-needs = si { $needs }
on-hero = sur { $hero }
on-hero-instead = sur { $hero }, à la place
list-or = { $most } ou { $last }
limit-turn = { $n } fois par tour
limit-game = { $n ->
    [one] une fois par partie
   *[other] { $n } fois par partie
}
mark-prison = même en Prison
mark-locked = même sous les verrous
mark-optional = si vous voulez
cost-coins = { $n ->
    [one] payez une pièce
   *[other] payez { $n } pièces
}
cost-pm = dépensez { $n } PM
cost-cards = { $n ->
    [one] défaussez une carte
   *[other] défaussez { $n } cartes
}
cost-heart = perdez { $n } PV de Cœur
cost-pv = retirez { $n } PV à ce Héros

# De qui parle un moment.
it-hero = il
its-hero = son
it-equipment = son porteur
its-equipment = son
it-terrain = un de vos Héros
its-terrain = votre
it-attack = il
its-attack = son
it-chapter = il
its-chapter = son
when-activate = pouvoir
when-before = avant le coup
when-after = après le coup
when-setup = avant le premier tour
when-upkeep = au début de votre tour
when-after_draw = après votre pioche
when-after_luck_roll = après votre dé de la chance
when-on_buy = quand vous achetez une carte
when-on_sell = quand vous vendez une carte
when-on_attach = quand { $it } reçoit une carte
when-on_evolve = quand { $it } évolue
when-on_release = quand { $it } est libéré
when-on_deploy = quand { $it } entre sur le terrain
when-on_swap_in = quand { $it } entre par échange
when-on_swap_out = quand { $it } sort par échange
when-on_enter_square = quand { $it } entre sur une case
when-on_pass_square = quand { $it } traverse une case
when-on_attack_declared = quand { $it } attaque
when-on_hit = quand { $its } coup porte
when-on_damage_dealt = quand { $its } coup blesse
when-on_damage_taken = quand { $it } est blessé
when-on_ko_enemy = quand un Héros adverse est K.O.
when-on_ko_self = quand { $it } est K.O.
when-on_heart_damaged = quand votre Cœur est touché
when-end_of_turn = à la fin de votre tour

time-turn = { " " }ce tour-ci
time-turns = { $n ->
    [one] { " " }jusqu’à votre prochain tour
   *[other] { " " }pendant { $n } de vos tours
}
time-turns-any = { $n ->
    [one] { " " }pendant un de vos tours
   *[other] { " " }pendant { $n } de vos tours
}
time-attack = { " " }pour cette attaque
time-game = { " " }jusqu’à la fin de la partie

who-self = { $case ->
    [to] à ce Héros
    [of] de ce Héros
   *[plain] ce Héros
}
who-own_field = { $case ->
    [to] à votre Héros sur le terrain
    [of] de votre Héros sur le terrain
   *[plain] votre Héros sur le terrain
}
who-own_prisoner = { $case ->
    [to] à un Héros de votre Prison
    [of] d’un Héros de votre Prison
   *[plain] un Héros de votre Prison
}
who-own_locked = { $case ->
    [to] à un de vos Héros enfermés
    [of] d’un de vos Héros enfermés
   *[plain] un de vos Héros enfermés
}
who-own_hero = { $case ->
    [to] à un de vos Héros
    [of] d’un de vos Héros
   *[plain] un de vos Héros
}
who-own_other = { $case ->
    [to] à un autre de vos Héros
    [of] d’un autre de vos Héros
   *[plain] un autre de vos Héros
}
who-every_own = { $case ->
    [to] à tous vos Héros
    [of] de tous vos Héros
    [any] un de vos Héros
    [no] aucun de vos Héros
   *[plain] tous vos Héros
}
who-every_prisoner = { $case ->
    [to] à tous les Héros de votre Prison
    [of] de tous les Héros de votre Prison
    [any] un Héros de votre Prison
    [no] aucun Héros de votre Prison
   *[plain] tous les Héros de votre Prison
}
who-every_locked = { $case ->
    [to] à tous vos Héros enfermés
    [of] de tous vos Héros enfermés
    [any] un de vos Héros enfermés
    [no] aucun de vos Héros enfermés
   *[plain] tous vos Héros enfermés
}
who-every_other = { $case ->
    [to] à tous vos autres Héros
    [of] de tous vos autres Héros
    [any] un de vos autres Héros
    [no] aucun de vos autres Héros
   *[plain] tous vos autres Héros
}
who-every_enemy_hero = { $case ->
    [to] à tous les Héros adverses, sur le terrain ou en Prison
    [of] de tous les Héros adverses, sur le terrain ou en Prison
    [any] un Héros adverse sur le terrain ou en Prison
    [no] aucun Héros adverse sur le terrain ou en Prison
   *[plain] tous les Héros adverses, sur le terrain ou en Prison
}
who-enemy_field = { $case ->
    [to] au Héros adverse sur le terrain
    [of] du Héros adverse sur le terrain
   *[plain] le Héros adverse sur le terrain
}
who-enemy_prisoner = { $case ->
    [to] à un prisonnier adverse
    [of] d’un prisonnier adverse
   *[plain] un prisonnier adverse
}
who-enemy_hero = { $case ->
    [to] à un Héros adverse sur le terrain ou en Prison
    [of] d’un Héros adverse sur le terrain ou en Prison
   *[plain] un Héros adverse sur le terrain ou en Prison
}
who-every_enemy = { $case ->
    [to] à chaque Héros adverse sur le terrain
    [of] de chaque Héros adverse sur le terrain
    [any] un Héros adverse sur le terrain
    [no] aucun Héros adverse sur le terrain
   *[plain] chaque Héros adverse sur le terrain
}
who-every_enemy_prisoner = { $case ->
    [to] à tous les prisonniers adverses
    [of] de tous les prisonniers adverses
    [any] un prisonnier adverse
    [no] aucun prisonnier adverse
   *[plain] tous les prisonniers adverses
}
who-everyone_field = { $case ->
    [to] à chaque Héros sur le terrain
    [of] de chaque Héros sur le terrain
    [any] un Héros sur le terrain
    [no] aucun Héros sur le terrain
   *[plain] chaque Héros sur le terrain
}
who-target = { $case ->
    [to] à la cible
    [of] de la cible
   *[plain] la cible
}
who-own_heart = { $case ->
    [to] à votre Cœur
    [of] de votre Cœur
   *[plain] votre Cœur
}
who-enemy_heart = { $case ->
    [to] au Cœur adverse
    [of] du Cœur adverse
   *[plain] le Cœur adverse
}
who-both_hearts = { $case ->
    [to] aux deux Cœurs
    [of] des deux Cœurs
   *[plain] les deux Cœurs
}
who-only = { $who } ({ $only })
only-level = niveau { $level }

effect-then = { $a }, puis { $b }
effect-stat = { $stat } { $by } pour { $who }{ $time }
effect-stat-set = { $stat } à { $by } pour { $who }{ $time }
effect-stat-times = { $stat } ×{ $by } pour { $who }{ $time }
effect-pierce = { $by ->
    [one] les coups { $of_who } ignorent 1 point de Défense{ $time }
   *[other] les coups { $of_who } ignorent { $by } points de Défense{ $time }
}
effect-immune = les coups n’ont { $all ->
    [yes] d’effet sur { $no_who }
   *[no] aucun effet sur { $who }
}{ $time }
effect-cap = un coup retire au plus { $by } PV { $to_who }{ $time }
effect-reflect = { $by ->
    [one] quiconque blesse { $any_who } d’un coup subit 1 dégât{ $time }
   *[other] quiconque blesse { $any_who } d’un coup subit { $by } dégâts{ $time }
}
effect-range = portée { $by } pour { $who }{ $time }
effect-class_bonus = bonus de classe { $by } pour { $who }{ $time }
effect-metric = les diagonales { $by ->
    [0] comptent pour une case
   *[1] ne comptent pas
} dans les attaques { $of_who }{ $time }
effect-changed = { $change } pour { $who }{ $time }
effect-diagonal = { $who } { $several ->
    [one] peut
   *[other] peuvent
} aussi se déplacer en diagonale{ $time }
effect-root = { $no_who } ne peut { $all ->
    [yes] se déplacer
   *[no] pas se déplacer
}{ $time }
effect-no_attack = { $no_who } ne peut { $all ->
    [yes] attaquer
   *[no] pas attaquer
}{ $time }
effect-no_power = { $no_who } ne peut { $all ->
    [yes] utiliser de pouvoirs
   *[no] pas utiliser de pouvoirs
}{ $time }
effect-cost = les attaques { $of_who } coûtent { $by } PM de { $way ->
    [less] moins
   *[more] plus
}{ $time }
effect-element_bonus = chaque avantage élémentaire { $of_who } compte { $by } de { $way ->
    [less] moins
   *[more] plus
}{ $time }
effect-extra_attack = { $who } { $several ->
    [one] peut
   *[other] peuvent
} attaquer { $by ->
    [one] une
   *[other] { $by }
} fois de plus{ $time }
effect-add_element = { $who } { $several ->
    [one] gagne
   *[other] gagnent
} l’élément { $element }{ $time }
effect-replace_element = { $who } { $several ->
    [one] n’a
   *[other] n’ont
} plus que l’élément { $element }{ $time }
effect-second = vous pouvez avoir un second Héros sur le terrain{ $time }
effect-discount = chaque carte de { $whose ->
    [enemy] la boutique adverse
   *[you] votre boutique
} coûte { $by ->
    [one] 1 pièce
   *[other] { $by } pièces
} de { $way ->
    [less] plus
   *[more] moins
}{ $time }
effect-extra_attack_card = vous pouvez attacher { $by ->
    [one] une attaque
   *[other] { $by } attaques
} de plus{ $static ->
    [yes] { " " }par tour
   *[no] { $time }
}
effect-extra_equipment = vous pouvez attacher { $by ->
    [one] un équipement
   *[other] { $by } équipements
} de plus{ $static ->
    [yes] { " " }par tour
   *[no] { $time }
}
effect-damage = infligez { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
} { $to_who }
effect-heal = rendez { $n } PV { $to_who }
effect-ko = mettez K.O. { $who }
effect-coins = gagnez { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
effect-coins-lose = perdez { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
effect-coins-enemy = l’adversaire gagne { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
effect-coins-enemy-lose = l’adversaire perd { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
effect-steal = volez jusqu’à { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
effect-draw = piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
effect-discard = défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
effect-discard-enemy = l’adversaire perd { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main, au hasard
effect-look = regardez { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de votre pioche
effect-reorder = regardez { $n ->
    [one] la première carte de votre pioche
   *[other] les { $n } premières cartes de votre pioche et remettez-les dans l’ordre de votre choix
}
effect-swap_shop_card = mettez une carte de votre boutique sous votre pioche et remplacez-la par la suivante
effect-refresh_shop = mettez votre boutique sous votre pioche et étalez de nouvelles cartes
one-terrain = une carte Terrain
one-hero = une carte Héros
one-equipment = une carte Équipement
one-attack = une carte Attaque
one-chapter = une carte Chapitre
effect-search_pile = prenez { $card } de votre choix dans votre pioche, puis mélangez la pioche
effect-salvage = reprenez { $card } dans votre cimetière
effect-bonus_roll = lancez encore une fois le dé de la chance pour des pièces
effect-reroll = relancez le dé de la chance et gardez le nouveau chiffre
effect-roll_for = lancez un dé ; sur { $n } ou plus, { $then }{ $other }
effect-otherwise = { "" } ; sinon, { $other }
effect-pm = rendez { $n } PM { $to_who }
effect-pm-drain = retirez { $n } PM { $to_who }
effect-restore_uses = rendez { $n ->
    [one] une utilisation
   *[other] { $n } utilisations
} à une attaque { $of_who }
effect-add_life = ajoutez { $n } à la durée de vie d’un équipement { $of_who }
effect-destroy-attack = détruisez une attaque { $of_who }
effect-destroy-equipment = détruisez un équipement { $of_who }
effect-move_attachment-attack = déplacez une attaque d’un de vos Héros vers un autre
effect-move_attachment-equipment = déplacez un équipement d’un de vos Héros vers un autre
effect-move = déplacez { $who } { $n ->
    [one] d’une case
   *[other] de { $n } cases
} au plus
effect-teleport = déplacez { $who } vers la case libre de votre choix
effect-push = poussez { $who } { $n ->
    [one] d’une case
   *[other] de { $n } cases au plus, en ligne droite
}
effect-block = fermez une case libre{ $time }
effect-free = libérez { $who }, quelle que soit { $several ->
    [one] sa
   *[other] leur
} condition
effect-lock = enfermez à nouveau { $who }{ $turns ->
    [0] { "" }
    [one]  ; aucune condition ne le libère au prochain tour de son propriétaire
   *[other]  ; aucune condition ne le libère pendant les { $turns } prochains tours de son propriétaire
}
effect-return = renvoyez en Prison { $who }, toujours { $several ->
    [one] libre
   *[other] libres
}
effect-force_swap = { $who } { $several ->
    [one] doit être échangé
   *[other] doivent être échangés
} contre un autre Héros libéré de { $several ->
    [one] son
   *[other] leur
} camp
effect-revert = { $who } { $several ->
    [one] perd
   *[other] perdent
} un niveau
effect-copy_power = utilisez le pouvoir { $of_who }
effect-contest = comparez la Chance de votre Héros et celle du Héros adverse ; si vous gagnez, { $then }{ $other }
effect-choose = au choix, { $modes }
effect-may = vous pouvez payer { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} ; dans ce cas, { $then }

need-group = ({ $need })
need-else = ou bien { $needs }
need-round = la manche { $n } est atteinte
need-heart_at_most = votre Cœur a { $n } PV ou moins
need-bank = { $n ->
    [one] vous avez au moins 1 pièce
   *[other] vous avez au moins { $n } pièces
}
need-cemetery = { $n ->
    [one] votre cimetière compte au moins une carte
   *[other] votre cimetière compte au moins { $n } cartes
}
need-hand = { $n ->
    [one] vous tenez au moins une carte
   *[other] vous tenez au moins { $n } cartes
}
need-terrain = le Terrain est de l’élément { $element }
need-wearing-any = { $n ->
    [one] ce Héros porte une carte
   *[other] ce Héros porte { $n } cartes
}
need-wearing-attack = { $n ->
    [one] ce Héros porte une attaque
   *[other] ce Héros porte { $n } attaques
}
need-wearing-equipment = { $n ->
    [one] ce Héros porte un équipement
   *[other] ce Héros porte { $n } équipements
}
need-wearing-offensive = { $n ->
    [one] ce Héros porte une attaque Offensive
   *[other] ce Héros porte { $n } attaques Offensives
}
need-wearing-special = { $n ->
    [one] ce Héros porte une attaque Spéciale
   *[other] ce Héros porte { $n } attaques Spéciales
}
need-wearing-support = { $n ->
    [one] ce Héros porte une attaque de Soutien
   *[other] ce Héros porte { $n } attaques de Soutien
}
need-wearing-weapon = { $n ->
    [one] ce Héros porte une Arme
   *[other] ce Héros porte { $n } Armes
}
need-wearing-armour = { $n ->
    [one] ce Héros porte une Armure
   *[other] ce Héros porte { $n } Armures
}
need-wearing-fetish = { $n ->
    [one] ce Héros porte un Fétiche
   *[other] ce Héros porte { $n } Fétiches
}
need-level = { $need } de niveau { $level } ou plus
need-ally-alive = { $hero } est en vie
need-ally-freed = { $hero } est libre
need-ally-evolved = { $hero } a évolué
need-ally-field = { $hero } est sur le terrain
need-enemy_on_field = un Héros adverse est sur le terrain
need-event-bought = { $n ->
    [one] vous avez acheté une carte
   *[other] vous avez acheté { $n } cartes
}
need-event-sold = { $n ->
    [one] vous avez vendu une carte
   *[other] vous avez vendu { $n } cartes
}
need-event-chapters = { $n ->
    [one] vous avez joué un Chapitre
   *[other] vous avez joué { $n } Chapitres
}
need-event-own_ko = { $n ->
    [one] un K.O. a frappé votre camp
   *[other] { $n } K.O. ont frappé votre camp
}
need-event-enemy_ko = { $n ->
    [one] un K.O. a frappé le camp adverse
   *[other] { $n } K.O. ont frappé le camp adverse
}
need-event-taken = { $n ->
    [one] vos Héros ont subi 1 dégât
   *[other] vos Héros ont subi { $n } dégâts
}
need-event-dealt = { $n ->
    [one] vous avez infligé 1 dégât
   *[other] vous avez infligé { $n } dégâts
}
need-luck_face = votre dé de la chance a montré { $n }
need-received = { $n ->
    [one] ce Héros a reçu une carte
   *[other] ce Héros a reçu { $n } cartes
}
need-lower-freed = son niveau inférieur était libre
need-lower-received = { $n ->
    [one] son niveau inférieur a reçu une carte
   *[other] son niveau inférieur a reçu { $n } cartes
}
need-lower-dealt = { $n ->
    [one] son niveau inférieur a infligé 1 dégât
   *[other] son niveau inférieur a infligé { $n } dégâts
}
need-pay = { $n ->
    [one] payez 1 pièce
   *[other] payez { $n } pièces
}
need-discard = { $n ->
    [one] défaussez une carte
   *[other] défaussez { $n } cartes
}
need-give_up = { $n ->
    [one] abandonnez une carte attachée
   *[other] abandonnez { $n } cartes attachées
}
need-lose_heart = perdez { $n } PV de Cœur
need-roll = faites { $n } ou plus au dé
