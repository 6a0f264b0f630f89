# Was auf dem Schirm steht: Vorraum, Tisch, Zug, Ergebnis, Absprachen und Antworten rund um Tische.

## Namen

name-unknown = jemand
name-computer = Computer { $seat }
name-nobody = Platz { $seat } (geschlossen)
list-and = { $first } und { $last }

## Köpfe und der Tisch

screen-head = { $sheet }, Tisch { $code }
screen-head-round = { $sheet }, Tisch { $code }, Runde { $round }
screen-table = Auf dem Tisch:
screen-table-empty = Auf dem Tisch liegt noch nichts.
count-seat = { $name }: { $count }
count-stock = Vorrat { $count }
count-discard = Ablage ({ $count }): zuoberst { $top }
turn-of = { $name } ist am Zug.

## Wie lange etwas dauert

time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
time-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
time-night = Noch { $time }; die Uhr ruht, bis die Nacht vorbei ist.
time-left = Noch { $time }.
time-ends = Der Zug endet { $when }.
time-at = um { $time }
time-on-day = am { $day } um { $time }
time-weekday = { $day ->
        [mon] Mo
        [tue] Di
        [wed] Mi
        [thu] Do
        [fri] Fr
        [sat] Sa
       *[sun] So
    }

## Wer beginnt

start-drawn = { $name } { $tile }
start-highest = Gezogen wurde, wer beginnt: { $draws }. { $name } beginnt.
start-lot = Ausgelost: { $name } beginnt.
start-youngest = { $name } ist am jüngsten und beginnt.
start-left = { $name } beginnt.
start-left-of-dealer = { $name } sitzt links vom Geber und beginnt.

## Was getan wurde

deed-draw = { $name } hat gezogen.
deed-lay = { $name } hat { $tiles } ausgelegt.
deed-pass = { $name } hat ausgesetzt.
deed-return = { $name } hat einen Stein zurückgelegt.
deed-take = { $picked ->
        [0] { $name } hat eine Karte vom Vorrat genommen.
       *[other] { $name } hat { $tiles } von der Ablage genommen.
    }
deed-meld = { $name } hat { $tiles } ausgelegt.
deed-layoff = { $name } hat { $tiles } angelegt.
deed-discard = { $name } hat { $tiles } abgeworfen.
deed-done = { $name } hat den Zug beendet.
deed-object = { $name } hat Einspruch gegen die letzte Auslage erhoben.
deed-accept = { $name } lässt die letzte Auslage gelten.
deed-bell = { $told ->
        [0] Zeit um! { $name }: nichts auszulegen, nichts zu ziehen.
       *[other] Zeit um! { $name }: { $figures }.
    }
bell-laid = { $family ->
        [cards] { $count } { $count ->
            [one] Karte
           *[other] Karten
        }
       *[tiles] { $count } { $count ->
            [one] Stein
           *[other] Steine
        }
    } ausgelegt
bell-back = { $count } zurückgenommen
bell-taken = { $count } vom Tisch genommen
bell-drawn = { $count } gezogen
bell-returned = { $count } in den Vorrat zurückgelegt
bell-discarded = { $count } abgeworfen
deed-leave = { $name } ist gegangen.
deed-other = { $name }: { $verb }

## Der Vorraum

