# What can be said, each in one line: the help. The words themselves are the same in every language.

## A table and its people

word-new = open a table: “new rummikub”
word-join = sit down; “join” and a code: at the table with that code
word-leave = get up for good
word-start = deal the first round
word-stop = close the table
word-next = deal the next round
word-rematch = another match, same seats, same rules
word-pause = stop the clock: nobody can play until “resume”
word-resume = go on
word-nudge = ask whose turn it is to go on
word-back = play for yourself again where a computer plays for you
word-host = hand the table on: “host” and a name
word-remove = have somebody get up: “remove” and a name
word-standin = a computer plays for somebody: “standin” and a name
word-table = show the table
word-tables = all your tables
word-score = show the score
word-replay = see the round again
word-history = read all turns of the round
word-record = the game as a file
word-rules = how this sheet is played
word-settings = what is agreed at this table
word-language = speak another language: “language de”
word-notify = where to be called on your turn: “notify dm”, “notify group”, “notify both”, “notify quiet”
word-quiet = hours in which long turns rest and wait: “quiet 22-8 Berlin”; no more: “quiet off”
word-help = what you can say now; “help all”: every word
word-web = a private link to this table in your browser; “web off” closes it
word-stats = your figures; “stats” and a name: those of somebody here
word-puzzle = the puzzle of the day: “puzzle”, “puzzle hard”; with a table: your answer
word-privacy = what is kept about you; “privacy export”, “privacy forget”, “privacy hide”
word-quit = leave the program; the match is kept

## The turn

word-rack = show your rack or hand
word-sort = sort what you hold: “sort colour”, “sort number”
word-group = keep some of it together: “group r4 r5”; “group” alone: no more
word-play = place tiles of your rack on the table: “play r7 b9”; said again: another way to place them
word-arrange = write the whole table, a bar between melds; “#2” is meld 2, “...” are all the others
word-move = move a tile: “move r8 3”, “move r8 new”
word-split = split a run: “split 3 r6”
word-pick = take tiles of your rack in hand, each a meld of its own for now: “pick r7”
word-undo = take back the last step
word-reset = begin your turn anew
word-repair = make the nearest legal table of your draft
word-done = lay what you have placed and end your turn; with cards: end it with an empty hand
word-draw = draw from the stock; with tiles your turn ends
word-pass = let your turn go by; only when the stock is empty
word-return = put a tile back when your rack is full: “return r7”
word-take = take a card: “take stock” or “take discard”
word-meld = lay a meld: “meld 7H 8H 9H”
word-layoff = add to a meld: “layoff 10H 2” adds to meld 2
word-discard = discard a card: your turn ends
word-object = say that a meld of the last lay is faulty
word-accept = let the last lay stand
word-hint = a hint: whether you can lay, which tiles, then how
word-auto = draw by itself while you cannot lay: “auto”; “auto first”: until your first laying
