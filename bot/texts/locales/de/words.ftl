# Was man sagen kann, je in einer Zeile: die Hilfe. Die Wörter selbst sind in jeder Sprache gleich;
# gelesen werden auch die deutschen aus bot/reading/languages/de.toml.

## Ein Tisch und seine Leute

word-new = einen Tisch öffnen: „new rummikub“
word-join = sich dazusetzen; „join“ und ein Code: an den Tisch mit diesem Code
word-leave = endgültig aufstehen
word-start = die erste Runde austeilen
word-stop = den Tisch schließen
word-next = die nächste Runde austeilen
word-rematch = noch eine Partie, gleiche Plätze, gleiche Regeln
word-pause = die Uhr anhalten: Bis „resume“ kann niemand spielen
word-resume = weiterspielen
word-nudge = wer am Zug ist, soll weiterspielen
word-back = wieder selbst spielen, wo ein Computer für dich spielt
word-host = den Tisch weitergeben: „host“ und ein Name
word-remove = jemanden vom Tisch nehmen: „remove“ und ein Name
word-standin = der Computer springt ein: „standin“ und ein Name
word-table = den Tisch zeigen
word-tables = alle deine Tische
word-score = den Punktestand zeigen
word-replay = die Runde noch einmal ansehen
word-history = alle Züge der Runde lesen
word-record = das Spiel als Datei
word-rules = wie hier gespielt wird
word-settings = die Einstellungen dieses Tischs
word-language = die Sprache wechseln: „language en“
word-notify = wo du gerufen wirst: „notify dm“, „notify group“, „notify both“, „notify quiet“
word-quiet = Ruhezeit, in der lange Züge ruhen: „quiet 22-8 Berlin“; nicht mehr: „quiet off“
word-help = was du jetzt sagen kannst; „help all“: alle Wörter
word-web = ein privater Link zu diesem Tisch im Browser; „web off“ schließt ihn
word-stats = deine Zahlen; „stats“ und ein Name: die von jemandem hier
word-puzzle = das Rätsel des Tages: „puzzle“, „puzzle schwer“; mit einem Tisch: deine Antwort
word-privacy = was über dich gespeichert ist; „privacy export“, „privacy forget“, „privacy hide“
word-quit = das Programm verlassen; die Partie bleibt erhalten

## Der Zug

word-rack = deine Bank oder Hand zeigen
word-sort = ordnen, was du hast: „sort farbe“ oder „sort zahl“
word-group = etwas davon zusammenhalten: „group r4 r5“; „group“ allein: nicht mehr
word-play = Steine von deiner Bank auf den Tisch bringen: „play r7 b9“; noch einmal: eine andere Anordnung
word-arrange = den ganzen Tisch schreiben, Striche zwischen Kombinationen; „#2“: die 2., „...“: die anderen
word-move = einen Stein umlegen: „move r8 3“ legt ihn an Kombination 3, „move r8 new“ beginnt eine neue
word-split = eine Reihe teilen: bei „split 3 r6“ beginnt r6 den zweiten Teil
word-pick = Steine von deiner Bank zur Hand nehmen, vorerst jeder für sich: „pick r7“
word-undo = den letzten Schritt zurücknehmen
word-reset = den Zug von vorn beginnen
word-repair = den nächstliegenden erlaubten Tisch aus deinem Entwurf machen
word-done = auslegen, was du angeordnet hast, und enden; bei Karten: mit leerer Hand enden
word-draw = vom Vorrat ziehen; bei Steinen endet dein Zug
word-pass = aussetzen; nur wenn der Vorrat leer ist
word-return = einen Stein zurücklegen, wenn die Bank voll ist: „return r7“
word-take = eine Karte nehmen: „take stock“ vom Vorrat, „take discard“ von der Ablage
word-meld = eine Kombination auslegen: „meld 7H 8H 9H“
word-layoff = anlegen: „layoff 10H 2“ legt an Kombination 2 an
word-discard = eine Karte abwerfen: Dein Zug endet
word-object = Einspruch: An der letzten Auslage ist etwas falsch
word-accept = die letzte Auslage gelten lassen
word-hint = ein Tipp: ob du auslegen kannst, womit, dann wie
word-auto = ziehen, solange du nicht auslegen kannst: „auto“; „auto first“: bis zum ersten Auslegen
