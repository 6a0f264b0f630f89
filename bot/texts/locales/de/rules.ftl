# Ein Regelblatt erklärt, Punkt für Punkt, aus seinen Feldern.

rules-title = { $sheet }: Die Regeln an diesem Tisch
rules-title-sheet = { $sheet }: Die Regeln
rules-which = Zu welchem Spiel? Schreib „rules“ und dazu eines dieser Spiele:
rules-topics = Themen: { $topics }. Schreib zum Beispiel „rules { $example }“.
rules-short = In Kürze:
rules-example = Beispiele
rules-other = Bei { $other } dagegen:
rules-house = { $here } (Hausregel. In der Anleitung steht: { $printed })
rules-ask = { $family ->
        [cards] Frag einfach nach, zum Beispiel: „rules punkte“ oder „darf ich anlegen?“
       *[tiles] Frag einfach nach, zum Beispiel: „rules joker“ oder „darf ich den Joker nehmen?“
    }

colour-r = rot
colour-b = blau
colour-k = schwarz
colour-g = grün
colour-y = gelb

## Kapitel

chapter-begin = Bevor es losgeht
chapter-turn = Dein Zug
chapter-melds = { $sets ->
        [false] Reihen
       *[other] Gruppen und Reihen
    }
chapter-first = { $first_laying ->
        [0] Eine eigene Kombination
       *[other] Die Erstauslage
    }
chapter-table = Was auf dem Tisch liegt
chapter-joker = Joker
chapter-stock = Wenn der Vorrat leer ist
chapter-time = Zeit
chapter-score = Punkte
chapter-match = Die Partie

## In Kürze

short-turn = { $family ->
        [cards] Nimm eine Karte, leg aus, was du willst, und wirf eine ab.
       *[tiles] Leg in deinem Zug Steine aus oder zieh einen.
    }
short-first = { $first_laying ->
        [none] Vom ersten Zug an darfst du mit allem spielen, was auf dem Tisch liegt.
        [0] Beginne mit einer Kombination von deinem Brett, egal wie viel sie wert ist.
        [1] Beginne mit Kombinationen von deinem Brett, die zusammen mindestens 1 Punkt wert sind.
       *[other] Beginne mit Kombinationen von deinem Brett, die zusammen mindestens { $first_laying } Punkte wert sind.
    }
short-table = { $first_laying ->
        [none] { $rebuild ->
            [none] Du darfst an jede Kombination auf dem Tisch anlegen.
           *[other] Du darfst an jede Kombination auf dem Tisch anlegen und sie umbauen.
        }
       *[other] { $rebuild ->
            [none] Danach darfst du an jede Kombination auf dem Tisch anlegen.
           *[other] Danach darfst du an jede Kombination auf dem Tisch anlegen und sie umbauen.
        }
    }
short-layoff = An jede Kombination auf dem Tisch darfst du Karten anlegen.
short-end = { $scoring ->
        [chips] Wer zuerst sein Brett leert, gewinnt die Runde und einen Chip.
       *[other] { $family ->
            [cards] Wer zuerst keine Karten mehr hat, gewinnt die Runde und bekommt die Punkte der Karten, die die anderen noch haben.
           *[tiles] Wer zuerst sein Brett leert, gewinnt die Runde und die Punkte auf den anderen Brettern.
        }
    }
short-kids-pro = { $rebuild ->
        [none] Anders als bei myRummy Kids gibt es auch Gruppen.
       *[other] Anders als bei myRummy Kids gibt es auch Gruppen, und du darfst umbauen.
    }

## Bevor es losgeht

rule-aim = { $family ->
        [cards] Wer zuerst keine Karten mehr hat, beendet die Runde und gewinnt sie.
       *[tiles] Wer zuerst alle seine Steine ausgelegt hat, beendet die Runde und gewinnt sie.
    }

