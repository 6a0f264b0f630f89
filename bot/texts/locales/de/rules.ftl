# Ein Regelblatt erklärt, Punkt für Punkt, aus seinen Feldern.

rules-title = { $sheet }: So wird hier gespielt
rules-which = Welche Regeln? „rules“ und eines davon:
rules-short = In Kürze:
rules-example = Beispiele
rules-other = Bei { $other } dagegen:
rules-house = { $here } (Hausregel. Gedruckt ist: { $printed })
rules-ask = { $family ->
        [cards] Frag einfach nach, zum Beispiel: „rules scoring“ oder „darf ich anlegen?“
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
chapter-melds = Sätze und Reihen
chapter-first = Das erste Auslegen
chapter-table = Was auf dem Tisch liegt
chapter-joker = Joker
chapter-stock = Wenn der Vorrat leer ist
chapter-time = Zeit
chapter-score = Punkte
chapter-match = Die Partie

## In Kürze

short-turn = { $family ->
        [cards] Nimm eine Karte, leg aus, was du kannst und willst, und wirf eine ab.
       *[tiles] Leg Steine aus oder zieh einen: Das ist dein Zug.
    }
short-first = { $first_laying ->
        [none] Vom ersten Zug an darfst du alles auf dem Tisch nutzen.
        [0] Fang mit einer Kombination von deiner eigenen Bank an; eine Mindestpunktzahl gibt es nicht.
        [1] Beim ersten Auslegen brauchst du mindestens 1 Punkt in Kombinationen von deiner eigenen Bank.
       *[other] Beim ersten Auslegen brauchst du mindestens { $first_laying } Punkte in Kombinationen von deiner eigenen Bank.
    }
short-table = { $rebuild ->
        [none] Danach darfst du auf dem Tisch anlegen, wo es passt.
       *[other] Danach darfst du überall anlegen und umbauen, was auf dem Tisch liegt.
    }
short-layoff = An jede Kombination auf dem Tisch darf man Karten anlegen.
short-end = { $scoring ->
        [chips] Wer zuerst seine Bank leer hat, gewinnt die Runde und einen Chip.
       *[other] { $family ->
            [cards] Wer zuerst keine Karten mehr hat, gewinnt die Runde und bekommt die Punkte der Karten, die den anderen bleiben.
           *[tiles] Wer zuerst seine Bank leer hat, gewinnt die Runde und bekommt die Punkte der Steine, die den anderen bleiben.
        }
    }

## Bevor es losgeht

rule-aim = { $family ->
        [cards] Wer zuerst keine Karten mehr hat, beendet die Runde und gewinnt sie.
       *[tiles] Wer zuerst alle seine Steine ausgelegt hat, beendet die Runde und gewinnt sie.
    }

rule-pieces = { $family ->
        [cards] Ein Blatt mit 52 Karten, ohne Joker. Jede Karte wird mit Wert und Farbe geschrieben; die Farben sind S für Pik, H für Herz, D für Karo und C für Kreuz, die Bilder J für Bube, Q für Dame und K für König, und A ist das Ass.
       *[tiles] { $copies ->
            [one] In jeder der vier Farben ({ $colours }) gibt es die Zahlen 1 bis { $numbers } je einmal; { $jokers ->
                [0] Joker gibt es keine
                [one] dazu kommt insgesamt { $jokers } Joker
               *[other] dazu kommen insgesamt { $jokers } Joker
            }.
           *[other] In jeder der vier Farben ({ $colours }) gibt es die Zahlen 1 bis { $numbers } je { $copies ->
                [2] zweimal
               *[other] { $copies }-mal
            }; { $jokers ->
                [0] Joker gibt es keine
                [one] dazu kommt insgesamt { $jokers } Joker
               *[other] dazu kommen insgesamt { $jokers } Joker
            }.
        }
    }

rule-players = { $min_players } bis { $max_players } können mitspielen.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] So viele Karten bekommt jeder, in Klammern die Zahl der Spieler: { $printed_hands }. Die nächste Karte wird aufgedeckt und bildet den Anfang der Ablage.
           *[other] Jeder bekommt { $hand ->
                [one] { $hand } Karte
               *[other] { $hand } Karten
            }; die nächste wird aufgedeckt und bildet den Anfang der Ablage.
        }
       *[tiles] Jeder nimmt sich { $hand ->
            [one] { $hand } Stein, den nur er sieht
           *[other] { $hand } Steine, die nur er sieht
        }; der Rest ist der Vorrat.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Vor der ersten Runde zieht jeder eine Karte: Wer die höchste hat, beginnt; bei Gleichstand wird noch einmal gezogen.
           *[tiles] Vor der ersten Runde zieht jeder einen Stein: Wer den höchsten hat, beginnt; bei einem Joker oder bei Gleichstand wird noch einmal gezogen. Diese Steine kommen zu den übrigen zurück.
        }
        [youngest] Die erste Runde beginnt der Jüngste; sagt der Gastgeber nicht, wer das ist, wird gelost.
        [left_of_dealer] Wer in der ersten Runde gibt, wird ausgelost; sein linker Nachbar beginnt.
       *[lot] Wer die erste Runde beginnt, wird ausgelost.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Danach gibt in jeder Runde der linke Nachbar des vorigen Gebers; zu zweit gibt, wer gewonnen hat, und der andere beginnt.
           *[other] Jede weitere Runde beginnt der linke Nachbar dessen, der die vorige begonnen hat.
        }
        [highest] Vor jeder weiteren Runde wird neu gezogen, wer beginnt.
        [youngest] Auch die weiteren Runden beginnt der Jüngste.
       *[lot] Vor jeder weiteren Runde wird neu gelost.
    }

