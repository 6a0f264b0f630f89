# Een spelregelblad uitgelegd, onderwerp voor onderwerp, uit zijn velden: elke tekst mag elk veld gebruiken
# (getallen als getallen, de rest als de woorden van verslagen), en verder $goal_kind, $goal_amount,
# $clock (wat de tafel heeft afgesproken) en $seats (0 zolang er niemand zit).

rules-title = { $sheet }: zo wordt het hier gespeeld
rules-which = Welke regels? “rules” met een van deze erachter:
rules-short = In het kort:
rules-example = Bijvoorbeeld
rules-other = Bij { $other } geldt daarentegen:
rules-house = { $here } (Huisregel. Op het gedrukte blad staat: { $printed })
rules-ask = { $family ->
        [cards] Typ bijvoorbeeld “rules punten”, of vraag: “mag ik aanleggen?”
       *[tiles] Typ bijvoorbeeld “rules joker”, of vraag: “mag ik de joker nemen?”
    }

colour-r = rood
colour-b = blauw
colour-k = zwart
colour-g = groen
colour-y = geel

## Hoofdstukken

chapter-begin = Voor je begint
chapter-turn = Je beurt
chapter-melds = Series en rijen
chapter-first = De eerste keer uitleggen
chapter-table = Wat op tafel ligt
chapter-joker = Jokers
chapter-stock = Als de stapel leeg is
chapter-time = Tijd
chapter-score = Punten
chapter-match = De partij

## In het kort

short-turn = { $family ->
        [cards] Neem een kaart, leg combinaties uit als je kunt en wilt, en gooi een kaart weg.
       *[tiles] Leg stenen uit op tafel of pak er een: dat is je beurt.
    }
short-first = { $first_laying ->
        [none] Vanaf je eerste beurt mag je alles op tafel gebruiken.
        [0] Begin met een combinatie van je eigen bankje; hoeveel die waard is, maakt niet uit.
        [1] Begin met minstens 1 punt in combinaties van je eigen bankje.
       *[other] Begin met minstens { $first_laying } punten in combinaties van je eigen bankje.
    }
short-table = { $rebuild ->
        [none] Leg daarna stenen aan bij alles wat op tafel ligt.
       *[other] Leg daarna stenen aan bij alles wat op tafel ligt, en bouw het om.
    }
short-layoff = Bij elke combinatie op tafel mag je kaarten aanleggen.
short-end = { $scoring ->
        [chips] Wie als eerste een leeg bankje heeft, wint de ronde en een fiche.
       *[other] { $family ->
            [cards] Wie als eerste geen kaarten meer heeft, wint de ronde en de punten van de kaarten die de anderen nog hebben.
           *[tiles] Wie als eerste een leeg bankje heeft, wint de ronde en de punten van de stenen die de anderen nog hebben.
        }
    }

## Voor je begint

rule-aim = { $family ->
        [cards] Raak als eerste al je kaarten kwijt: dan is de ronde voorbij en heb je die gewonnen.
       *[tiles] Leg als eerste al je stenen uit: dan is de ronde voorbij en heb je die gewonnen.
    }

rule-pieces = { $family ->
        [cards] Eén spel van 52 kaarten, zonder jokers. Een kaart schrijf je als waarde en kleur: S voor schoppen, H voor harten, D voor ruiten, C voor klaveren. A, J, Q en K zijn aas, boer, vrouw en heer.
       *[tiles] { $copies ->
            [one] Elk van de vier kleuren ({ $colours }) heeft de getallen 1 tot en met { $numbers }, elk één keer; { $jokers ->
                [0] er zijn geen jokers
                [one] er is { $jokers } joker
               *[other] er zijn { $jokers } jokers
            }.
           *[other] Elk van de vier kleuren ({ $colours }) heeft de getallen 1 tot en met { $numbers }, elk { $copies ->
                [2] twee keer
               *[other] { $copies } keer
            }; { $jokers ->
                [0] er zijn geen jokers
                [one] er is { $jokers } joker
               *[other] er zijn { $jokers } jokers
            }.
        }
    }

