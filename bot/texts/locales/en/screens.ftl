# What screens say: lobby, table, turn, result, settings, and the answers to words about tables.

## Names

name-unknown = somebody
name-computer = Computer { $seat }
name-nobody = Seat { $seat } (closed)
list-and = { $first } and { $last }

## Heads and the table

screen-head = { $sheet }, table { $code }
screen-head-round = { $sheet }, table { $code }, round { $round }
screen-table = On the table:
screen-table-empty = Nothing lies on the table yet.
count-seat = { $name }: { $count }
count-stock = stock { $count }
count-discard = Discard pile ({ $count }): { $top } on top
turn-of = It is { $name }’s turn.

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
time-night = { $time } left; the clock rests until the night is over.
time-left = { $time } left.
time-ends = The turn ends { $when }.
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

## Who begins

start-drawn = { $name } { $tile }
start-highest = Drawn for who begins: { $draws }. { $name } begins.
start-lot = { $name } begins, by lot.
start-youngest = { $name } is the youngest and begins.
start-left = { $name } begins.
start-left-of-dealer = { $name } sits to the left of the dealer and begins.

## What was done

deed-draw = { $name } drew.
deed-lay = { $name } laid { $tiles }.
deed-pass = { $name } passed.
deed-return = { $name } put a tile back.
deed-take = { $picked ->
        [0] { $name } took a card from the stock.
       *[other] { $name } took { $tiles } from the discard pile.
    }
deed-meld = { $name } laid { $tiles }.
deed-layoff = { $name } added { $tiles }.
deed-discard = { $name } discarded { $tiles }.
deed-done = { $name } ended the turn.
deed-object = { $name } objected to the last lay.
deed-accept = { $name } accepted the last lay.
deed-bell = { $told ->
        [0] Time! { $name }: nothing to lay, nothing to draw.
       *[other] Time! { $name }: { $figures }.
    }
bell-laid = { $family ->
        [cards] { $count } { $count ->
            [one] card
           *[other] cards
        }
       *[tiles] { $count } { $count ->
            [one] tile
           *[other] tiles
        }
    } laid
bell-back = { $count } taken back
bell-taken = { $count } taken from the table
bell-drawn = { $count } drawn
bell-returned = { $count } put back into the stock
bell-discarded = { $count } discarded
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
lobby-lapsed = Nobody has started the game, so the table is closed.
lobby-how = “join” takes a seat, from elsewhere “join { $code }”. The host says “settings”, and then “start”.
lobby-full = All seats are taken. The host says “settings”, and then “start”.
lobby-elsewhere = In another chat, “join { $code }” brings you to this table.

## What is agreed

goal-rounds = { $amount ->
        [one] The match is one round.
       *[other] The match has { $amount } rounds.
    }
