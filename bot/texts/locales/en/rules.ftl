# A sheet explained, topic by topic, from its fields: each text may use every field of the sheet as
# an argument (numbers as numbers, the rest as the words of records), and besides $goal_kind,
# $goal_amount and $clock (what the table has agreed on) and $seats (0 where nobody sits there yet).

rules-title = { $sheet }: how it is played here
rules-which = Whose rules? “rules” and one of these:
rules-short = In short:
rules-example = For example
rules-other = In { $other }, on the other hand:
rules-house = { $here } (House rule. As printed: { $printed })
rules-ask = { $family ->
        [cards] Ask about any of this, for example “rules scoring” or “may I lay off?”
       *[tiles] Ask about any of this, for example “rules joker” or “may I take the joker?”
    }

colour-r = red
colour-b = blue
colour-k = black
colour-g = green
colour-y = yellow

## Chapters

chapter-begin = Before you begin
chapter-turn = Your turn
chapter-melds = Sets and runs
chapter-first = The first laying
chapter-table = What lies on the table
chapter-joker = Jokers
chapter-stock = When the stock is empty
chapter-time = Time
chapter-score = Scoring
chapter-match = The match

## In short

short-turn = { $family ->
        [cards] Take a card, lay what you can and want to, discard one.
       *[tiles] Lay tiles or draw one: that is your turn.
    }
short-first = { $first_laying ->
        [none] From your first turn on you may use everything on the table.
        [0] Begin with a meld from your own rack, however little it is worth.
        [1] Begin with at least 1 point in melds from your own rack.
       *[other] Begin with at least { $first_laying } points in melds from your own rack.
    }
short-table = { $rebuild ->
        [none] Then add to whatever lies on the table.
       *[other] Then add to whatever lies on the table, and rearrange it.
    }
short-layoff = Cards may be added to any meld on the table.
short-end = { $scoring ->
        [chips] The first with an empty rack wins the round and a chip.
       *[other] { $family ->
            [cards] The first with no cards left wins the round and scores the cards that the others still hold.
           *[tiles] The first with an empty rack wins the round and the points that the others still have on their racks.
        }
    }

## Before you begin

rule-aim = { $family ->
        [cards] Be the first to have no cards left: that ends the round, and you win it.
       *[tiles] Be the first to have laid all your tiles: that ends the round, and you win it.
    }

rule-pieces = { $family ->
        [cards] One pack of 52 cards, without jokers. A card is written as its rank and its suit: S for spades, H for hearts, D for diamonds, C for clubs.
       *[tiles] { $copies ->
            [one] Each of the four colours ({ $colours }) has the numbers 1 to { $numbers } once; { $jokers ->
                [0] there are no jokers
                [one] there is { $jokers } joker
               *[other] there are { $jokers } jokers
            }.
           *[other] Each of the four colours ({ $colours }) has the numbers 1 to { $numbers }, { $copies ->
                [2] twice
               *[other] { $copies } times
            } each; { $jokers ->
                [0] there are no jokers
                [one] there is { $jokers } joker
               *[other] there are { $jokers } jokers
            }.
        }
    }

rule-players = { $min_players } to { $max_players } can play.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] The cards that each gets, and in brackets the number of players: { $printed_hands }. The next card is turned up and begins the discard pile.
           *[other] Each is dealt { $hand ->
                [one] { $hand } card
               *[other] { $hand } cards
            }; the next card is turned up and begins the discard pile.
        }
       *[tiles] Each player takes { $hand ->
            [one] { $hand } tile, which nobody else sees
           *[other] { $hand } tiles, which nobody else sees
        }; the rest is the stock.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] In the first round each draws a card: whoever has the highest begins; anyone in a tie for the highest draws again.
           *[tiles] In the first round each draws a tile first: whoever has the highest begins; anyone with a joker, or in a tie for the highest, draws again. These tiles are put back among the rest.
        }
        [youngest] The youngest begins the first round; if the host does not say who that is, lots decide.
        [left_of_dealer] Lots decide who deals the first round; the player to the dealer’s left begins.
       *[lot] Lots decide who begins the first round.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Then the deal passes to the left with every round; with two players, whoever has won deals, and the other begins.
           *[other] Each later round is begun by the player to the left of whoever began the one before.
        }
        [highest] Before every later round all draw again to see who begins.
        [youngest] The youngest begins the later rounds, too.
       *[lot] Lots are drawn anew for every later round.
    }

## Your turn

