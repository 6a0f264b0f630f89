# The help: each word in one line. The names of the words are in bot/reading/languages.

## A table and its people

word-new = open a table: “new rummikub”
word-join = take a seat; at a table in another chat: “join BCDF”
word-leave = leave the table
word-start = deal the first round
word-stop = close the table
word-next = deal the next round
word-rematch = play another match: same seats, same rules
word-pause = pause the game; “resume” continues it
word-resume = continue a paused game
word-nudge = remind the player whose turn it is
word-back = take your seat back from the computer player
word-host = make somebody else the host: “host NAME”
word-remove = remove a player: “remove NAME”
word-standin = let a computer player take somebody’s turns: “standin NAME”
word-table = show what’s on the table
word-tables = list the tables you’re at
word-score = show the score
word-replay = watch a replay of the round
word-history = list all turns of the round
word-record = get the match as a file
word-rules = read the rules of the game
word-settings = see the settings of this table
word-language = change the language: “language de”
word-notify = choose where I tell you it’s your turn: “notify dm”, “notify group”, “notify both”, “notify quiet”
word-quiet = set hours during which long time limits are paused: “quiet 22-8 Berlin”; to stop: “quiet off”
word-help = see what you can type now; “help all” lists all commands
word-web = get a private link to this table in your browser; “web off” closes it
word-stats = see your own figures from all rounds, such as points and time per turn; another’s: “stats NAME”
word-puzzle = solve the puzzle of the day: “puzzle”, “puzzle hard”; to answer: “puzzle TABLE”
word-privacy = see what I keep about you; “privacy export”, “privacy forget”, “privacy hide”
word-quit = leave the program; your match is saved

## The turn

word-rack = show your rack or hand
word-sort = sort what you hold: “sort colour”, “sort number”
word-sort-cards = sort your hand: “sort colour” by suit, “sort number” by rank
word-group = keep tiles together on your rack: “group r4 r5”; to ungroup them, just “group”
word-play = place tiles from your rack on the table: “play r7 b9”; send it again for another way to lay them
word-arrange = rewrite the whole table: “arrange #2 | r7 r8 r9 | ...” (“#2” is meld 2, “...” everything else)
word-move = move a tile: “move r8 3”, “move r8 new”
word-split = split a run in two: “split 3 r6” splits meld 3 so that r6 starts the second part
word-pick = take a tile from your rack without placing it in a meld yet: “pick r7”
word-undo = take back the last step; “undo 3” takes back the last three
word-reset = start your turn again
word-repair = change your unfinished move into the closest legal one; it costs nothing, and “undo” takes it back
word-done = confirm your move and end your turn; in card games, end your turn once your hand is empty
word-done-tiles = confirm your move and end your turn
word-done-cards = end your turn once your hand is empty
word-draw = draw from the stock; in tile games, that ends your turn
word-draw-tiles = draw from the stock, which ends your turn
word-pass = skip your turn; only when the stock is empty
word-return = return a tile to the stock when your rack is full: “return r7”
word-take = take a card: “take stock” or “take discard”
word-meld = lay a meld: “meld 7H 8H 9H”
word-layoff = add to a meld: “layoff 10H 2” adds to meld 2
word-discard = discard a card, which ends your turn
word-object = object to the last move if one of its melds is invalid
word-accept = accept the last move
word-hint = get a hint: first whether you can lay, then what, then how; “hint full” tells you everything at once
word-auto = draw automatically when you can’t lay: “auto”; with “auto first”, only until your initial meld
