# Een spelregelblad uitgelegd, onderwerp voor onderwerp, uit zijn velden: elke tekst mag elk veld gebruiken
# (getallen als getallen, de rest als de woorden van verslagen), en verder $goal_kind, $goal_amount,
# $clock (wat de tafel heeft afgesproken) en $seats (0 zolang er niemand zit).

rules-title = { $sheet }: zo wordt het hier gespeeld
rules-which = Welke regels? “rules” en een van deze:
rules-short = In het kort:
rules-example = Bijvoorbeeld
rules-other = Wat bij { $other } anders is:
rules-house = { $here } (Huisregel. Zoals gedrukt: { $printed })
rules-ask = Vraag gerust: “rules joker”, of “mag ik de joker pakken?”

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
        [cards] Neem een kaart, leg uit wat je kunt en wilt, gooi er een weg.
       *[tiles] Leg stenen uit of pak er een: dat is je beurt.
    }
short-first = { $first_laying ->
        [none] Vanaf je eerste beurt mag je alles op tafel gebruiken.
        [0] Begin met een eigen combinatie; hoeveel ze waard is, maakt niet uit.
       *[other] Begin met { $first_laying } punten in eigen combinaties.
    }
short-table = { $rebuild ->
        [none] Leg daarna aan bij alles wat op tafel ligt.
       *[other] Leg daarna aan bij alles wat op tafel ligt, en bouw het om.
    }
short-layoff = Bij elke combinatie op tafel mag je kaarten aanleggen.
short-end = { $scoring ->
        [chips] Wie als eerste een leeg bankje heeft, wint de ronde en een fiche.
       *[other] { $family ->
            [cards] Wie als eerste geen kaarten meer heeft, wint de ronde en wat de anderen nog hebben.
           *[tiles] Wie als eerste een leeg bankje heeft, wint de ronde en de punten die de anderen nog hebben.
        }
    }

## Voor je begint

rule-aim = { $family ->
        [cards] Raak als eerste al je kaarten kwijt: dan is de ronde voorbij en heb jij gewonnen.
       *[tiles] Leg als eerste al je stenen uit: dan is de ronde voorbij en heb jij gewonnen.
    }

rule-pieces = { $family ->
        [cards] Eén spel van 52 kaarten, zonder jokers.
       *[tiles] { $copies ->
            [one] Elk van de vier kleuren ({ $colours }) heeft de getallen 1 tot { $numbers } één keer; { $jokers ->
                [0] er zijn geen jokers
                [one] er is { $jokers } joker
               *[other] er zijn { $jokers } jokers
            }.
           *[other] Elk van de vier kleuren ({ $colours }) heeft de getallen 1 tot { $numbers } { $copies ->
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
            [sheet] Ieder krijgt { $printed_hands } kaarten (met z’n tweeën, drieën, vieren enzovoort); de volgende gaat open en begint de aflegstapel.
           *[other] Ieder krijgt { $hand } kaarten; de volgende gaat open en begint de aflegstapel.
        }
       *[tiles] Ieder pakt { $hand } stenen, die niemand anders ziet; de rest is de stapel.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] In de eerste ronde pakt ieder een kaart: de hoogste begint, bij gelijke kaarten wordt opnieuw gepakt.
           *[tiles] In de eerste ronde pakt ieder een steen: de hoogste begint, bij jokers en gelijke stenen wordt opnieuw gepakt. Deze stenen gaan terug.
        }
        [youngest] De jongste begint de eerste ronde; zegt de host niet wie dat is, dan beslist het lot.
        [left_of_dealer] Het lot beslist wie de eerste ronde deelt; wie links van de gever zit, begint.
       *[lot] Het lot beslist wie de eerste ronde begint.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Daarna gaat het delen elke ronde naar links; met z’n tweeën deelt wie heeft gewonnen, en begint de ander.
           *[other] Elke volgende ronde begint wie links zit van wie het vorige keer begon.
        }
        [highest] Voor elke volgende ronde wordt opnieuw gepakt om wie begint.
        [youngest] De jongste begint ook de volgende rondes.
       *[lot] Voor elke volgende ronde wordt opnieuw geloot.
    }

