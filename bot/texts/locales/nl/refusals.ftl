# Waarom iets niet ging, en wat dan wel kan: een tekst voor elke code uit core.rules.refusals.

## Waar: staat voor een fout in één van meer combinaties.

refusal-in-meld = Combinatie { $meld }, { $tiles }: { $what }
refusal-in-pieces = { $tiles }: { $what }

## Wie aan de beurt is

refusal-round-over = Deze ronde is voorbij. Met “next” begint de volgende.
refusal-not-seated = Je speelt niet mee aan deze tafel.
refusal-stale = Het spel is intussen verder gegaan. Kijk nog eens en kies opnieuw.
refusal-not-your-turn = Iemand anders is aan de beurt.
refusal-turn-over-after-draw = Je hebt gepakt, dus je beurt is voorbij. Wat je hebt gepakt, kun je in je volgende beurt uitleggen.
refusal-lay-or-draw-not-both = Je hebt uitgelegd, dus je beurt is voorbij. In een beurt leg je uit of je pakt, niet allebei.

## Stenen en kaarten

refusal-not-in-game = { $family ->
        [cards] { $tiles } is geen kaart van dit spel.
       *[tiles] { $count ->
            [one] { $tiles } bestaat niet in dit spel.
           *[other] { $tiles } bestaan niet in dit spel.
        }
    }
refusal-not-on-rack = { $family ->
        [cards] Je hebt { $tiles } niet in je hand.
       *[tiles] Je hebt { $tiles } niet op je bankje.
    }
refusal-table-tile-missing = { $count ->
        [0] Er ligt geen combinatie { $meld } op tafel.
        [one] { $tiles } lag op tafel en moet daar blijven: geef de steen een plek in een combinatie.
       *[other] { $tiles } lagen op tafel en moeten daar blijven: geef ze een plek in combinaties.
    }
refusal-joker-must-be-used = Er ontbreekt een joker die op tafel lag: geef hem een plek in een combinatie voor je uitlegt.
refusal-tile-to-rack = { $tiles } ligt op tafel: van de tafel gaat niets terug naar een bankje.

## De combinaties

refusal-too-short = { $family ->
        [cards] Een combinatie heeft minstens drie kaarten.
       *[tiles] Een combinatie heeft minstens drie stenen.
    }
refusal-no-number-tile = Naast de jokers heeft een combinatie minstens één steen met een getal nodig.
refusal-sets-not-allowed = Series zijn er hier niet, alleen rijen: één kleur, oplopende getallen.
refusal-mixed-colours = { $family ->
        [cards] Geen serie (één waarde) en geen rij (één kleur).
       *[tiles] Geen serie (één getal) en geen rij (één kleur).
    }
refusal-dup-colour = { $family ->
        [cards] In een serie komt elke kleur maar één keer voor.
       *[tiles] In een serie komt elke kleur maar één keer voor.
    }
refusal-set-too-long = { $family ->
        [cards] Een serie heeft hoogstens vier kaarten.
       *[tiles] Een serie heeft hoogstens vier stenen.
    }
refusal-wrap = { $family ->
        [cards] Een rij gaat de hoek niet om: na de hoogste kaart houdt die op.
       *[tiles] Een rij gaat de hoek niet om: na het hoogste getal komt geen 1, en voorbij de uiteinden past geen joker.
    }
refusal-not-consecutive = { $family ->
        [cards] De waarden van een rij volgen elkaar zonder gat op.
       *[tiles] De getallen van een rij volgen elkaar zonder gat op, en een joker staat precies voor de steen die ontbreekt.
    }
refusal-ace-high = De aas is hier laag: hij komt voor de 2, niet na de heer.

## De eerste keer uitleggen, en de tafel

refusal-no-rack-tile-played = { $family ->
        [cards] Noem minstens één eigen kaart.
       *[tiles] Je hebt geen eigen steen gelegd: leg er minstens één, of pak er een.
    }
