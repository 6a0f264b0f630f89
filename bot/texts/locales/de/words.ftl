# Die Hilfe: jedes Wort in einer Zeile. Die Namen der Wörter stehen in bot/reading/languages.

## Ein Tisch und seine Leute

word-new = einen Tisch eröffnen: „new rummikub“
word-join = am Tisch mitspielen; an einem Tisch in einem anderen Chat: „join BCDF“
word-leave = den Tisch verlassen
word-start = die erste Runde beginnen
word-stop = den Tisch schließen
word-next = die nächste Runde beginnen
word-rematch = noch eine Partie spielen: gleiche Plätze, gleiche Regeln
word-pause = das Spiel anhalten; weiter geht es mit „resume“
word-resume = nach einer Pause weiterspielen
word-nudge = den Spieler am Zug anstupsen
word-back = wieder selbst spielen, nachdem ein Computer eingesprungen ist
word-host = jemanden zum Host machen: „host NAME“
word-remove = einen Spieler entfernen: „remove NAME“
word-standin = einen Computer für jemanden spielen lassen: „standin NAME“
word-table = zeigen, was auf dem Tisch liegt
word-tables = alle deine Tische zeigen
word-score = den Punktestand zeigen
word-replay = die Runde noch einmal ansehen
word-history = alle Züge der Runde zeigen
word-record = die Partie als Datei bekommen
word-rules = die Spielregeln lesen
word-settings = die Einstellungen dieses Tisches zeigen
word-language = die Sprache wechseln: „language en“
word-notify = festlegen, wo ich Bescheid sage: „notify privat“, „notify hier“, „notify beides“, „notify nirgends“
word-quiet = deine Ruhezeit festlegen: „quiet 22-8 Berlin“; beenden: „quiet aus“
word-help = sehen, was du jetzt schreiben kannst; „help alles“: alle Befehle
word-web = einen privaten Link zu diesem Tisch im Browser bekommen; „web aus“ macht ihn ungültig
word-stats = deine Zahlen aus allen Runden, etwa Punkte und Zeit pro Zug; die von jemand anderem: „stats NAME“
word-puzzle = das Rätsel des Tages lösen: „puzzle“, „puzzle schwer“; deine Lösung: „puzzle KOMBINATIONEN“
word-privacy = sehen, was ich über dich weiß; „privacy export“, „privacy vergessen“, „privacy verbergen“
word-quit = das Programm verlassen; die Partie bleibt erhalten

## Der Zug

word-rack = dein Brett oder deine Hand zeigen
word-sort = deine Steine oder Karten sortieren: „sort farbe“, „sort zahl“
word-sort-cards = deine Karten sortieren: „sort farbe“ nach Farben, „sort zahl“ nach Werten
word-group = Steine auf dem Brett zusammenhalten: „group r4 r5“; wieder lösen: nur „group“
word-play = Steine von deinem Brett bereitlegen: „play r7 b9“; wiederhol das, und ich suche eine andere Stelle
word-arrange = den Tisch neu anordnen: „arrange #2 | r7 r8 r9 | ...“ („#2“ ist Kombination 2, „...“ der Rest)
word-move = einen Stein umlegen: „move r8 3“, „move r8 neu“
word-split = eine Reihe teilen: „split 3 r6“ lässt in Kombination 3 den zweiten Teil mit r6 beginnen
word-pick = einen Stein vom Brett nehmen, ohne ihn schon anzulegen: „pick r7“
word-undo = den letzten Schritt zurücknehmen; „undo 3“: die letzten drei
word-reset = den Zug von vorn beginnen
word-repair = Bereitgelegtes möglichst wenig ändern, bis es gültig ist; kostet nichts, „undo“ nimmt es zurück
word-done = Bereitgelegtes auslegen und den Zug beenden; in Kartenspielen: den Zug mit leerer Hand beenden
word-done-tiles = Bereitgelegtes auslegen und den Zug beenden
word-done-cards = den Zug beenden, wenn deine Hand leer ist
word-draw = vom Vorrat ziehen; in Spielen mit Steinen endet damit dein Zug
word-draw-tiles = vom Vorrat ziehen; damit endet dein Zug
word-pass = einen Zug aussetzen; nur wenn der Vorrat leer ist
word-return = einen Stein zurücklegen, wenn das Brett voll ist: „return r7“
word-take = eine Karte nehmen: „take vorrat“ oder „take ablage“
word-meld = eine Kombination auslegen: „meld 7H 8H 9H“
word-layoff = Karten an eine Kombination anlegen: „layoff 10H 2“ legt an Kombination 2 an
word-discard = eine Karte abwerfen und damit den Zug beenden
word-object = Einspruch erheben, wenn im letzten Zug eine Kombination ungültig war
word-accept = den letzten Zug gelten lassen
word-hint = einen Tipp bekommen: erst ob, dann womit, dann wie du auslegen kannst; „hint ganz“: alles auf einmal
word-auto = automatisch ziehen, wenn du nicht auslegen kannst; mit „auto erstauslage“ nur bis zur Erstauslage
