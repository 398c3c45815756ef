# Which bots there are, and how their specs are written.
no-bot = no bot is called “{ $name }”; there are { $names }
no-bot-of-game = { $game } has no bot “{ $word }”; there are the strengths { $strengths } and the bots { $names }
no-strength = { $game } has no strength “{ $word }”; there are { $strengths }
spec = { $spec } is not a bot: { $why }
spec-number = after the colon comes a whole number from 1, such as { $example }
spec-nothing = { $name } takes nothing after its name
spec-slips = after the colon come how many answers in a hundred it gives at random, and whom it imitates the rest of the time, such as slips:25:greedy:4
spec-ismcts = after the colon comes a number of iterations (ismcts:400) or seconds (ismcts:0.5s), then perhaps how many answers to play on, at most, before judging (ismcts:400:cut=30)