lobby-seats = Besetzte Plätze: { $taken } von { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (Gastgeber)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = leicht
level-normal = mittel
level-hard = stark
lobby-lapsed = Niemand hat angefangen, also ist der Tisch geschlossen.
lobby-how = Mit „join“ setzt du dich dazu, aus einem anderen Chat mit „join { $code }“. Der Gastgeber sagt „settings“ und dann „start“.
lobby-full = Alle Plätze sind besetzt. Der Gastgeber sagt „settings“ und dann „start“.
lobby-elsewhere = In einem anderen Chat setzt du dich mit „join { $code }“ an diesen Tisch.

## Was gilt

goal-rounds = { $amount ->
        [one] Die Partie hat eine Runde.
       *[other] Die Partie hat { $amount } Runden.
    }
goal-target = Die Partie geht bis { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
goal-chips = { $amount ->
        [one] Ein Chip gewinnt die Partie.
       *[other] { $amount } Chips gewinnen die Partie.
    }
clock-sheet = { $seconds ->
        [0] Keine Uhr: Das Regelblatt kennt keine.
       *[other] Ein Zug darf höchstens { $seconds } Sekunden dauern, wie es auf dem Regelblatt steht.
    }
clock-2m = Ein Zug darf höchstens 2 Minuten dauern.
clock-5m = Ein Zug darf höchstens 5 Minuten dauern.
clock-1h = Ein Zug darf höchstens eine Stunde dauern.
clock-24h = Ein Zug darf höchstens einen Tag dauern.
clock-3d = Ein Zug darf höchstens drei Tage dauern.
clock-none = Keine Uhr.
clock-begins = Die neue Uhr gilt ab dem nächsten Zug.
agreed-away = { $bells ->
        [0] Wer weg ist, für den spielt niemand.
        [one] Wer nichts tut, bis die Zeit um ist, für den spielt ein Computer weiter.
       *[other] Wer { $bells } Mal hintereinander nichts tut, bis die Zeit um ist, für den spielt ein Computer weiter.
    }
assist-none = Keine Hilfe: Jede Auslage wird von Hand geschrieben oder gebaut.
assist-arrange = { $family ->
        [cards] „play“ legt die Karten, die du nennst.
       *[tiles] „play“ legt die Steine, die du nennst.
    }
assist-hints = Tipps für jeden: { $hints }.
assist-open = Alle Hilfen sind offen.
leavers-computer = Geht jemand, spielt ein Computer für den Platz weiter.
leavers-closed = Geht jemand, wird der Platz geschlossen.
agreed-house-rules = Hausregeln: { $rules }
racks-dm = Die Bänke kommen per Direktnachricht.
racks-here = Die Bänke stehen im Kanal hinter „Meine Bank“.
look-picture = Der Tisch wird als Bild gezeigt.
look-emoji = Der Tisch wird in Emoji gezeigt.
look-text = Der Tisch wird als Text gezeigt.
theme-light = Das Bild ist hell.
theme-dark = Das Bild ist dunkel.
theme-contrast = Das Bild ist kontrastreich.
theme-large = Das Bild zeigt alles groß.
settings-host = Gastgeber: { $name }
settings-rules = Einstellbare Regeln: { $rules }
settings-how =
    Der Gastgeber ändert das: „settings clock 5m“, „settings rule jokers=4“, „settings rounds 3“,
    „settings computers easy“, „settings assist none“, „settings leavers closed“, „settings sheet kids“,
    „settings ansicht bild“, „emoji“ oder „text“, „settings farben hell“, „dunkel“, „kontrast“ oder „groß“.
    „settings rule“ sagt, wie man jede dieser Regeln ändert.
settings-mine = Was nur du siehst, richtet sich nach deinen eigenen Wünschen: „settings mein text“, „settings mein dunkel“.

## Der eigene Zug

draft-table = { $count ->
        [0] Dein Entwurf, noch nicht ausgelegt:
       *[other] Dein Entwurf mit { $tiles }, noch nicht ausgelegt:
    }
draft-wrong = { $count ->
        [one] Noch keine Kombination: { $numbers }
       *[other] Noch keine Kombinationen: { $numbers }
    }
draft-hand = In der Hand, noch ohne Platz: { $tiles }
draft-missing = Fehlt auf dem Tisch: { $tiles }
draft-way = { $number ->
        [1] Mit „{ $word } { $tiles }“ noch einmal siehst du, ob es auch anders geht.
       *[other] Möglichkeit { $number }. Mit „{ $word } { $tiles }“ siehst du die nächste.
    }
draft-ways-seen = { $count ->
        [one] Für { $tiles } gibt es nur diese Möglichkeit.
       *[other] Das waren alle { $count } Möglichkeiten für { $tiles }: Dies ist wieder die erste.
    }
rack = { $family ->
        [cards] Deine Hand ({ $count }):
       *[tiles] Deine Bank ({ $count }):
    }
rack-new = { $family ->
        [cards] Neu auf der Hand: { $tiles }
       *[tiles] Neu auf deiner Bank: { $tiles }
    }
rack-empty = { $family ->
        [cards] Deine Hand ist leer.
       *[tiles] Deine Bank ist leer.
    }
need-objection = Du kannst gegen die letzte Auslage Einspruch erheben („object“) oder sie gelten lassen („accept“).
need-first-laying = { $points ->
        [0] Bevor du anlegst, musst du eine eigene Kombination auslegen.
        [1] Dein erstes Auslegen muss mindestens einen Punkt zählen.
       *[other] Dein erstes Auslegen muss mindestens { $points } Punkte zählen.
    }
need-in-hand = In der Hand: { $tiles }
need-picked = Erstes Auslegen: { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    } gewählt.
need-drafted = Dein erstes Auslegen: { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }.
need-enough = Genug für dein erstes Auslegen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
coach-begin-opened = Tipp: Tippe Steine an, auch ein einzelner genügt, wenn er an eine Kombination passt, und leg sie.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Tipp: Tippe eigene Reihen an, bis 1 Punkt gewählt ist, und leg sie.
           *[other] Tipp: Tippe eigene Reihen an, bis { $points } Punkte gewählt sind, und leg sie.
        }
       *[yes] { $points ->
            [1] Tipp: Tippe eigene Sätze und Reihen an, bis 1 Punkt gewählt ist, und leg sie.
           *[other] Tipp: Tippe eigene Sätze und Reihen an, bis { $points } Punkte gewählt sind, und leg sie.
        }
    }
coach-begin-own = { $sets ->
        [no] Tipp: Tippe drei oder mehr Steine an, die eine Reihe sind, und leg sie.
       *[yes] Tipp: Tippe drei oder mehr Steine an, die ein Satz oder eine Reihe sind, und leg sie.
    }
coach-nothing-fits = { $stock ->
        [0] Nichts passt? Setz aus.
       *[other] Nichts passt? Zieh.
    }
coach-not-enough = { $stock ->
        [0] Noch zu wenig? Setz aus.
       *[other] Noch zu wenig? Zieh.
    }
coach-enough = Tipp: Das reicht. Leg es auf den Tisch.
coach-begin-cards = Tipp: Nimm zuerst eine Karte, die offene oder eine vom Vorrat.
coach-draft = Tipp: Noch gilt nichts davon. „Auslegen“ macht es gültig, „Rückgängig“ nimmt es zurück.
coach-short = Tipp: Das reicht noch nicht. Tippe Steine für eine weitere Kombination an und leg sie, oder nimm alles mit „Rückgängig“ zurück.
coach-drawn = Tipp: Tippe drei oder mehr Karten für eine Kombination an. Zum Schluss tippst du eine Karte an und wirfst sie ab.
coach-return = Tipp: Tippe den Stein an, den du am wenigsten brauchst; er kommt in den Vorrat zurück.
need-draft = { $adds ->
        [yes] Du bist am Zug: „done“ legt deinen Entwurf aus, „undo“ nimmt den letzten Schritt zurück, „play“ nimmt mehr dazu.
       *[no] Du bist am Zug: „done“ legt deinen Entwurf aus, „undo“ nimmt den letzten Schritt zurück, „play“ nennt andere Steine.
    }