## Dein Zug

rule-turn-tiles = In deinem Zug legst du entweder mindestens einen Stein von deiner Bank aus oder ziehst einen, nie beides. Ziehen darfst du auch, wenn du auslegen könntest. Danach ist dein linker Nachbar dran.
rule-drawn = Den gezogenen Stein darfst du frühestens in deinem nächsten Zug auslegen.
rule-one-action = { $one_action ->
        [true] In einem Zug legst du eine neue Kombination aus oder legst an eine einzige an.
       *[false] In einem Zug darfst du aus- und anlegen, so viel du willst.
    }
rule-turn-cards = In deinem Zug nimmst du zuerst eine Karte, vom Vorrat oder die oberste der Ablage; das ist Pflicht. Dann darfst du Kombinationen auslegen und Karten anlegen, so viel du willst, oder gar nichts. Zuletzt musst du eine Karte abwerfen, und dein linker Nachbar ist dran.
rule-taken = Eine Karte, die du von der Ablage genommen hast, darfst du im selben Zug nicht abwerfen; eine vom Vorrat schon.
rule-last-card = { $last_card_discard ->
        [true] Deine letzte Karte musst du abwerfen: Alles auslegen oder anlegen, was du hast, geht nicht.
       *[false] Fertig bist du, wenn du deine letzte Karte auslegst, anlegst oder abwirfst. Wer alle Karten ausgelegt oder angelegt hat, wirft keine ab.
    }

## Kombinationen

rule-set = { $family ->
        [cards] Kombinationen sind Sätze und Reihen; wie viele Punkte sie zählen, spielt keine Rolle. Ein Satz besteht aus drei oder vier Karten mit demselben Wert.
       *[tiles] { $sets ->
            [true] Kombinationen sind Sätze und Reihen. Ein Satz besteht aus drei oder vier Steinen mit derselben Zahl, jeder in einer anderen Farbe.
           *[false] Sätze gibt es nicht: Dieselbe Zahl in mehreren Farben ist keine Kombination.
        }
    }
rule-run = { $family ->
        [cards] Eine Reihe besteht aus drei oder mehr Karten einer Farbe, deren Werte aufeinanderfolgen.
       *[tiles] Eine Reihe besteht aus drei oder mehr Steinen einer Farbe, deren Zahlen ohne Lücke aufeinanderfolgen. Die 1 ist die niedrigste: Nach der { $numbers } kommt sie nie.
    }
rule-ace = { $ace_high ->
        [true] Das Ass steht vor der 2 oder nach dem König, aber nicht dazwischen: König, Ass, 2 ist keine Reihe.
       *[false] Das Ass steht vor der 2, nie nach dem König.
    }
rule-false-melds = { $false_melds ->
        [players] Auf ungültige Kombinationen achtet ihr selbst. Wer bemerkt, dass im letzten Zug eine ausgelegt wurde, schreibt „object“ (Einspruch), bevor der Nächste etwas tut: Dann kommen die Steine dieser Kombination ohne Strafe auf die Bank zurück, von der sie kamen. Hat der Nächste schon etwas getan, bleibt sie liegen; berichtigen darf sie dann nur, wer gerade am Zug ist.
       *[refused] Eine ungültige Kombination lässt sich nicht auslegen.
    }

## Das erste Auslegen

