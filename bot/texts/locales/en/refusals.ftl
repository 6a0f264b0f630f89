# Why an action was refused, and what to do instead: one text for each code of core.rules.refusals.
# Every text may use: $family (tiles, cards), $tiles as they are written, $count (how many these
# are), $points, $needed, $missing (points that are lacking), $meld (its place, counted from 1).

## Where: stands before a fault that lies in one meld of several.

refusal-in-meld = Meld { $meld }, { $tiles }: { $what }
refusal-in-pieces = { $tiles }: { $what }

## Whose turn it is

refusal-round-over = This round is over. “next” begins another one.
refusal-not-seated = You do not play at this table.
refusal-stale = The table has moved on since then. Look again and choose anew.
refusal-not-your-turn = It is somebody else’s turn.
refusal-turn-over-after-draw = You have drawn, so your turn is over. What you drew you can lay in your next turn.
refusal-lay-or-draw-not-both = You have laid, so your turn is over. In one turn you either lay or draw.

## The pieces

refusal-not-in-game = { $family ->
        [cards] { $tiles } is no card of this game.
       *[tiles] { $count ->
            [one] { $tiles } does not exist on this sheet.
           *[other] { $tiles } do not exist on this sheet.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] You do not hold { $tiles }.
       *[tiles] You do not have { $tiles } on your rack.
    }
refusal-table-tile-missing = { $count ->
        [0] There is no meld { $meld } on the table.
        [one] { $tiles } lay on the table and has to stay there: place it in a meld.
       *[other] { $tiles } lay on the table and have to stay there: place them in melds.
    }
refusal-joker-must-be-used = A joker that lay on the table is missing: place it in a meld before you lay.
refusal-tile-to-rack = { $tiles } lies on the table: nothing goes from the table to a rack.

## The melds

refusal-too-short = { $family ->
        [cards] A meld has at least three cards.
       *[tiles] A meld has at least three tiles.
    }
refusal-no-number-tile = A meld needs at least one number tile beside its jokers.
refusal-sets-not-allowed = There are no sets on this sheet, only runs: one colour, numbers one after the other.
refusal-mixed-colours = { $family ->
        [cards] Neither a set (one rank) nor a run (one suit).
       *[tiles] Neither a set (one number) nor a run (one colour).
    }
refusal-dup-colour = { $family ->
        [cards] A set has every suit only once.
       *[tiles] A set has every colour only once.
    }
refusal-set-too-long = { $family ->
        [cards] A set has at most four cards.
       *[tiles] A set has at most four tiles.
    }
refusal-wrap = { $family ->
        [cards] A run does not go round the corner: it ends with its highest card.
       *[tiles] A run does not go round the corner: no 1 follows the highest number, and no joker fits beyond the ends.
    }
refusal-not-consecutive = { $family ->
        [cards] The ranks of a run follow each other without a gap.
       *[tiles] The numbers of a run follow each other without a gap, and a joker stands for just the tile that is missing.
    }
refusal-ace-high = The ace is low on this sheet: it goes below the 2, not above the king.

## The first laying, and the use of the table

refusal-no-rack-tile-played = { $family ->
        [cards] Name at least one card of your own.
       *[tiles] You have laid no tile of your own: lay at least one, or draw.
    }
refusal-not-opened = { $needed ->
        [0] Before you use the table you have to lay a meld of your own tiles alone.
        [1] Before you use the table you have to lay melds of your own tiles alone, worth 1 point or more.
       *[other] Before you use the table you have to lay melds of your own tiles alone, worth { $needed } points or more.
    }
refusal-handrummy-own-melds-only = A whole rack at once needs no minimum, but then it has to be melds of your own tiles alone.
refusal-below-threshold = Your first laying counts { $needed ->
        [one] { $points } of { $needed } point
       *[other] { $points } of { $needed } points
    }: { $missing } { $missing ->
        [one] point is
       *[other] points are
    } missing. Lay more of your own melds, or draw.
refusal-same-turn-forbidden = In the turn of your first laying you may only lay new melds of your own. Leave the other melds alone until your next turn.
refusal-joker-not-replaced = A joker on the table stays what it is until the tile that it stands for takes its place.
refusal-rebuild-not-allowed = On this sheet melds on the table stay whole: you can add to them, but not take them apart.
refusal-keep3 = Who takes tiles from a meld leaves three that are a meld by themselves, or takes it apart to the last tile.
refusal-one-action-only = One thing a turn: either lay one meld, or add to one.

## Drawing and discarding

refusal-rack-limit = Your rack is full. Put one tile back first: “return” and the tile.
refusal-stock-empty = The stock is empty. Lay something, or “pass”.
refusal-stock-not-empty = There is still something to draw: pass only when the stock is empty.
refusal-nothing-to-draw = There is nothing on the discard pile. “take stock” instead.
refusal-must-draw = Take a card first: “take stock” or “take discard”.
refusal-must-discard = Your turn ends with a discard: “discard” and a card.
refusal-discard-same-card = { $tiles } came from the discard pile in this turn and cannot go back there. Keep another card to discard.
refusal-last-card-must-be-discarded = Your last card has to go to the discard pile: keep one back for it.

## Watching each other's melds

refusal-no-false-meld = There is nothing wrong with what was laid last.
refusal-must-be-accepted = Too late: the next player has acted, so the meld stands. Whoever is on turn may put it right.

## The table

refusal-players = So many cannot play: this sheet takes up to { $needed }.
refusal-wrong-starter = Somebody else has to begin this round.

## Why the tiles that somebody names find no place

refusal-no-third = { $tiles }: a third { $needed } is missing.
refusal-gap = { $tiles }: { $lacking } { $several ->
        [one] is
       *[other] are
    } missing in between.
refusal-no-end = { $tiles }: { $several ->
        [one] { $lacking } is missing for a run.
       *[other] one of { $lacking } is missing for a run.
    }
refusal-no-company = { $tiles }: nothing that you named, or that you may use of the table, goes with it.
refusal-no-place = { $tiles }: there is no place for { $count ->
        [one] it
       *[other] them
    }, however the table is changed within the rules.
refusal-not-found = { $tiles }: I found no place in the time I take. You can still write the table yourself: “arrange”.
refusal-no-repair = I know of no legal table that comes near to that.
refusal-left-on-rack = Still on the rack: { $tiles }.