need-short = Du bist am Zug: „play“ nimmt eine Kombination dazu, „undo“ nimmt den letzten Schritt zurück.
need-begin = { $family ->
        [cards] Du bist am Zug: Nimm eine Karte vom Vorrat („take stock“) oder von der Ablage („take discard“).
       *[tiles] { $stock ->
            [0] Du bist am Zug: Leg aus („play“ und deine Steine, dann „done“) oder setz aus („pass“).
           *[other] Du bist am Zug: Leg aus („play“ und deine Steine, dann „done“) oder zieh („draw“).
        }
    }
need-drawn = Du bist am Zug: Leg aus („meld“), leg an („layoff“), wirf dann eine Karte ab („discard“): Das beendet den Zug.
need-return = Deine Bank ist voll: Leg mit „return“ einen Stein zurück.
need-tapped-draft = Du bist am Zug: Dein Entwurf ist noch nicht ausgelegt.
need-tapped-short = Du bist am Zug: Wähl Steine für eine weitere Kombination, oder nimm den letzten Schritt zurück.
need-tapped-begin = { $family ->
        [cards] Du bist am Zug: Nimm eine Karte.
       *[tiles] { $stock ->
            [0] Du bist am Zug: Wähl Steine zum Auslegen oder setz aus.
           *[other] Du bist am Zug: Wähl Steine zum Auslegen oder zieh.
        }
    }
need-tapped-drawn = Du bist am Zug: Leg aus, was du kannst. Wähl eine Karte und wirf sie ab, um den Zug zu beenden.
need-tapped-return = Deine Bank ist voll: Wähl einen Stein zum Zurücklegen.
need-tapped-objection = Du kannst gegen die letzte Auslage Einspruch erheben oder sie gelten lassen.

## Tipps

hint-lays = Du kannst etwas auslegen.
hint-pieces = { $family ->
        [cards] Auslegen kannst du { $tiles }.
       *[tiles] Auslegen kannst du { $tiles }; der Tisch hat { $count ->
            [one] einen Platz dafür
           *[other] Plätze dafür
        }.
    }
hint-whole = { $word ->
        [discard] So geht es mit { $tiles }. Danach „discard { $piece }“.
       *[other] So geht es mit { $tiles }: „{ $word }“ legt alles aus.
    }
hint-too-little = Deine eigenen Kombinationen zählen { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }: Das ist für das erste Auslegen zu wenig.
hint-no-lay-draw = Du kannst nichts auslegen: „draw“.
hint-no-lay-pass = Du kannst nichts auslegen: „pass“.
hint-no-lay-done = Es ist nichts mehr zu tun: „done“.
hint-no-lay-take-stock = Nimm vom Vorrat: „take stock“.
hint-no-lay-take-discard = Die Karte auf der Ablage lohnt sich: „take discard“.
hint-no-lay-discard = { $named ->
        [0] Du kannst nichts auslegen: Wirf mit „discard“ eine Karte ab.
       *[other] Du kannst nichts auslegen: „discard { $typed }“.
    }
hint-no-lay-return = { $named ->
        [0] Leg einen Stein zurück: „return“.
       *[other] Am wenigsten nützt dir { $piece }: „return { $typed }“.
    }
hint-strong-waits = Ein starker Spieler würde lieber ziehen: { $stays ->
        [one] Ein Stein bliebe
       *[other] { $stays } Steine blieben
    } übrig, und vielleicht passt bald alles in einem Zug.
hint-strong-keeps = Ein starker Spieler würde lieber ziehen: { $stays ->
        [one] Ein Stein bliebe
       *[other] { $stays } Steine blieben
    } übrig, und was du legst, nützt auch den anderen.
hint-strong-tried-draw = Ein starker Spieler würde lieber ziehen: Von { $tried } Verteilungen, die zu dem passen, was du siehst, gewinnt er so { $wins }, mit diesem Auslegen { $laying }.
hint-strong-tried-lay = Ein starker Spieler würde nur { $tiles } legen: Von { $tried } Verteilungen, die zu dem passen, was du siehst, gewinnt er so { $wins }, mit diesem Auslegen { $laying }.
hint-strong-lays = Ein starker Spieler würde nur { $tiles } legen{ $jokers ->
        [0] .
        [one] {" "}und den Joker behalten: Auf der Bank hilft er beim Ausgehen, auf dem Tisch hilft er den anderen.
       *[other] {" "}und { $jokers } Joker behalten: Auf der Bank helfen sie beim Ausgehen, auf dem Tisch helfen sie den anderen.
    }
hint-strong-holds = Ein starker Spieler würde noch nichts zeigen: Alle anderen haben noch mindestens { $others ->
        [one] eine Karte
       *[other] { $others } Karten
    }, und an das, was du legst, könnten sie anlegen.
hint-again = „hint“ noch einmal sagt mehr.
hints-left = { $count ->
        [0] Das war dein letzter Tipp in dieser Partie.
        [one] Du hast noch einen Tipp in dieser Partie.
       *[other] Du hast noch { $count } Tipps in dieser Partie.
    }

## Abhilfe

repair-offered = Möglich wäre, mit { $tiles }:
repair-how = Mit „{ $phrase }“ wird das dein Entwurf.

## Rätsel

