# A sheet explained, topic by topic, from its fields: each text may use every field of the sheet as
# an argument (numbers as numbers, the rest as the words of records), and besides $goal_kind,
# $goal_amount and $clock (what the table has agreed on) and $seats (0 where nobody sits there yet).

rules-title = { $sheet }: the rules at this table
rules-title-sheet = { $sheet }: the rules
rules-which = Which rules? Type “rules” and one of these:
rules-topics = Topics: { $topics }. For example, type “rules { $example }”.
rules-short = In short:
rules-example = For example
rules-other = In { $other }, by contrast:
rules-house = { $here } (House rule. The printed rule: { $printed })
rules-ask = { $family ->
        [cards] Ask about any of this, for example: “rules scoring” or “may I add a card?”
       *[tiles] Ask about any of this, for example: “rules joker” or “may I take the joker?”
    }

colour-r = red
colour-b = blue
colour-k = black
colour-g = green
colour-y = yellow

## Chapters

chapter-begin = Before you start
chapter-turn = Your turn
chapter-melds = { $sets ->
        [false] Runs
       *[other] Sets and runs
    }
chapter-first = { $first_laying ->
        [0] A meld of your own
       *[other] The initial meld
    }
chapter-table = Using the table
chapter-joker = Jokers
chapter-stock = When the stock is empty
chapter-time = Time
chapter-score = Scoring
chapter-match = The match

## In short

short-turn = { $family ->
        [cards] Take a card, lay what you like, discard one.
       *[tiles] On your turn, lay tiles or draw one.
    }
short-first = { $first_laying ->
        [none] You may use everything on the table from your first turn.
        [0] Start with a meld from your own rack, whatever it’s worth.
        [1] Start with melds worth at least 1 point from your own rack.
       *[other] Start with melds worth at least { $first_laying } points from your own rack.
    }
short-table = { $first_laying ->
        [none] { $rebuild ->
            [none] You may add to any meld on the table.
           *[other] You may add to the melds on the table and rearrange them.
        }
       *[other] { $rebuild ->
            [none] After that, you may add to any meld on the table.
           *[other] After that, you may add to the melds on the table and rearrange them.
        }
    }
short-layoff = You may add cards to any meld on the table.
short-end = { $scoring ->
        [chips] The first to empty their rack wins the round and a chip.
       *[other] { $family ->
            [cards] The first to run out of cards wins the round and scores what the others hold.
           *[tiles] The first to empty their rack wins the round and the points left on the other racks.
        }
    }
short-kids-pro = { $rebuild ->
        [none] Unlike in myRummy Kids, there are sets.
       *[other] Unlike in myRummy Kids, there are sets, and you may rearrange the table.
    }

## Before you begin

rule-aim = { $family ->
        [cards] Be the first to run out of cards: that ends the round, and you win it.
       *[tiles] Be the first to lay all your tiles: that ends the round, and you win it.
    }

rule-pieces = { $family ->
        [cards] One pack of 52 cards, without jokers. A card is written as its rank (A, 2 to 10, J, Q, K) and its suit: S for spades, H for hearts, D for diamonds, C for clubs.
       *[tiles] { $copies ->
            [one] Each of the four colours ({ $colours }) has the numbers 1 to { $numbers } once; { $jokers ->
                [0] there are no jokers
                [one] there is { $jokers } joker
               *[other] there are { $jokers } jokers
            }.
           *[other] Each of the four colours ({ $colours }) has the numbers 1 to { $numbers } { $copies ->
                [2] twice
               *[other] { $copies } times
            }; { $jokers ->
                [0] there are no jokers
                [one] there is { $jokers } joker
               *[other] there are { $jokers } jokers
            }.
        }{ $two_jokers ->
            [true] {" "}The host may choose to play with only 2 jokers.
           *[false] {""}
        }
    }

rule-players = For { $min_players } to { $max_players } players.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Dealt at the start: { $printed_hands }. The next card is turned face up and starts the discard pile.
           *[other] Each player is dealt { $hand ->
                [one] { $hand } card
               *[other] { $hand } cards
            }; the next card is turned face up and starts the discard pile.
        }
       *[tiles] Each player draws { $hand ->
            [one] { $hand } tile at random, which nobody else sees
           *[other] { $hand } tiles at random, which nobody else sees
        }; the rest form the stock.
    }

