# Wat er op het scherm staat: wachtkamer, tafel, beurt, uitslag, afspraken en antwoorden over tafels.

## Namen

name-unknown = iemand
name-computer = Computer { $seat }
name-nobody = Plaats { $seat } (gesloten)
list-and = { $first } en { $last }

## Koppen en de tafel

screen-head = { $sheet }, tafel { $code }
screen-head-round = { $sheet }, tafel { $code }, ronde { $round }
screen-table = Op tafel:
screen-table-empty = Er ligt nog niets op tafel.
count-seat = { $name }: { $count }
count-stock = stapel { $count }
count-discard = Aflegstapel ({ $count }): bovenop { $top }
turn-of = { $name } is aan de beurt.

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
time-night = Nog { $time }; de klok rust tot de nacht voorbij is.
time-left = Nog { $time }.
time-ends = De beurt eindigt { $when }.
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

## Wie begint

start-drawn = { $name } { $tile }
start-highest = Gepakt om te zien wie begint: { $draws }. { $name } begint.
start-lot = { $name } begint; dat besliste het lot.
start-youngest = { $name } is de jongste en begint.
start-left = { $name } begint.
start-left-of-dealer = { $name } zit links van de gever en begint.

## Wat er is gedaan

deed-draw = { $name } heeft gepakt.
deed-lay = { $name } heeft { $tiles } uitgelegd.
deed-pass = { $name } heeft gepast.
deed-return = { $name } heeft een steen teruggelegd.
deed-take = { $picked ->
        [0] { $name } heeft een kaart van de stapel genomen.
       *[other] { $name } heeft { $tiles } van de aflegstapel genomen.
    }
deed-meld = { $name } heeft { $tiles } uitgelegd.
deed-layoff = { $name } heeft { $tiles } aangelegd.
deed-discard = { $name } heeft { $tiles } weggegooid.
deed-done = { $name } heeft de beurt beëindigd.
deed-object = { $name } heeft bezwaar gemaakt tegen wat het laatst is uitgelegd.
deed-accept = { $name } accepteert wat het laatst is uitgelegd.
deed-bell = { $told ->
        [0] De tijd is om! { $name }: niets uit te leggen, niets te pakken.
       *[other] De tijd is om! { $name }: { $figures }.
    }
bell-laid = { $family ->
        [cards] { $count } { $count ->
            [one] kaart
           *[other] kaarten
        }
       *[tiles] { $count } { $count ->
            [one] steen
           *[other] stenen
        }
    } uitgelegd
bell-back = { $count } teruggenomen
bell-taken = { $count } van tafel genomen
bell-drawn = { $count } gepakt
bell-returned = { $count } teruggelegd in de stapel
bell-discarded = { $count } weggegooid
deed-leave = { $name } is opgestapt.
deed-other = { $name }: { $verb }

## De wachtkamer

