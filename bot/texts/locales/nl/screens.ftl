# Wat er op het scherm staat: wachtkamer, tafel, beurt, uitslag, afspraken en antwoorden over tafels.

## Namen

name-unknown = iemand
name-computer = Computer { $seat }
name-nobody = Plaats { $seat } (leeg)
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-parts = { $first }; { $last }
labelled = { $label }: { $what }

## Koppen en de tafel

screen-head = { $sheet }, tafel { $code }
screen-head-round = { $sheet }, tafel { $code }, ronde { $round }
screen-table = Op tafel:
screen-table-empty = Er ligt nog niets op tafel.
count-seat = { $name }: { $count }
count-stock = nog te pakken: { $count }
count-discard = Aflegstapel ({ $count }): bovenop { $top }
turn-of = { $name } is aan de beurt.
turn-of-return = { $name } is aan de beurt en moet een steen terugleggen.
turn-own = Jij bent aan de beurt.
turn-after = Jij bent na { $name } aan de beurt.
turn-in-chat = In de chat van de tafel zie je elke zet.

## Hoe lang iets duurt

time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $minutes ->
        [0] { $hours } u
       *[other] { $hours } u { $minutes } min
    }
time-days = { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } u
    }
time-night = Nog { $time }; ’s nachts loopt de tijd niet door.
time-ends = De beurt eindigt { $when }.
time-left = Nog { $time } voor deze beurt.
time-at = om { $time }
time-on-day = { $day } om { $time }
time-weekday = { $day ->
        [mon] ma
        [tue] di
        [wed] wo
        [thu] do
        [fri] vr
        [sat] za
       *[sun] zo
    }
time-day = { $day ->
        [mon] maandag
        [tue] dinsdag
        [wed] woensdag
        [thu] donderdag
        [fri] vrijdag
        [sat] zaterdag
       *[sun] zondag
    }
time-month = { $month ->
        [jan] januari
        [feb] februari
        [mar] maart
        [apr] april
        [may] mei
        [jun] juni
        [jul] juli
        [aug] augustus
        [sep] september
        [oct] oktober
        [nov] november
       *[dec] december
    } { $year }
time-date = { $day } { $month }

## Wie begint

start-drawn = { $name } { $tile }
start-again = opnieuw: { $draws }
start-highest = Loting: { $draws }. { $name } begint.
start-lot = Er is geloot: { $name } begint.
start-youngest = { $name } is de jongste en begint.
start-left = { $name } begint.
start-left-of-dealer = { $name } zit links van de gever en begint.

## Wat er is gedaan

deed-draw = { $name } heeft een steen gepakt.
deed-lay = { $name } heeft { $tiles } neergelegd.
deed-pass = { $name } heeft gepast.
deed-for-you = { $verb ->
        [pass] Ik heb voor je gepast.
       *[draw] Ik heb een steen voor je gepakt.
    }
deed-return = { $name } heeft een steen teruggelegd in de pot.
deed-take = { $picked ->
        [0] { $name } heeft een kaart van de stapel genomen.
       *[other] { $name } heeft { $tiles } van de aflegstapel genomen.
    }
deed-meld = { $name } heeft { $tiles } neergelegd.
deed-layoff = { $name } heeft { $tiles } aangelegd.
deed-discard = { $name } heeft { $tiles } weggegooid.
deed-done = { $name } heeft de beurt beëindigd.
deed-object = { $name } heeft bezwaar gemaakt tegen de laatste zet.
deed-upheld = { $whose ->
        [own] Je hebt terecht bezwaar gemaakt: { $judged } neemt { $tiles } terug, zonder straf.
        [mine] { $name } heeft terecht bezwaar gemaakt: je neemt { $tiles } terug, zonder straf.
       *[other] { $name } heeft terecht bezwaar gemaakt: { $judged } neemt { $tiles } terug, zonder straf.
    }
deed-upheld-first = { $whose ->
        [mine] Je telt weer als niet uitgekomen.
       *[other] { $judged } telt weer als niet uitgekomen.
    }
deed-accept = { $name } heeft de laatste zet geaccepteerd.
deed-timeout = { $told ->
        [0] De tijd is om! { $name } heeft niets neergelegd en niets gepakt.
       *[other] De tijd is om! { $name } heeft { $figures }.
    }
deed-timeout-own = { $told ->
        [0] De tijd is om! Je hebt niets neergelegd en niets gepakt.
       *[other] De tijd is om! Je hebt { $figures }.
    }
timeout-laid = { $family ->
        [cards] { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }
       *[tiles] { $count ->
            [one] één steen
           *[other] { $count } stenen
        }
    } neergelegd
timeout-back = { $count ->
        [one] één steen
       *[other] { $count } stenen
    } teruggenomen
timeout-taken = { $count ->
        [one] één steen
       *[other] { $count } stenen
    } van tafel genomen
timeout-drawn = { $penalty ->
        [yes] als straf{" "}
       *[no] {""}
    }{ $family ->
        [cards] { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }
       *[tiles] { $count ->
            [one] één steen
           *[other] { $count } stenen
        }
    } gepakt
timeout-returned = { $count ->
        [one] één steen
       *[other] { $count } stenen
    } teruggelegd in de pot
timeout-discarded = { $tiles } weggegooid
deed-leave = { $name } heeft de tafel verlaten.
deed-other = { $name }: { $verb }

## De wachtkamer

