# Was auf dem Schirm steht: Vorraum, Tisch, Zug, Ergebnis, Absprachen und Antworten rund um Tische.

## Namen

name-unknown = jemand
name-computer = Computer { $seat }
name-nobody = Platz { $seat } (leer)
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-parts = { $first }; { $last }
labelled = { $label }: { $what }

## Köpfe und der Tisch

screen-head = { $sheet }, Tisch { $code }
screen-head-round = { $sheet }, Tisch { $code }, Runde { $round }
screen-table = Auf dem Tisch:
screen-table-empty = Auf dem Tisch liegt noch nichts.
count-seat = { $name }: { $count }
count-stock = Vorrat { $count }
count-discard = Ablage ({ $count }): oben { $top }
turn-of = { $name } ist am Zug.
turn-of-return = { $name } ist am Zug und muss einen Stein zurücklegen.
turn-own = Du bist am Zug.
turn-after = Du bist nach { $name } am Zug.
turn-in-chat = Im Chat des Tisches siehst du jeden Zug.

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
time-night = Noch { $time }; nachts läuft die Bedenkzeit nicht weiter.
time-ends = Der Zug endet { $when }.
time-left = Noch { $time } für diesen Zug.
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
time-day = { $day ->
        [mon] Montag
        [tue] Dienstag
        [wed] Mittwoch
        [thu] Donnerstag
        [fri] Freitag
        [sat] Samstag
       *[sun] Sonntag
    }
time-month = { $month ->
        [jan] Januar
        [feb] Februar
        [mar] März
        [apr] April
        [may] Mai
        [jun] Juni
        [jul] Juli
        [aug] August
        [sep] September
        [oct] Oktober
        [nov] November
       *[dec] Dezember
    } { $year }
time-date = { $day }. { $month }

## Wer beginnt

start-drawn = { $name } { $tile }
start-again = noch einmal: { $draws }
start-highest = Auslosung: { $draws }. { $name } beginnt.
start-lot = { $name } wurde ausgelost und beginnt.
start-youngest = { $name } ist am jüngsten und beginnt.
start-left = { $name } beginnt.
start-left-of-dealer = { $name } sitzt links vom Geber und beginnt.

## Was getan wurde

deed-draw = { $name } hat gezogen.
deed-lay = { $name } hat { $tiles } ausgelegt.
deed-pass = { $name } hat ausgesetzt.
deed-for-you = { $verb ->
        [pass] Ich habe für dich ausgesetzt.
       *[draw] Ich habe für dich gezogen.
    }
deed-return = { $name } hat einen Stein zurückgelegt.
deed-take = { $picked ->
        [0] { $name } hat eine Karte vom Vorrat genommen.
       *[other] { $name } hat { $tiles } von der Ablage genommen.
    }
deed-meld = { $name } hat { $tiles } ausgelegt.
deed-layoff = { $name } hat { $tiles } angelegt.
deed-discard = { $name } hat { $tiles } abgeworfen.
deed-done = { $name } hat den Zug beendet.
deed-object = { $name } erhebt Einspruch gegen den letzten Zug.
deed-upheld = { $whose ->
        [own] Du hast zu Recht Einspruch erhoben: { $judged } nimmt { $tiles } zurück, ohne Strafe.
        [mine] { $name } hat zu Recht Einspruch erhoben: Du nimmst { $tiles } zurück, ohne Strafe.
       *[other] { $name } hat zu Recht Einspruch erhoben: { $judged } nimmt { $tiles } zurück, ohne Strafe.
    }
deed-upheld-first = { $whose ->
        [mine] Deine Erstauslage gilt nicht mehr.
       *[other] Die Erstauslage von { $judged } gilt nicht mehr.
    }
deed-accept = { $name } lässt den letzten Zug gelten.
deed-timeout = { $told ->
        [0] Die Zeit ist um! { $name } hat weder ausgelegt noch gezogen.
       *[other] Die Zeit ist um! { $name } hat { $figures }.
    }
deed-timeout-own = { $told ->
        [0] Die Zeit ist um! Du hast weder ausgelegt noch gezogen.
       *[other] Die Zeit ist um! Du hast { $figures }.
    }
timeout-laid = { $family ->
        [cards] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
       *[tiles] { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        }
    } ausgelegt
timeout-back = { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } zurückgenommen
timeout-taken = { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } vom Tisch genommen
timeout-drawn = { $family ->
        [cards] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
       *[tiles] { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        }
    } { $penalty ->
        [yes] als Strafe gezogen
       *[no] gezogen
    }
timeout-returned = { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } in den Vorrat zurückgelegt
timeout-discarded = { $tiles } abgeworfen
deed-leave = { $name } hat den Tisch verlassen.
deed-other = { $name }: { $verb }

## Der Vorraum

