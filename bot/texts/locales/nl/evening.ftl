# Schudden dat iedereen kan controleren

fairness-sealed = Verzegeld geschud: { $seal }
fairness-sealed-next = De volgende keer verzegeld geschud: { $seal }
fairness-cut = Gecoupeerd door: { $names }
fairness-seed = Startwaarde van deze ronde: { $seed }
fairness-words = Gecoupeerd met: { $words }
fairness-word = { $name } “{ $word }”
note-cut = { $drawn ->
        [yes] Ik heb een woord voor je gekozen: “{ $word }” telt mee bij het volgende schudden.
       *[no] Je woord telt mee bij het volgende schudden: “{ $word }”.
    }
note-cut-in-chat = { $drawn ->
        [yes] Ik heb een woord voor { $name } gekozen: “{ $word }” telt mee bij het volgende schudden.
       *[no] Het woord van { $name } telt mee bij het volgende schudden: “{ $word }”.
    }
table-dealt-already = Voor deze ronde is al uitgedeeld. Na de ronde kun je een woord toevoegen aan het volgende schudden.
table-nothing-committed = Vóór deze ronde was couperen niet mogelijk. Vóór de volgende kan het wel.
table-word-too-long = Een woord om te couperen heeft hoogstens { $needed } tekens.
button-cut = Coupeer
button-verify = Controleer
word-cut = een eigen woord meegeven aan het volgende schudden: “cut hallo”; zonder woord kies ik er een
word-verify = het zegel voor de volgende ronde zien, en controleren of er eerlijk is geschud

verify-fair = Ronde { $round }: eerlijk geschud, met woorden van { $names }.
verify-committed = Ronde { $round }: eerlijk geschud, zoals verzegeld. Niemand heeft gecoupeerd.
verify-unknown = Ronde { $round }: niet te controleren, want het geheim van dit schudden is nog niet onthuld. Dat gebeurt pas na de ronde.
verify-differs-commitment = Ronde { $round } klopt niet: de startwaarde past niet bij het zegel.
verify-differs-rules = Ronde { $round } klopt niet in de regels: verzegeld { $expected }, gespeeld { $found }.
verify-differs-draw = Ronde { $round } klopt niet bij trekking { $place } voor het begin: { $found } in plaats van { $expected }.
verify-differs-starter = Ronde { $round } klopt niet: { $found } begon in plaats van { $expected }.
verify-differs-stock = { $family ->
        [cards] Ronde { $round } klopt niet bij kaart { $place } van de stapel: { $found } in plaats van { $expected }.
       *[tiles] Ronde { $round } klopt niet bij steen { $place } van de pot: { $found } in plaats van { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Ronde { $round } klopt niet bij zet { $move }: kaart { $place } van de nieuwe stapel is { $found } in plaats van { $expected }.
       *[tiles] Ronde { $round } klopt niet bij zet { $move }: steen { $place } van de nieuwe pot is { $found } in plaats van { $expected }.
    }
verify-differs-move = Ronde { $round } klopt niet: na deze verdeling kan zet { $move } niet.

## Who is ahead

top-all-sheets = Alle spellen
top-rating = Hoogste rating
top-season = Gewonnen in { $season }
top-none = Nog geen ranglijst. Een ronde telt als minstens twee mensen hem speelden, hun meeste beurten zelf, en de tips beperkt waren. Rondes tegen alleen computers tellen niet.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } ronde)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } rondes)
    }
top-hidden = { $name } staat op geen enkele ranglijst.
top-hidden-own = Je staat op geen enkele ranglijst. “privacy tonen” zet je er weer op.
top-own = { $what }: plaats { $place } van { $of }, { $figure }
stats-other-none = { $name } heeft nog geen ronde uitgespeeld.
stats-hidden = { $name } houdt deze statistieken voor zich.
stats-points = Punten: { $points }
stats-first = Uitgekomen: { $first } keer
stats-longest = De meeste stenen of kaarten in één beurt: { $longest }
stats-hints = Gebruikte tips: { $hints }
stats-time = Een beurt duurt gemiddeld { $minutes } min { $seconds } s
stats-time-short = Een beurt duurt gemiddeld { $seconds } s
word-top = wie er in deze chat voorop gaat, op rating en op zeges: “top”, “top rummikub”, “top 2026-10”
privacy-hidden = Je staat op geen enkele ranglijst, en niemand ziet je statistieken.
privacy-listed = Je staat op de ranglijsten van de chats waarin je speelt.
button-privacy-hide = Haal me van de ranglijsten
button-privacy-show = Zet me op de ranglijsten

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
daily-once = Je hebt één poging, zonder tips.
daily-dealt = { $name }, je hand van de dag ligt privé voor je klaar: { $sheet }. Je hebt één poging.
daily-share-where = Typ “daily delen” in de chat waar je je uitslag wilt laten zien.
daily-shared = Je resultaat staat nu in de chat.
daily-fixed = In deze chat is de hand van de dag voortaan { $sheet }.
daily-fixed-off = In deze chat wisselt het spel van de hand van de dag weer dagelijks.
daily-card = { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $rounds ->
        [one] { $rounds } beurt
       *[other] { $rounds } beurten
    })
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
    } in { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
daily-list = Hand van de dag, { $day }: uitslagen
daily-week = Deze week
daily-list-none = Hier heeft vandaag nog niemand een uitslag gedeeld.
button-daily = Hand van de dag
button-daily-share = Deel
word-daily = de hand van de dag: voor iedereen gelijk, één poging; “daily lijst”, “daily delen”
table-daily-over = Deze hand van de dag is afgelopen. Elke dag is er een nieuwe: “daily”.
table-daily-given-up = Je hebt de hand van vandaag opgegeven. Morgen is er een nieuwe.
table-daily-not-played = Je hebt nog geen hand van de dag uitgespeeld. “daily” deelt die van vandaag uit of laat die zien.
table-daily-in-a-chat = Typ dat in een groep of kanaal.
table-daily-not-in-charge = Dat mag alleen een beheerder van deze chat, of de host van een tafel hier.
table-daily-fixed = De hand van de dag is voor iedereen gelijk: er valt niets aan te veranderen.
table-daily-no-help = Iedereen speelt de hand van de dag zonder tips.
table-daily-closed = De hand van de dag blijft geheim tot de dag voorbij is (UTC).

## Terugblik

word-review = je beurten terugkijken: wat je neerlegde en wat er kon; “review iedereen”: die van iedereen
button-review = Terugblik
button-review-open = Bekijk de beurten
button-review-all = Toon aan iedereen
button-review-earlier = ‹ Vorige
button-review-later = Volgende ›
discord-option-which = iedereen, of het nummer van een beurt
review-by-sight = Elke beurt wordt alleen beoordeeld op wat de speler kon zien.
review-none = Je hebt in deze ronde geen beurt gespeeld.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Niets neergelegd. Er was ook niets mogelijk.
       *[no] { $first }. Niets neergelegd. Er was ook niets mogelijk.
    }