puzzle-easy = leicht
puzzle-normal = mittel
puzzle-hard = schwer
puzzle-title = Das Rätsel vom { $day }: { $sheet }, { $grade }
puzzle-rack = Deine Bank ({ $count }):
puzzle-how = Leg alles davon in einem Zug aus. Deine Antwort ist „puzzle“ und der ganze Tisch, zwischen Kombinationen ein Strich: „puzzle #1 r7 | b4 b5 b6 | ...“; „#1“ ist Kombination 1, „...“ sind alle übrigen. „puzzle lösung“ zeigt eine.
puzzle-solver = Du
puzzle-solved = { $moved ->
        [0] Gelöst! Auf dem Tisch muss dafür nichts umgebaut werden.
        [one] Gelöst! Es geht, wenn ein Stein vom Tisch in eine andere Kombination kommt.
       *[other] Gelöst! Es geht, wenn { $moved } Steine vom Tisch in andere Kombinationen kommen.
    }
puzzle-wrong = Noch nicht gelöst:
puzzle-solution = { $moved ->
        [0] Eine Lösung; auf dem Tisch wird nichts umgebaut:
        [one] Eine Lösung; ein Stein vom Tisch kommt in eine andere Kombination:
       *[other] Eine Lösung; { $moved } Steine vom Tisch kommen in andere Kombinationen:
    }
puzzle-no-grade = Mit { $sheet } gibt es nur diese Rätsel: { $grades }. Wo nichts umgebaut wird, ist nichts schwer.
puzzle-no-sheet = Mit { $sheet } gibt es keine Rätsel. „puzzle“ allein zeigt eines mit Rummikub.

## Ergebnisse

result-win = { $count ->
        [one] { $winners } gewinnt die Runde.
       *[other] { $winners } gewinnen die Runde.
    }
result-points = { $points ->
        [one] Das gibt 1 Punkt.
       *[other] Das gibt { $points } Punkte.
    }
result-draw = Die Runde ist unentschieden.
result-blocked = { $count ->
        [0] Niemand kann weiter: Niemand gewinnt die Runde.
        [one] Niemand kann weiter: { $winners } gewinnt die Runde.
       *[other] Niemand kann weiter: { $winners } gewinnen die Runde.
    }
