# Texts for Discord only.

discord-rummy = Rummy: your tables and you
discord-turn = Your turn at a table
discord-player = Quiet hours, a first game, questions about the rules
discord-evening = Hand of the day, rankings, fair shuffles

discord-option-sheet = which rules
discord-option-code = the code of a table
discord-option-code-link = the code that your other account was given
discord-option-name = a player’s name
discord-option-change = what to change: clock 1h
discord-option-language = which language
discord-option-hours = from when to when, and where: 22-8 Berlin
discord-option-way = where
discord-option-word = which word
discord-option-answer = a level, a game, or your answer
discord-option-question = what you would like to know
discord-option-phrase = your word for the shuffle; left out, I pick one
discord-option-whom = whose stats: a name; left out: yours
discord-option-list = a game, or a month: 2026-10
discord-option-what = list, share, or fix and a game
discord-option-wish = what to do with it
discord-option-order = by what
discord-option-tiles = tiles from your rack: r7 r8 r9
discord-option-tile = a tile from your rack
discord-option-table = the whole table, with a bar between melds
discord-option-moved = a tile of yours or on the table: r8
discord-option-to = a meld: 3; from one to another: 2 3; or new, rack
discord-option-at = the tile that starts the second part
discord-option-pile = from where
discord-option-cards = cards from your hand: 7H 8H 9H
discord-option-meld = the number of a meld on the table
discord-option-until = until when

discord-to-table = Go to the table
discord-choose = Choose from the list first.
discord-arrange = The whole table
discord-arrange-how = Melds, with a bar between them
discord-closed = { $name }, your direct messages are closed to me. Press { $rack } at the table here: only you see it.
discord-turn-number = Turn { $number }
discord-direct = Send me my turns by DM
discord-here = Play my turns in the channel
