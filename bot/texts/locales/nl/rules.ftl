# Spelregels uitgelegd, onderwerp voor onderwerp, uit zijn velden: elke tekst mag elk veld gebruiken
# (getallen als getallen, de rest als de woorden van verslagen), en verder $goal_kind, $goal_amount,
# $clock (wat de tafel heeft afgesproken) en $seats (0 zolang er niemand zit).

rules-title = { $sheet }: de regels aan deze tafel
rules-title-sheet = { $sheet }: de regels
rules-which = Welke regels? Typ “rules” met een van deze erachter:
rules-topics = Onderwerpen: { $topics }. Typ bijvoorbeeld “rules { $example }”.
rules-short = In het kort:
rules-example = Bijvoorbeeld
rules-other = In { $other } is het anders:
rules-house = { $here } (Huisregel. In de spelregels staat: { $printed })
rules-ask = { $family ->
        [cards] Vraag wat je wilt weten, bijvoorbeeld “rules punten” of “mag ik aanleggen?”
       *[tiles] Vraag wat je wilt weten, bijvoorbeeld “rules joker” of “mag ik de joker pakken?”
    }

colour-r = rood
colour-b = blauw
colour-k = zwart
colour-g = groen
colour-y = geel

## Hoofdstukken

chapter-begin = Voor je begint
chapter-turn = Je beurt
chapter-melds = { $sets ->
        [false] Rijen
       *[other] Groepen en rijen
    }
chapter-first = { $first_laying ->
        [0] Een eigen combinatie
       *[other] Uitkomen
    }
chapter-table = Wat op tafel ligt
chapter-joker = Jokers
chapter-stock = Als de pot of stapel leeg is
chapter-time = Tijd
chapter-score = Punten
chapter-match = De partij

## In het kort

short-turn = { $family ->
        [cards] Neem een kaart, leg neer wat je kunt en wilt, en gooi een kaart weg.
       *[tiles] In je beurt leg je stenen neer of pak je er één.
    }
short-first = { $first_laying ->
        [none] Vanaf je eerste beurt mag je alles op tafel gebruiken.
        [0] Begin met een combinatie van je eigen plankje; hoeveel die waard is, maakt niet uit.
        [1] Begin met minstens 1 punt in combinaties van je eigen plankje.
       *[other] Begin met minstens { $first_laying } punten in combinaties van je eigen plankje.
    }
short-table = { $first_laying ->
        [none] { $rebuild ->
            [none] Je mag overal op tafel aanleggen.
           *[other] Je mag overal op tafel aanleggen en de combinaties herschikken.
        }
       *[other] { $rebuild ->
            [none] Daarna mag je overal op tafel aanleggen.
           *[other] Daarna mag je overal op tafel aanleggen en de combinaties herschikken.
        }
    }
short-layoff = Bij elke combinatie op tafel mag je kaarten aanleggen.
short-end = { $scoring ->
        [chips] Wie als eerste een leeg plankje heeft, wint de ronde en een fiche.
       *[other] { $family ->
            [cards] Wie als eerste geen kaarten meer heeft, wint de ronde en de punten van de kaarten die de anderen nog hebben.
           *[tiles] Wie als eerste een leeg plankje heeft, wint de ronde en de punten van de stenen die de anderen nog hebben.
        }
    }
short-kids-pro = { $rebuild ->
        [none] Anders dan bij myRummy Kids zijn er ook groepen.
       *[other] Anders dan bij myRummy Kids zijn er ook groepen, en mag je herschikken.
    }

## Voor je begint

rule-aim = { $family ->
        [cards] Probeer als eerste al je kaarten kwijt te raken: dan is de ronde afgelopen en heb jij gewonnen.
       *[tiles] Probeer als eerste al je stenen kwijt te raken: dan is de ronde afgelopen en heb jij gewonnen.
    }