rule-pieces = { $family ->
        [cards] Ein Blatt mit 52 Karten, ohne Joker. Eine Karte gibst du mit Wert und Farbe ein: 7H ist Herz 7. Die Farben sind S für Pik, H für Herz, D für Karo und C für Kreuz. Die Bilder sind J für Bube, Q für Dame und K für König, und A ist das Ass. Vor ♠, ♥, ♦ oder ♣ steht dagegen B für Bube und D für Dame.
       *[tiles] { $copies ->
            [one] In jeder der vier Farben ({ $colours }) gibt es die Zahlen 1 bis { $numbers } je einmal; { $jokers ->
                [0] Joker gibt es keine
                [one] dazu kommt { $jokers } Joker
               *[other] dazu kommen { $jokers } Joker
            }.
           *[other] In jeder der vier Farben ({ $colours }) gibt es die Zahlen 1 bis { $numbers } je { $copies ->
                [2] zweimal
               *[other] { $copies }-mal
            }; { $jokers ->
                [0] Joker gibt es keine
                [one] dazu kommt { $jokers } Joker
               *[other] dazu kommen { $jokers } Joker
            }.
        }{ $two_jokers ->
            [true] {" "}Der Host kann auch nur 2 Joker wählen.
           *[false] {""}
        }
    }

rule-players = Für { $min_players } bis { $max_players } Spieler.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] So viele Karten bekommt jeder: { $printed_hands }. Die nächste Karte wird aufgedeckt und eröffnet die Ablage.
           *[other] Jeder bekommt { $hand ->
                [one] { $hand } Karte
               *[other] { $hand } Karten
            }; die nächste wird aufgedeckt und eröffnet die Ablage.
        }
       *[tiles] Jeder zieht verdeckt { $hand ->
            [one] { $hand } Stein, den sonst niemand sieht
           *[other] { $hand } Steine, die sonst niemand sieht
        }; der Rest ist der Vorrat.
    }

dealt-each = bei { $players } Spielern { $cards }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Vor der ersten Runde zieht jeder eine Karte, und wer die höchste hat, beginnt. Alle, die mit der höchsten gleichauf liegen, ziehen noch einmal.
           *[tiles] Vor der ersten Runde zieht jeder einen Stein, und wer den höchsten hat, beginnt. Ein Joker zählt nicht: Wer einen zieht, zieht noch einmal, ebenso alle, die mit dem höchsten Stein gleichauf liegen. Diese Steine kommen zu den übrigen zurück.
        }
        [youngest] Der jüngste Spieler beginnt die erste Runde. Sagt der Host nicht, wer das ist, wird gelost.
        [left_of_dealer] Der erste Geber wird ausgelost; sein linker Nachbar beginnt.
       *[lot] Wer die erste Runde beginnt, wird ausgelost.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Danach gibt in jeder Runde der linke Nachbar des vorigen Gebers. Zu zweit gibt der Gewinner, und der andere beginnt.
           *[other] In jeder weiteren Runde beginnt, wer links von dem sitzt, der zuletzt begonnen hat.
        }
        [highest] Vor jeder weiteren Runde zieht jeder wieder einen Stein; wer den höchsten hat, beginnt.
        [youngest] Auch in den weiteren Runden beginnt der jüngste Spieler.
       *[lot] Vor jeder weiteren Runde wird neu gelost.
    }

## Dein Zug

rule-turn-tiles = In deinem Zug legst du entweder mindestens einen Stein von deinem Brett aus oder ziehst einen, nie beides. Ziehen darfst du auch, wenn du auslegen könntest. Danach ist dein linker Nachbar dran.
rule-drawn = Einen gezogenen Stein darfst du frühestens im nächsten Zug auslegen.
rule-one-action = { $one_action ->
        [true] Pro Zug legst du eine neue Kombination aus oder legst an eine an.
       *[false] Pro Zug darfst du auslegen und anlegen, so viel du willst.
    }