lobby-seats = Besetzte Plätze: { $taken } von { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (Host)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = leicht
level-normal = mittel
level-hard = schwer
lobby-lapsed = Tisch geschlossen: Niemand hat das Spiel gestartet.
lobby-how = Willst du mitspielen, schreib „join“, in einem anderen Chat „join { $code }“. Der Host schreibt „settings“, dann „start“.
lobby-alone = „settings“ ändert die Regeln, „start“ teilt aus.
lobby-watching = Du schaust zu: Das Spiel erscheint hier, sobald es beginnt.
lobby-full = Alle Plätze sind besetzt. Der Host schreibt „settings“ und dann „start“.
lobby-unseated = Du spielst an diesem Tisch nicht mehr mit.
lobby-elsewhere = Aus einem anderen Chat kommst du mit „join { $code }“ an diesen Tisch.

## Was gilt

goal-rounds = { $amount ->
        [one] Die Partie geht über eine Runde.
       *[other] Die Partie geht über { $amount } Runden.
    }
goal-target = Wer zuerst { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } hat, gewinnt die Partie.
goal-chips = { $amount ->
        [one] Der erste Chip gewinnt die Partie.
       *[other] Wer zuerst { $amount } Chips hat, gewinnt die Partie.
    }
clock-sheet = { $seconds ->
        [0] Die Bedenkzeit ist laut Anleitung unbegrenzt.
       *[other] Bedenkzeit: { $seconds } Sekunden pro Zug, laut Anleitung.
    }
clock-2m = Bedenkzeit: 2 Minuten pro Zug.
clock-5m = Bedenkzeit: 5 Minuten pro Zug.
clock-1h = Bedenkzeit: 1 Stunde pro Zug.
clock-24h = Bedenkzeit: 1 Tag pro Zug.
clock-3d = Bedenkzeit: 3 Tage pro Zug.
clock-other = Bedenkzeit: { $time } pro Zug.
clock-none = Die Bedenkzeit ist unbegrenzt.
clock-begins = Die neue Bedenkzeit gilt ab dem nächsten Zug.
agreed-away = { $missed ->
        [0] Abwesende Spieler werden nicht ersetzt.
        [one] Nach einem verpassten Zug spielt ein Computer für abwesende Spieler.
       *[other] Nach { $missed } verpassten Zügen in Folge spielt ein Computer für abwesende Spieler.
    }
assist-none = Keine Hilfen: Ihr müsst jeden Zug selbst finden.
assist-arrange = { $family ->
        [cards] Ich suche eine Stelle für die Karten, die du nennst, gebe aber keine Tipps.
       *[tiles] Ich suche eine Stelle für die Steine, die du nennst, gebe aber keine Tipps.
    }
assist-hints = { $family ->
        [cards] Tipps pro Spieler: { $hints }. Jeder Schritt eines Tipps zählt.
       *[tiles] Tipps pro Spieler: { $hints }. Jeder Schritt eines Tipps zählt. Automatisches Ziehen gibt es dabei nicht.
    }
assist-open = { $family ->
        [cards] Tipps gibt es unbegrenzt.
       *[tiles] Tipps gibt es unbegrenzt, und „auto“ darf für dich ziehen.
    }
leavers-computer = Geht jemand, übernimmt ein Computer den Platz.
leavers-closed = Verlässt jemand den Tisch, wird der Platz nicht neu besetzt.
agreed-house-rules = Hausregeln: { $rules }
racks-dm = Die Bretter kommen per Direktnachricht.
racks-here = Drück im Kanal auf „{ $rack }“: Das siehst nur du.
look-picture = Der Tisch wird als Bild angezeigt.
look-emoji = Der Tisch wird mit Emojis angezeigt.
look-text = Der Tisch wird als Text angezeigt.
theme-light = Farben: hell.
theme-dark = Farben: dunkel.
theme-contrast = Farben: hoher Kontrast.
theme-large = Bilder zeigen alles größer.
settings-host = Host: { $name }
settings-rules = Diese Hausregeln lassen sich ändern:
settings-how =
    Der Host kann das ändern: „settings bedenkzeit 5m“, „settings regel steine=7“, „settings runden 3“, „settings computer leicht“, „settings hilfe keine“, „settings verlassener-platz leer“, „settings spiel kids“.
    So ändert er, wie der Tisch aussieht: „settings ansicht bild“ (oder emoji, text), „settings farben hell“ (oder dunkel, kontrast, groß).
    „settings regel“ zeigt, wie sich die Hausregeln ändern lassen.
settings-mine = Deine eigene Ansicht änderst du mit „settings mein text“ oder „settings mein dunkel“.

## Der eigene Zug

draft-table = { $count ->
        [0] Bereitgelegt, noch nicht ausgelegt. So sähe der Tisch aus:
       *[other] { $tiles } bereitgelegt, noch nicht ausgelegt. So sähe der Tisch aus:
    }
draft-signs = So ist markiert, was in einer Kombination neu ist: { $tile }
draft-wrong = { $count ->
        [one] Noch ungültig: Kombination { $numbers }
       *[other] Noch ungültig: Kombinationen { $numbers }
    }
draft-misused = Noch ungültig. { $what }
draft-overturned = Damit alles passt, habe ich umgebaut, was du gelegt hattest: { $melds }
draft-only-named = Jetzt liegen nur die genannten Steine bereit. Zurück auf deinem Brett: { $tiles }
draft-hand = Noch in keiner Kombination: { $tiles }
draft-missing = Fehlt auf dem Tisch: { $tiles }
draft-way = { $number ->
        [1] Schreib noch einmal „{ $word } { $tiles }“ für eine andere Möglichkeit.
       *[other] Möglichkeit { $number }. Noch einmal „{ $word } { $tiles }“ zeigt eine andere.
    }
draft-ways-seen = { $count ->
        [one] Für { $tiles } gibt es nur diese Möglichkeit.
       *[other] Das waren alle { $count } Möglichkeiten für { $tiles }. Dies ist wieder die erste.
    }
rack = { $family ->
        [cards] Deine Hand ({ $count }):
       *[tiles] Dein Brett ({ $count }):
    }
rack-new = { $family ->
        [cards] Neu auf der Hand: { $tiles }
       *[tiles] Neu auf deinem Brett: { $tiles }
    }
rack-empty = { $family ->
        [cards] Deine Hand ist leer.
       *[tiles] Dein Brett ist leer.
    }
need-objection = Willst du Einspruch gegen den letzten Zug erheben („object“) oder ihn gelten lassen („accept“)?
need-first-laying = { $points ->
        [0] Leg zuerst eine eigene Kombination aus. Danach darfst du anlegen.
        [1] Deine Erstauslage braucht mindestens 1 Punkt.
       *[other] Deine Erstauslage braucht mindestens { $points } Punkte.
    }
need-in-hand = Gewählt: { $tiles }
need-ways = Die gewählten Steine lassen sich auf mehrere Arten auslegen. Ich nehme die mit den wenigsten Änderungen; „{ $look }“ zeigt sie.
need-picked = Fertige Kombinationen für die Erstauslage: { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }.
need-drafted = Deine Erstauslage: { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }.
need-enough = { $needed ->
        [0] Das genügt.
       *[other] Genug für deine Erstauslage: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
coach-begin-opened = So geht’s: Tipp Steine an und leg sie aus. Einer genügt, wenn er an eine Kombination passt.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] So geht’s: Tipp Reihen an, die zusammen mindestens 1 Punkt bringen, und leg sie aus.
           *[other] So geht’s: Tipp Reihen an, die zusammen mindestens { $points } Punkte bringen, und leg sie aus.
        }
       *[yes] { $points ->
            [1] So geht’s: Tipp Steine an, die Gruppen oder Reihen mit zusammen mindestens 1 Punkt ergeben, und leg sie aus.
           *[other] So geht’s: Tipp Steine an, die Gruppen oder Reihen mit zusammen mindestens { $points } Punkten ergeben, und leg sie aus.
        }
    }
coach-begin-own = { $sets ->
        [no] So geht’s: Tipp drei oder mehr Steine an, die eine Reihe bilden, und leg sie aus.
       *[yes] So geht’s: Tipp drei oder mehr Steine an, die eine Gruppe oder Reihe bilden, und leg sie aus.
    }
coach-nothing-fits = { $stock ->
        [0] Passt nichts? Dann setz aus.
       *[other] Passt nichts? Dann zieh.
    }
coach-not-enough = { $stock ->
        [0] Reicht es noch nicht? Dann setz aus.
       *[other] Reicht es noch nicht? Dann zieh.
    }
coach-enough = Das reicht: Leg die Steine aus.
coach-begin-cards = So geht’s: Nimm zuerst eine Karte, die offene oder eine vom Vorrat.
coach-draft = So geht’s: „Auslegen“ beendet deinen Zug, „Rückgängig“ nimmt einen Schritt zurück.
coach-unfinished = So geht’s: Bring jeden Stein in einer gültigen Kombination unter, oder drück auf „Rückgängig“.
coach-short = Das reicht noch nicht: Leg noch eine Kombination bereit, oder drück auf „Rückgängig“.
coach-drawn = So geht’s: Tipp drei oder mehr Karten für eine Kombination an. Um den Zug zu beenden, wirf eine Karte ab.
coach-return = So geht’s: Tipp den Stein an, den du am wenigsten brauchst. Er kommt in den Vorrat zurück.
need-draft = { $adds ->
        [yes] Du bist am Zug: „done“ legt aus, was du bereitgelegt hast, „undo“ nimmt einen Schritt zurück, „play“ legt mehr dazu.
       *[no] Du bist am Zug: „done“ legt aus, was du bereitgelegt hast, „undo“ nimmt einen Schritt zurück, „play“ wählt andere Steine.
    }
