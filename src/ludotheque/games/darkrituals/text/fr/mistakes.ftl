# Ce qui ne va pas dans des cartes écrites à la main. Les mots entre guillemets sont tels que dans le fichier.
mistake-tile = « { $tile } » n’est pas une tuile : une lettre pour la colonne, puis la rangée, comme A1
mistake-tile-twice = { $tile } y est deux fois
mistake-zone = il n’y a pas de zone « { $zone } » sur ces tuiles
mistake-yellow = la Fosse et le démon ont besoin d’une zone jaune
mistake-wall = « { $wall } » devrait nommer deux zones séparées par un trait d’union, comme A1.NE-B1.NW
mistake-unreached = { $zone } ne peut pas être atteinte depuis la zone rouge
mistake-apart = { $zone } et { $other } ne se touchent pas
mistake-lone-pit = il faut au moins deux zones à côté de la Fosse
mistake-on-pit = personne ne peut commencer sur la Fosse
mistake-welcome = la zone verte doit être à côté de la Fosse
mistake-rubies = les rubis se jettent dans la Fosse, et il n’y en a pas
mistake-peasants = { $n } âmes sont à libérer ou à piéger : il faut autant de paysans
mistake-ritual-serfs = le rituel prend { $n } serfs ; il en faut au moins deux de plus
mistake-sacrifice-serfs = une rencontre à sacrifice demande au moins { $n } serfs
mistake-rewards = deux d’entre elles sont sur { $n } ; à chacune son nombre
mistake-need = { $word } demande { $need }, que cette rencontre n’a pas
mistake-count = { $word } demande n, combien
mistake-no-count = { $word } ne compte rien : enlevez n
mistake-total = « { $step } » n’est pas un total d’incantation : un nombre jusqu’à { $most }, suivi d’un plus là où cela continue, comme 7+

# Une ligne de carte de héros qui ne se lit pas. La langue des cartes est l’anglais : ses mots restent tels quels.
misread = il faut d’abord { $wanted }
misread-not = il faut d’abord { $wanted } et non « { $given } »
misread-after = après « { $before } », il faut { $wanted }
misread-after-not = après « { $before } », il faut { $wanted } et non « { $given } »
misread-x = { $word } demande le niveau LX, qui dit ce qu’il vaut
misread-plus-x = +X n’est que pour les réactions
misread-trigger = l’effet ne convient pas au déclencheur : le butin est pour les fouilles, la portée pour les attaques, + pour le reste
wanted-word = « { $word } »
wanted-one-of = l’un de ces mots : { $words },
wanted-number = un nombre
wanted-number-from-1 = un nombre d’au moins 1
wanted-level = un niveau, de L1 à L4 ou LX,
wanted-trigger = un déclencheur, comme « Hero attacked » ou « Hero attacks Witch »,
wanted-end = la fin de la ligne

# Des cartes qui ne vont pas avec celles d’à côté.
problem-no-decks = il n’y en a pas : les cartes à soi sont dans un dossier que nomme ludo --cards
problem-slot-without-ai = l’emplacement { $slot } n’a pas de carte d’IA, et il lui en faut au moins une
problem-slot-actions = l’emplacement { $slot } demande une seule carte d’Action et { $given ->
    [none] n’en a pas
   *[other] a { $given }
} ; une carte qui porte l’identifiant d’une des nôtres, comme action-{ $slot }, prend sa place
problem-no-spell = « { $word } » n’est pas un sort{ $near ->
    [none] {""}
   *[other] {""} ; est-ce { $near } ?
}
problem-idle-in-attack = { $word } ne fait rien en attaque
problem-idle-in-defence = { $word } ne fait rien en défense
problem-not-called = « { $word } » n’est ni un sbire ni une créature{ $near ->
    [none] {""}
   *[other] {""} ; est-ce { $near } ?
}
problem-no-unit = il n’y a pas d’unité de ce nom{ $near ->
    [none] {""}
   *[other] {""} ; est-ce { $near } ?
}
problem-demon-placed = un démon s’invoque et ne commence pas sur le plateau ; nommez-le dans le champ demon
problem-figures = il n’y en a que { $n }
problem-no-witch = au moins une sorcière doit commencer sur le plateau
problem-no-demon = « { $word } » n’est pas un démon
problem-witch-away = « { $word } » ne commence pas sur le plateau
problem-tokens = il n’y a que { $n } jetons
