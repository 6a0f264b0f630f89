# Une règle du jeu expliquée, sujet par sujet, d'après ses champs.

rules-title = { $sheet } : comment on joue ici
rules-which = Quelles règles ? « rules » et l’une de celles-ci :
rules-short = En bref :
rules-example = Par exemple
rules-other = Au { $other }, en revanche :
rules-house = { $here } (Règle maison. Imprimé : { $printed })
rules-ask = { $family ->
        [cards] Pose une question : « rules points », ou « puis-je compléter une combinaison ? »
       *[tiles] Pose une question : « rules joker », ou « puis-je prendre le joker ? »
    }

colour-r = rouge
colour-b = bleu
colour-k = noir
colour-g = vert
colour-y = jaune

## Chapitres

chapter-begin = Avant de commencer
chapter-turn = Ton tour
chapter-melds = Séries et séquences
chapter-first = La première pose
chapter-table = Ce qui est sur la table
chapter-joker = Jokers
chapter-stock = Quand la pioche est vide
chapter-time = Temps
chapter-score = Points
chapter-match = La partie

## En bref

short-turn = { $family ->
        [cards] Prends une carte, pose ce que tu peux si tu veux, défausses-en une.
       *[tiles] Pose des plaques ou pioches-en une : c’est ton tour.
    }
short-first = { $first_laying ->
        [none] Dès ton premier tour, tu peux utiliser tout ce qui est sur la table.
        [0] Commence par une combinaison formée avec les plaques de ta réglette ; peu importe ce qu’elle vaut.
        [1] Commence par au moins 1 point, en combinaisons formées avec les plaques de ta réglette.
       *[other] Commence par au moins { $first_laying } points, en combinaisons formées avec les plaques de ta réglette.
    }
short-table = { $rebuild ->
        [none] Ensuite, tu peux compléter les combinaisons de la table.
       *[other] Ensuite, tu peux compléter et transformer les combinaisons de la table.
    }
short-layoff = On peut ajouter des cartes à toutes les combinaisons de la table.
short-end = { $scoring ->
        [chips] Le premier qui vide sa réglette gagne la manche et un jeton.
       *[other] { $family ->
            [cards] Le premier qui n’a plus de cartes gagne la manche et les points des cartes qui restent aux autres.
           *[tiles] Le premier qui vide sa réglette gagne la manche et les points qui restent aux autres.
        }
    }

## Avant de commencer

rule-aim = { $family ->
        [cards] Débarrasse-toi de toutes tes cartes avant les autres : la manche est alors finie, et tu la gagnes.
       *[tiles] Pose toutes tes plaques avant les autres : la manche est alors finie, et tu la gagnes.
    }

rule-pieces = { $family ->
        [cards] Un jeu de 52 cartes, sans jokers. Une carte s’écrit avec sa valeur (A pour l’as, K pour le roi, Q pour la dame, J pour le valet), puis sa couleur : S pour pique, H pour cœur, D pour carreau, C pour trèfle.
       *[tiles] { $copies ->
            [one] Chacune des quatre couleurs ({ $colours }) a les numéros de 1 à { $numbers }, une fois chacun ; { $jokers ->
                [0] il n’y a pas de jokers
                [one] il y a { $jokers } joker
                [many] il y a { $jokers } de jokers
               *[other] il y a { $jokers } jokers
            }.
            [many] Chacune des quatre couleurs ({ $colours }) a les numéros de 1 à { $numbers }, { $copies } de fois chacun ; { $jokers ->
                [0] il n’y a pas de jokers
                [one] il y a { $jokers } joker
                [many] il y a { $jokers } de jokers
               *[other] il y a { $jokers } jokers
            }.
           *[other] Chacune des quatre couleurs ({ $colours }) a les numéros de 1 à { $numbers }, { $copies ->
                [2] deux
               *[other] { $copies }
            } fois chacun ; { $jokers ->
                [0] il n’y a pas de jokers
                [one] il y a { $jokers } joker
                [many] il y a { $jokers } de jokers
               *[other] il y a { $jokers } jokers
            }.
        }
    }