need-unfinished = Du bist am Zug: Noch liegt nicht alles richtig. „play“ legt mehr dazu, „undo“ nimmt einen Schritt zurück.
need-short = Du bist am Zug: „play“ legt eine Kombination dazu, „undo“ nimmt einen Schritt zurück.
need-begin = { $family ->
        [cards] Du bist am Zug: „take vorrat“ oder „take ablage“ nimmt eine Karte.
       *[tiles] { $stock ->
            [0] Du bist am Zug: Schreib „play“ und deine Steine, dann „done“. Oder schreib „pass“.
           *[other] Du bist am Zug: Schreib „play“ und deine Steine, dann „done“. Oder schreib „draw“.
        }
    }
need-drawn = Du bist am Zug: „meld“ legt aus, „layoff“ legt an, „discard“ wirft ab und beendet den Zug.
need-return = Dein Brett ist voll: Leg mit „return“ einen Stein zurück.
need-tapped-draft = Du bist am Zug: Leg aus, was bereitliegt, oder nimm es zurück.
need-tapped-unfinished = Du bist am Zug: Noch liegt nicht alles richtig.
need-tapped-short = Du bist am Zug: Wähl Steine für eine weitere Kombination, oder mach einen Schritt rückgängig.
need-tapped-begin = { $family ->
        [cards] Du bist am Zug: Nimm eine Karte.
       *[tiles] { $stock ->
            [0] Du bist am Zug: Wähl Steine zum Auslegen oder setz aus.
           *[other] Du bist am Zug: Wähl Steine zum Auslegen oder zieh.
        }
    }
need-tapped-moving = { $step ->
        [take] Du bist am Zug: Wähl, was du vom Tisch nehmen willst.
        [more] Du bist am Zug: Wähl, was du noch vom Tisch nimmst, oder wohin die gewählten Steine kommen.
       *[place] Du bist am Zug: Wähl, wohin die gewählten Steine kommen.
    }
need-tapped-drawn = Du bist am Zug: Leg aus, was du willst. Wirf eine Karte ab, um den Zug zu beenden.
need-tapped-return = Dein Brett ist voll: Wähl einen Stein zum Zurücklegen.
need-tapped-objection = Willst du Einspruch gegen den letzten Zug erheben oder ihn gelten lassen?

## Tipps

hint-lays = Du kannst etwas auslegen.
hint-pieces = { $family ->
        [cards] Du kannst { $tiles } auslegen.
       *[tiles] Du kannst { $tiles } auslegen{ $count ->
            [one] {""}
           *[other] , alle in einem Zug
        }.
    }
hint-whole = { $word ->
        [discard] So kannst du { $tiles } auf den Tisch legen. Wirf danach ab: „discard { $piece }“.
       *[other] So kannst du { $tiles } auslegen. Mit „{ $word }“ bestätigst du das.
    }
hint-too-little = Die besten Kombinationen auf deinem Brett bringen { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }: zu wenig für die Erstauslage.
hint-no-lay-draw = Du kannst nichts auslegen. „draw“ zieht einen Stein.
hint-no-lay-pass = Du kannst nichts auslegen. Mit „pass“ setzt du aus.
hint-no-lay-done = Mehr geht nicht: „done“ beendet deinen Zug.
hint-no-lay-take-stock = Nimm eine Karte vom Vorrat: „take vorrat“.
hint-no-lay-take-discard = Nimm die Karte von der Ablage: „take ablage“.
hint-no-lay-discard = { $named ->
        [0] Du kannst nichts auslegen: Wirf mit „discard“ eine Karte ab.
       *[other] Du kannst nichts auslegen. Wirf ab: „discard { $typed }“.
    }
hint-no-lay-return = { $named ->
        [0] Leg einen Stein zurück: „return“.
       *[other] Am wenigsten nützt dir { $piece }: „return { $typed }“.
    }
hint-strong-waits = Ein starker Spieler würde lieber ziehen: { $stays ->
        [one] Ein Stein bliebe
       *[other] { $stays } Steine blieben
    } übrig, und vielleicht kannst du bald alles in einem Zug auslegen.
hint-strong-keeps = Ein starker Spieler würde lieber ziehen: { $stays ->
        [one] Ein Stein bliebe
       *[other] { $stays } Steine blieben
    } übrig, und was du legst, nützt auch den anderen.
hint-strong-tried-draw = Ein starker Spieler würde lieber ziehen: In { $tried } Proberunden gewinnt er so { $wins }-mal, mit diesem Zug { $laying }-mal.
hint-strong-tried-lay = Ein starker Spieler würde nur { $tiles } legen: In { $tried } Proberunden gewinnt er so { $wins }-mal, mit diesem Zug { $laying }-mal.
hint-strong-lays = Ein starker Spieler würde nur { $tiles } legen{ $jokers ->
        [0] .
        [one] {" "}und den Joker behalten: Auf dem Tisch hilft er den anderen.
       *[other] {" "}und { $jokers } Joker behalten: Auf dem Tisch helfen sie den anderen.
    }
hint-strong-holds = Ein starker Spieler würde noch nichts auslegen: { $stays ->
        [one] Dir bliebe eine Karte
       *[other] Dir blieben { $stays } Karten
    }, und andere könnten bei dir anlegen.
hint-again = Noch einmal „hint“, und du erfährst mehr.
hint-again-counted = Noch einmal „hint“, und du erfährst mehr; jeder Schritt zählt als Tipp.
hints-left = { $count ->
        [0] Das war dein letzter Tipp in dieser Partie.
        [one] Du hast noch einen Tipp in dieser Partie.
       *[other] Du hast noch { $count } Tipps in dieser Partie.
    }

## Abhilfe

repair-offered = Mit { $tiles } wäre das möglich:
repair-how = Mit „{ $phrase }“ legst du das so bereit.

## Rätsel

puzzle-easy = leicht
puzzle-normal = mittel
puzzle-hard = schwer
puzzle-title = Rätsel des Tages, { $day }: { $sheet }, { $grade }
puzzle-subtitle = Rätsel des Tages, { $day }, { $grade }
puzzle-rack = Dein Brett ({ $count }):
puzzle-how = Leg alle Steine von deinem Brett in einem Zug aus. Gib als Lösung alle Kombinationen ein, wie sie am Ende liegen, mit | dazwischen: „puzzle #1 r7 | ... | b4 b5 b6“. „#1“ ist Kombination 1, „...“ steht für alles Übrige. „puzzle lösung“ zeigt eine Lösung.
puzzle-solver = Du
puzzle-solved = { $moved ->
        [0] Gelöst! Auf dem Tisch muss dafür kein Stein umgelegt werden.
        [one] Gelöst! Dafür muss ein Stein vom Tisch in eine andere Kombination.
       *[other] Gelöst! Dafür müssen { $moved } Steine vom Tisch in andere Kombinationen.
    }
puzzle-wrong = Noch nicht gelöst:
puzzle-incomplete = { $count ->
        [one] In deiner Antwort fehlt ein Stein vom Tisch. Gib alle Kombinationen ein, wie sie am Ende liegen.
       *[other] In deiner Antwort fehlen { $count } Steine vom Tisch. Gib alle Kombinationen ein, wie sie am Ende liegen.
    }
puzzle-solution = { $moved ->
        [0] Eine Lösung (ganz ohne Umbauen):
        [one] Eine Lösung (ein Stein wird umgelegt):
       *[other] Eine Lösung ({ $moved } Steine werden umgelegt):
    }