rule-first-laying = { $first_laying ->
        [none] Es gibt keine Bedingung: Vom ersten Zug an darfst du nutzen, was auf dem Tisch liegt.
        [0] Als Erstes musst du eine neue Kombination auslegen, ganz von deiner eigenen Bank; eine Mindestpunktzahl gibt es nicht. Vorher darfst du nichts auf dem Tisch nutzen.
        [1] Was du als Erstes auslegst, muss mindestens 1 Punkt zählen, in einer oder mehreren neuen Kombinationen von deiner Bank. Ein Stein zählt seine Zahl. Vorher darfst du nichts auf dem Tisch nutzen; solange du nicht auslegen kannst oder willst, ziehst du.
       *[other] Was du als Erstes auslegst, muss mindestens { $first_laying } Punkte zählen, in einer oder mehreren neuen Kombinationen von deiner Bank. Ein Stein zählt seine Zahl. Vorher darfst du nichts auf dem Tisch nutzen; solange du nicht auslegen kannst oder willst, ziehst du.
    }
rule-same-turn = { $same_turn ->
        [true] Gleich nach dem ersten Auslegen, noch im selben Zug, darfst du nutzen, was auf dem Tisch liegt.
       *[false] In dem Zug, in dem du zum ersten Mal auslegst, darfst du nur neue Kombinationen von deiner Bank auslegen; was auf dem Tisch liegt, darfst du erst ab deinem nächsten Zug nutzen.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: Wer noch nichts ausgelegt hat und die ganze Bank in einem Zug auslegt, braucht dafür keine Mindestpunkte; reichen die Punkte nicht, müssen es aber lauter eigene Kombinationen sein. Die anderen verlieren dann doppelt, und der Gewinner bekommt das Doppelte.
       *[false] Wer die ganze Bank auf einmal auslegt, bekommt dafür nichts extra.
    }

## Was auf dem Tisch liegt

rule-table = { $rebuild ->
        [none] Was auf dem Tisch liegt, gehört allen: Du darfst überall anlegen, aber nichts wegnehmen, nichts teilen und nichts zusammenschieben.
        [keep3] Was auf dem Tisch liegt, gehört allen: Du darfst überall anlegen und umbauen. Aus einer Kombination darfst du Steine nehmen, wenn mindestens drei ihrer Steine zusammenbleiben und für sich allein einen Satz oder eine Reihe bilden. Du darfst eine Kombination auch ganz auflösen; dann dürfen aber keine zwei ihrer Steine zusammen in derselben neuen Kombination liegen.
       *[free] Was auf dem Tisch liegt, gehört allen: Du darfst überall anlegen und die Kombinationen nach Belieben teilen, zusammenschieben und umbauen. Wie viele Steine einer Kombination zusammenbleiben, spielt keine Rolle.
    }
rule-in-the-end = { $rebuild ->
        [none] Kein Stein, der schon vor deinem Zug auf dem Tisch lag, kommt auf eine Bank
       *[other] Wenn du auslegst, dürfen am Ende deines Zugs nur Sätze und Reihen auf dem Tisch liegen, und mindestens ein Stein von deiner Bank muss dazugekommen sein. Kein Stein, der schon vor deinem Zug auf dem Tisch lag, kommt auf eine Bank
    }{ $loose_table_tiles ->
        [offender] , außer wenn deine Zeit abläuft.
       *[restore] .
    }
rule-layoff = Du darfst Karten an jede Kombination auf dem Tisch anlegen, egal, wer sie ausgelegt hat, auch wenn du selbst noch nichts ausgelegt hast. Weggenommen oder umgebaut wird auf dem Tisch nichts.

## Joker

rule-joker = Ein Joker steht für jeden beliebigen Stein. In einer Kombination dürfen mehrere liegen, aber nie nur Joker. { $sets ->
        [true] In einer Reihe zeigt sein Platz, für welche Zahl er steht; in einem Satz steht er für eine Farbe, die dort fehlt, darum kann man an einen Satz aus vier Steinen keinen mehr anlegen.
       *[false] Sein Platz in der Reihe zeigt, für welche Zahl er steht.
    }