rule-pieces = { $family ->
        [cards] Eén spel van 52 kaarten, zonder jokers. Een kaart schrijf je als waarde en kleur. De waarden: A aas, K heer, Q vrouw, J boer (in berichten ook H, V en B). De kleuren: S schoppen, H harten, D ruiten, C klaveren.
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
        }{ $two_jokers ->
            [true] {" "}De host mag ook voor maar 2 jokers kiezen.
           *[false] {""}
        }
    }

rule-players = Voor { $min_players } tot { $max_players } spelers.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Kaarten per speler: { $printed_hands }. De volgende kaart gaat open en vormt het begin van de aflegstapel.
           *[other] Iedereen krijgt { $hand ->
                [one] { $hand } kaart
               *[other] { $hand } kaarten
            }; de volgende kaart gaat open en vormt het begin van de aflegstapel.
        }
       *[tiles] Iedereen pakt blind { $hand ->
            [one] { $hand } steen, die niemand anders ziet
           *[other] { $hand } stenen, die niemand anders ziet
        }; de rest is de pot.
    }

dealt-each = { $cards } bij { $players } spelers

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Voor de eerste ronde pakt iedereen een kaart: de hoogste begint. Wie samen met een ander de hoogste kaart heeft, pakt opnieuw.
           *[tiles] Voor de eerste ronde pakt iedereen een steen: de hoogste begint. Wie een joker pakt of samen met een ander de hoogste steen heeft, pakt opnieuw. Daarna gaan deze stenen terug in de pot.
        }
        [youngest] De jongste begint de eerste ronde; zegt de host niet wie dat is, dan wordt er geloot.
        [left_of_dealer] Er wordt geloot wie de eerste ronde deelt; wie links van de gever zit, begint.
       *[lot] Er wordt geloot wie de eerste ronde begint.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Daarna deelt elke ronde de speler links van de vorige gever. Met z’n tweeën deelt de winnaar, en begint de ander.
           *[other] Elke volgende ronde begint de speler links van wie de vorige begon.
        }
        [highest] Voor elke volgende ronde pakt iedereen opnieuw om te bepalen wie begint.
        [youngest] De jongste begint ook de volgende rondes.
       *[lot] Voor elke volgende ronde wordt er opnieuw geloot.
    }

## Je beurt

rule-turn-tiles = In je beurt leg je minstens één steen van je plankje neer óf pak je er één uit de pot, nooit allebei. Pakken mag ook als je iets kunt neerleggen. Daarna is de speler links van je aan de beurt.
rule-drawn = De steen die je pakt, mag je pas vanaf je volgende beurt neerleggen.
rule-one-action = { $one_action ->
        [true] In een beurt leg je één nieuwe combinatie neer, of leg je bij één combinatie aan.
       *[false] In een beurt mag je neerleggen en aanleggen zoveel je wilt.
    }
rule-turn-cards = In je beurt moet je eerst een kaart nemen, van de stapel of de bovenste van de aflegstapel. Daarna mag je combinaties neerleggen en kaarten aanleggen, zoveel je wilt, of niets. Tot slot moet je één kaart weggooien; dan is de speler links van je aan de beurt.
rule-taken = Een kaart van de aflegstapel mag je niet in dezelfde beurt weggooien; een kaart van de stapel wel. Een kaart van de aflegstapel mag dus niet als enige overblijven.
rule-last-card = { $last_card_discard ->
        [true] Je laatste kaart moet je weggooien: je mag niet al je kaarten neerleggen of aanleggen.
       *[false] Je bent uit als je je laatste kaart neerlegt, aanlegt of weggooit. Leg je alles neer, dan gooi je niets weg.
    }

## Combinaties

rule-set = { $family ->
        [cards] Combinaties zijn groepen en rijen; hoeveel punten ze waard zijn, maakt niet uit. Een groep bestaat uit drie of vier kaarten met dezelfde waarde.
       *[tiles] { $sets ->
            [true] Combinaties zijn groepen en rijen. Een groep bestaat uit drie of vier stenen met hetzelfde getal, elk in een andere kleur.
           *[false] Elke combinatie is een rij: groepen zijn er niet.
        }
    }
