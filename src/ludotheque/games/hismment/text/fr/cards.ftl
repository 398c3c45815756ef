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
face-cumulative = Libération, tout à refaire : { $needs }.
face-boost = Héros { $elements } : { $stats }.
face-malus = Héros faibles contre { $elements } : { $stats }.
face-bonus = Bonus : { $stats }.
face-signature = Sur { $hero } : { $text }
face-number = N° { $n } · { $rarity }
face-under = Évolution de { $card }.

text-line = { $when }{ $needs }{ $cost }{ $effects }{ $limit }
text-needs = Si { $needs } :{ " " }
text-cost = { $cost } :{ " " }
limit-none = { "" }
limit-times = { " " }({ $n } fois par tour)
limit-game = { " " }({ $n } fois par partie)
mark-prison = { " " }(agit en Prison)
mark-optional = { " " }(si vous voulez)
cost-coins = Payez { $n } pièces
cost-pm = Dépensez { $n } PM
cost-cards = { $n ->
    [one] Défaussez une carte
   *[other] Défaussez { $n } cartes
}
cost-heart = Perdez { $n } PV de Cœur
cost-pv = Perdez { $n } PV

when-play = { "" }
when-static = { "" }
when-activate = Pouvoir —{ " " }
when-before = Avant le coup :{ " " }
when-after = { "" }
when-setup = Avant le premier tour :{ " " }
when-upkeep = Au début de votre tour :{ " " }
when-after_draw = Après votre pioche :{ " " }
when-after_luck_roll = Après votre dé de la chance :{ " " }
when-on_buy = Quand vous achetez une carte :{ " " }
when-on_sell = Quand vous vendez une carte :{ " " }
when-on_attach = Quand on lui attache une carte :{ " " }
when-on_evolve = Quand il évolue :{ " " }
when-on_release = Quand il est libéré :{ " " }
when-on_deploy = Quand il entre sur le terrain :{ " " }
when-on_swap_in = Quand il entre par échange :{ " " }
when-on_swap_out = Quand il sort par échange :{ " " }
when-on_enter_square = Quand il finit un déplacement :{ " " }
when-on_pass_square = Sur chaque case traversée :{ " " }
when-on_attack_declared = Quand il attaque :{ " " }
when-on_hit = Quand son coup porte :{ " " }
when-on_damage_dealt = Quand son coup blesse :{ " " }
when-on_damage_taken = Quand il est blessé :{ " " }
when-on_ko_enemy = Quand un Héros adverse est K.O. :{ " " }
when-on_ko_self = Quand il est K.O. :{ " " }
when-on_heart_damaged = Quand votre Cœur est touché :{ " " }
when-end_of_turn = À la fin de votre tour :{ " " }

time-now = { "" }
time-turn = { " " }ce tour-ci
time-turns = { $n ->
    [one] { " " }jusqu’à votre prochain tour
   *[other] { " " }pendant { $n } de vos tours
}
time-game = { " " }jusqu’à la fin de la partie

who-self = ce Héros
who-own_field = votre Héros sur le terrain
who-own_prisoner = un Héros de votre Prison
who-own_locked = un de vos Héros enfermés
who-own_hero = un de vos Héros
who-own_other = un autre de vos Héros
who-every_own = tous vos Héros
who-every_prisoner = tous les Héros de votre Prison
who-enemy_field = le Héros adverse sur le terrain
who-enemy_prisoner = un prisonnier adverse
who-enemy_hero = un Héros adverse, même prisonnier
who-every_enemy = chaque Héros adverse sur le terrain
who-every_enemy_prisoner = tous les prisonniers adverses
who-everyone_field = chaque Héros sur le terrain
who-target = la cible
who-own_heart = votre Cœur
who-enemy_heart = le Cœur adverse
who-both_hearts = les deux Cœurs
who-only = { $who } ({ $only })
only-level = niveau { $level }