rule-players = Er kunnen { $min_players } tot { $max_players } spelers meedoen.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Zoveel kaarten krijgt ieder, met tussen haakjes het aantal spelers: { $printed_hands }. De volgende kaart wordt opengelegd en is het begin van de aflegstapel.
           *[other] Ieder krijgt { $hand ->
                [one] { $hand } kaart
               *[other] { $hand } kaarten
            }; de volgende kaart wordt opengelegd en is het begin van de aflegstapel.
        }
       *[tiles] Ieder pakt { $hand ->
            [one] { $hand } steen, die niemand anders ziet
           *[other] { $hand } stenen, die niemand anders ziet
        }; de rest is de stapel.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Voor de eerste ronde pakt ieder een kaart: wie de hoogste heeft, begint. Zijn de hoogste gelijk, dan wordt opnieuw gepakt.
           *[tiles] Voor de eerste ronde pakt ieder eerst een steen: wie de hoogste heeft, begint. Pakt iemand een joker, of zijn de hoogste gelijk, dan wordt opnieuw gepakt. Daarna gaan deze stenen terug in de stapel.
        }
        [youngest] De jongste begint de eerste ronde; zegt de host niet wie dat is, dan beslist het lot.
        [left_of_dealer] Het lot beslist wie de eerste ronde deelt; wie links van de gever zit, begint.
       *[lot] Het lot beslist wie de eerste ronde begint.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Daarna deelt elke ronde de volgende speler naar links; met z’n tweeën deelt wie heeft gewonnen, en begint de ander.
           *[other] Elke volgende ronde begint de speler links van wie de vorige ronde begon.
        }
        [highest] Voor elke volgende ronde pakt ieder opnieuw om te zien wie begint.
        [youngest] De jongste begint ook de volgende rondes.
       *[lot] Voor elke volgende ronde wordt opnieuw geloot.
    }

## Je beurt

rule-turn-tiles = In je beurt leg je minstens één steen van je bankje uit óf pak je er één van de stapel, nooit allebei. Pakken mag ook als je wel zou kunnen uitleggen. Daarna is de speler links van je aan de beurt.
rule-drawn = De steen die je hebt gepakt, kun je op zijn vroegst in je volgende beurt uitleggen of aanleggen.
rule-one-action = { $one_action ->
        [true] In een beurt leg je één nieuwe combinatie uit, of leg je bij één combinatie aan.
       *[false] In een beurt mag je uitleggen en aanleggen zoveel je wilt.
    }
rule-turn-cards = In je beurt neem je eerst een kaart, van de stapel of de bovenste van de aflegstapel: dat moet. Daarna mag je combinaties uitleggen en kaarten aanleggen, zoveel je wilt of helemaal niet. Tot slot moet je één kaart weggooien; dan is de speler links van je aan de beurt.
rule-taken = Een kaart die je van de aflegstapel hebt genomen, mag je in dezelfde beurt niet weggooien; een van de stapel wel.
rule-last-card = { $last_card_discard ->
        [true] Je laatste kaart moet je weggooien: je mag niet alles wat je hebt uitleggen of aanleggen.
       *[false] Je bent uit als je je laatste kaart uitlegt, aanlegt of weggooit. Wie alle kaarten heeft uit- of aangelegd, gooit er geen weg.
    }

## Combinaties

rule-set = { $family ->
        [cards] Combinaties zijn series en rijen; hoeveel punten ze waard zijn, maakt niet uit. Een serie bestaat uit drie of vier kaarten met dezelfde waarde.
       *[tiles] { $sets ->
            [true] Combinaties zijn series en rijen. Een serie bestaat uit drie of vier stenen met hetzelfde getal, elk in een andere kleur.
           *[false] Series zijn er niet: hetzelfde getal in verschillende kleuren is geen combinatie.
        }
    }
rule-run = { $family ->
        [cards] Een rij bestaat uit drie of meer kaarten van dezelfde kleur (bijvoorbeeld allemaal harten) waarvan de waarden elkaar opvolgen.
       *[tiles] Een rij bestaat uit drie of meer stenen van dezelfde kleur waarvan de getallen elkaar zonder gat opvolgen. De 1 is de laagste: die komt nooit na de { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] De aas komt vóór de 2 of na de heer, maar niet ertussen: heer, aas, 2 is geen rij.
       *[false] De aas komt vóór de 2, nooit na de heer.
    }