lobby-seats = Bezette plaatsen: { $taken } van { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (host)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = makkelijk
level-normal = gewoon
level-hard = sterk
lobby-lapsed = Niemand is het spel begonnen, dus de tafel is gesloten.
lobby-how = Met “join” schuif je aan, vanuit een andere chat met “join { $code }”. De host zegt “settings” en daarna “start”.
lobby-elsewhere = Vanuit een andere chat schuif je met “join { $code }” aan deze tafel aan.

## Wat is afgesproken

goal-rounds = { $amount ->
        [one] De partij duurt één ronde.
       *[other] De partij duurt { $amount } rondes.
    }
goal-target = De partij gaat tot { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }.
goal-chips = { $amount ->
        [one] Met één fiche win je de partij.
       *[other] Met { $amount } fiches win je de partij.
    }
clock-sheet = { $seconds ->
        [0] Geen klok: het spelregelblad heeft er geen.
       *[other] Een beurt mag { $seconds } seconden duren, zoals op het spelregelblad staat.
    }
clock-2m = Een beurt mag 2 minuten duren.
clock-5m = Een beurt mag 5 minuten duren.
clock-1h = Een beurt mag een uur duren.
clock-24h = Een beurt mag een dag duren.
clock-3d = Een beurt mag drie dagen duren.
clock-none = Geen klok.
clock-begins = De nieuwe klok geldt vanaf de volgende beurt.
agreed-away = { $bells ->
        [0] Voor wie weg is speelt niemand.
        [one] Doet iemand niets tot de tijd om is, dan speelt een computer voor die plaats.
       *[other] Doet iemand { $bells } keer achter elkaar niets tot de tijd om is, dan speelt een computer voor die plaats.
    }
assist-none = Geen hulp: alles wat je uitlegt, schrijf of bouw je zelf.
assist-arrange = { $family ->
        [cards] “play” legt de kaarten die je noemt.
       *[tiles] “play” legt de stenen die je noemt.
    }
assist-hints = Tips voor ieder: { $hints }.
assist-open = Alle hulp mag.
leavers-computer = Stapt iemand op, dan speelt een computer verder op die plaats.
leavers-closed = Stapt iemand op, dan gaat die plaats dicht.
agreed-house-rules = Huisregels: { $rules }
racks-dm = De bankjes komen in privéberichten.
racks-here = De bankjes open je in het kanaal, met “Mijn bankje”.
look-picture = De tafel wordt als afbeelding getoond.
look-emoji = De tafel wordt in emoji getoond.
look-text = De tafel wordt als tekst getoond.
theme-light = De afbeelding is licht.
theme-dark = De afbeelding is donker.
theme-contrast = De afbeelding heeft veel contrast.
theme-large = De afbeelding toont alles groot.
settings-host = Host: { $name }
settings-rules = Regels die je kunt instellen: { $rules }
settings-how =
    De host verandert dit: “settings clock 5m”, “settings rule jokers=4”, “settings rounds 3”,
    “settings computers easy”, “settings assist none”, “settings leavers closed”, “settings sheet kids”,
    “settings look picture”, “emoji” of “text”, “settings theme light”, “dark”, “contrast” of “large”.
    “settings rule” laat zien hoe je elk van deze regels verandert.
settings-mine = Wat alleen jij ziet, stel je naar eigen wens in: “settings my text”, “settings my dark”.

## De eigen beurt

draft-table = { $count ->
        [0] Je opzet, nog niet uitgelegd:
       *[other] Je opzet met { $tiles }, nog niet uitgelegd:
    }
draft-wrong = { $count ->
        [one] Nog geen combinatie: { $numbers }
       *[other] Nog geen combinaties: { $numbers }
    }
draft-hand = In de hand, nog zonder plek: { $tiles }
draft-missing = Ontbreekt op tafel: { $tiles }
draft-way = { $number ->
        [1] Nog een keer “{ $word } { $tiles }” laat zien of het ook anders kan.
       *[other] Mogelijkheid { $number }. Nog een keer “{ $word } { $tiles }” toont de volgende.
    }
draft-ways-seen = { $count ->
        [one] Anders kun je { $tiles } niet kwijt.
       *[other] Dat waren alle { $count } mogelijkheden voor { $tiles }: dit is de eerste weer.
    }
rack = { $family ->
        [cards] Je hand ({ $count }):
       *[tiles] Je bankje ({ $count }):
    }
rack-new = { $family ->
        [cards] Nieuw in je hand: { $tiles }
       *[tiles] Nieuw op je bankje: { $tiles }
    }
rack-empty = { $family ->
        [cards] Je hand is leeg.
       *[tiles] Je bankje is leeg.
    }
need-objection = Je kunt bezwaar maken tegen wat het laatst is uitgelegd (“object”) of het accepteren (“accept”).
need-first-laying = { $points ->
        [0] Voordat je ergens aanlegt, moet je een combinatie van je eigen bankje uitleggen.
        [1] De eerste keer moet je voor minstens 1 punt uitleggen.
       *[other] De eerste keer moet je voor minstens { $points } punten uitleggen.
    }
need-in-hand = In de hand: { $tiles }
need-picked = Eerste keer uitleggen: { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    } gekozen.
need-drafted = De eerste keer uitleggen: { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    }.
coach-begin-opened = Tip: tik stenen aan, één is genoeg als hij bij een combinatie op tafel past, en leg ze neer.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Tip: tik eigen rijen aan tot er 1 punt gekozen is, en leg ze neer.
           *[other] Tip: tik eigen rijen aan tot er { $points } punten gekozen zijn, en leg ze neer.
        }
       *[yes] { $points ->
            [1] Tip: tik eigen series en rijen aan tot er 1 punt gekozen is, en leg ze neer.
           *[other] Tip: tik eigen series en rijen aan tot er { $points } punten gekozen zijn, en leg ze neer.
        }
    }
coach-begin-own = { $sets ->
        [no] Tip: tik drie of meer stenen aan die samen een rij zijn, en leg ze neer.
       *[yes] Tip: tik drie of meer stenen aan die samen een serie of een rij zijn, en leg ze neer.
    }
coach-nothing-fits = { $stock ->
        [0] Past er niets? Pas.
       *[other] Past er niets? Pak er een.
    }
coach-not-enough = { $stock ->
        [0] Nog te weinig? Pas.
       *[other] Nog te weinig? Pak er een.
    }
coach-enough = Tip: dat is genoeg. Leg ze op tafel.
coach-begin-cards = Tip: neem eerst een kaart, de open kaart of een van de stapel.
coach-draft = Tip: er ligt nog niets. Met “Uitleggen” telt het, met “Ongedaan maken” neem je het terug.
coach-short = Tip: dit is nog niet genoeg. Tik stenen aan voor nog een combinatie en leg ze, of neem het terug.
coach-drawn = Tip: tik drie of meer kaarten aan voor een combinatie. Tot slot tik je één kaart aan en gooi je die weg.
coach-return = Tip: tik de steen aan die je het minst nodig hebt; hij gaat terug in de stapel.
need-draft = { $adds ->
        [yes] Jij bent aan de beurt: “done” legt je opzet op tafel, “undo” neemt de laatste stap terug, “play” zet er meer bij.
       *[no] Jij bent aan de beurt: “done” legt je opzet op tafel, “undo” neemt de laatste stap terug, “play” noemt andere stenen.
    }
