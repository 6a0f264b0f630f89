# Ein Regelblatt erklärt, Punkt für Punkt, aus seinen Feldern.

rules-title = { $sheet }: so wird hier gespielt
rules-difference = { $here } ({ $other }: { $there })

colour-r = rot
colour-b = blau
colour-k = schwarz
colour-g = grün
colour-y = gelb

rule-aim = { $family ->
        [cards] Wer zuerst keine Karten mehr hat, gewinnt.
       *[tiles] Wer zuerst alle seine Steine ausgelegt hat, gewinnt.
    }

rule-pieces = { $family ->
        [cards] Ein Blatt mit 52 Karten, ohne Joker.
       *[tiles] { $copies ->
            [one] Jede der vier Farben ({ $colours }) hat die Zahlen 1 bis { $numbers } je einmal, dazu { $jokers } Joker.
           *[other] Jede der vier Farben ({ $colours }) hat die Zahlen 1 bis { $numbers } je { $copies ->
                [2] zweimal
               *[other] { $copies }-mal
            }, dazu { $jokers } Joker.
        }
    }

rule-players = { $min_players } bis { $max_players } können mitspielen.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Jeder bekommt { $printed_hands } Karten (zu zweit, zu dritt, zu viert und so weiter); die nächste wird aufgedeckt und beginnt die Ablage.
           *[other] Jeder bekommt { $hand } Karten; die nächste wird aufgedeckt und beginnt die Ablage.
        }
       *[tiles] Jeder nimmt sich { $hand } Steine.
    }

rule-start = { $first_starter ->
        [highest] Jeder zieht einen Stein, der höchste beginnt (Joker zählen nicht, bei Gleichstand wird noch einmal gezogen).
        [youngest] Der Jüngste beginnt; sagt der Gastgeber nicht, wer das ist, wird gelost.
        [left_of_dealer] Wer gibt, wird ausgelost, sein linker Nachbar beginnt.
       *[lot] Wer beginnt, wird ausgelost.
    } { $next_starter ->
        [left] Spätere Runden beginnt jeweils der Nächste links.
       *[other] Das gilt auch für spätere Runden.
    }

rule-turn-tiles = Wer am Zug ist, legt Steine aus oder zieht einen; dann ist der Nächste dran.
rule-turn-cards = Dein Zug: Nimm eine Karte (vom Vorrat oder oben von der Ablage), leg aus und leg an, was du magst, und wirf eine Karte ab. Was du von der Ablage genommen hast, kannst du im selben Zug nicht abwerfen.

rule-melds = { $family ->
        [cards] Ein Satz sind drei oder vier Karten mit demselben Wert. Eine Reihe sind drei oder mehr aufeinanderfolgende Karten einer Farbe.
       *[tiles] { $sets ->
            [true] Ein Satz sind drei oder vier Steine mit derselben Zahl in verschiedenen Farben. Eine Reihe sind drei oder mehr Steine einer Farbe mit aufeinanderfolgenden Zahlen; nach der { $numbers } kommt keine 1.
           *[false] Nur Reihen: drei oder mehr Steine einer Farbe mit aufeinanderfolgenden Zahlen. Sätze gibt es nicht.
        }
    }

rule-ace = { $ace_high ->
        [true] Das Ass kommt vor die 2 oder nach dem König.
       *[false] Das Ass kommt nur vor die 2.
    }

rule-first-laying = { $first_laying ->
        [none] Für das erste Auslegen gibt es keine Bedingung.
        [0] Bevor du anlegen darfst, musst du eine eigene Kombination auslegen.
       *[other] Dein erstes Auslegen muss mindestens { $first_laying } Punkte zählen, in eigenen Kombinationen.
    }

rule-same-turn = { $same_turn ->
        [true] Noch im selben Zug darfst du auch anlegen.
       *[false] In diesem Zug lässt du die anderen Kombinationen noch in Ruhe.
    }

rule-table = { $rebuild ->
        [none] Was auf dem Tisch liegt, gehört allen: Du darfst anlegen, aber nicht umbauen.
        [keep3] Was auf dem Tisch liegt, gehört allen: Du darfst anlegen und umbauen. Wer aus einer Kombination etwas wegnimmt, lässt drei Steine liegen, die für sich eine Kombination sind, oder löst sie ganz auf. Am Ende liegen nur Sätze und Reihen auf dem Tisch.
       *[free] Was auf dem Tisch liegt, gehört allen: Du darfst anlegen und beliebig umbauen, wenn am Ende nur Sätze und Reihen auf dem Tisch liegen.
    }