goal-target = The match goes to { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
goal-chips = { $amount ->
        [one] One chip wins the match.
       *[other] { $amount } chips win the match.
    }
clock-sheet = { $seconds ->
        [0] No clock: the sheet has none.
       *[other] A turn may take { $seconds } seconds, as the sheet says.
    }
clock-2m = A turn may take 2 minutes.
clock-5m = A turn may take 5 minutes.
clock-1h = A turn may take an hour.
clock-24h = A turn may take a day.
clock-3d = A turn may take three days.
clock-none = No clock.
clock-begins = The new clock counts from the next turn on.
agreed-away = { $bells ->
        [0] Nobody is played for who is away.
        [one] After a bell that found somebody idle, a computer plays for the seat.
       *[other] After { $bells } bells in a row that found somebody idle, a computer plays for the seat.
    }
assist-none = No help: every lay is written or built by hand.
assist-arrange = { $family ->
        [cards] “play” places the cards that you name.
       *[tiles] “play” places the tiles that you name.
    }
assist-hints = Hints for each: { $hints }.
assist-open = All help is open.
leavers-computer = If somebody leaves, a computer plays on for the seat.
leavers-closed = If somebody leaves, the seat is closed.
agreed-house-rules = House rules: { $rules }
racks-dm = Racks are shown in direct messages.
racks-here = Racks are shown in the channel, behind My rack.
look-picture = The table is shown as a picture.
look-emoji = The table is shown in emoji.
look-text = The table is shown as text.
theme-light = Its picture is light.
theme-dark = Its picture is dark.
theme-contrast = Its picture has high contrast.
theme-large = Its picture shows everything large.
settings-host = Host: { $name }
settings-rules = Rules that can be set: { $rules }
settings-how =
    The host changes them: “settings clock 5m”, “settings rule jokers=4”, “settings rounds 3”,
    “settings computers easy”, “settings assist none”, “settings leavers closed”, “settings sheet kids”,
    “settings look picture”, “emoji” or “text”, “settings theme light”, “dark”, “contrast” or “large”.
    “settings rule” says how to change each of these rules.
settings-mine = What only you see goes by your own wishes: “settings my text”, “settings my dark”.

## One's own turn

draft-table = { $count ->
        [0] Your draft, not laid yet:
       *[other] Your draft with { $tiles }, not laid yet:
    }
draft-wrong = { $count ->
        [one] No meld yet: { $numbers }
       *[other] No melds yet: { $numbers }
    }
draft-hand = In hand, without a place yet: { $tiles }
draft-missing = Missing from the table: { $tiles }
draft-way = { $number ->
        [1] “{ $word } { $tiles }” once more shows another way, if there is one.
       *[other] Way { $number }. “{ $word } { $tiles }” once more shows the next.
    }
draft-ways-seen = { $count ->
        [one] This is the only way to place { $tiles }.
       *[other] You have seen all { $count } ways to place { $tiles }: this is the first again.
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
need-objection = You may “object” to what was laid last, or “accept” it.
need-first-laying = { $points ->
        [0] Before you add to other melds you have to lay one of your own.
        [1] Your first laying has to count 1 point or more.
       *[other] Your first laying has to count { $points } points or more.
    }
need-in-hand = In hand: { $tiles }
need-picked = First laying: { $needed ->
        [one] { $points } of { $needed } point
       *[other] { $points } of { $needed } points
    } picked.
need-drafted = Your first laying: { $needed ->
        [one] { $points } of { $needed } point
       *[other] { $points } of { $needed } points
    }.
need-enough = Enough for your first laying: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
coach-begin-opened = Tip: tap tiles, one is enough where it fits a meld on the table, and place them.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Tip: tap runs of your own until 1 point is picked, and place them.
           *[other] Tip: tap runs of your own until { $points } points are picked, and place them.
        }
       *[yes] { $points ->
            [1] Tip: tap sets and runs of your own until 1 point is picked, and place them.
           *[other] Tip: tap sets and runs of your own until { $points } points are picked, and place them.
        }
    }
coach-begin-own = { $sets ->
        [no] Tip: tap three tiles or more that are a run, and place them.
       *[yes] Tip: tap three tiles or more that are a set or a run, and place them.
    }
coach-nothing-fits = { $stock ->
        [0] Nothing fits? Pass.
       *[other] Nothing fits? Draw.
    }
coach-not-enough = { $stock ->
        [0] Not enough yet? Pass.
       *[other] Not enough yet? Draw.
    }
coach-enough = Tip: that is enough. Place it on the table.
coach-begin-cards = Tip: take a card first, the open one or one from the stock.
coach-draft = Tip: nothing is laid yet. Lay makes it count, Undo takes it back.
coach-short = Tip: this is not enough yet. Tap tiles for another meld and place them, or take it back with Undo.
coach-drawn = Tip: tap three cards or more for a meld. To end the turn, tap one card and discard it.
coach-return = Tip: tap the tile that you need least; it goes back into the stock.
need-draft = { $adds ->
        [yes] Your turn: “done” lays your draft, “undo” takes back the last step, “play” adds more.
       *[no] Your turn: “done” lays your draft, “undo” takes back the last step, “play” names other tiles.
    }
