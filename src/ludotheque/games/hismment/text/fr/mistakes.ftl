# Ce qui ne va pas dans des cartes écrites à la main. Les champs et les mots entre guillemets sont tels que dans le fichier.
mistake-need = « { $need } » : { $what }
mistake-below-0 = doit valoir 0 ou plus
mistake-below-1 = doit valoir 1 ou plus
mistake-level = doit valoir 1, 2 ou 3
mistake-die = le dé de la chance va de 1 à { $faces } (HIS-E04)
mistake-no-hero = cette carte n’a pas de Héros à elle

# Les champs d’une carte.
mistake-field = { $kind ->
    [terrain] un Terrain
    [hero] un Héros
    [equipment] un équipement
    [attack] une attaque
   *[chapter] un Chapitre
} n’a pas ce champ
mistake-price = doit valoir 0 ou plus (HIS-K12)
mistake-terrain = il faut les deux à un Terrain
mistake-terrain-level = un Terrain n’en a pas
mistake-hero = il les faut tous à un Héros
mistake-elements = un Héros en a { $most } au plus
mistake-lower = un Héros de niveau 1 n’est posé sur aucune carte de niveau inférieur (HIS-V14)
mistake-evolves = il le faut aux Héros au-dessus du niveau 1, et à eux seuls
mistake-cumulative = seulement pour les Héros qui ont évolué (HIS-V15)
mistake-equipment = un équipement a une classe, et c’est une arme (weapon), une armure (armour) ou un fétiche (fetish)
mistake-life = 1 ou plus, ou rien du tout (HIS-A21)
mistake-attack = une attaque est offensive, spéciale (special) ou de soutien (support) et a un seul élément
mistake-signature = un Héros Signature et son Pouvoir Signature vont ensemble (HIS-A24)
mistake-exhaustion = doit valoir 1 ou plus (HIS-A22)
mistake-no-text = il faut un texte à une attaque qui n’est pas offensive (HIS-F06)
mistake-play = il faut à un Chapitre un texte avec when = "play"
mistake-series = il en faut une à un Chapitre au-dessus du niveau 1 (HIS-T16)

# Un texte : quand, combien de fois, à quel prix, à quelles conditions.
mistake-when = when = "{ $when }" n’arrive jamais pour ce genre de carte ; moments possibles : { $moments }
mistake-do = il faut au moins un effet
mistake-times = doit valoir 1 ou plus (HIS-T12)
mistake-often = plusieurs fois par tour, c’est pour les pouvoirs (activate) ; avec per_game, c’est par partie (HIS-T12)
mistake-once = un Chapitre ne se joue de toute façon qu’une fois (HIS-T26), et une partie ne se prépare qu’une fois (HIS-S16)
mistake-always = pas pour ce qui vaut en permanence (static)
mistake-locked = c’est en Prison que les Héros sont enfermés : il faut aussi prison = true (HIS-T31)
mistake-cost = personne ne paie moins que rien (HIS-E22)
mistake-nobody-pays = cette carte n’a pas de Héros à elle pour les payer (HIS-T15)
mistake-paid = « { $need } » sert à libérer des Héros ; ce que coûte un texte s’écrit dans cost (HIS-T15)
mistake-ways = il faut au moins une condition à chacune

# Ce que fait un texte, et à qui.
mistake-static = seul modify peut valoir en permanence (static)
mistake-heart = seuls damage et heal agissent sur un Cœur
mistake-self = to = "self" (aussi quand rien n’est dit) : cette carte n’a pas de Héros à elle
mistake-both-hearts = avant le premier tour, un Terrain parle à chacun des joueurs : "both_hearts" demande un texte à part
mistake-target = to = "target" est pour les attaques et ce qui s’y passe
mistake-aim = une attaque vise le terrain (target) ou la Prison (enemy_prisoner)
mistake-in-prison = en Prison, « { $verb } » ne peut viser personne
mistake-on-field = sur le terrain, « { $verb } » ne peut viser personne
mistake-enemy-side = du côté adverse, seuls les prix peuvent changer (discount)
mistake-turns = 0 pour ce tour-ci, un nombre de tours, ou -1 jusqu’à la fin de la partie (HIS-T23)
mistake-this-attack = { $turns }, cette attaque, est pour les Héros et les moments { $moments } (HIS-F22)
mistake-metric = la distance se compte avec diagonales (0) ou sans (1) (HIS-C02)
mistake-by = { $word } demande 1 ou plus
mistake-how = à { $word }, on ne peut qu’ajouter (add)
mistake-cap = les dégâts ne peuvent pas être plafonnés au-dessous de 0 (HIS-F11)
mistake-element = il le faut à add_element et à replace_element, et à eux seuls
mistake-only-element = ce qui change en permanence les éléments d’un Héros ne peut pas dépendre de ses éléments (only.element)
mistake-branches = il faut un effet à l’un des deux
mistake-may = 0 pièce ou plus, et au moins un effet
mistake-modes = il faut au moins un effet à chacun

# Des cartes qui ne vont pas avec celles d’à côté.
mistake-evolves-from = doit être le Héros de la même lignée, un niveau plus bas
mistake-no-line = aucune lignée de Héros ne s’appelle « { $line } »
