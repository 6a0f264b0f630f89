# What a table agrees on, to pick from: short enough for a button.

## The line of a lobby

short-clock-sheet = { $seconds ->
        [0] no clock
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 day
short-clock-3d = 3 days
short-clock-none = no clock
short-goal-rounds = { $amount ->
        [one] 1 round
       *[other] { $amount } rounds
    }
short-goal-target = to { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
short-goal-chips = { $amount ->
        [one] 1 chip
       *[other] { $amount } chips
    }
short-assist-none = no help
short-assist-arrange = places tiles
short-assist-hints = { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
short-assist-open = all help
short-racks-dm = in direct messages
short-racks-here = in this channel
short-look-picture = picture
short-look-emoji = emoji
short-look-text = text

## The pages

page-sheet = Rules: { $now }
page-rule = House rules
page-clock = Clock: { $now }
page-rounds = Length: { $now }
page-computers = Computers: { $now }
page-assist = Help: { $now }
page-racks = Racks
page-look = Table as { $now }
page-join = Newcomers: { $now }
short-join-round = next round
short-join-midway = at once
settings-pick-join = When do newcomers sit down?
joins-round = Newcomers sit down in the next round.
joins-midway = Newcomers take over a computer’s seat at once.
page-watch = Watching: { $now }
short-watch-on = allowed
short-watch-off = not allowed
settings-pick-watch = May people watch from elsewhere?
watch-on = Anybody with the code may watch: “watch { $code }”.
watch-off = Nobody watches from elsewhere.
page-thread = A thread of its own
page-option = { $name }: { $now }
page-choice = { $label }: “{ $word }”
page-goal-printed = as printed: { $goal }
button-settings-done = Done
button-settings-computers-more-easy = Add an easy one
button-settings-computers-more-normal = Add a normal one
button-settings-computers-more-hard = Add a hard one
settings-back = Back
button-settings-all = All settings
settings-more = “settings clock 5m” changes one of them; “settings all” lists them all.
rules-deal = Tiles, deal and first player
rules-laying = Laying
rules-moving = Rearranging
rules-counting = Counting
rules-stock = Empty stock, full rack
rules-bell = When time runs out
settings-pick-menu = What would you like to change?
settings-pick-sheet = By which rules do you play?
settings-pick-rule = Which house rule would you like to change?
settings-pick-value = { $rule }:
settings-pick-clock = How long may a turn take?
settings-pick-rounds = How long is the match?
settings-pick-computers = Who else plays?
settings-pick-computers-luck = Who else plays? With these rules luck decides most: “{ $better }” wins little more often than “{ $worse }”.
settings-pick-assist = How much help is there?
settings-pick-racks = Where are racks shown?
settings-pick-look = How is the table shown?

## House rules

option-other = { $name }
option-jokers = Jokers
option-numbers = Highest number
option-copies = Copies of each tile
option-hand = Dealt to each
option-first-laying = First laying, points
option-rebuild = Rearranging
option-same-turn = Table open in that turn too
option-joker-laid = Joker laid counts
option-joker-left = Joker left counts
option-joker-exchange = Tile for a joker comes
option-handrummy = Handrummy
option-stock-out = When the stock is empty
option-stock-out-at = The stock counts as empty
option-rack-limit = Most tiles on a rack
option-penalty-tiles = Drawn at the bell
option-idle-penalty = Drawn for doing nothing
option-loose-table-tiles = Loose tiles at the bell
option-false-melds = Faulty melds
option-one-action = One action a turn
option-time-limit = Printed clock, seconds
option-first-starter = The first round begins
option-next-starter = Later rounds begin
option-number-cards = Number cards count
option-ace-high = Ace also high
option-last-card-discard = Last card is discarded
choice-rack-limit-0 = no limit
choice-time-limit-0 = none
choice-yes = yes
choice-no = no
choice-none = none
choice-hand-sheet = as printed
choice-rebuild-free = freely
choice-rebuild-keep3 = three stay together
choice-rebuild-none = not at all
choice-joker-laid-value = as the tile it stands for
choice-joker-exchange-rack = from the rack
choice-joker-exchange-rack-or-table = from rack or table
choice-joker-exchange-none = never
choice-stock-out-draw = the round is drawn
choice-stock-out-aborted = broken off
choice-stock-out-lowest = the lowest rack wins in the end
choice-stock-out-skip = nobody wins in the end
choice-stock-out-at-last-draw = with the last draw
choice-stock-out-at-first-need = when one is needed
choice-loose-table-tiles-offender = to whose turn it was
choice-loose-table-tiles-restore = back where they lay
choice-loose-table-tiles-salvage = sound melds stay
choice-loose-table-tiles-stock = into the stock
choice-false-melds-refused = cannot be laid
choice-false-melds-players = lie until somebody objects
choice-first-starter-lot = by lot
choice-first-starter-highest = the highest tile
choice-first-starter-youngest = the youngest
choice-first-starter-left-of-dealer = left of the dealer
choice-next-starter-lot = by lot
choice-next-starter-highest = the highest tile
choice-next-starter-youngest = the youngest
choice-next-starter-left = the next to the left
choice-number-cards-face = their number
choice-number-cards-one = one point
