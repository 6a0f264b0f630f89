# Ein Mischen, das alle prüfen können

fairness-sealed = Mischen versiegelt: { $seal }
fairness-sealed-next = Nächstes Mischen versiegelt: { $seal }
fairness-cut = Abgehoben: { $names }
fairness-seed = Startwert dieser Runde: { $seed }
fairness-words = Abgehoben mit: { $words }
fairness-word = { $name } „{ $word }“
note-cut = { $drawn ->
        [yes] Ich habe ein Wort für dich gewählt: „{ $word }“ wird beim nächsten Mischen verwendet.
       *[no] Dein Wort „{ $word }“ wird beim nächsten Mischen verwendet.
    }
note-cut-in-chat = { $drawn ->
        [yes] Ich habe für { $name } ein Wort gewählt: „{ $word }“ wird beim nächsten Mischen verwendet.
       *[no] Das Wort von { $name } wird beim nächsten Mischen verwendet: „{ $word }“.
    }
table-dealt-already = Für diese Runde ist schon ausgeteilt. Nach der Runde kannst du wieder ein Wort zum Mischen beitragen.
table-nothing-committed = Vor dieser Runde war Abheben nicht möglich. Vor der nächsten geht es.
table-word-too-long = Ein Wort zum Abheben hat höchstens { $needed } Zeichen.
button-cut = Abheben
button-verify = Prüfen
word-cut = ein Wort nennen, das ins nächste Mischen einfließt: „cut hallo“; ohne Wort wähle ich eines
word-verify = das Siegel des nächsten Mischens sehen und prüfen, ob in dieser Partie fair gemischt wurde

verify-fair = Runde { $round }: fair gemischt. Wörter kamen von { $names }.
verify-committed = Runde { $round }: wie versiegelt. Niemand hat abgehoben.
verify-unknown = Runde { $round } lässt sich nicht prüfen: Wie gemischt wurde, wird erst nach der Runde offengelegt.
verify-differs-commitment = Runde { $round } weicht ab: Der Startwert passt nicht zum Siegel.
verify-differs-rules = Runde { $round } weicht in den Regeln ab: versiegelt { $expected }, gespielt { $found }.
verify-differs-draw = Runde { $round } weicht bei Ziehung { $place } der Auslosung ab: { $found } statt { $expected }.
verify-differs-starter = Runde { $round } weicht ab: { $found } hat angefangen statt { $expected }.
verify-differs-stock = { $family ->
        [cards] Runde { $round } weicht bei Karte { $place } des Vorrats ab: { $found } statt { $expected }.
       *[tiles] Runde { $round } weicht bei Stein { $place } des Vorrats ab: { $found } statt { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Runde { $round } weicht bei Zug { $move } ab: Karte { $place } des neuen Vorrats ist { $found } statt { $expected }.
       *[tiles] Runde { $round } weicht bei Zug { $move } ab: Stein { $place } des neuen Vorrats ist { $found } statt { $expected }.
    }
verify-differs-move = Runde { $round } weicht ab: Zug { $move } kann auf diese Verteilung nicht folgen.

## Who is ahead

top-all-sheets = Alle Spiele
top-rating = Nach Wertung
top-season = Siege im { $season }
top-none = Die Rangliste ist noch leer. Eine Runde zählt, wenn mindestens zwei Menschen sie gespielt haben, ihre meisten Züge selbst, und die Tipps begrenzt waren. Runden nur gegen Computer zählen nicht.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } Runde)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } Runden)
    }