review-laid = { $named ->
        [yes] { $name }, beurt { $number }: { $tiles } neergelegd.
       *[no] { $number }. { $tiles } neergelegd.
    }
review-drew = { $named ->
        [yes] { $name }, beurt { $number }: niets neergelegd.
       *[no] { $number }. Niets neergelegd.
    }
review-most = Meer was niet mogelijk.
review-out = Alles neerleggen kon: { $tiles }.
review-possible = Dit kon: { $tiles }.
review-more = { $count ->
        [one] Er kon er nog één bij: { $tiles }.
       *[other] Er konden er nog { $count } bij: { $tiles }.
    }
review-spared = { $count ->
        [one] De joker was niet nodig.
       *[other] { $count } jokers waren niet nodig.
    }
review-first = { $count ->
        [one] Uitkomen had één beurt eerder gekund, in beurt { $possible }.
       *[other] Uitkomen had { $count } beurten eerder gekund, in beurt { $possible }.
    }
review-first-never = Uitkomen kon in beurt { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } beurt
       *[other] { $name }: { $turns } beurten
    };{" "}{ $telling ->
        [0] er was nooit meer mogelijk
       *[other] in { $telling } daarvan was er meer mogelijk
    }.
review-further = { $count ->
        [one] … en nog { $count } beurt.
       *[other] … en nog { $count } beurten.
    }
review-unexamined = { $count ->
        [one] { $count } beurt kon ik niet op tijd doorrekenen.
       *[other] { $count } beurten kon ik niet op tijd doorrekenen.
    }
review-place = { $place } van { $of }
review-board = Beurt { $number }: wat er kon
review-awaited = De terugblik aan iedereen tonen? Akkoord: { $names }. Nog niet: { $others }.

## Niet hoeven wachten

word-call = een seintje krijgen als hier een tafel wordt geopend: “call één keer”, “call altijd” of “call uit”
word-watch = vanuit een andere chat toekijken, als de host dat toestaat: “watch BCDF”, “watch uit”
discord-option-when = één keer, altijd of uit
note-call-once = { $name }, je krijgt een seintje als hier de volgende tafel wordt geopend.
note-call-always = { $name }, je krijgt telkens een seintje als hier een tafel wordt geopend. Stoppen: “call uit”.
note-call-off = { $name }, je krijgt hier geen seintjes meer.
note-called = { $names }: { $opener } heeft een tafel geopend.
note-watch-off = Je kijkt niet meer toe.
button-watch-off = Stop met toekijken
table-call-in-a-chat = Typ dat in de chat waar die tafels worden geopend.
table-not-watched = Bij deze tafel kun je niet toekijken. De host kan dat toestaan.
table-enough-watchers = Geen plek: er kijken al { $needed } mensen toe.

## Eén persoon op twee platforms

word-link = je accounts op twee platforms koppelen: hier “link”, daar “link CODE”
note-link-code = Typ op het andere platform binnen { $minutes } minuten: “link { $code }”. Je ratings en statistieken worden dan samengevoegd onder de naam die je hier hebt.
note-linked = Je accounts zijn gekoppeld: op ranglijsten heet je { $name }. “privacy exporteren” en “privacy vergeten” gelden voor allebei.
note-linked-already = Je accounts zijn al gekoppeld.
link-unknown = Deze code werkt niet meer. “link” op het andere platform geeft een nieuwe.
link-same-platform = Deze code typ je op een ander platform.
table-daily-elsewhere = Je bent de hand van vandaag op je andere platform begonnen. Speel daar verder.
