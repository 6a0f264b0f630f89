# Eine erste Partie, Zug um Zug.

word-learn = eine erste Partie, Zug um Zug: „learn“, „learn basic“; nicht mehr: „learn off“
button-learn = Spielen lernen
button-learn-off = Lektion beenden
learn-title = { $sheet }, deine erste Partie: Zug { $number } von { $count }
learn-draw = Noch hat niemand etwas ausgelegt, und nichts auf deiner Bank ist eine Kombination. Also ziehst du: Damit endet dein Zug.
learn-first = { $points ->
        [0] Jetzt hast du eine eigene Kombination: drei Steine einer Farbe, eine Zahl nach der anderen. Bring sie auf den Tisch, dann leg sie aus.
       *[other] Jetzt hast du eigene Kombinationen, die { $points } Punkte zählen: genug für das erste Auslegen. Bring sie auf den Tisch, dann leg sie aus.
    }
learn-table = Dein erstes Auslegen hast du hinter dir, also darfst du nutzen, was auf dem Tisch liegt. Diese Steine passen dort: Bring sie hin und schau, wie sich der Tisch ändert.{ $last ->
        [yes] {" "}Das sind deine letzten Steine: Leg alle aus, und du gewinnst die Runde.
       *[no] {""}
    }
learn-joker = Auf dem Tisch liegt ein Joker, und du hast genau den Stein, für den er steht. Leg ihn an seine Stelle; mit dem Joker bekommst du eine weitere Kombination zusammen.{ $last ->
        [yes] {" "}Das sind deine letzten Steine: Leg alle aus, und du gewinnst die Runde.
       *[no] {""}
    }
learn-take = Nimm zuerst eine Karte: Die oberste der Ablage ergibt mit zwei von deinen eine Reihe. Leg sie aus, dann wirf ab, was du am wenigsten brauchst.
learn-layoff = Nimm diesmal vom Vorrat. Dann leg deine Karte an den Satz an, der dort liegt, und wirf die letzte ab.
learn-say = Sag: „{ $word }“
learn-right = Richtig!
learn-other = Auch das geht. Aber versuch es einmal so:
learn-over = Du hast alles ausgelegt und gewonnen. Mehr gehört nicht zu einem Zug; alles Weitere sagt „rules { $sheet }“, und „new { $sheet }“ öffnet einen Tisch.
learn-off = Die Lektion ist zu Ende. „learn“ beginnt sie von vorn.
terminal-learn = Vor der Partie ein paar Züge zum Lernen. „learn off“ überspringt sie.
