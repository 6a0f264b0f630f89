# Wat een tafel afspreekt, om uit te kiezen: kort genoeg voor een knop.

## De regel van een wachtkamer

short-clock-sheet = { $seconds ->
        [0] geen klok
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 u
short-clock-24h = 1 dag
short-clock-3d = 3 dagen
short-clock-none = geen klok
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
short-assist-none = geen hulp
short-assist-arrange = legt stenen neer
short-assist-hints = { $hints ->
        [one] 1 tip
       *[other] { $hints } tips
    }
short-assist-open = alle hulp
short-racks-dm = in privéberichten
short-racks-here = in dit kanaal
short-look-picture = afbeelding
short-look-emoji = emoji
short-look-text = tekst

## De bladzijden

page-sheet = Regels: { $now }
page-rule = Huisregels
page-clock = Klok: { $now }
page-rounds = Lengte: { $now }
page-computers = Computers: { $now }
page-assist = Hulp: { $now }
page-racks = Bankjes
page-look = Tafel als { $now }
page-join = Nieuwen: { $now }
short-join-round = volgende ronde
short-join-midway = meteen
settings-pick-join = Wanneer gaan nieuwe spelers zitten?
joins-round = Nieuwe spelers gaan in de volgende ronde zitten.
joins-midway = Nieuwe spelers nemen meteen de plaats van een computer over.
page-watch = Toekijken: { $now }
short-watch-on = toegestaan
short-watch-off = niet toegestaan
settings-pick-watch = Mag iemand van elders toekijken?
watch-on = Wie de code heeft, mag toekijken: ‘toekijken { $code }’.
watch-off = Niemand kijkt van elders toe.
page-thread = Een eigen thread
page-option = { $name }: { $now }
page-choice = { $label }: “{ $word }”
page-goal-printed = zoals gedrukt: { $goal }
button-settings-done = Klaar
button-settings-computers-more-easy = Makkelijke computer erbij
button-settings-computers-more-normal = Gewone computer erbij
button-settings-computers-more-hard = Sterke computer erbij
settings-back = Terug
button-settings-all = Alle instellingen
settings-more = “settings clock 5m” verandert er één, “settings alles” toont ze allemaal.
rules-deal = Uitdelen en wie begint
rules-laying = Uitleggen
rules-moving = Ombouwen
rules-counting = Tellen
rules-stock = Stapel leeg, bankje vol
rules-bell = Als de tijd om is
settings-pick-menu = Wat wil je veranderen?
settings-pick-sheet = Volgens welke regels spelen jullie?
settings-pick-rule = Welke huisregel wil je veranderen?
settings-pick-value = { $rule }:
settings-pick-clock = Hoe lang mag een beurt duren?
settings-pick-rounds = Hoe lang duurt de partij?
settings-pick-computers = Wie speelt er nog mee?
settings-pick-computers-luck = Wie speelt er nog mee? Bij deze regels beslist vooral het geluk: ‘{ $better }’ wint nauwelijks vaker dan ‘{ $worse }’.
settings-pick-assist = Hoeveel hulp is er?
settings-pick-racks = Waar zie je de bankjes?
settings-pick-look = Hoe wordt de tafel getoond?

## Huisregels

option-other = { $name }
option-jokers = Jokers
option-numbers = Hoogste getal
option-copies = Hoe vaak elke steen
option-hand = Aan het begin krijgt ieder
option-first-laying = Eerste keer uitleggen, punten
option-rebuild = Ombouwen
option-same-turn = Tafel al in die beurt open
option-joker-laid = Uitgelegde joker telt
option-joker-left = Joker over kost
option-joker-exchange = Steen voor een joker komt
option-handrummy = Handrummy
option-stock-out = Als de stapel leeg is
option-stock-out-at = De stapel geldt als leeg
option-rack-limit = Meeste stenen op een bankje
option-penalty-tiles = Strafstenen als de tijd om is
option-idle-penalty = Strafstenen voor nietsdoen
option-loose-table-tiles = Losse stenen bij tijd om
option-false-melds = Foute combinaties
option-one-action = Eén ding per beurt
option-time-limit = Gedrukte klok, seconden
option-first-starter = De eerste ronde begint
option-next-starter = Latere rondes begint
option-number-cards = Getalkaarten tellen
option-ace-high = Aas ook hoog
option-last-card-discard = Laatste kaart weggooien
choice-rack-limit-0 = geen limiet
choice-time-limit-0 = geen
choice-yes = ja
choice-no = nee
choice-none = geen
choice-hand-sheet = zoals gedrukt
choice-rebuild-free = vrij
choice-rebuild-keep3 = drie blijven bij elkaar
choice-rebuild-none = niet
choice-joker-laid-value = als de steen waarvoor hij staat
choice-joker-exchange-rack = van het bankje
choice-joker-exchange-rack-or-table = van bankje of tafel
choice-joker-exchange-none = nooit
choice-stock-out-draw = de ronde is onbeslist
choice-stock-out-aborted = afgebroken
choice-stock-out-lowest = wie de minste punten heeft, wint
choice-stock-out-skip = op het laatst wint niemand
choice-stock-out-at-last-draw = met de laatste steen
choice-stock-out-at-first-need = als er een nodig is
choice-loose-table-tiles-offender = naar wie aan de beurt was
choice-loose-table-tiles-restore = terug waar ze lagen
choice-loose-table-tiles-salvage = goede combinaties blijven
choice-loose-table-tiles-stock = in de stapel
choice-false-melds-refused = kun je niet uitleggen
choice-false-melds-players = liggen tot iemand bezwaar maakt
choice-first-starter-lot = wie het lot kiest
choice-first-starter-highest = de hoogste steen
choice-first-starter-youngest = de jongste
choice-first-starter-left-of-dealer = links van de gever
choice-next-starter-lot = wie het lot kiest
choice-next-starter-highest = de hoogste steen
choice-next-starter-youngest = de jongste
choice-next-starter-left = de volgende links
choice-number-cards-face = hun getal
choice-number-cards-one = één punt