need-short = Jij bent aan de beurt: “play” zet er een combinatie bij, “undo” neemt de laatste stap terug.
need-begin = { $family ->
        [cards] Jij bent aan de beurt: neem een kaart van de stapel (“take stock”) of van de aflegstapel (“take discard”).
       *[tiles] { $stock ->
            [0] Jij bent aan de beurt: leg uit (“play” en je stenen, dan “done”) of pas (“pass”).
           *[other] Jij bent aan de beurt: leg uit (“play” en je stenen, dan “done”) of pak (“draw”).
        }
    }
need-drawn = Jij bent aan de beurt: leg uit (“meld”), leg aan (“layoff”) en gooi dan een kaart weg (“discard”): dat beëindigt je beurt.
need-return = Je bankje is vol: leg met “return” een steen terug.
need-tapped-draft = Jij bent aan de beurt: je opzet ligt nog niet op tafel.
need-tapped-short = Jij bent aan de beurt: kies stenen voor nog een combinatie, of neem de laatste stap terug.
need-tapped-begin = { $family ->
        [cards] Jij bent aan de beurt: neem een kaart.
       *[tiles] { $stock ->
            [0] Jij bent aan de beurt: kies stenen om uit te leggen, of pas.
           *[other] Jij bent aan de beurt: kies stenen om uit te leggen, of pak.
        }
    }
need-tapped-drawn = Jij bent aan de beurt: leg uit wat je kunt. Kies een kaart en gooi die weg om je beurt te beëindigen.
need-tapped-return = Je bankje is vol: kies een steen om terug te leggen.
need-tapped-objection = Je kunt bezwaar maken tegen wat het laatst is uitgelegd, of het accepteren.

## Tips

hint-lays = Je kunt iets uitleggen.
hint-pieces = { $family ->
        [cards] Je kunt { $tiles } uitleggen.
       *[tiles] Je kunt { $tiles } uitleggen; op tafel is er { $count ->
            [one] een plek
           *[other] plek
        } voor.
    }
hint-whole = { $word ->
        [discard] Zo leg je { $tiles } uit. Daarna “discard { $piece }”.
       *[other] Zo leg je { $tiles } uit: zeg “{ $word }”.
    }
hint-too-little = Je eigen combinaties zijn { $needed ->
        [one] { $points } van { $needed } punt
       *[other] { $points } van de { $needed } punten
    } waard: dat is te weinig om te beginnen.
hint-no-lay-draw = Je kunt niets uitleggen: “draw”.
hint-no-lay-pass = Je kunt niets uitleggen: “pass”.
hint-no-lay-done = Er is niets meer te doen: “done”.
hint-no-lay-take-stock = Neem van de stapel: “take stock”.
hint-no-lay-take-discard = De kaart op de aflegstapel is het waard: “take discard”.
hint-no-lay-discard = { $named ->
        [0] Je kunt niets uitleggen: gooi met “discard” een kaart weg.
       *[other] Je kunt niets uitleggen: “discard { $typed }”.
    }
hint-no-lay-return = { $named ->
        [0] Leg een steen terug: “return”.
       *[other] Aan { $piece } heb je het minst: “return { $typed }”.
    }
hint-strong-waits = Een sterke speler zou liever pakken: { $stays ->
        [one] er zou één steen overblijven
       *[other] er zouden { $stays } stenen overblijven
    }, en misschien past straks alles in één beurt.
hint-strong-keeps = Een sterke speler zou liever pakken: { $stays ->
        [one] er zou één steen overblijven
       *[other] er zouden { $stays } stenen overblijven
    }, en wat je neerlegt helpt ook de anderen.
hint-strong-tried-draw = Een sterke speler zou liever pakken: van { $tried } verdelingen die passen bij wat je ziet, wint hij er zo { $wins } en met deze stenen op tafel { $laying }.
hint-strong-tried-lay = Een sterke speler zou alleen { $tiles } op tafel leggen: van { $tried } verdelingen die passen bij wat je ziet, wint hij er zo { $wins } en met deze stenen op tafel { $laying }.
hint-strong-lays = Een sterke speler zou alleen { $tiles } op tafel leggen{ $jokers ->
        [0] .
        [one] {" "}en de joker houden: op je bankje helpt hij om uit te gaan, op tafel helpt hij de anderen.
       *[other] {" "}en { $jokers } jokers houden: op je bankje helpen ze om uit te gaan, op tafel helpen ze de anderen.
    }
hint-strong-holds = Een sterke speler zou nog niets laten zien: alle anderen hebben nog minstens { $others ->
        [one] één kaart
       *[other] { $others } kaarten
    }, en ze zouden bij wat je neerlegt kunnen aanleggen.
hint-again = Nog een keer “hint” zegt meer.
hints-left = { $count ->
        [0] Dat was je laatste tip van deze partij.
        [one] Je hebt nog één tip in deze partij.
       *[other] Je hebt nog { $count } tips in deze partij.
    }

## Wat wel kan