rule-turn-cards = In deinem Zug nimmst du zuerst eine Karte, vom Vorrat oder die oberste der Ablage. Dann darfst du Kombinationen auslegen und Karten anlegen, so viel du willst, oder gar nichts. Zum Schluss wirfst du eine Karte ab. Danach ist dein linker Nachbar dran.
rule-taken = Eine Karte, die du von der Ablage genommen hast, darfst du im selben Zug nicht abwerfen; eine vom Vorrat schon. Die Karte von der Ablage darf dir also nicht als einzige übrig bleiben.
rule-last-card = { $last_card_discard ->
        [true] Deine letzte Karte musst du abwerfen: Du kannst nicht alles auslegen oder anlegen.
       *[false] Deine letzte Karte darfst du auslegen, anlegen oder abwerfen: Damit endet die Runde. Hast du alle Karten aus- oder angelegt, wirfst du keine mehr ab.
    }

## Kombinationen

rule-set = { $family ->
        [cards] Kombinationen sind Gruppen und Reihen. Wie viele Punkte sie zählen, spielt beim Auslegen keine Rolle. Eine Gruppe besteht aus drei oder vier Karten mit demselben Wert.
       *[tiles] { $sets ->
            [true] Kombinationen sind Gruppen und Reihen. Eine Gruppe besteht aus drei oder vier Steinen mit derselben Zahl, jeder in einer anderen Farbe.
           *[false] Jede Kombination ist eine Reihe: Gruppen gibt es nicht.
        }
    }
rule-run = { $family ->
        [cards] Eine Reihe besteht aus drei oder mehr Karten einer Farbe mit aufeinanderfolgenden Werten.
       *[tiles] Eine Reihe besteht aus drei oder mehr Steinen einer Farbe mit aufeinanderfolgenden Zahlen. Die 1 ist die niedrigste: Sie kommt nie nach der { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] Das Ass steht vor der 2 oder nach dem König, aber nicht mittendrin: König, Ass, 2 ist keine Reihe.
       *[false] Das Ass steht vor der 2, nie nach dem König.
    }
rule-false-melds = { $false_melds ->
        [players] Auf ungültige Auslagen achtet ihr selbst. Hat gerade jemand etwas Ungültiges ausgelegt, schreib „object“, bevor der Nächste spielt. Dann kommen die Steine dieser Kombination ohne Strafe aufs Brett zurück. Ist der Rest einer Erstauslage dann zu wenig wert, kommt alles zurück. Erhebt niemand rechtzeitig Einspruch, gilt die Kombination; berichtigen darf sie dann nur, wer am Zug ist. Ist durch die Auslage ein Brett leer, endet die Runde erst, wenn die anderen die Auslage gelten lassen oder der Nächste spielt.
       *[refused] Ungültige Kombinationen kannst du nicht auslegen.
    }

## Das erste Auslegen

rule-first-laying = { $first_laying ->
        [none] Es gibt keine Erstauslage: Vom ersten Zug an darfst du mit dem spielen, was auf dem Tisch liegt.
        [0] Bevor du an die Kombinationen auf dem Tisch anlegen oder sie verändern darfst, musst du eine neue nur von deinem Brett auslegen, egal wie viel sie wert ist.
        [1] Für deine Erstauslage legst du von deinem Brett eine oder mehrere neue Kombinationen aus, die zusammen mindestens 1 Punkt wert sind. Ein Stein ist so viel wert wie seine Zahl. Vorher darfst du an die Kombinationen auf dem Tisch nichts anlegen und sie nicht verändern. Kannst oder willst du noch nicht auslegen, ziehst du.
       *[other] Für deine Erstauslage legst du von deinem Brett eine oder mehrere neue Kombinationen aus, die zusammen mindestens { $first_laying } Punkte wert sind. Ein Stein ist so viel wert wie seine Zahl. Vorher darfst du an die Kombinationen auf dem Tisch nichts anlegen und sie nicht verändern. Kannst oder willst du noch nicht auslegen, ziehst du.
    }
