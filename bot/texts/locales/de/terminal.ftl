# Was nur das Terminal sagt.

terminal-welcome = Gib einen Befehl ein und drück Enter; Tab ergänzt ihn. „help“ zeigt die Befehle, „rules“ erklärt das Spiel, „quit“ beendet das Programm. Ein Plus zeigt, was neu ist oder umgelegt wurde.
terminal-black = Buchstaben stehen für Farben: r5 ist die rote 5, k5 oder s5 die schwarze 5.
terminal-did-draw = Du hast { $tiles } gezogen.
terminal-did-take = Du hast { $tiles } genommen.
terminal-did-lay = Du hast { $tiles } ausgelegt.
terminal-did-discard = Du hast { $tiles } abgeworfen.
terminal-help-turn = Wenn du dran bist:
terminal-help-always = Jederzeit:
terminal-word-daily = die Hand des Tages: für alle dieselbe, ein Versuch
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = An der Tastatur: Tab ergänzt Wörter und Steine, die Pfeiltasten holen frühere Zeilen zurück. „quit“ beendet das Programm{ $kept ->
        [no] , die Partie geht verloren
       *[yes] {" "}und speichert die Partie
    }.
    { $family ->
        [cards] Kurzformen gehen auch: 7-9H ist 7H 8H 9H, 8SHD ist 8S 8H 8D, und „Pik Ass“ ist AS.
       *[tiles] Kurzformen gehen auch: r4-7 ist r4 r5 r6 r7, 8rbk ist r8 b8 k8, „rot 7“ ist r7. Ein * ist ein Joker.
    }
terminal-example-begin-tiles = Nur als Beispiel: „play r7 r8 r9“ legt drei Steine bereit, „done“ legt sie aus.
terminal-example-drawn-cards = Nur als Beispiel: „meld 7H 8H 9H“ legt drei Karten aus, „discard KS“ beendet deinen Zug.
terminal-play-hint = Zum freien Umbauen gib alle Kombinationen ein, wie sie am Ende liegen sollen: „arrange #1 r7 | ... | b4 b5 b6“. Das legt r7 an Kombination 1, bildet eine neue und lässt den Rest, wie er ist.
terminal-resumed = Willkommen zurück: Deine letzte Partie geht weiter.
terminal-go-on = Du hast eine angefangene Partie. Enter setzt sie fort, „nein“ beginnt eine neue.
terminal-kept-beside = Du spielst schon in einem anderen Fenster. Diese Partie bekommt eine eigene Datei: { $file }
terminal-kept = Die Partie ist gespeichert. Weiter geht es jederzeit mit: { $command }
terminal-quit-keeps = „quit“ speichert die Partie stattdessen für später.
terminal-quit-loses = das Programm verlassen; die Partie geht verloren
terminal-bye = Bis bald!
terminal-page = Leertaste = weiter, q = wieder zum Spiel
terminal-no-looks = Ein Terminal zeigt nur Text: Ansicht und Farben gelten nur für die Bilder auf Discord und Telegram.
terminal-nothing-kept = Es gibt keine angefangene Partie. Eine neue beginnt mit: rummy play
terminal-not-kept = Die Partie lässt sich nicht speichern: { $what }
