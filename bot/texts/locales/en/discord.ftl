# Texts for Discord only.

discord-rummy = Tables, settings, rules and your account
discord-turn = Your turn at a table
discord-player = Quiet hours, a first game, questions about the rules
discord-evening = Hand of the day, rankings, fair shuffles

discord-option-sheet = which game
discord-option-code = the code of a table
discord-option-code-link = the code shown to your other account
discord-option-name = a player’s name
discord-option-change = what to change, for example clock 1h
discord-option-language = which language
discord-option-hours = start, end and city, for example 22-8 Berlin
discord-option-way = where to notify you
discord-option-word = the command you want help with
discord-option-what-hint = full: everything at once
discord-option-what-puzzle = a level, a game, or your answer
discord-option-question = what you would like to know
discord-option-phrase = your word for the shuffle; if you leave it out, I pick one
discord-option-whom = a player’s name; leave it out to see your own stats
discord-option-list = a game, or a month, for example 2026-10
discord-option-what = list, share, or fix followed by the game this chat should play every day
discord-option-action = what to do with it
discord-option-order = what to sort by
discord-option-tiles = tiles from your rack, for example r7 r8 r9
discord-option-tile = a tile from your rack
discord-option-table = the whole table, with a bar between melds
discord-option-moved = one of your tiles or one on the table, for example r8
discord-option-to = where it goes: a meld (3), from one meld to another (2 3), new or rack
discord-option-at = the tile that starts the second part
discord-option-pile = which pile to take it from
discord-option-cards = cards from your hand, for example 7H 8H 9H
discord-option-meld = the number of a meld on the table
discord-option-steps = how many steps to take back; leave it out for the last one
discord-option-until = first: until your initial meld; off: stop

discord-to-table = Go to the table
discord-to-direct = Go to direct messages
discord-choose = Choose from the list first.
discord-arrange = Rewrite the whole table
discord-arrange-how = Melds, with a bar between them
discord-closed = { $name }, I can’t send you direct messages. Press “{ $rack }” at the table here: only you will see it.
discord-turn-number = Turn { $number }
discord-turn-ages = After 15 minutes this copy no longer changes: “{ $rack }” brings a new one.
discord-direct = Send me my turns by DM
discord-here = Play my turns in the channel