## Je beurt

rule-turn-tiles = In je beurt leg je minstens één steen van je bankje uit of je pakt één steen, nooit allebei. Je mag ook pakken als je zou kunnen uitleggen. Dan is wie links van je zit aan de beurt.
rule-drawn = De steen die je hebt gepakt, wacht tot je volgende beurt.
rule-one-action = { $one_action ->
        [true] In een beurt leg je één nieuwe combinatie uit, of leg je bij één combinatie aan.
       *[false] In een beurt mag je uitleggen en aanleggen zoveel je wilt.
    }
rule-turn-cards = In je beurt neem je eerst een kaart, van de stapel of boven van de aflegstapel; dat moet. Dan mag je combinaties uitleggen en kaarten aanleggen, zoveel je wilt of helemaal niet. Als laatste gooi je één kaart weg, en is wie links van je zit aan de beurt.
rule-taken = De kaart die je van de aflegstapel hebt genomen, mag je in dezelfde beurt niet weggooien; een van de stapel wel.
rule-last-card = { $last_card_discard ->
        [true] Je laatste kaart moet je weggooien: je mag niet alles wat je hebt uitleggen of aanleggen.
       *[false] Je bent uit als je je laatste kaart uitlegt, aanlegt of weggooit. Wie alle kaarten heeft gelegd, gooit er geen weg.
    }

## Combinaties

rule-set = { $family ->
        [cards] Een serie is drie of vier kaarten van één waarde.
       *[tiles] { $sets ->
            [true] Een serie is drie of vier stenen met hetzelfde getal, elk in een andere kleur.
           *[false] Series zijn er niet: hetzelfde getal in meer kleuren is geen combinatie.
        }
    }
rule-run = { $family ->
        [cards] Een rij is drie of meer kaarten van één kleur waarvan de waarden elkaar opvolgen.
       *[tiles] Een rij is drie of meer stenen van één kleur waarvan de getallen elkaar zonder gat opvolgen. De 1 is de laagste: hij komt nooit na de { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] De aas ligt voor de 2 of na de heer, maar niet ertussen: heer, aas, 2 is geen rij.
       *[false] De aas ligt voor de 2, nooit na de heer.
    }
rule-false-melds = { $false_melds ->
        [players] Niemand controleert de combinaties, behalve jullie. Wie ziet dat er net een foute is uitgelegd, zegt “object” voor de volgende iets doet: dan gaat ze terug, zonder straf. Daarna blijft ze liggen; alleen wie aan de beurt is, mag haar verbeteren.
       *[refused] Een foute combinatie kun je niet uitleggen.
    }

## De eerste keer uitleggen

rule-first-laying = { $first_laying ->
        [none] Er is geen voorwaarde: vanaf je eerste beurt mag je gebruiken wat op tafel ligt.
        [0] Het eerste wat je uitlegt moet een eigen combinatie zijn, hoeveel ze ook waard is. Voor die tijd mag je niet aanleggen bij andere combinaties.
       *[other] Het eerste wat je uitlegt moet minstens { $first_laying } punten waard zijn, in een of meer nieuwe combinaties van je bankje. Een steen telt zijn getal. Voor die tijd mag je niet gebruiken wat op tafel ligt; tot je kunt en wilt uitleggen, pak je.
    }
rule-same-turn = { $same_turn ->
        [true] Heb je voor het eerst uitgelegd, dan mag je nog in dezelfde beurt de tafel gebruiken.
       *[false] In de beurt waarin je voor het eerst uitlegt, leg je alleen nieuwe combinaties; vanaf je volgende beurt mag je de tafel gebruiken.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: wie nog niets heeft uitgelegd en het hele bankje in één beurt uitlegt, heeft daar geen punten voor nodig, maar met te weinig punten mogen het alleen eigen combinaties zijn. De anderen verliezen dan dubbel, en de winnaar krijgt dubbel.
       *[false] Je hele bankje in één keer uitleggen levert niets extra’s op.
    }

