# Wat een tafel afspreekt, om uit te kiezen: kort genoeg voor een knop.

## De regel van een wachtkamer

short-clock-sheet = { $seconds ->
        [0] geen tijdslimiet
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 u
short-clock-24h = 1 dag
short-clock-3d = 3 dagen
short-clock-none = geen tijdslimiet
short-clock-turn = { $time } per beurt
short-goal-rounds = { $amount ->
        [one] 1 ronde
       *[other] { $amount } rondes
    }
short-goal-target = tot { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }
short-goal-chips = { $amount ->
        [one] 1 fiche
       *[other] { $amount } fiches
    }
short-assist-none = zonder hulp
short-assist-arrange = hulp bij het plaatsen, geen tips
short-assist-hints = { $hints ->
        [one] 1 tip
       *[other] { $hints } tips
    }
short-assist-open = onbeperkt tips
short-racks-dm = in privéberichten
short-racks-here = in dit kanaal
short-look-picture = afbeelding
short-look-emoji = emoji
short-look-text = tekst

## De bladzijden

page-sheet = Spel: { $now }
page-rule = Huisregels
page-clock = Bedenktijd: { $now }
page-rounds = Duur: { $now }
page-computers = Computers: { $now }
page-assist = Hulp: { $now }
page-racks = { $family ->
        [cards] Waar je de kaarten ziet
       *[tiles] Waar je de plankjes ziet
    }
page-look = Weergave: { $now }
page-join = Nieuwe spelers doen mee: { $now }
short-join-round = volgende ronde
short-join-midway = meteen
short-join-match = volgende partij
settings-pick-join = Wanneer nemen nieuwe spelers de plaats van een computer over? Zonder computer doen ze mee vanaf de volgende partij.
joins-round = Nieuwe spelers nemen in de volgende ronde de plaats van een computer over. Zonder computer doen ze mee vanaf de volgende partij.
joins-midway = Nieuwe spelers nemen meteen de plaats van een computer over. Zonder computer doen ze mee vanaf de volgende partij.
page-watch = Toekijken: { $now }
short-watch-on = toegestaan
short-watch-off = niet toegestaan
settings-pick-watch = Is toekijken toegestaan?
watch-on = Wie de code heeft, mag toekijken: “watch { $code }”.
watch-off = Vanuit een andere chat mag niemand toekijken.
page-thread = Een eigen thread
page-option = { $name }: { $now }
setting-how = Met bijvoorbeeld “settings { $name } { $example }” verander je dat. Mogelijk: { $choices }.
setting-youngest = { $known ->
        [yes] { $name } geldt als de jongste speler.
       *[no] Niemand is als jongste speler genoemd.
    }
page-choice = { $label }: “{ $word }”
page-goal-printed = volgens de spelregels: { $goal }
button-settings-done = Klaar
button-settings-computers-more-easy = Makkelijke computer erbij
button-settings-computers-more-normal = Gemiddelde computer erbij
button-settings-computers-more-hard = Moeilijke computer erbij
settings-back = Terug
button-settings-all = Alle instellingen
settings-more = “settings tijd 5m” verandert de bedenktijd, “settings alles” toont alle instellingen.
rules-deal = Uitdelen en wie begint
rules-laying = Neerleggen
rules-moving = Herschikken
rules-counting = Tellen
rules-stock = Pot leeg, plankje vol
rules-timeout = Als de tijd om is
settings-pick-menu = Wat wil je veranderen?
settings-pick-sheet = Volgens welke regels spelen jullie?
settings-pick-rule = Welke huisregel wil je veranderen?
settings-pick-value = { $rule }:
settings-pick-clock = Hoe lang mag een beurt duren?
settings-pick-rounds = Hoe lang moet de partij duren?
settings-pick-computers = Spelen er computers mee?
settings-pick-computers-luck = Spelen er computers mee? Bij deze regels beslist vooral het geluk: “{ $better }” wint nauwelijks vaker dan “{ $worse }”.
settings-pick-assist = Hoeveel hulp is er toegestaan?
settings-pick-racks = { $family ->
        [cards] Waar wil je de kaarten zien?
       *[tiles] Waar wil je de plankjes zien?
    }
settings-pick-look = Hoe wil je de tafel zien?

## Huisregels

option-other = { $name }
option-jokers = Jokers
option-numbers = Hoogste getal
option-copies = Aantal van elke steen
option-hand = Stenen of kaarten per speler
option-first-laying = Punten om uit te komen
option-rebuild = Herschikken
option-same-turn = Meteen na het uitkomen aanleggen
option-joker-laid = Waarde van de joker bij het uitkomen
option-joker-left = Een joker die overblijft, kost
option-joker-exchange = Een joker pakken
option-handrummy = Handrummy
option-stock-out = Als de pot leeg is
option-stock-out-at = De pot geldt als leeg
option-rack-limit = Maximaal aantal stenen per plankje
option-penalty-tiles = Strafstenen bij een onafgemaakte zet
option-idle-penalty = Strafstenen als je niets doet
option-loose-table-tiles = Losse tafelstenen als de tijd om is
option-false-melds = Ongeldige combinaties
option-one-action = Eén actie per beurt
option-time-limit = Bedenktijd in de regels (seconden)
option-first-starter = Wie de eerste ronde begint
option-next-starter = Wie de volgende rondes begint
option-number-cards = Waarde van getalkaarten
option-ace-high = Aas ook hoog
option-last-card-discard = Laatste kaart weggooien verplicht
choice-rack-limit-0 = geen limiet
choice-time-limit-0 = geen limiet
choice-yes = ja
choice-no = nee
choice-none = geen
choice-first-laying-none = uitkomen hoeft niet
choice-first-laying-0 = geen minimum
choice-hand-sheet = volgens de spelregels
choice-rebuild-free = vrij
choice-rebuild-keep3 = minstens drie blijven bij elkaar
choice-rebuild-none = niet
choice-joker-laid-value = die van de vervangen steen
choice-joker-exchange-rack = met een steen van je plankje
choice-joker-exchange-rack-or-table = met een steen van plankje of tafel
choice-joker-exchange-none = mag niet
choice-stock-out-draw = de ronde is onbeslist
choice-stock-out-aborted = de ronde wordt afgebroken
choice-stock-out-lowest = doorspelen; minste punten wint
choice-stock-out-skip = doorspelen; alleen wie uit is, wint
choice-stock-out-at-last-draw = zodra de laatste steen gepakt is
choice-stock-out-at-first-need = zodra iemand moet pakken
choice-loose-table-tiles-offender = naar wie aan de beurt was
choice-loose-table-tiles-restore = de tafel wordt weer zoals eerst
choice-loose-table-tiles-salvage = geldige combinaties blijven
choice-loose-table-tiles-stock = in de pot
choice-false-melds-refused = kun je niet neerleggen
choice-false-melds-players = blijven, tenzij iemand bezwaar maakt
choice-first-starter-lot = dat bepaalt het lot
choice-first-starter-highest = wie de hoogste steen trekt
choice-first-starter-youngest = de jongste
choice-first-starter-left-of-dealer = wie links van de gever zit
choice-next-starter-lot = dat bepaalt het lot
choice-next-starter-highest = wie de hoogste steen trekt
choice-next-starter-youngest = de jongste
choice-next-starter-left = de speler links van de vorige
choice-number-cards-face = hun getal
choice-number-cards-one = één punt