rule-run = { $family ->
        [cards] Een rij bestaat uit minstens drie opeenvolgende kaarten van dezelfde kleur, bijvoorbeeld allemaal harten.
       *[tiles] Een rij bestaat uit minstens drie stenen van dezelfde kleur, met opeenvolgende getallen. De 1 is de laagste: die komt nooit na de { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] De aas komt vóór de 2 of na de heer, maar niet ertussen: heer, aas, 2 is geen rij.
       *[false] De aas komt vóór de 2, nooit na de heer.
    }
rule-false-melds = { $false_melds ->
        [players] Jullie letten zelf op of de combinaties kloppen. Zie je een ongeldige combinatie in de laatste zet, typ dan “object” voordat de volgende speelt. De stenen van die combinatie gaan dan zonder straf terug naar het plankje waar ze vandaan komen. Heeft iemand die net is uitgekomen, daardoor te weinig punten, dan gaat alles terug. Maakt niemand op tijd bezwaar, dan blijft de combinatie liggen; alleen wie aan de beurt is, mag die verbeteren. Is een plankje door die zet leeg, dan eindigt de ronde pas als de anderen de zet accepteren of de volgende speelt.
       *[refused] Een ongeldige combinatie kun je niet neerleggen.
    }

## De eerste keer uitleggen

rule-first-laying = { $first_laying ->
        [none] Uitkomen hoeft niet: vanaf je eerste beurt mag je gebruiken wat op tafel ligt.
        [0] Voordat je mag gebruiken wat op tafel ligt, leg je een nieuwe combinatie van je eigen plankje neer; hoeveel die waard is, maakt niet uit.
        [1] Je komt uit met een of meer nieuwe combinaties van je plankje, samen minstens 1 punt waard. Een steen is zijn getal waard. Tot die tijd mag je niet gebruiken wat op tafel ligt. Kun of wil je nog niet, dan pak je een steen.
       *[other] Je komt uit met een of meer nieuwe combinaties van je plankje, samen minstens { $first_laying } punten waard. Een steen is zijn getal waard. Tot die tijd mag je niet gebruiken wat op tafel ligt. Kun of wil je nog niet, dan pak je een steen.
    }
rule-same-turn = { $same_turn ->
        [true] { $first_laying ->
            [0] Heb je een eigen combinatie neergelegd, dan mag je nog in dezelfde beurt gebruiken wat op tafel ligt.
           *[other] Ben je uitgekomen, dan mag je nog in dezelfde beurt gebruiken wat op tafel ligt.
        }
       *[false] In de beurt waarin je uitkomt, leg je alleen nieuwe combinaties van je plankje neer. Vanaf je volgende beurt mag je gebruiken wat op tafel ligt.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: heb je nog niets neergelegd, dan mag je je hele plankje in één beurt neerleggen, ook met minder punten dan nodig zijn om uit te komen. Haal je die punten niet, dan mag je alleen nieuwe combinaties van je eigen stenen neerleggen. De anderen verliezen dan dubbel, en de winnaar krijgt dubbel.
        [variant] Handrummy, een variant in de spelregels, geldt alleen als de host die toestaat. Heb je nog niets neergelegd, dan mag je je hele plankje in één beurt neerleggen, ook met minder punten dan nodig zijn om uit te komen. Haal je die punten niet, dan mag je alleen nieuwe combinaties van je eigen stenen neerleggen. De anderen verliezen dan dubbel, en de winnaar krijgt dubbel. Zonder deze variant levert het niets extra’s op om je hele plankje in één keer neer te leggen.
       *[false] Je hele plankje in één keer neerleggen levert niets extra’s op.
    }

## Wat op tafel ligt

rule-table = { $rebuild ->
        [none] De combinaties op tafel zijn van iedereen: je mag overal aanleggen, maar niets weghalen, splitsen of samenvoegen.
        [keep3] De combinaties op tafel zijn van iedereen: je mag overal aanleggen en de combinaties herschikken. Je mag stenen weghalen als minstens drie stenen die er al lagen, bij elkaar blijven en samen een groep of rij vormen. Je mag een combinatie ook helemaal uit elkaar halen. In een nieuwe combinatie mag dan hoogstens één van die stenen liggen. En je mag een hele combinatie bij een andere aanleggen.
       *[free] De combinaties op tafel zijn van iedereen: je mag overal aanleggen en de combinaties naar wens splitsen, samenvoegen en herschikken. Waar je splitst, maakt niet uit.
    }
