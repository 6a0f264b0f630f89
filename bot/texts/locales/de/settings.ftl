# Was ein Tisch vereinbart, zum Auswählen: kurz genug für einen Knopf.

## Die Zeile des Tischs

short-clock-sheet = { $seconds ->
        [0] ohne Zeitlimit
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 Tag
short-clock-3d = 3 Tage
short-clock-none = ohne Zeitlimit
short-clock-turn = { $time } pro Zug
short-goal-rounds = { $amount ->
        [one] 1 Runde
       *[other] { $amount } Runden
    }
short-goal-target = bis { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
short-goal-chips = { $amount ->
        [one] 1 Chip
       *[other] { $amount } Chips
    }
short-assist-none = ohne Hilfe
short-assist-arrange = nur passende Stellen vorschlagen
short-assist-hints = { $hints ->
        [one] 1 Tipp
       *[other] { $hints } Tipps
    }
short-assist-open = beliebig viele Tipps
short-racks-dm = in Direktnachrichten
short-racks-here = in diesem Kanal
short-look-picture = Bild
short-look-emoji = Emoji
short-look-text = Text

## Die Seiten

page-sheet = Spiel: { $now }
page-rule = Hausregeln
page-clock = Bedenkzeit: { $now }
page-rounds = Dauer: { $now }
page-computers = Computer: { $now }
page-assist = Spielhilfen: { $now }
page-racks = { $family ->
        [cards] Wo die Karten erscheinen
       *[tiles] Wo Bretter erscheinen
    }
page-look = Ansicht: { $now }
page-join = Neue Spieler steigen ein: { $now }
short-join-round = ab nächster Runde
short-join-midway = sofort
short-join-match = ab nächster Partie
settings-pick-join = Wann übernehmen neue Spieler den Platz eines Computers? Spielt keiner mit, steigen sie in der nächsten Partie ein.
joins-round = Neue Spieler übernehmen ab der nächsten Runde den Platz eines Computers. Spielt keiner mit, steigen sie in der nächsten Partie ein.
joins-midway = Neue Spieler übernehmen sofort den Platz eines Computers. Spielt keiner mit, steigen sie in der nächsten Partie ein.
page-watch = Zuschauen: { $now }
short-watch-on = erlaubt
short-watch-off = nicht erlaubt
settings-pick-watch = Darf man aus anderen Chats zuschauen?
watch-on = Wer den Code hat, darf zuschauen: „watch { $code }“.
watch-off = Aus anderen Chats darf niemand zuschauen.
page-thread = Thread für diesen Tisch
page-option = { $name }: { $now }
setting-how = „settings { $name } { $example }“ ändert das. Möglich: { $choices }.
setting-youngest = { $known ->
        [yes] { $name } gilt als jüngster Spieler.
       *[no] Niemand ist als jüngster Spieler genannt.
    }
page-choice = { $label }: „{ $word }“
page-goal-printed = laut Anleitung: { $goal }
button-settings-done = Fertig
button-settings-computers-more-easy = Computer (leicht) hinzufügen
button-settings-computers-more-normal = Computer (mittel) hinzufügen
button-settings-computers-more-hard = Computer (schwer) hinzufügen
settings-back = Zurück
button-settings-all = Alle Einstellungen
settings-more = „settings bedenkzeit 5m“ ändert die Bedenkzeit, „settings alles“ zeigt alle Einstellungen.
rules-deal = Ausstattung, Austeilen, Beginn
rules-laying = Auslegen
rules-moving = Umbauen
rules-counting = Punkte
rules-stock = Vorrat leer, Brett voll
rules-timeout = Wenn die Zeit um ist
settings-pick-menu = Was möchtest du ändern?
settings-pick-sheet = Nach welchen Regeln spielt ihr?
settings-pick-rule = Welche Hausregel möchtest du ändern?
settings-pick-value = { $rule }:
settings-pick-clock = Wie lange darf ein Zug dauern?
settings-pick-rounds = Wie lange soll die Partie dauern?
settings-pick-computers = Wer spielt noch mit?
settings-pick-computers-luck = Wer spielt noch mit? Hier entscheidet vor allem Glück: „{ $better }“ gewinnt kaum öfter als „{ $worse }“.
settings-pick-assist = Wie viel Hilfe ist erlaubt?
settings-pick-racks = { $family ->
        [cards] Wo sollen die Karten erscheinen?
       *[tiles] Wo werden die Bretter angezeigt?
    }
settings-pick-look = Wie wird der Tisch angezeigt?

## Hausregeln

option-other = { $name }
option-jokers = Joker
option-numbers = Höchste Zahl
option-copies = Exemplare je Stein
option-hand = Ausgeteilt pro Spieler
option-first-laying = Punkte für die Erstauslage
option-rebuild = Umbauen
option-same-turn = Nach der Erstauslage gleich anlegen
option-joker-laid = Wert des Jokers in der Erstauslage
option-joker-left = Wert je übrig gebliebenem Joker
option-joker-exchange = Joker ersetzen
option-handrummy = Handrummy zählt doppelt
option-stock-out = Wenn der Vorrat leer ist
option-stock-out-at = Vorrat gilt als leer
option-rack-limit = Platz auf dem Brett
option-penalty-tiles = Strafsteine für unfertigen Zug
option-idle-penalty = Strafsteine fürs Nichtstun
option-loose-table-tiles = Lose Tischsteine bei Zeitablauf
option-false-melds = Ungültige Auslagen
option-one-action = Pro Zug nur einmal aus-/anlegen
option-time-limit = Übliche Bedenkzeit (Sekunden)
option-first-starter = Startspieler der ersten Runde
option-next-starter = Startspieler weiterer Runden
option-number-cards = Wert der Zahlenkarten
option-ace-high = Ass auch hoch
option-last-card-discard = Letzte Karte muss abgeworfen werden
choice-rack-limit-0 = unbegrenzt
choice-time-limit-0 = unbegrenzt
choice-yes = ja
choice-no = nein
choice-none = keine
choice-first-laying-none = keine Erstauslage
choice-first-laying-0 = kein Minimum
choice-hand-sheet = laut Anleitung
choice-rebuild-free = frei
choice-rebuild-keep3 = mindestens drei bleiben zusammen
choice-rebuild-none = gar nicht
choice-joker-laid-value = wie der vertretene Stein
choice-joker-exchange-rack = mit einem Stein vom Brett
choice-joker-exchange-rack-or-table = mit einem Stein vom Brett oder Tisch
choice-joker-exchange-none = nicht erlaubt
choice-stock-out-draw = unentschieden
choice-stock-out-aborted = Abbruch
choice-stock-out-lowest = weiter; der kleinste Rest gewinnt
choice-stock-out-skip = weiter; nur ein leeres Brett gewinnt
choice-stock-out-at-last-draw = nach dem letzten Stein
choice-stock-out-at-first-need = wenn jemand nicht mehr ziehen kann
choice-loose-table-tiles-offender = aufs Brett des Spielers
choice-loose-table-tiles-restore = alles zurück wie vor dem Zug
choice-loose-table-tiles-salvage = Loses zurück; Kombinationen bleiben
choice-loose-table-tiles-stock = in den Vorrat
choice-false-melds-refused = nicht möglich
choice-false-melds-players = gelten, wenn niemand widerspricht
choice-first-starter-lot = wer ausgelost wird
choice-first-starter-highest = wer den höchsten Stein zieht
choice-first-starter-youngest = der jüngste Spieler
choice-first-starter-left-of-dealer = wer links vom Geber sitzt
choice-next-starter-lot = wer ausgelost wird
choice-next-starter-highest = wer den höchsten Stein zieht
choice-next-starter-youngest = der jüngste Spieler
choice-next-starter-left = wer links vom vorigen sitzt
choice-number-cards-face = ihre Zahl
choice-number-cards-one = einen Punkt