refusal-not-opened = { $needed ->
        [0] Voor je de tafel gebruikt, moet je een combinatie van alleen eigen stenen uitleggen.
        [1] Voor je de tafel gebruikt, moet je combinaties van alleen eigen stenen uitleggen, samen minstens 1 punt.
       *[other] Voor je de tafel gebruikt, moet je combinaties van alleen eigen stenen uitleggen, samen minstens { $needed } punten.
    }
refusal-handrummy-own-melds-only = Wie het hele bankje in één keer uitlegt, hoeft geen minimum te halen, maar dan alleen met combinaties van eigen stenen.
refusal-below-threshold = De eerste keer uitleggen: je hebt { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    }, er { $missing ->
        [one] ontbreekt nog { $missing } punt
       *[other] ontbreken nog { $missing } punten
    }. Leg meer eigen combinaties, of pak.
refusal-same-turn-forbidden = In de beurt waarin je voor het eerst uitlegt, mag je alleen nieuwe eigen combinaties leggen. Laat de andere met rust tot je volgende beurt.
refusal-joker-not-replaced = Een joker op tafel blijft wat hij is, tot de steen waarvoor hij staat op zijn plek komt.
refusal-rebuild-not-allowed = Hier blijven de combinaties op tafel heel: je kunt aanleggen, maar niet ombouwen.
refusal-keep3 = Wie stenen uit een combinatie haalt, laat er drie liggen die zelf een combinatie zijn, of haalt die helemaal uit elkaar.
refusal-one-action-only = Eén ding per beurt: leg één combinatie uit, of leg bij één aan.

## Pakken en weggooien

refusal-rack-limit = Je bankje is vol. Leg eerst een steen terug: “return” en de steen.
refusal-stock-empty = De stapel is leeg. Leg iets uit, of zeg “pass”.
refusal-stock-not-empty = Er is nog iets te pakken: passen kan pas als de stapel leeg is.
refusal-nothing-to-draw = Op de aflegstapel ligt niets. Neem van de stapel: “take stock”.
refusal-must-draw = Neem eerst een kaart: “take stock” of “take discard”.
refusal-must-discard = Aan het eind van je beurt gooi je een kaart weg: “discard” en de kaart.
refusal-discard-same-card = { $tiles } kwam in deze beurt van de aflegstapel en mag daar niet naar terug. Houd een andere kaart over om weg te gooien.
refusal-last-card-must-be-discarded = Je laatste kaart moet naar de aflegstapel: houd er een voor over.

## Op elkaars combinaties letten

refusal-no-false-meld = Aan wat het laatst is uitgelegd is niets fout.
refusal-must-be-accepted = Te laat: de volgende heeft al gespeeld, dus de combinatie blijft liggen. Wie aan de beurt is, mag die verbeteren.

## De tafel

refusal-players = Met zovelen kan het niet: hier spelen er hoogstens { $needed }.
refusal-wrong-starter = Iemand anders moet deze ronde beginnen.

## Waarom stenen die iemand noemt geen plek vinden

refusal-no-third = { $tiles }: er ontbreekt een derde { $needed }.
refusal-gap = { $tiles }: daartussen { $several ->
        [one] ontbreekt
       *[other] ontbreken
    } { $lacking }.
refusal-no-end = { $tiles }: { $several ->
        [one] voor een rij ontbreekt { $lacking }.
       *[other] voor een rij ontbreekt een van { $lacking }.
    }
refusal-no-company = { $tiles }: niets van wat je noemde of van de tafel mag gebruiken, past erbij.
refusal-no-place = { $tiles }: { $count ->
        [one] daarvoor
       *[other] daarvoor samen
    } is geen plek, hoe je de tafel volgens de regels ook verandert.
refusal-not-found = { $tiles }: in de tijd die ik mezelf geef heb ik geen plek gevonden. Je kunt de tafel nog wel zelf schrijven: “arrange”.
refusal-no-repair = Ik ken geen geldige tafel die hierbij in de buurt komt.
refusal-left-on-rack = Nog op het bankje: { $tiles }.