repair-offered = Dit kan wel, met { $tiles }:
repair-how = Met “{ $phrase }” wordt dat je opzet.

## Puzzels

puzzle-easy = makkelijk
puzzle-normal = gemiddeld
puzzle-hard = moeilijk
puzzle-title = De puzzel van { $day }: { $sheet }, { $grade }
puzzle-rack = Je bankje ({ $count }):
puzzle-how = Leg alles in één beurt uit. Je antwoord is “puzzle” en de hele tafel, een streep tussen combinaties: “puzzle #1 r7 | b4 b5 b6 | ...”; “#1” is combinatie 1, “...” zijn alle andere. “puzzle solution” laat een oplossing zien.
puzzle-solver = Jij
puzzle-solved = { $moved ->
        [0] Opgelost! Op tafel hoeft daarvoor niets te verhuizen.
        [one] Opgelost! Het kan als één steen van de tafel naar een andere combinatie verhuist.
       *[other] Opgelost! Het kan als { $moved } stenen van de tafel naar andere combinaties verhuizen.
    }
puzzle-wrong = Nog niet opgelost:
puzzle-solution = { $moved ->
        [0] Een oplossing, op tafel verhuist er niets:
        [one] Een oplossing, één steen van de tafel verhuist:
       *[other] Een oplossing, { $moved } stenen van de tafel verhuizen:
    }
puzzle-no-grade = Met { $sheet } zijn er alleen deze puzzels: { $grades }. Waar niets wordt omgebouwd, is niets moeilijk.
puzzle-no-sheet = Met { $sheet } zijn er geen puzzels. “puzzle” alleen toont er een met Rummikub.

## Uitslagen

result-win = { $count ->
        [one] { $winners } wint de ronde.
       *[other] { $winners } winnen de ronde.
    }
result-points = { $points ->
        [one] Dat is 1 punt.
       *[other] Dat zijn { $points } punten.
    }
result-draw = De ronde is onbeslist.
result-blocked = { $count ->
        [0] Niemand kan verder: niemand wint de ronde.
        [one] Niemand kan verder: { $winners } wint de ronde.
       *[other] Niemand kan verder: { $winners } winnen de ronde.
    }
result-aborted = De ronde is afgebroken.
result-open = De ronde is nog bezig.
result-doubled = { $family ->
        [cards] Rummy! De ronde telt dubbel.
       *[tiles] Handrummy! De ronde telt dubbel.
    }
result-rack = { $name }: { $tiles }
result-rack-empty = { $name }: niets over
result-round = Deze ronde: { $standing }
result-total = Stand: { $standing }
result-hints = Gebruikte tips: { $standing }
result-next = “next” deelt de volgende ronde.
result-next-tapped = { $waits ->
        [yes] De volgende ronde begint zodra iedereen meedoet.
       *[no] De volgende ronde begint zodra iedereen meedoet, uiterlijk na een minuut.
    }
result-ready = Doen mee: { $names }
result-again = Voor een revanche: { $names }
result-match = { $count ->
        [one] { $winners } wint de partij. “rematch” speelt er nog een.
       *[other] { $winners } winnen de partij. “rematch” speelt er nog een.
    }
result-match-tapped = { $count ->
        [one] { $winners } wint de partij.
       *[other] { $winners } winnen de partij.
    }
result-evening = Vanavond, { $matches } partijen: { $standing }
score-after = { $rounds ->
        [0] Er is nog geen ronde voorbij: { $standing }
        [one] Na één ronde: { $standing }
       *[other] Na { $rounds } rondes: { $standing }
    }

## Meer tafels

stats-none = Je hebt nog geen ronde uitgespeeld.
stats-rounds = Rondes uitgespeeld: { $rounds }, gewonnen: { $won }
stats-matches = Partijen: { $matches }, gewonnen: { $won }
stats-laid = Gelegde stenen en kaarten: { $laid }, hoogstens { $most } in één beurt
tables-none = Je zit aan geen enkele tafel. “new rummikub” opent er een.
tables-mine = { $code }: { $sheet }, jij bent aan de beurt
tables-lobby = { $code }: { $sheet }, nog niet begonnen
tables-playing = { $code }: { $sheet }, { $name } is aan de beurt
tables-between = { $code }: { $sheet }, tussen twee rondes
tables-over = { $code }: { $sheet }, partij voorbij
pick-table = { $code }: { $sheet }
pick-which-table = Welke tafel bedoel je? “table { $code }” kiest er een, zeg dan nog een keer “{ $word }”.

## Wat tafels niet doen