rule-false-melds = { $false_melds ->
        [players] Jullie controleren zelf of de combinaties kloppen. Wie ziet dat de vorige speler een foute combinatie heeft uitgelegd, maakt bezwaar (typ “object”) vóór de volgende speler iets doet: dan gaan de stenen ervan terug naar het bankje waar ze vandaan komen, zonder straf. Heeft de volgende speler al iets gedaan, dan blijft de combinatie liggen; alleen wie aan de beurt is, mag die dan nog verbeteren.
       *[refused] Een foute combinatie kun je niet uitleggen.
    }

## De eerste keer uitleggen

rule-first-laying = { $first_laying ->
        [none] Er is geen voorwaarde: vanaf je eerste beurt mag je gebruiken wat op tafel ligt.
        [0] Het eerste wat je uitlegt, moet een nieuwe combinatie zijn, helemaal van je eigen bankje, hoeveel die ook waard is. Tot die tijd mag je niet gebruiken wat op tafel ligt.
        [1] Het eerste wat je uitlegt, moet minstens 1 punt waard zijn, in een of meer nieuwe combinaties van je bankje. Een steen is zoveel punten waard als zijn getal. Tot die tijd mag je niet gebruiken wat op tafel ligt; zolang je niet kunt of wilt uitleggen, pak je een steen.
       *[other] Het eerste wat je uitlegt, moet minstens { $first_laying } punten waard zijn, in een of meer nieuwe combinaties van je bankje. Een steen is zoveel punten waard als zijn getal. Tot die tijd mag je niet gebruiken wat op tafel ligt; zolang je niet kunt of wilt uitleggen, pak je een steen.
    }
rule-same-turn = { $same_turn ->
        [true] Heb je voor het eerst uitgelegd, dan mag je nog in dezelfde beurt gebruiken wat op tafel ligt.
       *[false] In de beurt waarin je voor het eerst uitlegt, mag je alleen nieuwe combinaties van je bankje uitleggen; vanaf je volgende beurt mag je gebruiken wat op tafel ligt.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: wie nog niets heeft uitgelegd en het hele bankje in één beurt uitlegt, heeft daar geen punten voor nodig, maar met te weinig punten mogen het alleen combinaties van het eigen bankje zijn. De anderen verliezen dan dubbel, en de winnaar krijgt dubbel.
       *[false] Je hele bankje in één keer uitleggen levert niets extra’s op.
    }

## Wat op tafel ligt

rule-table = { $rebuild ->
        [none] De combinaties op tafel zijn van iedereen: je mag bij elke combinatie stenen aanleggen, maar er niets afhalen, en ze niet splitsen of samenvoegen.
        [keep3] De combinaties op tafel zijn van iedereen: je mag bij elke combinatie stenen aanleggen, en ze ombouwen. Je mag stenen uit een combinatie halen als minstens drie stenen ervan bij elkaar blijven die op zichzelf een serie of rij zijn. Je mag de combinatie ook helemaal uit elkaar halen, maar dan mogen er nooit twee stenen ervan in dezelfde nieuwe combinatie liggen.
       *[free] De combinaties op tafel zijn van iedereen: je mag bij elke combinatie stenen aanleggen, en ze naar wens splitsen, samenvoegen en ombouwen. Hoeveel stenen van een combinatie bij elkaar blijven, maakt niet uit.
    }
rule-in-the-end = { $rebuild ->
        [none] Een steen die al vóór je beurt op tafel lag, gaat niet naar een bankje
       *[other] Als je uitlegt, mogen er aan het eind van je beurt alleen series en rijen op tafel liggen, en moet er minstens één steen van je bankje bij zijn gekomen. Een steen die al vóór je beurt op tafel lag, gaat niet naar een bankje
    }{ $loose_table_tiles ->
        [offender] , behalve als je tijd om is.
       *[restore] .
    }
rule-layoff = Je mag kaarten aanleggen bij elke combinatie op tafel, van wie die ook is, ook als je zelf nog niets hebt uitgelegd. Van de tafel wordt niets weggenomen, en er wordt niets omgebouwd.

## Jokers

rule-joker = Een joker staat voor elke steen die je wilt. Een combinatie mag er meer dan één hebben, maar nooit alleen uit jokers bestaan. { $sets ->
        [true] In een rij zegt zijn plek welk getal hij is; in een serie is hij een kleur die ontbreekt, dus bij een serie van vier kun je er geen aanleggen.
       *[false] Zijn plek in de rij zegt welk getal hij is.
    }