result-aborted = Die Runde wurde abgebrochen.
result-open = Die Runde läuft noch.
result-doubled = { $family ->
        [cards] „Rummy gegangen“! Die Runde zählt doppelt.
       *[tiles] Handrummy! Die Runde zählt doppelt.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: nichts mehr
result-round = Diese Runde: { $standing }
result-total = Stand: { $standing }
result-hints = Tipps genutzt: { $standing }
result-next = „next“ teilt die nächste Runde aus.
result-next-tapped = { $waits ->
        [yes] Die nächste Runde beginnt, sobald alle bereit sind.
       *[no] Die nächste Runde beginnt, sobald alle bereit sind, spätestens nach einer Minute.
    }
result-ready = Bereit: { $names }
result-again = Bereit für noch eine Partie: { $names }
result-match = { $count ->
        [one] { $winners } gewinnt die Partie. „rematch“ spielt eine neue.
       *[other] { $winners } gewinnen die Partie. „rematch“ spielt eine neue.
    }
result-match-tapped = { $count ->
        [one] { $winners } gewinnt die Partie.
       *[other] { $winners } gewinnen die Partie.
    }
result-evening = Heute Abend, { $matches } Partien: { $standing }
score-after = { $rounds ->
        [0] Noch keine Runde ist zu Ende: { $standing }
        [one] Nach einer Runde: { $standing }
       *[other] Nach { $rounds } Runden: { $standing }
    }

## Mehrere Tische

stats-none = Du hast noch keine Runde zu Ende gespielt.
stats-rounds = Runden: { $rounds }, gewonnen: { $won }
stats-matches = Partien: { $matches }, gewonnen: { $won }
stats-laid = Ausgelegte Steine und Karten: { $laid }, höchstens { $most } in einem Zug
tables-none = Du sitzt an keinem Tisch. „new rummikub“ eröffnet einen.
tables-mine = { $code }: { $sheet }, du bist am Zug
tables-lobby = { $code }: { $sheet }, noch nicht begonnen
tables-playing = { $code }: { $sheet }, { $name } ist am Zug
tables-between = { $code }: { $sheet }, zwischen zwei Runden
tables-over = { $code }: { $sheet }, Partie zu Ende
pick-table = { $code }: { $sheet }
pick-which-table = Welchen Tisch meinst du? „table { $code }“ wählt einen, dann sag noch einmal „{ $word }“.

## Was Tische nicht tun

table-no-table = Einen solchen Tisch gibt es hier nicht. „new“ eröffnet einen.
table-elsewhere = Hier steht kein Tisch, aber du sitzt anderswo an einem. „tables“ führt hin; „join“ mit seinem Code zeigt ihn auch hier.
table-closed = Dieser Tisch ist geschlossen. „new“ eröffnet einen anderen.
table-not-at-table = Du sitzt nicht an diesem Tisch. „join“ bittet um einen Platz.
table-ready-already = Du bist schon bereit für die nächste Runde. Es fehlen noch die anderen.
table-not-host = Das kann nur der Gastgeber.
table-already-seated = Du hast schon einen Platz.
table-table-full = Der Tisch ist voll: Hier können { $needed } spielen.
table-too-few = Zum Spielen braucht es mindestens { $needed }: Jemand sagt „join“, oder „settings computers normal“ setzt einen Computer dazu (auch easy, hard).
table-already-started = Die Partie hat schon begonnen.
table-not-started = Es ist noch nichts ausgeteilt. Der Gastgeber sagt „start“.
table-no-round-over = Das geht, sobald eine Runde dieser Partie vorbei ist.
table-round-running = Die Runde läuft noch.
table-match-running = Das geht nur zwischen zwei Partien.
table-match-over = Die Partie ist zu Ende. „rematch“ spielt eine neue.
table-no-free-seat = Alle Plätze sind besetzt.
table-nobody-called = An diesem Tisch kenne ich niemanden namens „{ $name }“.
table-no-clock = Für niemand anders läuft gerade eine Uhr.
table-own-turn = Du bist selbst am Zug: Die anderen warten auf dich.
table-not-timed = Hier läuft keine Uhr, die man anhalten könnte.
table-paused = Die Uhr steht, und mit ihr das Spiel. „resume“ lässt sie laufen.
table-auto-chooses = Bei Karten endet jeder Zug mit einem Abwurf, den nur du wählen kannst: „auto“ ist für Steine.
table-auto-tells = „auto“ würde verraten, ob du auslegen kannst, und diese Hilfe gibt der Tisch nicht.
table-auto-opened = Du hast schon zum ersten Mal ausgelegt. „auto“ allein gilt bis zum Ende der Runde.
table-too-early = Lass etwas Zeit: Fragen kannst du nach der Hälfte.
table-nudged-already = Es hat schon jemand gefragt.
table-not-away = Ein Computer springt nur für jemanden ein, der zuletzt nichts getan hat, bis die Zeit um war; der Gastgeber darf ihn jederzeit rufen.
table-by-hand = An diesem Tisch gibt es keine Hilfe: Schreib den ganzen Tisch mit „arrange“, oder bau ihn mit „pick“. Gastgeber ist { $name } und kann das ändern: „settings assist arrange“.
table-by-hand-host = An diesem Tisch gibt es keine Hilfe: Schreib den ganzen Tisch mit „arrange“, oder bau ihn mit „pick“. Du kannst das ändern: „settings assist arrange“.
table-no-hints = An diesem Tisch gibt es keine Tipps. Gastgeber ist { $name } und kann sie erlauben: „settings assist hints 3“ oder „settings assist open“.
table-no-hints-host = An diesem Tisch gibt es keine Tipps. Du kannst sie erlauben: „settings assist hints 3“ oder „settings assist open“.
table-hints-used = Deine { $needed ->
        [one] { $needed } Tipp ist
       *[other] { $needed } Tipps sind
    } in dieser Partie verbraucht. Gastgeber ist { $name } und kann mehr erlauben: „settings assist hints { $needed }“ mit einer höheren Zahl.
table-hints-used-host = Deine { $needed ->
        [one] { $needed } Tipp ist
       *[other] { $needed } Tipps sind
    } in dieser Partie verbraucht. Du kannst mehr erlauben: „settings assist hints { $needed }“ mit einer höheren Zahl.
table-no-such-level = Auf diesem Blatt heißt kein Computer „{ $name }“: Sag „easy“, „normal“ oder „hard“.

## Hinweise

note-seat-person = { $after } spielt für { $before } weiter.
note-seat-computer = { $how ->
        [removed] { $before } wurde vom Tisch entfernt.
       *[left] { $before } ist gegangen.
    } { $after } spielt auf dem Platz weiter.
note-seat-rematch = { $how ->
        [removed] { $before } wurde vom Tisch entfernt.
       *[left] { $before } ist gegangen.
    } In einer neuen Partie übernimmt { $after } den Platz.
note-seat-nobody = { $how ->
        [removed] { $before } wurde vom Tisch entfernt.
       *[left] { $before } ist gegangen.
    } Der Platz ist geschlossen.
note-seat-wanted-round = { $name } spielt ab der nächsten Runde mit.
note-seat-wanted-match = { $name } spielt ab der nächsten Partie mit.
note-seat-wanted-free = { $name } wartet auf einen freien Platz.
note-host = { $name } ist jetzt Gastgeber.
note-stood-in = { $name } ist weg: Ein Computer spielt für den Platz, bis { $name } wieder handelt.
note-stood-in-own = Du bist weg: Ein Computer spielt für dich, bis du wieder handelst.
note-owner-back = { $name } spielt wieder selbst.
note-back = Du spielst wieder selbst.
note-back-already = Kein Computer spielt für dich: Du bist im Spiel.
note-clock-stands = Die Uhr steht. „resume“ lässt sie laufen.
note-clock-stands-by = Die Uhr steht: { $name } hat sie angehalten. „resume“ lässt sie laufen.
note-nobody-there = Es ist niemand mehr am Tisch, darum wartet das Spiel. „resume“ lässt es weitergehen.
note-clock-runs = Die Uhr läuft wieder.
note-clock-runs-by = Die Uhr läuft wieder: { $name } hat sie in Gang gesetzt.
note-clock-runs-already = Die Uhr läuft schon.
note-time-short = Du bist am Zug, und nur noch ein Viertel deiner Zeit bleibt.
note-drew-for-you = { $count ->
        [0] Du konntest nicht auslegen, und zu ziehen gab es nichts: Ich habe für dich ausgesetzt. „auto off“ beendet das.
       *[other] Du konntest nicht auslegen, also habe ich { $tiles } für dich gezogen. „auto off“ beendet das.
    }
note-auto-round = Solange du nicht auslegen kannst, ziehe ich für dich, bis die Runde zu Ende ist. „auto off“ beendet das.
note-auto-first = Ich ziehe für dich, bis du zum ersten Mal auslegen kannst. „auto off“ beendet das.
note-auto-off = Ich ziehe nicht mehr für dich.
note-auto-how = Sag „auto“: Ich ziehe für dich, solange du nicht auslegen kannst. „auto first“: bis du zum ersten Mal auslegen kannst. „auto off“: nicht mehr.
auto-left = „auto“ lässt dir diesen Zug: Hier kannst nur du etwas tun.
note-quiet = Ruhe von { $begins } bis { $ends } nach den Uhren von { $place }, dort ist es jetzt { $now }. In dieser Zeit läuft kein Zug von einer Stunde oder mehr ab, und was es davon zu sagen gibt, wartet. „quiet off“ beendet das.
note-quiet-fixed = Ruhe von { $begins } bis { $ends } nach Uhren, die { $place } von UTC abweichen, dort ist es jetzt { $now }. In dieser Zeit läuft kein Zug von einer Stunde oder mehr ab, und was es davon zu sagen gibt, wartet. Nenn lieber eine Stadt, dann gilt auch die Sommerzeit. „quiet off“ beendet das.
note-quiet-off = Keine Ruhezeit mehr.
note-quiet-how = Sag von wann bis wann, und wo du bist oder wie spät es dort ist: „quiet 22-8 Berlin“, „quiet 22-7:30 Wien“, „quiet 22-8 14:30“. In dieser Zeit läuft kein Zug von einer Stunde oder mehr ab, und was es davon zu sagen gibt, wartet.
note-quiet-long = Höchstens zwölf Stunden. Wer für einen Zug mehr Zeit will, spielt mit einer längeren Uhr oder ohne.
note-quiet-zone = Nach welchen Uhren? Nenn eine große Stadt deiner Zeitzone, oder sag, wie spät es jetzt bei dir ist: „quiet 22-8 Berlin“, „quiet 22-8 14:30“.
note-quiet-where = Die Uhren von „{ $place }“ kenne ich nicht. Nenn eine große Stadt deiner Zeitzone, auf Englisch, oder sag, wie spät es jetzt bei dir ist: „quiet 22-8 14:30“.
note-quiet-near = Die Uhren von „{ $place }“ kenne ich nicht. Meinst du { $near }? Oder sag, wie spät es jetzt bei dir ist: „quiet 22-8 14:30“.
note-zone = Zeiten gelten nach den Uhren von { $place }, wo es jetzt { $now } ist. „settings zeitzone aus“ beendet das.
note-zone-off = Es wird nicht mehr gezeigt, um wie viel Uhr ein Zug endet.
note-zone-how = „settings zeitzone Berlin“ zeigt, um wie viel Uhr ein Zug endet. Nenne eine große Stadt in deiner Zeitzone.
note-zone-where = Die Uhren von „{ $place }“ kenne ich nicht. Nenne eine große Stadt in deiner Zeitzone: „settings zeitzone Berlin“.
note-zone-near = Die Uhren von „{ $place }“ kenne ich nicht. Meinst du { $near }? „settings zeitzone { $near }“
note-zone-nowhere = Eine Zeitzone gehört zu einem Chat, und dieser Tisch wird in keinem gezeigt.
note-turn-waits = Deine Ruhezeit ist vorbei, { $name }: Du bist am Zug.
note-nudge = { $name } bittet dich weiterzuspielen: Du bist am Zug.
note-nudged = Ist ausgerichtet.
note-call-over = Dieser Zug ist vorbei.
note-stopped = Tisch { $code } ist geschlossen.
note-home-lost = Tisch { $code } erscheint nicht mehr in seinem Chat: Ich kann dort nicht schreiben. Das Spiel geht mit demselben Code weiter. „join { $code }“ holt den Tisch dorthin zurück oder in einen anderen Chat.
note-home-lost-last = Tisch { $code } erscheint nicht mehr in seinem Chat: Ich kann dort nicht schreiben. Das Spiel steht still. „join { $code }“ in diesem oder einem anderen Chat lässt es dort weitergehen, „resume“ hier privat.
note-home-back = Tisch { $code } ist wieder in einem Chat zu sehen.
note-not-shown-here = Tisch { $code } erscheint hier nicht mehr. „join { $code }“ holt ihn zurück.
note-home-left = Der Tisch geht in einem eigenen Thread weiter:
note-out-of-reach = { $name } kann ich nicht privat schreiben: Öffne bitte einen privaten Chat mit mir und starte ihn.
note-within-reach = { $name } kann ich wieder privat schreiben.
note-done = Erledigt.
note-left = Du hast Tisch { $code } verlassen.
sure-end = Die Partie ist noch nicht zu Ende, und wenn du gehst, endet sie endgültig. Noch einmal „{ $word }“ beendet sie.
sure-leave = Die Partie ist noch nicht zu Ende, und wenn du gehst, gibst du deinen Platz auf. Noch einmal „{ $word }“ verlässt den Tisch.
sure-stop = Die Partie ist noch nicht zu Ende, und sie endet endgültig, für alle. Noch einmal „{ $word }“ beendet sie.
sure-daily = Für die Hand des Tages hast du einen Versuch. Noch einmal „{ $word }“ gibt ihn endgültig auf.
sure-remove = Die Partie ist noch nicht zu Ende, und { $name } verliert den Platz. Noch einmal „{ $word }“ nimmt ihn weg.
sure-rematch = Vielleicht sehen sich andere noch das Ergebnis an. Die nächste Partie beginnt, wenn alle sie wollen oder du noch einmal „{ $word }“ sagst.
note-wishes = Gespeichert, für alles, was nur du siehst.
note-wishes-how = Sag hinter „settings my“, wie du sehen möchtest, was nur du siehst: { $choices }.
note-notify-how = Wo soll ich dich rufen, wenn du dran bist?
note-notify-dm = Ich rufe dich im privaten Chat.
note-notify-group = Ich rufe dich im Chat des Tischs.
note-notify-both = Ich rufe dich im privaten Chat und im Chat des Tischs.
note-notify-quiet = Ich zeige dir alles, ohne Ton.
note-language = Ich spreche jetzt Deutsch mit dir.
note-languages = Ich spreche: { $languages }. Sag „language { $example }“.
note-draft-begun = Dein Entwurf ist noch nicht ausgelegt. Noch einmal „{ $word }“ verwirft ihn.
note-draft-open = Dein Entwurf ist noch nicht ausgelegt. Noch einmal „{ $word }“ verwirft ihn; „done“ legt ihn aus.
note-picked-open = Du hast etwas gewählt und nicht ausgelegt. Noch einmal „{ $word }“ lässt es, wo es ist.
note-nothing-to-undo = { $family ->
        [cards] Es gibt nichts zurückzunehmen: Eine Karte, die du genommen hast, behältst du.
       *[tiles] Es gibt nichts zurückzunehmen.
    }
note-choose-discard = Wähl zuerst genau eine Karte und wirf sie dann ab: Das beendet deinen Zug.
replay-caption = Die letzte Runde noch einmal.
record-file = Die Mitschrift der Partie an Tisch { $code }.
record-running = Die Runde läuft noch: Was du noch nicht sehen kannst, steht darin als ?, darum lässt sie sich noch nicht nachspielen. Ist die Runde zu Ende, gibt „record“ alles.

## Hilfe

help-now = Das kannst du jetzt sagen:
help-more = „help all“ zeigt alle Wörter, „rules“ erklärt das Spiel.
help-turn = In deinem Zug
help-table = Tische
help-looking = Zum Ansehen
help-host = Für den Gastgeber
help-other = Außerdem
help-line = { $word }: { $about }
help-no-such-word = Ein solches Wort gibt es nicht. „help all“ zeigt alle.

## Was unterwegs schiefgeht

mishap-unreadable = „{ $word }“ kann ich nicht lesen. { $family ->
        [tiles] Steine schreibt man r5 b12 J.
        [cards] Karten schreibt man 7H 10S.
       *[both] Steine schreibt man r5 b12 J, Karten 7H 10S.
    }
mishap-no-meld = Eine Kombination { $number } liegt nicht auf dem Tisch.
mishap-fits-nowhere = { $cards } passt an keine Kombination auf dem Tisch.
mishap-fits-several = { $cards } passt an die Kombinationen { $numbers }. Sag, an welche: „layoff { $typed } { $number }“.
mishap-move-nowhere = „{ $tile }“ liegt nirgends, wo man es wegnehmen könnte.
mishap-move-several = { $tile } gibt es mehrmals: { $places }. Sag dazu, woher: „{ $example }“.
mishap-split = „split“ braucht eine Reihe und den Stein, der ihren zweiten Teil beginnt: „split 3 r6“.
place-rack = deine Bank
mishap-nothing = Sag auch, welche.
mishap-word = „{ $word }“ kenne ich nicht. „help“ zeigt, was man sagen kann.
mishap-alone = „{ $word }“ steht allein, und „{ $text }“ ist nicht klar. Es ist nichts geschehen.
mishap-whom = Sag auch, wen: „{ $word } NAME“.
mishap-follows = „{ $text }“ sagt nach „{ $word }“ nichts. „help { $word }“ erklärt es.
mishap-season = „{ $text }“ ist kein Monat. Schreib Jahr und Monat: „top { $month }“.
mishap-watch-code = Hier ist kein Tisch offen. Sag auch den Code des Tisches: „watch BCDF“.
mishap-order = Zu „sort“ gehört „farbe“ oder „zahl“, nicht „{ $text }“.
mishap-word-near = „{ $word }“ kenne ich nicht. Meinst du „{ $near }“?
mishap-sheet = Ein Regelblatt „{ $name }“ gibt es nicht. Es gibt: { $sheets }
mishap-sheet-near = Ein Regelblatt „{ $name }“ gibt es nicht. Meinst du „{ $near }“? Es gibt: { $sheets }
mishap-thread = Hier kann ich für den Tisch keinen Thread öffnen: Ich darf es nicht, oder das hier ist schon einer.
mishap-thread-stays = „settings thread on“ bringt einen Tisch in einen eigenen Thread, und dort bleibt er. „join { $code }“ in einem Kanal zeigt ihn auch dort.
mishap-setting = Das lässt sich nicht einstellen. Einstellen lässt sich: { $settings }
mishap-rule = Es gibt keine Hausregel „{ $name }“. „settings rule“ zeigt alle.
mishap-rule-near = Es gibt keine Hausregel „{ $name }“. Meinst du „settings rule { $near }“?
mishap-rule-number = Zu „{ $number }“ gehört eine Regel: „settings rule hand={ $number }“ teilt so viele aus.
mishap-rule-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }
mishap-rule-sheets = Dieses Regelblatt kennt die Regel „{ $name }“ nicht. Diese kennen sie: { $sheets }
mishap-too-long = Das war zu lang: höchstens { $longest } Zeichen.
mishap-unavailable = Nicht getan: { $trouble ->
        [locked] ein anderes Programm hält die Datenbank. Versuche es nach einer Weile noch einmal
        [read_only] in die Datenbank kann nicht geschrieben werden. Sag es dem, der dieses Programm betreibt
        [full] der Datenträger ist voll, oder die Datei darf nicht wachsen. Sag es dem, der dieses Programm betreibt, und versuche es später noch einmal
        [damaged] die Datenbank ist beschädigt. Sag es dem, der dieses Programm betreibt
        [gone] die Datenbank ist verschwunden. Sag es dem, der dieses Programm betreibt
        [refused] die Datenbank lässt niemanden ein. Sag es dem, der dieses Programm betreibt
        [forbidden] in die Datenbank kann nicht geschrieben werden. Sag es dem, der dieses Programm betreibt
       *[other] die Datenbank antwortet nicht. Versuche es nach einer Weile noch einmal
    }.
