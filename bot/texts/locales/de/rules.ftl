# Ein Regelblatt erklärt, Punkt für Punkt, aus seinen Feldern.

rules-title = { $sheet }: so wird hier gespielt
rules-which = Welche Regeln? „rules“ und eines davon:
rules-short = In Kürze:
rules-example = Zum Beispiel
rules-other = Was bei { $other } anders ist:
rules-house = { $here } (Hausregel. Gedruckt ist: { $printed })
rules-ask = Frag nach allem davon: „rules joker“ oder „darf ich den Joker nehmen?“

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
        [cards] Nimm eine Karte, leg, was du kannst und magst, und wirf eine ab.
       *[tiles] Leg Steine aus oder zieh einen: Das ist dein Zug.
    }
short-first = { $first_laying ->
        [none] Vom ersten Zug an darfst du alles auf dem Tisch nutzen.
        [0] Fang mit einer eigenen Kombination an; was sie zählt, ist gleich.
       *[other] Fang mit { $first_laying } Punkten in eigenen Kombinationen an.
    }
short-table = { $rebuild ->
        [none] Danach leg an, was auf dem Tisch passt.
       *[other] Danach leg überall an und bau um, was auf dem Tisch liegt.
    }
short-layoff = An jede Kombination auf dem Tisch darf man Karten anlegen.
short-end = { $scoring ->
        [chips] Wer zuerst seine Bank leer hat, gewinnt die Runde und einen Chip.
       *[other] { $family ->
            [cards] Wer zuerst keine Karten mehr hat, gewinnt die Runde und das, was die anderen noch haben.
           *[tiles] Wer zuerst seine Bank leer hat, gewinnt die Runde und die Punkte, die die anderen noch haben.
        }
    }

## Bevor es losgeht

rule-aim = { $family ->
        [cards] Wer zuerst keine Karten mehr hat, beendet die Runde und gewinnt sie.
       *[tiles] Wer zuerst alle seine Steine ausgelegt hat, beendet die Runde und gewinnt sie.
    }

rule-pieces = { $family ->
        [cards] Ein Blatt mit 52 Karten, ohne Joker.
       *[tiles] { $copies ->
            [one] Jede der vier Farben ({ $colours }) hat die Zahlen 1 bis { $numbers } je einmal, { $jokers ->
                [0] ohne Joker
                [one] dazu { $jokers } Joker
               *[other] dazu { $jokers } Joker
            }.
           *[other] Jede der vier Farben ({ $colours }) hat die Zahlen 1 bis { $numbers } je { $copies ->
                [2] zweimal
               *[other] { $copies }-mal
            }, { $jokers ->
                [0] ohne Joker
                [one] dazu { $jokers } Joker
               *[other] dazu { $jokers } Joker
            }.
        }
    }

rule-players = { $min_players } bis { $max_players } können mitspielen.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Jeder bekommt { $printed_hands } Karten (zu zweit, zu dritt, zu viert und so weiter); die nächste wird aufgedeckt und beginnt die Ablage.
           *[other] Jeder bekommt { $hand } Karten; die nächste wird aufgedeckt und beginnt die Ablage.
        }
       *[tiles] Jeder nimmt sich { $hand } Steine, die nur er sieht; der Rest ist der Vorrat.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] Vor der ersten Runde zieht jeder eine Karte: Die höchste beginnt, bei Gleichstand wird noch einmal gezogen.
           *[tiles] Vor der ersten Runde zieht jeder einen Stein: Der höchste beginnt; bei Joker oder Gleichstand wird noch einmal gezogen. Diese Steine kommen zurück.
        }
        [youngest] Die erste Runde beginnt der Jüngste; sagt der Gastgeber nicht, wer das ist, wird gelost.
        [left_of_dealer] Wer die erste Runde gibt, wird ausgelost; sein linker Nachbar beginnt.
       *[lot] Wer die erste Runde beginnt, wird ausgelost.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Danach gibt mit jeder Runde der Nächste links; zu zweit gibt, wer gewonnen hat, und der andere beginnt.
           *[other] Jede spätere Runde beginnt, wer links von dem sitzt, der zuvor begonnen hat.
        }
        [highest] Wer beginnt, wird vor jeder späteren Runde neu gezogen.
        [youngest] Auch die späteren Runden beginnt der Jüngste.
       *[lot] Vor jeder späteren Runde wird neu gelost.
    }