lobby-seats = Bezette plaatsen: { $taken } van { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (host)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = makkelijk
level-normal = gemiddeld
level-hard = moeilijk
lobby-lapsed = De tafel is gesloten: niemand is begonnen.
lobby-how = Typ “join” om mee te doen, of vanuit een andere chat “join { $code }”. De host kiest de regels (“settings”) en begint (“start”).
lobby-alone = “settings” verandert de regels, “start” begint het spel.
lobby-watching = Je kijkt toe: het spel verschijnt hier zodra het begint.
lobby-full = Alle plaatsen zijn bezet. De host kiest de regels (“settings”) en begint (“start”).
lobby-unseated = Je doet niet meer mee aan deze tafel.
lobby-elsewhere = Vanuit een andere chat doe je mee met “join { $code }”.

## Wat is afgesproken

goal-rounds = { $amount ->
        [one] De partij duurt één ronde.
       *[other] De partij duurt { $amount } rondes.
    }
goal-target = Wie het eerst { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } heeft, wint de partij.
goal-chips = { $amount ->
        [one] Wie het eerst een fiche heeft, wint de partij.
       *[other] Wie het eerst { $amount } fiches heeft, wint de partij.
    }
clock-sheet = { $seconds ->
        [0] Geen tijdslimiet, net als in de spelregels.
       *[other] Een beurt duurt hoogstens { $seconds } seconden, net als in de spelregels.
    }
clock-2m = Een beurt duurt hoogstens 2 minuten.
clock-5m = Een beurt duurt hoogstens 5 minuten.
clock-1h = Een beurt duurt hoogstens een uur.
clock-24h = Een beurt duurt hoogstens een dag.
clock-3d = Een beurt duurt hoogstens drie dagen.
clock-other = Een beurt duurt hoogstens { $time }.
clock-none = Onbeperkte bedenktijd.
clock-begins = De nieuwe tijd geldt vanaf de volgende beurt.
agreed-away = { $missed ->
        [0] Er valt niemand in voor wie weg is.
        [one] Laat iemand de tijd verlopen zonder te spelen, dan valt er een computer in.
       *[other] Laat iemand { $missed } keer achter elkaar de tijd verlopen zonder te spelen, dan valt er een computer in.
    }
assist-none = Geen hulp: elke zet bouw je zelf.
assist-arrange = { $family ->
        [cards] De bot zoekt een plek voor de kaarten die je noemt, maar geeft geen tips.
       *[tiles] De bot zoekt een plek voor de stenen die je noemt, maar geeft geen tips.
    }
assist-hints = { $family ->
        [cards] Tips per speler: { $hints }. Elke stap van een tip telt mee.
       *[tiles] Tips per speler: { $hints }. Elke stap van een tip telt mee. Automatisch pakken kan dan niet.
    }
assist-open = { $family ->
        [cards] Tips zijn onbeperkt.
       *[tiles] Tips zijn onbeperkt, en “auto” mag voor je pakken.
    }
leavers-computer = Verlaat iemand de tafel, dan speelt er een computer verder.
leavers-closed = Verlaat iemand de tafel, dan blijft die plaats leeg.
agreed-house-rules = Huisregels: { $rules }
racks-dm = De plankjes komen in privéberichten.
racks-here = Druk in het kanaal op “{ $rack }”: alleen jij ziet het.
look-picture = De tafel verschijnt als afbeelding.
look-emoji = De tafel verschijnt als emoji.
look-text = De tafel verschijnt als tekst.
theme-light = De afbeelding heeft lichte kleuren.
theme-dark = De afbeelding heeft donkere kleuren.
theme-contrast = De afbeelding heeft een hoog contrast.
theme-large = De afbeelding is extra groot.
settings-host = Host: { $name }
settings-rules = Deze huisregels kun je veranderen:
settings-how =
    De host kan dit veranderen: “settings tijd 5m”, “settings regel stenen=7”, “settings rondes 3”, “settings computer makkelijk”, “settings hulp geen”, “settings vertrek leeg”, “settings spel kids”.
    Zo verander je hoe de tafel eruitziet: “settings weergave afbeelding” (of emoji, tekst), “settings kleuren licht” (of donker, hoog contrast, groot).
    “settings regel” laat zien hoe je elk van deze regels verandert.
settings-mine = Wat alleen jij ziet, stel je zelf in: “settings mijn tekst”, “settings mijn donker”.

## De eigen beurt

draft-table = { $count ->
        [0] Je zet, nog niet neergelegd:
       *[other] Klaargezet: { $tiles }, nog niet neergelegd:
    }
draft-signs = Dit teken staat bij wat nieuw is in een combinatie: { $tile }
draft-wrong = { $count ->
        [one] Klopt nog niet: combinatie { $numbers }
       *[other] Kloppen nog niet: combinaties { $numbers }
    }
draft-misused = Dit klopt nog niet. { $what }
draft-overturned = Om alles te laten passen, heb ik herschikt wat je had gemaakt: { $melds }
draft-only-named = Nu liggen alleen de stenen klaar die je hebt genoemd. Terug op je plankje: { $tiles }
draft-hand = Nog niet geplaatst: { $tiles }
draft-missing = Ontbreekt op tafel: { $tiles }
draft-way = { $number ->
        [1] Typ nog een keer “{ $word } { $tiles }” voor een andere mogelijkheid.
       *[other] Mogelijkheid { $number }. Typ nog een keer “{ $word } { $tiles }” voor een andere.
    }
draft-ways-seen = { $count ->
        [one] Dit is de enige plek voor { $tiles }.
       *[other] Je hebt alle { $count } mogelijkheden voor { $tiles } gezien: dit is weer de eerste.
    }
rack = { $family ->
        [cards] Je hand ({ $count }):
       *[tiles] Je plankje ({ $count }):
    }
rack-new = { $family ->
        [cards] Nieuw in je hand: { $tiles }
       *[tiles] Nieuw op je plankje: { $tiles }
    }
rack-empty = { $family ->
        [cards] Je hand is leeg.
       *[tiles] Je plankje is leeg.
    }
need-objection = Je kunt bezwaar maken tegen de laatste zet (“object”) of hem accepteren (“accept”).
need-first-laying = { $points ->
        [0] Leg eerst een combinatie van je eigen plankje neer; daarna mag je aanleggen.
        [1] Om uit te komen heb je minstens 1 punt nodig.
       *[other] Om uit te komen heb je minstens { $points } punten nodig.
    }
need-in-hand = Gekozen: { $tiles }
need-ways = Dit kan op meer manieren. Je krijgt die met de minste wijzigingen; “{ $look }” toont hem.
need-picked = Om uit te komen heb je met volledige combinaties nu { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    }.
need-drafted = Om uit te komen heb je nu { $points } van de { $needed ->
        [one] { $needed } punt
       *[other] { $needed } punten
    }.
need-enough = { $needed ->
        [0] Dat is genoeg.
       *[other] Genoeg om uit te komen: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
coach-begin-opened = Zo gaat het: tik stenen aan en leg ze neer. Eén is genoeg als hij ergens past.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Zo gaat het: tik stenen aan die rijen vormen, samen minstens 1 punt, en leg ze neer.
           *[other] Zo gaat het: tik stenen aan die rijen vormen, samen minstens { $points } punten, en leg ze neer.
        }
       *[yes] { $points ->
            [1] Zo gaat het: tik stenen aan die groepen of rijen vormen, samen minstens 1 punt, en leg ze neer.
           *[other] Zo gaat het: tik stenen aan die groepen of rijen vormen, samen minstens { $points } punten, en leg ze neer.
        }
    }
coach-begin-own = { $sets ->
        [no] Zo gaat het: tik minstens drie stenen aan die een rij vormen, en leg ze neer.
       *[yes] Zo gaat het: tik minstens drie stenen aan die een groep of rij vormen, en leg ze neer.
    }
coach-nothing-fits = { $stock ->
        [0] Past er niets? Sla je beurt dan over met “Pas”.
       *[other] Past er niets? Pak een steen.
    }
coach-not-enough = { $stock ->
        [0] Nog niet genoeg? Sla je beurt dan over met “Pas”.
       *[other] Nog niet genoeg? Pak een steen.
    }