rule-players = De { $min_players } à { $max_players } joueurs.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Cartes distribuées à chacun et, entre parenthèses, le nombre de joueurs : { $printed_hands }. La carte suivante est retournée et commence la défausse.
           *[other] Chacun reçoit { $hand ->
                [one] { $hand } carte
                [many] { $hand } de cartes
               *[other] { $hand } cartes
            } ; la suivante est retournée et commence la défausse.
        }
       *[tiles] Chacun prend { $hand ->
            [one] { $hand } plaque, que personne d’autre ne voit
            [many] { $hand } de plaques, que personne d’autre ne voit
           *[other] { $hand } plaques, que personne d’autre ne voit
        } ; le reste est la pioche.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] À la première manche, chacun tire une carte : le joueur qui a la plus haute commence ; en cas d’égalité, les ex æquo tirent de nouveau.
           *[tiles] À la première manche, chacun tire d’abord une plaque : le joueur qui a la plus haute commence ; ceux qui ont un joker ou sont à égalité tirent de nouveau. Ces plaques sont ensuite remises avec les autres.
        }
        [youngest] Le joueur le plus jeune commence la première manche ; si l’hôte n’indique pas qui c’est, on tire au sort.
        [left_of_dealer] On tire au sort le donneur de la première manche ; le joueur à sa gauche commence.
       *[lot] On tire au sort qui commence la première manche.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Ensuite, la donne passe à gauche à chaque manche ; à deux, c’est le gagnant qui donne, et l’autre commence.
           *[other] Chaque manche suivante commence par le joueur assis à gauche de celui qui a commencé la précédente.
        }
        [highest] Avant chaque nouvelle manche, on tire de nouveau pour savoir qui commence.
        [youngest] Le joueur le plus jeune commence aussi les manches suivantes.
       *[lot] Avant chaque nouvelle manche, on tire de nouveau au sort.
    }

## Ton tour

rule-turn-tiles = À ton tour, soit tu poses au moins une plaque de ta réglette, soit tu en pioches une, jamais les deux. Tu peux piocher même si tu pourrais poser. Ensuite, c’est au tour de ton voisin de gauche.
rule-drawn = Tu ne pourras poser la plaque piochée qu’à partir de ton prochain tour.
rule-one-action = { $one_action ->
        [true] Dans un tour, tu poses une seule nouvelle combinaison, ou tu en complètes une seule.
       *[false] Dans un tour, tu peux poser et compléter autant de combinaisons que tu veux.
    }
rule-turn-cards = À ton tour, tu prends d’abord une carte, dans la pioche ou sur le dessus de la défausse : c’est obligatoire. Ensuite, tu peux poser des combinaisons et ajouter des cartes, autant que tu veux, ou rien. Pour finir, tu dois te défausser d’une carte, et c’est au tour de ton voisin de gauche.
rule-taken = Une carte prise sur la défausse ne peut pas être défaussée pendant le même tour ; une carte de la pioche, si.
rule-last-card = { $last_card_discard ->
        [true] Ta dernière carte doit être défaussée : tu ne peux pas poser ou ajouter tout ce que tu as.
       *[false] Tu termines en posant, en ajoutant ou en défaussant ta dernière carte. Si tu as posé toutes tes cartes, tu n’en défausses pas.
    }

## Combinaisons

rule-set = { $family ->
        [cards] Une combinaison est une série ou une séquence ; peu importe combien de points elle vaut. Une série, c’est trois ou quatre cartes de même valeur.
       *[tiles] { $sets ->
            [true] Une combinaison est une série ou une séquence. Une série, c’est trois ou quatre plaques du même numéro, toutes de couleurs différentes.
           *[false] Il n’y a pas de séries : un même numéro en plusieurs couleurs n’est pas une combinaison.
        }
    }
rule-run = { $family ->
        [cards] Une séquence, c’est trois cartes ou plus d’une même couleur dont les valeurs se suivent.
       *[tiles] Une séquence, c’est trois plaques ou plus d’une même couleur dont les numéros se suivent sans trou. Le 1 est le plus bas : il ne suit jamais le { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] L’as se place avant le 2 ou après le roi, mais pas entre les deux : roi, as, 2 n’est pas une séquence.
       *[false] L’as se place avant le 2, jamais après le roi.
    }