table-no-table = Zo’n tafel is er hier niet. “new” opent er een.
table-elsewhere = Hier staat geen tafel, maar je zit elders wel aan een. “tables” brengt je erheen; “join” met de code ervan toont die tafel ook hier.
table-closed = Deze tafel is gesloten. “new” opent een andere.
table-not-at-table = Je zit niet aan deze tafel. “join” vraagt om een plaats.
table-ready-already = Je bent al klaar voor de volgende ronde. We wachten nog op de anderen.
table-not-host = Dat kan alleen de host.
table-already-seated = Je hebt al een plaats.
table-table-full = De tafel is vol: hier kunnen er { $needed } spelen.
table-too-few = Om te spelen zijn er minstens { $needed } nodig: iemand zegt “join”, of “settings computers normal” zet er een computer bij (of easy, hard).
table-already-started = De partij is al begonnen.
table-not-started = Er is nog niets gedeeld. De host zegt “start”.
table-no-round-over = Nog geen ronde van deze partij is voorbij: er is niets terug te zien.
table-round-running = De ronde is nog bezig.
table-match-running = Dat kan alleen tussen twee partijen.
table-match-over = De partij is voorbij. “rematch” speelt er nog een.
table-no-free-seat = Alle plaatsen zijn bezet.
table-nobody-called = Aan deze tafel ken ik niemand die “{ $name }” heet.
table-no-clock = Er loopt voor niemand anders een klok.
table-own-turn = Je bent zelf aan de beurt: de anderen wachten op jou.
table-not-timed = Er loopt geen tijd: er is geen klok om stil te zetten.
table-paused = De klok staat stil, en het spel ook. “resume” laat hem weer lopen.
table-auto-chooses = Met kaarten eindigt elke beurt met een kaart weggooien, en die kun alleen jij kiezen: “auto” is voor stenen.
table-auto-tells = “auto” zou verklappen of je kunt uitleggen, en die hulp geeft deze tafel niet.
table-auto-opened = Je hebt al voor het eerst uitgelegd. “auto” alleen gaat door tot het eind van de ronde.
table-too-early = Geef het wat tijd: vragen kan na de helft.
table-nudged-already = Er heeft al iemand gevraagd.
table-not-away = Een computer valt in voor wie de laatste keer niets deed tot de tijd om was; de host mag hem altijd laten invallen.
table-by-hand = Aan deze tafel speel je zonder hulp: schrijf de hele tafel met “arrange”, of bouw die met “pick”. { $name } is de host en kan dat veranderen: “settings assist arrange”.
table-by-hand-host = Aan deze tafel speel je zonder hulp: schrijf de hele tafel met “arrange”, of bouw die met “pick”. Je kunt dat veranderen: “settings assist arrange”.
table-no-hints = Deze tafel geeft geen tips. { $name } is de host en kan ze toestaan: “settings assist hints 3” of “settings assist open”.
table-no-hints-host = Deze tafel geeft geen tips. Je kunt ze toestaan: “settings assist hints 3” of “settings assist open”.
table-hints-used = Je { $needed ->
        [one] { $needed } tip van deze partij is
       *[other] { $needed } tips van deze partij zijn
    } op. { $name } is de host en kan er meer toestaan: “settings assist hints { $needed }” met een hoger getal.
table-hints-used-host = Je { $needed ->
        [one] { $needed } tip van deze partij is
       *[other] { $needed } tips van deze partij zijn
    } op. Je kunt er meer toestaan: “settings assist hints { $needed }” met een hoger getal.
table-no-such-level = In dit spel heet geen computer “{ $name }”: zeg “easy”, “normal” of “hard”.

## Berichten

note-seat-person = { $after } speelt verder voor { $before }.
note-seat-computer = { $before } is opgestapt. { $after } speelt verder op die plaats.
note-seat-rematch = { $before } is opgestapt. Bij een revanche neemt { $after } die plaats in.
note-seat-nobody = { $before } is opgestapt. De plaats is gesloten.
note-seat-wanted-round = { $name } speelt mee vanaf de volgende ronde.
note-seat-wanted-match = { $name } speelt mee vanaf de volgende partij.
note-seat-wanted-free = { $name } wacht op een vrije plaats.
note-host = { $name } is nu de host.
note-stood-in = { $name } is weg: een computer speelt op die plaats tot { $name } weer iets doet.
note-stood-in-own = Je bent weg: een computer speelt voor je tot je weer iets doet.
note-owner-back = { $name } speelt weer zelf.
note-back = Je speelt weer zelf.
note-back-already = Er speelt geen computer voor je: je doet mee.
note-clock-stands = De klok staat stil. “resume” laat hem weer lopen.
note-clock-stands-by = De klok staat stil: { $name } heeft hem stilgezet. “resume” laat hem weer lopen.
note-nobody-there = Er zit niemand meer aan tafel, dus het spel wacht. “resume” laat het verdergaan.
note-clock-runs = De klok loopt weer.
note-clock-runs-by = De klok loopt weer: { $name } heeft hem aangezet.
note-clock-runs-already = De klok loopt al.
note-time-short = Jij bent aan de beurt, en je hebt nog een kwart van je tijd.
note-drew-for-you = { $count ->
        [0] Je kon niet uitleggen en er was niets meer te pakken, dus heb ik voor je gepast. “auto off” zet dat uit.
       *[other] Je kon niet uitleggen, dus heb ik { $tiles } voor je gepakt. “auto off” zet dat uit.
    }
