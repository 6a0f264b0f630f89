# Waarom iets niet ging, en wat dan wel kan: een tekst voor elke code uit core.rules.refusals.

## Waar: staat voor een fout in één van meer combinaties.

refusal-in-meld = Combinatie { $meld } ({ $tiles }) klopt niet. { $what }
refusal-in-pieces = { $tiles } is geen geldige combinatie. { $what }
refusal-of-pieces = { $what } Het gaat om { $tiles }.

## Wie aan de beurt is

refusal-round-over = Deze ronde is voorbij. Met “next” begint de volgende.
refusal-not-seated = Je zit niet aan deze tafel. Met “join” schuif je aan.
refusal-stale = De tafel is intussen veranderd. Kijk opnieuw en kies nog eens.
refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-turn-over-after-draw = Je hebt al een steen gepakt: je beurt is voorbij. Die steen mag je pas vanaf je volgende beurt neerleggen.
refusal-lay-or-draw-not-both = Je hebt al stenen neergelegd: je beurt is voorbij. Per beurt leg je neer of pak je een steen, niet allebei.

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
       *[tiles] Je hebt { $tiles } niet op je plankje.
    }
refusal-table-tile-missing = { $count ->
        [0] Er ligt geen combinatie { $meld } op tafel.
        [one] { $tiles } lag op tafel en moet daar blijven: leg hem in een combinatie.
       *[other] { $tiles } lagen op tafel en moeten daar blijven: leg ze in een combinatie.
    }
refusal-joker-must-be-used = Er ontbreekt een joker die op tafel lag: leg hem eerst in een combinatie.
refusal-tile-to-rack = { $tiles } hoort op tafel: van de tafel gaat niets naar een plankje.

## De combinaties

refusal-too-short = { $family ->
        [cards] Een combinatie heeft minstens drie kaarten.
       *[tiles] Een combinatie heeft minstens drie stenen.
    }
refusal-no-number-tile = Alleen jokers kan niet: er moet minstens één steen met een getal bij.
refusal-sets-not-allowed = Hier tellen alleen rijen: één kleur, opeenvolgende getallen.
refusal-mixed-colours = { $family ->
        [cards] Dit is geen groep (dezelfde waarde) en geen rij (dezelfde kleur).
       *[tiles] { $sets ->
            [no] Hier tellen alleen rijen, en dit is er geen: gebruik één kleur.
           *[yes] Dit is geen groep (hetzelfde getal) en geen rij (dezelfde kleur).
        }
    }
refusal-dup-colour = { $family ->
        [cards] In een groep komt elke kleur maar één keer voor.
       *[tiles] In een groep komt elke kleur maar één keer voor.
    }
refusal-set-too-long = { $family ->
        [cards] Een groep heeft hoogstens vier kaarten.
       *[tiles] Een groep heeft hoogstens vier stenen.
    }
refusal-wrap = { $family ->
        [cards] Een rij loopt niet rond: na de hoogste kaart houdt hij op.
       *[tiles] Een rij loopt niet rond: na het hoogste getal komt geen 1, en een joker past niet voorbij de uiteinden.
    }
refusal-not-consecutive = { $family ->
        [cards] In een rij volgt elke waarde op de vorige, zonder gat.
       *[tiles] In een rij is elk getal één hoger dan het vorige. Een joker vervangt precies één steen.
    }
refusal-ace-high = De aas is hier laag: hij komt vóór de 2, niet na de heer.

## De eerste keer uitleggen, en de tafel

refusal-no-rack-tile-played = { $family ->
        [cards] Kies minstens één eigen kaart.
       *[tiles] Je hebt nog geen eigen steen neergelegd: leg er minstens één neer, of pak er een.
    }
refusal-not-opened = { $needed ->
        [0] Je moet eerst uitkomen, met een combinatie van alleen eigen stenen. Daarna mag je gebruiken wat op tafel ligt.
        [1] Je moet eerst uitkomen, met minstens 1 punt aan eigen combinaties. Daarna mag je gebruiken wat op tafel ligt.
       *[other] Je moet eerst uitkomen, met minstens { $needed } punten aan eigen combinaties. Daarna mag je gebruiken wat op tafel ligt.
    }
