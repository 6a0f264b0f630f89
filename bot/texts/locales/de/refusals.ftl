# Warum etwas nicht ging, und was stattdessen geht: ein Text für jeden Code aus core.rules.refusals.

## Wo: steht vor einem Fehler, der in einer von mehreren Kombinationen liegt.

refusal-in-meld = Kombination { $meld }, { $tiles }: { $what }
refusal-in-pieces = { $tiles }: { $what }

## Wer dran ist

refusal-round-over = Diese Runde ist vorbei. Mit „next“ beginnt die nächste.
refusal-not-seated = Du spielst an diesem Tisch nicht mit.
refusal-stale = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal und wähle neu.
refusal-not-your-turn = Jemand anders ist am Zug.
refusal-turn-over-after-draw = Du hast gezogen, damit ist dein Zug vorbei. Auslegen kannst du das Gezogene, wenn du wieder dran bist.
refusal-lay-or-draw-not-both = Du hast ausgelegt, damit ist dein Zug vorbei. In einem Zug legst du aus oder du ziehst.

## Steine und Karten

refusal-not-in-game = { $family ->
        [cards] { $tiles } ist keine Karte dieses Spiels.
       *[tiles] { $count ->
            [one] { $tiles } gibt es nach diesem Regelblatt nicht.
           *[other] { $tiles } gibt es nach diesem Regelblatt nicht.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] { $tiles } hast du nicht auf der Hand.
       *[tiles] { $tiles } hast du nicht auf deiner Bank.
    }
refusal-table-tile-missing = { $count ->
        [0] Eine Kombination { $meld } liegt nicht auf dem Tisch.
        [one] { $tiles } lag auf dem Tisch und muss dort bleiben: Bring den Stein in einer Kombination unter.
       *[other] { $tiles } lagen auf dem Tisch und müssen dort bleiben: Bring sie in Kombinationen unter.
    }
refusal-joker-must-be-used = Ein Joker vom Tisch fehlt: Bring ihn in einer Kombination unter, bevor du auslegst.
refusal-tile-to-rack = { $tiles } liegt auf dem Tisch: Vom Tisch kommt nichts auf die Bank.

## Sätze und Reihen

refusal-too-short = { $family ->
        [cards] Eine Kombination hat mindestens drei Karten.
       *[tiles] Eine Kombination hat mindestens drei Steine.
    }
refusal-no-number-tile = Neben Jokern braucht eine Kombination mindestens einen Zahlenstein.
refusal-sets-not-allowed = Sätze gibt es hier nicht, nur Reihen: eine Farbe, die Zahlen der Reihe nach.
refusal-mixed-colours = { $family ->
        [cards] Weder ein Satz (ein Wert) noch eine Reihe (eine Farbe).
       *[tiles] Weder ein Satz (eine Zahl) noch eine Reihe (eine Farbe).
    }
refusal-dup-colour = { $family ->
        [cards] In einem Satz ist jede Farbe nur einmal.
       *[tiles] In einem Satz ist jede Farbe nur einmal.
    }
refusal-set-too-long = { $family ->
        [cards] Ein Satz hat höchstens vier Karten.
       *[tiles] Ein Satz hat höchstens vier Steine.
    }
refusal-wrap = { $family ->
        [cards] Eine Reihe geht nicht um die Ecke: Mit der höchsten Karte ist Schluss.
       *[tiles] Eine Reihe geht nicht um die Ecke: Nach der höchsten Zahl kommt keine 1, und kein Joker passt über die Enden hinaus.
    }
refusal-not-consecutive = { $family ->
        [cards] Die Werte einer Reihe folgen ohne Lücke aufeinander.
       *[tiles] Die Zahlen einer Reihe folgen ohne Lücke aufeinander, und ein Joker steht genau für den Stein, der fehlt.
    }
refusal-ace-high = Das Ass ist hier niedrig: Es kommt vor die 2, nicht nach dem König.

## Das erste Auslegen und der Tisch

refusal-no-rack-tile-played = { $family ->
        [cards] Nenne mindestens eine eigene Karte.
       *[tiles] Du hast keinen eigenen Stein gelegt: Leg mindestens einen, oder zieh.
    }