rule-in-the-end = { $rebuild ->
        [none] Een steen die al op tafel lag, mag niet terug naar een plankje
       *[other] Alleen herschikken is niet genoeg: je moet minstens één steen van je plankje neerleggen. Aan het eind van je beurt liggen er alleen groepen en rijen op tafel. Een steen die al op tafel lag, mag niet terug naar een plankje
    }{ $loose_table_tiles ->
        [offender] { $false_melds ->
            [players] , behalve als je tijd om is of na een bezwaar.
           *[refused] , behalve als je tijd om is.
        }
       *[restore] { $false_melds ->
            [players] , behalve na een bezwaar.
           *[refused] .
        }
    }
rule-layoff = Je mag kaarten aanleggen bij elke combinatie op tafel, van wie die ook is, ook als je zelf nog niets hebt neergelegd. Er wordt niets weggehaald of herschikt.

## Jokers

rule-joker = Een joker kan elke steen vervangen. Een combinatie mag er meer dan één hebben, maar niet alleen uit jokers bestaan. { $sets ->
        [true] In een rij bepaalt de plek van de joker welk getal hij vervangt. In een groep vervangt hij een kleur die nog ontbreekt, dus bij een groep van vier kan geen joker meer.
       *[false] De plek van de joker in de rij bepaalt welk getal hij vervangt. Net als elke andere steen mag je hem bij een rij op tafel aanleggen.
    }
rule-joker-laid = { $joker_laid ->
        [value] Bij het uitkomen is een joker zoveel waard als de steen die hij vervangt.
       *[other] Bij het uitkomen is een joker { $joker_laid ->
            [one] { $joker_laid } punt
           *[other] { $joker_laid } punten
        } waard, welke steen hij ook vervangt.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In je beurt mag je een joker van tafel pakken. Leg op zijn plek een steen van je plankje: de steen die hij vervangt.{ $sets ->
            [true] {" "}In een groep mag dat elke kleur zijn die nog ontbreekt.
           *[false] {""}
        }{" "}Die joker moet je in dezelfde beurt ergens anders leggen; hij gaat nooit naar je plankje.
        [rack_or_table] In je beurt mag je een joker van tafel pakken. Leg op zijn plek een steen van je plankje of van de tafel: de steen die hij vervangt.{ $sets ->
            [true] {" "}In een groep mag dat elke kleur zijn die nog ontbreekt.
           *[false] {""}
        }{" "}Die joker moet je in dezelfde beurt ergens anders leggen; hij gaat nooit naar je plankje.
       *[none] Een joker op tafel kun je niet pakken, ook niet in ruil voor de steen die hij vervangt.
    }
rule-joker-first = { $exchange_first ->
        [true] Je mag een joker al van tafel pakken voordat je zelf iets hebt neergelegd, als je hem in je eerste combinatie gebruikt. De andere stenen van die combinatie komen van je eigen plankje.
       *[false] { $first_laying ->
            [0] Een joker van tafel pakken mag pas als je een eigen combinatie hebt neergelegd.
           *[other] Een joker van tafel pakken mag pas als je bent uitgekomen.
        }
    }
rule-joker-moved = { $rebuild ->
        [keep3] De steen die in de plaats van een joker komt, telt als een steen die al in die combinatie lag. Zolang een joker niet vervangen is, staat hij voor dezelfde steen en blijft hij in zijn combinatie. Hij telt dan mee bij de drie of meer stenen die bij elkaar blijven.
       *[free] Zolang een joker niet vervangen is, staat hij voor dezelfde steen, ook als zijn combinatie wordt gesplitst of verlegd.
    }