rule-false-melds = { $false_melds ->
        [players] C’est aux joueurs de vérifier les combinaisons. Si tu vois que celui qui vient de jouer en a posé une incorrecte, écris « object » (j’objecte) avant que le suivant joue : celui qui l’a posée reprend alors ses plaques, sans pénalité. Une fois que le suivant a joué, la combinaison reste ; seul le joueur dont c’est le tour peut la corriger.
       *[refused] On ne peut pas poser de combinaison incorrecte.
    }

## La première pose

rule-first-laying = { $first_laying ->
        [none] Il n’y a pas de condition : dès ton premier tour, tu peux utiliser ce qui est sur la table.
        [0] Ta première pose doit être une nouvelle combinaison, formée uniquement avec des plaques de ta réglette, peu importe ce qu’elle vaut. Avant cette pose, tu ne peux pas utiliser ce qui est sur la table.
        [1] Ta première pose doit valoir au moins 1 point, en une ou plusieurs nouvelles combinaisons formées avec les plaques de ta réglette. Une plaque vaut son numéro. Avant cette pose, tu ne peux pas utiliser ce qui est sur la table ; tant que tu ne peux pas ou ne veux pas faire cette pose, tu pioches.
       *[other] Ta première pose doit valoir au moins { $first_laying } points, en une ou plusieurs nouvelles combinaisons formées avec les plaques de ta réglette. Une plaque vaut son numéro. Avant cette pose, tu ne peux pas utiliser ce qui est sur la table ; tant que tu ne peux pas ou ne veux pas faire cette pose, tu pioches.
    }
rule-same-turn = { $same_turn ->
        [true] Une fois ta première pose faite, tu peux utiliser la table dès ce même tour.
       *[false] Pendant le tour de ta première pose, tu ne peux poser que de nouvelles combinaisons formées avec les plaques de ta réglette ; tu peux utiliser la table à partir de ton tour suivant.
    }
rule-handrummy = { $handrummy ->
        [true] Rummy de main : celui qui n’a encore rien posé et pose toute sa réglette en un seul tour n’a pas besoin d’atteindre un nombre de points ; mais s’il a trop peu de points, il ne peut poser que des combinaisons de sa réglette. Les autres perdent alors le double, et le gagnant gagne le double.
       *[false] Poser toute sa réglette d’un coup ne rapporte rien de plus.
    }

## Ce qui est sur la table

rule-table = { $rebuild ->
        [none] Les combinaisons de la table sont à tous : tu peux ajouter des plaques à chacune, mais tu ne peux ni en enlever, ni diviser ou réunir les combinaisons.
        [keep3] Les combinaisons de la table sont à tous : tu peux ajouter des plaques à chacune, et les transformer. Tu peux enlever des plaques d’une combinaison si au moins trois de ses plaques restent ensemble et forment à elles seules une série ou une séquence. Tu peux aussi la défaire entièrement, mais alors deux de ses plaques ne peuvent jamais se retrouver dans la même nouvelle combinaison.
       *[free] Les combinaisons de la table sont à tous : tu peux ajouter des plaques à chacune, les diviser, les réunir et les transformer à ta guise. Il n’est pas nécessaire que des plaques d’une même combinaison restent ensemble.
    }
rule-in-the-end = { $rebuild ->
        [none] Aucune plaque qui était sur la table avant ton tour ne va sur une réglette
       *[other] Si tu poses, il ne doit y avoir sur la table, à la fin de ton tour, que des séries et des séquences, avec au moins une plaque de plus, venue de ta réglette. Aucune plaque qui était sur la table avant ton tour ne va sur une réglette
    }{ $loose_table_tiles ->
        [offender] , sauf quand ton temps est écoulé.
       *[restore] .
    }
rule-layoff = Tu peux ajouter des cartes à toutes les combinaisons de la table, peu importe qui les a posées, même si tu n’en as encore posé aucune. On n’enlève et ne transforme rien de ce qui est sur la table.

## Jokers

rule-joker = Un joker remplace n’importe quelle plaque. Une combinaison peut en contenir plusieurs, mais pas uniquement des jokers. { $sets ->
        [true] Dans une séquence, sa place indique quel numéro il remplace ; dans une série, il remplace une couleur qui manque : on ne peut donc pas en ajouter à une série de quatre.
       *[false] Sa place dans la séquence indique quel numéro il remplace.
    }