puzzle-no-grade = Rätsel für { $sheet } sind immer { $grades }: Ohne Umbauen ist keins schwer.
puzzle-no-sheet = Für { $sheet } gibt es keine Rätsel. Eins für Rummikub bekommst du einfach mit „puzzle“.

## Ergebnisse

result-win = { $count ->
        [one] { $winners } gewinnt die Runde.
       *[other] { $winners } gewinnen die Runde.
    }
result-points = { $points ->
        [one] Das gibt 1 Punkt.
       *[other] Das gibt { $points } Punkte.
    }
result-chips = { $points ->
        [one] Das gibt 1 Chip.
       *[other] Das gibt { $points } Chips.
    }
result-draw = Der Vorrat ist leer, und niemand hat alles ausgelegt: Die Runde endet unentschieden.
result-blocked = { $count ->
        [0] Niemand hat mehr etwas ausgelegt: Die Runde hat keinen Gewinner.
        [one] Niemand hat mehr etwas ausgelegt. { $winners } hat die wenigsten Punkte übrig und gewinnt die Runde.
       *[other] Niemand hat mehr etwas ausgelegt. { $winners } haben die wenigsten Punkte übrig und gewinnen die Runde.
    }
result-aborted = Die Runde wurde abgebrochen.
result-open = Die Runde läuft noch.
result-doubled = { $family ->
        [cards] Alles in einem Zug! Die Runde zählt doppelt.
       *[tiles] Handrummy! Die Runde zählt doppelt.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: alles ausgelegt
result-round = Diese Runde: { $standing }
result-total = Stand: { $standing }
result-hints = Tipps genutzt: { $standing }
result-signs = { $hints ->
        [yes] Im Bild: Pokal = gewonnen, Pfeil = diese Runde, Stern = insgesamt, Lampe = genutzte Tipps.
       *[no] Im Bild: Pokal = gewonnen, Pfeil = diese Runde, Stern = insgesamt.
    }
result-new = So ist markiert, was neu ist oder umgelegt wurde: { $tile }
result-next = „next“ teilt die nächste Runde aus.
result-next-tapped = { $waits ->
        [yes] Die nächste Runde beginnt, sobald alle bereit sind.
       *[no] Die nächste Runde beginnt, sobald alle bereit sind, oder nach einer Minute.
    }
result-ready = Bereit: { $names }
result-again = Bereit zur Revanche: { $names }
result-match = { $count ->
        [0] Die Partie endet unentschieden. „rematch“ startet noch eine.
        [one] { $winners } gewinnt die Partie! „rematch“ startet noch eine.
       *[other] { $winners } gewinnen die Partie! „rematch“ startet noch eine.
    }
result-match-tapped = { $count ->
        [0] Die Partie endet unentschieden.
        [one] { $winners } gewinnt die Partie!
       *[other] { $winners } gewinnen die Partie!
    }
result-evening = Heute Abend, nach { $matches } Partien: { $standing }
score-after = { $rounds ->
        [0] Noch ist keine Runde zu Ende. { $standing }
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
pick-which-table = Welchen Tisch meinst du?
pick-which-how = Wähl ihn aus, oder schreib „table { $code }“ und dann deinen Befehl noch einmal.

## Was Tische nicht tun

table-no-table = Hier finde ich keinen Tisch. „new“ eröffnet einen.
table-no-such-code = Kein Tisch mit dem Code „{ $code }“ ist für dich offen. Prüf den Code, oder frag den Host. „tables“ zeigt deine.
table-elsewhere = Hier steht kein Tisch. Deiner ist anderswo: „tables“ findet ihn, „join“ mit seinem Code holt ihn her.
table-closed = Dieser Tisch ist geschlossen. „new“ eröffnet einen anderen.
table-not-at-table = Du sitzt nicht an diesem Tisch. Mit „join“ setzt du dich dazu.
table-ready-already = Du bist schon bereit. Die anderen noch nicht.
table-not-host = Das kann nur der Host.
table-already-seated = Du hast schon einen Platz.
table-waits-already = Du wartest schon auf einen Platz.
table-table-full = Dafür reichen die Plätze nicht: Hier können höchstens { $needed } spielen.
table-too-little = Dafür reichen die Steine oder Karten nicht: Teil an jeden weniger aus.
table-too-few = Ihr braucht mindestens { $needed } Spieler. Freunde kommen mit „join“ dazu, ein Computer mit „settings computer mittel“.
table-too-few-tapped = Ihr braucht mindestens { $needed } Spieler. Lad jemanden ein, oder füge unter „settings“ einen Computer hinzu.
table-already-started = Die Partie hat schon begonnen.
table-not-started = Es ist noch nicht ausgeteilt. Der Host fängt mit „start“ an.
table-no-round = Es läuft gerade keine Runde.
table-no-round-over = Das geht, sobald eine Runde dieser Partie zu Ende ist.
table-nothing-seen = Noch gibt es nichts zurückzuschauen: In der letzten Runde hast du weder mitgespielt noch zugeschaut.
table-round-running = Die Runde läuft noch.
table-match-running = Das geht nur zwischen zwei Partien.
table-match-over = Die Partie ist zu Ende. „rematch“ startet die nächste.
table-no-free-seat = Alle Plätze sind besetzt.
table-nobody-called = An diesem Tisch heißt niemand „{ $name }“.
table-no-clock = Gerade kannst du niemanden anstupsen: Für keinen anderen läuft die Zeit.
table-own-turn = Du bist selbst am Zug: Die anderen warten auf dich.
table-not-timed = Die Bedenkzeit ist unbegrenzt, da gibt es nichts zu unterbrechen.
table-paused = Das Spiel ist pausiert. „resume“ setzt das Spiel fort.
table-auto-chooses = „auto“ gibt es nur mit Steinen: Bei Karten wählst du jeden Abwurf selbst.
table-auto-tells = Hier geht „auto“ nicht: Es würde verraten, ob du auslegen kannst.
table-auto-opened = Deine Erstauslage liegt schon. „auto“ ohne Zusatz zieht für dich bis zum Ende der Runde.
table-too-early = Du kannst { $name } anstupsen, wenn der Zug länger als { $time } dauert.
table-nudged-already = Ein Stups ist schon unterwegs.
table-not-away = Ein Computer springt nur nach einem verpassten Zug ein, oder wenn der Host ihn einsetzt.
table-host-already = { $name } ist schon der Host.
table-stood-in = Für { $name } spielt schon ein Computer, bis { $name } wieder da ist.
table-computer-seat = Auf diesem Platz spielt schon ein Computer.
table-by-hand = An diesem Tisch gibt es keine Hilfe: Gib den Tisch mit „arrange“ ein, oder bau ihn mit „pick“. { $name } ist Host und kann das ändern: „settings hilfe anordnen“.
table-by-hand-host = An diesem Tisch gibt es keine Hilfe: Gib den Tisch mit „arrange“ ein, oder bau ihn mit „pick“. Du kannst das ändern: „settings hilfe anordnen“.
table-no-hints = An diesem Tisch gibt es keine Tipps. { $name } ist Host und kann sie erlauben: „settings hilfe tipps 3“ (drei für jeden) oder „settings hilfe alles“ (unbegrenzt).
table-no-hints-host = An diesem Tisch gibt es keine Tipps. Du kannst sie erlauben: „settings hilfe tipps 3“ (drei für jeden) oder „settings hilfe alles“ (unbegrenzt).
table-hints-used = Du hast { $needed ->
        [one] deinen einzigen Tipp
       *[other] alle { $needed } Tipps
    } dieser Partie verbraucht. { $name } ist Host und kann mehr erlauben, zum Beispiel „settings hilfe tipps { $more }“.
table-hints-used-host = Du hast { $needed ->
        [one] deinen einzigen Tipp
       *[other] alle { $needed } Tipps
    } dieser Partie verbraucht. Du kannst mehr erlauben, zum Beispiel „settings hilfe tipps { $more }“.
table-no-such-level = „{ $name }“ ist keine Spielstärke. Schreib „leicht“, „mittel“ oder „schwer“.

## Hinweise

note-seat-person = { $after } übernimmt den Platz von { $before }.
note-seat-computer = { $how ->
        [removed] { $before } wurde vom Tisch entfernt.
       *[left] { $before } hat den Tisch verlassen.
    } { $after } übernimmt den Platz.
note-seat-rematch = { $how ->
        [removed] { $before } wurde vom Tisch entfernt.
       *[left] { $before } hat den Tisch verlassen.
    } Bei einer Revanche übernimmt { $after } den Platz.
note-seat-taken-away = Du wurdest vom Tisch entfernt.
note-seat-nobody = { $how ->
        [removed] { $before } wurde vom Tisch entfernt.
       *[left] { $before } hat den Tisch verlassen.
    } Der Platz bleibt leer.
note-seat-wanted-round = { $name } spielt ab der nächsten Runde mit.
note-seat-wanted-match = { $name } spielt ab der nächsten Partie mit.
note-seat-wanted-free = { $name } wartet auf einen freien Platz.
note-objection-failed = { $name } hat gegen den letzten Zug Einspruch erhoben, aber der Zug enthält nichts Ungültiges. Er gilt, und der Einspruch kostet nichts.
note-own-lay = Das hast du selbst ausgelegt: Darüber entscheiden die anderen.
note-waits-round = Du wartest auf einen Platz und bekommst ihn in der nächsten Runde.
note-waits-match = Du wartest auf einen Platz und bekommst ihn in der nächsten Partie.
note-waits-free = Du wartest, bis ein Platz frei wird.
note-waits-stop = Willst du nicht mehr warten, schreib „leave“.
note-waits-over = Du wartest nicht mehr auf einen Platz.
note-seat-unwanted = { $name } wartet nicht mehr auf einen Platz.
note-host = { $name } ist jetzt Host.
note-host-own = Du bist jetzt der Host.
note-for-host = { $name } verwaltet diesen Chat und hat für den Host { $did ->
        [start] die Partie gestartet
        [remove] jemanden vom Tisch entfernt
        [host] einen neuen Host bestimmt
        [standin] einen Computer für jemanden spielen lassen
        [thread] den Tisch in einen Thread verlegt
        [language] die Sprache dieses Chats geändert
        [zone] die Zeitzone dieses Chats geändert
        [computers] die Computer am Tisch geändert
        [sheet] die Regeln geändert
       *[settings] die Einstellungen geändert
    }.
note-stood-in = { $name } ist abwesend. In der Zwischenzeit spielt ein Computer.
note-stood-in-own = Ein Computer spielt für dich. Wieder selbst spielen: „back“.
note-stood-in-over = Während du weg warst, hat ein Computer { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } für dich gemacht.
note-owner-back = { $name } ist wieder da.
note-back = Du spielst wieder selbst.
note-asked-other = Diese Frage geht an { $name }.
note-answered = Diese Frage ist nicht mehr offen.
note-back-already = Für dich spielt kein Computer: Du spielst selbst.
note-clock-stands = Pause. „resume“ setzt das Spiel fort.
note-clock-stands-by = { $name } hat eine Pause eingelegt. „resume“ setzt das Spiel fort.
note-clock-stands-own = Du hast eine Pause eingelegt. „resume“ setzt das Spiel fort.
note-nobody-there = Pause: Es ist niemand mehr am Tisch. „resume“ setzt das Spiel fort.
note-clock-runs = Das Spiel geht weiter.
note-clock-runs-by = { $name } hat das Spiel fortgesetzt.
note-clock-runs-already = Das Spiel läuft bereits.
note-time-short = Du bist am Zug, und dir bleibt nur noch ein Viertel deiner Zeit.
note-drew-for-you = { $count ->
        [0] Ich habe für dich ausgesetzt: Es gab nichts auszulegen und nichts zu ziehen. „auto aus“ schaltet das wieder ab.
       *[other] Ich habe { $tiles } für dich gezogen: Du konntest nichts auslegen. „auto aus“ schaltet das wieder ab.
    }
note-auto-round = Ich ziehe in dieser Runde für dich, wenn du nicht auslegen kannst. „auto aus“ schaltet das wieder ab.
note-auto-first = Ich ziehe für dich, bis deine Erstauslage möglich ist. „auto aus“ schaltet das wieder ab.
note-auto-off = Ich ziehe nicht mehr für dich.
note-auto-how = Schreib „auto“, und ich ziehe für dich, solange du nicht auslegen kannst. Mit „auto erstauslage“ nur bis zur Erstauslage, mit „auto aus“ nicht mehr.
auto-left = „auto“ überlässt dir diesen Zug: Vielleicht kannst du auslegen.
note-quiet = Ruhezeit: { $begins } bis { $ends }, Ortszeit { $place } (jetzt { $now }). Bei einer Bedenkzeit ab einer Stunde steht die Uhr in der Ruhezeit still. Nachrichten bekommst du erst nach der Ruhezeit. „quiet aus“ hebt die Ruhezeit wieder auf.
note-quiet-fixed = Ruhezeit: { $begins } bis { $ends }, { $place } (jetzt { $now }). Bei einer Bedenkzeit ab einer Stunde steht die Uhr in der Ruhezeit still. Nachrichten bekommst du erst nach der Ruhezeit. Nenn lieber eine Stadt, dann gilt auch die Sommerzeit. „quiet aus“ hebt die Ruhezeit wieder auf.
note-quiet-off = Deine Ruhezeit ist abgeschaltet.
note-quiet-how = Schreib, von wann bis wann du Ruhe haben willst, dazu deinen Ort oder deine jetzige Uhrzeit: „quiet 22-8 Berlin“, „quiet 22-7:30 Wien“, „quiet 22-8 14:30“. Bei einer Bedenkzeit ab einer Stunde steht die Uhr in der Ruhezeit still. Nachrichten bekommst du erst nach der Ruhezeit.
note-quiet-long = Die Ruhezeit darf höchstens zwölf Stunden dauern. Brauchst du mehr, spiel mit längerer oder unbegrenzter Bedenkzeit.
note-quiet-zone = In welcher Zeitzone? Nenn eine große Stadt oder deine Uhrzeit: „quiet 22-8 Berlin“, „quiet 22-8 14:30“.
note-quiet-where = Die Zeitzone von „{ $place }“ kenne ich nicht. Nenn eine große Stadt in deiner Zeitzone, oder deine Uhrzeit: „quiet 22-8 14:30“.
note-quiet-near = Die Zeitzone von „{ $place }“ kenne ich nicht. Meinst du „{ $near }“? Oder nenn deine Uhrzeit: „quiet 22-8 14:30“.
note-zone = Wann ein Zug endet, zeige ich jetzt in der Zeitzone { $place } (dort ist es { $now }). „settings zeitzone aus“ schaltet das wieder ab.
note-zone-off = Bei den Zügen steht keine Uhrzeit mehr.
note-zone-how = „settings zeitzone Berlin“ zeigt, um wie viel Uhr ein Zug endet. Nenn eine große Stadt in deiner Zeitzone.
note-zone-where = Die Zeitzone von „{ $place }“ kenne ich nicht. Nenn eine große Stadt in deiner Zeitzone: „settings zeitzone Berlin“.
note-zone-near = Die Zeitzone von „{ $place }“ kenne ich nicht. Meinst du „{ $near }“? „settings zeitzone { $near }“
note-zone-nowhere = Eine Zeitzone gehört zu einem Chat, und dieser Tisch ist in keinem zu sehen.
note-turn-waits = Deine Ruhezeit ist vorbei, { $name }: Du bist am Zug.
note-turn-resumed = Es geht weiter, { $name }. Du bist am Zug.
note-turn-resumed-by = { $by } hat das Spiel fortgesetzt. { $name }, du bist am Zug.
note-nudge = { $name } wartet auf dich: Du bist am Zug.
note-nudged = Angestupst.
note-call-over = Dieser Zug ist vorbei.
note-stopped = Tisch { $code } ist geschlossen.
note-stopped-by = { $name } hat Tisch { $code } geschlossen.
note-stopped-score = { $rounds ->
        [0] Von dieser Partie wurde keine Runde zu Ende gespielt.
        [one] Stand nach einer Runde: { $standing }
       *[other] Stand nach { $rounds } Runden: { $standing }
    }
note-stopped-before = { $matches ->
        [one] Die Partie davor zählt.
       *[other] Die { $matches } Partien davor zählen.
    }
note-home-lost = Im Chat von Tisch { $code } kann ich nicht mehr schreiben. Das Spiel geht weiter. „join { $code }“ zeigt den Tisch dort wieder oder in einem anderen Chat.
note-home-lost-last = Im Chat von Tisch { $code } kann ich nicht mehr schreiben. Das Spiel ist pausiert. „join { $code }“ setzt es in einem anderen Chat fort, „resume“ hier privat.
note-home-back = Tisch { $code } ist wieder in einem Chat zu sehen.
note-not-shown-here = Tisch { $code } erscheint hier nicht mehr. „join { $code }“ holt ihn zurück.
note-home-left = Der Tisch geht in einem eigenen Thread weiter:
note-out-of-reach = Ich kann { $name } nicht privat schreiben. { $name }, öffne bitte einen privaten Chat mit mir und drück auf „Start“.
note-done = Erledigt.
note-left = Du hast Tisch { $code } verlassen.
sure-end = Die Partie läuft noch. Wenn du gehst, endet sie endgültig.
sure-leave = Die Partie läuft noch. Wenn du gehst, verlierst du deinen Platz.
sure-stop = Die Partie läuft noch. Schließt du den Tisch, endet sie für alle.
sure-stop-other = Host dieses Tischs: { $name }. Die Partie läuft noch. Schließt du den Tisch, endet sie für alle.
sure-stop-host = Host dieses Tischs: { $name }. Schließt du ihn, ist er für alle geschlossen.
sure-daily = Für die Hand des Tages hast du einen Versuch. Damit gibst du ihn endgültig auf.
sure-remove = Die Partie läuft noch. Mit dem Entfernen verliert { $name } den Platz.
sure-rematch = Vielleicht sehen sich andere noch das Ergebnis an. Die Revanche beginnt, sobald alle bereit sind – oder sofort, wenn du nicht warten willst.
sure-typed = Zum Bestätigen noch einmal „{ $word }“.
sure-key = Zum Bestätigen drück auf „{ $word }“.
note-wishes = Gespeichert. Geändert hat sich nur deine eigene Ansicht.
note-wishes-how = Schreib hinter „settings mein“, wie du den Tisch sehen möchtest: { $choices }.
note-notify-how = Wo soll ich dir Bescheid sagen, wenn du am Zug bist?
note-notify-dm = Ich sage dir privat Bescheid, wenn du am Zug bist.
note-notify-group = Ich sage dir im Chat des Tisches Bescheid, wenn du am Zug bist.
note-notify-both = Ich sage dir privat und im Chat des Tisches Bescheid, wenn du am Zug bist.
note-notify-quiet = Wenn du am Zug bist, zeige ich es nur an, ohne dich zu benachrichtigen.
note-language = Ab jetzt spreche ich Deutsch mit dir.
note-languages = Ich spreche: { $languages }. Schreib zum Beispiel „language { $example }“.
note-draft-begun = Was du bereitgelegt hast, ist noch nicht ausgelegt. Noch einmal „{ $word }“ verwirft es.
note-draft-open = Was du bereitgelegt hast, ist noch nicht ausgelegt. „done“ legt es aus; noch einmal „{ $word }“ verwirft es.
note-picked-open = Du hast etwas gewählt und nicht ausgelegt. Noch einmal „{ $word }“, und es geht ohne die Auswahl weiter.
note-draft-begun-key = Was du bereitgelegt hast, ist noch nicht ausgelegt. „{ $word }“ verwirft es.
note-draft-open-key = Was du bereitgelegt hast, ist noch nicht ausgelegt. „done“ legt es aus; „{ $word }“ verwirft es.
note-picked-open-key = Du hast etwas gewählt und nicht ausgelegt. „{ $word }“ verwirft die Auswahl.
note-nothing-to-undo = { $family ->
        [cards] Es gibt nichts rückgängig zu machen: Eine Karte, die du genommen hast, kannst du nicht zurücklegen.
       *[tiles] Es gibt nichts rückgängig zu machen.
    }
note-choose-discard = { $chosen ->
        [0] Wähl zuerst genau eine Karte und wirf sie dann ab: Das beendet deinen Zug.
       *[other] Du kannst nur eine Karte abwerfen: Wähl genau diese eine.
    }
replay-caption = Die letzte Runde noch einmal.
record-file = Die Aufzeichnung der Partie an Tisch { $code }.
record-running = Die Runde läuft noch: Was du nicht sehen kannst, ist durch ? ersetzt. Nach der Runde liefert dir „record“ alles.

## Hilfe

help-now = Das kannst du jetzt schreiben:
help-several = Du sitzt an mehreren Tischen: Hinter einem Befehl darf der Code des Tisches stehen, etwa „leave { $code }“ oder „pause { $code }“.
help-more = „help alles“ zeigt alle Befehle, „rules“ erklärt das Spiel.
help-turn = In deinem Zug
help-table = Tische
help-looking = Während des Spiels
help-host = Für den Host
help-admins = In einer Gruppe oder auf einem Server können ihre Admins das an jedem Tisch auch, und ihn schließen. Der Chat erfährt, wer es war.
help-other = Außerdem
help-line = „{ $word }“: { $about }
help-line-own = „{ $word }“ oder „{ $own }“: { $about }
help-no-such-word = Diesen Befehl gibt es nicht. „help alles“ zeigt alle.

## Was unterwegs schiefgeht

mishap-unreadable = „{ $word }“ kenne ich nicht. { $family ->
        [tiles] Steine schreibt man so: r5 b12 J.
        [cards] Karten schreibt man so: { $cards }.
       *[both] Steine schreibt man so: r5 b12 J, Karten so: { $cards }.
    }
mishap-unplaced = Was „{ $word }“ hier heißen soll, weiß ich nicht.
mishap-no-meld = Auf dem Tisch liegt keine Kombination { $number }.
mishap-fits-nowhere = { $cards } passt an keine Kombination auf dem Tisch.
mishap-fits-instead = { $cards } ist für sich keine Kombination, passt aber an eine: „{ $phrase }“.
mishap-fits-several = { $cards } passt an die Kombinationen { $numbers }. Schreib, an welche: „{ $phrase }“.
mishap-move-nowhere = „{ $tile }“ kannst du nicht umlegen: Der Stein liegt weder auf dem Tisch noch auf deinem Brett.
mishap-move-already = { $there ->
        [rack] { $tile } liegt schon auf deinem Brett.
       *[other] { $tile } liegt schon in Kombination { $there }.
    }
mishap-move-several = { $tile } gibt es mehrmals: { $places }. Schreib, woher und wohin: „{ $example }“ oder „{ $other }“.
mishap-move-joker = In Kombination { $number } liegen mehrere Joker. Schreib, für welchen Stein deiner steht: „{ $example }“ oder „{ $other }“.
mishap-move-not-held = { $tile } liegt nicht auf deinem Brett. Liegt der Stein auf dem Tisch, lass „{ $rack }“ weg.
mishap-split = „split“ braucht eine Reihe und den Stein, mit dem ihr zweiter Teil beginnt: „split 3 r6“.
place-meld = in Kombination { $number }
place-rack = auf deinem Brett
mishap-nothing = { $family ->
        [tiles] Welche Steine? Schreib sie hinter den Befehl.
        [cards] Welche Karten? Schreib sie hinter den Befehl.
       *[both] Welche Steine oder Karten? Schreib sie hinter den Befehl.
    }
mishap-key = Das ist ein Knopf zum Drücken. { $family ->
        [cards] Schreiben kannst du zum Beispiel „meld 7H 8H 9H“ oder „layoff 10H 2“.
       *[tiles] Schreiben kannst du zum Beispiel „play r7 r8 r9“ oder „move r8 3“.
    }
mishap-take = Woher? „take vorrat“ oder „take ablage“.
mishap-take-other = Oben auf der Ablage liegt nicht { $card }, sondern { $top }. „take ablage“ nimmt diese Karte, „take vorrat“ eine vom Vorrat.
mishap-no-rank = „{ $text }“ hast du nicht auf der Hand.
mishap-which-card = Welche: { $cards }?
mishap-one-discard = Mit „discard“ wirfst du nur eine einzige Karte ab.
mishap-move-where = Wohin? Nenn die Nummer einer Kombination, „neu“ oder „brett“: „move { $tile } 3“.
mishap-move-target = „{ $text }“ ist kein Platz für einen Stein. Nenn die Nummer einer Kombination, „neu“ oder „brett“: „move { $tile } 3“.
mishap-word-first = Schreib zuerst das Wort: „{ $example }“.
mishap-word-elsewhere = { $family ->
        [cards] Den Befehl „{ $word }“ gibt es nur beim Spiel mit Steinen. Schreib „meld“, „layoff“ oder „discard“ und deine Karten.
       *[tiles] Den Befehl „{ $word }“ gibt es nur im Kartenspiel. Schreib „play“ und deine Steine, oder „draw“.
    }
mishap-word = „{ $word }“ kenne ich nicht. „help“ zeigt, was du schreiben kannst.
mishap-sentence = „{ $text }“ verstehe ich nicht. „help“ zeigt, was du schreiben kannst. Fragen zu den Regeln gehen so: „Darf ich den Joker nehmen?“
mishap-unconfirmed = Was du bereitgelegt hast, ist noch nicht ausgelegt: „done“ legt es aus.
mishap-alone = Hinter „{ $word }“ gehört nichts mehr: „{ $text }“ verstehe ich nicht. Es hat sich nichts geändert.
mishap-swap = Leg den Stein, für den der Joker steht, zusammen mit der neuen Kombination aus: „play r7 y8 y9“. Wann du das darfst, sagt „rules joker“.
mishap-whom = Um wen geht es? Schreib „{ $word } NAME“.
mishap-no-person = { $name } ist ein Computer. Schreib den Namen einer Person.
mishap-follows = „{ $text }“ verstehe ich hinter „{ $word }“ nicht. „help { $word }“ erklärt es.
mishap-season = „{ $text }“ ist kein Monat. Schreib Jahr und Monat: „top { $month }“.
mishap-top = „{ $text }“ ist weder ein Spiel noch ein Monat. Zum Beispiel: „top rummikub“, „top { $month }“.
mishap-watch-code = Hier ist kein Tisch offen. Schreib auch den Code des Tisches: „watch BCDF“.
mishap-order = Schreib „sort farbe“ oder „sort zahl“, nicht „{ $text }“.
mishap-word-near = „{ $word }“ kenne ich nicht. Meinst du „{ $near }“?
mishap-sheet = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $sheets }
mishap-sheet-near = Ein Spiel „{ $name }“ gibt es nicht. Meinst du „{ $near }“? Es gibt: { $sheets }
mishap-thread = Ich kann hier keinen Thread öffnen: Ich darf es nicht, oder das hier ist schon einer.
mishap-threadless = Einen eigenen Thread gibt es nur für Tische auf Discord.
mishap-racks = Dein Brett siehst du hier immer nur privat. Da gibt es nichts zu wählen.
mishap-clock-unit = In welcher Einheit ist „{ $value }“ gemeint? Schreib zum Beispiel: { $allowed }.
mishap-clock-bounds = „{ $value }“ geht nicht als Bedenkzeit. Möglich sind { $least } bis { $most }.
note-rules-lost = Jedes Spiel hat eigene Hausregeln, darum gelten diese von { $sheet } nicht mehr: { $rules }
mishap-thread-stays = „settings thread an“ bringt einen Tisch für immer in einen eigenen Thread. „join { $code }“ in einem Kanal zeigt ihn auch dort.
mishap-setting = Diese Einstellung gibt es nicht. „settings bedenkzeit 5m“ ändert die Bedenkzeit. Es gibt: { $settings }.
mishap-setting-near = Eine Einstellung „{ $word }“ gibt es nicht. Meinst du „{ $near }“?
mishap-rule = Es gibt keine Hausregel „{ $name }“. „settings regel“ zeigt alle.
mishap-rule-near = Es gibt keine Hausregel „{ $name }“. Meinst du „settings regel { $near }“?
mishap-rule-number = Zu welcher Regel gehört „{ $number }“? Mit „settings regel steine={ $number }“ bekommt zum Beispiel jeder { $number }.
mishap-rule-value = „{ $value }“ geht bei „{ $name }“ nicht. Möglich: { $allowed }
mishap-hints = „{ $value }“ ist keine Anzahl von Tipps. Schreib, wie viele jeder bekommt: „settings tipps 3“. Keine gibt es mit „settings hilfe anordnen“, beliebig viele mit „settings hilfe alles“.
mishap-wish = „{ $value }“ kenne ich nicht. Für deine eigene Ansicht gibt es: { $allowed }
mishap-rule-sheets = Die Hausregel „{ $name }“ gibt es nur bei: { $sheets }
mishap-goal = { $kind ->
        [chips] { $sheet } wird um Punkte gespielt, nicht um Chips.
       *[target] { $sheet } wird um Chips gespielt, nicht um Punkte.
    }
mishap-too-long = Das ist zu lang: höchstens { $longest } Zeichen.
mishap-unavailable = Das ging nicht: { $trouble ->
        [locked] Ein anderes Programm belegt die Datenbank. Versuch es etwas später noch einmal
        [read_only] In die Datenbank kann nicht geschrieben werden. Sag es dem Betreiber
        [full] Der Datenträger ist voll. Sag es dem Betreiber, und versuch es später noch einmal
        [damaged] Die Datenbank ist beschädigt. Sag es dem Betreiber
        [gone] Die Datenbank ist verschwunden. Sag es dem Betreiber
        [refused] Die Datenbank lehnt die Anmeldung ab. Sag es dem Betreiber
        [forbidden] In die Datenbank kann nicht geschrieben werden. Sag es dem Betreiber
       *[other] Die Datenbank antwortet nicht. Versuch es etwas später noch einmal
    }.
mishap-unexpected = Etwas ist schiefgegangen; geändert hat sich nichts. Wenn du es meldest, nenn diese Nummer: { $number }

## Knöpfe

button-new = Neuer Tisch
button-second = Zweiten Tisch eröffnen
button-wait = Auf einen Platz warten
button-stop-waiting = Nicht mehr warten
button-join = Mitspielen
button-start = Los geht’s
button-leave = Verlassen
button-stop = Tisch schließen
button-remove = Spieler entfernen
button-rules = Regeln
button-settings = Einstellungen
button-settings-computers-fewer = Einen Computer entfernen
button-auto = Automatisch ziehen
button-auto-off = Wieder selbst ziehen
button-nudge = Anstupsen
button-resume = Weiter
button-pause = Pause
button-im-back = Bin wieder da
button-rack = { $family ->
        [cards] Meine Hand
       *[tiles] Mein Brett
    }
button-score = Stand
button-replay = Runde ansehen
button-history = Verlauf
history-none = Noch hat niemand einen Zug gemacht.
button-record = Partie als Datei speichern
button-next-ready = Nächste Runde
button-rematch = Revanche
button-tables = Meine Tische
button-table = Tisch
button-table-code = Tisch { $code }
button-help = Hilfe
button-help-all = Alle Befehle
button-play = Bereitlegen
button-play-done = { $counted ->
        [yes] { $count ->
            [one] 1 Punkt auslegen, fertig
           *[other] { $count } Punkte auslegen, fertig
        }
       *[no] { $count ->
            [one] 1 Stein auslegen, fertig
           *[other] { $count } Steine auslegen, fertig
        }
    }
button-look-first = Erst auf dem Tisch ansehen
button-another-way = Anders legen
button-arrange = Neue Kombination
button-arrange-more = Mit mehr Steinen kombinieren
button-arrange-rack = Zurück aufs Brett
button-choose = { $family ->
        [cards] Karten wählen
       *[tiles] Steine wählen
    }
button-onto = An Kombination anlegen
button-here = Hier anlegen
button-here-yet = Noch keine Kombination
button-melds = Steine umlegen
button-mend = Lose Steine unterbringen
button-take-tile = Stein vom Tisch nehmen
button-drop = Auswahl aufheben
button-split = Zwischen { $left } und { $right } teilen
button-more = Mehr
button-following = Nächste Seite
button-other = Etwas anderes tun
button-back = Zurück
part-held = Lose Steine
button-meld = Als Kombination auslegen
button-discard = Abwerfen
button-return = In den Vorrat zurück
button-draw = Ziehen
button-pass = Aussetzen
button-draw-anyway = Trotzdem ziehen
button-pass-anyway = Trotzdem aussetzen
button-done-anyway = Ohne die Auswahl auslegen
button-leave-anyway = Trotzdem verlassen
button-stop-anyway = Trotzdem schließen
button-remove-anyway = Trotzdem entfernen
button-rematch-anyway = Sofort anfangen
button-done = { $family ->
        [cards] Zug beenden
       *[tiles] Auslegen
    }
button-hint = Tipp
button-repair = Übernehmen
button-notify-dm = Privat
button-notify-group = Im Chat
button-notify-both = Beides
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
button-sort-number = { $family ->
        [cards] Nach Werten sortieren
       *[tiles] Nach Zahlen sortieren
    }
button-sort-colour = { $family ->
        [cards] Nach Kartenfarben sortieren
       *[tiles] Nach Farben sortieren
    }

## Was der Betreiber des Programms nicht erlaubt

limit-banned = Du kannst hier nicht mitspielen. Frag den Betreiber des Bots.
limit-chat = In diesem Chat wird nicht gespielt. Frag den Betreiber des Bots.
limit-private = Tische gibt es hier nur in Gruppen. Schreib „new“ in einer Gruppe; dort kannst du mitspielen.
limit-tables-chat = { $most ->
        [one] In diesem Chat gibt es schon einen Tisch, mehr sind nicht erlaubt
       *[other] In diesem Chat gibt es schon { $most } Tische, mehr sind nicht erlaubt
    }. Spiel dort mit, oder schließ einen: „stop“.
limit-tables-person = { $most ->
        [one] Du sitzt schon an einem Tisch, mehr sind nicht erlaubt
       *[other] Du sitzt schon an { $most } Tischen, mehr sind nicht erlaubt
    }. Verlass zuerst einen: „leave“.
limit-pace = Das war viel auf einmal. Warte einen Moment.
limit-solver = Ich habe vorerst lange genug gesucht. Versuch es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } wieder, oder gib den Tisch selbst ein: „arrange“.