mishap-unexpected = Etwas ist schiefgegangen, und nichts hat sich geändert. Wenn du es meldest, nenne diese Nummer: { $number }

## Knöpfe

button-new = Neuer Tisch
button-second = Ein zweiter Tisch
button-wait = Auf einen Platz warten
button-join = Mitspielen
button-start = Los geht’s
button-leave = Gehen
button-stop = Tisch schließen
button-remove = Platz wegnehmen
button-rules = Regeln
button-settings = Einstellungen
button-settings-computers-fewer = Ein Computer weniger
button-auto = Für mich ziehen
button-auto-off = Nicht mehr ziehen
button-nudge = Anstupsen
button-resume = Weiter
button-im-back = Bin wieder da
button-rack = { $family ->
        [cards] Meine Hand
       *[tiles] Meine Bank
    }
button-score = Stand
button-replay = Noch einmal ansehen
button-history = Verlauf
history-none = Noch hat niemand gespielt.
button-record = Mitschrift
button-next-ready = Nächste Runde
button-rematch = Noch eine Partie
button-tables = Meine Tische
button-table = Tisch
button-table-code = Tisch { $code }
button-help = Hilfe
button-help-all = Alle Wörter
button-play = Auf den Tisch
button-play-done = { $counted ->
        [yes] { $count ->
            [one] 1 Punkt auslegen, fertig
           *[other] { $count } Punkte auslegen, fertig
        }
       *[no] { $count ->
            [one] Stein auslegen, fertig
           *[other] { $count } Steine auslegen, fertig
        }
    }