## Dein Zug

rule-turn-tiles = In deinem Zug legst du entweder mindestens einen Stein von deiner Bank aus oder ziehst einen, nie beides. Ziehen darfst du auch, wenn du auslegen könntest. Dann ist dein linker Nachbar dran.
rule-drawn = Der gezogene Stein wartet auf deinen nächsten Zug.
rule-one-action = { $one_action ->
        [true] In einem Zug legst du eine neue Kombination aus oder legst an eine einzige an.
       *[false] In einem Zug darfst du aus- und anlegen, so viel du willst.
    }
rule-turn-cards = In deinem Zug nimmst du zuerst eine Karte, vom Vorrat oder oben von der Ablage; das musst du. Dann darfst du Kombinationen auslegen und Karten anlegen, so viel du willst, oder gar nichts. Zuletzt wirfst du eine Karte ab, und dein linker Nachbar ist dran.
rule-taken = Die Karte, die du von der Ablage genommen hast, kannst du im selben Zug nicht abwerfen; eine vom Vorrat schon.
rule-last-card = { $last_card_discard ->
        [true] Deine letzte Karte musst du abwerfen: Alles auslegen oder anlegen, was du hast, geht nicht.
       *[false] Fertig bist du, wenn du deine letzte Karte auslegst, anlegst oder abwirfst. Wer alle Karten gelegt hat, wirft keine ab.
    }

## Kombinationen

rule-set = { $family ->
        [cards] Ein Satz sind drei oder vier Karten mit demselben Wert.
       *[tiles] { $sets ->
            [true] Ein Satz sind drei oder vier Steine mit derselben Zahl, jeder in einer anderen Farbe.
           *[false] Sätze gibt es nicht: Eine Zahl in mehreren Farben ist keine Kombination.
        }
    }
rule-run = { $family ->
        [cards] Eine Reihe sind drei oder mehr Karten einer Farbe, deren Werte aufeinanderfolgen.
       *[tiles] Eine Reihe sind drei oder mehr Steine einer Farbe, deren Zahlen ohne Lücke aufeinanderfolgen. Die 1 ist die niedrigste: Nach der { $numbers } kommt sie nie.
    }
rule-ace = { $ace_high ->
        [true] Das Ass liegt vor der 2 oder nach dem König, aber nicht dazwischen: König, Ass, 2 ist keine Reihe.
       *[false] Das Ass liegt vor der 2, nie nach dem König.
    }
rule-false-melds = { $false_melds ->
        [players] Auf Fehlmeldungen passt ihr selbst auf. Wer sieht, dass der letzte Spieler etwas Falsches ausgelegt hat, sagt „object“, bevor der Nächste spielt: Dann geht es ohne Strafe zurück. Danach bleibt es liegen; nur wer am Zug ist, darf es berichtigen.
       *[refused] Eine fehlerhafte Kombination lässt sich nicht auslegen.
    }

## Das erste Auslegen

rule-first-laying = { $first_laying ->
        [none] Es gibt keine Bedingung: Vom ersten Zug an darfst du nutzen, was auf dem Tisch liegt.
        [0] Als Erstes musst du eine eigene Kombination auslegen, gleich was sie zählt. Vorher darfst du nirgends anlegen.
       *[other] Was du als Erstes auslegst, muss mindestens { $first_laying } Punkte zählen, in einer oder mehreren neuen Kombinationen von deiner Bank. Ein Stein zählt seine Zahl. Vorher darfst du nichts auf dem Tisch nutzen; bis du kannst und willst, ziehst du.
    }
rule-same-turn = { $same_turn ->
        [true] Nach dem ersten Auslegen darfst du den Tisch schon im selben Zug nutzen.
       *[false] Im Zug des ersten Auslegens legst du nur neue Kombinationen aus; den Tisch darfst du erst ab deinem nächsten Zug nutzen.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: Wer noch nichts ausgelegt hat und die ganze Bank in einem Zug auslegt, braucht dafür keine Punkte; mit zu wenigen Punkten gehen aber nur eigene Kombinationen. Die anderen verlieren dann doppelt, und der Gewinner bekommt das Doppelte.
       *[false] Die ganze Bank auf einmal auszulegen bringt nichts extra.
    }