dealt-each = { $cards } cards each for { $players } players

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] For the first round each player draws a card, and the highest starts. If there’s a tie for the highest, those players draw again.
           *[tiles] For the first round each player draws a tile, and the highest starts. Anyone with a joker, or in a tie for the highest, draws again. These tiles go back among the rest.
        }
        [youngest] The youngest player starts the first round. If the host doesn’t say who that is, the starting player is picked at random.
        [left_of_dealer] The first dealer is picked at random; the player to the dealer’s left starts.
       *[lot] The player who starts the first round is picked at random.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] After that the deal passes to the left each round. With two players, the winner deals and the other starts.
           *[other] In each later round, the player to the left of the previous starter goes first.
        }
        [highest] Before each later round, everybody draws again to see who starts.
        [youngest] The youngest player starts the later rounds, too.
       *[lot] For each later round, the starting player is picked at random again.
    }

## Your turn

rule-turn-tiles = On your turn you either lay at least one tile from your rack or draw one tile, never both. You may draw even if you could lay something. Then it’s the turn of the player to your left.
rule-drawn = You can’t lay a tile you’ve drawn until your next turn.
rule-one-action = { $one_action ->
        [true] In one turn you lay one new meld, or add to one.
       *[false] In one turn you may lay and add as much as you like.
    }
rule-turn-cards = On your turn you first take a card, from the stock or from the top of the discard pile. Then you may lay melds and add cards, as many as you like, or none. To end your turn, discard one card. Then it’s the turn of the player to your left.
rule-taken = A card taken from the discard pile can’t be discarded in the same turn; a card taken from the stock can. So don’t lay so much that the card you took is the only one left.
rule-last-card = { $last_card_discard ->
        [true] Your last card has to be discarded: you can’t lay or add everything you hold.
       *[false] You go out by laying, adding or discarding your last card. If you’ve laid all your cards, you don’t discard.
    }

## Melds

rule-set = { $family ->
        [cards] Melds are sets and runs; there is no minimum value. A set is three or four cards of one rank.
       *[tiles] { $sets ->
            [true] Melds are sets and runs. A set is three or four tiles of the same number, each in a different colour.
           *[false] Every meld is a run: there are no sets.
        }
    }
rule-run = { $family ->
        [cards] A run is three or more cards of one suit, with consecutive ranks.
       *[tiles] A run is three or more tiles of the same colour, with consecutive numbers. The 1 is the lowest: it never follows the { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] The ace goes below the 2 or above the king, but not between them: king, ace, 2 isn’t a run.
       *[false] The ace goes below the 2, never above the king.
    }
rule-false-melds = { $false_melds ->
        [players] You check the melds yourselves. If the last player laid an invalid one, type “object” before the next player moves. The tiles of that meld then go back to the rack they came from, without a penalty. If what remains of an initial meld is then worth too little, all of it goes back. If nobody objects in time, it stands, and only the player whose turn it is may fix it. If that move emptied a rack, the round ends only when the others accept it or the next player moves.
       *[refused] You can’t lay an invalid meld.
    }

## The first laying

rule-first-laying = { $first_laying ->
        [none] There is no initial meld: you may use the melds on the table from your first turn.
        [0] Before you can add to the melds on the table or change them, you have to lay a new one from your own rack, whatever it’s worth.
        [1] For your initial meld, lay one or more new melds from your rack, worth at least 1 point in total. A tile is worth its number. Before that, you can’t add to the melds on the table or change them. If you can’t or don’t want to lay it yet, you draw.
       *[other] For your initial meld, lay one or more new melds from your rack, worth at least { $first_laying } points in total. A tile is worth its number. Before that, you can’t add to the melds on the table or change them. If you can’t or don’t want to lay it yet, you draw.
    }
rule-same-turn = { $same_turn ->
        [true] { $first_laying ->
            [0] Once you’ve laid a meld of your own, you may use the melds on the table in the same turn.
           *[other] Once your initial meld is laid, you may use the melds on the table in the same turn.
        }
       *[false] On the turn of your initial meld you may lay only new melds from your rack. You may use the melds on the table from your next turn on.
    }
rule-handrummy = { $handrummy ->
        [true] Handrummy: if you’ve laid nothing yet, you may lay your whole rack in one turn even if it falls short of the minimum. In that case, you may lay only new melds of your own. The others then lose double, and you gain double.
        [variant] Handrummy, a variant in the printed rules, is played only if the host allows it. If you’ve laid nothing yet, you may then lay your whole rack in one turn even if it falls short of the minimum. In that case, you may lay only new melds of your own. The others lose double, and you gain double. Without the variant, laying your whole rack at once earns nothing extra.
       *[false] Laying your whole rack at once earns nothing extra.
    }