rule-joker-laid = { $joker_laid ->
        [value] Beim Auslegen zählt ein Joker so viel wie der Stein, für den er steht.
       *[other] Beim Auslegen zählt ein Joker { $joker_laid ->
            [one] { $joker_laid } Punkt
           *[other] { $joker_laid } Punkte
        }, egal, wofür er steht.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In deinem Zug darfst du einen Joker vom Tisch nehmen: Leg genau den Stein, für den er steht, von deiner eigenen Bank an seine Stelle. Der Joker muss im selben Zug anderswo ausgelegt werden; auf deine Bank kommt er nie.
        [rack_or_table] In deinem Zug darfst du einen Joker aus seiner Kombination nehmen: Leg genau den Stein, für den er steht, von deiner Bank oder vom Tisch an seine Stelle. Der Joker muss im selben Zug anderswo ausgelegt werden; auf deine Bank kommt er nie.
       *[none] Einen Joker auf dem Tisch kann man nicht nehmen, auch nicht im Tausch gegen den Stein, für den er steht.
    }
rule-joker-first = { $exchange_first ->
        [true] Ausnahme: Einen Joker darfst du auch schon vor deinem ersten Auslegen nehmen, wenn du ihn im selben Zug für deine erste eigene Kombination verwendest.
       *[false] Einen Joker darfst du erst nehmen, wenn du dein erstes Auslegen hinter dir hast.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Ein Stein, den du an die Stelle eines Jokers legst, gehört von da an zu dieser Kombination. Ein Joker, den niemand austauscht, steht weiter für denselben Stein und bleibt in seiner Kombination; er gehört immer zu den mindestens drei Steinen, die dort zusammenbleiben.
       *[free] Ein Joker, den niemand austauscht, steht weiter für denselben Stein, auch wenn seine Kombination geteilt oder verschoben wird.
    }

## Der Vorrat

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Wenn jemand ziehen muss und der Vorrat leer ist, endet die Runde unentschieden: Niemand bekommt oder verliert etwas.
           *[last_draw] Wird der letzte Stein gezogen, bevor jemand alle Steine ausgelegt hat, endet die Runde unentschieden: Niemand bekommt oder verliert etwas.
        }
        [aborted] { $stock_out_at ->
            [first_need] Wenn jemand ziehen muss und der Vorrat leer ist, wird die Runde abgebrochen: Niemand bekommt oder verliert etwas, aber sie gilt als gespielt.
           *[last_draw] Wird der letzte Stein gezogen, bevor jemand alle Steine ausgelegt hat, wird die Runde abgebrochen: Niemand bekommt oder verliert etwas, aber sie gilt als gespielt.
        }
        [lowest] { $stock_out_at ->
            [first_need] Wer ziehen muss, wenn der Vorrat leer ist, setzt aus, und ihr spielt weiter; wer auslegen kann, darf auslegen. Setzen alle nacheinander aus, ist die Runde zu Ende, und wer die wenigsten Punkte auf der Bank hat, gewinnt sie.
           *[last_draw] Ist der letzte Stein gezogen, spielt ihr weiter: Wer nicht auslegen kann oder will, setzt aus. Setzen alle nacheinander aus, ist die Runde zu Ende, und wer die wenigsten Punkte auf der Bank hat, gewinnt sie.
        }
       *[skip] { $stock_out_at ->
            [first_need] Wer ziehen muss, wenn der Vorrat leer ist, setzt aus, und ihr spielt weiter; wer auslegen kann, darf auslegen. Setzen alle nacheinander aus, ist die Runde zu Ende, und niemand gewinnt sie.
           *[last_draw] Ist der letzte Stein gezogen, spielt ihr weiter: Wer nicht auslegen kann oder will, setzt aus. Setzen alle nacheinander aus, ist die Runde zu Ende, und niemand gewinnt sie.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Auf eine Bank passen beliebig viele Steine.
       *[other] Auf eine Bank passen höchstens { $rack_limit } Steine. Wer so viele hat und nicht auslegt, zieht trotzdem und legt dann irgendeinen Stein in den Vorrat zurück; es darf auch der eben gezogene sein. Der Vorrat wird gemischt. Hat jeder drei Züge lang nur gezogen und zurückgelegt, ist die Runde zu Ende{ $stock_out ->
            [lowest] .
           *[skip] , und niemand gewinnt sie.
        }
    }
rule-stock-out-cards = Ist der Vorrat leer, wird die Ablage bis auf die oberste Karte gemischt und zum neuen Vorrat, höchstens { $reshuffles ->
        [one] einmal
        [2] zweimal
       *[other] { $reshuffles }-mal
    } in einer Runde. Ist dann nichts mehr zu ziehen und willst du auch die oberste Karte der Ablage nicht nehmen, ist die Runde ungültig: Niemand gewinnt sie.