## Was auf dem Tisch liegt

rule-table = { $rebuild ->
        [none] Was auf dem Tisch liegt, gehört allen: Du darfst überall anlegen, aber nichts wegnehmen, nichts teilen und nichts zusammenschieben.
        [keep3] Was auf dem Tisch liegt, gehört allen: Du darfst überall anlegen und umbauen. Aus einer Kombination nimmst du entweder einen Teil und lässt mindestens drei ihrer Steine liegen, die für sich ein Satz oder eine Reihe sind, oder du löst sie ganz auf, sodass keine zwei ihrer Steine in derselben neuen Kombination liegen.
       *[free] Was auf dem Tisch liegt, gehört allen: Du darfst überall anlegen und nach Belieben teilen, zusammenschieben und umbauen. Wie viele Steine einer Kombination beisammenbleiben, ist gleich.
    }
rule-in-the-end = { $rebuild ->
        [none] Kein Stein geht vom Tisch auf eine Bank zurück.
       *[other] Am Ende deines Zugs liegen nur Sätze und Reihen auf dem Tisch, mit mindestens einem Stein von deiner Bank; kein Stein vom Tisch geht auf eine Bank.
    }
rule-layoff = Du darfst Karten an jede Kombination auf dem Tisch anlegen, gleich wer sie ausgelegt hat, auch wenn du selbst noch nichts ausgelegt hast. Weggenommen oder umgebaut wird auf dem Tisch nichts.

## Joker

rule-joker = Ein Joker steht für jeden beliebigen Stein. In einer Kombination dürfen mehrere liegen, aber nie nur Joker. { $sets ->
        [true] In einer Reihe sagt sein Platz, welche Zahl er ist; in einem Satz ist er eine beliebige fehlende Farbe, darum nimmt ein Satz aus vier Steinen keinen mehr auf.
       *[false] Sein Platz in der Reihe sagt, welche Zahl er ist.
    }
rule-joker-laid = { $joker_laid ->
        [value] Beim Auslegen zählt er so viel wie der Stein, für den er steht.
       *[other] Beim Auslegen zählt er { $joker_laid } Punkte, gleich wofür er steht.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In deinem Zug darfst du einen Joker vom Tisch nehmen: Leg genau den Stein, für den er steht, von deiner eigenen Bank an seine Stelle. Der Joker muss im selben Zug anderswo ausgelegt werden; auf deine Bank kommt er nie.
        [rack_or_table] In deinem Zug darfst du einen Joker aus seiner Kombination nehmen: Leg genau den Stein, für den er steht, an seine Stelle, von deiner Bank oder vom Tisch. Der Joker muss im selben Zug anderswo ausgelegt werden; auf deine Bank kommt er nie.
       *[none] Einen Joker auf dem Tisch kann man nicht nehmen, auch nicht für den Stein, für den er steht.
    }
rule-joker-first = { $exchange_first ->
        [true] Einen Joker nehmen darfst du auch, bevor du selbst etwas ausgelegt hast, wenn er zu deiner ersten eigenen Kombination hilft.
       *[false] Um einen Joker zu nehmen, musst du dein erstes Auslegen hinter dir haben.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Ein Joker, für den nichts hingelegt wird, bleibt in seiner Kombination unter den dreien, die liegen bleiben, als der Stein, der er ist.
       *[free] Ein Joker, für den nichts hingelegt wird, bleibt der Stein, der er ist, wie auch immer seine Kombination geteilt oder verschoben wird.
    }