## What lies on the table

rule-table = { $rebuild ->
        [none] The melds on the table belong to everybody: you may add tiles to any of them. You can’t take tiles away, and you can’t split or join melds.
        [keep3] The melds on the table belong to everybody: you may add tiles to any of them, and rearrange them. You may take tiles from a meld if at least three of the tiles already in it stay together as a set or run. You may also take a meld apart completely, but then no two of its tiles may end up in the same meld. You may add a whole meld to another, too.
       *[free] The melds on the table belong to everybody: you may add tiles to them, and split, join and rearrange them freely. You may split a meld anywhere.
    }
rule-in-the-end = { $rebuild ->
        [none] You can’t take tiles that were on the table before your turn onto your rack
       *[other] Rearranging alone isn’t enough: you have to lay at least one tile from your rack. At the end of your turn, every tile on the table has to be in a set or run. You can’t take tiles from the table onto your rack
    }{ $loose_table_tiles ->
        [offender] { $false_melds ->
            [players] , unless your time runs out or somebody objects.
           *[refused] , unless your time runs out.
        }
       *[restore] { $false_melds ->
            [players] , except after an objection.
           *[refused] .
        }
    }
rule-layoff = You may add cards to any meld on the table, whoever laid it, even if you’ve laid none yourself. Nothing on the table may be taken away or rearranged.

## Jokers

rule-joker = A joker can stand for any tile. A meld may contain several jokers, but can’t consist of jokers alone. { $sets ->
        [true] In a run, its place shows which number it stands for. In a set, it stands for a colour that is missing, so you can’t add a joker to a set of four.
       *[false] Its place in the run shows which number it stands for. Like any other tile, a joker may be added to a run on the table.
    }
rule-joker-laid = { $joker_laid ->
        [value] In your initial meld, a joker is worth as much as the tile it stands for.
       *[other] In your initial meld, a joker is worth { $joker_laid ->
            [one] { $joker_laid } point
           *[other] { $joker_laid } points
        }, whatever it stands for.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] On your turn you may take a joker from the table. Replace it with the tile it stands for, from your rack.{ $sets ->
            [true] {" "}In a set, any missing colour will do.
           *[false] {""}
        }{" "}You have to lay the joker elsewhere in the same turn. It never goes to your rack.
        [rack_or_table] On your turn you may take a joker from its meld. Replace it with the tile it stands for, from your rack or from the table.{ $sets ->
            [true] {" "}In a set, any missing colour will do.
           *[false] {""}
        }{" "}You have to lay the joker elsewhere in the same turn. It never goes to your rack.
       *[none] You can’t take a joker from the table, not even for the tile it stands for.
    }
rule-joker-first = { $exchange_first ->
        [true] { $first_laying ->
            [0] You may take a joker even before you’ve laid a meld of your own, if you use it in that meld. All other tiles of that meld have to come from your rack.
           *[other] You may take a joker even before your initial meld, if you use it in that meld. All other tiles of that meld have to come from your rack.
        }
       *[false] { $first_laying ->
            [0] You may take a joker only once you’ve laid a meld of your own.
           *[other] You may take a joker only after your initial meld.
        }
    }
rule-joker-moved = { $rebuild ->
        [keep3] A tile that replaces a joker counts as one that was already in that meld. A joker that isn’t replaced continues to stand for the same tile and stays in its meld. It’s then one of the three or more tiles that stay together.
       *[free] Until it’s replaced, a joker continues to stand for the same tile, even if its meld is split or moved.
    }