## De stapel

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Moet iemand pakken terwijl de pot leeg is, dan eindigt de ronde onbeslist: niemand wint of verliest iets.
           *[last_draw] Heeft iemand de laatste steen gepakt en is er nog geen plankje leeg, dan eindigt de ronde onbeslist: niemand wint of verliest iets.
        }
        [aborted] { $stock_out_at ->
            [first_need] Moet iemand pakken terwijl de pot leeg is, dan wordt de ronde afgebroken: niemand wint of verliest iets, maar de ronde telt wel als gespeeld.
           *[last_draw] Heeft iemand de laatste steen gepakt en is er nog geen plankje leeg, dan wordt de ronde afgebroken. Niemand wint of verliest iets, maar de ronde telt wel als gespeeld.
        }
        [lowest] { $stock_out_at ->
            [first_need] Wie moet pakken terwijl de pot leeg is, past, en het spel gaat door; wie kan, mag neerleggen. Passen alle spelers na elkaar, dan is de ronde afgelopen: wie de minste punten overheeft, wint.
           *[last_draw] Is de laatste steen gepakt, dan gaat het spel door: wie niets kan of wil neerleggen, past. Passen alle spelers na elkaar, dan is de ronde afgelopen: wie de minste punten overheeft, wint.
        }
       *[skip] { $stock_out_at ->
            [first_need] Wie moet pakken terwijl de pot leeg is, past, en het spel gaat door; wie kan, mag neerleggen. Passen alle spelers na elkaar, dan is de ronde afgelopen, zonder winnaar.
           *[last_draw] Is de laatste steen gepakt, dan gaat het spel door: wie niets kan of wil neerleggen, past. Passen alle spelers na elkaar, dan is de ronde afgelopen, zonder winnaar.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Op een plankje mogen zoveel stenen staan als je wilt.
       *[other] Op een plankje passen hoogstens { $rack_limit } stenen. Heb je er { $rack_limit } en leg je niets neer, dan pak je er toch één. Daarna leg je een steen naar keuze terug (ook de net gepakte mag), en wordt de pot geschud. Heeft iedereen drie beurten na elkaar alleen een steen gepakt en teruggelegd, dan is de ronde afgelopen{ $stock_out ->
            [lowest] .
           *[skip] , zonder winnaar.
        }
    }
rule-stock-out-cards = Is de stapel leeg, dan wordt de aflegstapel, op de bovenste kaart na, geschud en als nieuwe stapel gebruikt. Dat gebeurt hoogstens { $reshuffles ->
        [one] één keer
        [2] twee keer
       *[other] { $reshuffles } keer
    } per ronde. Is er daarna niets meer te pakken en wil je de bovenste kaart van de aflegstapel niet, dan wordt de ronde afgebroken: niemand krijgt punten.

## Tijd

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Er is geen tijdslimiet. Spreken jullie er een af, dan gelden deze regels:
           *[other] Een beurt duurt hoogstens { $time_limit } seconden.
        }
        [tnone] Een beurt mag zo lang duren als je wilt.{ $time_limit ->
            [0] {""}
           *[other] {" "}Volgens de spelregels zijn het { $time_limit } seconden.
        }
       *[other] Een beurt duurt hoogstens { $clock ->
            [t2m] 2 minuten
            [t5m] 5 minuten
            [t1h] een uur
            [t24h] een dag
            [tother] { $time }
           *[t3d] drie dagen
        }.{ $time_limit ->
            [0] {" "}De spelregels kennen geen limiet.
           *[other] {" "}Volgens de spelregels zijn het { $time_limit } seconden.
        }
    }
rule-time-up = Is je tijd om en klopt alles wat je hebt klaargezet, dan telt het als neergelegd.
rule-time-idle = { $idle_penalty ->
        [0] Heb je nog niets neergelegd, dan pak je één steen, zonder straf.
        [one] Heb je nog niets neergelegd, dan pak je één steen en { $idle_penalty } extra als straf.
       *[other] Heb je nog niets neergelegd, dan pak je één steen en { $idle_penalty } extra als straf.
    }{ $rack_limit ->
        [0] {""}
       *[other] {" "}Met { $rack_limit } stenen op je plankje pak je er geen.
    }