coach-enough = Zo gaat het: je hebt genoeg punten, dus leg ze neer.
coach-begin-cards = Zo gaat het: neem eerst een kaart, de open kaart of een van de stapel.
coach-draft = Zo gaat het: “Leg neer” legt de stenen op tafel, “Ongedaan maken” gaat een stap terug.
coach-unfinished = Zo gaat het: geef elke steen een plek in een geldige combinatie, of ga terug met “Ongedaan maken”.
coach-short = Dit is nog niet genoeg. Tik stenen aan voor nog een combinatie, of ga terug met “Ongedaan maken”.
coach-drawn = Zo gaat het: tik minstens drie kaarten aan voor een combinatie. Tik tot slot één kaart aan en gooi die weg.
coach-return = Zo gaat het: tik de steen aan die je het minst nodig hebt; die gaat terug in de pot.
need-draft = { $adds ->
        [yes] Jij bent aan de beurt. Neerleggen: “done”. Stap terug: “undo”. Meer stenen: “play”.
       *[no] Jij bent aan de beurt. Neerleggen: “done”. Stap terug: “undo”. Andere stenen: “play”.
    }
need-unfinished = Jij bent aan de beurt: je zet is nog niet af. Meer stenen: “play”. Stap terug: “undo”.
need-short = Jij bent aan de beurt. Nog een combinatie: “play”. Stap terug: “undo”.
need-begin = { $family ->
        [cards] Jij bent aan de beurt: neem een kaart met “take stapel” of “take aflegstapel”.
       *[tiles] { $stock ->
            [0] Jij bent aan de beurt: typ “play” en je stenen, dan “done”; of pas met “pass”.
           *[other] Jij bent aan de beurt: typ “play” en je stenen, dan “done”; of pak een steen met “draw”.
        }
    }
need-drawn = Jij bent aan de beurt: typ “meld” of “layoff” en je kaarten; tot slot “discard” en een kaart.
need-return = Je plankje is vol: leg een steen terug (“return”).
need-tapped-draft = Jij bent aan de beurt: wat je hebt klaargezet, ligt nog niet op tafel.
need-tapped-unfinished = Jij bent aan de beurt: je zet is nog niet af.
need-tapped-short = Jij bent aan de beurt: kies stenen voor nog een combinatie, of ga een stap terug.
need-tapped-begin = { $family ->
        [cards] Jij bent aan de beurt: neem een kaart.
       *[tiles] { $stock ->
            [0] Jij bent aan de beurt: kies stenen om neer te leggen, of pas.
           *[other] Jij bent aan de beurt: kies stenen om neer te leggen, of pak een steen.
        }
    }
need-tapped-moving = { $step ->
        [take] Jij bent aan de beurt: kies wat je van tafel wilt nemen.
        [more] Jij bent aan de beurt: kies wat je nog van tafel neemt, of waar de gekozen stenen heen gaan.
       *[place] Jij bent aan de beurt: kies waar de gekozen stenen heen gaan.
    }
need-tapped-drawn = Jij bent aan de beurt: leg neer wat je kwijt kunt. Gooi dan één kaart weg: daarmee eindigt je beurt.
need-tapped-return = Je plankje is vol: kies een steen om terug te leggen.
need-tapped-objection = Je kunt bezwaar maken tegen de laatste zet, of hem accepteren.

## Tips

hint-lays = Je kunt iets neerleggen.
hint-pieces = { $family ->
        [cards] Je kunt { $tiles } neerleggen.
       *[tiles] Je kunt { $tiles } neerleggen: { $count ->
            [one] dat past op tafel
           *[other] dat past allemaal op tafel
        }.
    }
hint-whole = { $word ->
        [discard] Het kan zo: { $tiles }. Daarna “discard { $piece }”.
       *[other] Het kan zo: { $tiles }. Met “{ $word }” leg je alles neer.
    }
hint-too-little = De beste combinaties op je plankje zijn samen { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    } waard: te weinig om uit te komen.
hint-no-lay-draw = Je kunt niets neerleggen: pak een steen (“draw”).
hint-no-lay-pass = Je kunt niets neerleggen: pas (“pass”).
hint-no-lay-done = Je kunt niets meer doen: beëindig je beurt met “done”.
hint-no-lay-take-stock = Neem van de stapel: “take stapel”.
hint-no-lay-take-discard = Neem de bovenste kaart van de aflegstapel: “take aflegstapel”.
hint-no-lay-discard = { $named ->
        [0] Je kunt niets neerleggen: gooi met “discard” een kaart weg.
       *[other] Je kunt niets neerleggen: gooi een kaart weg (“discard { $typed }”).
    }
hint-no-lay-return = { $named ->
        [0] Leg een steen terug: “return”.
       *[other] Aan { $piece } heb je het minst: “return { $typed }”.
    }
hint-strong-waits = Een sterke speler zou een steen pakken: anders houd je { $stays ->
        [one] één steen
       *[other] { $stays } stenen
    } over, en straks kun je misschien alles kwijt.
hint-strong-keeps = Een sterke speler zou een steen pakken: anders houd je { $stays ->
        [one] één steen
       *[other] { $stays } stenen
    } over, en help je ook de anderen.
hint-strong-tried-draw = Een sterke speler zou een steen pakken: van { $tried } proefrondes wint hij er zo { $wins }, met deze zet { $laying }.
hint-strong-tried-lay = Een sterke speler zou alleen { $tiles } neerleggen: van { $tried } proefrondes wint hij er zo { $wins }, met deze zet { $laying }.
hint-strong-lays = Een sterke speler zou alleen { $tiles } neerleggen{ $jokers ->
        [0] .
        [one] {" "}en de joker houden, want op tafel helpt die de anderen.
       *[other] {" "}en { $jokers } jokers houden, want op tafel helpen die de anderen.
    }
hint-strong-holds = Een sterke speler zou nog wachten: je zou { $stays ->
        [one] één kaart
       *[other] { $stays } kaarten
    } overhouden, en anderen kunnen bij jou aanleggen.
hint-again = Nog een keer “hint” en je hoort meer.
hint-again-counted = Nog een keer “hint” en je hoort meer; elke stap telt als een tip.
hints-left = { $count ->
        [0] Dat was je laatste tip in deze partij.
        [one] Je hebt nog één tip in deze partij.
       *[other] Je hebt nog { $count } tips in deze partij.
    }

## Wat wel kan

repair-offered = Dit kan wel, met { $tiles }:
repair-how = Met “{ $phrase }” neem je dat over.

## Puzzels

puzzle-easy = makkelijk
puzzle-normal = gemiddeld
puzzle-hard = moeilijk
puzzle-title = Puzzel van { $day }: { $sheet }, { $grade }
puzzle-subtitle = Puzzel van { $day }, { $grade }
puzzle-rack = Je plankje ({ $count }):
puzzle-how = Speel in één beurt je hele plankje leeg. Antwoord met de hele tafel, met | tussen de combinaties: “puzzle #1 r7 | ... | b4 b5 b6”. “#1” is combinatie 1, “...” zijn alle andere. Met “puzzle oplossing” zie je een oplossing.
puzzle-solver = Jij
puzzle-solved = { $moved ->
        [0] Opgelost! Op tafel hoeft niets te worden verlegd.
        [one] Opgelost! Het kan al met één verlegde steen.
       *[other] Opgelost! Het kan al met { $moved } verlegde stenen.
    }