rule-same-turn = { $same_turn ->
        [true] { $first_laying ->
            [0] Sobald du eine eigene Kombination ausgelegt hast, darfst du noch im selben Zug mit dem spielen, was auf dem Tisch liegt.
           *[other] Sobald deine Erstauslage liegt, darfst du noch im selben Zug mit dem spielen, was auf dem Tisch liegt.
        }
       *[false] Bei der Erstauslage darfst du nur neue Kombinationen von deinem Brett auslegen. Ab dem nächsten Zug darfst du auch mit dem spielen, was auf dem Tisch liegt.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: Hast du noch nichts ausgelegt, darfst du dein ganzes Brett in einem Zug ohne Mindestpunkte auslegen. Reichen seine Punkte nicht für die Erstauslage, darfst du nur neue, eigene Kombinationen auslegen. Die anderen verlieren dann doppelt, und du gewinnst doppelt.
        [variant] Handrummy, eine Variante der Anleitung, gilt nur, wenn der Host sie einschaltet. Hast du noch nichts ausgelegt, darfst du dann dein ganzes Brett in einem Zug ohne Mindestpunkte auslegen. Reichen seine Punkte nicht für die Erstauslage, darfst du nur neue, eigene Kombinationen auslegen. Die anderen verlieren doppelt, und du gewinnst doppelt. Ohne die Variante bringt es keinen Bonus, das ganze Brett auf einmal auszulegen.
       *[false] Das ganze Brett auf einmal auszulegen bringt keinen Bonus.
    }

## Was auf dem Tisch liegt

rule-table = { $rebuild ->
        [none] Die Kombinationen auf dem Tisch gehören allen: Du darfst an jede anlegen. Wegnehmen, teilen oder zusammenschieben darfst du nichts.
        [keep3] Die Kombinationen auf dem Tisch gehören allen: Du darfst an jede anlegen und sie umbauen. Du darfst Steine aus einer Kombination wegnehmen, wenn mindestens drei, die schon vor deinem Zug dort lagen, als Gruppe oder Reihe zusammenbleiben. Oder du löst sie ganz auf; dann darf jede neue Kombination höchstens einen ihrer Steine enthalten. Du darfst auch eine ganze Kombination an eine andere anlegen.
       *[free] Die Kombinationen auf dem Tisch gehören allen: Du darfst an jede anlegen und sie frei teilen, zusammenschieben und umbauen. Wo du sie teilst, ist egal.
    }
rule-in-the-end = { $rebuild ->
        [none] Kein Stein, der vor deinem Zug auf dem Tisch lag, kommt auf ein Brett
       *[other] Umbauen allein reicht nicht: Du musst mindestens einen Stein von deinem Brett auslegen. Am Ende deines Zugs muss jeder Stein auf dem Tisch in einer Gruppe oder Reihe liegen. Kein Stein vom Tisch kommt auf ein Brett
    }{ $loose_table_tiles ->
        [offender] { $false_melds ->
            [players] , außer wenn deine Zeit abläuft oder nach einem Einspruch.
           *[refused] , außer wenn deine Zeit abläuft.
        }
       *[restore] { $false_melds ->
            [players] , außer nach einem Einspruch.
           *[refused] .
        }
    }
rule-layoff = Du darfst Karten an jede Kombination auf dem Tisch anlegen, egal wer sie ausgelegt hat. Das gilt auch, wenn du selbst noch nichts ausgelegt hast. Weggenommen oder umgebaut wird nichts.

## Joker

rule-joker = Ein Joker kann für jeden beliebigen Stein stehen. In einer Kombination dürfen mehrere liegen, aber nie nur Joker. { $sets ->
        [true] In einer Reihe bestimmt sein Platz die Zahl. In einer Gruppe steht er für eine fehlende Farbe, darum passt an eine Vierergruppe keiner mehr.
       *[false] Sein Platz in der Reihe bestimmt die Zahl. Wie jeden anderen Stein darfst du ihn auch an eine Reihe auf dem Tisch anlegen.
    }