refusal-not-opened = { $needed ->
        [0] Bevor du den Tisch benutzt, musst du eine Kombination nur aus eigenen Steinen auslegen.
        [1] Bevor du den Tisch benutzt, musst du Kombinationen nur aus eigenen Steinen auslegen, zusammen mindestens 1 Punkt.
       *[other] Bevor du den Tisch benutzt, musst du Kombinationen nur aus eigenen Steinen auslegen, zusammen mindestens { $needed } Punkte.
    }
refusal-handrummy-own-melds-only = Die ganze Bank auf einmal braucht keine Mindestpunkte, dann aber nur in Kombinationen aus eigenen Steinen.
refusal-below-threshold = Dein erstes Auslegen zählt { $needed ->
        [one] { $points } von { $needed } Punkt
       *[other] { $points } von { $needed } Punkten
    }: { $missing ->
        [one] Es fehlt { $missing } Punkt.
       *[other] Es fehlen { $missing } Punkte.
    } Leg weitere eigene Kombinationen, oder zieh.
refusal-same-turn-forbidden = Im Zug des ersten Auslegens darfst du nur neue eigene Kombinationen legen. Lass die anderen in Ruhe, bis du wieder dran bist.
refusal-joker-not-replaced = Ein Joker auf dem Tisch bleibt, was er ist, bis der Stein an seine Stelle kommt, für den er steht.
refusal-rebuild-not-allowed = Hier bleiben Kombinationen auf dem Tisch ganz: Du kannst anlegen, aber nicht umbauen.
refusal-keep3 = Wer aus einer Kombination etwas wegnimmt, lässt drei Steine liegen, die für sich eine Kombination sind, oder löst sie ganz auf.
refusal-one-action-only = Eins pro Zug: Leg eine Kombination aus, oder leg an eine an.

## Ziehen und abwerfen

refusal-rack-limit = Deine Bank ist voll. Leg erst einen Stein zurück: „return“ und der Stein.
refusal-stock-empty = Der Vorrat ist leer. Leg etwas aus, oder setz mit „pass“ aus.
refusal-stock-not-empty = Es gibt noch etwas zu ziehen: Aussetzen kannst du erst, wenn der Vorrat leer ist.
refusal-nothing-to-draw = Auf der Ablage liegt nichts. Nimm mit „take stock“ vom Vorrat.
refusal-must-draw = Nimm erst eine Karte: „take stock“ oder „take discard“.
refusal-must-discard = Dein Zug endet mit einem Abwurf: „discard“ und eine Karte.
refusal-discard-same-card = { $tiles } kam in diesem Zug von der Ablage und darf nicht dorthin zurück. Wirf eine andere Karte ab.
refusal-last-card-must-be-discarded = Deine letzte Karte muss auf die Ablage: Behalte dafür eine zurück.

## Fehlmeldungen

refusal-no-false-meld = An dem, was zuletzt gelegt wurde, ist nichts falsch.
refusal-must-be-accepted = Zu spät: Der Nächste hat schon gespielt, damit bleibt die Auslage liegen. Wer am Zug ist, darf sie richtigstellen.

## Der Tisch

refusal-players = So viele können nicht mitspielen: Hier spielen höchstens { $needed }.
refusal-wrong-starter = Diese Runde muss jemand anders beginnen.

## Warum Steine, die jemand nennt, keinen Platz finden

refusal-no-third = { $tiles }: Eine dritte { $needed } fehlt.
refusal-gap = { $tiles }: Dazwischen { $several ->
        [one] fehlt
       *[other] fehlen
    } { $lacking }.
refusal-no-end = { $tiles }: { $several ->
        [one] Zu einer Reihe fehlt { $lacking }.
       *[other] Zu einer Reihe fehlt einer von { $lacking }.
    }
refusal-no-company = { $tiles }: Nichts, was du genannt hast oder vom Tisch benutzen darfst, passt dazu.
refusal-no-place = { $tiles }: { $count ->
        [one] Dafür
       *[other] Dafür zusammen
    } gibt es keinen Platz, wie man den Tisch nach den Regeln auch ändert.
refusal-not-found = { $tiles }: In der Zeit, die ich mir nehme, habe ich keinen Platz gefunden. Du kannst den Tisch selbst schreiben: „arrange“.
refusal-no-repair = Ich kenne keinen erlaubten Tisch, der dem nahekommt.
refusal-left-on-rack = Noch auf der Bank: { $tiles }.
