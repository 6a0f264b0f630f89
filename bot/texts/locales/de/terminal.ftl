# Was nur das Terminal sagt.

terminal-welcome = Tipp ein, was du tun willst, und drück Enter. „help“ nennt die Wörter, „rules“ erklärt das Spiel, „quit“ beendet es; die Tabulatortaste ergänzt, was du tippst. Ein Plus steht vor dem, was neu ist oder bewegt wurde.
terminal-black = In r5, b5 und y5 steht der Buchstabe für die Farbe; k5 ist die schwarze 5.
terminal-did-draw = Du hast { $tiles } gezogen.
terminal-did-take = Du hast { $tiles } genommen.
terminal-did-lay = Du hast { $tiles } ausgelegt.
terminal-did-discard = Du hast { $tiles } abgeworfen.
terminal-help-turn = Wenn du dran bist:
terminal-help-always = Jederzeit:
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = An der Tastatur: Die Tabulatortaste ergänzt Wörter und was du hast, die Pfeiltasten holen frühere Zeilen zurück, „quit“ beendet das Programm{ $kept ->
        [no] , und die Partie geht verloren
       *[yes] { " " }und hebt die Partie auf
    }.
    { $family ->
        [cards] Karten werden großzügig gelesen: 7-9H ist 7H 8H 9H, 8SHD ist 8S 8H 8D, und „Pik Ass“ ist AS.
       *[tiles] Steine werden großzügig gelesen: r4-7 ist r4 r5 r6 r7, 8rbk ist r8 b8 k8, „rot 7“ ist r7, und * ist ein Joker.
    }
terminal-example-begin-tiles = Ein erfundenes Beispiel: „play r7 r8 r9“ stellt drei Steine hin, „done“ legt sie aus.
terminal-example-drawn-cards = Ein erfundenes Beispiel: „meld 7H 8H 9H“ legt drei Karten aus, „discard KS“ beendet deinen Zug.
terminal-play-hint = Zum Umbauen nach eigener Wahl schreib den Tisch selbst: „arrange #1 r7 | b4 b5 b6 | ...“ heißt Kombination 1 mit r7 dazu, eine neue, und alles Übrige, wie es liegt.
terminal-resumed = Weiter mit deiner letzten Partie.
terminal-go-on = Du hast eine angefangene Partie. Enter setzt sie fort, „nein“ beginnt eine neue.
terminal-kept-beside = In einem anderen Fenster wird schon gespielt; diese Partie wird in einer eigenen Datei aufgehoben: { $file }
terminal-kept = Die Partie ist aufgehoben. Weiter geht es jederzeit mit: { $command }
terminal-quit-keeps = „quit“ dagegen hebt die Partie für später auf.
terminal-quit-loses = das Programm verlassen; die Partie geht verloren
terminal-bye = Bis bald!
terminal-no-looks = Ein Terminal zeigt nur Text: Ansicht und Farben sind für die Bilder auf Discord und Telegram.
terminal-nothing-kept = Es gibt keine unfertige Partie. Fang eine an: rummy play
terminal-not-kept = Die Partie lässt sich nicht aufheben: { $what }