rule-joker-laid = { $joker_laid ->
        [value] Un joker que tu poses vaut autant que la plaque qu’il remplace.
       *[other] Un joker que tu poses vaut { $joker_laid ->
            [one] { $joker_laid } point
            [many] { $joker_laid } de points
           *[other] { $joker_laid } points
        }, quelle que soit la plaque qu’il remplace.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] À ton tour, tu peux prendre un joker de la table : mets à sa place exactement la plaque qu’il remplace, prise sur ta propre réglette. Le joker doit être posé ailleurs pendant le même tour ; il ne va jamais sur ta réglette.
        [rack_or_table] À ton tour, tu peux prendre un joker dans sa combinaison : mets à sa place exactement la plaque qu’il remplace, prise sur ta réglette ou sur la table. Le joker doit être posé ailleurs pendant le même tour ; il ne va jamais sur ta réglette.
       *[none] Un joker sur la table ne peut pas être pris, même en échange de la plaque qu’il remplace.
    }
rule-joker-first = { $exchange_first ->
        [true] Tu peux prendre un joker avant même d’avoir posé quoi que ce soit, s’il te sert à former ta première combinaison.
       *[false] Pour prendre un joker, tu dois avoir fait ta première pose.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Une plaque mise à la place d’un joker fait dès lors partie de sa combinaison. Tant qu’il n’est pas échangé, un joker remplace toujours la même plaque et reste dans sa combinaison : il fait toujours partie des plaques (trois au moins) qui restent ensemble.
       *[free] Tant qu’il n’est pas échangé, un joker remplace toujours la même plaque, même si sa combinaison est divisée ou déplacée.
    }

## La pioche

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, la manche est nulle : personne ne gagne ni ne perd rien.
           *[last_draw] Si la dernière plaque est piochée sans que personne ait vidé sa réglette, la manche est nulle : personne ne gagne ni ne perd rien.
        }
        [aborted] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, la manche est interrompue : personne ne gagne ni ne perd rien, mais elle compte comme jouée.
           *[last_draw] Si la dernière plaque est piochée sans que personne ait vidé sa réglette, la manche est interrompue : personne ne gagne ni ne perd rien, mais elle compte comme jouée.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, ce joueur passe son tour, et on continue ; ceux qui peuvent poser ont le droit de le faire. Quand tous passent l’un après l’autre, la manche est finie, et le joueur à qui il reste le moins de points la gagne.
           *[last_draw] Quand la dernière plaque est piochée, on continue : celui qui ne peut pas ou ne veut pas poser passe son tour. Quand tous passent l’un après l’autre, la manche est finie, et le joueur à qui il reste le moins de points la gagne.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, ce joueur passe son tour, et on continue ; ceux qui peuvent poser ont le droit de le faire. Quand tous passent l’un après l’autre, la manche est finie, et personne ne la gagne.
           *[last_draw] Quand la dernière plaque est piochée, on continue : celui qui ne peut pas ou ne veut pas poser passe son tour. Quand tous passent l’un après l’autre, la manche est finie, et personne ne la gagne.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Une réglette peut contenir autant de plaques qu’on veut.
       *[other] Une réglette contient au plus { $rack_limit } plaques. Si tu en as déjà { $rack_limit }, tu pioches quand même, puis tu remets dans la pioche une plaque de ton choix, même celle que tu viens de piocher, et la pioche est mélangée. Si, trois tours de suite, tous les joueurs n’ont fait que piocher une plaque et en remettre une, la manche est finie{ $stock_out ->
            [lowest] .
           *[skip] {" "}et personne ne la gagne.
        }
    }
rule-stock-out-cards = Quand la pioche est vide, on mélange la défausse, sauf la carte du dessus, pour refaire une pioche ; au plus { $reshuffles ->
        [one] une fois
        [2] deux fois
        [many] { $reshuffles } de fois
       *[other] { $reshuffles } fois
    } par manche. S’il n’y a ensuite plus rien à piocher et que tu ne veux pas non plus de la carte du dessus de la défausse, la manche est annulée.