rule-joker-laid = { $joker_laid ->
        [value] Een joker die je uitlegt, is zoveel waard als de steen waarvoor hij staat.
       *[other] Een joker die je uitlegt, is { $joker_laid ->
            [one] { $joker_laid } punt
           *[other] { $joker_laid } punten
        } waard, waar hij ook voor staat.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In je beurt mag je een joker van tafel nemen: leg op zijn plek precies de steen waarvoor hij staat, van je eigen bankje. De joker moet in dezelfde beurt ergens anders komen te liggen; hij gaat nooit naar je bankje.
        [rack_or_table] In je beurt mag je een joker uit zijn combinatie nemen: leg op zijn plek precies de steen waarvoor hij staat, van je bankje of van de tafel. De joker moet in dezelfde beurt ergens anders komen te liggen; hij gaat nooit naar je bankje.
       *[none] Een joker op tafel kun je niet nemen, ook niet met de steen waarvoor hij staat.
    }
rule-joker-first = { $exchange_first ->
        [true] Uitzondering voor de eerste keer uitleggen: een joker nemen mag al voordat je zelf iets hebt uitgelegd, als je er je eerste eigen combinatie mee maakt.
       *[false] Een joker nemen mag pas als je voor het eerst hebt uitgelegd.
    }
rule-joker-moved = { $rebuild ->
        [keep3] De steen waarmee je een joker vervangt, hoort vanaf dan bij die combinatie. Een joker die niet is vervangen, blijft voor dezelfde steen staan en blijft in zijn combinatie: hij hoort altijd bij de drie of meer stenen die bij elkaar blijven.
       *[free] Zolang er niets in de plaats van een joker komt, blijft hij voor dezelfde steen staan, ook als zijn combinatie wordt gesplitst of verplaatst.
    }

## De stapel

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Als iemand moet pakken en de stapel leeg is, is de ronde onbeslist: niemand wint of verliest iets.
           *[last_draw] Als iemand de laatste steen heeft gepakt en nog niemand een leeg bankje heeft, is de ronde onbeslist: niemand wint of verliest iets.
        }
        [aborted] { $stock_out_at ->
            [first_need] Als iemand moet pakken en de stapel leeg is, wordt de ronde afgebroken: niemand wint of verliest iets, maar de ronde telt wel als gespeeld.
           *[last_draw] Als iemand de laatste steen heeft gepakt en nog niemand een leeg bankje heeft, wordt de ronde afgebroken: niemand wint of verliest iets, maar de ronde telt wel als gespeeld.
        }
        [lowest] { $stock_out_at ->
            [first_need] Wie moet pakken terwijl de stapel leeg is, past, en er wordt doorgespeeld; wie kan uitleggen, mag dat. Passen alle spelers na elkaar, dan is de ronde voorbij en wint wie de minste punten op het bankje overheeft.
           *[last_draw] Als de laatste steen is gepakt, wordt er doorgespeeld: wie niet kan of wil uitleggen, past. Passen alle spelers na elkaar, dan is de ronde voorbij en wint wie de minste punten op het bankje overheeft.
        }
       *[skip] { $stock_out_at ->
            [first_need] Wie moet pakken terwijl de stapel leeg is, past, en er wordt doorgespeeld; wie kan uitleggen, mag dat. Passen alle spelers na elkaar, dan is de ronde voorbij, zonder winnaar.
           *[last_draw] Als de laatste steen is gepakt, wordt er doorgespeeld: wie niet kan of wil uitleggen, past. Passen alle spelers na elkaar, dan is de ronde voorbij, zonder winnaar.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Op een bankje mogen zoveel stenen staan als je wilt.
       *[other] Op een bankje passen hoogstens { $rack_limit } stenen. Wie er al { $rack_limit } heeft en niets uitlegt, pakt er gewoon een en legt daarna een steen naar keuze terug in de stapel; dat mag ook de net gepakte zijn. Dan wordt de stapel geschud. Heeft iedereen drie beurten achter elkaar alleen gepakt en teruggelegd, dan is de ronde voorbij{ $stock_out ->
            [lowest] .
           *[skip] , zonder winnaar.
        }
    }
