# A shuffle that anyone can check

fairness-sealed = Shuffle sealed: { $seal }
fairness-sealed-next = Next shuffle sealed: { $seal }
fairness-cut = Cut by: { $names }
fairness-seed = Seed of this round: { $seed }
fairness-words = Cut with: { $words }
fairness-word = { $name } “{ $word }”
note-cut = { $drawn ->
        [yes] I picked a word for you: “{ $word }” goes into the next shuffle.
       *[no] Your word goes into the next shuffle: “{ $word }”.
    }
note-cut-in-chat = { $drawn ->
        [yes] I picked a word for { $name }: “{ $word }” goes into the next shuffle.
       *[no] { $name }’s word goes into the next shuffle: “{ $word }”.
    }
table-dealt-already = This round has already been dealt. You can add your word to the next shuffle once it’s over.
table-nothing-committed = You can’t cut for this round, but you can before the next one.
table-word-too-long = Too long: a word for the shuffle has at most { $needed } characters.
button-cut = Cut
button-verify = Verify
word-cut = add your own word to the next shuffle: “cut hello”; leave the word out and I’ll pick one
word-verify = see the seal of the next shuffle, and check that those of this match were fair

verify-fair = Round { $round }: fair. Words came from { $names }.
verify-committed = Round { $round }: as sealed. Nobody cut.
verify-unknown = Round { $round } can’t be verified yet: its shuffle is revealed only after the round.
verify-differs-commitment = Round { $round } differs: the seed doesn’t fit the seal.
verify-differs-rules = Round { $round } differs in its rules: sealed { $expected }, played { $found }.
verify-differs-draw = Round { $round } differs in draw { $place } for first player: { $found } instead of { $expected }.
verify-differs-starter = Round { $round } differs: { $found } started instead of { $expected }.
verify-differs-stock = { $family ->
        [cards] Round { $round } differs at card { $place } of the stock: { $found } instead of { $expected }.
       *[tiles] Round { $round } differs at tile { $place } of the stock: { $found } instead of { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Round { $round } differs at move { $move }: card { $place } of the new stock is { $found } instead of { $expected }.
       *[tiles] Round { $round } differs at move { $move }: tile { $place } of the new stock is { $found } instead of { $expected }.
    }
verify-differs-move = Round { $round } differs: move { $move } can’t follow from this deal.

## Who is ahead

top-all-sheets = All games
top-rating = By rating
top-season = Wins in { $season }
top-none = Nobody is listed yet. A round counts if at least two people played it, most of their turns themselves, and hints were limited. Rounds against computers alone don’t count.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } round)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } rounds)
    }
top-hidden = { $name } is hidden from the rankings.
top-hidden-own = You’re hidden from the rankings. “privacy show” puts you back.
top-own = { $what }: place { $place } of { $of }, { $figure }
stats-other-none = { $name } hasn’t finished a round yet.
stats-hidden = { $name } keeps these stats private.
stats-points = Points: { $points }
stats-first = Initial melds: { $first }
stats-longest = Most laid in one turn: { $longest }
stats-hints = Hints used: { $hints }
stats-time = Average turn: { $minutes } min { $seconds } s
stats-time-short = Average turn: { $seconds } s
word-top = see who leads in this chat, by rating and by wins: “top”, “top rummikub”, “top 2026-10”
privacy-hidden = You’re now hidden from the rankings, and nobody else sees your stats.
privacy-listed = You appear in the rankings of the chats you play in.
button-privacy-hide = Hide me from the rankings
button-privacy-show = Show me in the rankings

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
daily-once = You have one try, without hints.
daily-dealt = { $name }, I’ve dealt your hand of the day in private: { $sheet }. You have one try.
daily-share-where = Type “daily share” in the chat where you want to show your result.
daily-shared = Your result is in the chat now.
daily-fixed = This chat now plays { $sheet } as its hand of the day.
daily-fixed-off = From now on, this chat’s hand of the day is a different game every day again.
daily-card = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $rounds ->
        [one] { $rounds } turn
       *[other] { $rounds } turns
    })
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
daily-list = Hand of the day, { $day }: results
daily-week = This week
daily-list-none = Nobody has shared a hand here today.
button-daily = Hand of the day
button-daily-share = Share
word-daily = play the hand of the day: one deal for everybody, one try; “daily list”, “daily share”
table-daily-over = This hand of the day is over. There’s a new one every day: “daily”.
table-daily-given-up = You gave up today’s hand. There’s a new one tomorrow.
table-daily-not-played = You haven’t finished a hand of the day yet. “daily” deals you today’s, or shows it.
table-daily-in-a-chat = Type that in a group or channel.
table-daily-not-in-charge = Only this chat’s admins, or the host of a table here, can do that.
table-daily-fixed = The hand of the day is the same for everybody, so you can’t change it.
table-daily-no-help = Everybody plays the hand of the day without hints.
table-daily-closed = You can look back at today’s hand once the day is over (midnight UTC).