## Temps

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Il n’y a pas de limite de temps. Si vous en fixez une pour votre table :
           *[other] Un tour peut durer jusqu’à { $time_limit } secondes.
        }
        [tnone] Un tour peut durer autant que tu veux.{ $time_limit ->
            [0] {""}
           *[other] {" "}La règle imprimée lui donnerait { $time_limit } secondes.
        }
       *[other] Un tour peut durer jusqu’à { $clock ->
            [t2m] 2 minutes
            [t5m] 5 minutes
            [t1h] une heure
            [t24h] un jour
           *[t3d] trois jours
        }.{ $time_limit ->
            [0] {" "}La règle imprimée ne fixe pas de limite.
           *[other] {" "}La règle imprimée lui donnerait { $time_limit } secondes.
        }
    }
rule-time-up = Si, quand ton temps est écoulé, tout ce que tu as placé est juste et complet, cela compte comme posé.
rule-time-idle = { $idle_penalty ->
        [0] Si tu n’as encore rien placé ni déplacé, tu pioches une plaque, sans pénalité.
        [one] Si tu n’as encore rien placé, tu pioches une plaque, et { $idle_penalty } de plus comme pénalité.
        [many] Si tu n’as encore rien placé, tu pioches une plaque, et { $idle_penalty } de plus comme pénalité.
       *[other] Si tu n’as encore rien placé, tu pioches une plaque, et { $idle_penalty } de plus comme pénalité.
    }
rule-time-loose = Si ta pose n’est pas finie, tes plaques qui ne font partie d’aucune combinaison retournent sur ta réglette, et les combinaisons complètes restent si les règles le permettent{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}: une première pose ne reste que si elle atteint les points demandés.
    }{" "}{ $loose_table_tiles ->
        [offender] Les plaques de la table qui ne sont dans aucune combinaison vont aussi sur ta réglette.
        [salvage] Si des plaques de la table ne sont dans aucune combinaison, on garde entières le plus de combinaisons possible, les tiennes et les anciennes, et le reste retourne d’où il vient.
        [stock] Les plaques de la table qui ne sont dans aucune combinaison sont mélangées à la pioche.
       *[restore] Si des plaques de la table ne sont dans aucune combinaison, la table est remise comme avant ton tour, et toutes tes plaques retournent sur ta réglette.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Pour une pose qui n’est pas finie, il n’y a pas de pénalité ; mais si, finalement, aucune plaque posée pendant ce tour ne reste sur la table, tu en pioches une, comme à n’importe quel tour.
        [one] Pour une pose qui n’est pas finie, tu pioches { $penalty_tiles } plaque de pénalité.
        [many] Pour une pose qui n’est pas finie, tu pioches { $penalty_tiles } de plaques de pénalité.
       *[other] Pour une pose qui n’est pas finie, tu pioches { $penalty_tiles } plaques de pénalité.
    }
rule-time-cards = Quand ton temps est écoulé, ce que tu as posé reste. Si tu n’as encore pris aucune carte, on en pioche une pour toi ; puis ta carte la plus haute est défaussée.

## Points

rule-scoring = { $scoring ->
        [chips] Celui qui gagne une manche reçoit un jeton. On ne compte rien d’autre, et les autres ne perdent rien.
        [winner_takes] Celui qui gagne une manche marque la valeur de toutes les cartes qui restent aux autres ; eux ne perdent rien.
       *[losers_pay] Chaque autre joueur perd les points qui restent sur sa réglette, et le gagnant en gagne la somme.
    }
rule-joker-left = { $jokers ->
        [0] Chaque plaque restée sur une réglette fait perdre son numéro en points.
       *[other] Un joker resté sur une réglette fait perdre { $joker_left ->
            [one] { $joker_left } point
            [many] { $joker_left } de points
           *[other] { $joker_left } points
        }, toute autre plaque son numéro.
    }
rule-blocked = { $scoring ->
        [chips] Si c’est le joueur à qui il reste le moins de points qui gagne la manche, il reçoit le jeton ; en cas d’égalité, celui qui a le moins de plaques gagne.
       *[other] Si c’est le joueur à qui il reste le moins de points qui gagne la manche, chaque autre joueur ne perd que les points qu’il a de plus que le gagnant, et celui-ci en gagne la somme. En cas d’égalité, celui qui a le moins de plaques gagne ; si l’égalité persiste, les ex æquo se partagent le gain.
    }
rule-card-values = Parmi les cartes qui restent aux autres, { $ace_high ->
        [true] un as vaut { $high_ace_points }
       *[false] un as vaut { $ace_points }
    }, un valet, une dame ou un roi { $court_points }, { $number_cards ->
        [one] toute autre carte 1
       *[face] toute autre carte le nombre qu’elle porte
    }.