rule-time-loose = Is je zet niet af als je tijd om is, dan gaan je losse stenen terug naar je plankje. Volledige combinaties blijven liggen voor zover de regels dat toestaan{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(als je nog moest uitkomen, alleen met genoeg punten).
    }{" "}{ $loose_table_tiles ->
        [offender] Ook losse stenen van de tafel gaan naar je plankje. Zit daar een joker bij, dan ligt de tafel weer zoals vóór je beurt.
        [salvage] Blijven er stenen los liggen die al op tafel lagen, dan blijven zoveel mogelijk combinaties liggen, de jouwe en de oude, en gaat de rest terug.
        [stock] Losse stenen van de tafel worden door de pot geschud.
       *[restore] Blijven er stenen los liggen die al op tafel lagen, dan ligt de tafel weer zoals vóór je beurt, en gaan al je stenen terug naar je plankje.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Een onafgemaakte zet levert geen straf op. Blijft er geen enkele steen van jou op tafel, dan pak je er één, zoals in elke beurt.
        [one] Voor een onafgemaakte zet pak je { $penalty_tiles } steen als straf.
       *[other] Voor een onafgemaakte zet pak je { $penalty_tiles } stenen als straf, of zoveel als er nog in de pot liggen.
    }
rule-time-cards = Is je tijd om, dan blijft liggen wat je hebt neergelegd. Heb je nog geen kaart genomen, dan krijg je er één van de stapel; daarna gaat je hoogste kaart weg.

## Punten

rule-scoring = { $scoring ->
        [chips] Wie een ronde wint, krijgt een fiche. Verder telt er niets, en de anderen verliezen niets.
        [winner_takes] Wie een ronde wint, krijgt de punten van alles wat de anderen nog hebben; zij verliezen niets.
       *[losers_pay] De anderen verliezen de punten die nog op hun plankje staan, en de winnaar krijgt het totaal daarvan.
    }
rule-joker-left = { $jokers ->
        [0] Elke steen die op een plankje overblijft, kost zijn getal.
       *[other] Een joker die op een plankje overblijft, kost { $joker_left ->
            [one] { $joker_left } punt
           *[other] { $joker_left } punten
        }; elke andere steen kost zijn getal.
    }
rule-blocked = { $scoring ->
        [chips] Wint iemand met de minste punten op het plankje, dan krijgt die speler de fiche; bij gelijke punten wint wie minder stenen heeft.
       *[other] Wint iemand met de minste punten op het plankje, dan verliezen de anderen alleen het verschil in punten. De winnaar krijgt het totaal daarvan. Bij gelijke punten wint wie minder stenen heeft; is ook dat gelijk, dan delen ze de opbrengst.
    }
rule-card-values = Van de kaarten die de anderen nog hebben, telt { $ace_high ->
        [true] een aas { $high_ace_points }
       *[false] een aas { $ace_points }
    }, een boer, vrouw of heer { $court_points } en { $number_cards ->
        [one] elke andere kaart 1
       *[face] elke andere kaart zijn getal
    }.
rule-rummy = { $going_rummy ->
        [true] Rummy maken: ben je in één beurt uit zonder eerder in die ronde iets te hebben neergelegd of aangelegd, dan krijg je dubbele punten.
       *[other] In één beurt uit zijn levert niets extra’s op.
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
        } heeft, wint de partij. Jullie kunnen ook een aantal rondes afspreken; dan wint het hoogste totaal.
       *[rounds] { $goal_amount ->
            [one] Spreken jullie niets anders af, dan duurt de partij één ronde. Bij meer rondes wint het hoogste totaal.
           *[other] De partij duurt { $goal_amount } rondes; het hoogste totaal wint.
        }
    }
rule-tie = Staan er aan het eind meerdere spelers samen bovenaan, dan delen ze de overwinning.

## Een voorbeeld, in stenen