rule-stock-out-cards = Als de stapel leeg is, wordt de aflegstapel geschud, behalve de bovenste kaart, en wordt dat de nieuwe stapel; hoogstens { $reshuffles ->
        [one] één keer
        [2] twee keer
       *[other] { $reshuffles } keer
    } per ronde. Is er daarna niets meer te pakken en wil je de bovenste kaart van de aflegstapel ook niet, dan telt de ronde niet.

## Tijd

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Er is geen tijdslimiet. Spreken jullie toch een limiet af, dan geldt:
           *[other] Een beurt mag hoogstens { $time_limit } seconden duren.
        }
        [tnone] Een beurt mag zo lang duren als je wilt.{ $time_limit ->
            [0] {""}
           *[other] {" "}Het spelregelblad zou { $time_limit } seconden geven.
        }
       *[other] Een beurt mag hoogstens { $clock ->
            [t2m] 2 minuten
            [t5m] 5 minuten
            [t1h] een uur
            [t24h] een dag
           *[t3d] drie dagen
        } duren.{ $time_limit ->
            [0] {" "}Het spelregelblad heeft geen limiet.
           *[other] {" "}Het spelregelblad zou { $time_limit } seconden geven.
        }
    }
rule-time-up = Als je tijd om is en alles wat je hebt neergelegd goed en volledig is, telt het als uitgelegd.
rule-time-idle = { $idle_penalty ->
        [0] Heb je nog niets neergelegd, dan pak je één steen, zonder straf.
        [one] Heb je nog niets neergelegd, dan pak je één steen en { $idle_penalty } extra als straf.
       *[other] Heb je nog niets neergelegd, dan pak je één steen en { $idle_penalty } extra als straf.
    }
rule-time-loose = Ben je nog niet klaar met uitleggen, dan gaan je stenen die in geen combinatie liggen terug naar je bankje, en blijven volledige combinaties liggen voor zover de regels dat toestaan{ $first_laying ->
        [none] .
        [0] .
       *[other] ; bij je eerste keer uitleggen alleen als ze samen genoeg punten waard zijn.
    }{" "}{ $loose_table_tiles ->
        [offender] Ook stenen van de tafel die in geen combinatie liggen, gaan naar je bankje.
        [salvage] Liggen er stenen van de tafel in geen combinatie, dan blijven zoveel mogelijk combinaties heel, de jouwe en de oude, en gaat de rest terug.
        [stock] Stenen van de tafel die in geen combinatie liggen, worden door de stapel geschud.
       *[restore] Liggen er stenen van de tafel in geen combinatie, dan komt alles op tafel weer te liggen zoals vóór je beurt, en gaan al je stenen terug naar je bankje.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Ben je niet klaar met uitleggen, dan krijg je geen straf. Blijft er dan geen enkele steen van jou uit deze beurt op tafel, dan pak je er één, zoals in elke beurt.
        [one] Ben je niet klaar met uitleggen, dan pak je { $penalty_tiles } steen als straf.
       *[other] Ben je niet klaar met uitleggen, dan pak je { $penalty_tiles } stenen als straf.
    }
rule-time-cards = Als je tijd om is, blijft liggen wat je hebt uitgelegd. Heb je nog geen kaart genomen, dan krijg je er een van de stapel; daarna wordt je hoogste kaart weggegooid.

## Punten

rule-scoring = { $scoring ->
        [chips] Wie een ronde wint, krijgt een fiche. Verder wordt er niets geteld, en de anderen verliezen niets.
        [winner_takes] Wie een ronde wint, krijgt de punten van alles wat de anderen nog hebben; zij verliezen niets.
       *[losers_pay] De anderen verliezen de punten die nog op hun bankje staan, en de winnaar krijgt de som daarvan.
    }
rule-joker-left = { $jokers ->
        [0] Elke steen die op een bankje overblijft, kost zijn getal.
       *[other] Een joker die op een bankje overblijft, kost { $joker_left ->
            [one] { $joker_left } punt
           *[other] { $joker_left } punten
        }; elke andere steen kost zijn getal.
    }
rule-blocked = { $scoring ->
        [chips] Wint iemand een ronde met de minste punten op het bankje, dan krijgt die speler de fiche; bij gelijke punten wint wie minder stenen heeft.
       *[other] Wint iemand een ronde met de minste punten op het bankje, dan verliezen de anderen alleen de punten die ze meer hebben dan de winnaar, en krijgt de winnaar de som daarvan. Bij gelijke punten wint wie minder stenen heeft; is ook dat gelijk, dan delen ze de opbrengst.
    }
