# The settings of a table, as choices: short enough for buttons.

## The line of a lobby

short-clock-sheet = { $seconds ->
        [0] no time limit
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 day
short-clock-3d = 3 days
short-clock-none = no time limit
short-clock-turn = { $time } a turn
short-goal-rounds = { $amount ->
        [one] 1 round
       *[other] { $amount } rounds
    }
short-goal-target = to { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
short-goal-chips = { $amount ->
        [one] to 1 chip
       *[other] to { $amount } chips
    }
short-assist-none = no help
short-assist-arrange = help with placing, no hints
short-assist-hints = { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
short-assist-open = unlimited hints
short-racks-dm = in direct messages
short-racks-here = in this channel
short-look-picture = picture
short-look-emoji = emoji
short-look-text = text

## The pages

page-sheet = Game: { $now }
page-rule = House rules
page-clock = Time limit: { $now }
page-rounds = Length: { $now }
page-computers = Computer players: { $now }
page-assist = Hints and help: { $now }
page-racks = { $family ->
        [cards] Where hands are shown
       *[tiles] Where racks are shown
    }
page-look = View: { $now }
page-join = Newcomers join: { $now }
short-join-round = next round
short-join-midway = straight away
short-join-match = next match
settings-pick-join = When should newcomers take over a computer player’s seat? Without one, they join in the next match.
joins-round = Newcomers take over a computer player’s seat in the next round. Without one, they join in the next match.
joins-midway = Newcomers take over a computer player’s seat straight away. Without one, they join in the next match.
page-watch = Watching: { $now }
short-watch-on = allowed
short-watch-off = not allowed
settings-pick-watch = Should spectators be allowed?
watch-on = Anybody with the code may watch: “watch { $code }”.
watch-off = Spectators aren’t allowed.
page-thread = Thread for this table
page-option = { $name }: { $now }
setting-how = “settings { $name } { $example }” changes it. Options: { $choices }.
setting-youngest = { $known ->
        [yes] { $name } counts as the youngest.
       *[no] Nobody is named as the youngest.
    }
page-choice = { $label }: “{ $word }”
page-goal-printed = as in the printed rules: { $goal }
button-settings-done = Done
button-settings-computers-more-easy = Add a computer player: easy
button-settings-computers-more-normal = Add a computer player: normal
button-settings-computers-more-hard = Add a computer player: hard
settings-back = Back
button-settings-all = All settings
settings-more = “settings clock 5m” changes the time limit; “settings all” lists everything.
rules-deal = The deal, and who starts
rules-laying = Laying melds
rules-moving = Rearranging
rules-counting = Scoring
rules-stock = When the stock is empty or a rack is full
rules-timeout = When time runs out
settings-pick-menu = What would you like to change?
settings-pick-sheet = Which rules would you like to play by?
settings-pick-rule = Which house rule would you like to change?
settings-pick-value = { $rule }:
settings-pick-clock = How long can a turn last?
settings-pick-rounds = How long should the match be?
settings-pick-computers = Who else is playing?
settings-pick-computers-luck = Who else is playing? These rules are mostly luck: “{ $better }” hardly wins more often than “{ $worse }”.
settings-pick-assist = How much help should be allowed?
settings-pick-racks = { $family ->
        [cards] Where should hands be shown?
       *[tiles] Where should racks be shown?
    }
settings-pick-look = How should the table be shown?

## House rules

option-other = { $name }
option-jokers = Jokers
option-numbers = Highest number
option-copies = Copies of each tile
option-hand = Dealt to each player
option-first-laying = Points for the initial meld
option-rebuild = Rearranging
option-same-turn = Use the table with the initial meld
option-joker-laid = Joker’s value in the initial meld
option-joker-left = Joker’s value when left over
option-joker-exchange = Replacing a joker
option-handrummy = Going out in one turn counts double
option-stock-out = When the stock is empty
option-stock-out-at = Stock counts as empty
option-rack-limit = Rack limit
option-penalty-tiles = Penalty tiles for an unfinished move
option-idle-penalty = Penalty tiles for placing nothing
option-loose-table-tiles = Loose table tiles when time’s up
option-false-melds = Invalid melds
option-one-action = Only one meld or addition per turn
option-time-limit = Standard time limit, in seconds
option-first-starter = Who starts the first round
option-next-starter = Who starts later rounds
option-number-cards = Value of number cards
option-ace-high = Ace also high
option-last-card-discard = Last card must be discarded
choice-rack-limit-0 = no limit
choice-time-limit-0 = none
choice-yes = yes
choice-no = no
choice-none = none
choice-first-laying-none = no initial meld required
choice-first-laying-0 = any value
choice-hand-sheet = as in the printed rules
choice-rebuild-free = freely
choice-rebuild-keep3 = at least three tiles stay together
choice-rebuild-none = not at all
choice-joker-laid-value = like the tile it stands for
choice-joker-exchange-rack = with a tile from the rack
choice-joker-exchange-rack-or-table = with a tile from rack or table
choice-joker-exchange-none = not allowed
choice-stock-out-draw = the round is a tie
choice-stock-out-aborted = the round is abandoned
choice-stock-out-lowest = play on; fewest points left wins
choice-stock-out-skip = play on; only going out wins
choice-stock-out-at-last-draw = after the last draw
choice-stock-out-at-first-need = when somebody finds nothing to draw
choice-loose-table-tiles-offender = to the player’s rack
choice-loose-table-tiles-restore = the table goes back to how it was
choice-loose-table-tiles-salvage = back to their melds; new melds stay
choice-loose-table-tiles-stock = into the stock
choice-false-melds-refused = can’t be laid
choice-false-melds-players = stand unless somebody objects
choice-first-starter-lot = at random
choice-first-starter-highest = highest tile
choice-first-starter-youngest = youngest player
choice-first-starter-left-of-dealer = left of the dealer
choice-next-starter-lot = at random
choice-next-starter-highest = highest tile
choice-next-starter-youngest = youngest player
choice-next-starter-left = next player to the left
choice-number-cards-face = face value
choice-number-cards-one = one point