note-auto-round = Zolang je niet kunt uitleggen, pak ik voor je, tot de ronde voorbij is. “auto off” zet dat uit.
note-auto-first = Ik pak voor je tot je voor het eerst kunt uitleggen. “auto off” zet dat uit.
note-auto-off = Ik pak niet meer voor je.
note-auto-how = Zeg “auto”: ik pak voor je zolang je niet kunt uitleggen. “auto first”: tot je voor het eerst kunt uitleggen. “auto off”: niet meer.
auto-left = “auto” laat deze beurt aan jou: er is iets wat alleen jij kunt doen.
note-quiet = Stil van { $begins } tot { $ends } op de klok van { $place }, waar het nu { $now } is. In die uren loopt geen beurt van een uur of langer af, en wat daarover te melden is, wacht. “quiet off” zet dat uit.
note-quiet-fixed = Stil van { $begins } tot { $ends } op de klok van UTC{ $place }, waar het nu { $now } is. In die uren loopt geen beurt van een uur of langer af, en wat daarover te melden is, wacht. Noem liever een stad, dan telt ook de zomertijd. “quiet off” zet dat uit.
note-quiet-off = Geen stille uren meer.
note-quiet-how = Zeg van wanneer tot wanneer, en waar je bent of hoe laat het daar is: “quiet 22-8 Amsterdam”, “quiet 22-7:30 Brussels”, “quiet 22-8 14:30”. In die uren loopt geen beurt van een uur of langer af, en wat daarover te melden is, wacht.
note-quiet-long = Hoogstens twaalf uur. Wie meer tijd voor een beurt wil, speelt met een langere klok of zonder.
note-quiet-zone = Op welke klok? Noem een grote stad in je tijdzone, of zeg hoe laat het nu bij jou is: “quiet 22-8 Amsterdam”, “quiet 22-8 14:30”.
note-quiet-where = De klok van “{ $place }” ken ik niet. Noem een grote stad in je tijdzone, in het Engels, of zeg hoe laat het nu bij jou is: “quiet 22-8 14:30”.
note-quiet-near = De klok van “{ $place }” ken ik niet. Bedoel je { $near }? Of zeg hoe laat het nu bij jou is: “quiet 22-8 14:30”.
note-zone = Tijden zijn die van { $place }, waar het nu { $now } is. “settings tijdzone uit” zet dat uit.
note-zone-off = Hoe laat een beurt eindigt, wordt niet meer getoond.
note-zone-how = “settings tijdzone Amsterdam” toont hoe laat een beurt eindigt. Noem een grote stad in je tijdzone.
note-zone-where = De klok van “{ $place }” ken ik niet. Noem een grote stad in je tijdzone: “settings tijdzone Amsterdam”.
note-zone-near = De klok van “{ $place }” ken ik niet. Bedoel je { $near }? “settings tijdzone { $near }”
note-zone-nowhere = Een tijdzone hoort bij een chat, en geen enkele chat toont deze tafel.
note-turn-waits = Je stille uren zijn voorbij, { $name }: jij bent aan de beurt.
note-nudge = { $name } vraagt je door te spelen: jij bent aan de beurt.
note-nudged = Doorgegeven.
note-call-over = Die beurt is voorbij.
note-stopped = Tafel { $code } is gesloten.
note-home-lost = Tafel { $code } is niet meer te zien in zijn chat: ik kan daar niet schrijven. Het spel gaat verder met dezelfde code. “join { $code }” brengt de tafel daar terug, of naar een andere chat.
note-home-lost-last = Tafel { $code } is niet meer te zien in zijn chat: ik kan daar niet schrijven. Het spel ligt stil. Met “join { $code }” in die chat of een andere gaat het daar verder, met “resume” hier privé.
note-home-back = Tafel { $code } is weer in een chat te zien.
note-not-shown-here = Tafel { $code } is hier niet meer te zien. “join { $code }” brengt de tafel terug.
note-home-left = De tafel gaat verder in een eigen thread:
note-out-of-reach = Ik kan { $name } niet privé schrijven: open een privéchat met mij en start die.
note-within-reach = Ik kan { $name } weer privé schrijven.
note-done = Gedaan.
note-left = Je bent opgestapt van tafel { $code }.
sure-end = De partij is nog niet uit, en als je weggaat is ze definitief voorbij. Nog een keer “{ $word }” beëindigt haar.
sure-leave = De partij is nog niet uit, en als je weggaat geef je je plaats op. Nog een keer “{ $word }” en je bent weg.
sure-stop = De partij is nog niet uit, en ze eindigt dan definitief, voor iedereen. Nog een keer “{ $word }” beëindigt haar.
sure-remove = De partij is nog niet uit, en { $name } raakt zijn plaats kwijt. Nog een keer “{ $word }” neemt die af.
sure-rematch = Misschien kijken anderen nog naar de uitslag. De volgende partij begint als iedereen erom heeft gevraagd, of als je nog een keer “{ $word }” zegt.
note-wishes = Zo gebeurt het, bij alles wat alleen jij ziet.
note-wishes-how = Zeg achter “settings my” hoe je wilt zien wat alleen jij ziet: { $choices }.
note-notify-how = Waar zal ik je roepen als je aan de beurt bent?
note-notify-dm = Ik roep je privé.
note-notify-group = Ik roep je in de chat van de tafel.
note-notify-both = Ik roep je privé en in de chat van de tafel.
note-notify-quiet = Ik laat je alles zien, zonder geluid.
note-language = Ik spreek nu Nederlands met je.
note-languages = Ik spreek: { $languages }. Zeg “language { $example }”.
note-draft-open = Je opzet ligt nog niet op tafel. Nog een keer “{ $word }” gooit hem weg; “done” legt hem op tafel.
note-picked-open = Je hebt iets gekozen en niet uitgelegd. Nog een keer “{ $word }” laat het waar het is.
note-nothing-to-undo = { $family ->
        [cards] Er is niets om terug te nemen: een kaart die je hebt genomen, houd je.
       *[tiles] Er is niets om terug te nemen.
    }