## Wat op tafel ligt

rule-table = { $rebuild ->
        [none] De combinaties op tafel zijn van iedereen: je mag bij elke combinatie stenen aanleggen, maar er niets afhalen, en ze niet splitsen of samenvoegen.
        [keep3] De combinaties op tafel zijn van iedereen: je mag bij elke combinatie stenen aanleggen, en ze ombouwen. Uit een combinatie haal je een deel van de stenen en laat je er minstens drie van liggen die op zichzelf een serie of rij vormen, of je haalt de combinatie helemaal uit elkaar, zodat geen twee van die stenen in dezelfde nieuwe combinatie liggen.
       *[free] De combinaties op tafel zijn van iedereen: je mag bij elke combinatie stenen aanleggen, en ze naar wens splitsen, samenvoegen en ombouwen. Hoeveel stenen van een combinatie bij elkaar blijven, maakt niet uit.
    }
rule-in-the-end = { $rebuild ->
        [none] Van de tafel gaat geen steen terug naar een bankje.
       *[other] Aan het eind van je beurt liggen er alleen series en rijen op tafel, met minstens één steen van je bankje erbij; geen steen van de tafel gaat naar een bankje.
    }
rule-layoff = Je mag kaarten aanleggen bij elke combinatie op tafel, van wie ze ook is, ook als je zelf nog niets hebt uitgelegd. Van de tafel wordt niets weggenomen of omgebouwd.

## Jokers

rule-joker = Een joker staat voor elke steen die je wilt. Een combinatie mag er meer dan één hebben, maar nooit alleen jokers. { $sets ->
        [true] In een rij zegt zijn plek welk getal hij is; in een serie is hij een willekeurige kleur die ontbreekt, dus bij een serie van vier past er geen.
       *[false] Zijn plek in de rij zegt welk getal hij is.
    }
rule-joker-laid = { $joker_laid ->
        [value] Als je hem uitlegt, is hij zoveel waard als de steen waarvoor hij staat.
       *[other] Als je hem uitlegt, is hij { $joker_laid } punten waard, waar hij ook voor staat.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In je beurt mag je een joker van tafel nemen: leg precies de steen waarvoor hij staat op zijn plek, van je eigen bankje. De joker moet in dezelfde beurt ergens anders komen te liggen; hij gaat nooit naar je bankje.
        [rack_or_table] In je beurt mag je een joker uit zijn combinatie nemen: leg precies de steen waarvoor hij staat op zijn plek, van je bankje of van de tafel. De joker moet in dezelfde beurt ergens anders komen te liggen; hij gaat nooit naar je bankje.
       *[none] Een joker op tafel kun je niet nemen, ook niet met de steen waarvoor hij staat.
    }
rule-joker-first = { $exchange_first ->
        [true] Een joker nemen mag al voor je zelf iets hebt uitgelegd, als hij helpt om je eigen eerste combinatie te maken.
       *[false] Om een joker te nemen moet je zelf al hebben uitgelegd.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Een joker waarvoor niets in de plaats komt, blijft in zijn combinatie, bij de drie die blijven liggen, als de steen die hij is.
       *[free] Een joker waarvoor niets in de plaats komt, blijft de steen die hij is, hoe zijn combinatie ook wordt gesplitst of verplaatst.
    }

