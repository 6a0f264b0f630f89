# Eine erste Partie, Zug für Zug.

word-learn = deine erste Partie, Zug für Zug: „learn“, „learn basic“; beenden: „learn aus“
button-learn = Spielen lernen
button-learn-off = Lektion beenden
learn-button = { $deed }: { $tiles }
learn-title = { $sheet }, deine erste Partie: Zug { $number } von { $count }
learn-draw = Zieh einen Stein: Auf deinem Brett ist noch keine Kombination. Mit dem Ziehen endet dein Zug.
learn-first = { $points ->
        [0] Jetzt hast du eine eigene Kombination: drei aufeinanderfolgende Steine einer Farbe. Leg sie bereit, dann leg sie aus.
       *[other] Jetzt kannst du { $points } Punkte auslegen, genug für die Erstauslage. Leg die Steine bereit, dann leg sie aus.
    }
learn-table = Du hast selbst ausgelegt: Jetzt darfst du auch mit dem spielen, was auf dem Tisch liegt. Leg diese Steine bereit und schau, wie sich der Tisch ändert.{ $last ->
        [yes] {" "}Es sind deine letzten: Leg alle aus, und du gewinnst die Runde.
       *[no] {""}
    }
learn-joker = Du hast genau den Stein, für den dieser Joker steht. Leg ihn dorthin, und verwende den Joker in einer anderen Kombination.{ $last ->
        [yes] {" "}Das sind deine letzten Steine: Leg alle aus, und du gewinnst die Runde.
       *[no] {""}
    }
learn-take = Nimm zuerst eine Karte: Die oberste der Ablage ergibt mit zwei deiner Karten eine Reihe. Leg die Reihe aus, dann wirf ab, was du am wenigsten brauchst.
learn-layoff = Nimm diesmal eine Karte vom Vorrat. Leg dann die passende Karte an die Gruppe auf dem Tisch an und wirf die andere ab.
learn-say = Schreib: „{ $word }“
learn-right = Richtig!
learn-other = Das geht auch. Aber versuch es einmal so:
learn-over = Du hast alles ausgelegt und gewonnen! Mehr musst du für den Anfang nicht wissen. „rules { $sheet }“ erklärt den Rest, „new { $sheet }“ eröffnet einen Tisch.
learn-over-beside = Du hast alles ausgelegt und gewonnen! Mehr musst du für den Anfang nicht wissen.
learn-your-turn = An Tisch { $code } bist du am Zug!
learn-off = Die Lektion ist zu Ende. „learn“ beginnt sie von vorn.
learn-none = Es läuft keine Lektion. „learn“ beginnt eine.
terminal-learn = Zuerst eine kurze Lektion: nur ein paar Züge. „learn aus“ überspringt sie.