## Looking back

word-review = look back at your turns: what you laid, what was possible; “review all” shows everybody’s
button-review = Review my turns
button-review-open = Show the turns
button-review-all = Show everybody
button-review-earlier = ‹ Previous
button-review-later = Next ›
discord-option-which = all, or the number of a turn
review-by-sight = Each turn is judged only by what the player could see.
review-none = You had no turn in this round.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Nothing laid, nothing possible.
       *[no] { $first }. Nothing laid, nothing possible.
    }
review-laid = { $named ->
        [yes] { $name }, turn { $number }: laid { $tiles }.
       *[no] { $number }. Laid { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, turn { $number }: laid nothing.
       *[no] { $number }. Nothing laid.
    }
review-most = Nothing more was possible.
review-out = Going out was possible: { $tiles }.
review-possible = Possible: { $tiles }.
review-more = { $count ->
        [one] One more was possible: { $tiles }.
       *[other] { $count } more were possible: { $tiles }.
    }
review-spared = { $count ->
        [one] The joker wasn’t needed.
       *[other] { $count } jokers weren’t needed.
    }
review-first = { $count ->
        [one] The initial meld was possible one turn earlier, on turn { $possible }.
       *[other] The initial meld was possible { $count } turns earlier, on turn { $possible }.
    }
review-first-never = An initial meld was possible on turn { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } turn
       *[other] { $name }: { $turns } turns
    };{" "}{ $telling ->
        [0] nothing more could have been laid
       *[other] more could have been laid in { $telling }
    }.
review-further = { $count ->
        [one] … and { $count } more turn.
       *[other] … and { $count } more turns.
    }
review-unexamined = { $count ->
        [one] { $count } turn was too hard to work out in time.
       *[other] { $count } turns were too hard to work out in time.
    }
review-place = { $place } of { $of }
review-board = Turn { $number }: what was possible
review-awaited = { $names } would like to show everybody the review. Waiting for { $others }.

## Not having to wait

word-call = get notified when a table opens in this chat: “call once”, “call always”, “call off”
word-watch = watch a table from elsewhere, if its host allows it: “watch BCDF”, “watch off”
discord-option-when = once, always or off
note-call-once = { $name }, I’ll notify you when the next table opens here.
note-call-always = { $name }, I’ll notify you whenever a table opens here. To stop: “call off”.
note-call-off = { $name }, I won’t notify you here any more.
note-called = { $names }: { $opener } has opened a table.
note-watch-off = You’ve stopped watching.
button-watch-off = Stop watching
table-call-in-a-chat = Type that in the chat where you play.
table-not-watched = This table can’t be watched. Its host can allow it.
table-enough-watchers = No room: { $needed } people are watching already.

## One person on two platforms

word-link = link your accounts on two platforms: here “link”, there “link CODE”
note-link-code = Send me this on the other platform within { $minutes } minutes: “link { $code }”. Your ratings and stats are then merged under the name you have here.
note-linked = Linked: you’re one person on both platforms, and lists show { $name }. “privacy export” and “privacy forget” cover both.
note-linked-already = You’re already linked.
link-unknown = That code is no longer valid. “link” on the other platform gives you a new one.
link-same-platform = Type the code on your other platform, not on this one.
table-daily-elsewhere = You started today’s hand on your other platform. Play it there.