button-look-first = Erst ansehen
button-another-way = Anders legen
button-arrange = Neue Kombination
button-arrange-rack = Zurück auf die Bank
button-choose = { $family ->
        [cards] Karten wählen
       *[tiles] Steine wählen
    }
button-onto = An eine Kombination legen
button-here = Hier anlegen
button-melds = Steine umlegen
button-take-tile = Einen Stein vom Tisch nehmen
button-drop = Zurücklegen
button-split = Teilen: { $left } | { $right }
button-more = Mehr
button-back = Zurück
part-held = In der Hand
button-meld = Als Kombination auslegen
button-discard = Abwerfen
button-return = Zurücklegen
button-draw = Ziehen
button-pass = Aussetzen
button-done = { $family ->
        [cards] Zug beenden
       *[tiles] Auslegen
    }
button-hint = Tipp
button-repair = So nehmen
button-notify-dm = Privat
button-notify-group = Im Chat
button-notify-both = In beiden
button-notify-quiet = Nirgends
button-puzzle-easy = Ein leichtes
button-puzzle-normal = Ein mittleres
button-puzzle-hard = Ein schweres
button-puzzle-solution = Lösung
button-undo = Rückgängig
button-reset = Von vorn
button-take-stock = Vom Vorrat nehmen
button-take-discard = Von der Ablage nehmen
button-object = Einspruch
button-accept = Gelten lassen
button-sort-number = Nach Zahlen ordnen
button-sort-colour = Nach Farben ordnen

