# A sheet explained, topic by topic, from its fields: each text may use every field of the sheet as
# an argument (numbers as numbers, the rest as the words of records), and $goal_kind, $goal_amount.

rules-title = { $sheet }: how it is played here
rules-difference = { $here } ({ $other }: { $there })

colour-r = red
colour-b = blue
colour-k = black
colour-g = green
colour-y = yellow

rule-aim = { $family ->
        [cards] Be the first to have no cards left.
       *[tiles] Be the first to have laid all your tiles.
    }

rule-pieces = { $family ->
        [cards] One pack of 52 cards, without jokers.
       *[tiles] { $copies ->
            [one] Each of the four colours ({ $colours }) has the numbers 1 to { $numbers } once; { $jokers ->
                [one] there is { $jokers } joker
               *[other] there are { $jokers } jokers
            }.
           *[other] Each of the four colours ({ $colours }) has the numbers 1 to { $numbers }, { $copies ->
                [2] twice
               *[other] { $copies } times
            } each; { $jokers ->
                [one] there is { $jokers } joker
               *[other] there are { $jokers } jokers
            }.
        }
    }

rule-players = { $min_players } to { $max_players } can play.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] The hands are { $printed_hands } cards (for two players, three, four and so on); the next one is turned up and begins the discard pile.
           *[other] Each is dealt { $hand } cards; the next one is turned up and begins the discard pile.
        }
       *[tiles] Each takes { $hand } tiles.
    }

rule-start = { $first_starter ->
        [highest] Each draws a tile, the highest begins (jokers do not count, ties draw again).
        [youngest] The youngest begins; unless the host says who that is, lots are drawn.
        [left_of_dealer] Lots decide who deals, the next to the left begins.
       *[lot] Lots decide who begins.
    } { $next_starter ->
        [left] Later rounds are begun by the next to the left.
       *[other] It is the same in later rounds.
    }

rule-turn-tiles = In your turn you either lay tiles or draw one; then the next player is on.
rule-turn-cards = Your turn: take a card (from the stock or the top of the discard pile), lay and add what you like, then discard one card. What you took from the discard pile you cannot discard in the same turn.

rule-melds = { $family ->
        [cards] A set is three or four cards of one rank. A run is three or more cards of one suit, one after the other.
       *[tiles] { $sets ->
            [true] A set is three or four tiles of one number, each in another colour. A run is three or more tiles of one colour, numbers one after the other; no 1 follows the { $numbers }.
           *[false] Only runs: three or more tiles of one colour, numbers one after the other. There are no sets.
        }
    }

rule-ace = { $ace_high ->
        [true] The ace goes below the 2 or above the king.
       *[false] The ace goes below the 2 only.
    }

rule-first-laying = { $first_laying ->
        [none] There is no condition for your first laying.
        [0] Before you may add to other melds you have to lay one meld of your own.
       *[other] Your first laying has to count at least { $first_laying } points, in melds of your own.
    }

rule-same-turn = { $same_turn ->
        [true] In that same turn you may already add to other melds.
       *[false] In that turn you cannot touch the other melds yet.
    }

rule-table = { $rebuild ->
        [none] Melds on the table belong to all: you may add to them, not take them apart.
        [keep3] Melds on the table belong to all: you may add to them and rearrange them. Who takes tiles from a meld leaves three that are a meld by themselves, or takes it apart to the last tile. In the end everything on the table is a set or run again.
       *[free] Melds on the table belong to all: you may add to them and rearrange them at will, if in the end everything on the table is a set or run again.
    }

rule-layoff = You may add cards to any meld on the table.

rule-joker = A joker stands for any tile. { $joker_laid ->
        [value] When it is laid it counts what it stands for.
       *[other] When it is laid it counts { $joker_laid } points.
    }
rule-joker-chips = A joker stands for any tile.

rule-joker-exchange = { $joker_exchange ->
        [rack] You may take a joker from the table by putting the tile it stands for from your rack in its place; you have to lay it again in the same turn.
        [rack_or_table] You may take a joker from its meld by putting the tile it stands for in its place, from your rack or the table; you have to lay it again in the same turn.
       *[none] A joker on the table stays where it is.
    }

rule-one-action = { $one_action ->
        [true] In one turn you lay one meld or add to one.
       *[false] In one turn you may lay and add as much as you like.
    }

rule-rack-limit = { $rack_limit ->
        [0] A rack can hold any number of tiles.
       *[other] A rack holds { $rack_limit } tiles: who draws beyond that puts one back.
    }

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, the round is drawn.
           *[last_draw] When the last tile has been drawn and nobody is out, the round is drawn.
        }
        [aborted] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, the round is broken off.
           *[last_draw] When the last tile has been drawn and nobody is out, the round is broken off.
        }
        [lowest] When the stock is empty you pass if you cannot lay; when everybody passes, the lowest rack wins.
       *[skip] When the stock is empty you pass if you cannot lay; when everybody passes, nobody wins the round.
    }

rule-stock-out-cards = When the stock is empty, the discard pile is shuffled, all but its top card; after { $reshuffles ->
        [one] one time
       *[other] { $reshuffles } times
    } the round is void.

rule-false-melds = { $false_melds ->
        [players] Nobody checks melds but you: whoever sees a faulty one says “object” before the next player acts; after that it stands.
       *[refused] A faulty meld cannot be laid.
    }

rule-handrummy = { $handrummy ->
        [true] Handrummy: who lays the whole rack at once needs no minimum, and the others lose double.
       *[false] To lay the whole rack at once brings nothing extra.
    }

rule-last-card = { $last_card_discard ->
        [true] Your last card has to be discarded.
       *[false] You may also go out by laying your last card.
    }

rule-scoring = { $scoring ->
        [chips] Who wins a round takes a chip.
        [winner_takes] Who wins a round is credited what the others still hold.
       *[losers_pay] The others lose what is left on their racks, and the winner gains all of that.
    }

rule-joker-left = A joker left on a rack costs { $joker_left } points, a tile its number.

rule-card-values = In the others’ hands { $ace_high ->
        [true] an ace counts { $high_ace_points }
       *[false] an ace counts { $ace_points }
    }, a court card { $court_points }, { $number_cards ->
        [one] any other card 1
       *[face] any other card its number
    }. Who goes out in one turn, having laid nothing before, gets double.

rule-goal = { $goal_kind ->
        [chips] The first with { $goal_amount ->
            [one] { $goal_amount } chip
           *[other] { $goal_amount } chips
        } wins the match.
        [target] The first with { $goal_amount } points wins the match.
       *[rounds] { $goal_amount ->
            [one] The match is { $goal_amount } round.
           *[other] The match is { $goal_amount } rounds; the highest total wins.
        }
    }

rule-time = { $time_limit ->
        [0] The sheet sets no time limit.
       *[other] The sheet gives { $time_limit } seconds for a turn (a table may agree on another clock, or none).
    }
