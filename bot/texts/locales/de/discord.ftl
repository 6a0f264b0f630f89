# Was nur auf Discord gesagt wird.

discord-rummy = Rummy: deine Tische und Einstellungen
discord-turn = Dein Zug an einem Tisch
discord-player = Ruhezeit, deine erste Partie, Fragen zu den Regeln
discord-evening = Faires Mischen, Ranglisten, die Hand des Tages

discord-option-sheet = welche Regeln
discord-option-code = der Code eines Tisches
discord-option-code-link = der Code, den dein anderes Konto bekommen hat
discord-option-name = der Name eines Spielers
discord-option-change = was sich ändern soll: bedenkzeit 1h
discord-option-language = welche Sprache
discord-option-hours = von wann bis wann, und wo: 22-8 Berlin
discord-option-way = wo ich dir Bescheid sage
discord-option-word = zu welchem Befehl du Hilfe willst
discord-option-what-hint = ganz: alles auf einmal
discord-option-what-puzzle = ein Schwierigkeitsgrad, ein Spiel oder deine Antwort
discord-option-question = was du wissen möchtest
discord-option-phrase = dein Wort fürs Mischen; leer lassen: ich wähle eins
discord-option-whom = Name des Spielers; leer lassen für deine eigene
discord-option-list = ein Spiel oder ein Monat: 2026-10
discord-option-what = liste, teilen oder festlegen mit dem Namen eines Spiels, das hier dann jeden Tag kommt
discord-option-action = was damit geschehen soll
discord-option-order = wonach
discord-option-tiles = Steine von deinem Brett: r7 r8 r9
discord-option-tile = ein Stein von deinem Brett
discord-option-table = alle Kombinationen, wie sie am Ende liegen, mit | dazwischen
discord-option-moved = ein Stein von dir oder vom Tisch: r8
discord-option-to = wohin: Nummer der Kombination (3), von einer zur anderen (2 3), neu oder brett
discord-option-at = der Stein, mit dem der zweite Teil beginnt
discord-option-pile = woher
discord-option-cards = Karten aus deiner Hand: 7H 8H 9H
discord-option-meld = die Nummer einer Kombination auf dem Tisch
discord-option-steps = wie viele Schritte du zurücknimmst; ohne Angabe den letzten
discord-option-until = nur bis zur Erstauslage, oder aus

discord-to-table = Zum Tisch
discord-to-direct = Zu den Direktnachrichten
discord-choose = Wähl zuerst aus der Liste.
discord-arrange = Ganzen Tisch neu eingeben
discord-arrange-how = Kombinationen, dazwischen ein Strich
discord-closed = { $name }, ich kann dir keine Direktnachrichten schicken. Drück hier am Tisch auf „{ $rack }“: Das siehst nur du.
discord-turn-number = Zug { $number }
discord-turn-ages = Nach 15 Minuten ändert sich diese Kopie nicht mehr: „{ $rack }“ bringt eine neue.
discord-direct = Per Direktnachricht spielen
discord-here = Im Kanal spielen