need-short = Your turn: “play” adds a meld to your draft, “undo” takes back the last step.
need-begin = { $family ->
        [cards] Your turn: “take stock” or “take discard”.
       *[tiles] { $stock ->
            [0] Your turn: lay (“play” and your tiles, then “done”) or “pass”.
           *[other] Your turn: lay (“play” and your tiles, then “done”) or “draw”.
        }
    }
need-drawn = Your turn: “meld”, “layoff”, and then “discard” a card, which ends the turn.
need-return = Your rack is full: “return” a tile.
need-tapped-draft = Your turn: your draft is not laid yet.
need-tapped-short = Your turn: choose tiles for another meld, or take back the last step.
need-tapped-begin = { $family ->
        [cards] Your turn: take a card.
       *[tiles] { $stock ->
            [0] Your turn: choose tiles to lay, or pass.
           *[other] Your turn: choose tiles to lay, or draw.
        }
    }
need-tapped-drawn = Your turn: lay what you can. Choose a card and discard it to end the turn.
need-tapped-return = Your rack is full: choose a tile to put back.
need-tapped-objection = You may object to what was laid last, or accept it.

## Hints

hint-lays = There is something that you can lay.
hint-pieces = { $family ->
        [cards] You can lay { $tiles }.
       *[tiles] You can lay { $tiles }; the table has a place for { $count ->
            [one] it
           *[other] them
        }.
    }
hint-whole = { $word ->
        [discard] This is how { $tiles } can lie. Then “discard { $piece }”.
       *[other] This is how { $tiles } can lie: “{ $word }” lays it.
    }
hint-too-little = Your own melds count { $needed ->
        [one] { $points } of { $needed } point
       *[other] { $points } of { $needed } points
    }: that is too little to begin.
hint-no-lay-draw = There is nothing that you can lay: “draw”.
hint-no-lay-pass = There is nothing that you can lay: “pass”.
hint-no-lay-done = There is nothing left to do: “done”.
hint-no-lay-take-stock = Take from the stock: “take stock”.
hint-no-lay-take-discard = The card on the discard pile is worth it: “take discard”.
hint-no-lay-discard = { $named ->
        [0] There is nothing that you can lay: “discard” a card.
       *[other] There is nothing that you can lay: “discard { $typed }”.
    }
hint-no-lay-return = { $named ->
        [0] Put a tile back: “return”.
       *[other] The least useful tile is { $piece }: “return { $typed }”.
    }
hint-strong-waits = A strong player would rather draw: { $stays } { $stays ->
        [one] tile
       *[other] tiles
    } would stay, and before long all may be laid in one turn.
hint-strong-keeps = A strong player would rather draw: { $stays } { $stays ->
        [one] tile
       *[other] tiles
    } would stay, and others could use what you lay.
hint-strong-tried-draw = A strong player would rather draw: of { $tried } deals that fit what you see, it wins { $wins } that way and { $laying } with this lay.
hint-strong-tried-lay = A strong player would rather lay only { $tiles }: of { $tried } deals that fit what you see, it wins { $wins } that way and { $laying } with this lay.
hint-strong-lays = A strong player would lay only { $tiles }{ $jokers ->
        [0] .
        [one] {" "}and keep the joker: on the rack it still helps to go out, on the table it helps the others.
       *[other] {" "}and keep { $jokers } jokers: on the rack they still help to go out, on the table they help the others.
    }
hint-strong-holds = A strong player would show nothing yet: nobody else has fewer than { $others } { $others ->
        [one] card
       *[other] cards
    } left, and others could add to what you lay.
hint-again = “hint” once more tells more.
hints-left = { $count ->
        [0] That was the last of your hints in this match.
        [one] You have one hint left in this match.
       *[other] You have { $count } hints left in this match.
    }

## Repairs

repair-offered = Possible instead, with { $tiles }:
repair-how = “{ $phrase }” takes it as your draft.

## Puzzles