rule-turn-tiles = In your turn you either lay at least one tile from your rack or draw one tile, never both. You may draw even if you could lay. After that it is the turn of the player to your left.
rule-drawn = The tile that you have drawn can be laid in your next turn at the earliest.
rule-one-action = { $one_action ->
        [true] In one turn you lay one new meld, or add to a single one.
       *[false] In one turn you may lay and add as much as you like.
    }
rule-turn-cards = In your turn you must first take a card, from the stock or the top of the discard pile. Then you may lay melds and add cards, as many as you like, or none. Last you must discard one card, and it is the turn of the player to your left.
rule-taken = A card that you took from the discard pile cannot be discarded in the same turn; one from the stock can.
rule-last-card = { $last_card_discard ->
        [true] Your last card has to be discarded: you cannot lay or add all that you hold.
       *[false] You go out by laying, adding or discarding your last card. Whoever has laid all cards discards none.
    }

## Melds

rule-set = { $family ->
        [cards] Melds are sets and runs; how many points they are worth does not matter. A set is three or four cards of one rank.
       *[tiles] { $sets ->
            [true] Melds are sets and runs. A set is three or four tiles of one number, each in another colour.
           *[false] A meld is a run. There are no sets: one number in several colours is no meld.
        }
    }
rule-run = { $family ->
        [cards] A run is three or more cards of one suit whose ranks follow each other.
       *[tiles] A run is three or more tiles of one colour whose numbers follow each other without a gap. The 1 is the lowest: it never follows the { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] The ace ranks below the 2 or above the king, but not between them: king, ace, 2 is no run.
       *[false] The ace ranks below the 2, never above the king.
    }
rule-false-melds = { $false_melds ->
        [players] You check the melds yourselves. Whoever sees that the last player laid a faulty one says “object” before the next player acts: then the tiles of that meld go back to the rack they came from, without a penalty. If nobody objects in time, it stands, and only the player whose turn it is may put it right.
       *[refused] A faulty meld cannot be laid.
    }

## The first laying

rule-first-laying = { $first_laying ->
        [none] There is no condition: from your first turn on you may use what lies on the table.
        [0] The first thing you lay has to be a new meld, all of it from your own rack, however little it is worth. Before that you cannot use what lies on the table.
        [1] The first thing you lay has to be worth at least 1 point, in one or more new melds from your rack. A tile is worth its number. Before that you cannot use what lies on the table; as long as you cannot or do not want to, you draw.
       *[other] The first thing you lay has to be worth at least { $first_laying } points, in one or more new melds from your rack. A tile is worth its number. Before that you cannot use what lies on the table; as long as you cannot or do not want to, you draw.
    }
rule-same-turn = { $same_turn ->
        [true] Once you have made your first laying, you may use the table in the same turn already.
       *[false] In the turn of your first laying you may lay nothing but new melds from your rack; you can use the table from your next turn on.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: whoever has laid nothing yet and lays the whole rack in one turn needs no points for it, but with too few points nothing but own melds will do. The others then lose double, and the winner gains double.
       *[false] To lay the whole rack at once brings nothing extra.
    }

## What lies on the table

rule-table = { $rebuild ->
        [none] The melds on the table belong to all: you may add tiles to any of them, but take nothing away and neither split nor join them.
        [keep3] The melds on the table belong to all: you may add tiles to any of them, and rearrange them. You may take tiles from a meld if at least three of its tiles stay together and are a set or run by themselves. Or you take it apart altogether, but then no two of its tiles may lie in the same new meld.
       *[free] The melds on the table belong to all: you may add tiles to any of them, split, join and rearrange them at will. It does not matter how many tiles of a meld stay together.
    }
rule-in-the-end = { $rebuild ->
        [none] No tile that lay on the table before your turn goes to a rack
       *[other] When you lay, add at least one tile from your rack; at the end of your turn nothing but sets and runs may lie on the table. No tile of the table goes to a rack
    }{ $loose_table_tiles ->
        [offender] , unless your time runs out.
       *[restore] .
    }
rule-layoff = You may add cards to any meld on the table, no matter who laid it, even if you have laid none yourself. Nothing on the table is taken away or rearranged.

## Jokers

rule-joker = A joker stands for any tile. A meld may have several, but never jokers only. { $sets ->
        [true] In a run its place tells which number it stands for; in a set it stands for a colour that is missing, so a set of four takes no joker.
       *[false] Its place in the run tells which number it stands for.
    }