## The stock

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, the round is a tie: nobody gains or loses anything.
           *[last_draw] When the last tile is drawn and no rack is empty, the round is a tie: nobody gains or loses anything.
        }
        [aborted] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, the round ends without a winner. Nobody gains or loses anything, but it still counts as one of the rounds of the match.
           *[last_draw] When the last tile is drawn and no rack is empty, the round ends without a winner. Nobody gains or loses anything, but it still counts as one of the rounds of the match.
        }
        [lowest] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, that player passes, and play goes on. When all players pass one after another, the round is over, and the player with the fewest points left wins it.
           *[last_draw] Once the last tile is drawn, play goes on: if you can’t or don’t want to lay anything, you pass. When all players pass one after another, the round is over, and the player with the fewest points left wins it.
        }
       *[skip] { $stock_out_at ->
            [first_need] When somebody has to draw and the stock is empty, that player passes, and play goes on. When all players pass one after another, the round is over, and nobody wins it.
           *[last_draw] Once the last tile is drawn, play goes on: if you can’t or don’t want to lay anything, you pass. When all players pass one after another, the round is over, and nobody wins it.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] A rack can hold any number of tiles.
       *[other] A rack holds at most { $rack_limit } tiles. With { $rack_limit } tiles, if you don’t lay anything, you draw as usual. Then you put a tile of your choice back into the stock, even the one you’ve just drawn, and the stock is shuffled. When all players have only drawn and returned a tile for three turns in a row, the round is over{ $stock_out ->
            [lowest] .
           *[skip] {" "}and nobody wins it.
        }
    }
rule-stock-out-cards = When the stock is empty, the discard pile, except for its top card, is shuffled and becomes the stock. This happens at most { $reshuffles ->
        [one] once
        [2] twice
       *[other] { $reshuffles } times
    } in a round. If nothing is left to draw after that, and you don’t want the top card of the discard pile, the round is abandoned: nobody scores.

## Time

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] There is no time limit. If you set one for your table, these rules apply:
           *[other] You have up to { $time_limit } seconds for a turn.
        }
        [tnone] You have as long as you like for a turn.{ $time_limit ->
            [0] {""}
           *[other] {" "}The limit in the printed rules is { $time_limit } seconds.
        }
       *[other] You have up to { $clock ->
            [t2m] 2 minutes
            [t5m] 5 minutes
            [t1h] an hour
            [t24h] a day
            [tother] { $time }
           *[t3d] three days
        } for a turn.{ $time_limit ->
            [0] {" "}The printed rules set no limit.
           *[other] {" "}The limit in the printed rules is { $time_limit } seconds.
        }
    }
rule-time-up = If your time runs out and everything you’ve placed is correct and complete, it counts as laid.
rule-time-idle = { $idle_penalty ->
        [0] If you’ve placed nothing yet, you draw one tile, without a penalty.
        [one] If you’ve placed nothing yet, you draw one tile and { $idle_penalty } more as a penalty.
       *[other] If you’ve placed nothing yet, you draw one tile and { $idle_penalty } more as a penalty.
    }{ $rack_limit ->
        [0] {""}
       *[other] {" "}With { $rack_limit } tiles on your rack, you draw none.
    }
rule-time-loose = If your move is unfinished, your loose tiles go back to your rack. Complete melds stay on the table if the rules allow it{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(an initial meld only if it’s worth enough).
    }{" "}{ $loose_table_tiles ->
        [offender] Loose tiles from the table go to your rack, too. But if a joker is among them, the table goes back to how it was before your turn.
        [salvage] If tiles that were on the table are left loose, as many melds as possible, yours and the old ones, are kept, and the rest goes back.
        [stock] Loose tiles from the table are shuffled into the stock.
       *[restore] If tiles that were on the table are left loose, the table goes back to how it was before your turn, and all your tiles go back to your rack.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] There is no penalty for an unfinished move. But if none of your tiles stay on the table, you draw one, as you always do when you lay nothing.
        [one] For an unfinished move you draw { $penalty_tiles } tile as a penalty.
       *[other] For an unfinished move you draw { $penalty_tiles } tiles as a penalty, or as many as are left in the stock.
    }
rule-time-cards = If your time runs out, what you’ve laid stays. If you haven’t taken a card yet, you get one from the stock; then your highest card is discarded.

## Scoring

rule-scoring = { $scoring ->
        [chips] The winner of a round takes a chip. Nothing else counts, and the others lose nothing.
        [winner_takes] The winner of a round scores everything the others still hold; they lose nothing.
       *[losers_pay] Each of the others loses the points left on their rack, and the winner gains the total.
    }
rule-joker-left = { $jokers ->
        [0] Each tile left on a rack costs its number.
       *[other] A joker left on a rack costs { $joker_left ->
            [one] { $joker_left } point
           *[other] { $joker_left } points
        }, any other tile its number.
    }
rule-blocked = { $scoring ->
        [chips] If a round is won by having the fewest points left, that player takes the chip. In a tie, whoever has the fewest tiles wins.
       *[other] If a round is won by having the fewest points left, each of the others loses only the difference between their points and the winner’s. The winner gains the total. In a tie, whoever has the fewest tiles wins; if they’re still tied, they share the winnings.
    }