## Der Vorrat

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Wenn jemand ziehen muss und der Vorrat leer ist, endet die Runde unentschieden: Niemand bekommt oder verliert etwas.
           *[last_draw] Ist der letzte Stein gezogen und niemand fertig, endet die Runde unentschieden: Niemand bekommt oder verliert etwas.
        }
        [aborted] { $stock_out_at ->
            [first_need] Wenn jemand ziehen muss und der Vorrat leer ist, wird die Runde abgebrochen: Niemand bekommt oder verliert etwas, aber sie gilt als gespielt.
           *[last_draw] Ist der letzte Stein gezogen und niemand fertig, wird die Runde abgebrochen: Niemand bekommt oder verliert etwas, aber sie gilt als gespielt.
        }
        [lowest] { $stock_out_at ->
            [first_need] Wer ziehen muss, wenn der Vorrat leer ist, setzt aus, und ihr spielt weiter; wer auslegen kann, darf auslegen. Setzen alle nacheinander aus, ist die Runde zu Ende, und die niedrigste Bank gewinnt sie.
           *[last_draw] Ist der letzte Stein gezogen, spielt ihr weiter: Wer nicht auslegen kann oder will, setzt aus. Setzen alle nacheinander aus, ist die Runde zu Ende, und die niedrigste Bank gewinnt sie.
        }
       *[skip] { $stock_out_at ->
            [first_need] Wer ziehen muss, wenn der Vorrat leer ist, setzt aus, und ihr spielt weiter; wer auslegen kann, darf auslegen. Setzen alle nacheinander aus, ist die Runde zu Ende, und niemand gewinnt sie.
           *[last_draw] Ist der letzte Stein gezogen, spielt ihr weiter: Wer nicht auslegen kann oder will, setzt aus. Setzen alle nacheinander aus, ist die Runde zu Ende, und niemand gewinnt sie.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Auf eine Bank passen beliebig viele Steine.
       *[other] Auf eine Bank passen { $rack_limit } Steine. Wer so viele hat, zieht trotzdem, legt dann einen beliebigen zurück, auch den eben gezogenen, und der Vorrat wird gemischt. Tun alle drei Züge lang nichts anderes, ist die Runde zu Ende.
    }
rule-stock-out-cards = Ist der Vorrat leer, wird die Ablage bis auf die oberste Karte gemischt und zum neuen Vorrat, höchstens { $reshuffles ->
        [one] einmal
        [2] zweimal
       *[other] { $reshuffles }-mal
    } in einer Runde. Ist dann nichts mehr zu ziehen und du willst auch die Ablage nicht, ist die Runde ungültig.

## Zeit

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Es gibt kein Zeitlimit.
           *[other] Ein Zug darf { $time_limit } Sekunden dauern.
        }
        [tnone] Ein Zug darf dauern, so lange er will.{ $time_limit ->
            [0] {""}
           *[other] {" "}Das Blatt gäbe ihm { $time_limit } Sekunden.
        }
       *[other] Ein Zug darf { $clock ->
            [t2m] 2 Minuten
            [t5m] 5 Minuten
            [t1h] eine Stunde
            [t24h] einen Tag
           *[t3d] drei Tage
        } dauern.{ $time_limit ->
            [0] {" "}Das Blatt setzt keine Grenze.
           *[other] {" "}Das Blatt gäbe ihm { $time_limit } Sekunden.
        }
    }
rule-time-up = Läuft die Zeit ab und alles, was du hingelegt hast, ist richtig und vollständig, so gilt es als ausgelegt.
rule-time-idle = { $idle_penalty ->
        [0] Hast du noch nichts hingelegt, ziehst du einen Stein, ohne Strafe.
        [one] Hast du noch nichts hingelegt, ziehst du einen Stein und zur Strafe { $idle_penalty } weiteren.
       *[other] Hast du noch nichts hingelegt, ziehst du einen Stein und zur Strafe { $idle_penalty } weitere.
    }
rule-time-loose = Bist du mitten in etwas, kommen deine Steine, die nirgends passen, auf deine Bank zurück, und fertige Kombinationen bleiben, wo die Regeln es erlauben: ein erstes Auslegen nur, wenn es genug zählt. { $loose_table_tiles ->
        [offender] Auch Steine vom Tisch, die in keiner Kombination liegen, kommen auf deine Bank.
        [salvage] Liegen Steine vom Tisch lose, bleiben möglichst viele Kombinationen ganz, deine und die alten, und der Rest geht zurück.
        [stock] Steine vom Tisch, die in keiner Kombination liegen, werden in den Vorrat gemischt.
       *[restore] Liegen Steine vom Tisch lose, wird er wieder, wie er vor deinem Zug war, und alle deine Steine kommen zurück.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Wer mitten in etwas war, zieht nichts zur Strafe; nur wenn kein eigener Stein auf dem Tisch bleibt, wird einer gezogen wie in jedem Zug.
        [one] Wer mitten in etwas war, zieht zur Strafe { $penalty_tiles } Stein.
       *[other] Wer mitten in etwas war, zieht zur Strafe { $penalty_tiles } Steine.
    }