puzzle-easy = easy
puzzle-normal = normal
puzzle-hard = hard
puzzle-title = The puzzle of { $day }: { $sheet }, { $grade }
puzzle-rack = Your rack ({ $count }):
puzzle-how = Lay all of it in one turn. Your answer is “puzzle” and the whole table, a bar between melds: “puzzle #1 r7 | b4 b5 b6 | ...”; “#1” is meld 1, “...” are all the others. “puzzle solution” shows one.
puzzle-solver = You
puzzle-solved = { $moved ->
        [0] Solved! Nothing on the table has to be moved for it.
        [one] Solved! It can be done with one tile of the table moved to another meld.
       *[other] Solved! It can be done with { $moved } tiles of the table moved to other melds.
    }
puzzle-wrong = Not solved yet:
puzzle-solution = { $moved ->
        [0] A solution, nothing on the table moved:
        [one] A solution, one tile of the table moved to another meld:
       *[other] A solution, { $moved } tiles of the table moved to other melds:
    }
puzzle-no-grade = { $sheet } has these puzzles only: { $grades }. Where nothing on the table is rearranged, nothing is difficult.
puzzle-no-sheet = There are no puzzles with { $sheet }. “puzzle” alone shows one with Rummikub.

## Results

result-win = { $count ->
        [one] { $winners } wins the round.
       *[other] { $winners } win the round.
    }
result-points = { $points ->
        [one] That makes 1 point.
       *[other] That makes { $points } points.
    }
result-draw = The round is drawn.
result-blocked = { $count ->
        [0] Nobody can go on: nobody wins the round.
        [one] Nobody can go on: { $winners } wins the round.
       *[other] Nobody can go on: { $winners } win the round.
    }
