# Les robots qu’il y a, et comment on les écrit.
no-bot = aucun robot ne s’appelle « { $name } » ; il y a { $names }
no-bot-of-game = { $game } n’a pas de robot « { $word } » ; il y a les niveaux { $strengths } et les robots { $names }
no-strength = { $game } n’a pas de niveau « { $word } » ; il y a { $strengths }
spec = { $spec } n’est pas un robot : { $why }
spec-number = après les deux-points vient un nombre entier à partir de 1, comme { $example }
spec-nothing = { $name } ne prend rien après son nom
spec-slips = après les deux-points viennent le nombre de réponses sur cent qu’il donne au hasard, puis celui qu’il imite le reste du temps, comme slips:25:greedy:4
spec-ismcts = après les deux-points vient un nombre d’itérations (ismcts:400) ou de secondes (ismcts:0.5s), puis si l’on veut le nombre de réponses à jouer encore, au plus, avant de juger (ismcts:400:cut=30)