## Datenschutz

privacy-about =
    Ich speichere deinen Namen, deine Nutzer-ID auf dieser Plattform, deine Sprache und wie du Tische sehen willst. Ich speichere auch, wo du spielst und was du dort getan hast. Was du schreibst, behalte ich nur, bis es erledigt ist. Wörter, die du mit „cut“ zum Mischen beiträgst, bleiben in der Aufzeichnung der Partie. Nichts davon verlässt den Rechner, auf dem ich laufe.
    „privacy export“ gibt dir alles als Datei. „privacy vergessen“ löscht alles, woran man dich erkennt. Dann übernimmt ein Computer deine Plätze, und in alten Partien bleibt von dir nur eine Nummer.
privacy-file = Alles, was ich über dich speichere.
privacy-sure = Das löscht deinen Namen, deine Nutzer-ID auf dieser Plattform, deine Sprache und deine Einstellungen endgültig. Du verlässt jeden Tisch, und ein Computer übernimmt deinen Platz.
privacy-forgotten = Erledigt: Alles über dich ist gelöscht. Schreibst du mir wieder, fangen wir von vorn an. Mach’s gut!
button-privacy-export = Meine Daten herunterladen
button-privacy-forget = Vergiss mich
button-privacy-sure = Ja, vergiss mich