note-choose-discard = Kies eerst één kaart en gooi die dan weg: dat beëindigt je beurt.
replay-caption = De laatste ronde nog een keer.
record-file = De partij aan tafel { $code }, als bestand.
record-running = De ronde is nog bezig: wat je nog niet kunt zien staat er als ?, dus hij kan nog niet worden nagespeeld. Is de ronde uit, dan geeft “record” alles.

## Hulp

help-now = Dit kun je nu zeggen:
help-more = “help all” laat alle woorden zien, “rules” legt het spel uit.
help-turn = In je beurt
help-table = Tafels
help-looking = Om te bekijken
help-host = Voor de host
help-other = Verder
help-line = { $word }: { $about }
help-no-such-word = Dat woord ken ik niet. “help all” laat ze allemaal zien.

## Wat er onderweg misgaat

mishap-unreadable = Ik kan “{ $word }” niet lezen. Stenen schrijf je als r5 b12 J, kaarten als 7H 10S.
mishap-no-meld = Er ligt geen combinatie { $number } op tafel.
mishap-fits-nowhere = { $cards } past bij geen combinatie op tafel.
mishap-fits-several = { $cards } past bij de combinaties { $numbers }. Zeg bij welke: “layoff { $typed } { $number }”.
mishap-move-nowhere = “{ $tile }” ligt nergens waar je hem vandaan kunt halen.
mishap-move-several = Er is meer dan één { $tile }: { $places }. Zeg ook waarvandaan: “{ $example }”.
mishap-split = “split” wil een rij en de steen waarmee het tweede deel begint: “split 3 r6”.
place-rack = je bankje
mishap-nothing = Zeg ook welke.
mishap-word = “{ $word }” ken ik niet. “help” laat zien wat je kunt zeggen.
mishap-alone = “{ $word }” staat alleen, en “{ $text }” is niet duidelijk. Er is niets gebeurd.
mishap-whom = Zeg ook wie: “{ $word } NAAM”.
mishap-order = Bij “sort” hoort “kleur” of “getal”, niet “{ $text }”.
mishap-word-near = “{ $word }” ken ik niet. Bedoel je “{ $near }”?
mishap-sheet = Er is geen spelregelblad “{ $name }”. Er zijn: { $sheets }
mishap-sheet-near = Er is geen spelregelblad “{ $name }”. Bedoel je “{ $near }”? Er zijn: { $sheets }
mishap-thread = Hier kan ik geen thread voor de tafel openen: ik mag dat niet, of dit is er al een.
mishap-thread-stays = “settings thread on” brengt een tafel naar een eigen thread, en daar blijft die. “join { $code }” in een kanaal toont de tafel ook daar.
mishap-setting = Dat is niet in te stellen. Wat wel kan: { $settings }
mishap-rule = Er is geen huisregel “{ $name }”. “settings rule” toont ze allemaal.
mishap-rule-near = Er is geen huisregel “{ $name }”. Bedoel je “settings rule { $near }”?
mishap-rule-number = Bij “{ $number }” hoort een regel: “settings rule hand={ $number }” deelt er zoveel uit.
mishap-rule-value = “{ $name }” kan niet “{ $value }” zijn. Mogelijk: { $allowed }
mishap-rule-sheets = Dit spelregelblad kent de regel “{ $name }” niet. Deze wel: { $sheets }
mishap-too-long = Dat was te lang: hoogstens { $longest } tekens.
mishap-unavailable = Niet gedaan: { $trouble ->
        [locked] een ander programma houdt de database bezet. Probeer het over een tijdje nog eens
        [read_only] er kan niet in de database worden geschreven. Zeg het tegen wie dit programma draait
        [full] de schijf is vol, of het bestand mag niet groeien. Zeg het tegen wie dit programma draait, en probeer het later nog eens
        [refused] de database laat niemand binnen. Zeg het tegen wie dit programma draait
        [forbidden] er kan niet in de database worden geschreven. Zeg het tegen wie dit programma draait
        [damaged] de database is beschadigd. Zeg het tegen wie dit programma draait
        [gone] de database is weg. Zeg het tegen wie dit programma draait
       *[other] de database antwoordt niet. Probeer het over een tijdje nog eens
    }.
mishap-unexpected = Er is iets misgegaan, en er is niets veranderd. Als je het meldt, geef dan dit nummer: { $number }

## Knoppen