rule-joker-laid = { $joker_laid ->
        [value] In der Erstauslage ist ein Joker so viel wert wie der Stein, für den er steht.
       *[other] In der Erstauslage ist ein Joker { $joker_laid ->
            [one] { $joker_laid } Punkt
           *[other] { $joker_laid } Punkte
        } wert, egal wofür er steht.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In deinem Zug darfst du einen Joker vom Tisch nehmen: Leg an seine Stelle genau den Stein, für den er steht; der muss von deinem Brett kommen.{ $sets ->
            [true] {" "}In einer Gruppe passt jede Farbe, die noch fehlt.
           *[false] {""}
        }{" "}Den Joker musst du im selben Zug anderswo auslegen. Auf dein Brett kommt er nie.
        [rack_or_table] In deinem Zug darfst du einen Joker aus seiner Kombination nehmen: Leg an seine Stelle genau den Stein, für den er steht; der darf vom Brett oder vom Tisch kommen.{ $sets ->
            [true] {" "}In einer Gruppe passt jede Farbe, die noch fehlt.
           *[false] {""}
        }{" "}Den Joker musst du im selben Zug anderswo auslegen. Auf dein Brett kommt er nie.
       *[none] Einen Joker auf dem Tisch kannst du nicht nehmen, auch nicht im Tausch gegen den Stein, für den er steht.
    }
rule-joker-first = { $exchange_first ->
        [true] { $first_laying ->
            [0] Einen Joker darfst du sogar vor deiner ersten eigenen Kombination nehmen, wenn du ihn gleich für sie verwendest. Alle anderen Steine dieser Kombination kommen von deinem Brett.
           *[other] Einen Joker darfst du sogar vor deiner Erstauslage nehmen, wenn du ihn gleich für sie verwendest. Alle anderen Steine der Erstauslage kommen von deinem Brett.
        }
       *[false] { $first_laying ->
            [0] Einen Joker darfst du erst nehmen, wenn du eine eigene Kombination ausgelegt hast.
           *[other] Einen Joker darfst du erst nach deiner Erstauslage nehmen.
        }
    }
rule-joker-moved = { $rebuild ->
        [keep3] Bis er ersetzt wird, steht ein Joker weiter für denselben Stein und bleibt in seiner Kombination. Er zählt mit, wenn mindestens drei Steine zusammenbleiben müssen. Nach dem Austausch gehört der Stein, der ihn ersetzt, zur Kombination und zählt ebenso mit.
       *[free] Bis er ersetzt wird, steht ein Joker weiter für denselben Stein, auch wenn seine Kombination geteilt oder umgebaut wird.
    }

## Der Vorrat

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Muss jemand ziehen und der Vorrat ist leer, endet die Runde unentschieden: Niemand gewinnt oder verliert etwas.
           *[last_draw] Ist der letzte Stein gezogen und kein Brett leer, endet die Runde unentschieden: Niemand gewinnt oder verliert etwas.
        }
        [aborted] { $stock_out_at ->
            [first_need] Muss jemand ziehen und der Vorrat ist leer, wird die Runde abgebrochen: Niemand gewinnt oder verliert etwas, aber sie gilt als gespielt.
           *[last_draw] Ist der letzte Stein gezogen und kein Brett leer, wird die Runde abgebrochen: Niemand gewinnt oder verliert etwas, aber sie gilt als gespielt.
        }
        [lowest] { $stock_out_at ->
            [first_need] Muss jemand ziehen und der Vorrat ist leer, setzt er aus, und ihr spielt weiter. Setzen alle nacheinander aus, ist die Runde zu Ende, und wer die wenigsten Restpunkte hat, gewinnt.
           *[last_draw] Ist der letzte Stein gezogen, spielt ihr weiter: Wer nicht auslegen kann oder will, setzt aus. Setzen alle nacheinander aus, ist die Runde zu Ende, und wer die wenigsten Restpunkte hat, gewinnt.
        }
       *[skip] { $stock_out_at ->
            [first_need] Muss jemand ziehen und der Vorrat ist leer, setzt er aus, und ihr spielt weiter. Setzen alle nacheinander aus, ist die Runde zu Ende, und niemand gewinnt sie.
           *[last_draw] Ist der letzte Stein gezogen, spielt ihr weiter: Wer nicht auslegen kann oder will, setzt aus. Setzen alle nacheinander aus, ist die Runde zu Ende, und niemand gewinnt sie.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Auf ein Brett passen beliebig viele Steine.
       *[other] Auf ein Brett passen höchstens { $rack_limit } Steine. Hast du schon { $rack_limit } und legst nichts aus, ziehst du wie gewohnt. Dann legst du einen beliebigen Stein in den Vorrat zurück, auch den eben gezogenen, und der Vorrat wird gemischt. Hat jeder Spieler in drei Zügen hintereinander nur gezogen und zurückgelegt, ist die Runde zu Ende{ $stock_out ->
            [lowest] .
           *[skip] , und niemand gewinnt sie.
        }
    }
