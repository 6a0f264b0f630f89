# Why an action was refused, and what to do instead: one text for each code of core.rules.refusals.
# Every text may use: $family (tiles, cards), $tiles as they are written, $count (how many these
# are), $points, $needed, $missing (points that are lacking), $meld (its place, counted from 1).

## Where: stands before a fault that lies in one meld of several.

refusal-in-meld = Meld { $meld } ({ $tiles }) isn’t valid. { $what }
refusal-in-pieces = { $tiles } isn’t a valid meld. { $what }
refusal-of-pieces = { $tiles }: { $what }

## Whose turn it is

refusal-round-over = This round is over. “next” begins another one.
refusal-not-seated = You’re not at this table. Use “join” to take a seat.
refusal-stale = The table has changed. Look again and choose.
refusal-not-your-turn = It’s not your turn yet.
refusal-turn-over-after-draw = You’ve drawn, so your turn is over. You can lay that tile on your next turn.
refusal-lay-or-draw-not-both = You’ve laid tiles, so your turn is over. In one turn you lay or draw, not both.

## The pieces

refusal-not-in-game = { $family ->
        [cards] { $tiles } isn’t a card in this game.
       *[tiles] { $count ->
            [one] There’s no { $tiles } in this game.
           *[other] { $tiles } aren’t in this game.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] You don’t hold { $tiles }.
       *[tiles] You don’t have { $tiles } on your rack.
    }
refusal-table-tile-missing = { $count ->
        [0] There is no meld { $meld } on the table.
        [one] { $tiles } was on the table and has to stay: place it in a meld.
       *[other] { $tiles } were on the table and have to stay: place them in melds.
    }
refusal-joker-must-be-used = A joker from the table is missing: place it in a meld before you lay.
refusal-tile-to-rack = { $tiles } belongs to the table: no tile goes from there to a rack.

## The melds

refusal-too-short = { $family ->
        [cards] A meld needs at least three cards.
       *[tiles] A meld needs at least three tiles.
    }
refusal-no-number-tile = A meld needs at least one tile that isn’t a joker.
refusal-sets-not-allowed = Only runs count here: one colour, consecutive numbers.
refusal-mixed-colours = { $family ->
        [cards] It’s neither a set (one rank) nor a run (one suit).
       *[tiles] { $sets ->
            [no] Only runs count here, and this isn’t one: use one colour.
           *[yes] It’s neither a set (one number) nor a run (one colour).
        }
    }
refusal-dup-colour = { $family ->
        [cards] A set can have each suit only once.
       *[tiles] A set can have each colour only once.
    }
refusal-set-too-long = { $family ->
        [cards] A set has at most four cards.
       *[tiles] A set has at most four tiles.
    }
refusal-wrap = { $family ->
        [cards] Runs don’t wrap around: nothing follows the highest card.
       *[tiles] Runs don’t wrap around: 1 doesn’t follow the highest number, and no joker fits beyond the ends.
    }
refusal-not-consecutive = { $family ->
        [cards] In a run, each rank follows the one before, without gaps.
       *[tiles] In a run, each number is one higher than the last. A joker stands for exactly one tile.
    }
refusal-ace-high = The ace is low in this game: it goes below the 2, not above the king.

## The first laying, and the use of the table

refusal-no-rack-tile-played = { $family ->
        [cards] Name at least one card of your own.
       *[tiles] Lay at least one tile of your own, or draw.
    }
refusal-not-opened = { $needed ->
        [0] First lay a meld from your rack alone. Then you may use the table.
        [1] First lay your initial meld: 1 point or more, from your rack alone. Then you may use the table.
       *[other] First lay your initial meld: { $needed } points or more, from your rack alone. Then you may use the table.
    }
refusal-handrummy-own-melds-only = Laying your whole rack needs no minimum, but only melds from your own rack count.
refusal-below-threshold = Your initial meld is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $missing } short of the { $needed } you need. Lay more melds of your own, or draw.
refusal-same-turn-forbidden = On the turn of your initial meld, lay only new melds from your rack. Leave the melds already on the table until your next turn.
refusal-joker-not-replaced = { $several ->
        [0] In this game no joker may be taken out of a meld: put the one of { $tiles } back.
        [one] The joker of { $tiles } stands for { $lacking }. Put { $lacking } in its place, or put the joker back.
       *[other] The joker of { $tiles } stands for { $lacking }. Put one of these in its place, or put the joker back.
    }
refusal-rebuild-not-allowed = In this game you may add to melds, but not rearrange them.
refusal-keep3 = If you take tiles from a meld, leave at least three that form a meld, or use all of it.
refusal-one-action-only = One thing a turn: lay one new meld, or add to one.

## Drawing and discarding

refusal-rack-limit = Your rack is full. Put one tile back first: “return” and the tile.
refusal-stock-empty = The stock is empty. Lay something, or “pass”.
refusal-stock-not-empty = You can still draw. You can pass only when the stock is empty.
refusal-nothing-to-draw = The discard pile is empty. Type “take stock” instead.
refusal-must-draw = Take a card first: “take stock” or “take discard”.
refusal-must-discard = End your turn with a discard: “discard” and a card.
refusal-discard-same-card = { $tiles } came from the discard pile this turn, so it can’t go back yet. Discard another card.
refusal-last-card-must-be-discarded = Keep one card back: your last card has to be discarded.

## Watching each other's melds

refusal-no-false-meld = Nothing to object to: all melds in the last move are valid.
refusal-must-be-accepted = Too late: the next player has moved, so the meld stands. Only the player whose turn it is can fix it.

## The table

refusal-players = Too many players: this game takes up to { $needed }.
refusal-wrong-starter = Another player has to start this round.

## Why the tiles that somebody names find no place

refusal-no-third = { $tiles }: you need a third { $needed } to make a set.
refusal-gap = { $tiles }: { $lacking } { $several ->
        [one] is
       *[other] are
    } missing in between.
refusal-no-end = { $tiles }: { $several ->
        [one] you need { $lacking } to make a run.
       *[other] to make a run, you need { $lacking }.
    }
refusal-no-company = { $count ->
        [one] { $tiles } makes no meld, not even with those on the table that you may use.
       *[other] { $tiles } don’t fit together, or with any meld you may use.
    }
refusal-no-place = { $tiles }: there’s no way to lay { $count ->
        [one] it
       *[other] them
    } on this table.
refusal-not-found = { $tiles }: I found no place in time. You can still type the table yourself: “arrange”.
refusal-no-repair = I can’t find anything legal that’s close to that.
refusal-left-on-rack = Still on the rack: { $tiles }.