rule-joker-laid = { $joker_laid ->
        [value] A joker that you lay is worth as much as the tile it stands for.
       *[other] A joker that you lay is worth { $joker_laid ->
            [one] { $joker_laid } point
           *[other] { $joker_laid } points
        }, whatever it stands for.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] In your turn you may take a joker from the table: put the very tile it stands for in its place, from your own rack. The joker has to be laid somewhere else in the same turn; it never goes to your rack.
        [rack_or_table] In your turn you may take a joker from its meld: put the very tile it stands for in its place, from your rack or from the table. The joker has to be laid somewhere else in the same turn; it never goes to your rack.
       *[none] A joker on the table cannot be taken, not even for the tile it stands for.
    }
rule-joker-first = { $exchange_first ->
        [true] You may take a joker even before you have laid anything yourself, if you use it in your own first meld.
       *[false] You can take a joker only once you have made your first laying.
    }
rule-joker-moved = { $rebuild ->
        [keep3] A tile that is put in for a joker belongs to the joker’s meld. A joker that has not been replaced goes on standing for the same tile and stays in its meld: it is one of the three or more tiles that stay together.
       *[free] A joker that has not been replaced goes on standing for the same tile, even where its meld is split or moved.
    }

## The stock

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, the round is a draw: nobody gets or loses anything.
           *[last_draw] When somebody has drawn the last tile and nobody has emptied their rack, the round is a draw: nobody gets or loses anything.
        }
        [aborted] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, the round is broken off: nobody gets or loses anything, but it counts as played.
           *[last_draw] When somebody has drawn the last tile and nobody has emptied their rack, the round is broken off: nobody gets or loses anything, but it counts as played.
        }
        [lowest] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, that player passes, and you play on; whoever can lay may lay. When all pass one after the other, the round is over, and the player with the fewest points left wins it.
           *[last_draw] When the last tile is drawn, you play on: whoever cannot or will not lay passes. When all pass one after the other, the round is over, and the player with the fewest points left wins it.
        }
       *[skip] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, that player passes, and you play on; whoever can lay may lay. When all pass one after the other, the round is over, and nobody wins it.
           *[last_draw] When the last tile is drawn, you play on: whoever cannot or will not lay passes. When all pass one after the other, the round is over, and nobody wins it.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] A rack can hold any number of tiles.
       *[other] A rack holds { $rack_limit } tiles at most. Whoever has { $rack_limit } and lays nothing draws as usual, then puts any tile back into the stock, even the one just drawn, and the stock is shuffled. When for three turns in a row every player has only drawn and put back, the round is over{ $stock_out ->
            [lowest] .
           *[skip] {" "}and nobody wins it.
        }
    }
rule-stock-out-cards = When the stock is empty, the discard pile is shuffled, all but its top card, and becomes the stock; at most { $reshuffles ->
        [one] once
        [2] twice
       *[other] { $reshuffles } times
    } in a round. If after that nothing is left to draw and you do not want the top discard either, the round is void.

## Time

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] There is no time limit. If you agree on one for your table:
           *[other] A turn may take up to { $time_limit } seconds.
        }
        [tnone] A turn may take as long as you like.{ $time_limit ->
            [0] {""}
           *[other] {" "}The sheet would give it { $time_limit } seconds.
        }
       *[other] A turn may take up to { $clock ->
            [t2m] 2 minutes
            [t5m] 5 minutes
            [t1h] an hour
            [t24h] a day
           *[t3d] three days
        }.{ $time_limit ->
            [0] {" "}The sheet sets no limit.
           *[other] {" "}The sheet would give it { $time_limit } seconds.
        }
    }
rule-time-up = If your time runs out and everything that you have placed is right and complete, it counts as laid.
rule-time-idle = { $idle_penalty ->
        [0] If you have placed nothing yet, you draw one tile, without a penalty.
        [one] If you have placed nothing yet, you draw one tile and { $idle_penalty } more as a penalty.
       *[other] If you have placed nothing yet, you draw one tile and { $idle_penalty } more as a penalty.
    }
rule-time-loose = If your lay is unfinished, those of your tiles that lie in no meld go back to your rack, and complete melds stay as far as the rules allow{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(a first laying only if it is worth enough).
    }{" "}{ $loose_table_tiles ->
        [offender] Tiles of the table that lie in no meld go to your rack, too.
        [salvage] If tiles of the table lie in no meld, as many melds as possible, yours and the old ones, are kept whole and the rest goes back.
        [stock] Tiles of the table that lie in no meld are shuffled into the stock.
       *[restore] If tiles of the table lie in no meld, the table is put back as it was before your turn, and all your tiles go back to your rack.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] There is no penalty for an unfinished lay; but if none of your tiles stays on the table, you draw one, as in any turn.
        [one] For an unfinished lay you draw { $penalty_tiles } tile as a penalty.
       *[other] For an unfinished lay you draw { $penalty_tiles } tiles as a penalty.
    }