## Zeit

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Es gibt kein Zeitlimit. Falls ihr für euren Tisch doch eines vereinbart:
           *[other] Ein Zug darf höchstens { $time_limit } Sekunden dauern.
        }
        [tnone] Ein Zug darf beliebig lange dauern.{ $time_limit ->
            [0] {""}
           *[other] {" "}Auf dem Regelblatt sind es { $time_limit } Sekunden.
        }
       *[other] Ein Zug darf höchstens { $clock ->
            [t2m] 2 Minuten
            [t5m] 5 Minuten
            [t1h] eine Stunde
            [t24h] einen Tag
           *[t3d] drei Tage
        } dauern.{ $time_limit ->
            [0] {" "}Das Regelblatt setzt keine Grenze.
           *[other] {" "}Auf dem Regelblatt sind es { $time_limit } Sekunden.
        }
    }
rule-time-up = Läuft deine Zeit ab und ist alles, was du hingelegt hast, richtig und vollständig, gilt es als ausgelegt.
rule-time-idle = { $idle_penalty ->
        [0] Hast du noch nichts hingelegt, ziehst du einen Stein, ohne Strafe.
        [one] Hast du noch nichts hingelegt, ziehst du einen Stein und zur Strafe { $idle_penalty } weiteren.
       *[other] Hast du noch nichts hingelegt, ziehst du einen Stein und zur Strafe { $idle_penalty } weitere.
    }
rule-time-loose = Bist du mit dem Auslegen noch nicht fertig, kommen deine Steine, die in keiner Kombination liegen, auf deine Bank zurück, und fertige Kombinationen bleiben liegen, soweit die Regeln es erlauben{ $first_laying ->
        [none] .
        [0] .
       *[other] ; war es dein erstes Auslegen, nur dann, wenn sie zusammen genug zählen.
    }{" "}{ $loose_table_tiles ->
        [offender] Auch Steine vom Tisch, die in keiner Kombination liegen, kommen auf deine Bank.
        [salvage] Liegen Steine vom Tisch in keiner Kombination, bleiben möglichst viele Kombinationen ganz, deine und die alten, und der Rest kommt zurück.
        [stock] Steine vom Tisch, die in keiner Kombination liegen, werden in den Vorrat gemischt.
       *[restore] Liegen Steine vom Tisch in keiner Kombination, wird der Tisch wieder so, wie er vor deinem Zug war, und alle deine Steine kommen auf deine Bank zurück.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Eine Strafe für unfertiges Auslegen gibt es nicht; bleibt aber keiner deiner Steine auf dem Tisch liegen, ziehst du einen, wie in jedem Zug.
        [one] Bist du mit dem Auslegen nicht fertig geworden, ziehst du zur Strafe { $penalty_tiles } Stein.
       *[other] Bist du mit dem Auslegen nicht fertig geworden, ziehst du zur Strafe { $penalty_tiles } Steine.
    }
rule-time-cards = Läuft deine Zeit ab, bleibt liegen, was du ausgelegt hast. Hast du noch keine Karte genommen, wird für dich eine vom Vorrat gezogen; dann wird deine höchste Karte abgeworfen.

## Punkte

rule-scoring = { $scoring ->
        [chips] Wer eine Runde gewinnt, nimmt sich einen Chip. Sonst wird nichts gezählt, und die anderen verlieren nichts.
        [winner_takes] Wer eine Runde gewinnt, bekommt die Punkte aller Karten gutgeschrieben, die die anderen noch auf der Hand haben; sie verlieren nichts.
       *[losers_pay] Jeder der anderen verliert die Punkte der Steine, die er noch auf der Bank hat, und der Gewinner bekommt die Summe davon gutgeschrieben.
    }
rule-joker-left = { $jokers ->
        [0] Jeder Stein, der auf einer Bank übrig bleibt, kostet seine Zahl.
       *[other] Ein Joker, der auf einer Bank übrig bleibt, kostet { $joker_left ->
            [one] { $joker_left } Punkt
           *[other] { $joker_left } Punkte
        }, jeder andere Stein seine Zahl.
    }
rule-blocked = { $scoring ->
        [chips] Gewinnt jemand eine Runde, weil er die wenigsten Punkte auf der Bank hat, bekommt er den Chip; bei Gleichstand gewinnt, wer weniger Steine hat.
       *[other] Gewinnt jemand eine Runde, weil er die wenigsten Punkte auf der Bank hat, verliert jeder andere nur so viele Punkte, wie er mehr hat als der Gewinner, und der Gewinner bekommt die Summe davon. Bei Gleichstand gewinnt, wer weniger Steine hat; ist auch das gleich, teilen sie sich den Gewinn.
    }