## De stapel

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Als iemand moet pakken en de stapel leeg is, is de ronde onbeslist: niemand wint of verliest iets.
           *[last_draw] Als iemand de laatste steen heeft gepakt en niemand uit is, is de ronde onbeslist: niemand wint of verliest iets.
        }
        [aborted] { $stock_out_at ->
            [first_need] Als iemand moet pakken en de stapel leeg is, wordt de ronde afgebroken: niemand wint of verliest iets, maar ze telt als gespeeld.
           *[last_draw] Als iemand de laatste steen heeft gepakt en niemand uit is, wordt de ronde afgebroken: niemand wint of verliest iets, maar ze telt als gespeeld.
        }
        [lowest] { $stock_out_at ->
            [first_need] Wie moet pakken terwijl de stapel leeg is, past, en er wordt doorgespeeld; wie kan uitleggen, mag dat. Als iedereen na elkaar past, is de ronde voorbij en wint het laagste bankje.
           *[last_draw] Als de laatste steen is gepakt, wordt er doorgespeeld: wie niet kan of wil uitleggen, past. Als iedereen na elkaar past, is de ronde voorbij en wint het laagste bankje.
        }
       *[skip] { $stock_out_at ->
            [first_need] Wie moet pakken terwijl de stapel leeg is, past, en er wordt doorgespeeld; wie kan uitleggen, mag dat. Als iedereen na elkaar past, is de ronde voorbij en wint niemand.
           *[last_draw] Als de laatste steen is gepakt, wordt er doorgespeeld: wie niet kan of wil uitleggen, past. Als iedereen na elkaar past, is de ronde voorbij en wint niemand.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Op een bankje kunnen zoveel stenen staan als je wilt.
       *[other] Op een bankje passen { $rack_limit } stenen. Wie er zoveel heeft, pakt toch, legt dan een steen naar keuze terug, ook de net gepakte, en de stapel wordt geschud. Heeft iedereen drie beurten achter elkaar niets anders gedaan, dan is de ronde voorbij.
    }
rule-stock-out-cards = Als de stapel leeg is, wordt de aflegstapel geschud, behalve de bovenste kaart, en wordt dat de nieuwe stapel; hoogstens { $reshuffles ->
        [one] één keer
        [2] twee keer
       *[other] { $reshuffles } keer
    } per ronde. Als er dan niets meer te nemen is en je de weggegooide kaart ook niet wilt, telt de ronde niet.