top-hidden = { $name } steht in keiner Rangliste.
top-hidden-own = Du stehst in keiner Rangliste. Mit „privacy zeigen“ kommst du zurück.
top-own = { $what }: Platz { $place } von { $of }, { $figure }
stats-other-none = { $name } hat noch keine Runde zu Ende gespielt.
stats-hidden = Die Statistik von { $name } ist nicht öffentlich.
stats-points = Punkte: { $points }
stats-first = Erstauslagen: { $first }
stats-longest = Die meisten Steine oder Karten in einem Zug: { $longest }
stats-hints = Tipps genutzt: { $hints }
stats-time = Zeit pro Zug im Durchschnitt: { $minutes } min { $seconds } s
stats-time-short = Zeit pro Zug im Durchschnitt: { $seconds } s
word-top = wer in diesem Chat führt, nach Wertung und nach Siegen: „top“, „top rummikub“, „top 2026-10“
privacy-hidden = Du stehst jetzt in keiner Rangliste, und niemand sieht deine Statistik.
privacy-listed = Du stehst in den Ranglisten der Chats, in denen du spielst.
button-privacy-hide = Nicht in Ranglisten zeigen
button-privacy-show = In Ranglisten zeigen

## Die Hand des Tages

daily-title = Hand des Tages, { $day }: { $sheet }
daily-result = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }
daily-streak = { $days ->
        [one] { $days } Tag in Folge 🔥
       *[other] { $days } Tage in Folge 🔥
    }
daily-once = Du hast einen Versuch, ohne Tipps.
daily-dealt = { $name }, ich habe dir deine Hand des Tages privat ausgeteilt: { $sheet }. Du hast einen Versuch.
daily-share-where = Schreib „daily teilen“ in dem Chat, in dem du dein Ergebnis zeigen willst.
daily-shared = Dein Ergebnis steht jetzt im Chat.
daily-fixed = Die Hand des Tages ist in diesem Chat jetzt immer { $sheet }.
daily-fixed-off = In diesem Chat wechselt das Spiel für die Hand des Tages wieder täglich.
daily-card = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $rounds ->
        [one] { $rounds } Zug
       *[other] { $rounds } Züge
    })
daily-line = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $rounds ->
        [one] { $rounds } Zug
       *[other] { $rounds } Züge
    })
daily-week-line = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } an { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }
daily-list = Hand des Tages, { $day }: Ergebnisse
daily-week = Diese Woche
daily-list-none = Hier hat heute noch niemand sein Ergebnis geteilt.
button-daily = Hand des Tages
button-daily-share = Teilen
word-daily = die Hand des Tages: für alle dieselbe, ein Versuch; „daily liste“, „daily teilen“
table-daily-over = Diese Hand des Tages ist zu Ende. Jeden Tag gibt es eine neue: „daily“.
table-daily-given-up = Du hast die heutige Hand aufgegeben. Morgen gibt es eine neue.
table-daily-not-played = Du hast noch keine Hand des Tages zu Ende gespielt. „daily“ teilt sie aus oder zeigt sie.
table-daily-in-a-chat = Schreib das in einer Gruppe oder einem Kanal.
table-daily-not-in-charge = Das dürfen nur Administratoren dieses Chats oder der Host eines Tisches hier.
table-daily-fixed = Die Hand des Tages ist für alle gleich; daran lässt sich nichts ändern.
table-daily-no-help = Die Hand des Tages spielen alle ohne Tipps.
table-daily-closed = Die heutige Hand bleibt geheim, bis der Tag vorbei ist (UTC).

## Rückblick

word-review = auf deine Züge zurückblicken: was du gelegt hast, was möglich war; „review alle“: die Züge von allen
button-review = Züge auswerten
button-review-open = Züge zeigen
button-review-all = Allen zeigen
button-review-earlier = ‹ Zurück
button-review-later = Weiter ›
discord-option-which = alle oder die Nummer eines Zugs
review-by-sight = Bewertet wird jeder Zug nur nach dem, was in diesem Moment zu sehen war.
review-none = Du warst in dieser Runde nicht am Zug.
review-quiet = { $many ->
        [yes] Züge { $first }–{ $last }: nichts ausgelegt, nichts möglich.
       *[no] Zug { $first }: nichts ausgelegt, nichts möglich.
    }