rule-card-values = Von den Karten, die die anderen noch auf der Hand haben, zählen { $ace_high ->
        [true] ein Ass { $high_ace_points }
       *[false] ein Ass { $ace_points }
    }, Bube, Dame und König je { $court_points } und { $number_cards ->
        [one] jede andere Karte 1
       *[face] jede andere Karte ihre Zahl
    }.
rule-rummy = { $going_rummy ->
        [true] „Rummy gehen“, alles auf einmal: Wer in einem einzigen Zug fertig wird und in dieser Runde bis dahin nichts aus- oder angelegt hat, bekommt das Doppelte.
       *[other] In einem einzigen Zug fertig zu werden bringt nichts extra.
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
        } hat, gewinnt die Partie.
       *[rounds] { $goal_amount ->
            [one] Die Partie geht über { $goal_amount } Runde; wer danach die meisten Punkte hat, gewinnt.
           *[other] Die Partie geht über { $goal_amount } Runden; wer danach die meisten Punkte hat, gewinnt.
        }
    }
rule-tie = Haben am Ende mehrere gleich viele und die meisten Punkte, teilen sie sich den Sieg.

## Ein Beispiel in Steinen

example-first = Dein erstes Auslegen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $melds }
example-own = Dein erstes Auslegen: { $melds }
example-table = Auf dem Tisch: { $before } – du hast: { $rack } – nach deinem Zug: { $after }
example-joker = In { $meld } steht der Joker für { $tile }.
example-joker-free = Du hast { $rack } und legst { $tile } an die Stelle des Jokers; der Joker kommt woandershin: { $after }
example-cards = Du nimmst { $card }, legst { $melds } aus und wirfst { $discard } ab.
example-layoff = An { $before } darfst du { $rack } anlegen: { $after }

## Darf ich ...?

word-ask = eine Antwort zu den Regeln dieses Tisches: „ask darf ich den Joker nehmen?“
asks-both = Darfst du in einem Zug auslegen und ziehen?
asks-draw = Darfst du ziehen?
asks-faulty = Darfst du Einspruch erheben?
asks-layoff = Darfst du anlegen?
asks-rearrange = Darfst du umbauen?
asks-joker-take = Darfst du einen Joker nehmen?
asks-pass = Darfst du aussetzen?
may-partly = Ich bin nicht sicher, dass ich alles verstanden habe.
may-yes = Ja.
may-no = Nein.
may-now = Ja, jetzt.
may-in-turn = Jetzt nicht, { $name } ist am Zug; in deinem eigenen Zug ja.
may-return-first = Jetzt nicht: Leg erst einen Stein zurück.
may-when-opened = Ja, wenn du dein erstes Auslegen hinter dir hast.
may-first = Noch nicht: Erst kommt dein erstes Auslegen. Ab dem Zug danach darfst du.
may-first-same = Noch nicht: Erst kommt dein erstes Auslegen. Danach darfst du, sogar im selben Zug.
may-take-first = Noch nicht: Nimm erst eine Karte.
may-taken = Nicht mehr: Du hast in diesem Zug schon eine Karte genommen.
may-stock-empty = Nein: Es ist nichts mehr zu ziehen.
may-stock-left = Jetzt nicht: Es ist noch etwas zu ziehen.
may-when-empty = Nur wenn der Vorrat leer ist.
may-no-jokers = Nein: In diesem Spiel gibt es keine Joker.
may-no-joker-lies = Gerade liegt kein Joker auf dem Tisch.
may-nothing-to-object = Jetzt nicht: Es gibt nichts, wogegen du Einspruch erheben könntest.
may-opened = Dein erstes Auslegen hast du schon hinter dir.
may-unopened = Dein erstes Auslegen steht noch aus.
may-nothing = So etwas gibt es auf diesem Regelblatt nicht.
may-unknown = Darauf weiß ich keine Antwort. Wähl, worum es geht, oder frag mit anderen Worten: „darf ich den Joker nehmen?“, „was passiert, wenn die Zeit abläuft?“
may-printed = { $count ->
        [one] Gedruckt auf dem Blatt { $sheet }, Zeile { $lines }.
       *[other] Gedruckt auf dem Blatt { $sheet }, Zeilen { $lines }.
    }
may-silent = Das gedruckte Blatt lässt das offen; hier gilt, was Anmerkung { $readings } der Regeln sagt.
may-house = Was vom Blatt abweicht, ist eine Hausregel dieses Tisches.
