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

## De hand van de dag

daily-title = Hand van de dag, { $day }: { $sheet }
daily-result = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } in { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
daily-streak = { $days ->
        [one] { $days } dag op rij 🔥
       *[other] { $days } dagen op rij 🔥
    }
daily-dealt = Je hand van de dag is gedeeld, privé: { $sheet }. Je hebt één poging.
daily-share-where = Zeg “daily share” in de chat die hem moet zien.
daily-fixed = Deze chat speelt { $sheet } als hand van de dag.
daily-fixed-off = Deze chat speelt weer het spel van de dag.
daily-line = { $place }. { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $rounds ->
        [one] { $rounds } beurt
       *[other] { $rounds } beurten
    })
daily-week-line = { $place }. { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
daily-list = Handen van { $day }
daily-week = Deze week
daily-list-none = Hier heeft vandaag nog niemand een hand gedeeld.
button-daily = Hand van de dag
button-daily-share = Delen
word-daily = de hand van de dag: voor iedereen dezelfde, één poging; “daily list”, “daily share”
table-daily-given-up = Je hebt de hand van vandaag opgegeven. Morgen is er een nieuwe.
table-daily-not-played = Je hebt nog geen hand van de dag uitgespeeld. “daily” deelt hem.
table-daily-in-a-chat = Zeg dat in een chat.
table-daily-not-in-charge = Alleen beheerders van deze chat en de gastheer van een tafel hier mogen dat.
table-daily-fixed = De hand van de dag is voor iedereen gelijk: er valt niets aan te veranderen.
table-daily-closed = De hand van de dag blijft dicht tot de dag voorbij is (UTC).

## Terugblik

word-review = terugkijken op je beurten: wat je uitlegde, wat kon; ‘terugblik iedereen’ voor iedereen
button-review = Terugblik
button-review-open = Beurten tonen
button-review-all = Aan iedereen tonen
button-review-earlier = ‹ Eerder
button-review-later = Later ›
discord-option-which = iedereen, of het nummer van een beurt
review-by-sight = Elke beurt wordt alleen beoordeeld op wat de speler kon zien.
review-none = Je speelde in deze ronde geen beurt.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Niets uitgelegd. Niets was mogelijk.
       *[no] { $first }. Niets uitgelegd. Niets was mogelijk.
    }
review-laid = { $named ->
        [yes] { $name }, beurt { $number }: { $tiles } uitgelegd.
       *[no] { $number }. { $tiles } uitgelegd.
    }
review-drew = { $named ->
        [yes] { $name }, beurt { $number }: niets uitgelegd.
       *[no] { $number }. Niets uitgelegd.
    }
review-most = Meer was niet mogelijk.
review-out = Uitgaan was mogelijk: { $tiles }.
review-more = { $count ->
        [one] Eén meer was mogelijk: { $tiles }.
       *[other] { $count } meer waren mogelijk: { $tiles }.
    }
review-spared = { $count ->
        [one] De joker was niet nodig.
       *[other] { $count } jokers waren niet nodig.
    }
review-first = { $count ->
        [one] De eerste uitleg was één beurt eerder mogelijk, in beurt { $possible }.
       *[other] De eerste uitleg was { $count } beurten eerder mogelijk, in beurt { $possible }.
    }
review-first-never = Een eerste uitleg was mogelijk in beurt { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } beurt, in { $telling } was meer mogelijk.
       *[other] { $name }: { $turns } beurten, in { $telling } was meer mogelijk.
    }
review-further = { $count ->
        [one] … en nog { $count } beurt.
       *[other] … en nog { $count } beurten.
    }
review-unexamined = { $count ->
        [one] { $count } beurt was niet op tijd uit te rekenen.
       *[other] { $count } beurten waren niet op tijd uit te rekenen.
    }
review-place = Beeld { $place } van { $of }
review-board = Beurt { $number }: wat mogelijk was
review-awaited = { $names } wil de terugblik aan iedereen tonen. Nog niet akkoord: { $others }.

## Niet hoeven wachten

word-call = je roepen als hier een tafel opengaat: ‘roep me’, ‘roep me altijd’ of ‘roep me nooit’
word-watch = van elders naar een tafel kijken, als de gastheer dat toestaat: ‘toekijken BCDF’, ‘toekijken uit’
discord-option-when = één keer, altijd of nooit
note-call-once = { $name }, ik roep je als hier de volgende tafel opengaat.
note-call-always = { $name }, ik roep je telkens als hier een tafel opengaat. ‘roep me nooit’ beëindigt dat.
note-call-off = { $name }, ik roep je hier niet meer.
note-called = { $names }: { $opener } heeft een tafel geopend.
note-watch-off = Je kijkt niet meer toe.
button-watch-off = Niet meer toekijken
table-call-in-a-chat = Zeg dat in de chat om wiens tafels het gaat.
table-not-watched = De gastheer van deze tafel laat niemand toekijken. ‘instellingen toekijken aan’ staat het toe.
table-enough-watchers = Er kijken al { $needed } mensen toe.

## Eén persoon op twee platforms

word-link = op twee platforms één persoon zijn: hier ‘koppelen’, daar ‘koppelen CODE’
note-link-code = Zeg dit binnen { $minutes } minuten tegen me op het andere platform: ‘koppelen { $code }’. Je ratings en cijfers zijn dan één, onder de naam die je hier hebt.
note-linked = Je bent nu op beide platforms één persoon: lijsten tonen { $name }. Gegevens exporteren en vergeten gaat over allebei.
note-linked-already = Je bent al gekoppeld.
link-unknown = Deze code geldt niet meer. ‘koppelen’ op het andere platform geeft een nieuwe.
link-same-platform = Zeg de code op een ander platform dan dit.
table-daily-elsewhere = Je begon de hand van vandaag op je andere platform. Speel hem daar.
