# The texts of screens: lobby, table, turn, result, settings, and answers to words about tables.

## Names

name-unknown = somebody
name-computer = Computer { $seat }
name-nobody = Seat { $seat } (closed)
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-parts = { $first }; { $last }
labelled = { $label }: { $what }

## Heads and the table

screen-head = { $sheet }, table { $code }
screen-head-round = { $sheet }, table { $code }, round { $round }
screen-table = On the table:
screen-table-empty = The table is still empty.
count-seat = { $name }: { $count }
count-stock = stock { $count }
count-discard = Discard pile ({ $count }): { $top } on top
turn-of = It’s { $name }’s turn.
turn-of-return = It’s { $name }’s turn: one tile has to go back to the stock.
turn-own = It’s your turn.
turn-after = You play after { $name }.
turn-in-chat = The table’s chat shows every move.

## How long something takes

time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
time-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
time-night = { $time } left; no time passes at night.
time-ends = The turn ends { $when }.
time-left = Time left for this turn: { $time }.
time-at = at { $time }
time-on-day = on { $day } at { $time }
time-weekday = { $day ->
        [mon] Mon
        [tue] Tue
        [wed] Wed
        [thu] Thu
        [fri] Fri
        [sat] Sat
       *[sun] Sun
    }
time-day = { $day ->
        [mon] Monday
        [tue] Tuesday
        [wed] Wednesday
        [thu] Thursday
        [fri] Friday
        [sat] Saturday
       *[sun] Sunday
    }
time-month = { $month ->
        [jan] January
        [feb] February
        [mar] March
        [apr] April
        [may] May
        [jun] June
        [jul] July
        [aug] August
        [sep] September
        [oct] October
        [nov] November
       *[dec] December
    } { $year }
time-date = { $day } { $month }

## Who begins

start-drawn = { $name } { $tile }
start-again = redraw: { $draws }
start-highest = Draw for first player: { $draws }. { $name } starts.
start-lot = { $name } starts (picked at random).
start-youngest = { $name } is the youngest and starts.
start-left = { $name } starts.
start-left-of-dealer = { $name } sits to the dealer’s left and starts.

## What was done

deed-draw = { $name } drew.
deed-lay = { $name } laid { $tiles }.
deed-pass = { $name } passed.
deed-for-you = { $verb ->
        [pass] I passed for you.
       *[draw] I drew for you.
    }
deed-return = { $name } put a tile back.
deed-take = { $picked ->
        [0] { $name } drew a card from the stock.
       *[other] { $name } took { $tiles } from the discard pile.
    }
deed-meld = { $name } laid { $tiles }.
deed-layoff = { $name } added { $tiles }.
deed-discard = { $name } discarded { $tiles }.
deed-done = { $name } ended the turn.
deed-object = { $name } objected to the last move.
deed-upheld = { $whose ->
        [own] You were right to object: { $judged } took { $tiles } back, without a penalty.
        [mine] { $name } was right to object: you took { $tiles } back, without a penalty.
       *[other] { $name } was right to object: { $judged } took { $tiles } back, without a penalty.
    }
deed-upheld-first = { $whose ->
        [mine] Your initial meld no longer counts.
       *[other] { $judged } has no initial meld any more.
    }
deed-accept = { $name } accepted the last move.
deed-timeout = { $told ->
        [0] Time’s up! { $name } neither laid nor drew anything.
       *[other] Time’s up! { $name } { $figures }.
    }
deed-timeout-own = { $told ->
        [0] Time’s up! You neither laid nor drew anything.
       *[other] Time’s up! You { $figures }.
    }