rule-time-cards = Läuft die Zeit ab, bleibt, was du gelegt hast. Hast du noch keine Karte genommen, wird für dich eine vom Vorrat gezogen; dann wird deine höchste Karte abgeworfen.

## Punkte

rule-scoring = { $scoring ->
        [chips] Wer eine Runde gewinnt, nimmt sich einen Chip. Sonst wird nichts gezählt, und die anderen verlieren nichts.
        [winner_takes] Wer eine Runde gewinnt, bekommt alles gutgeschrieben, was die anderen noch auf der Hand haben; sie verlieren nichts.
       *[losers_pay] Jeder der anderen verliert die Punkte, die noch auf seiner Bank stehen, und der Gewinner bekommt die Summe davon gutgeschrieben.
    }
rule-joker-left = { $jokers ->
        [0] Jeder Stein, der auf einer Bank übrig ist, kostet seine Zahl.
       *[other] Ein Joker, der auf einer Bank übrig ist, kostet { $joker_left } Punkte, jeder andere Stein seine Zahl.
    }
rule-blocked = { $scoring ->
        [chips] Gewinnt die niedrigste Bank eine Runde, bekommt sie den Chip; bei Gleichstand entscheiden weniger Steine.
       *[other] Gewinnt die niedrigste Bank eine Runde, verliert jeder der anderen nur, was er mehr hat, und der Gewinner bekommt die Summe davon. Bei Gleichstand entscheiden weniger Steine; bleibt es gleich, wird geteilt.
    }
rule-card-values = Bei den anderen zählt { $ace_high ->
        [true] ein Ass { $high_ace_points }
       *[false] ein Ass { $ace_points }
    }, ein Bube, eine Dame, ein König { $court_points }, { $number_cards ->
        [one] jede andere Karte 1
       *[face] jede andere Karte ihre Zahl
    }.
rule-rummy = { $going_rummy ->
        [true] „Rummy gehen“: Wer in einem einzigen Zug fertig wird und in der Runde vorher nichts gelegt hat, bekommt das Doppelte.
       *[other] In einem einzigen Zug fertig zu werden bringt nichts extra.
    }

## Die Partie

rule-goal = { $goal_kind ->
        [chips] Wer zuerst { $goal_amount ->
            [one] { $goal_amount } Chip
           *[other] { $goal_amount } Chips
        } hat, gewinnt die Partie.
        [target] Wer zuerst { $goal_amount } Punkte hat, gewinnt die Partie.
       *[rounds] { $goal_amount ->
            [one] Die Partie geht über { $goal_amount } Runde.
           *[other] Die Partie geht über { $goal_amount } Runden; die höchste Summe gewinnt.
        }
    }
rule-tie = Haben am Ende mehrere dieselbe höchste Summe, teilen sie sich den Sieg.

## Ein Beispiel in Steinen

example-first = Dein erstes Auslegen, { $points } Punkte: { $melds }
example-own = Dein erstes Auslegen: { $melds }
example-table = Auf dem Tisch: { $before } – du hast: { $rack } – nach deinem Zug: { $after }
example-joker = In { $meld } steht der Joker für { $tile }.
example-joker-free = Du hast { $rack } und legst { $tile } an seine Stelle; der Joker zieht weiter: { $after }
example-cards = Du nimmst { $card }, legst { $melds } aus und wirfst { $discard } ab.
example-layoff = An { $before } darfst du { $rack } anlegen: { $after }

## Darf ich ...?

word-ask = eine Antwort zu den Regeln dieses Tisches: „ask darf ich den Joker nehmen?“
asks-draw = Darfst du ziehen?
asks-faulty = Darfst du Einspruch erheben?
asks-layoff = Darfst du anlegen?
asks-rearrange = Darfst du umbauen?
asks-joker-take = Darfst du einen Joker nehmen?
asks-pass = Darfst du aussetzen?
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