## Tijd

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Er is geen tijdslimiet.
           *[other] Een beurt mag { $time_limit } seconden duren.
        }
        [tnone] Een beurt mag zo lang duren als je wilt.{ $time_limit ->
            [0] {""}
           *[other] {" "}Het spelregelblad zou { $time_limit } seconden geven.
        }
       *[other] Een beurt mag { $clock ->
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
rule-time-up = Als de tijd om is en alles wat je hebt geplaatst goed en volledig is, telt het als uitgelegd.
rule-time-idle = { $idle_penalty ->
        [0] Heb je nog niets geplaatst, dan pak je één steen, zonder straf.
        [one] Heb je nog niets geplaatst, dan pak je één steen en { $idle_penalty } extra als straf.
       *[other] Heb je nog niets geplaatst, dan pak je één steen en { $idle_penalty } extra als straf.
    }
rule-time-loose = Ben je nog ergens mee bezig, dan gaan je stenen die nergens passen terug naar je bankje, en blijven volledige combinaties liggen waar de regels dat toestaan: een eerste keer uitleggen alleen als het genoeg telt. { $loose_table_tiles ->
        [offender] Ook stenen van de tafel die in geen combinatie liggen, gaan naar je bankje.
        [salvage] Liggen er stenen van de tafel los, dan blijven zoveel mogelijk combinaties heel, de jouwe en de oude, en gaat de rest terug.
        [stock] Stenen van de tafel die in geen combinatie liggen, worden in de stapel geschud.
       *[restore] Liggen er stenen van de tafel los, dan wordt de tafel zoals ze voor je beurt was, en gaan al je stenen terug.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Wie ergens mee bezig was, pakt niets voor straf; alleen als er geen eigen steen op tafel blijft, pak je er een, zoals in elke beurt.
        [one] Wie ergens mee bezig was, pakt { $penalty_tiles } steen als straf.
       *[other] Wie ergens mee bezig was, pakt { $penalty_tiles } stenen als straf.
    }
rule-time-cards = Als de tijd om is, blijft liggen wat je hebt uitgelegd. Heb je nog geen kaart genomen, dan krijg je er een van de stapel; daarna wordt je hoogste kaart weggegooid.

## Punten

rule-scoring = { $scoring ->
        [chips] Wie een ronde wint, krijgt een fiche. Verder wordt er niets geteld, en de anderen verliezen niets.
        [winner_takes] Wie een ronde wint, krijgt alles wat de anderen nog hebben; zij verliezen niets.
       *[losers_pay] De anderen krijgen als minpunten wat er nog op hun bankje staat, en de winnaar krijgt de som daarvan.
    }
rule-joker-left = { $jokers ->
        [0] Elke steen die op een bankje overblijft, kost zijn getal.
       *[other] Een joker die op een bankje overblijft, kost { $joker_left } punten, elke andere steen zijn getal.
    }
rule-blocked = { $scoring ->
        [chips] Wint het laagste bankje een ronde, dan gaat de fiche daarheen; bij gelijke stand beslist wie minder stenen heeft.
       *[other] Wint het laagste bankje een ronde, dan verliezen de anderen alleen wat ze meer hebben, en krijgt de winnaar de som daarvan. Bij gelijke stand beslist wie minder stenen heeft; is ook dat gelijk, dan delen ze.
    }
rule-card-values = In de handen van de anderen telt { $ace_high ->
        [true] een aas { $high_ace_points }
       *[false] een aas { $ace_points }
    }, een boer, vrouw of heer { $court_points }, { $number_cards ->
        [one] elke andere kaart 1
       *[face] elke andere kaart haar getal
    }.
rule-rummy = { $going_rummy ->
        [true] Rummy maken: wie in één beurt uitgaat en in de ronde nog niets had uitgelegd, krijgt dubbel.
       *[other] In één beurt uitgaan levert niets extra’s op.
    }

## De partij

rule-goal = { $goal_kind ->
        [chips] Wie als eerste { $goal_amount ->
            [one] { $goal_amount } fiche
           *[other] { $goal_amount } fiches
        } heeft, wint de partij.
        [target] Wie als eerste { $goal_amount } punten heeft, wint de partij.
       *[rounds] { $goal_amount ->
            [one] De partij is { $goal_amount } ronde.
           *[other] De partij is { $goal_amount } rondes; het hoogste totaal wint.
        }
    }
rule-tie = Staan er aan het eind meer met hetzelfde totaal bovenaan, dan delen ze de winst.

## Een voorbeeld, in stenen

example-first = De eerste keer uitleggen, { $points } punten: { $melds }
example-own = De eerste keer uitleggen: { $melds }
example-table = Op tafel: { $before } – jij hebt: { $rack } – na je beurt: { $after }
example-joker = In { $meld } staat de joker voor { $tile }.
example-joker-free = Jij hebt { $rack } en legt { $tile } op zijn plek; de joker gaat verder: { $after }
example-cards = Je neemt { $card }, legt { $melds } uit en gooit { $discard } weg.
example-layoff = Bij { $before } mag je { $rack } aanleggen: { $after }

## Mag ik ...?

word-ask = een antwoord over de regels van deze tafel: “ask mag ik de joker pakken”
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
may-when-opened = Ja, als je voor het eerst hebt uitgelegd.
may-first = Nog niet: leg eerst voor het eerst uit. Vanaf je volgende beurt mag het.
may-first-same = Nog niet: leg eerst voor het eerst uit. Daarna mag het, zelfs in dezelfde beurt.
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
may-unknown = Daar weet ik geen antwoord op. Kies waar het over gaat, of vraag het anders: “mag ik de joker pakken?”, “wat gebeurt er als de tijd om is?”
may-printed = { $count ->
        [one] Gedrukt op het blad { $sheet }, regel { $lines }.
       *[other] Gedrukt op het blad { $sheet }, regels { $lines }.
    }
may-silent = Het gedrukte blad laat dit open; hier geldt wat noot { $readings } van de regels zegt.
may-house = Wat van het blad afwijkt, is een huisregel van deze tafel.