review-laid = { $named ->
        [yes] { $name }, Zug { $number }: { $tiles } ausgelegt.
       *[no] Zug { $number }: { $tiles } ausgelegt.
    }
review-drew = { $named ->
        [yes] { $name }, Zug { $number }: nichts ausgelegt.
       *[no] Zug { $number }: nichts ausgelegt.
    }
review-most = Mehr war nicht möglich.
review-out = Du hättest alles auslegen können: { $tiles }.
review-possible = Möglich war: { $tiles }.
review-more = { $count ->
        [one] Einer mehr wäre möglich gewesen: { $tiles }.
       *[other] { $count } mehr wären möglich gewesen: { $tiles }.
    }
review-spared = { $count ->
        [one] Der Joker war nicht nötig.
       *[other] { $count } Joker waren nicht nötig.
    }
review-first = { $count ->
        [one] Die Erstauslage wäre schon einen Zug früher möglich gewesen, in Zug { $possible }.
       *[other] Die Erstauslage wäre schon { $count } Züge früher möglich gewesen, in Zug { $possible }.
    }
review-first-never = Eine Erstauslage war in Zug { $possible } möglich.
review-summed = { $turns ->
        [one] { $name }: { $turns } Zug
       *[other] { $name }: { $turns } Züge
    };{" "}{ $telling ->
        [0] mehr war nie möglich
       *[other] in { $telling } davon war mehr möglich
    }.
review-further = { $count ->
        [one] … und { $count } weiterer Zug.
       *[other] … und { $count } weitere Züge.
    }
review-unexamined = { $count ->
        [one] { $count } Zug ließ sich in der Zeit nicht berechnen.
       *[other] { $count } Züge ließen sich in der Zeit nicht berechnen.
    }
review-place = { $place } von { $of }
review-board = Zug { $number }: was möglich war
review-awaited = Alle sollen den Rückblick sehen. Einverstanden: { $names }. Es fehlt noch: { $others }.

## Nicht warten müssen

word-call = Bescheid bekommen, wenn hier ein Tisch eröffnet wird: „call einmal“, „call immer“, „call aus“
word-watch = aus einem anderen Chat zuschauen, wenn der Host es erlaubt: „watch BCDF“, „watch aus“
discord-option-when = einmal, immer oder aus
note-call-once = { $name }, ich sage dir Bescheid, wenn hier der nächste Tisch eröffnet wird.
note-call-always = { $name }, ich sage dir bei jedem neuen Tisch hier Bescheid. „call aus“ schaltet das wieder ab.
note-call-off = { $name }, ich sage dir hier nicht mehr Bescheid.
note-called = { $names }: { $opener } hat einen Tisch eröffnet.
note-watch-off = Du schaust nicht mehr zu.
button-watch-off = Nicht mehr zuschauen
table-call-in-a-chat = Schreib das in dem Chat, um dessen Tische es geht.
table-not-watched = Diesem Tisch kann man nicht zuschauen. Der Host kann es erlauben.
table-enough-watchers = Kein Platz: Es schauen schon { $needed } Leute zu.

## Eine Person auf zwei Plattformen

word-link = deine Konten auf zwei Plattformen verbinden: hier „link“, dort „link CODE“
note-link-code = Schreib mir auf der anderen Plattform innerhalb von { $minutes } Minuten: „link { $code }“. Dann werden deine Wertungen und Statistiken zusammengeführt, unter dem Namen, den du hier hast.
note-linked = Deine Konten sind verbunden. In Ranglisten heißt du { $name }. „privacy export“ und „privacy vergessen“ gelten für beide.
note-linked-already = Du bist schon verbunden.
link-unknown = Dieser Code gilt nicht mehr. Einen neuen bekommst du mit „link“ auf der anderen Plattform.
link-same-platform = Schick den Code auf deiner anderen Plattform, nicht auf dieser.
table-daily-elsewhere = Du hast die heutige Hand auf deiner anderen Plattform begonnen. Spiel sie dort.