rule-stock-out-cards = Ist der Vorrat leer, wird die Ablage bis auf die oberste Karte gemischt und bildet den neuen Vorrat, höchstens { $reshuffles ->
        [one] einmal
        [2] zweimal
       *[other] { $reshuffles }-mal
    } in einer Runde. Ist er danach wieder leer und willst du auch die oberste Karte der Ablage nicht, wird die Runde abgebrochen: Niemand bekommt Punkte.

## Zeit

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Die Bedenkzeit ist unbegrenzt. Legt ihr an eurem Tisch eine Grenze fest, gilt:
           *[other] Pro Zug hast du { $time_limit } Sekunden Bedenkzeit.
        }
        [tnone] Die Bedenkzeit ist unbegrenzt.{ $time_limit ->
            [0] {""}
           *[other] {" "}In der Anleitung stehen { $time_limit } Sekunden.
        }
       *[other] Pro Zug hast du { $clock ->
            [t2m] 2 Minuten
            [t5m] 5 Minuten
            [t1h] eine Stunde
            [t24h] einen Tag
            [tother] { $time }
           *[t3d] drei Tage
        } Bedenkzeit.{ $time_limit ->
            [0] {" "}In der Anleitung steht keine.
           *[other] {" "}In der Anleitung stehen { $time_limit } Sekunden.
        }
    }
rule-time-up = Läuft deine Zeit ab, gilt als ausgelegt, was du bereitgelegt hast, wenn alles erlaubt und vollständig ist.
rule-time-idle = { $idle_penalty ->
        [0] Hast du noch nichts gelegt, ziehst du einen Stein, ohne Strafe.
        [one] Hast du noch nichts gelegt, ziehst du einen Stein und { $idle_penalty } weiteren als Strafe.
       *[other] Hast du noch nichts gelegt, ziehst du einen Stein und { $idle_penalty } weitere als Strafe.
    }{ $rack_limit ->
        [0] {""}
       *[other] {" "}Bei { $rack_limit } Steinen auf dem Brett ziehst du keinen.
    }
rule-time-loose = Ist dein Zug nicht fertig, kommen deine losen Steine aufs Brett zurück. Fertige Kombinationen bleiben liegen, soweit erlaubt{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(eine Erstauslage nur mit genug Punkten).
    }{" "}{ $loose_table_tiles ->
        [offender] Auch lose Steine vom Tisch kommen auf dein Brett. Ist aber ein Joker dabei, liegt auf dem Tisch alles wieder wie vor deinem Zug.
        [salvage] Sind dann noch Steine vom Tisch lose, bleiben möglichst viele Kombinationen, deine und die alten, und der Rest kommt zurück.
        [stock] Lose Steine vom Tisch werden in den Vorrat gemischt.
       *[restore] Sind noch Steine vom Tisch lose, liegt auf dem Tisch alles wieder wie vor deinem Zug. Alle deine Steine kommen dann aufs Brett zurück.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Für einen unfertigen Zug gibt es keine Strafe; bleibt aber keiner deiner Steine liegen, ziehst du einen, wie immer, wenn du nichts auslegst.
        [one] Für einen unfertigen Zug ziehst du { $penalty_tiles } Stein als Strafe.
       *[other] Für einen unfertigen Zug ziehst du { $penalty_tiles } Steine als Strafe; sind weniger im Vorrat, nur diese.
    }