timeout-laid = { $family ->
        [cards] laid { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[tiles] laid { $count ->
            [one] a tile
           *[other] { $count } tiles
        }
    }
timeout-back = took back { $count ->
        [one] a tile
       *[other] { $count } tiles
    }
timeout-taken = picked up { $count ->
        [one] a tile
       *[other] { $count } tiles
    } from the table
timeout-drawn = { $family ->
        [cards] drew { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[tiles] drew { $count ->
            [one] a tile
           *[other] { $count } tiles
        }
    }{ $penalty ->
        [yes] {" "}as a penalty
       *[no] {""}
    }
timeout-returned = put { $count ->
        [one] a tile
       *[other] { $count } tiles
    } back into the stock
timeout-discarded = discarded { $tiles }
deed-leave = { $name } left.
deed-other = { $name }: { $verb }

## The lobby

lobby-seats = Seats taken: { $taken } of { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (host)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = easy
level-normal = normal
level-hard = hard
lobby-lapsed = Table closed: nobody started the game.
lobby-how = “join” takes a seat; in another chat, “join { $code }”. The host types “settings”, and then “start”.
lobby-alone = Type “settings” to change the rules, then “start” to deal.
lobby-watching = You’re watching: the game appears here once it starts.
lobby-full = All seats are taken. The host types “settings”, and then “start”.
lobby-unseated = You’re no longer at this table.
lobby-elsewhere = To join from another chat, type “join { $code }”.

## What is agreed

goal-rounds = { $amount ->
        [one] The match has 1 round.
       *[other] The match has { $amount } rounds.
    }
goal-target = The first to { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } wins the match.
goal-chips = { $amount ->
        [one] The first chip wins the match.
       *[other] The first to { $amount } chips wins the match.
    }
clock-sheet = { $seconds ->
        [0] No time limit, as printed.
       *[other] Time limit: { $seconds } seconds a turn, as printed.
    }
clock-2m = Time limit: 2 minutes a turn.
clock-5m = Time limit: 5 minutes a turn.
clock-1h = Time limit: 1 hour a turn.
clock-24h = Time limit: 1 day a turn.
clock-3d = Time limit: 3 days a turn.
clock-other = Time limit: { $time } a turn.
clock-none = No time limit.
clock-begins = The new time limit applies from the next turn.
agreed-away = { $missed ->
        [0] Absent players are not replaced.
        [one] If a player misses a turn, a computer player takes over.
       *[other] If a player misses { $missed } turns in a row, a computer player takes over.
    }
assist-none = No help: you build every move yourself.
assist-arrange = { $family ->
        [cards] I find a place for the cards you name, but give no hints.
       *[tiles] I find a place for the tiles you name, but give no hints.
    }
assist-hints = { $family ->
        [cards] Hints for each player: { $hints }. Every step of a hint counts.
       *[tiles] Hints for each player: { $hints }. Every step of a hint counts. There is no auto-draw.
    }
assist-open = { $family ->
        [cards] Hints are unlimited.
       *[tiles] Hints are unlimited, and “auto” may draw for you.
    }
leavers-computer = If somebody leaves, a computer player takes over their seat.
leavers-closed = If somebody leaves, the seat is closed.
agreed-house-rules = House rules – { $rules }
racks-dm = Racks are shown in direct messages.
racks-here = Press “{ $rack }” in the channel: only you will see it.
look-picture = The table is shown as a picture.
look-emoji = The table is shown as emoji.
look-text = The table is shown as text.
theme-light = Colour theme: light.
theme-dark = Colour theme: dark.
theme-contrast = Colour theme: high contrast.
theme-large = Everything in the pictures is shown larger.
settings-host = Host: { $name }
settings-rules = House rules you can set:
settings-how =
    The host can change all this: “settings clock 5m”, “settings rule hand=7”, “settings rounds 3”, “settings computers easy”, “settings assist none”, “settings leavers closed”, “settings sheet kids”.
    To change how the table looks: “settings look picture” (or emoji, text), “settings theme light” (or dark, contrast, large).
    “settings rule” shows how to change each house rule.
settings-mine = To change only your own view: “settings my text”, “settings my dark”.

## One's own turn

draft-table = { $count ->
        [0] Your move so far (not confirmed):
       *[other] Your move so far, with { $tiles } (not confirmed):
    }
draft-signs = What’s new in a meld is marked like this: { $tile }
draft-wrong = { $count ->
        [one] Not valid yet: meld { $numbers }
       *[other] Not valid yet: melds { $numbers }
    }
draft-misused = Not valid yet. { $what }
draft-overturned = To fit everything in, I rearranged what you had built: { $melds }
draft-only-named = Only the tiles you named are placed now. Back on your rack: { $tiles }
draft-hand = Not placed yet: { $tiles }
draft-missing = Missing from the table: { $tiles }
draft-way = { $number ->
        [1] Type “{ $word } { $tiles }” again to see another way of laying them.
       *[other] Way { $number }. Type “{ $word } { $tiles }” again for another.
    }
draft-ways-seen = { $count ->
        [one] This is the only way to place { $tiles }.
       *[other] You’ve seen all { $count } ways to place { $tiles }. Back to the first.
    }
rack = { $family ->
        [cards] Your hand ({ $count }):
       *[tiles] Your rack ({ $count }):
    }
rack-new = { $family ->
        [cards] New in your hand: { $tiles }
       *[tiles] New on your rack: { $tiles }
    }
rack-empty = { $family ->
        [cards] Your hand is empty.
       *[tiles] Your rack is empty.
    }
need-objection = You may object to the last move (“object”) or accept it (“accept”).
need-first-laying = { $points ->
        [0] First lay a meld of your own. Then you may add to the others.
        [1] Your initial meld needs 1 point or more.
       *[other] Your initial meld needs { $points } points or more.
    }
need-in-hand = Picked: { $tiles }
need-ways = These can be laid in several ways. You get the one that moves the fewest tiles; “{ $look }” shows it.
need-picked = Your initial meld: { $needed ->
        [one] { $points } of { $needed } point
       *[other] { $points } of { $needed } points
    } so far. Only complete melds count.
need-drafted = Your initial meld: { $needed ->
        [one] { $points } of { $needed } point
       *[other] { $points } of { $needed } points
    }.
need-enough = { $needed ->
        [0] That’s enough.
       *[other] Enough for your initial meld: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
coach-begin-opened = Tip: tap tiles and lay them. One is enough if it fits a meld on the table.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Tip: tap tiles that make runs worth 1 point or more, then lay them.
           *[other] Tip: tap tiles that make runs worth { $points } points or more, then lay them.
        }
       *[yes] { $points ->
            [1] Tip: tap tiles that make sets or runs worth 1 point or more, then lay them.
           *[other] Tip: tap tiles that make sets or runs worth { $points } points or more, then lay them.
        }
    }
coach-begin-own = { $sets ->
        [no] Tip: tap three or more tiles that make a run, then lay them.
       *[yes] Tip: tap three or more tiles that make a set or run, then lay them.
    }
coach-nothing-fits = { $stock ->
        [0] Nothing fits? Pass.
       *[other] Nothing fits? Draw.
    }
coach-not-enough = { $stock ->
        [0] Not enough yet? Pass.
       *[other] Not enough yet? Draw.
    }
coach-enough = Tip: that’s enough. Lay it now.
coach-begin-cards = Tip: take a card first, either the face-up one or one from the stock.
coach-draft = Tip: nothing is final yet. “Lay and end turn” confirms your move; “Undo” takes back the last step.
coach-unfinished = Tip: put every tile into a valid meld, or press “Undo”.
coach-short = Tip: not enough yet. Tap tiles for another meld and add them, or press “Undo”.
coach-drawn = Tip: tap three or more cards for a meld. To end your turn, discard one card.
coach-return = Tip: tap the tile you need least. It goes back to the stock.
need-draft = { $adds ->
        [yes] Your turn: “done” confirms your move, “undo” takes back a step, and “play” adds more.
       *[no] Your turn: “done” confirms your move, “undo” takes back a step, and “play” names other tiles.
    }
need-unfinished = Your turn: your move isn’t finished. “play” places more tiles; “undo” takes back a step.
need-short = Your turn: “play” adds a meld; “undo” takes back a step.
need-begin = { $family ->
        [cards] Your turn: “take stock” or “take discard”.
       *[tiles] { $stock ->
            [0] Your turn: type “play” and your tiles, then “done”; or type “pass”.
           *[other] Your turn: type “play” and your tiles, then “done”; or type “draw”.
        }
    }
need-drawn = Your turn: “meld” or “layoff” if you like, then “discard” a card to end the turn.
need-return = Your rack is full: “return” a tile.
need-tapped-draft = Your turn: your move isn’t confirmed yet.
need-tapped-unfinished = Your turn: your move isn’t finished.
need-tapped-short = Your turn: choose tiles for another meld, or undo.
need-tapped-begin = { $family ->
        [cards] Your turn: take a card.
       *[tiles] { $stock ->
            [0] Your turn: choose tiles to lay, or pass.
           *[other] Your turn: choose tiles to lay, or draw.
        }
    }
need-tapped-moving = { $step ->
        [take] Your turn: choose what to take from the table.
        [more] Your turn: choose what else to take from the table, or where the picked tiles go.
       *[place] Your turn: choose where the picked tiles go.
    }
need-tapped-drawn = Your turn: lay what you like, then discard a card to end the turn.
need-tapped-return = Your rack is full: choose a tile to put back.
need-tapped-objection = You may object to the last move, or accept it.

## Hints

hint-lays = There is something you can lay.
hint-pieces = { $family ->
        [cards] You can lay { $tiles }.
       *[tiles] You can lay { $tiles }{ $count ->
            [one] {""}
           *[other] {" "}together
        }.
    }
hint-whole = { $word ->
        [discard] Lay { $tiles } like this. Then “discard { $piece }”.
       *[other] Lay { $tiles } like this. “{ $word }” confirms it.
    }
hint-too-little = The best melds on your rack are worth { $points } of the { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } you need for your initial meld.
hint-no-lay-draw = You can’t lay anything. Use “draw” to draw a tile.
hint-no-lay-pass = You can’t lay anything. Use “pass” to skip your turn.
hint-no-lay-done = Nothing left to lay. Use “done” to end your turn.
hint-no-lay-take-stock = Take from the stock: “take stock”.
hint-no-lay-take-discard = Take the card on the discard pile: “take discard”.
hint-no-lay-discard = { $named ->
        [0] You can’t lay anything. Discard a card: “discard” and the card.
       *[other] You can’t lay anything. Discard a card: “discard { $typed }”.
    }
hint-no-lay-return = { $named ->
        [0] Put a tile back: “return”.
       *[other] Put back { $piece }, your least useful tile: “return { $typed }”.
    }
hint-strong-waits = A strong player would draw: laying these leaves you with { $stays } { $stays ->
        [one] tile
       *[other] tiles
    }. If you wait, you may soon be able to lay your whole rack at once.
hint-strong-keeps = A strong player would draw: laying these leaves you with { $stays } { $stays ->
        [one] tile
       *[other] tiles
    }, and opponents could use what you lay.
hint-strong-tried-draw = A strong player would draw: of { $tried } trial rounds, drawing won { $wins }, and this move { $laying }.
hint-strong-tried-lay = A strong player would lay only { $tiles }: of { $tried } trial rounds, that won { $wins }, and this move { $laying }.
hint-strong-lays = A strong player would lay only { $tiles }{ $jokers ->
        [0] .
        [one] {" "}and keep the joker: on the table it helps the others.
       *[other] {" "}and keep { $jokers } jokers: on the table they help the others.
    }
hint-strong-holds = A strong player wouldn’t lay yet: you’d be left with { $stays } { $stays ->
        [one] card
       *[other] cards
    }, and others could add to your melds.
hint-again = Use “hint” again to find out more.
hint-again-counted = Use “hint” again to find out more; each step counts as a hint.
hints-left = { $count ->
        [0] That was your last hint in this match.
        [one] You have one hint left in this match.
       *[other] You have { $count } hints left in this match.
    }

## Repairs

repair-offered = With { $tiles }, you could do this instead:
repair-how = “{ $phrase }” sets up your move like this.

## Puzzles

puzzle-easy = easy
puzzle-normal = normal
puzzle-hard = hard
puzzle-title = Puzzle for { $day }: { $sheet }, { $grade }
puzzle-subtitle = Puzzle for { $day }, { $grade }
puzzle-rack = Your rack ({ $count }):
puzzle-how = Lay your whole rack in one turn. To answer, type the whole table, with a bar between melds: “puzzle #1 r7 | ... | b4 b5 b6”. “#1” is meld 1, “...” is everything else. “puzzle solution” shows a solution.
puzzle-solver = You
puzzle-solved = { $moved ->
        [0] Solved! No tile on the table needs to move.
        [one] Solved! One tile on the table needs to move to another meld.
       *[other] Solved! { $moved } tiles on the table need to move to other melds.
    }
puzzle-wrong = Not solved yet:
puzzle-incomplete = { $count ->
        [one] Your answer leaves out one of the tiles on the table. Type the whole table.
       *[other] Your answer leaves out { $count } of the tiles on the table. Type the whole table.
    }
puzzle-solution = { $moved ->
        [0] A solution, with nothing on the table moved:
        [one] A solution, with one tile moved to another meld:
       *[other] A solution, with { $moved } tiles moved to other melds:
    }
puzzle-no-grade = { $sheet } has { $grades } puzzles only: without rearranging, there are no hard ones.
puzzle-no-sheet = There are no puzzles for { $sheet }. For one with Rummikub, just use “puzzle”.

## Results

result-win = { $count ->
        [one] { $winners } wins the round.
       *[other] { $winners } win the round.
    }
result-points = { $points ->
        [one] That’s worth 1 point.
       *[other] That’s worth { $points } points.
    }
result-chips = { $points ->
        [one] That’s worth 1 chip.
       *[other] That’s worth { $points } chips.
    }
result-draw = The stock is empty and nobody has gone out: the round is a tie.
result-blocked = { $count ->
        [0] Nobody laid any more tiles: the round has no winner.
        [one] Nobody laid any more tiles. { $winners } has the fewest points left and wins the round.
       *[other] Nobody laid any more tiles. { $winners } have the fewest points left and win the round.
    }
result-aborted = The round was abandoned.
result-open = The round goes on.
result-doubled = { $family ->
        [cards] Going Rummy! The round counts double.
       *[tiles] Handrummy! The round counts double.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: nothing left
result-round = This round: { $standing }
result-total = Standings: { $standing }
result-hints = Hints used: { $standing }
result-signs = { $hints ->
        [yes] In the picture: cup = winner, arrow = this round, star = total, bulb = hints used.
       *[no] In the picture: cup = winner, arrow = this round, star = total.
    }
result-new = What is new or has moved is marked like this: { $tile }
result-next = “next” deals the next round.
result-next-tapped = { $waits ->
        [yes] The next round begins when everybody is ready.
       *[no] The next round begins when everybody is ready, or after a minute.
    }
result-ready = Ready: { $names }
result-again = Ready for a rematch: { $names }
result-match = { $count ->
        [0] The match is a tie. “rematch” starts another.
        [one] { $winners } wins the match! “rematch” starts another.
       *[other] { $winners } win the match! “rematch” starts another.
    }
result-match-tapped = { $count ->
        [0] The match is a tie.
        [one] { $winners } wins the match!
       *[other] { $winners } win the match!
    }
result-evening = This evening, after { $matches } matches: { $standing }
score-after = { $rounds ->
        [0] No rounds finished yet. { $standing }
        [one] After one round: { $standing }
       *[other] After { $rounds } rounds: { $standing }
    }

## Several tables

stats-none = You haven’t finished a round yet.
stats-rounds = Rounds finished: { $rounds }, won: { $won }
stats-matches = Matches: { $matches }, won: { $won }
stats-laid = Tiles and cards laid: { $laid }, most in one turn: { $most }
tables-none = You’re not at any table. “new rummikub” opens one.
tables-mine = { $code }: { $sheet }, your turn
tables-lobby = { $code }: { $sheet }, not started
tables-playing = { $code }: { $sheet }, { $name }’s turn
tables-between = { $code }: { $sheet }, between rounds
tables-over = { $code }: { $sheet }, match over
pick-table = { $code }: { $sheet }
pick-which-table = Which table do you mean?
pick-which-how = Choose one, or type “table { $code }” and then your command again.

## What tables do not do

table-no-table = I can’t find a table here. “new” opens one.
table-no-such-code = No table with the code “{ $code }” is open to you. Check the code, or ask the host. “tables” lists yours.
table-elsewhere = There’s no table in this chat. “tables” lists yours; to bring one here, type “join” and its code.
table-closed = This table is closed. “new” opens another.
table-not-at-table = You’re not at this table. Use “join” to take a seat.
table-ready-already = You’ve already said you’re ready. The others haven’t yet.
table-not-host = Only the host can do that.
table-already-seated = You already have a seat.
table-waits-already = You’re already waiting for a seat.
table-table-full = There’s no room: only { $needed } can play here.
table-too-little = There aren’t enough tiles or cards for that: deal fewer to each player.
table-too-few = You need at least { $needed } players. Ask a friend to type “join”, or add a computer player: “settings computers normal”.
table-too-few-tapped = You need at least { $needed } players. Invite somebody, or add a computer player under “settings”.
table-already-started = The match has already started.
table-not-started = Nothing has been dealt yet. The host types “start” to deal.
table-no-round = No round is in progress.
table-no-round-over = You can do that once a round of this match is over.
table-nothing-seen = Nothing to look back at yet: you didn’t play or watch the last round.
table-round-running = The round is still being played.
table-match-running = You can do that only between matches.
table-match-over = The match is over. “rematch” starts another.
table-no-free-seat = All seats are taken.
table-nobody-called = Nobody at this table is called “{ $name }”.
table-no-clock = There’s nobody to nudge: nobody else’s time is running.
table-own-turn = It’s your turn! The others are waiting for you.
table-not-timed = There’s no time limit, so there’s nothing to pause.
table-paused = The game is paused. Use “resume” to continue.
table-auto-chooses = “auto” is for tiles only: with cards, you choose each discard yourself.
table-auto-tells = No “auto” here: it would give away whether you can lay anything.
table-auto-opened = You’ve already made your initial meld. “auto” without “first” draws for you for the rest of the round.
table-too-early = You can nudge { $name } after { $time } without a move.
table-nudged-already = They’ve already had a nudge.
table-not-away = A computer player takes over only after a missed turn, or when the host says so.
table-host-already = { $name } is the host already.
table-stood-in = A computer player is already playing for { $name }, until { $name } is back.
table-computer-seat = A computer player already has that seat.
table-by-hand = No help at this table: type the table with “arrange”, or build it with “pick”. { $name } is the host and can change that: “settings assist arrange”.
table-by-hand-host = No help at this table: type the table with “arrange”, or build it with “pick”. You can change that: “settings assist arrange”.
table-no-hints = No hints at this table. { $name } is the host and can allow them: “settings assist hints 3” (three for each player) or “settings assist open” (no limit).
table-no-hints-host = No hints at this table. You can allow them: “settings assist hints 3” (three for each player) or “settings assist open” (no limit).
table-hints-used = You’ve used { $needed ->
        [one] your only hint
       *[other] all { $needed } hints
    } in this match. { $name } is the host and can allow more, for example: “settings assist hints { $more }”.
table-hints-used-host = You’ve used { $needed ->
        [one] your only hint
       *[other] all { $needed } hints
    } in this match. You can allow more, for example: “settings assist hints { $more }”.
table-no-such-level = There’s no computer player called “{ $name }”. Type “easy”, “normal” or “hard”.

## Notes

note-seat-person = { $after } takes over from { $before }.
note-seat-computer = { $how ->
        [removed] { $before } was removed from the table.
       *[left] { $before } has left.
    } { $after } has taken over their seat.
note-seat-rematch = { $how ->
        [removed] { $before } was removed from the table.
       *[left] { $before } has left.
    } In a rematch, { $after } takes their seat.
note-seat-taken-away = You were removed from the table.
note-seat-nobody = { $how ->
        [removed] { $before } was removed from the table.
       *[left] { $before } has left.
    } The seat is closed.
note-seat-wanted-round = { $name } will get a seat in the next round.
note-seat-wanted-match = { $name } will get a seat in the next match.
note-seat-wanted-free = { $name } is waiting for a free seat.
note-objection-failed = { $name } objected to the last move, but all its melds are valid. It stands, and the objection costs nothing.
note-own-lay = That was your own move: only the others can object to it.
note-waits-round = You’re waiting for a seat and will get one in the next round.
note-waits-match = You’re waiting for a seat and will get one in the next match.
note-waits-free = You’re waiting until a seat is free.
note-waits-stop = Use “leave” to stop waiting.
note-waits-over = You’re no longer waiting for a seat.
note-seat-unwanted = { $name } is no longer waiting for a seat.
note-host = { $name } is the host now.
note-host-own = You’re the host now.
note-for-host = { $name }, an admin of this chat, { $did ->
        [start] started the match
        [remove] removed a player
        [host] named another host
        [standin] let a computer player play for somebody
        [thread] moved the table to a thread
        [language] changed the language of this chat
        [zone] changed the time zone of this chat
        [computers] changed the computer players
        [sheet] changed the rules
       *[settings] changed the settings
    } for the host.
note-stood-in = { $name } is away: a computer player plays until { $name } returns.
note-stood-in-own = A computer player is playing for you. To play again yourself: “back”.
note-stood-in-over = While you were away, a computer player took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } for you.
note-owner-back = { $name } is back.
note-back = You’re back in the game.
note-asked-other = This question is for { $name }.
note-answered = This question is no longer open.
note-back-already = No computer player is playing for you: you’re in the game.
note-clock-stands = Paused. Use “resume” to continue.
note-clock-stands-by = { $name } has paused the game. Use “resume” to continue.
note-clock-stands-own = You’ve paused the game. Use “resume” to continue.
note-nobody-there = Paused: nobody is at the table any more. Use “resume” to continue.
note-clock-runs = The game goes on.
note-clock-runs-by = { $name } has resumed the game.
note-clock-runs-already = The game isn’t paused.
note-time-short = It’s your turn, and only a quarter of your time is left.
note-drew-for-you = { $count ->
        [0] I passed for you: nothing to lay, nothing left to draw. To stop: “auto off”.
       *[other] I drew { $tiles } for you: there was nothing you could lay. To stop: “auto off”.
    }
note-auto-round = I’ll draw for you this round whenever you can’t lay anything. To stop: “auto off”.
note-auto-first = I’ll draw for you until you can make your initial meld. To stop: “auto off”.
note-auto-off = I won’t draw for you any more.
note-auto-how = “auto” draws for you whenever you can’t lay anything. “auto first” does so only until your initial meld. “auto off” stops it.
auto-left = “auto” leaves this turn to you: there may be something you can lay.
note-quiet = Quiet hours: { $begins } to { $ends }, { $place } time (now { $now }). During these hours, time limits of an hour or more are paused, and I don’t message you. To turn them off: “quiet off”.
note-quiet-fixed = Quiet hours: { $begins } to { $ends }, your local time ({ $place }, now { $now }). During these hours, time limits of an hour or more are paused, and I don’t message you. To allow for summer time, name a city instead. To turn them off: “quiet off”.
note-quiet-off = Quiet hours are off.
note-quiet-how = Type when your quiet hours start and end, and your city or the time there now: “quiet 22-8 Berlin”, “quiet 10pm-7am New York”, “quiet 22-8 14:30”. During these hours, time limits of an hour or more are paused, and I don’t message you.
note-quiet-long = Twelve hours at most. If you need more, play with a longer time limit or none.
note-quiet-zone = In which time zone? Type a large city, or your local time: “quiet 22-8 Berlin”, “quiet 22-8 14:30”.
note-quiet-where = I don’t know the time in “{ $place }”. Type a large city in your time zone, or your local time: “quiet 22-8 14:30”.
note-quiet-near = I don’t know the time in “{ $place }”. Did you mean { $near }? Or type your local time: “quiet 22-8 14:30”.
note-zone = From now on I’ll show in { $place } time when a turn ends (it’s { $now } there). To stop: “settings zone off”.
note-zone-off = I’ll no longer show what time a turn ends.
note-zone-how = Type “settings zone Berlin” to see what time each turn ends. Name a large city in your time zone.
note-zone-where = I don’t know the time in “{ $place }”. Name a large city in your time zone: “settings zone Berlin”.
note-zone-near = I don’t know the time in “{ $place }”. Did you mean { $near }? “settings zone { $near }”
note-zone-nowhere = A time zone belongs to a chat, and no chat shows this table.
note-turn-waits = Your quiet hours are over, { $name }. It’s your turn.
note-turn-resumed = The game goes on, { $name }. It’s your turn.
note-turn-resumed-by = { $by } has resumed the game. { $name }, it’s your turn.
note-nudge = { $name } is waiting for you: it’s your turn.
note-nudged = Nudged.
note-call-over = That turn is over.
note-stopped = Table { $code } is closed.
note-stopped-by = { $name } closed table { $code }.
note-stopped-score = { $rounds ->
        [0] No round of this match was finished.
        [one] Score after one round: { $standing }
       *[other] Score after { $rounds } rounds: { $standing }
    }
note-stopped-before = { $matches ->
        [one] The match before this one stands.
       *[other] The { $matches } matches before this one stand.
    }
note-home-lost = Table { $code } has lost its chat: I can’t post there any more. The game goes on. “join { $code }” shows it there again, or in another chat.
note-home-lost-last = Table { $code } has lost its chat: I can’t post there any more. The game is paused. “join { $code }” in a chat continues it there; “resume” continues it here in private.
note-home-back = Table { $code } is back in a chat.
note-not-shown-here = Table { $code } is not shown here any more. “join { $code }” brings it back.
note-home-left = The table continues in its own thread:
note-out-of-reach = I can’t message { $name } privately. { $name }, please open a private chat with me and press Start.
note-done = Done.
note-left = You’ve left table { $code }.
sure-end = The match isn’t over, and leaving ends it for good.
sure-leave = The match isn’t over. If you leave, you lose your seat.
sure-stop = The match isn’t over, and this ends it for everybody.
sure-stop-other = { $name } is this table’s host. The match isn’t over, and this ends it for everybody.
sure-stop-host = { $name } is this table’s host. This closes it for everybody.
sure-daily = You have one try at the hand of the day. This gives it up for good.
sure-remove = The match isn’t over, and { $name } would lose their seat.
sure-rematch = Others may still be looking at the result. The rematch starts when everybody is ready, or straight away if you’d rather not wait.
sure-typed = To confirm, use “{ $word }” again.
sure-key = To confirm, press “{ $word }”.
note-wishes = Saved. Only your own view has changed.
note-wishes-how = Type “settings my” followed by what you prefer: { $choices }.
note-notify-how = Where should I notify you when it’s your turn?
note-notify-dm = When it’s your turn, I’ll tell you in private.
note-notify-group = When it’s your turn, I’ll tell you in the table’s chat.
note-notify-both = When it’s your turn, I’ll tell you in private and in the table’s chat.
note-notify-quiet = When it’s your turn, I’ll still show the table, but I won’t notify you.
note-language = I’ll speak English to you from now on.
note-languages = I speak: { $languages }. For example, type “language { $example }”.
note-draft-begun = Your move isn’t confirmed yet. Use “{ $word }” again to give it up.
note-draft-open = Your move isn’t confirmed yet. “done” confirms it; use “{ $word }” again to give it up.
note-picked-open = You’ve picked something but not laid it. Type “{ $word }” again to go on without it.
note-draft-begun-key = Your move isn’t confirmed yet. “{ $word }” gives it up.
note-draft-open-key = Your move isn’t confirmed yet. “done” confirms it; “{ $word }” gives it up.
note-picked-open-key = You’ve picked something but not laid it. “{ $word }” drops what you picked.
note-nothing-to-undo = { $family ->
        [cards] Nothing to undo: you can’t put back a card you’ve taken.
       *[tiles] Nothing to undo.
    }
note-choose-discard = { $chosen ->
        [0] Choose one card first, then discard it: that ends your turn.
       *[other] You can discard only one card: choose just that one.
    }
replay-caption = Here’s the last round again.
record-file = The match at table { $code }, as a file.
record-running = The round isn’t over, so what you can’t see is written as “?”. After the round, “record” gives you the complete record.

## Help

help-now = What you can do now:
help-several = You’re at several tables: a table’s code may follow a command, as in “leave { $code }” or “pause { $code }”.
help-more = “help all” lists every command; “rules” explains the game.
help-turn = On your turn
help-table = Tables
help-looking = During the game
help-host = For the host
help-admins = In a group or on a server, its admins can do all this at any table, and close it. The chat is told who did it.
help-other = More
help-line = “{ $word }”: { $about }
help-line-own = “{ $word }” or “{ $own }”: { $about }
help-no-such-word = There is no such command. “help all” lists them all.

## What goes wrong on the way

mishap-unreadable = I can’t read “{ $word }”. { $family ->
        [tiles] Tiles are written like this: r5 b12 J.
        [cards] Cards are written like this: { $cards }.
       *[both] Tiles are written like this: r5 b12 J; cards like this: { $cards }.
    }
mishap-unplaced = I don’t know what “{ $word }” means here.
mishap-no-meld = There is no meld { $number } on the table.
mishap-fits-nowhere = { $cards } fits no meld on the table.
mishap-fits-instead = { $cards } makes no meld alone, but can be laid off: “{ $phrase }”.
mishap-fits-several = { $cards } fits melds { $numbers }. Say which: “{ $phrase }”.
mishap-move-nowhere = You can’t move “{ $tile }”: it’s neither on the table nor on your rack.
mishap-move-already = { $there ->
        [rack] { $tile } is already on your rack.
       *[other] { $tile } is already in meld { $there }.
    }
mishap-move-several = There’s more than one { $tile }: { $places }. Say where it comes from and where it goes: “{ $example }” or “{ $other }”.
mishap-move-joker = Meld { $number } holds several jokers. Say which by what it stands for: “{ $example }” or “{ $other }”.
mishap-move-not-held = { $tile } isn’t on your rack. If it’s on the table, leave out “{ $rack }”.
mishap-split = After “split”, type the number of the run and the tile that should start its second part: “split 3 r6”.
place-meld = in meld { $number }
place-rack = on your rack
mishap-nothing = { $family ->
        [tiles] Which tiles? Type them after the command.
        [cards] Which cards? Type them after the command.
       *[both] Which tiles or cards? Type them after the command.
    }
mishap-key = That’s a button: press it. { $family ->
        [cards] To type your move, use for example “meld 7H 8H 9H” or “layoff 10H 2”.
       *[tiles] To type your move, use for example “play r7 r8 r9” or “move r8 3”.
    }
mishap-take = Take from where? “take stock” or “take discard”.
mishap-take-other = { $card } isn’t on top of the discard pile: { $top } is. “take discard” takes it, “take stock” draws from the stock.
mishap-no-rank = You have no “{ $text }” in your hand.
mishap-which-card = Which one: { $cards }?
mishap-one-discard = You can discard only one card: “discard” and that card.
mishap-move-where = Where to? For example “move { $tile } 3”, “move { $tile } new” or “move { $tile } rack”.
mishap-move-target = You can’t move a tile to “{ $text }”. For example “move { $tile } 3”, “move { $tile } new” or “move { $tile } rack”.
mishap-word-first = Type the command first: “{ $example }”.
mishap-word-elsewhere = { $family ->
        [cards] “{ $word }” is for tile games only. Type “meld”, “layoff” or “discard” and your cards.
       *[tiles] “{ $word }” is for card games only. Type “play” and your tiles, or “draw”.
    }
mishap-word = I don’t know “{ $word }”. “help” shows what you can type.
mishap-sentence = I don’t understand “{ $text }”. “help” lists what you can type. You can ask about the rules: “may I take the joker?”
mishap-unconfirmed = Your move isn’t confirmed yet: “done” confirms it.
mishap-alone = “{ $word }” stands alone: I don’t understand “{ $text }”. Nothing has changed.
mishap-swap = To swap a joker, lay the tile it stands for along with the new meld: “play r7 y8 y9”. “rules joker” says when you may.
mishap-whom = Who? Type “{ $word } NAME”.
mishap-no-person = { $name } is a computer player. Type the name of a person.
mishap-follows = I don’t understand “{ $text }” after “{ $word }”. “help { $word }” explains it.
mishap-season = “{ $text }” isn’t a month. Type the year and month: “top { $month }”.
mishap-top = “{ $text }” is neither a game nor a month. For example: “top rummikub”, “top { $month }”.
mishap-watch-code = No table is open here. Add the table’s code: “watch BCDF”.
mishap-order = “sort” takes “colour” or “number”, not “{ $text }”.
mishap-word-near = I don’t know “{ $word }”. Did you mean “{ $near }”?
mishap-sheet = There’s no game called “{ $name }”. Choose from: { $sheets }
mishap-sheet-near = There’s no game called “{ $name }”. Did you mean “{ $near }”? Choose from: { $sheets }
mishap-thread = I can’t open a thread here: I’m not allowed to, or this already is one.
mishap-threadless = Only tables on Discord get threads of their own.
mishap-racks = Here, racks are always shown in private: there’s nothing to choose.
mishap-clock-unit = “{ $value }” what? Add a unit: { $allowed }.
mishap-clock-bounds = “{ $value }” doesn’t work as a time limit. Choose anything from { $least } to { $most }.
note-rules-lost = Each game has its own house rules, so these from { $sheet } no longer apply: { $rules }
mishap-thread-stays = “settings thread on” moves a table to its own thread for good. “join { $code }” in a channel shows it there, too.
mishap-setting = There’s no such setting. “settings clock 5m” changes the time limit. You can change: { $settings }.
mishap-setting-near = There’s no setting called “{ $word }”. Did you mean “{ $near }”?
mishap-rule = There’s no house rule called “{ $name }”. “settings rule” shows them all.
mishap-rule-near = There’s no house rule called “{ $name }”. Did you mean “settings rule { $near }”?
mishap-rule-number = Which rule is “{ $number }” for? For example, “settings rule hand={ $number }” deals { $number } to each player.
mishap-rule-value = “{ $name }” can’t be “{ $value }”. Choose from: { $allowed }
mishap-hints = “{ $value }” isn’t a number of hints. Type how many each player gets: “settings hints 3”. For none, type “settings assist arrange”; for no limit, “settings assist open”.
mishap-wish = I don’t know “{ $value }”. For your own view, choose from: { $allowed }
mishap-rule-sheets = The rule “{ $name }” exists only in: { $sheets }
mishap-goal = { $kind ->
        [chips] { $sheet } is played for points, not for chips.
       *[target] { $sheet } is played for chips, not for points.
    }
mishap-too-long = That’s too long: { $longest } characters at most.
mishap-unavailable = Not done: { $trouble ->
        [locked] another program holds the database. Try again in a while
        [read_only] the database can’t be written. Tell whoever runs this program
        [full] the disk is full. Tell whoever runs this program, and try again later
        [damaged] the database is damaged. Tell whoever runs this program
        [gone] the database is gone. Tell whoever runs this program
        [refused] the database refuses the login. Tell whoever runs this program
        [forbidden] the database can’t be written. Tell whoever runs this program
       *[other] the database doesn’t answer. Try again in a while
    }.
mishap-unexpected = Something went wrong, and nothing has changed. If you report it, quote this code: { $number }

## Buttons

button-new = New table
button-second = Open a second table
button-wait = Wait for a seat
button-stop-waiting = Stop waiting
button-join = Join
button-start = Start
button-leave = Leave
button-stop = Close the table
button-remove = Remove player
button-rules = Rules
button-settings = Settings
button-settings-computers-fewer = Remove a computer player
button-auto = Auto-draw
button-auto-off = Stop auto-draw
button-nudge = Nudge
button-resume = Resume
button-pause = Pause
button-im-back = I’m back
button-rack = { $family ->
        [cards] My hand
       *[tiles] My rack
    }
button-score = Score
button-replay = Watch the replay
button-history = History
history-none = Nobody has taken a turn yet.
button-record = Save the match as a file
button-next-ready = Next round
button-rematch = Rematch
button-tables = My tables
button-table = Table
button-table-code = Table { $code }
button-help = Help
button-help-all = All commands
button-play = Place on the table
button-play-done = { $counted ->
        [yes] { $count ->
            [one] Lay one point and end turn
           *[other] Lay { $count } points and end turn
        }
       *[no] { $count ->
            [one] Lay one tile and end turn
           *[other] Lay { $count } tiles and end turn
        }
    }
button-look-first = See it on the table first
button-another-way = Another way
button-arrange = New meld
button-arrange-more = Combine with more tiles
button-arrange-rack = Back to the rack
button-choose = { $family ->
        [cards] Choose cards
       *[tiles] Choose tiles
    }
button-onto = Add to a meld
button-here = Put here
button-here-yet = Not valid yet
button-melds = Move tiles
button-mend = Place the leftover tiles
button-take-tile = Take a tile from the table
button-drop = Deselect
button-split = Split between { $left } and { $right }
button-more = More
button-following = Next page
button-other = Do something else
button-back = Back
part-held = Not placed
button-meld = Lay as a meld
button-discard = Discard
button-return = Back to the stock
button-draw = Draw
button-pass = Pass
button-draw-anyway = Draw anyway
button-pass-anyway = Pass anyway
button-done-anyway = Lay all but the picked tiles
button-leave-anyway = Leave anyway
button-stop-anyway = Close it anyway
button-remove-anyway = Remove anyway
button-rematch-anyway = Start without waiting
button-done = { $family ->
        [cards] End the turn
       *[tiles] Lay and end turn
    }
button-hint = Hint
button-repair = Use it
button-notify-dm = In private
button-notify-group = In the chat
button-notify-both = Both
button-notify-quiet = Nowhere
button-puzzle-easy = An easy one
button-puzzle-normal = A normal one
button-puzzle-hard = A hard one
button-puzzle-solution = Solution
button-undo = Undo
button-reset = Start over
button-take-stock = Take from the stock
button-take-discard = Take the discard
button-object = Object
button-accept = Accept
button-sort-number = { $family ->
        [cards] Sort by rank
       *[tiles] Sort by number
    }
button-sort-colour = { $family ->
        [cards] Sort by suit
       *[tiles] Sort by colour
    }

## What an owner does not allow

limit-banned = You can’t play here. Ask whoever runs this bot.
limit-chat = No games in this chat. Ask whoever runs this bot.
limit-private = Tables open in groups only. Type “new” in a group; you can join there.
limit-tables-chat = { $most ->
        [one] This chat already has a table, and one is the limit
       *[other] This chat already has { $most } tables, and that’s the limit
    }. Join one, or close one: “stop”.
limit-tables-person = { $most ->
        [one] You’re already at a table, and one is the limit
       *[other] You’re already at { $most } tables, and that’s the limit
    }. Leave one first: “leave”.
limit-pace = That was a lot at once. Wait a moment.
limit-solver = I’ve searched long enough for now. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, or type the table yourself: “arrange”.

## Privacy

privacy-about =
    I keep your name and your user ID on this platform, your language, and how you like tables shown. I also keep a record of where you’ve played and what you did there. What you type is kept until I have acted on it. Words you add to the shuffle with “cut” stay in the record of that game. Nothing is sent anywhere else.
    “privacy export” gives you all of it as a file. “privacy forget” erases everything that identifies you. A computer player then takes over your seats, and in old games you appear only as a number.
privacy-file = Everything I keep about you.
privacy-sure = This erases your name, your user ID on this platform, your language and your settings for good. You’ll leave every table, and a computer player will take over.
privacy-forgotten = Done: everything about you has been erased. If you write again, we’ll start from scratch. Goodbye!
button-privacy-export = Download my data
button-privacy-forget = Forget me
button-privacy-sure = Yes, forget me