button-new = Nieuwe tafel
button-second = Nog een tafel
button-wait = Wachten op een plaats
button-join = Meespelen
button-start = Beginnen
button-leave = Opstappen
button-stop = Tafel sluiten
button-remove = Plaats afnemen
button-rules = Regels
button-settings = Instellingen
button-settings-computers-fewer = Een computer minder
button-auto = Pak voor mij
button-auto-off = Niet meer voor mij pakken
button-nudge = Aansporen
button-resume = Verder
button-im-back = Ik ben er weer
button-rack = { $family ->
        [cards] Mijn hand
       *[tiles] Mijn bankje
    }
button-score = Stand
button-replay = Terugzien
button-history = Verloop
history-none = Nog niemand heeft gespeeld.
button-record = Verslag
button-next-ready = Volgende ronde
button-rematch = Revanche
button-tables = Mijn tafels
button-table = Tafel
button-table-code = Tafel { $code }
button-help = Hulp
button-help-all = Alle woorden
button-play = Op tafel leggen
button-play-done = { $counted ->
        [yes] { $count ->
            [one] Leg 1 punt uit, klaar
           *[other] Leg { $count } punten uit, klaar
        }
       *[no] { $count ->
            [one] Leg één steen uit, klaar
           *[other] Leg { $count } stenen uit, klaar
        }
    }
button-look-first = Eerst bekijken
button-another-way = Op een andere manier
button-arrange = Nieuwe combinatie
button-arrange-rack = Terug op het bankje
button-choose = { $family ->
        [cards] Kies kaarten
       *[tiles] Kies stenen
    }
button-onto = Bij een combinatie leggen
button-here = Hier aanleggen
button-melds = Stenen verleggen
button-take-tile = Pak een steen van de tafel
button-drop = Terugleggen
button-split = Splitsen: { $left } | { $right }
button-more = Meer
button-back = Terug
part-held = In de hand
button-meld = Als combinatie uitleggen
button-discard = Weggooien
button-return = Terugleggen
button-draw = Pakken
button-pass = Passen
button-done = { $family ->
        [cards] Beurt beëindigen
       *[tiles] Uitleggen
    }
button-hint = Tip
button-repair = Zo doen
button-notify-dm = Privé
button-notify-group = In de chat
button-notify-both = Allebei
button-notify-quiet = Nergens
button-puzzle-easy = Een makkelijke
button-puzzle-normal = Een gemiddelde
button-puzzle-hard = Een moeilijke
button-puzzle-solution = Oplossing
button-undo = Ongedaan maken
button-reset = Opnieuw
button-take-stock = Van de stapel nemen
button-take-discard = Van de aflegstapel nemen
button-object = Bezwaar
button-accept = Accepteren
button-sort-number = Op getal sorteren
button-sort-colour = Op kleur sorteren

## Wat de beheerder van het programma niet toestaat

limit-banned = Je kunt hier niet meespelen. Vraag het aan wie deze bot draait.
limit-chat = In deze chat wordt niet gespeeld. Vraag het aan wie deze bot draait.
limit-private = Tafels open je hier alleen in groepen. Zeg “new” in een groep; daar kun je meespelen.
limit-tables-chat = { $most ->
        [one] In deze chat is al een tafel, en meer dan één mag niet
       *[other] In deze chat zijn al { $most } tafels, en meer mag niet
    }. Schuif bij een ervan aan, of sluit er een: “stop”.
limit-tables-person = { $most ->
        [one] Je zit al aan een tafel, en meer dan één tegelijk kan niet
       *[other] Je zit al aan { $most } tafels, en meer tegelijk kan niet
    }. Stap eerst van een ervan op: “leave”.
limit-pace = Dat was veel tegelijk. Wacht even, en ga dan verder.
limit-solver = Ik heb voorlopig lang genoeg naar je stenen gezocht. Probeer het over { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } nog eens, of schrijf de tafel zelf: “arrange”.

## Privacy

privacy-about =
    Ik bewaar je naam en je nummer op dit platform, je taal en hoe je tafels wilt zien; waar je speelt en wat je daar hebt gedaan, onder een eigen nummer. Wat je typt, bewaar ik tot ik ernaar heb gehandeld. Woorden waarmee je coupeert, blijven in het verslag van dat spel staan. Niets daarvan verlaat deze computer.
    “privacy export” geeft je alles als bestand. “privacy forget” wist wie je bent: je plaatsen spelen zonder jou verder, en oude partijen kennen je alleen nog als nummer.
privacy-file = Alles wat er over je wordt bewaard.
privacy-sure = Dit wist je naam, je nummer op dit platform, je taal en je wensen, voorgoed. Je stapt van elke tafel op: een computer speelt voor je verder. Zeg “privacy forget yes” als je het zeker weet.
privacy-forgotten = Je wordt nu vergeten: wat er over je bekend was, wordt gewist. Als je me weer schrijft, hebben we elkaar nooit ontmoet. Het ga je goed!
button-privacy-export = Alles over mij, als bestand
button-privacy-forget = Vergeet mij
button-privacy-sure = Ja, vergeet mij