rule-time-cards = Läuft deine Zeit ab, bleibt liegen, was du ausgelegt hast. Hast du noch keine Karte genommen, wird für dich eine vom Vorrat gezogen; dann wird deine höchste Karte abgeworfen.

## Punkte

rule-scoring = { $scoring ->
        [chips] Der Gewinner einer Runde nimmt sich einen Chip. Sonst wird nichts gezählt, und die anderen verlieren nichts.
        [winner_takes] Der Gewinner einer Runde bekommt die Punkte aller Karten, die die anderen noch haben; sie verlieren nichts.
       *[losers_pay] Alle anderen verlieren so viele Punkte, wie die Steine auf ihrem Brett wert sind, und der Gewinner bekommt die Summe.
    }
rule-joker-left = { $jokers ->
        [0] Jeder Stein, der auf einem Brett übrig bleibt, kostet seine Zahl.
       *[other] Ein Joker, der auf einem Brett übrig bleibt, kostet { $joker_left ->
            [one] { $joker_left } Punkt
           *[other] { $joker_left } Punkte
        }, jeder andere Stein seine Zahl.
    }
rule-blocked = { $scoring ->
        [chips] Gewinnt jemand eine Runde mit den wenigsten Restpunkten, bekommt er den Chip. Bei Gleichstand gewinnt, wer weniger Steine hat.
       *[other] Gewinnt jemand eine Runde mit den wenigsten Restpunkten, verlieren die anderen nur die Differenz zum Gewinner. Der Gewinner bekommt die Summe. Bei Gleichstand gewinnt, wer weniger Steine hat; haben mehrere auch gleich viele Steine, teilen sie sich die Punkte.
    }
rule-card-values = Von den Karten, die die anderen noch haben, zählen: { $ace_high ->
        [true] ein Ass { $high_ace_points }
       *[false] ein Ass { $ace_points }
    }; Bube, Dame und König je { $court_points }; { $number_cards ->
        [one] jede andere Karte 1
       *[face] jede andere Karte ihre Zahl
    }.
rule-rummy = { $going_rummy ->
        [true] Going Rummy: Wirst du alle Karten in einem einzigen Zug los und hast in dieser Runde vorher nichts aus- oder angelegt, bekommst du das Doppelte.
       *[other] Alle Karten in einem einzigen Zug loszuwerden bringt keinen Bonus.
    }

## Die Partie

rule-goal = { $goal_kind ->
        [chips] Wer zuerst { $goal_amount ->
            [one] { $goal_amount } Chip
           *[other] { $goal_amount } Chips
        } hat, gewinnt die Partie.
        [target] Wer zuerst { $goal_amount ->
            [one] { $goal_amount } Punkt
           *[other] { $goal_amount } Punkte
        } hat, gewinnt die Partie. Ihr könnt auch eine feste Rundenzahl vereinbaren; dann gewinnt, wer am Ende die meisten Punkte hat.
       *[rounds] { $goal_amount ->
            [one] Wenn ihr nichts anderes vereinbart, geht die Partie über eine Runde. Bei mehreren Runden gewinnt, wer am Ende vorn liegt.
           *[other] Die Partie geht über { $goal_amount } Runden; wer danach vorn liegt, gewinnt.
        }
    }
rule-tie = Liegen am Ende mehrere gleichauf vorn, teilen sie sich den Sieg.

## Ein Beispiel in Steinen

example-first = Deine Erstauslage, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $melds }
example-own = Eine eigene Kombination: { $melds }
example-table = Auf dem Tisch: { $before } – du hast: { $rack } – nach deinem Zug: { $after }
example-joker = In { $meld } steht der Joker für { $tile }.
example-joker-free = Du hast { $rack } und legst { $tile } an die Stelle des Jokers; der Joker kommt woandershin: { $after }
example-cards = Du nimmst { $card }, legst { $melds } aus und wirfst { $discard } ab.
example-layoff = An { $before } darfst du { $rack } anlegen: { $after }

