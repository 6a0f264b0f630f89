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