puzzle-wrong = Nog niet opgelost:
puzzle-incomplete = { $count ->
        [one] In je antwoord ontbreekt één steen van de tafel. Typ de hele tafel.
       *[other] In je antwoord ontbreken { $count } stenen van de tafel. Typ de hele tafel.
    }
puzzle-solution = { $moved ->
        [0] Een oplossing zonder iets te verleggen:
        [one] Een oplossing met één verlegde steen:
       *[other] Een oplossing met { $moved } verlegde stenen:
    }
puzzle-no-grade = Puzzels voor { $sheet } zijn er alleen op niveau { $grades }. Zonder herschikken is niets moeilijk.
puzzle-no-sheet = Voor { $sheet } zijn er geen puzzels. Met alleen “puzzle” krijg je er een met Rummikub.

## Uitslagen

result-win = { $count ->
        [one] { $winners } wint de ronde.
       *[other] { $winners } winnen de ronde.
    }
result-points = { $points ->
        [one] Dat levert 1 punt op.
       *[other] Dat levert { $points } punten op.
    }
result-chips = { $points ->
        [one] Dat levert 1 fiche op.
       *[other] Dat levert { $points } fiches op.
    }
result-draw = De pot is leeg en niemand is uit: de ronde eindigt onbeslist.
result-blocked = { $count ->
        [0] Niemand legde nog iets neer: de ronde heeft geen winnaar.
        [one] Niemand legde nog iets neer. { $winners } heeft de minste punten over en wint de ronde.
       *[other] Niemand legde nog iets neer. { $winners } hebben de minste punten over en winnen de ronde.
    }