rule-time-cards = If your time runs out, what you have laid stays. If you have taken no card yet, one is drawn for you from the stock; then your highest card is discarded.

## Scoring

rule-scoring = { $scoring ->
        [chips] Whoever wins a round takes a chip. Nothing else is counted, and the others lose nothing.
        [winner_takes] Whoever wins a round scores all that the others still hold; they lose nothing.
       *[losers_pay] Each of the others loses the points left on their rack, and the winner gains the sum of them.
    }
rule-joker-left = { $jokers ->
        [0] Each tile left on a rack costs its number.
       *[other] A joker left on a rack costs { $joker_left ->
            [one] { $joker_left } point
           *[other] { $joker_left } points
        }, any other tile its number.
    }
rule-blocked = { $scoring ->
        [chips] If a round is won by having the fewest points left, that player takes the chip; on a tie whoever has fewer tiles wins.
       *[other] If a round is won by having the fewest points left, each of the others loses only what they hold beyond the winner’s points, and the winner gains the sum of that. On a tie whoever has fewer tiles wins; if they are still tied, they share what is gained.
    }
rule-card-values = Of the cards left in the others’ hands { $ace_high ->
        [true] an ace counts { $high_ace_points }
       *[false] an ace counts { $ace_points }
    }, a jack, queen or king { $court_points }, { $number_cards ->
        [one] any other card 1
       *[face] any other card its number
    }.
rule-rummy = { $going_rummy ->
        [true] Going Rummy: whoever goes out in a single turn, having laid or added nothing before in that round, gains double.
       *[other] To go out in a single turn brings nothing extra.
    }

## The match

rule-goal = { $goal_kind ->
        [chips] The first with { $goal_amount ->
            [one] { $goal_amount } chip
           *[other] { $goal_amount } chips
        } wins the match.
        [target] The first with { $goal_amount ->
            [one] { $goal_amount } point
           *[other] { $goal_amount } points
        } wins the match.
       *[rounds] { $goal_amount ->
            [one] The match is { $goal_amount } round; the highest total wins.
           *[other] The match is { $goal_amount } rounds; the highest total wins.
        }
    }
rule-tie = If several lead with the same total at the end, they share the victory.

## An example, in tiles

example-first = Your first laying, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $melds }
example-own = Your first laying: { $melds }
example-table = On the table: { $before } – you hold: { $rack } – after your turn: { $after }
example-joker = In { $meld } the joker stands for { $tile }.
example-joker-free = You hold { $rack } and put { $tile } in the joker’s place; the joker goes on: { $after }
example-cards = You take { $card }, lay { $melds } and discard { $discard }.
example-layoff = To { $before } you may add { $rack }: { $after }

## May I ...?

word-ask = an answer about the rules of this table: “ask may I take the joker?”
asks-both = May you lay and draw in one turn?
asks-draw = May you draw?
asks-faulty = May you object?
asks-layoff = May you lay off?
asks-rearrange = May you rearrange?
asks-joker-take = May you take a joker?
asks-pass = May you pass?
may-partly = I am not sure that I understood all of that.
may-yes = Yes.
may-no = No.
may-now = Yes, now.
may-in-turn = Not now, it is { $name }’s turn; in your own turn, yes.
may-return-first = Not now: first put a tile back.
may-when-opened = Yes, once you have made your first laying.
may-first = Not yet: first make your first laying. From your next turn on you may.
may-first-same = Not yet: first make your first laying. Then you may, even in the same turn.
may-take-first = Not yet: first take a card.
may-taken = Not any more: you have taken your card for this turn.
may-stock-empty = No: nothing is left to draw.
may-stock-left = Not now: there is something left to draw.
may-when-empty = Only when the stock is empty.
may-no-jokers = No: there are no jokers in this game.
may-no-joker-lies = There is no joker on the table now.
may-nothing-to-object = Not now: there is no lay to which you could object.
may-opened = You have made your first laying already.
may-unopened = You have not made your first laying yet.
may-nothing = This sheet has no such thing.
may-unknown = That I cannot answer. Pick what it is about, or ask in other words: “may I take the joker?”, “what happens when time runs out?”
may-printed = { $count ->
        [one] Printed on the sheet { $sheet }, line { $lines }.
       *[other] Printed on the sheet { $sheet }, lines { $lines }.
    }
may-silent = The printed sheet leaves this open; here it is read as note { $readings } of the rules says.
may-house = What differs from the sheet is this table’s own house rule.