rule-rummy = { $going_rummy ->
        [true] Faire Rummy : celui qui termine en un seul tour, sans avoir rien posé ni ajouté plus tôt dans la manche, gagne le double.
       *[other] Terminer en un seul tour ne rapporte rien de plus.
    }

## La partie

rule-goal = { $goal_kind ->
        [chips] { $goal_amount ->
            [one] Le premier qui a { $goal_amount } jeton gagne la partie.
            [many] Le premier qui a { $goal_amount } de jetons gagne la partie.
           *[other] Le premier qui a { $goal_amount } jetons gagne la partie.
        }
        [target] Le premier qui atteint { $goal_amount ->
            [one] { $goal_amount } point
            [many] { $goal_amount } de points
           *[other] { $goal_amount } points
        } gagne la partie.
       *[rounds] { $goal_amount ->
            [one] La partie se joue en une seule manche ; le plus haut total gagne.
            [many] La partie se joue en { $goal_amount } de manches ; le plus haut total gagne.
           *[other] La partie se joue en { $goal_amount } manches ; le plus haut total gagne.
        }
    }
rule-tie = Si plusieurs joueurs sont en tête avec le même total à la fin, ils partagent la victoire.

## Un exemple, en plaques

example-first = Ta première pose, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } : { $melds }
example-own = Ta première pose : { $melds }
example-table = Sur la table : { $before } – tu as : { $rack } – après ton tour : { $after }
example-joker = Dans { $meld }, le joker remplace { $tile }.
example-joker-free = Tu as { $rack } et mets { $tile } à la place du joker ; le joker sert ailleurs : { $after }
example-cards = Tu prends { $card }, poses { $melds } et défausses { $discard }.
example-layoff = À { $before }, tu peux ajouter { $rack } : { $after }

## Puis-je ... ?

word-ask = une réponse sur les règles de cette table : « ask puis-je prendre le joker ? »
asks-draw = Peux-tu piocher ?
asks-faulty = Peux-tu contester ?
asks-layoff = Peux-tu compléter une combinaison ?
asks-rearrange = Peux-tu transformer ?
asks-joker-take = Peux-tu prendre un joker ?
asks-pass = Peux-tu passer ?
may-yes = Oui.
may-no = Non.
may-now = Oui, maintenant.
may-in-turn = Pas maintenant, c’est à { $name } de jouer ; à ton tour, oui.
may-return-first = Pas maintenant : remets d’abord une plaque.
may-when-opened = Oui, une fois ta première pose faite.
may-first = Pas encore : fais d’abord ta première pose. À partir du tour suivant, oui.
may-first-same = Pas encore : fais d’abord ta première pose. Ensuite oui, et dès ce même tour.
may-take-first = Pas encore : prends d’abord une carte.
may-taken = Plus maintenant : tu as déjà pris ta carte de ce tour.
may-stock-empty = Non : il n’y a plus rien à piocher.
may-stock-left = Pas maintenant : il reste de quoi piocher.
may-when-empty = Seulement quand la pioche est vide.
may-no-jokers = Non : il n’y a pas de jokers dans ce jeu.
may-no-joker-lies = Il n’y a pas de joker sur la table en ce moment.
may-nothing-to-object = Pas maintenant : il n’y a pas de pose à contester.
may-opened = Tu as déjà fait ta première pose.
may-unopened = Tu n’as pas encore fait ta première pose.
may-nothing = Cela n’existe pas dans ce jeu.
may-unknown = Je n’ai pas de réponse à cela. Choisis de quoi il s’agit, ou demande autrement : « puis-je prendre le joker ? », « que se passe-t-il quand le temps est écoulé ? »
may-printed = { $count ->
        [one] Imprimé dans la règle de { $sheet }, ligne { $lines }.
        [many] Imprimé dans la règle de { $sheet }, lignes { $lines }.
       *[other] Imprimé dans la règle de { $sheet }, lignes { $lines }.
    }
may-silent = La règle imprimée ne le dit pas ; ici vaut ce que dit la note { $readings } des règles.
may-house = Ce qui s’écarte de la règle imprimée est une règle maison de cette table.
