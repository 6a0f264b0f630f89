# Warum etwas nicht ging, und was stattdessen geht: ein Text für jeden Code aus core.rules.refusals.

## Wo: steht vor einem Fehler, der in einer von mehreren Kombinationen liegt.

refusal-in-meld = Kombination { $meld } ({ $tiles }) ist ungültig. { $what }
refusal-in-pieces = { $tiles } ist keine Kombination. { $what }
refusal-of-pieces = { $tiles }: { $what }

## Wer dran ist

refusal-round-over = Diese Runde ist vorbei. Mit „next“ beginnt die nächste.
refusal-not-seated = Du sitzt nicht an diesem Tisch. Mit „join“ setzt du dich dazu.
refusal-stale = Der Tisch hat sich geändert. Schau noch einmal hin und wähl neu.
refusal-not-your-turn = Du bist noch nicht am Zug.
refusal-turn-over-after-draw = Du hast gezogen, damit ist dein Zug vorbei. Auslegen kannst du den Stein im nächsten Zug.
refusal-lay-or-draw-not-both = Du hast ausgelegt, damit ist dein Zug vorbei. Pro Zug legst du aus oder ziehst, nicht beides.

## Steine und Karten

refusal-not-in-game = { $family ->
        [cards] { $tiles } ist keine Karte dieses Spiels.
       *[tiles] { $count ->
            [one] { $tiles } gibt es in diesem Spiel nicht.
           *[other] { $tiles } gibt es in diesem Spiel nicht.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] { $tiles } hast du nicht auf der Hand.
       *[tiles] { $tiles } hast du nicht auf deinem Brett.
    }
refusal-table-tile-missing = { $count ->
        [0] Auf dem Tisch liegt keine Kombination { $meld }.
        [one] { $tiles } lag auf dem Tisch und muss dort bleiben: Leg den Stein in eine Kombination.
       *[other] { $tiles } lagen auf dem Tisch und müssen dort bleiben: Leg sie in Kombinationen.
    }
refusal-joker-must-be-used = Ein Joker vom Tisch fehlt: Leg ihn in eine Kombination, bevor du auslegst.
refusal-tile-to-rack = { $tiles } gehört auf den Tisch: Von dort kommt kein Stein aufs Brett.

## Gruppen und Reihen

refusal-too-short = { $family ->
        [cards] Eine Kombination braucht mindestens drei Karten.
       *[tiles] Eine Kombination braucht mindestens drei Steine.
    }
refusal-no-number-tile = Eine Kombination braucht mindestens einen Stein, der kein Joker ist.
refusal-sets-not-allowed = Hier zählen nur Reihen: eine Farbe, aufeinanderfolgende Zahlen.
refusal-mixed-colours = { $family ->
        [cards] Das ist weder eine Gruppe (gleicher Wert) noch eine Reihe (gleiche Farbe).
       *[tiles] { $sets ->
            [no] Hier zählen nur Reihen, und das ist keine: Nimm nur eine Farbe.
           *[yes] Das ist weder eine Gruppe (gleiche Zahl) noch eine Reihe (gleiche Farbe).
        }
    }
refusal-dup-colour = { $family ->
        [cards] In einer Gruppe darf jede Farbe nur einmal vorkommen.
       *[tiles] In einer Gruppe darf jede Farbe nur einmal vorkommen.
    }
refusal-set-too-long = { $family ->
        [cards] Eine Gruppe hat höchstens vier Karten.
       *[tiles] Eine Gruppe hat höchstens vier Steine.
    }
refusal-wrap = { $family ->
        [cards] Eine Reihe fängt nicht von vorn an: Mit der höchsten Karte ist Schluss.
       *[tiles] Eine Reihe fängt nicht von vorn an: Nach der höchsten Zahl kommt nichts mehr, auch kein Joker.
    }
refusal-not-consecutive = { $family ->
        [cards] In einer Reihe folgt jeder Wert auf den vorigen, ohne Lücke.
       *[tiles] In einer Reihe folgt jede Zahl auf die vorige, ohne Lücke. Ein Joker ersetzt genau einen Stein.
    }
refusal-ace-high = Das Ass ist hier niedrig: Es steht vor der 2, nicht nach dem König.

## Das erste Auslegen und der Tisch

refusal-no-rack-tile-played = { $family ->
        [cards] Nenn mindestens eine eigene Karte.
       *[tiles] Leg mindestens einen eigenen Stein aus, oder zieh.
    }