## Fragen, und kurze Antworten darauf

word-ask = eine Frage zu den Regeln dieses Tisches stellen: „ask darf ich den Joker nehmen?“
asks-both = Darfst du in einem Zug auslegen und ziehen?
asks-draw = Darfst du ziehen?
asks-faulty = Darfst du Einspruch erheben?
asks-layoff = Darfst du anlegen?
asks-rearrange = Darfst du umbauen?
asks-joker-take = Darfst du einen Joker nehmen?
how-joker-take = Der Joker der Kombination { $meld } steht für { $tile }. Leg { $tile } zusammen mit deiner neuen Kombination aus: „play { $tile } …“.
asks-pass = Darfst du aussetzen?
may-partly = Ich bin nicht sicher, ob ich alles verstanden habe.
may-yes = Ja.
may-no = Nein.
may-now = Ja, jetzt.
may-with-tile = Ja, sobald du den Stein hast, für den er steht.
may-in-turn = Jetzt nicht: { $name } ist am Zug. In deinem eigenen Zug ja.
may-return-first = Jetzt nicht: Leg zuerst einen Stein zurück.
may-when-opened = { $first_laying ->
        [0] Ja, sobald du eine eigene Kombination ausgelegt hast.
       *[other] Ja, sobald deine Erstauslage liegt.
    }
may-after-opening = { $first_laying ->
        [0] Ja, ab dem Zug nach deiner ersten eigenen Kombination.
       *[other] Ja, ab dem Zug nach deiner Erstauslage.
    }
may-first = { $first_laying ->
        [0] Noch nicht: Leg zuerst eine eigene Kombination aus. Das darfst du erst ab dem Zug danach.
       *[other] Noch nicht: Zuerst kommt deine Erstauslage. Das darfst du erst ab dem Zug nach deiner Erstauslage.
    }
may-first-same = { $first_laying ->
        [0] Noch nicht: Leg zuerst eine eigene Kombination aus. Danach darfst du, sogar im selben Zug.
       *[other] Noch nicht: Zuerst kommt deine Erstauslage. Danach darfst du, sogar im selben Zug.
    }
may-take-first = Noch nicht: Nimm zuerst eine Karte.
may-taken = Nein: Du hast in diesem Zug schon eine Karte genommen.
may-stock-empty = Nein: Es ist nichts mehr zu ziehen.
may-stock-left = Jetzt nicht: Du kannst noch ziehen.
may-when-empty = Nur wenn der Vorrat leer ist.
may-no-jokers = In diesem Spiel gibt es keine Joker.
may-chips = Für jede gewonnene Runde nimmst du dir einen Chip.
may-no-chips = In diesem Spiel gibt es keine Chips: Es zählen Punkte.
may-no-joker-lies = Gerade liegt kein Joker auf dem Tisch.
may-nothing-to-object = Jetzt nicht: Es gibt keinen Zug, gegen den du Einspruch erheben könntest.
may-opened = { $first_laying ->
        [0] Du hast schon eine eigene Kombination ausgelegt.
       *[other] Deine Erstauslage liegt schon.
    }
may-unopened = { $first_laying ->
        [0] Du hast noch keine eigene Kombination ausgelegt.
       *[other] Deine Erstauslage steht noch aus.
    }
may-nothing = So etwas gibt es in diesem Spiel nicht.
may-unknown = Das kann ich nicht beantworten. Wähl ein Thema, oder frag anders: „darf ich den Joker nehmen?“, „was passiert, wenn die Zeit abläuft?“
may-finished = Das sind die Regeln der beendeten Partie { $sheet }.
may-printed = Quelle: die Spielanleitung zu { $sheet }.
may-silent = In der gedruckten Anleitung steht dazu nichts; so wird es hier gespielt.
may-house = Was von der Anleitung abweicht, ist eine Hausregel dieses Tisches.