example-first = Uitkomen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: { $melds }
example-own = Een eigen combinatie: { $melds }
example-table = Op tafel: { $before } – jij hebt: { $rack } – na je beurt: { $after }
example-joker = In { $meld } vervangt de joker { $tile }.
example-joker-free = Jij hebt { $rack } en legt { $tile } op de plek van de joker, die je elders gebruikt: { $after }
example-cards = Je neemt { $card }, legt { $melds } neer en gooit { $discard } weg.
example-layoff = Bij { $before } mag je { $rack } aanleggen: { $after }

## Mag ik ...?

word-ask = een vraag stellen over de regels van deze tafel: “ask mag ik de joker pakken?”
asks-both = Mag je in één beurt neerleggen en pakken?
asks-draw = Mag je pakken?
asks-faulty = Mag je bezwaar maken?
asks-layoff = Mag je aanleggen?
asks-rearrange = Mag je herschikken?
asks-joker-take = Mag je een joker pakken?
how-joker-take = De joker van combinatie { $meld } vervangt { $tile }. Leg { $tile } samen met je nieuwe combinatie neer: “play { $tile } …”.
asks-pass = Mag je passen?
may-partly = Ik weet niet zeker of ik alles heb begrepen.
may-yes = Ja.
may-no = Nee.
may-now = Ja, nu.
may-with-tile = Ja, zodra je de steen hebt die hij vervangt.
may-in-turn = Nu niet, { $name } is aan de beurt; in je eigen beurt wel.
may-return-first = Nu niet: leg eerst een steen terug.
may-when-opened = { $first_laying ->
        [0] Ja, maar je moet eerst een eigen combinatie neerleggen.
       *[other] Ja, maar je moet eerst uitkomen.
    }
may-after-opening = { $first_laying ->
        [0] Ja, vanaf de beurt na je eerste eigen combinatie.
       *[other] Ja, vanaf de beurt na het uitkomen.
    }
may-first = { $first_laying ->
        [0] Nog niet: je moet eerst een eigen combinatie neerleggen. Vanaf de beurt daarna mag het.
       *[other] Nog niet: je moet eerst uitkomen. Vanaf de beurt na het uitkomen mag het.
    }
may-first-same = { $first_laying ->
        [0] Nog niet: je moet eerst een eigen combinatie neerleggen. Daarna mag het, ook in dezelfde beurt.
       *[other] Nog niet: je moet eerst uitkomen. Daarna mag het, ook in dezelfde beurt.
    }
may-take-first = Nog niet: neem eerst een kaart.
may-taken = Niet meer: je hebt in deze beurt al een kaart genomen.
may-stock-empty = Nee: er valt niets meer te pakken.
may-stock-left = Nu niet: de pot is nog niet leeg.
may-when-empty = Alleen als de pot leeg is.
may-no-jokers = In dit spel zijn geen jokers.
may-chips = Je krijgt een fiche voor elke ronde die je wint.
may-no-chips = In dit spel zijn geen fiches: het gaat om punten.
may-no-joker-lies = Nu niet: er ligt geen joker op tafel.
may-nothing-to-object = Nu niet: er is niets om bezwaar tegen te maken.
may-opened = { $first_laying ->
        [0] Je hebt al een eigen combinatie neergelegd.
       *[other] Je bent al uitgekomen.
    }
may-unopened = { $first_laying ->
        [0] Je hebt nog geen eigen combinatie neergelegd.
       *[other] Je bent nog niet uitgekomen.
    }
may-nothing = Dat bestaat in dit spel niet.
may-unknown = Daar weet ik geen antwoord op. Kies een onderwerp, of vraag het anders: “mag ik de joker pakken?”, “wat gebeurt er als de tijd om is?”
may-finished = Dit zijn de regels van de afgelopen partij { $sheet }.
may-printed = Bron: gedrukte spelregels van { $sheet }.
may-silent = De gedrukte spelregels laten dit open; zo wordt het hier gespeeld.
may-house = Hier geldt een huisregel van deze tafel, anders dan in de spelregels.