rule-card-values = For cards left in the other hands, { $ace_high ->
        [true] an ace counts { $high_ace_points }
       *[false] an ace counts { $ace_points }
    }, a jack, queen or king { $court_points }, { $number_cards ->
        [one] any other card 1
       *[face] any other card its number
    }.
rule-rummy = { $going_rummy ->
        [true] Going Rummy: if you go out in a single turn, without having laid or added anything before in that round, you score double.
       *[other] Going out in a single turn earns nothing extra.
    }

## The match

rule-goal = { $goal_kind ->
        [chips] The first to { $goal_amount ->
            [one] { $goal_amount } chip
           *[other] { $goal_amount } chips
        } wins the match.
        [target] The first to { $goal_amount ->
            [one] { $goal_amount } point
           *[other] { $goal_amount } points
        } wins the match. You can also agree on a number of rounds; then the highest total wins.
       *[rounds] { $goal_amount ->
            [one] Unless you agree on more, the match is just one round. Over several rounds, the highest total wins.
           *[other] The match is { $goal_amount } rounds; the highest total wins.
        }
    }
rule-tie = If several players end with the same highest total, they share the win.

## An example, in tiles

example-first = Your initial meld, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $melds }
example-own = A meld of your own: { $melds }
example-table = On the table: { $before } – you hold: { $rack } – after your turn: { $after }
example-joker = In { $meld } the joker stands for { $tile }.
example-joker-free = You hold { $rack }, put { $tile } in the joker’s place, and use the joker in another meld: { $after }
example-cards = You take { $card }, lay { $melds } and discard { $discard }.
example-layoff = To { $before } you may add { $rack }: { $after }

## Questions, and their short answers

word-ask = ask about the rules at this table: “ask may I take the joker?”
asks-both = Can you lay and draw in one turn?
asks-draw = Can you draw?
asks-faulty = Can you object?
asks-layoff = Can you add to a meld?
asks-rearrange = Can you rearrange?
asks-joker-take = Can you take a joker?
how-joker-take = The joker of meld { $meld } stands for { $tile }. To take it, lay { $tile } along with your new meld: “play { $tile } …”.
asks-pass = Can you pass?
may-partly = I’m not sure I understood all of that.
may-yes = Yes.
may-no = No.
may-now = Yes, now.
may-with-tile = Yes, once you have the tile it stands for.
may-in-turn = Not now: it’s { $name }’s turn. On your own turn, yes.
may-return-first = Not now: put a tile back first.
may-when-opened = { $first_laying ->
        [0] Yes, once you’ve laid a meld of your own.
       *[other] Yes, once your initial meld is laid.
    }
may-after-opening = { $first_laying ->
        [0] Yes, from the turn after your first meld.
       *[other] Yes, from the turn after your initial meld.
    }
may-first = { $first_laying ->
        [0] Not yet: lay a meld of your own first. You may in the turns after that.
       *[other] Not yet: make your initial meld first. You may in the turns after that.
    }
may-first-same = { $first_laying ->
        [0] Not yet: lay a meld of your own first. Then you may, even in the same turn.
       *[other] Not yet: make your initial meld first. Then you may, even in the same turn.
    }
may-take-first = Not yet: take a card first.
may-taken = No: you’ve already taken your card this turn.
may-stock-empty = No: nothing is left to draw.
may-stock-left = Not now: you can still draw.
may-when-empty = Only when the stock is empty.
may-no-jokers = There are no jokers in this game.
may-chips = You take a chip for each round you win.
may-no-chips = There are no chips in this game: it counts points.
may-no-joker-lies = There’s no joker on the table at the moment.
may-nothing-to-object = Not now: there’s no move to object to.
may-opened = { $first_laying ->
        [0] You’ve already laid a meld of your own.
       *[other] You’ve already made your initial meld.
    }
may-unopened = { $first_laying ->
        [0] You haven’t laid a meld of your own yet.
       *[other] You haven’t made your initial meld yet.
    }
may-nothing = This game has nothing like that.
may-unknown = I can’t answer that. Pick a topic, or ask in other words: “may I take the joker?”, “what happens when time runs out?”
may-finished = These are the rules of the finished match of { $sheet }.
may-printed = Source: the printed rules of { $sheet }.
may-silent = The printed rules don’t say; this is how it’s played here.
may-house = Where this differs from the printed rules, it’s a house rule of this table.