effect-stat = { $stat } { $by } pour { $who }{ $time }.
effect-stat-set = { $stat } fixée à { $by } pour { $who }{ $time }.
effect-stat-times = { $stat } ×{ $by } pour { $who }{ $time }.
effect-pierce = Coups qui ignorent { $by } en Défense pour { $who }{ $time }.
effect-immune = Les coups n’ont aucun effet sur { $who }{ $time }.
effect-cap = Au plus { $by } PV perdus par coup pour { $who }{ $time }.
effect-reflect = Riposte de { $by } contre qui blesse { $who }{ $time }.
effect-range = Portée { $by } pour { $who }{ $time }.
effect-class_bonus = Bonus de classe { $by } pour { $who }{ $time }.
effect-metric = Pour { $who }, les diagonales comptent pour une case{ $time }.
effect-diagonal = Déplacement en diagonale permis pour { $who }{ $time }.
effect-root = Déplacement interdit pour { $who }{ $time }.
effect-no_attack = Attaque interdite pour { $who }{ $time }.
effect-no_power = Pouvoirs interdits pour { $who }{ $time }.
effect-cost = Coût des attaques { $by } PM pour { $who }{ $time }.
effect-element_bonus = Chaque avantage élémentaire compte { $by } de plus pour { $who }{ $time }.
effect-extra_attack = { $by ->
    [one] Une attaque de plus
   *[other] { $by } attaques de plus
} pour { $who }{ $time }.
effect-add_element = Élément { $element } en plus pour { $who }{ $time }.
effect-replace_element = Élément { $element } seul pour { $who }{ $time }.
effect-second = Un second Héros sur le terrain vous est permis{ $time }.
effect-discount = Votre boutique demande { $by } pièces de moins{ $time }.
effect-extra_attack_card = Vous pouvez attacher { $by } attaque de plus{ $time }.
effect-extra_equipment = Vous pouvez attacher { $by } équipement de plus{ $time }.
effect-damage = Dégâts : { $n }, sur { $who }.
effect-heal = Soin : { $n } PV, pour { $who }.
effect-ko = K.O. immédiat : { $who }.
effect-coins = Gagnez { $n } pièces.
effect-coins-lose = Perdez { $n } pièces.
effect-coins-enemy = L’adversaire gagne { $n } pièces.
effect-coins-enemy-lose = L’adversaire perd { $n } pièces.
effect-steal = Volez jusqu’à { $n } pièces.
effect-draw = { $n ->
    [one] Piochez une carte.
   *[other] Piochez { $n } cartes.
}
effect-discard = { $n ->
    [one] Défaussez une carte.
   *[other] Défaussez { $n } cartes.
}
effect-discard-enemy = { $n ->
    [one] L’adversaire perd une carte de sa main, au hasard.
   *[other] L’adversaire perd { $n } cartes de sa main, au hasard.
}
effect-look = Regardez les { $n } premières cartes de votre pioche.
effect-reorder = Regardez les { $n } premières cartes de votre pioche et remettez-les dans l’ordre voulu.
effect-swap_shop_card = Mettez une carte de votre boutique sous votre pioche ; la suivante prend sa place.
effect-refresh_shop = Mettez votre boutique sous votre pioche et étalez de nouvelles cartes.
effect-search_pile = Cherchez dans votre pioche une carte { $kind }, puis mélangez-la.
effect-salvage = Reprenez une carte { $kind } de votre cimetière.
effect-bonus_roll = Lancez encore le dé de la chance pour des pièces.
effect-reroll = Relancez le dé de la chance ; le nouveau chiffre compte.
effect-roll_for = Lancez un dé. { $n } ou plus : { $then } { $other }
effect-otherwise = Sinon : { $other }
effect-pm = Récupération : { $n } PM pour { $who }.
effect-pm-drain = Perte : { $n } PM pour { $who }.
effect-restore_uses = { $n ->
    [one] Une utilisation rendue à une attaque : { $who }.
   *[other] { $n } utilisations rendues à une attaque : { $who }.
}
effect-add_life = Durée de vie +{ $n } pour un équipement : { $who }.
effect-destroy-attack = Détruisez une attaque : { $who }.
effect-destroy-equipment = Détruisez un équipement : { $who }.
effect-move_attachment-attack = Déplacez une attaque d’un de vos Héros vers un autre.
effect-move_attachment-equipment = Déplacez un équipement d’un de vos Héros vers un autre.
effect-move = { $n ->
    [one] Marche d’une case au plus : { $who }.
   *[other] Marche de { $n } cases au plus : { $who }.
}
effect-teleport = Posez sur une case libre : { $who }.
effect-push = { $n ->
    [one] Poussée d’une case : { $who }.
   *[other] Poussée de { $n } cases au plus, en ligne : { $who }.
}
effect-block = Fermez une case libre{ $time }.
effect-free = Libérez { $who }, quelle que soit sa condition.
effect-lock = Enfermez à nouveau { $who }.
effect-return = Renvoyez en Prison { $who }, toujours libre.
effect-force_swap = Échange obligatoire contre un autre Héros libéré : { $who }.
effect-revert = Perte d’un niveau : { $who }.
effect-copy_power = Utilisez le pouvoir de l’autre : { $who }.
effect-contest = Comparez la Chance avec le Héros adverse. Si vous gagnez : { $then } { $other }
effect-choose = Au choix : { $modes }
effect-or = { $a } — ou — { $b }
effect-may = Vous pouvez payer { $n } pièces : { $then }

need-round = manche { $n } ou plus tard
need-heart_at_most = votre Cœur a { $n } PV ou moins
need-bank = vous avez { $n } pièces
need-cemetery = { $n } cartes sont dans votre cimetière
need-hand = vous tenez { $n } cartes
need-terrain = le Terrain est { $element }
need-wearing-any = { $n ->
    [one] il porte une carte
   *[other] il porte { $n } cartes
}
need-wearing-attack = { $n ->
    [one] il porte une attaque
   *[other] il porte { $n } attaques
}
need-wearing-equipment = { $n ->
    [one] il porte un équipement
   *[other] il porte { $n } équipements
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
    [one] un de vos Héros a été K.O.
   *[other] { $n } de vos Héros ont été K.O.
}
need-event-enemy_ko = { $n ->
    [one] un Héros adverse a été K.O.
   *[other] { $n } Héros adverses ont été K.O.
}
need-event-taken = vos Héros ont subi { $n } dégâts
need-event-dealt = vous avez infligé { $n } dégâts
need-luck_face = votre dé de la chance a montré { $n }
need-received = { $n ->
    [one] une carte lui a été attachée
   *[other] { $n } cartes lui ont été attachées
}
need-lower-freed = son niveau inférieur était libre
need-lower-received = { $n ->
    [one] une carte a été attachée à son niveau inférieur
   *[other] { $n } cartes ont été attachées à son niveau inférieur
}
need-lower-dealt = son niveau inférieur a infligé { $n } dégâts
need-pay = payez { $n } pièces
need-discard = { $n ->
    [one] défaussez une carte
   *[other] défaussez { $n } cartes
}
need-give_up = { $n ->
    [one] abandonnez une carte attachée
   *[other] abandonnez { $n } cartes attachées
}
need-lose_heart = perdez { $n } PV de Cœur
need-roll = lancez { $n } ou plus
need-or = { $a } ou { $b }