rule-card-values = Van de kaarten die de anderen nog in de hand hebben, telt { $ace_high ->
        [true] een aas { $high_ace_points }
       *[false] een aas { $ace_points }
    }, een boer, vrouw of heer { $court_points } en { $number_cards ->
        [one] elke andere kaart 1
       *[face] elke andere kaart zijn getal
    }.
rule-rummy = { $going_rummy ->
        [true] Rummy maken: wie in één beurt uitgaat en in die ronde nog niets had uit- of aangelegd, krijgt dubbele punten.
       *[other] In één beurt uitgaan levert niets extra’s op.
    }

## De partij

rule-goal = { $goal_kind ->
        [chips] Wie als eerste { $goal_amount ->
            [one] { $goal_amount } fiche
           *[other] { $goal_amount } fiches
        } heeft, wint de partij.
        [target] Wie als eerste { $goal_amount ->
            [one] { $goal_amount } punt
           *[other] { $goal_amount } punten
        } heeft, wint de partij.
       *[rounds] { $goal_amount ->
            [one] De partij duurt { $goal_amount } ronde; het hoogste totaal wint.
           *[other] De partij duurt { $goal_amount } rondes; het hoogste totaal wint.
        }
    }
rule-tie = Staan er aan het eind meerdere spelers met hetzelfde totaal bovenaan, dan delen ze de overwinning.

## Een voorbeeld, in stenen

example-first = Zo leg je voor het eerst uit, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: { $melds }
example-own = Zo leg je voor het eerst uit: { $melds }
example-table = Op tafel: { $before } – jij hebt: { $rack } – na je beurt: { $after }
example-joker = In { $meld } staat de joker voor { $tile }.
example-joker-free = Jij hebt { $rack } en legt { $tile } op de plek van de joker; de joker verhuist: { $after }
example-cards = Je neemt { $card }, legt { $melds } uit en gooit { $discard } weg.
example-layoff = Bij { $before } mag je { $rack } aanleggen: { $after }

## Mag ik ...?

word-ask = een antwoord over de regels van deze tafel: “ask mag ik de joker nemen”
asks-draw = Mag je pakken?
asks-faulty = Mag je bezwaar maken?
asks-layoff = Mag je aanleggen?
asks-rearrange = Mag je ombouwen?
asks-joker-take = Mag je een joker nemen?
asks-pass = Mag je passen?
may-yes = Ja.
may-no = Nee.
may-now = Ja, nu.
may-in-turn = Nu niet, { $name } is aan de beurt; in je eigen beurt wel.
may-return-first = Nu niet: leg eerst een steen terug.
may-when-opened = Ja, zodra je voor het eerst hebt uitgelegd.
may-first = Nog niet: je moet eerst voor het eerst uitleggen. Vanaf je beurt daarna mag het.
may-first-same = Nog niet: je moet eerst voor het eerst uitleggen. Daarna mag het, zelfs in dezelfde beurt.
may-take-first = Nog niet: neem eerst een kaart.
may-taken = Niet meer: je hebt in deze beurt al een kaart genomen.
may-stock-empty = Nee: er is niets meer om te pakken.
may-stock-left = Nu niet: er is nog iets om te pakken.
may-when-empty = Alleen als de stapel leeg is.
may-no-jokers = Nee: in dit spel zijn geen jokers.
may-no-joker-lies = Er ligt nu geen joker op tafel.
may-nothing-to-object = Nu niet: er is niets waartegen je bezwaar kunt maken.
may-opened = Je hebt al voor het eerst uitgelegd.
may-unopened = Je hebt nog niet voor het eerst uitgelegd.
may-nothing = Zoiets kent dit spelregelblad niet.
may-unknown = Daar weet ik geen antwoord op. Kies waar het over gaat, of vraag het anders: “mag ik de joker nemen?”, “wat gebeurt er als de tijd om is?”
may-printed = { $count ->
        [one] Gedrukt op het blad { $sheet }, regel { $lines }.
       *[other] Gedrukt op het blad { $sheet }, regels { $lines }.
    }
may-silent = Het gedrukte blad laat dit open; hier geldt wat noot { $readings } van de regels zegt.
may-house = Wat van het blad afwijkt, is een huisregel van deze tafel.