result-aborted = The round was broken off.
result-open = The round goes on.
result-doubled = { $family ->
        [cards] Going Rummy! The round counts double.
       *[tiles] Handrummy! The round counts double.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: nothing left
result-round = This round: { $standing }
result-total = Standing: { $standing }
result-hints = Hints used: { $standing }
result-next = “next” deals the next round.
result-next-tapped = { $waits ->
        [yes] The next round begins once all are ready.
       *[no] The next round begins once all are ready, after a minute at the latest.
    }
result-ready = Ready: { $names }
result-again = Ready for a rematch: { $names }
result-match = { $count ->
        [one] { $winners } wins the match. “rematch” plays another.
       *[other] { $winners } win the match. “rematch” plays another.
    }
result-match-tapped = { $count ->
        [one] { $winners } wins the match.
       *[other] { $winners } win the match.
    }
result-evening = This evening, { $matches } matches: { $standing }
score-after = { $rounds ->
        [0] No round is over yet: { $standing }
        [one] After one round: { $standing }
       *[other] After { $rounds } rounds: { $standing }
    }

## Several tables

stats-none = You have not finished a round yet.
stats-rounds = Rounds finished: { $rounds }, won: { $won }
stats-matches = Matches: { $matches }, won: { $won }
stats-laid = Tiles and cards laid: { $laid }, at most { $most } in one turn
tables-none = You sit at no table. “new rummikub” opens one.
tables-mine = { $code }: { $sheet }, your turn
tables-lobby = { $code }: { $sheet }, not begun
tables-playing = { $code }: { $sheet }, { $name }’s turn
tables-between = { $code }: { $sheet }, between rounds
tables-over = { $code }: { $sheet }, match over
pick-table = { $code }: { $sheet }
pick-which-table = Which table do you mean? “table { $code }” makes one the meant one, then say “{ $word }” again.

## What tables do not do

table-no-table = There is no such table here. “new” opens one.
table-elsewhere = No table is shown here, but you sit at one elsewhere. “tables” leads there; “join” with its code shows it here, too.
table-closed = This table is closed. “new” opens another.
table-not-at-table = You’re not at this table. “join” asks for a seat.
table-ready-already = You have asked for the next round already. The others are still awaited.
table-not-host = Only the host can do that.
table-already-seated = You have a seat already.
table-table-full = The table is full: { $needed } can play here.
table-too-few = It takes at least { $needed } to play: somebody says “join”, or “settings computers normal” seats a computer player (or easy, hard).
table-already-started = The match has begun already.
table-not-started = Nothing has been dealt yet. The host says “start”.
table-no-round-over = That is possible once a round of this match is over.
table-round-running = The round is still being played.
table-match-running = That can only be done between two matches.
table-match-over = The match is over. “rematch” plays another.
table-no-free-seat = Every seat is taken.
table-nobody-called = At this table I know nobody called “{ $name }”.
table-no-clock = Nobody else’s turn is being timed.
table-own-turn = It is your own turn: the others wait for you.
table-not-timed = No turn is being timed: there is no clock to stop.
table-paused = The clock stands still, and the game with it. “resume” lets it run.
table-auto-chooses = With cards every turn ends with a discard that only you can choose: “auto” is for tiles.
table-auto-tells = “auto” would tell whether you can lay, and this table gives no such help.
table-auto-opened = You have made your first laying already. “auto” alone goes on to the end of the round.
table-too-early = Give it time: you can ask after half of it.
table-nudged-already = Somebody has asked already.
table-not-away = A computer stands in for a person whom the last bell found idle; the host may let it at any time.
table-by-hand = This table goes without help: write the whole table with “arrange”, or build it with “pick”. { $name } is the host and can change that: “settings assist arrange”.
table-by-hand-host = This table goes without help: write the whole table with “arrange”, or build it with “pick”. You can change that: “settings assist arrange”.
table-no-hints = This table gives no hints. { $name } is the host and can allow them: “settings assist hints 3”, or “settings assist open”.
table-no-hints-host = This table gives no hints. You can allow them: “settings assist hints 3”, or “settings assist open”.
table-hints-used = You have used your { $needed } { $needed ->
        [one] hint
       *[other] hints
    } of this match. { $name } is the host and can allow more: “settings assist hints { $needed }” with a higher number.
table-hints-used-host = You have used your { $needed } { $needed ->
        [one] hint
       *[other] hints
    } of this match. You can allow more: “settings assist hints { $needed }” with a higher number.
table-no-such-level = On this sheet no computer player is called “{ $name }”: say “easy”, “normal” or “hard”.

## Notes

note-seat-person = { $after } plays on for { $before }.
note-seat-computer = { $how ->
        [removed] { $before } was removed from the table.
       *[left] { $before } has left.
    } { $after } plays on for the seat.
note-seat-rematch = { $how ->
        [removed] { $before } was removed from the table.
       *[left] { $before } has left.
    } In a rematch { $after } takes the seat.
note-seat-nobody = { $how ->
        [removed] { $before } was removed from the table.
       *[left] { $before } has left.
    } The seat is closed.
note-seat-wanted-round = { $name } will have a seat in the next round.
note-seat-wanted-match = { $name } will have a seat in the next match.
note-seat-wanted-free = { $name } waits for a seat that becomes free.
note-host = { $name } is the host now.
note-stood-in = { $name } is away: a computer plays for the seat until { $name } acts again.
note-stood-in-own = You are away: a computer plays for you until you act again.
note-owner-back = { $name } plays again.
note-back = You play for yourself again.
note-back-already = No computer plays for you: you are in the game.
note-clock-stands = The clock stands still. “resume” lets it run.
note-clock-stands-by = The clock stands still: { $name } has stopped it. “resume” lets it run.
note-nobody-there = Nobody is at the table any more, so the game waits. “resume” lets it go on.
note-clock-runs = The clock runs again.
note-clock-runs-by = The clock runs again: { $name } has set it going.
note-clock-runs-already = The clock is running already.
note-time-short = It is your turn, and a quarter of your time is left.
note-drew-for-you = { $count ->
        [0] You could not lay and nothing was left to draw, so I passed for you. “auto off” ends that.
       *[other] You could not lay, so I drew { $tiles } for you. “auto off” ends that.
    }
note-auto-round = While you cannot lay I draw for you, until the round is over. “auto off” ends that.
note-auto-first = I draw for you until you can make your first laying. “auto off” ends that.
note-auto-off = I draw for you no more.
note-auto-how = Say “auto”: I draw for you while you cannot lay. “auto first”: until you can make your first laying. “auto off”: no more.
auto-left = “auto” leaves this turn to you: there is something that only you can do.
note-quiet = Quiet from { $begins } to { $ends } by the clocks of { $place }, where it is { $now } now. In these hours no turn of an hour or longer runs out, and what there is to tell of one waits. “quiet off” ends that.
note-quiet-fixed = Quiet from { $begins } to { $ends } by clocks that are { $place } from UTC, where it is { $now } now. In these hours no turn of an hour or longer runs out, and what there is to tell of one waits. Name a city instead, and summer time is minded. “quiet off” ends that.
note-quiet-off = No quiet hours any more.
note-quiet-how = Say from when to when, and where you are or what time it is there: “quiet 22-8 Berlin”, “quiet 10pm-7am New York”, “quiet 22-8 14:30”. In these hours no turn of an hour or longer runs out, and what there is to tell of one waits.
note-quiet-long = Twelve hours at most. Who wants more time for a turn plays with a longer clock, or with none.
note-quiet-zone = By which clocks? Name a large city in your time zone, or say what time it is for you now: “quiet 22-8 Berlin”, “quiet 22-8 14:30”.
note-quiet-where = I do not know the clocks of “{ $place }”. Name a large city in your time zone, in English, or say what time it is for you now: “quiet 22-8 14:30”.
note-quiet-near = I do not know the clocks of “{ $place }”. Do you mean { $near }? Or say what time it is for you now: “quiet 22-8 14:30”.
note-zone = Turns are told by the clocks of { $place }, where it is { $now } now. “settings zone off” ends that.
note-zone-off = The time of day at which a turn ends is not shown any more.
note-zone-how = “settings zone Berlin” shows at what time of day a turn ends. Name a large city in your time zone.
note-zone-where = I do not know the clocks of “{ $place }”. Name a large city in your time zone: “settings zone Berlin”.
note-zone-near = I do not know the clocks of “{ $place }”. Do you mean { $near }? “settings zone { $near }”
note-zone-nowhere = A time zone belongs to a chat, and no chat shows this table.
note-turn-waits = Your quiet hours are over, { $name }: it is your turn.
note-nudge = { $name } asks you to go on: it is your turn.
note-nudged = Asked.
note-call-over = That turn is over.
note-stopped = Table { $code } is closed.
note-home-lost = Table { $code } is not shown in its chat any more: I cannot write there. The game goes on with the same code. “join { $code }” brings it back there, or to another chat.
note-home-lost-last = Table { $code } is not shown in its chat any more: I cannot write there. The game pauses. “join { $code }” in that chat or in another one lets it go on there, “resume” here in private.
note-home-back = Table { $code } is shown in a chat again.
note-not-shown-here = Table { $code } is not shown here any more. “join { $code }” brings it back.
note-home-left = The table goes on in a thread of its own:
note-out-of-reach = I cannot write to { $name } in private: please open a private chat with me and start it.
note-within-reach = I can write to { $name } in private again.
note-done = Done.
note-left = You have left table { $code }.
sure-end = The match is not over, and it ends for good when you leave. “{ $word }” once more ends it.
sure-leave = The match is not over, and you give up your seat when you leave. “{ $word }” once more leaves the table.
sure-stop = The match is not over, and it ends for good, for everybody. “{ $word }” once more ends it.
sure-daily = You have one try at the hand of the day. “{ $word }” once more gives it up for good.
sure-remove = The match is not over, and { $name } loses the seat. “{ $word }” once more takes it away.
sure-rematch = Others may still be looking at the result. The next match begins when all have asked for it, or when you say “{ $word }” once more.
note-wishes = Saved, for what only you see.
note-wishes-how = Say after “settings my” how you like to see what only you see: { $choices }.
note-notify-how = Where shall I call you when it is your turn?
note-notify-dm = I call you in private.
note-notify-group = I call you in the chat of the table.
note-notify-both = I call you in private and in the chat of the table.
note-notify-quiet = I show you everything, without a sound.
note-language = I speak English to you now.
note-languages = I speak: { $languages }. Say “language { $example }”.
note-draft-begun = Your draft is not laid yet. “{ $word }” once more gives it up.
note-draft-open = Your draft is not laid yet. “{ $word }” once more gives it up; “done” lays it.
note-picked-open = You have picked something and not laid it. “{ $word }” once more leaves it where it is.
note-nothing-to-undo = { $family ->
        [cards] There is nothing to take back: a card that you have taken stays with you.
       *[tiles] There is nothing to take back.
    }
note-choose-discard = Choose one card first, then discard it: that ends your turn.
replay-caption = The last round once more.
record-file = The match at table { $code }, as a file.
record-running = The round is still going on: what you cannot see yet stands there as ?, so it cannot be replayed yet. When the round is over, “record” gives all of it.

## Help

help-now = What you can say now:
help-more = “help all” shows every word, “rules” explains the game.
help-turn = In your turn
help-table = Tables
help-looking = To look at
help-host = For the host
help-other = Besides
help-line = { $word }: { $about }
help-no-such-word = There is no such word. “help all” shows them all.

## What goes wrong on the way

mishap-unreadable = I cannot read “{ $word }”. { $family ->
        [tiles] Tiles are written like r5 b12 J.
        [cards] Cards are written like 7H 10S.
       *[both] Tiles are written like r5 b12 J, cards like 7H 10S.
    }
mishap-no-meld = There is no meld { $number } on the table.
mishap-fits-nowhere = { $cards } fits no meld on the table.
mishap-fits-several = { $cards } fits melds { $numbers }. Say on which: “layoff { $typed } { $number }”.
mishap-move-nowhere = “{ $tile }” lies nowhere that it could be moved from.
mishap-move-several = There is more than one { $tile }: { $places }. Say from where, too: “{ $example }”.
mishap-split = “split” takes a run and the tile that begins its second part: “split 3 r6”.
place-rack = your rack
mishap-nothing = Say which ones, too.
mishap-word = I do not know “{ $word }”. “help” shows what can be said.
mishap-alone = “{ $word }” stands alone, and “{ $text }” is not clear. Nothing was done.
mishap-whom = Say whom, too: “{ $word } NAME”.
mishap-follows = “{ $text }” says nothing after “{ $word }”. “help { $word }” explains it.
mishap-season = “{ $text }” is no month. Write year and month: “top { $month }”.
mishap-watch-code = No table is open here. Say the code of the table, too: “watch BCDF”.
mishap-order = “sort” takes “colour” or “number”, not “{ $text }”.
mishap-word-near = I do not know “{ $word }”. Did you mean “{ $near }”?
mishap-sheet = There is no sheet “{ $name }”. There are: { $sheets }
mishap-sheet-near = There is no sheet “{ $name }”. Did you mean “{ $near }”? There are: { $sheets }
mishap-thread = No thread can be opened here for the table: I am not allowed to, or this is a thread already.
mishap-thread-stays = “settings thread on” takes a table to a thread of its own, where it stays. “join { $code }” in a channel shows it there, too.
mishap-setting = That cannot be set. What can be: { $settings }
mishap-rule = There is no house rule “{ $name }”. “settings rule” shows them all.
mishap-rule-near = There is no house rule “{ $name }”. Did you mean “settings rule { $near }”?
mishap-rule-number = “{ $number }” needs its rule: “settings rule hand={ $number }” deals that many.
mishap-rule-value = “{ $name }” cannot be “{ $value }”. Possible: { $allowed }
mishap-rule-sheets = This sheet cannot take the rule “{ $name }”. These can: { $sheets }
mishap-too-long = That was too long: { $longest } characters at most.
mishap-unavailable = Not done: { $trouble ->
        [locked] another program holds the database. Try again in a while
        [read_only] the database cannot be written. Tell whoever runs this program
        [full] the disk is full, or the file may not grow. Tell whoever runs this program, and try again later
        [damaged] the database is damaged. Tell whoever runs this program
        [gone] the database is gone. Tell whoever runs this program
        [refused] the database lets nobody in. Tell whoever runs this program
        [forbidden] the database cannot be written. Tell whoever runs this program
       *[other] the database does not answer. Try again in a while
    }.
mishap-unexpected = Something went wrong, and nothing has changed. If you report it, give this number: { $number }

## Buttons

button-new = New table
button-second = A second table
button-wait = Wait for a seat
button-join = Join
button-start = Start
button-leave = Leave
button-stop = Close the table
button-remove = Take away the seat
button-rules = Rules
button-settings = Settings
button-settings-computers-fewer = One computer less
button-auto = Draw for me
button-auto-off = Do not draw for me
button-nudge = Nudge
button-resume = Resume
button-im-back = I’m back
button-rack = { $family ->
        [cards] My hand
       *[tiles] My rack
    }
button-score = Score
button-replay = Replay
button-history = History
history-none = Nobody has taken a turn yet.
button-record = Record
button-next-ready = Next round
button-rematch = Rematch
button-tables = My tables
button-table = Table
button-table-code = Table { $code }
button-help = Help
button-help-all = All words
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
button-look-first = Look first
button-another-way = Another way
button-arrange = New meld
button-arrange-rack = Back to the rack
button-choose = { $family ->
        [cards] Choose cards
       *[tiles] Choose tiles
    }
button-onto = Put it to a meld
button-here = Put here
button-melds = Move tiles
button-take-tile = Take a tile from the table
button-drop = Put back
button-split = Split: { $left } | { $right }
button-more = More
button-back = Back
part-held = In hand
button-meld = Lay as a meld
button-discard = Discard
button-return = Put back
button-draw = Draw
button-pass = Pass
button-done = { $family ->
        [cards] End the turn
       *[tiles] Lay
    }
button-hint = Hint
button-repair = Take it
button-notify-dm = In private
button-notify-group = In the chat
button-notify-both = In both
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
button-sort-number = Sort by number
button-sort-colour = Sort by colour

## What an owner does not allow

limit-banned = You cannot play here. Ask whoever runs this bot.
limit-chat = No games are played in this chat. Ask whoever runs this bot.
limit-private = Tables are only opened in groups here. Say “new” in a group; you can join there.
limit-tables-chat = { $most ->
        [one] There is a table in this chat already, and no more than one is allowed
       *[other] There are { $most } tables in this chat already, and more are not allowed
    }. Join one of them, or stop one: “stop”.
limit-tables-person = { $most ->
        [one] You sit at a table already, and at no more than one at once
       *[other] You sit at { $most } tables already, and at no more than that at once
    }. Leave one of them first: “leave”.
limit-pace = That was a lot at once. Wait a moment, then go on.
limit-solver = I have looked for your tiles long enough for now. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, or write the table yourself: “arrange”.

## Privacy

privacy-about =
    I keep your name and your number on this platform, your language and how you like tables shown; where you play, and what you did there, under a number of its own. What you type is kept until I have acted on it. Words that you cut with stay in the record of that game. Nothing of it leaves this machine.
    “privacy export” gives you all of it as a file. “privacy forget” erases who you are: your seats go on without you, and old games know you only as a number.
privacy-file = All that is kept about you.
privacy-sure = This erases your name, your number on this platform, your language and your wishes, for good. You leave every table: a computer plays on for you. Say “privacy forget yes” if you are sure.
privacy-forgotten = You are being forgotten now: what was known of you is erased. Should you write to me again, we have never met. Goodbye!
button-privacy-export = All about me, as a file
button-privacy-forget = Forget me
button-privacy-sure = Yes, forget me