refusal-not-opened = { $needed ->
        [0] Leg zuerst eine Kombination aus, nur mit Steinen von deinem Brett. Danach darfst du auch mit dem spielen, was auf dem Tisch liegt.
        [1] Zuerst kommt deine Erstauslage: mindestens 1 Punkt, nur von deinem Brett. Danach darfst du auch mit dem spielen, was auf dem Tisch liegt.
       *[other] Zuerst kommt deine Erstauslage: mindestens { $needed } Punkte, nur von deinem Brett. Danach darfst du auch mit dem spielen, was auf dem Tisch liegt.
    }
refusal-handrummy-own-melds-only = Für das ganze Brett auf einmal brauchst du keine Mindestpunkte, aber es zählen nur eigene Kombinationen.
refusal-below-threshold = Deine Erstauslage bringt { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }. { $missing ->
        [one] Es fehlt { $missing } Punkt.
       *[other] Es fehlen { $missing } Punkte.
    } Leg weitere eigene Kombinationen aus, oder zieh.
refusal-same-turn-forbidden = Bei der Erstauslage legst du nur neue Kombinationen von deinem Brett. Die auf dem Tisch darfst du ab dem nächsten Zug nutzen.
refusal-joker-not-replaced = { $several ->
        [0] In diesem Spiel bleibt ein Joker in seiner Kombination: Leg den aus { $tiles } zurück.
        [one] Der Joker aus { $tiles } steht für { $lacking }: Leg { $lacking } an seine Stelle, oder leg den Joker zurück.
       *[other] Der Joker aus { $tiles } steht für { $lacking }: Leg einen davon an seine Stelle, oder leg den Joker zurück.
    }
refusal-rebuild-not-allowed = Umbauen ist hier nicht erlaubt, du darfst an Kombinationen nur anlegen.
refusal-keep3 = Nimmst du Steine aus einer Kombination, lass eine gültige Kombination mit mindestens drei liegen, oder verwende alle.
refusal-one-action-only = Pro Zug geht nur eins: Leg eine Kombination aus, oder leg an eine an.

## Ziehen und abwerfen

refusal-rack-limit = Dein Brett ist voll. Leg zuerst mit „return“ einen Stein zurück.
refusal-stock-empty = Der Vorrat ist leer. Leg etwas aus, oder setz mit „pass“ aus.
refusal-stock-not-empty = Du kannst noch ziehen: Aussetzen geht erst, wenn der Vorrat leer ist.
refusal-nothing-to-draw = Die Ablage ist leer. Schreib „take vorrat“.
refusal-must-draw = Nimm zuerst eine Karte: „take vorrat“ oder „take ablage“.
refusal-must-discard = Zum Schluss wirfst du mit „discard“ eine Karte ab.
refusal-discard-same-card = { $tiles } kam in diesem Zug von der Ablage und darf nicht dorthin zurück. Wirf eine andere Karte ab.
refusal-last-card-must-be-discarded = Behalt eine Karte: Die letzte musst du abwerfen.

## Ungültige Auslagen

refusal-no-false-meld = Da gibt es nichts einzuwenden: Im letzten Zug wurde nichts Ungültiges ausgelegt.
refusal-must-be-accepted = Zu spät: Der nächste Spieler hat schon gespielt, die Kombination gilt. Berichtigen darf sie nur, wer am Zug ist.

## Der Tisch

refusal-players = Zu viele Spieler: Hier spielen höchstens { $needed }.
refusal-wrong-starter = Diese Runde muss jemand anders beginnen.

## Warum Steine, die jemand nennt, keinen Platz finden

refusal-no-third = { $tiles }: Es fehlt eine dritte { $needed }.
refusal-gap = { $tiles }: Dazwischen { $several ->
        [one] fehlt
       *[other] fehlen
    } { $lacking }.
refusal-no-end = { $several ->
        [one] Für eine Reihe mit { $tiles } fehlt noch { $lacking }.
       *[other] Für eine Reihe mit { $tiles } fehlt noch { $lacking }.
    }
refusal-no-company = { $count ->
        [one] { $tiles }: Das passt weder zu deinen anderen Steinen noch zu denen auf dem Tisch.
       *[other] { $tiles }: Diese Steine passen weder zueinander noch zu denen auf dem Tisch.
    }
refusal-no-place = { $tiles }: { $count ->
        [one] Dafür gibt es keinen erlaubten Platz
        [2] Für beide zusammen gibt es keinen erlaubten Platz
       *[other] Für alle zusammen gibt es keinen erlaubten Platz
    }.
refusal-not-found = { $tiles }: So schnell habe ich keinen Platz gefunden. Du kannst den Tisch selbst eingeben: „arrange“.
refusal-no-repair = Ich finde keine gültige Anordnung, die deiner ähnlich ist.
refusal-left-on-rack = Noch auf dem Brett: { $tiles }.