## Was der Gastgeber des Programms nicht erlaubt

limit-banned = Du kannst hier nicht mitspielen. Frag, wer diesen Bot betreibt.
limit-chat = In diesem Chat wird nicht gespielt. Frag, wer diesen Bot betreibt.
limit-private = Tische gibt es hier nur in Gruppen. Sag „new“ in einer Gruppe; dort kannst du mitspielen.
limit-tables-chat = { $most ->
        [one] In diesem Chat gibt es schon einen Tisch, und mehr als einen darf es nicht geben
       *[other] In diesem Chat gibt es schon { $most } Tische, und mehr dürfen es nicht sein
    }. Setz dich an einen davon, oder schließ einen: „stop“.
limit-tables-person = { $most ->
        [one] Du sitzt schon an einem Tisch, und mehr als einer zugleich geht nicht
       *[other] Du sitzt schon an { $most } Tischen, und mehr zugleich gehen nicht
    }. Steh erst an einem davon auf: „leave“.
limit-pace = Das war viel auf einmal. Warte einen Moment, dann geht es weiter.
limit-solver = Für den Augenblick habe ich lange genug nach deinen Steinen gesucht. Versuch es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } wieder, oder schreib den Tisch selbst: „arrange“.

## Datenschutz

privacy-about =
    Ich behalte deinen Namen und deine Nummer auf dieser Plattform, deine Sprache und wie du Tische sehen willst; außerdem, wo du spielst und was du dort getan hast, unter einer eigenen Nummer. Was du schreibst, behalte ich, bis ich danach gehandelt habe. Wörter, mit denen du abhebst, bleiben in der Mitschrift des Spiels. Nichts davon verlässt diesen Rechner.
    „privacy export“ gibt dir alles als Datei. „privacy forget“ löscht, wer du bist: Deine Plätze spielen ohne dich weiter, und alte Partien kennen dich nur noch als Nummer.
privacy-file = Alles, was über dich gespeichert ist.
privacy-sure = Das löscht deinen Namen, deine Nummer auf dieser Plattform, deine Sprache und deine Wünsche endgültig. Du verlässt jeden Tisch: Ein Computer spielt für dich weiter. Sag „privacy forget yes“, wenn du sicher bist.
privacy-forgotten = Du wirst jetzt vergessen: Was über dich bekannt war, wird gelöscht. Schreibst du mir wieder, sind wir uns nie begegnet. Mach’s gut!
button-privacy-export = Alles über mich, als Datei
button-privacy-forget = Vergiss mich
button-privacy-sure = Ja, vergiss mich