refusal-handrummy-own-melds-only = Voor Handrummy heb je geen punten nodig, maar wel alleen combinaties van eigen stenen.
refusal-below-threshold = Om uit te komen heb je nu { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    }: je komt nog { $missing ->
        [one] { $missing } punt
       *[other] { $missing } punten
    } tekort. Leg meer eigen combinaties neer, of pak een steen.
refusal-same-turn-forbidden = In de beurt waarin je uitkomt, leg je alleen nieuwe, eigen combinaties neer. Wat al op tafel ligt, mag je pas vanaf je volgende beurt gebruiken.
refusal-joker-not-replaced = { $several ->
        [0] In dit spel blijft een joker in zijn combinatie: leg die uit { $tiles } terug.
        [one] De joker uit { $tiles } vervangt { $lacking }: leg { $lacking } op zijn plek of leg de joker terug.
       *[other] De joker uit { $tiles } vervangt { $lacking }. Leg er een op zijn plek of leg de joker terug.
    }
refusal-rebuild-not-allowed = Hier blijven combinaties op tafel heel: je mag aanleggen, maar niets weghalen.
refusal-keep3 = Haal je stenen uit een combinatie, laat dan een geldige van minstens drie liggen, of gebruik ze allemaal.
refusal-one-action-only = Eén ding per beurt: leg één combinatie neer, of leg bij één aan.

## Pakken en weggooien

refusal-rack-limit = Je plankje is vol. Leg eerst een steen terug, met “return” en de steen.
refusal-stock-empty = De pot is leeg. Leg iets neer, of pas: “pass”.
refusal-stock-not-empty = Passen kan nog niet: er liggen nog stenen in de pot.
refusal-nothing-to-draw = De aflegstapel is leeg. Neem van de stapel: “take stapel”.
refusal-must-draw = Neem eerst een kaart: “take stapel” of “take aflegstapel”.
refusal-must-discard = Gooi aan het eind van je beurt een kaart weg, met “discard” en de kaart.
refusal-discard-same-card = { $tiles } kwam deze beurt van de aflegstapel en mag er niet op terug. Gooi een andere kaart weg.
refusal-last-card-must-be-discarded = Je laatste kaart moet je weggooien: houd er een over.

## Op elkaars combinaties letten

refusal-no-false-meld = Bezwaar maken kan nu niet: in de laatste zet zit geen ongeldige combinatie.
refusal-must-be-accepted = Te laat: de volgende heeft al gespeeld, dus de combinatie blijft liggen. Alleen wie aan de beurt is, mag die verbeteren.

## De tafel

refusal-players = Te veel spelers: hier spelen er hoogstens { $needed }.
refusal-wrong-starter = Iemand anders moet deze ronde beginnen.

## Waarom stenen die iemand noemt geen plek vinden

refusal-no-third = { $tiles }: er ontbreekt een derde { $needed }.
refusal-gap = { $tiles }: daartussen { $several ->
        [one] ontbreekt
       *[other] ontbreken
    } { $lacking }.
refusal-no-end = { $tiles }: { $several ->
        [one] voor een rij ontbreekt { $lacking }.
       *[other] voor een rij heb je nog { $lacking } nodig.
    }
refusal-no-company = { $count ->
        [one] { $tiles }: daarmee maak je geen combinatie, ook niet met wat je van tafel mag gebruiken.
       *[other] { $tiles }: deze stenen passen niet bij elkaar, en ook niet bij wat je van tafel mag gebruiken.
    }
refusal-no-place = { $tiles }: voor { $count ->
        [one] deze steen
       *[other] deze stenen samen
    } is er op tafel geen geldige plek.
refusal-not-found = { $tiles }: ik vond niet op tijd een plek. Je kunt de tafel zelf typen: “arrange”.
refusal-no-repair = Ik vind geen geldige opstelling die hierop lijkt.
refusal-left-on-rack = Nog op je plankje: { $tiles }.