rule-layoff = An jede Kombination auf dem Tisch darfst du Karten anlegen.

rule-joker = Ein Joker steht für jeden beliebigen Stein. { $joker_laid ->
        [value] Beim Auslegen zählt er so viel wie der Stein, für den er steht.
       *[other] Beim Auslegen zählt er { $joker_laid } Punkte.
    }
rule-joker-chips = Ein Joker steht für jeden beliebigen Stein.

rule-joker-exchange = { $joker_exchange ->
        [rack] Du darfst einen Joker vom Tisch nehmen, indem du den Stein, für den er steht, von deiner Bank an seine Stelle legst; im selben Zug musst du ihn wieder auslegen.
        [rack_or_table] Du darfst einen Joker aus seiner Kombination nehmen, indem du den Stein, für den er steht, an seine Stelle legst, von deiner Bank oder vom Tisch; im selben Zug musst du ihn wieder auslegen.
       *[none] Ein Joker auf dem Tisch bleibt, wo er ist.
    }

rule-one-action = { $one_action ->
        [true] In einem Zug legst du eine Kombination aus oder an eine an.
       *[false] In einem Zug darfst du aus- und anlegen, so viel du willst.
    }

rule-rack-limit = { $rack_limit ->
        [0] Auf eine Bank passen beliebig viele Steine.
       *[other] Auf eine Bank passen { $rack_limit } Steine: Wer darüber zieht, legt einen zurück.
    }

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Wenn jemand ziehen muss und der Vorrat leer ist, endet die Runde unentschieden.
           *[last_draw] Ist der letzte Stein gezogen und niemand fertig, endet die Runde unentschieden.
        }
        [aborted] { $stock_out_at ->
            [first_need] Wenn jemand ziehen muss und der Vorrat leer ist, wird die Runde abgebrochen.
           *[last_draw] Ist der letzte Stein gezogen und niemand fertig, wird die Runde abgebrochen.
        }
        [lowest] Ist der Vorrat leer, setzt aus, wer nicht auslegen kann; setzen alle aus, gewinnt die niedrigste Bank.
       *[skip] Ist der Vorrat leer, setzt aus, wer nicht auslegen kann; setzen alle aus, gewinnt niemand die Runde.
    }

rule-stock-out-cards = Ist der Vorrat leer, wird die Ablage bis auf die oberste Karte gemischt; nach { $reshuffles ->
        [one] einem Mal
       *[other] { $reshuffles } Malen
    } ist die Runde ungültig.

rule-false-melds = { $false_melds ->
        [players] Auf Fehlmeldungen passt ihr selbst auf: Wer eine sieht, sagt „object“, bevor der Nächste spielt; danach bleibt sie liegen.
       *[refused] Eine fehlerhafte Kombination lässt sich nicht auslegen.
    }

rule-handrummy = { $handrummy ->
        [true] Handrummy: Wer die ganze Bank auf einmal auslegt, braucht keine Mindestpunkte, und die anderen verlieren das Doppelte.
       *[false] Die ganze Bank auf einmal auszulegen bringt nichts extra.
    }

rule-last-card = { $last_card_discard ->
        [true] Deine letzte Karte musst du abwerfen.
       *[false] Du darfst deine letzte Karte auch auslegen oder anlegen.
    }

rule-scoring = { $scoring ->
        [chips] Wer eine Runde gewinnt, nimmt sich einen Chip.
        [winner_takes] Wer eine Runde gewinnt, bekommt gutgeschrieben, was die anderen noch auf der Hand haben.
       *[losers_pay] Die anderen verlieren, was noch auf ihrer Bank steht, und der Gewinner bekommt alles das gutgeschrieben.
    }

rule-joker-left = Ein Joker auf der Bank kostet { $joker_left } Punkte, ein Stein seine Zahl.

rule-card-values = Bei den anderen zählt { $ace_high ->
        [true] ein Ass { $high_ace_points }
       *[false] ein Ass { $ace_points }
    }, eine Bildkarte { $court_points }, { $number_cards ->
        [one] jede andere Karte 1
       *[face] jede andere Karte ihre Zahl
    }. Wer in einem einzigen Zug ausgeht, ohne vorher etwas gelegt zu haben, bekommt das Doppelte.

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

rule-time = { $time_limit ->
        [0] Das Blatt setzt kein Zeitlimit.
       *[other] Das Blatt gibt { $time_limit } Sekunden für einen Zug (ein Tisch kann eine andere Uhr vereinbaren, oder keine).
    }
