# A shuffle that anyone can check

fairness-sealed = Shuffle sealed: { $seal }
fairness-cut = Cut by: { $names }
fairness-seed = Seed of this round: { $seed }
fairness-words = Cut with: { $words }
fairness-word = { $name } “{ $word }”
note-cut = { $drawn ->
        [yes] I drew a word for you: “{ $word }” goes into the next shuffle.
       *[no] Your word goes into the next shuffle: “{ $word }”.
    }
table-dealt-already = The deal is fixed. You can cut again once this round is over.
table-nothing-committed = This shuffle is not sealed, so there is nothing to cut. The next one is.
table-word-too-long = A word for the shuffle has { $needed } characters at most.
button-cut = Cut
button-verify = Verify
word-cut = add a word to the next shuffle: “cut hello”; “cut” alone draws one
word-verify = check that the shuffles of this match were fair

verify-fair = Round { $round }: fair. Words went in from { $names }.
verify-committed = Round { $round }: as sealed. Nobody cut.
verify-unknown = Round { $round }: cannot be verified. No opened seal is known.
verify-differs-commitment = Round { $round } differs: the seed does not fit the seal.
verify-differs-rules = Round { $round } differs in its rules: sealed { $expected }, played { $found }.
verify-differs-draw = Round { $round } differs in draw { $place } for the start: { $found } in place of { $expected }.
verify-differs-starter = Round { $round } differs: { $found } started in place of { $expected }.
verify-differs-stock = { $family ->
        [cards] Round { $round } differs at card { $place } of the stock: { $found } in place of { $expected }.
       *[tiles] Round { $round } differs at tile { $place } of the stock: { $found } in place of { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Round { $round } differs at move { $move }: card { $place } of the new stock is { $found } in place of { $expected }.
       *[tiles] Round { $round } differs at move { $move }: tile { $place } of the new stock is { $found } in place of { $expected }.
    }
verify-differs-move = Round { $round } differs: move { $move } cannot follow from this deal.

## Who is ahead

top-all-sheets = All sheets
top-rating = By rating
top-season = Wins in { $season }
top-none = No list yet. Finished rounds count with two people or more, unless all help is allowed.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } round)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } rounds)
    }
top-hidden = { $name } is on no list.
top-hidden-own = You are on no list. “privacy show” puts you back.
top-own = { $what }: place { $place } of { $of }, { $figure }
stats-other-none = { $name } has not finished a round yet.
stats-hidden = { $name } keeps these figures private.
stats-points = Points: { $points }
stats-first = First layings: { $first }; most laid in one turn: { $longest }
stats-hints = Hints used: { $hints }
stats-time = Average turn: { $minutes } min { $seconds } s
word-top = who is ahead in this chat: “top”, “top rummikub”, “top 2026-10”
privacy-hidden = You are on no list, and nobody sees your figures.
privacy-listed = The chats you play in see you in their lists.
button-privacy-hide = Hide me from lists
button-privacy-show = Show me in lists

## The hand of the day

daily-title = Hand of the day, { $day }: { $sheet }
daily-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
daily-streak = { $days ->
        [one] { $days } day in a row 🔥
       *[other] { $days } days in a row 🔥
    }
daily-dealt = Your hand of the day is dealt, in private: { $sheet }. You have one try.
daily-share-where = Say “daily share” in the chat that shall see it.
daily-fixed = This chat plays { $sheet } as its hand of the day.
daily-fixed-off = This chat plays the sheet of the day again.
daily-line = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    })
daily-week-line = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
daily-list = Hands of { $day }
daily-week = This week
daily-list-none = Nobody has shared a hand here today.
button-daily = Hand of the day
button-daily-share = Share
word-daily = the hand of the day: one deal for everybody, one try; “daily list”, “daily share”
table-daily-given-up = You gave up today’s hand. There is a new one tomorrow.
table-daily-not-played = You have not finished a hand of the day yet. “daily” deals it.
table-daily-in-a-chat = Say that in a chat.
table-daily-not-in-charge = Only those in charge of this chat, or the host of a table here, can do that.
table-daily-fixed = The hand of the day is the same for everybody: nothing about it can be changed.
table-daily-no-help = The hand of the day is played without hints, by everybody.
table-daily-closed = The hand of the day stays closed until the day is over (UTC).

## Looking back

word-review = look back at your turns: what you laid, and what could be laid; “review all” shows it to all
button-review = Review
button-review-open = Show the turns
button-review-all = Show to all
button-review-earlier = ‹ Earlier
button-review-later = Later ›
discord-option-which = all, or the number of a turn
review-by-sight = Each turn is judged only by what its player could see.
review-none = You played no turn in this round.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Nothing laid. Nothing was possible.
       *[no] { $first }. Nothing laid. Nothing was possible.
    }
review-laid = { $named ->
        [yes] { $name }, turn { $number }: laid { $tiles }.
       *[no] { $number }. Laid { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, turn { $number }: laid nothing.
       *[no] { $number }. Nothing laid.
    }
review-most = No more was possible.
review-out = Going out was possible: { $tiles }.
review-more = { $count ->
        [one] One more was possible: { $tiles }.
       *[other] { $count } more were possible: { $tiles }.
    }
review-spared = { $count ->
        [one] The joker was not needed.
       *[other] { $count } jokers were not needed.
    }
review-first = { $count ->
        [one] The first laying was possible one turn earlier, in turn { $possible }.
       *[other] The first laying was possible { $count } turns earlier, in turn { $possible }.
    }
review-first-never = A first laying was possible in turn { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } turn, more was possible in { $telling }.
       *[other] { $name }: { $turns } turns, more was possible in { $telling }.
    }
review-further = { $count ->
        [one] … and { $count } more turn.
       *[other] … and { $count } more turns.
    }
review-unexamined = { $count ->
        [one] { $count } turn was too hard to work out in time.
       *[other] { $count } turns were too hard to work out in time.
    }
review-place = Picture { $place } of { $of }
review-board = Turn { $number }: what was possible
review-awaited = { $names } agreed to show the review to all. Still to agree: { $others }.

## Not having to wait

word-call = be called when a table opens in this chat: “call me”, “call always”, “call off”
word-watch = watch a table from elsewhere, if its host allows that: “watch BCDF”, “watch off”
discord-option-when = once, always or off
note-call-once = { $name }, I will call you when the next table opens here.
note-call-always = { $name }, I will call you whenever a table opens here. “call off” ends that.
note-call-off = { $name }, I will not call you here any more.
note-called = { $names }: { $opener } has opened a table.
note-watch-off = You are not watching any more.
button-watch-off = Stop watching
table-call-in-a-chat = Say that in the chat whose tables you mean.
table-not-watched = The host of this table lets nobody watch. “settings watch on” allows it.
table-enough-watchers = { $needed } people are watching already.

## One person on two platforms

word-link = be one person on two platforms: “link” here, then “link CODE” there
note-link-code = Say this to me on the other platform within { $minutes } minutes: “link { $code }”. Your ratings and figures are then one, under the name you have here.
note-linked = You are one person now on both platforms: lists show { $name }. “privacy export” and “privacy forget” are about both.
note-linked-already = You are linked already.
link-unknown = This code is not valid any more. “link” on the other platform gives a new one.
link-same-platform = Say the code on another platform than this one.
table-daily-elsewhere = You began today’s hand on your other platform. Play it there.
