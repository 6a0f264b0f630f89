# Schudden dat iedereen kan controleren

fairness-sealed = Schudden verzegeld: { $seal }
fairness-cut = Gecoupeerd door: { $names }
fairness-seed = Startwaarde van deze ronde: { $seed }
fairness-words = Gecoupeerd met: { $words }
fairness-word = { $name } “{ $word }”
note-cut = { $drawn ->
        [yes] Ik heb een woord voor je getrokken: “{ $word }” telt mee bij het volgende schudden.
       *[no] Je woord telt mee bij het volgende schudden: “{ $word }”.
    }
table-dealt-already = Er is al gedeeld. Na deze ronde kun je weer couperen.
table-nothing-committed = Dit schudden is niet verzegeld, dus er valt niets te couperen. Het volgende wel.
table-word-too-long = Een woord om te couperen heeft hooguit { $needed } tekens.
button-cut = Couperen
button-verify = Controleren
word-cut = geef het volgende schudden een woord mee: “cut hallo”; “cut” alleen trekt er een
word-verify = controleren of er in dit spel eerlijk is geschud

verify-fair = Ronde { $round }: eerlijk geschud, met woorden van { $names }.
verify-committed = Ronde { $round }: zoals verzegeld. Niemand heeft gecoupeerd.
verify-unknown = Ronde { $round }: niet te controleren. Er is geen geopend zegel bekend.
verify-differs-commitment = Ronde { $round } wijkt af: de startwaarde past niet bij het zegel.
verify-differs-rules = Ronde { $round } wijkt af in de regels: verzegeld { $expected }, gespeeld { $found }.
verify-differs-draw = Ronde { $round } wijkt af bij trekking { $place } om te beginnen: { $found } in plaats van { $expected }.
verify-differs-starter = Ronde { $round } wijkt af: { $found } begon in plaats van { $expected }.
verify-differs-stock = { $family ->
        [cards] Ronde { $round } wijkt af bij kaart { $place } van de stapel: { $found } in plaats van { $expected }.
       *[tiles] Ronde { $round } wijkt af bij steen { $place } van de pot: { $found } in plaats van { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Ronde { $round } wijkt af bij zet { $move }: kaart { $place } van de nieuwe stapel is { $found } in plaats van { $expected }.
       *[tiles] Ronde { $round } wijkt af bij zet { $move }: steen { $place } van de nieuwe pot is { $found } in plaats van { $expected }.
    }
verify-differs-move = Ronde { $round } wijkt af: zet { $move } kan niet op deze verdeling volgen.

## Who is ahead

top-all-sheets = Alle spellen
top-rating = Op rating
top-season = Gewonnen in { $season }
top-none = Nog geen lijst. Uitgespeelde rondes met twee of meer mensen tellen, behalve als alle hulp is toegestaan.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } ronde)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } rondes)
    }
top-hidden = { $name } staat op geen enkele lijst.
top-hidden-own = Je staat op geen enkele lijst. Met “privacy show” kom je terug.
top-own = { $what }: plaats { $place } van { $of }, { $figure }
stats-other-none = { $name } heeft nog geen ronde uitgespeeld.
stats-hidden = { $name } houdt deze cijfers voor zich.
stats-points = Punten: { $points }
stats-first = Eerste uitleg: { $first }; meeste gelegd in één beurt: { $longest }
stats-hints = Hints gebruikt: { $hints }
stats-time = Een beurt duurt gemiddeld { $minutes } min { $seconds } s
word-top = wie er voorstaat in deze chat: “top”, “top rummikub”, “top 2026-10”
privacy-hidden = Je staat op geen enkele lijst en niemand ziet je cijfers.
privacy-listed = De chats waarin je speelt, zien je op hun lijsten.
button-privacy-hide = Haal me van lijsten
button-privacy-show = Zet me op lijsten