result-aborted = De ronde is afgebroken.
result-open = De ronde is nog niet afgelopen.
result-doubled = { $family ->
        [cards] Rummy! De ronde telt dubbel.
       *[tiles] Handrummy! De ronde telt dubbel.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: niets meer
result-round = Deze ronde: { $standing }
result-total = Stand: { $standing }
result-hints = Gebruikte tips: { $standing }
result-signs = { $hints ->
        [yes] Op de afbeelding: beker = gewonnen, pijl = deze ronde, ster = in totaal, lampje = gebruikte tips.
       *[no] Op de afbeelding: beker = gewonnen, pijl = deze ronde, ster = in totaal.
    }
result-new = Dit teken staat bij wat nieuw of verlegd is: { $tile }
result-next = “next” deelt de volgende ronde.
result-next-tapped = { $waits ->
        [yes] De volgende ronde begint zodra iedereen klaar is.
       *[no] De volgende ronde begint zodra iedereen klaar is, uiterlijk over een minuut.
    }
result-ready = Klaar: { $names }
result-again = Klaar voor de revanche: { $names }
result-match = { $count ->
        [0] De partij eindigt in een gelijkspel. “rematch” begint een nieuwe.
        [one] { $winners } wint de partij. “rematch” begint een nieuwe.
       *[other] { $winners } winnen de partij. “rematch” begint een nieuwe.
    }
result-match-tapped = { $count ->
        [0] De partij eindigt in een gelijkspel.
        [one] { $winners } wint de partij.
       *[other] { $winners } winnen de partij.
    }
result-evening = Vanavond, na { $matches } partijen: { $standing }
score-after = { $rounds ->
        [0] Nog geen ronde uitgespeeld. { $standing }
        [one] Na één ronde: { $standing }
       *[other] Na { $rounds } rondes: { $standing }
    }

## Meer tafels

stats-none = Je hebt nog geen ronde uitgespeeld.
stats-rounds = Rondes uitgespeeld: { $rounds }, gewonnen: { $won }
stats-matches = Partijen: { $matches }, gewonnen: { $won }
stats-laid = Neergelegde stenen en kaarten: { $laid }, hoogstens { $most } in één beurt
tables-none = Je zit nog niet aan een tafel. “new rummikub” opent er een.
tables-mine = { $code }: { $sheet }, jij bent aan de beurt
tables-lobby = { $code }: { $sheet }, nog niet begonnen
tables-playing = { $code }: { $sheet }, { $name } is aan de beurt
tables-between = { $code }: { $sheet }, tussen twee rondes
tables-over = { $code }: { $sheet }, partij afgelopen
pick-table = { $code }: { $sheet }
pick-which-table = Welke tafel?
pick-which-how = Kies er een, of typ “table { $code }” en daarna je opdracht opnieuw.

## Wat tafels niet doen

table-no-table = Ik vind hier geen tafel. Met “new” open je er een.
table-no-such-code = Er is voor jou geen tafel open met de code “{ $code }”. Controleer de code of vraag het de host. “tables” laat de jouwe zien.
table-elsewhere = In deze chat is geen tafel: de jouwe staat in een andere. Met “tables” vind je hem, en met “join” en de code haal je hem hierheen.
table-closed = Deze tafel is gesloten. “new” opent een nieuwe.
table-not-at-table = Je zit niet aan deze tafel. Met “join” schuif je aan.
table-ready-already = Je bent al klaar voor de volgende ronde. De anderen nog niet.
table-not-host = Dat kan alleen de host.
table-already-seated = Je zit al aan deze tafel.
table-waits-already = Je wacht al op een plaats.
table-table-full = De tafel zit vol: er kunnen hoogstens { $needed } meedoen.
table-too-little = Er zijn niet genoeg stenen of kaarten: deel er minder uit aan iedereen.
table-too-few = Er zijn minstens { $needed } spelers nodig. Meedoen: “join”. Een computer erbij: “settings computer gemiddeld”.
table-too-few-tapped = Er zijn minstens { $needed } spelers nodig. Nodig iemand uit, of voeg een computer toe onder “settings”.
table-already-started = De partij is al begonnen.
table-not-started = De partij is nog niet begonnen. De host begint de partij met “start”.
table-no-round = Er is geen ronde bezig.
table-no-round-over = Dat kan pas na de eerste ronde van deze partij.
table-nothing-seen = Er valt nog niets terug te kijken: bij de laatste ronde heb je niet meegespeeld of meegekeken.
table-round-running = De ronde is nog bezig.
table-match-running = Dat kan alleen tussen twee partijen.
table-match-over = De partij is afgelopen. “rematch” begint een nieuwe.
table-no-free-seat = Alle plaatsen zijn bezet.
table-nobody-called = Aan deze tafel heet niemand “{ $name }”.
table-no-clock = Een seintje kan nu niet: er loopt geen bedenktijd van een ander.
table-own-turn = Jij bent zelf aan de beurt: de anderen wachten op jou.
table-not-timed = Er valt niets te pauzeren: er is geen tijdslimiet.
table-paused = Het spel is gepauzeerd. Met “resume” hervat je het spel.
table-auto-chooses = “auto” is voor stenen: bij kaarten kies je zelf wat je weggooit.
table-auto-tells = “auto” zou verraden of je kunt neerleggen, en die hulp is hier niet toegestaan.
table-auto-opened = Je bent al uitgekomen. Met alleen “auto” pak ik stenen voor je tot het eind van de ronde.
table-too-early = Je kunt { $name } een seintje geven als de beurt langer dan { $time } duurt.
table-nudged-already = Er is al een seintje gegeven.
table-not-away = Er valt pas een computer in na een gemiste beurt, of als de host dat wil.
table-host-already = { $name } is al de host.
table-stood-in = Er speelt al een computer voor { $name }, tot { $name } terug is.
table-computer-seat = Op die plaats speelt al een computer.
table-by-hand = Hier speel je zonder hulp: typ de hele tafel met “arrange”, of bouw hem met “pick”. { $name } is de host en kan dat veranderen: “settings hulp leggen”.
table-by-hand-host = Hier speel je zonder hulp: typ de hele tafel met “arrange”, of bouw hem met “pick”. Je kunt dat veranderen: “settings hulp leggen”.
table-no-hints = Aan deze tafel zijn geen tips toegestaan. { $name } is de host en kan ze toestaan: “settings hulp tips 3” (drie per speler) of “settings hulp alles” (onbeperkt).
table-no-hints-host = Aan deze tafel zijn geen tips toegestaan. Je kunt ze toestaan: “settings hulp tips 3” (drie per speler) of “settings hulp alles” (onbeperkt).
table-hints-used = Je { $needed ->
        [one] { $needed } tip voor deze partij is
       *[other] { $needed } tips voor deze partij zijn
    } op. { $name } is de host en kan er meer toestaan, bijvoorbeeld met “settings hulp tips { $more }”.
table-hints-used-host = Je { $needed ->
        [one] { $needed } tip voor deze partij is
       *[other] { $needed } tips voor deze partij zijn
    } op. Je kunt er meer toestaan, bijvoorbeeld met “settings hulp tips { $more }”.
table-no-such-level = Het niveau “{ $name }” bestaat niet: typ “makkelijk”, “gemiddeld” of “moeilijk”.

## Berichten

note-seat-person = { $after } speelt verder voor { $before }.
note-seat-computer = { $how ->
        [removed] { $before } is van de tafel verwijderd.
       *[left] { $before } heeft de tafel verlaten.
    } { $after } speelt verder.
note-seat-rematch = { $how ->
        [removed] { $before } is van de tafel verwijderd.
       *[left] { $before } heeft de tafel verlaten.
    } Bij een revanche neemt { $after } die plaats over.
note-seat-taken-away = Je bent van de tafel verwijderd.
note-seat-nobody = { $how ->
        [removed] { $before } is van de tafel verwijderd.
       *[left] { $before } heeft de tafel verlaten.
    } De plaats blijft leeg.
note-seat-wanted-round = { $name } speelt mee vanaf de volgende ronde.
note-seat-wanted-match = { $name } speelt mee vanaf de volgende partij.
note-seat-wanted-free = { $name } wacht op een vrije plaats.
note-objection-failed = { $name } heeft bezwaar gemaakt tegen de laatste zet, maar alle combinaties zijn geldig. De zet blijft staan; het bezwaar kost niets.
note-own-lay = Dit is je eigen zet: de anderen beoordelen die.
note-waits-round = Je wacht op een plaats en krijgt die in de volgende ronde.
note-waits-match = Je wacht op een plaats en krijgt die in de volgende partij.
note-waits-free = Je wacht tot er een plaats vrijkomt.
note-waits-stop = Met “leave” stop je met wachten.
note-waits-over = Je wacht niet meer op een plaats.
note-seat-unwanted = { $name } wacht niet meer op een plaats.
note-host = { $name } is nu de host.
note-host-own = Jij bent nu de host.
note-for-host = { $name } beheert deze chat en heeft namens de host { $did ->
        [start] de partij gestart
        [remove] iemand van de tafel verwijderd
        [host] een andere host aangewezen
        [standin] een computer voor iemand laten invallen
        [thread] de tafel naar een thread verplaatst
        [language] de taal van deze chat veranderd
        [zone] de tijdzone van deze chat veranderd
        [computers] de computers aan tafel veranderd
        [sheet] de regels veranderd
       *[settings] de instellingen veranderd
    }.
note-stood-in = { $name } reageert niet: tot { $name } terug is, speelt er een computer.
note-stood-in-own = Er speelt een computer voor je. Zelf weer spelen: “back”.
note-stood-in-over = Terwijl je weg was, speelde een computer { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } voor je.
note-owner-back = { $name } doet weer mee.
note-back = Je speelt weer zelf.
note-asked-other = Deze vraag is voor { $name }.
note-answered = Deze vraag staat niet meer open.
note-back-already = Je speelt al zelf: er valt geen computer voor je in.
note-clock-stands = Gepauzeerd. Met “resume” hervat je het spel.
note-clock-stands-by = { $name } heeft het spel gepauzeerd. Met “resume” hervat je het spel.
note-clock-stands-own = Je hebt het spel gepauzeerd. Met “resume” hervat je het spel.
note-nobody-there = Gepauzeerd: er zit niemand meer aan tafel. Met “resume” hervat je het spel.
note-clock-runs = Het spel gaat verder.
note-clock-runs-by = { $name } heeft het spel hervat.
note-clock-runs-already = Het spel is niet gepauzeerd.
note-time-short = Jij bent aan de beurt en hebt nog een kwart van je tijd.
note-drew-for-you = { $count ->
        [0] Ik heb voor je gepast: je kon niets neerleggen en de pot was leeg. Stoppen: “auto uit”.
       *[other] Ik heb { $tiles } voor je gepakt: je kon niets neerleggen. Stoppen: “auto uit”.
    }
note-auto-round = Als je niets kunt neerleggen, pak ik een steen voor je, tot het eind van de ronde. Stoppen: “auto uit”.
note-auto-first = Ik pak steeds een steen voor je, tot je kunt uitkomen. Stoppen: “auto uit”.
note-auto-off = Ik pak geen stenen meer voor je.
note-auto-how = Met “auto” pak ik een steen voor je als je niets kunt neerleggen, met “auto eerste” tot je kunt uitkomen. Stoppen: “auto uit”.
auto-left = “auto” laat deze beurt aan jou over: misschien kun je iets neerleggen.
note-quiet = Stille uren: { $begins } tot { $ends }, tijd van { $place } (daar is het nu { $now }). Bij een bedenktijd van een uur of langer staat de klok dan stil. Meldingen krijg je pas daarna. Stoppen: “quiet uit”.
note-quiet-fixed = Stille uren: { $begins } tot { $ends }, { $place } (nu { $now }). Bij een bedenktijd van een uur of langer staat de klok dan stil. Meldingen krijg je pas daarna. Typ je een stad, dan houd ik ook rekening met de zomertijd. Stoppen: “quiet uit”.
note-quiet-off = Je hebt geen stille uren meer.
note-quiet-how = Typ van wanneer tot wanneer je rust wilt, en waar je bent of hoe laat het is: “quiet 22-8 Amsterdam”, “quiet 22-8 14:30”. Bij een bedenktijd van een uur of langer staat de klok dan stil. Meldingen krijg je pas daarna.
note-quiet-long = Stille uren duren hoogstens twaalf uur. Wil je langere beurten, kies dan meer tijd of geen tijdslimiet.
note-quiet-zone = Welke tijdzone? Noem een grote stad in je tijdzone, of typ hoe laat het bij jou is: “quiet 22-8 Amsterdam”, “quiet 22-8 14:30”.
note-quiet-where = “{ $place }” ken ik niet. Noem een grote stad in je tijdzone, of typ hoe laat het bij jou is: “quiet 22-8 14:30”.
note-quiet-near = “{ $place }” ken ik niet. Bedoel je { $near }? Of typ hoe laat het bij jou is: “quiet 22-8 14:30”.
note-zone = Je ziet nu hoe laat een beurt eindigt, in de tijd van { $place } (daar is het { $now }). Stoppen: “settings tijdzone uit”.
note-zone-off = Je ziet niet meer hoe laat een beurt eindigt.
note-zone-how = “settings tijdzone Amsterdam” laat zien hoe laat een beurt eindigt. Noem een grote stad in je tijdzone.
note-zone-where = “{ $place }” ken ik niet. Noem een grote stad in je tijdzone: “settings tijdzone Amsterdam”.
note-zone-near = “{ $place }” ken ik niet. Bedoel je { $near }? “settings tijdzone { $near }”
note-zone-nowhere = Een tijdzone hoort bij een chat, en geen chat toont deze tafel.
note-turn-waits = Jij bent aan de beurt, { $name }: je stille uren zijn voorbij.
note-turn-resumed = Het spel gaat verder, { $name }. Jij bent aan de beurt.
note-turn-resumed-by = { $by } heeft het spel hervat. { $name }, jij bent aan de beurt.
note-nudge = { $name } wacht op je: jij bent aan de beurt.
note-nudged = Seintje gegeven.
note-call-over = Die beurt is voorbij.
note-stopped = Tafel { $code } is gesloten.
note-stopped-by = { $name } heeft tafel { $code } gesloten.
note-stopped-score = { $rounds ->
        [0] Van deze partij is geen ronde uitgespeeld.
        [one] Stand na één ronde: { $standing }
       *[other] Stand na { $rounds } rondes: { $standing }
    }
note-stopped-before = { $matches ->
        [one] De partij ervoor blijft staan.
       *[other] De { $matches } partijen ervoor blijven staan.
    }
note-home-lost = Ik kan niet meer schrijven in de chat van tafel { $code }: daar is de tafel niet meer te zien. De partij gaat door; “join { $code }” haalt de tafel terug, daar of in een andere chat.
note-home-lost-last = Ik kan niet meer schrijven in de chat van tafel { $code }: daar is de tafel niet meer te zien. Het spel is gepauzeerd. Met “join { $code }” in die of een andere chat hervat je het, of hier privé met “resume”.
note-home-back = Tafel { $code } is weer in een chat te zien.
note-not-shown-here = Tafel { $code } is hier niet meer te zien. “join { $code }” haalt hem terug.
note-home-left = De tafel gaat verder in een eigen thread:
note-out-of-reach = Ik kan { $name } geen privébericht sturen. { $name }, open een privéchat met mij en druk op Start.
note-done = Gedaan.
note-left = Je hebt tafel { $code } verlaten.
sure-end = De partij is nog bezig: ga je weg, dan is die voorgoed voorbij.
sure-leave = De partij is nog bezig: ga je weg, dan ben je je plaats kwijt.
sure-stop = De partij is nog bezig. Sluit je de tafel, dan is de partij voor iedereen afgelopen.
sure-stop-other = Host van deze tafel: { $name }. De partij is nog bezig. Sluit je de tafel, dan is de partij voor iedereen afgelopen.
sure-stop-host = Host van deze tafel: { $name }. Sluit je de tafel, dan is die voor iedereen gesloten.
sure-daily = Voor de hand van de dag heb je één poging. Ga je door, dan geef je die voorgoed op.
sure-remove = De partij is nog bezig: verwijder je { $name }, dan raakt { $name } de plaats kwijt.
sure-rematch = Misschien kijkt er nog iemand naar de uitslag. De partij begint zodra iedereen klaar is, of meteen als je niet wilt wachten.
sure-typed = Typ ter bevestiging nog een keer “{ $word }”.
sure-key = Bevestig met “{ $word }”.
note-wishes = Opgeslagen. Dit geldt alleen voor wat jij ziet.
note-wishes-how = Kies je eigen weergave. Typ “settings mijn” en daarachter een van deze woorden: { $choices }.
note-notify-how = Waar wil je een seintje krijgen als je aan de beurt bent?
note-notify-dm = Als je aan de beurt bent, krijg je privé een seintje.
note-notify-group = Als je aan de beurt bent, krijg je een seintje in de chat van de tafel.
note-notify-both = Als je aan de beurt bent, krijg je een seintje, privé en in de chat van de tafel.
note-notify-quiet = Als je aan de beurt bent, laat ik dat zien zonder seintje.
note-language = Ik spreek nu Nederlands met je.
note-languages = Ik spreek { $languages }. Typ “language { $example }”.
note-draft-begun = Wat je hebt klaargezet, ligt nog niet op tafel. Met nog een keer “{ $word }” vervalt het.
note-draft-open = Wat je hebt klaargezet, ligt nog niet op tafel. “done” legt het neer; met nog een keer “{ $word }” vervalt het.
note-picked-open = Je hebt iets gekozen maar niet neergelegd. Met nog een keer “{ $word }” ga je zonder verder.
note-draft-begun-key = Wat je hebt klaargezet, ligt nog niet op tafel. Met “{ $word }” vervalt het.
note-draft-open-key = Wat je hebt klaargezet, ligt nog niet op tafel. “done” legt het neer; met “{ $word }” vervalt het.
note-picked-open-key = Je hebt iets gekozen maar niet neergelegd. Met “{ $word }” vervalt je keuze.
note-nothing-to-undo = { $family ->
        [cards] Er valt niets terug te nemen: een genomen kaart houd je.
       *[tiles] Er valt niets terug te nemen.
    }
note-choose-discard = { $chosen ->
        [0] Kies eerst één kaart en gooi die dan weg: daarmee eindigt je beurt.
       *[other] Je kunt maar één kaart weggooien: kies alleen die ene.
    }
replay-caption = De laatste ronde nog een keer.
record-file = De partij aan tafel { $code }, als bestand.
record-running = De ronde is nog bezig: wat je nog niet mag zien, staat er als vraagteken. Na de ronde geeft “record” het hele verslag.

## Hulp

help-now = Dit kun je nu typen:
help-several = Je zit aan meer tafels: achter een opdracht mag de code van de tafel staan, zoals “leave { $code }” of “pause { $code }”.
help-more = “help alles” toont alle opdrachten, “rules” legt het spel uit.
help-turn = In je beurt
help-table = Tafels
help-looking = Tijdens het spel
help-host = Voor de host
help-admins = In een groep of op een server kunnen de beheerders dit aan elke tafel ook, en haar sluiten. De chat krijgt te horen wie het deed.
help-other = Verder
help-line = “{ $word }” – { $about }
help-line-own = “{ $word }” of “{ $own }” – { $about }
help-no-such-word = Die opdracht bestaat niet. “help alles” toont ze allemaal.

## Wat er onderweg misgaat

mishap-unreadable = Ik kan “{ $word }” niet lezen. { $family ->
        [tiles] Stenen schrijf je als r5 b12 J.
        [cards] Kaarten schrijf je als { $cards }.
       *[both] Stenen schrijf je als r5 b12 J, kaarten als { $cards }.
    }
mishap-unplaced = Ik weet niet wat “{ $word }” hier betekent.
mishap-no-meld = Er ligt geen combinatie { $number } op tafel.
mishap-fits-nowhere = { $cards } past bij geen enkele combinatie op tafel.
mishap-fits-instead = { $cards } vormt geen combinatie, maar past bij een andere: “{ $phrase }”.
mishap-fits-several = { $cards } past bij de combinaties { $numbers }. Typ erbij welke: “{ $phrase }”.
mishap-move-nowhere = “{ $tile }” kun je niet verleggen: hij ligt niet op tafel en niet op je plankje.
mishap-move-already = { $there ->
        [rack] { $tile } ligt al op je plankje.
       *[other] { $tile } ligt al in combinatie { $there }.
    }
mishap-move-several = { $tile } ligt op meer dan één plek: { $places }. Typ erbij vanwaar en waarheen: “{ $example }” of “{ $other }”.
mishap-move-joker = In combinatie { $number } liggen meer jokers. Typ voor welke steen de jouwe staat: “{ $example }” of “{ $other }”.
mishap-move-not-held = { $tile } ligt niet op je plankje. Ligt de steen op tafel, laat dan “{ $rack }” weg.
mishap-split = Typ achter “split” het nummer van een rij en de steen waarmee het tweede deel begint: “split 3 r6”.
place-meld = combinatie { $number }
place-rack = je plankje
mishap-nothing = { $family ->
        [tiles] Welke stenen? Typ ze achter de opdracht.
        [cards] Welke kaarten? Typ ze achter de opdracht.
       *[both] Welke stenen of kaarten? Typ ze achter de opdracht.
    }
mishap-key = Dat is een knop: druk erop. { $family ->
        [cards] Typ je zet bijvoorbeeld als “meld 7H 8H 9H” of “layoff 10H 2”.
       *[tiles] Typ je zet bijvoorbeeld als “play r7 r8 r9” of “move r8 3”.
    }
mishap-take = Waarvandaan? “take stapel” of “take aflegstapel”.
mishap-take-other = Boven op de aflegstapel ligt niet { $card }, maar { $top }. “take aflegstapel” pakt die kaart, “take stapel” een van de stapel.
mishap-no-rank = Je hebt geen “{ $text }” in je hand.
mishap-which-card = Welke: { $cards }?
mishap-one-discard = Gooi één kaart weg, niet meer, met “discard” en die kaart.
mishap-move-where = Waarheen? Bijvoorbeeld “move { $tile } 3”, “move { $tile } nieuw” of “move { $tile } plankje”.
mishap-move-target = “{ $text }” is geen plaats. Bijvoorbeeld “move { $tile } 3”, “move { $tile } nieuw” of “move { $tile } plankje”.
mishap-word-first = Typ eerst het woord: “{ $example }”.
mishap-word-elsewhere = { $family ->
        [cards] “{ $word }” gebruik je niet bij kaarten. Typ “meld”, “layoff” of “discard” en je kaarten.
       *[tiles] “{ $word }” gebruik je niet bij stenen. Typ “play” en je stenen, of “draw”.
    }
mishap-word = “{ $word }” ken ik niet. “help” laat zien wat je kunt typen.
mishap-sentence = “{ $text }” begrijp ik niet. “help” laat zien wat je kunt typen. Over de regels vraag je zo: “mag ik de joker pakken?”
mishap-unconfirmed = Wat je hebt klaargezet, ligt nog niet op tafel: “done” legt het neer.
mishap-alone = Na “{ $word }” hoort niets meer: “{ $text }” begrijp ik niet. Er is niets veranderd.
mishap-swap = Leg de steen die de joker vervangt samen met de nieuwe combinatie neer: “play r7 y8 y9”. “rules joker” zegt wanneer dat mag.
mishap-whom = Typ erbij wie: “{ $word } NAAM”.
mishap-no-person = { $name } is een computer. Typ de naam van een persoon.
mishap-follows = “{ $text }” kan niet na “{ $word }”. “help { $word }” legt het uit.
mishap-season = “{ $text }” is geen maand. Schrijf jaar en maand: “top { $month }”.
mishap-top = “{ $text }” is geen spel en geen maand. Bijvoorbeeld: “top rummikub”, “top { $month }”.
mishap-watch-code = Hier is geen tafel open. Typ de code van de tafel erbij: “watch BCDF”.
mishap-order = Typ “sort kleur” of “sort getal”, niet “{ $text }”.
mishap-word-near = “{ $word }” ken ik niet. Bedoel je “{ $near }”?
mishap-sheet = Het spel “{ $name }” bestaat niet. Kies uit: { $sheets }.
mishap-sheet-near = Het spel “{ $name }” bestaat niet. Bedoel je “{ $near }”? Kies uit: { $sheets }.
mishap-thread = Hier kan ik geen thread voor de tafel openen: ik mag het niet, of dit is al een thread.
mishap-threadless = Alleen tafels op Discord krijgen een eigen thread.
mishap-racks = Hier zie je je plankje altijd privé: er valt niets te kiezen.
mishap-clock-unit = “{ $value }” in welke eenheid? Mogelijk: { $allowed }.
mishap-clock-bounds = “{ $value }” is geen geldige tijdslimiet. Kies iets tussen { $least } en { $most }.
note-rules-lost = Elk spel heeft eigen huisregels. Deze van { $sheet } gelden niet meer: { $rules }
mishap-thread-stays = “settings thread aan” opent een thread voor de tafel, en daar blijft hij. “join { $code }” in een kanaal toont hem ook daar.
mishap-setting = Die instelling bestaat niet. Kies uit: { $settings }. Zo verander je de bedenktijd: “settings tijd 5m”.
mishap-setting-near = Er is geen instelling “{ $word }”. Bedoel je “{ $near }”?
mishap-rule = De huisregel “{ $name }” bestaat niet. “settings regel” toont ze allemaal.
mishap-rule-near = De huisregel “{ $name }” bestaat niet. Bedoel je “settings regel { $near }”?
mishap-rule-number = “{ $number }” voor welke regel? Met bijvoorbeeld “settings regel stenen={ $number }” verander je de stenen per speler.
mishap-rule-value = “{ $value }” is geen geldige waarde voor “{ $name }”. Kies uit: { $allowed }
mishap-hints = “{ $value }” is geen aantal tips. Typ hoeveel elke speler er krijgt: “settings tips 3”. Geen tips: “settings hulp leggen”; onbeperkt: “settings hulp alles”.
mishap-wish = “{ $value }” ken ik niet. Kies voor je eigen weergave uit: { $allowed }.
mishap-rule-sheets = De regel “{ $name }” bestaat alleen in: { $sheets }.
mishap-goal = { $kind ->
        [chips] { $sheet } speel je om punten, niet om fiches.
       *[target] { $sheet } speel je om fiches, niet om punten.
    }
mishap-too-long = Te lang: hoogstens { $longest } tekens.
mishap-unavailable = Niet gelukt: { $trouble ->
        [locked] een ander programma houdt de database bezet. Probeer het straks nog eens
        [read_only] ik kan niet in de database schrijven. Zeg het tegen de beheerder
        [full] de schijf is vol, of het bestand mag niet groeien. Zeg het tegen de beheerder, en probeer het later nog eens
        [refused] de database weigert toegang. Zeg het tegen de beheerder
        [forbidden] ik mag niet in de database schrijven. Zeg het tegen de beheerder
        [damaged] de database is beschadigd. Zeg het tegen de beheerder
        [gone] de database is weg. Zeg het tegen de beheerder
       *[other] de database reageert niet. Probeer het straks nog eens
    }.
mishap-unexpected = Er ging iets mis, en er is niets veranderd. Geef bij een melding dit nummer door: { $number }

## Knoppen

button-new = Nieuwe tafel
button-second = Nog een tafel
button-wait = Wachten op plaats
button-stop-waiting = Stop met wachten
button-join = Doe mee
button-start = Begin
button-leave = Verlaat de tafel
button-stop = Sluit de tafel
button-remove = Verwijder speler
button-rules = Regels
button-settings = Instellingen
button-settings-computers-fewer = Een computer weghalen
button-auto = Automatisch pakken
button-auto-off = Niet meer automatisch pakken
button-nudge = Geef een seintje
button-resume = Ga verder
button-pause = Pauzeer
button-im-back = Ik ben er weer
button-rack = { $family ->
        [cards] Mijn hand
       *[tiles] Mijn plankje
    }
button-score = Stand
button-replay = Bekijk de ronde
button-history = Verloop
history-none = Er is nog niemand aan de beurt geweest.
button-record = Partij als bestand opslaan
button-next-ready = Volgende ronde
button-rematch = Revanche
button-tables = Mijn tafels
button-table = Tafel
button-table-code = Tafel { $code }
button-help = Hulp
button-help-all = Alle opdrachten
button-play = Zet klaar
button-play-done = { $counted ->
        [yes] { $count ->
            [one] Leg 1 punt neer en klaar
           *[other] Leg { $count } punten neer en klaar
        }
       *[no] { $count ->
            [one] Leg één steen neer en klaar
           *[other] Leg { $count } stenen neer en klaar
        }
    }
button-look-first = Eerst op tafel bekijken
button-another-way = Op een andere manier
button-arrange = Nieuwe combinatie
button-arrange-more = Combineren met meer stenen
button-arrange-rack = Terug op het plankje
button-choose = { $family ->
        [cards] Kies kaarten
       *[tiles] Kies stenen
    }
button-onto = Leg aan bij een combinatie
button-here = Leg hier aan
button-here-yet = Nog geen combinatie
button-melds = Verleg stenen
button-mend = Plaats de losse stenen
button-take-tile = Pak een steen van tafel
button-drop = Keuze wissen
button-split = Splits tussen { $left } en { $right }
button-more = Meer
button-following = Volgende pagina
button-other = Iets anders doen
button-back = Terug
part-held = Losse stenen
button-meld = Leg als combinatie neer
button-discard = Gooi weg
button-return = Terug in de pot
button-draw = Pak een steen
button-pass = Pas
button-draw-anyway = Pak toch een steen
button-pass-anyway = Pas toch
button-done-anyway = Leg neer zonder die stenen
button-leave-anyway = Ga toch weg
button-stop-anyway = Sluit toch
button-remove-anyway = Verwijder toch
button-rematch-anyway = Begin zonder te wachten
button-done = { $family ->
        [cards] Beëindig je beurt
       *[tiles] Leg neer
    }
button-hint = Tip
button-repair = Neem dit over
button-notify-dm = Privé
button-notify-group = In de chat
button-notify-both = Privé en in de chat
button-notify-quiet = Nergens
button-puzzle-easy = Een makkelijke
button-puzzle-normal = Een gemiddelde
button-puzzle-hard = Een moeilijke
button-puzzle-solution = Oplossing
button-undo = Ongedaan maken
button-reset = Begin opnieuw
button-take-stock = Neem van de stapel
button-take-discard = Neem de open kaart
button-object = Maak bezwaar
button-accept = Accepteer
button-sort-number = { $family ->
        [cards] Sorteer op waarde
       *[tiles] Sorteer op getal
    }
button-sort-colour = { $family ->
        [cards] Sorteer op kleur
       *[tiles] Sorteer op kleur
    }

## Wat de beheerder van het programma niet toestaat

limit-banned = Je kunt hier niet meedoen. Vraag het aan de beheerder van deze bot.
limit-chat = In deze chat wordt niet gespeeld. Vraag het aan de beheerder van deze bot.
limit-private = Tafels open je hier alleen in groepen. Typ “new” in een groep en speel daar.
limit-tables-chat = { $most ->
        [one] In deze chat is al een tafel, en meer mag niet
       *[other] In deze chat zijn al { $most } tafels, en meer mag niet
    }. Doe daar mee, of sluit er een: “stop”.
limit-tables-person = { $most ->
        [one] Je zit al aan een tafel, en meer dan één tegelijk mag niet
       *[other] Je zit al aan { $most } tafels, en meer tegelijk mag niet
    }. Verlaat eerst een tafel: “leave”.
limit-pace = Dat was veel tegelijk. Wacht even.
limit-solver = Ik heb voorlopig genoeg gezocht. Probeer het over { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } nog eens, of typ de tafel zelf: “arrange”.

## Privacy

privacy-about =
    Ik bewaar je naam en je gebruikers-ID op dit platform, je taal en hoe je tafels wilt zien. Ik bewaar ook waar je speelt en wat je daar deed. Wat je typt, bewaar ik tot het is uitgevoerd. Woorden die je met “cut” aan het schudden toevoegt, blijven bij die partij bewaard. Niets daarvan gaat naar iemand anders.
    “privacy exporteren” geeft je alles als bestand. “privacy vergeten” wist alles waaraan je te herkennen bent. Een computer speelt dan voor je verder, en in oude partijen blijft van jou alleen een nummer over.
privacy-file = Alles wat ik over je bewaar.
privacy-sure = Dit wist voorgoed je naam, gebruikers-ID, taal en voorkeuren op dit platform. Je verlaat elke tafel, en een computer speelt voor je verder.
privacy-forgotten = Klaar: alles over je is gewist. Schrijf je me weer, dan beginnen we opnieuw. Het ga je goed!
button-privacy-export = Download mijn gegevens
button-privacy-forget = Vergeet mij
button-privacy-sure = Ja, vergeet mij
