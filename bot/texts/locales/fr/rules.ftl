# Une règle du jeu expliquée, sujet par sujet, d'après ses champs.

rules-title = { $sheet } : comment on joue ici
rules-title-sheet = { $sheet } : comment on joue
rules-which = Quelles règles veux-tu lire ? Tape « rules », puis l’un de ces jeux :
rules-topics = Sujets : { $topics }. Par exemple : « rules { $example } ».
rules-short = En bref :
rules-example = Par exemple
rules-other = Au { $other }, en revanche :
rules-house = { $here } (Règle maison. Dans la règle imprimée : « { $printed } »)
rules-ask = { $family ->
        [cards] Pose une question : « rules points », ou « je peux compléter une combinaison ? »
       *[tiles] Pose une question : « rules joker », ou « je peux prendre le joker ? »
    }

colour-r = rouge
colour-b = bleu
colour-k = noir
colour-g = vert
colour-y = jaune

## Chapitres

chapter-begin = Avant de commencer
chapter-turn = Ton tour
chapter-melds = { $sets ->
        [false] Suites
       *[other] Séries et suites
    }
chapter-first = { $first_laying ->
        [0] Une combinaison à toi
       *[other] La première pose
    }
chapter-table = Sur la table
chapter-joker = Jokers
chapter-stock = Quand la pioche est vide
chapter-time = Temps
chapter-score = Points
chapter-match = La partie

## En bref

short-turn = { $family ->
        [cards] Prends une carte, pose ce que tu veux, puis défausse une carte.
       *[tiles] À ton tour, pose des tuiles ou pioches-en une.
    }
short-first = { $first_laying ->
        [none] Dès ton premier tour, tu peux utiliser toutes les combinaisons de la table.
        [0] Commence par une combinaison de ton chevalet ; peu importe ce qu’elle vaut.
        [1] Commence par au moins 1 point, en combinaisons de ton chevalet.
       *[other] Commence par au moins { $first_laying } points, avec des combinaisons de ton chevalet.
    }
short-table = { $first_laying ->
        [none] { $rebuild ->
            [none] Tu peux ajouter des tuiles aux combinaisons de la table.
           *[other] Tu peux ajouter des tuiles aux combinaisons de la table et les réarranger.
        }
       *[other] { $rebuild ->
            [none] Ensuite, tu peux ajouter des tuiles aux combinaisons de la table.
           *[other] Ensuite, tu peux ajouter des tuiles aux combinaisons de la table et les réarranger.
        }
    }
short-layoff = On peut ajouter des cartes à toutes les combinaisons de la table.
short-end = { $scoring ->
        [chips] Le premier qui vide son chevalet gagne la manche et un jeton.
       *[other] { $family ->
            [cards] Le premier qui n’a plus de cartes gagne la manche et les points des cartes qui restent aux autres.
           *[tiles] Le premier qui vide son chevalet gagne la manche et les points qui restent aux autres.
        }
    }
short-kids-pro = { $rebuild ->
        [none] Contrairement à myRummy Kids, il y a aussi des séries.
       *[other] Contrairement à myRummy Kids, il y a aussi des séries, et on peut réarranger la table.
    }

## Avant de commencer

rule-aim = { $family ->
        [cards] Le premier qui n’a plus de cartes met fin à la manche et la gagne.
       *[tiles] Le premier qui a posé toutes ses tuiles met fin à la manche et la gagne.
    }

rule-pieces = { $family ->
        [cards] Un jeu de 52 cartes, sans jokers. Pour taper une carte, écris sa valeur, puis sa couleur. A est l’as, K le roi, Q la dame, J le valet ; S signifie pique, H cœur, D carreau, C trèfle. Devant ♠, ♥, ♦ ou ♣, le roi s’affiche R, la dame D et le valet V.
       *[tiles] { $copies ->
            [one] Chacune des quatre couleurs ({ $colours }) va de 1 à { $numbers }, en un seul exemplaire ; { $jokers ->
                [0] il n’y a pas de jokers
                [one] il y a { $jokers } joker
                [many] il y a { $jokers } de jokers
               *[other] il y a { $jokers } jokers
            }.
            [many] Chacune des quatre couleurs ({ $colours }) va de 1 à { $numbers }, en { $copies } d’exemplaires ; { $jokers ->
                [0] il n’y a pas de jokers
                [one] il y a { $jokers } joker
                [many] il y a { $jokers } de jokers
               *[other] il y a { $jokers } jokers
            }.
           *[other] Chacune des quatre couleurs ({ $colours }) va de 1 à { $numbers }, en { $copies ->
                [2] deux
               *[other] { $copies }
            } exemplaires ; { $jokers ->
                [0] il n’y a pas de jokers
                [one] il y a { $jokers } joker
                [many] il y a { $jokers } de jokers
               *[other] il y a { $jokers } jokers
            }.
        }{ $two_jokers ->
            [true] {" "}L’hôte peut aussi choisir de jouer avec 2 jokers seulement.
           *[false] {""}
        }
    }

rule-players = De { $min_players } à { $max_players } joueurs.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Cartes par joueur : { $printed_hands }. La carte suivante, retournée, commence la défausse.
           *[other] Chaque joueur reçoit { $hand ->
                [one] { $hand } carte
                [many] { $hand } de cartes
               *[other] { $hand } cartes
            } ; la suivante, retournée, commence la défausse.
        }
       *[tiles] Chaque joueur prend au hasard { $hand ->
            [one] { $hand } tuile, que lui seul voit
            [many] { $hand } de tuiles, que lui seul voit
           *[other] { $hand } tuiles, que lui seul voit
        } ; le reste forme la pioche.
    }

dealt-each = { $cards } pour { $players } joueurs

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] À la première manche, chacun tire une carte : celui qui a la plus haute commence. En cas d’égalité, les joueurs à égalité tirent de nouveau.
           *[tiles] À la première manche, chacun tire une tuile : celui qui a la plus haute commence. Le joker ne compte pas : celui qui en a un tire de nouveau, comme ceux qui sont à égalité en tête. Ces tuiles sont ensuite remises avec les autres.
        }
        [youngest] Le plus jeune commence la première manche ; si l’hôte n’indique pas qui c’est, on tire au sort.
        [left_of_dealer] On tire au sort le donneur de la première manche ; le joueur à sa gauche commence.
       *[lot] On tire au sort qui commence la première manche.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] À chaque nouvelle manche, c’est le joueur à gauche du donneur précédent qui donne ; à deux, le gagnant donne et l’autre commence.
           *[other] Ensuite, à chaque manche, le droit de commencer passe au joueur de gauche.
        }
        [highest] Avant chaque nouvelle manche, on tire de nouveau pour savoir qui commence.
        [youngest] Le plus jeune commence aussi les manches suivantes.
       *[lot] Avant chaque nouvelle manche, on tire de nouveau au sort.
    }

## Ton tour

rule-turn-tiles = À ton tour, tu poses au moins une tuile de ton chevalet, ou tu en pioches une : jamais les deux. Tu peux piocher même quand tu peux poser. C’est ensuite au joueur à ta gauche de jouer.
rule-drawn = La tuile que tu pioches ne se pose qu’à partir de ton prochain tour.
rule-one-action = { $one_action ->
        [true] À chaque tour, tu poses une seule nouvelle combinaison, ou tu en complètes une seule.
       *[false] À chaque tour, tu peux poser et ajouter autant de tuiles que tu veux.
    }
rule-turn-cards = À ton tour, tu dois d’abord prendre une carte, dans la pioche ou sur le dessus de la défausse. Ensuite, tu peux poser des combinaisons et ajouter des cartes, autant que tu veux, ou ne rien poser. Pour finir, tu dois défausser une carte. C’est ensuite au joueur à ta gauche de jouer.
rule-taken = Une carte prise sur la défausse ne peut pas y retourner pendant le même tour ; une carte piochée, si. La carte prise sur la défausse ne peut donc pas être la seule qui te reste.
rule-last-card = { $last_card_discard ->
        [true] Ta dernière carte doit aller à la défausse : tu ne peux pas poser ou ajouter toutes tes cartes.
       *[false] Tu termines en posant ta dernière carte, en l’ajoutant à une combinaison ou en la défaussant. Si tu as posé ou ajouté toutes tes cartes, tu ne défausses rien.
    }

## Combinaisons

rule-set = { $family ->
        [cards] Une combinaison est une série ou une suite ; peu importe combien de points elle vaut. Une série, c’est trois ou quatre cartes de même valeur.
       *[tiles] { $sets ->
            [true] Une combinaison est une série ou une suite. Une série, c’est trois ou quatre tuiles du même numéro, toutes de couleurs différentes.
           *[false] Toutes les combinaisons sont des suites : il n’y a pas de séries.
        }
    }
rule-run = { $family ->
        [cards] Une suite, c’est trois cartes ou plus d’une même couleur dont les valeurs se suivent.
       *[tiles] Une suite, c’est trois tuiles ou plus d’une même couleur dont les numéros se suivent sans trou. Le 1 est le plus bas : il ne suit jamais le { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] L’as se place avant le 2 ou après le roi, mais pas entre les deux : roi, as, 2 n’est pas une suite.
       *[false] L’as se place avant le 2, jamais après le roi.
    }
rule-false-melds = { $false_melds ->
        [players] C’est aux joueurs de vérifier les combinaisons. Si celui qui vient de jouer en a posé une invalide, tape « object » avant que le suivant ne joue. Celui qui l’a posée doit alors reprendre les tuiles qu’il y a mises, sans pénalité. Si le reste ne suffit plus pour une première pose, il reprend tout. Si personne ne conteste à temps, la combinaison reste ; seul le joueur dont c’est le tour peut alors la corriger. Si la pose a vidé un chevalet, la manche ne finit que lorsque les autres l’acceptent ou que le suivant joue.
       *[refused] On ne peut pas poser de combinaison invalide.
    }

## La première pose

rule-first-laying = { $first_laying ->
        [none] Il n’y a pas de condition : dès ton premier tour, tu peux utiliser toutes les combinaisons de la table.
        [0] Avant d’utiliser les combinaisons de la table, tu dois en poser une nouvelle, faite uniquement de tuiles de ton chevalet ; peu importe ce qu’elle vaut.
        [1] Ta première pose doit valoir au moins 1 point, en une ou plusieurs nouvelles combinaisons de ton chevalet. Une tuile vaut son numéro. Avant cela, tu ne peux pas utiliser les combinaisons de la table : tu pioches tant que tu ne peux ou ne veux pas poser.
       *[other] Ta première pose doit valoir au moins { $first_laying } points, en une ou plusieurs nouvelles combinaisons de ton chevalet. Une tuile vaut son numéro. Avant cela, tu ne peux pas utiliser les combinaisons de la table : tu pioches tant que tu ne peux ou ne veux pas poser.
    }
rule-same-turn = { $same_turn ->
        [true] { $first_laying ->
            [0] Une fois une combinaison à toi posée, tu peux utiliser celles de la table dès le même tour.
           *[other] Une fois ta première pose faite, tu peux utiliser les combinaisons de la table dès le même tour.
        }
       *[false] Pendant le tour de ta première pose, tu ne poses que de nouvelles combinaisons de ton chevalet ; tu peux utiliser celles de la table à partir du tour suivant.
    }
rule-handrummy = { $handrummy ->
        [true] Rummy de main : si tu n’as encore rien posé, tu peux poser tout ton chevalet en un seul tour. Il n’y a pas de minimum de points ; mais si tu n’atteins pas ceux de la première pose, tu ne poses que des combinaisons de ton chevalet. Les autres perdent alors le double, et tu gagnes le double.
        [variant] Le Rummy de main, une variante de la règle imprimée, ne se joue que si l’hôte l’autorise. Si tu n’as encore rien posé, tu peux alors poser tout ton chevalet en un seul tour, sans minimum de points. Mais si tu n’atteins pas les points de la première pose, tu ne poses que des combinaisons de ton chevalet. Les autres perdent le double, et tu gagnes le double. Sans cette variante, poser tout son chevalet d’un coup ne rapporte rien de plus.
       *[false] Poser tout son chevalet d’un coup ne rapporte rien de plus.
    }

## Sur la table

rule-table = { $rebuild ->
        [none] Les combinaisons de la table appartiennent à tous. Tu peux ajouter des tuiles à chacune, mais pas en enlever, ni diviser ou réunir des combinaisons.
        [keep3] Les combinaisons de la table appartiennent à tous : tu peux y ajouter des tuiles et les réarranger. Tu peux prendre des tuiles d’une combinaison si au moins trois de celles qui y étaient avant ton tour restent ensemble et forment une série ou une suite. Tu peux aussi la défaire entièrement, mais alors chacune de ses tuiles doit aller dans une combinaison différente. Et tu peux ajouter une combinaison entière à une autre.
       *[free] Les combinaisons de la table appartiennent à tous : tu peux y ajouter des tuiles, les diviser, les réunir et les réarranger à ta guise. Peu importe combien de tuiles d’une combinaison restent ensemble.
    }
rule-in-the-end = { $rebuild ->
        [none] Tu ne reprends aucune tuile de la table sur ton chevalet
       *[other] Si tu changes quelque chose sur la table, tu dois y ajouter au moins une tuile de ton chevalet. À la fin de ton tour, il ne doit y rester que des séries et des suites. Tu ne reprends aucune tuile de la table sur ton chevalet
    }{ $loose_table_tiles ->
        [offender] { $false_melds ->
            [players] , sauf quand ton temps est écoulé ou après une contestation.
           *[refused] , sauf quand ton temps est écoulé.
        }
       *[restore] { $false_melds ->
            [players] , sauf après une contestation.
           *[refused] .
        }
    }
rule-layoff = Tu peux ajouter des cartes à toutes les combinaisons de la table, même si tu n’en as encore posé aucune. On n’enlève rien et on ne réarrange rien sur la table.

## Jokers

rule-joker = Un joker remplace n’importe quelle tuile. Une combinaison peut en contenir plusieurs, mais elle ne peut pas se composer uniquement de jokers. { $sets ->
        [true] Dans une suite, sa place indique le numéro qu’il remplace ; dans une série, il remplace une couleur qui manque. On ne peut donc pas ajouter de joker à une série de quatre.
       *[false] Sa place dans la suite indique le numéro qu’il remplace. Comme toute autre tuile, il peut être ajouté à une suite de la table.
    }
rule-joker-laid = { $joker_laid ->
        [value] Dans ta première pose, un joker vaut autant que la tuile qu’il remplace.
       *[other] { $joker_laid ->
            [one] Dans ta première pose, un joker vaut { $joker_laid } point, quelle que soit la tuile qu’il remplace.
            [many] Dans ta première pose, un joker vaut { $joker_laid } de points, quelle que soit la tuile qu’il remplace.
           *[other] Dans ta première pose, un joker vaut { $joker_laid } points, quelle que soit la tuile qu’il remplace.
        }
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] À ton tour, tu peux prendre un joker de la table : mets à sa place exactement la tuile qu’il remplace, prise sur ton chevalet.{ $sets ->
            [true] {" "}Dans une série, n’importe quelle couleur qui manque convient.
           *[false] {""}
        }{" "}Pose le joker ailleurs pendant le même tour : il ne va jamais sur ton chevalet.
        [rack_or_table] À ton tour, tu peux prendre un joker de la table : mets à sa place exactement la tuile qu’il remplace, prise sur ton chevalet ou sur la table.{ $sets ->
            [true] {" "}Dans une série, n’importe quelle couleur qui manque convient.
           *[false] {""}
        }{" "}Pose le joker ailleurs pendant le même tour : il ne va jamais sur ton chevalet.
       *[none] Un joker de la table ne se prend pas, même en échange de la tuile qu’il remplace.
    }
rule-joker-first = { $exchange_first ->
        [true] { $first_laying ->
            [0] Tu peux prendre un joker avant même d’avoir posé une combinaison à toi, si tu l’utilises dans celle-ci. Toutes ses autres tuiles viennent de ton chevalet.
           *[other] Tu peux prendre un joker avant même d’avoir posé quelque chose, si tu le places dans ta première pose. Toutes les autres tuiles de cette pose viennent de ton chevalet.
        }
       *[false] { $first_laying ->
            [0] Tu ne peux prendre un joker qu’après avoir posé une combinaison à toi.
           *[other] Tu ne peux prendre un joker qu’après ta première pose.
        }
    }
rule-joker-moved = { $rebuild ->
        [keep3] Tant qu’il n’a pas été échangé, un joker continue de remplacer la même tuile et reste dans sa combinaison. Il compte parmi les trois tuiles qui doivent rester ensemble. Après l’échange, la tuile mise à sa place fait partie de la combinaison et compte comme lui.
       *[free] Tant qu’il n’a pas été échangé, un joker continue de remplacer la même tuile, même si sa combinaison est divisée ou déplacée.
    }

## La pioche

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, la manche est nulle : personne ne gagne ni ne perd rien.
           *[last_draw] Quand la dernière tuile est piochée sans que personne ait vidé son chevalet, la manche est nulle : personne ne gagne ni ne perd rien.
        }
        [aborted] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, la manche s’arrête. Personne ne gagne ni ne perd rien, mais elle compte comme jouée.
           *[last_draw] Quand la dernière tuile est piochée sans que personne ait vidé son chevalet, la manche s’arrête. Personne ne gagne ni ne perd rien, mais elle compte comme jouée.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, il passe, et on continue ; pose si tu peux. Quand tous passent l’un après l’autre, la manche est finie : celui à qui il reste le moins de points gagne.
           *[last_draw] Quand la dernière tuile est piochée, on continue : si tu ne peux ou ne veux pas poser, tu passes. Quand tous passent l’un après l’autre, la manche est finie : celui à qui il reste le moins de points gagne.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, il passe, et on continue ; pose si tu peux. Quand tous passent l’un après l’autre, la manche est finie, et personne ne gagne.
           *[last_draw] Quand la dernière tuile est piochée, on continue : si tu ne peux ou ne veux pas poser, tu passes. Quand tous passent l’un après l’autre, la manche est finie, et personne ne gagne.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Un chevalet peut contenir autant de tuiles qu’on veut.
       *[other] Un chevalet contient au plus { $rack_limit } tuiles. Si tu en as déjà { $rack_limit } et que tu ne poses rien, tu pioches quand même. Tu remets ensuite une tuile de ton choix dans la pioche, même celle que tu viens de piocher, et on mélange. Si, pendant trois tours de table, personne ne fait autre chose que piocher et remettre une tuile, la manche est finie{ $stock_out ->
            [lowest] .
           *[skip] {" "}et personne ne gagne.
        }
    }
rule-stock-out-cards = Quand la pioche est vide, on mélange la défausse, sauf la carte du dessus, pour refaire une pioche ; au plus { $reshuffles ->
        [one] une fois
        [2] deux fois
        [many] { $reshuffles } de fois
       *[other] { $reshuffles } fois
    } par manche. S’il n’y a ensuite plus rien à piocher et que tu ne veux pas de la carte de la défausse, la manche est annulée.

## Temps

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Il n’y a pas de limite de temps. Si vous en fixez une, voici ce qui s’applique :
           *[other] Un tour peut durer jusqu’à { $time_limit } secondes.
        }
        [tnone] Il n’y a pas de limite de temps.{ $time_limit ->
            [0] {""}
           *[other] {" "}La règle imprimée accorde { $time_limit } secondes.
        }
       *[other] Un tour peut durer jusqu’à { $clock ->
            [t2m] 2 minutes
            [t5m] 5 minutes
            [t1h] une heure
            [t24h] un jour
            [tother] { $time }
           *[t3d] trois jours
        }.{ $time_limit ->
            [0] {" "}La règle imprimée ne fixe pas de limite.
           *[other] {" "}La règle imprimée accorde { $time_limit } secondes.
        }
    }
rule-time-up = Quand ton temps est écoulé, ce que tu as placé est posé, si tout est valide et complet.
rule-time-idle = { $idle_penalty ->
        [0] Si tu n’as encore rien placé, tu pioches une tuile, sans pénalité.
        [one] Si tu n’as encore rien placé, tu pioches une tuile, et { $idle_penalty } de plus comme pénalité.
        [many] Si tu n’as encore rien placé, tu pioches une tuile, et { $idle_penalty } de plus comme pénalité.
       *[other] Si tu n’as encore rien placé, tu pioches une tuile, et { $idle_penalty } de plus comme pénalité.
    }{ $rack_limit ->
        [0] {""}
       *[other] {" "}Avec { $rack_limit } tuiles sur ton chevalet, tu n’en pioches pas.
    }
rule-time-loose = Si ta pose n’est pas finie, tes tuiles sans combinaison retournent sur ton chevalet. Les combinaisons complètes restent si les règles le permettent{ $first_laying ->
        [none] .
        [0] .
       *[other] {" "}(une première pose, seulement si elle atteint le nombre de points requis).
    }{" "}{ $loose_table_tiles ->
        [offender] Les tuiles de la table sans combinaison vont aussi sur ton chevalet. Mais s’il y a un joker parmi elles, la table est remise comme elle était avant ton tour.
        [salvage] Si des tuiles de la table restent sans combinaison, on garde le plus possible de combinaisons, les tiennes et les anciennes ; le reste retourne d’où il vient.
        [stock] Les tuiles de la table sans combinaison sont mélangées à la pioche.
       *[restore] Si des tuiles de la table restent sans combinaison, la table est remise comme elle était avant ton tour, et toutes tes tuiles retournent sur ton chevalet.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Il n’y a pas de pénalité pour une pose inachevée ; mais si aucune de tes tuiles ne reste sur la table, tu en pioches une, comme à n’importe quel tour.
        [one] Pour une pose inachevée, tu pioches { $penalty_tiles } tuile de pénalité.
        [many] Pour une pose inachevée, tu pioches { $penalty_tiles } de tuiles de pénalité.
       *[other] Pour une pose inachevée, tu pioches { $penalty_tiles } tuiles de pénalité, ou ce qui reste dans la pioche.
    }
rule-time-cards = Quand ton temps est écoulé, ce que tu as posé reste. Si tu n’as pas encore pris de carte, une carte est piochée pour toi ; puis ta carte la plus haute va à la défausse.

## Points

rule-scoring = { $scoring ->
        [chips] Le gagnant d’une manche reçoit un jeton. On ne compte rien d’autre, et les autres ne perdent rien.
        [winner_takes] Le gagnant d’une manche marque la valeur des cartes qui restent aux autres ; ceux-ci ne perdent rien.
       *[losers_pay] Chaque autre joueur perd les points qui restent sur son chevalet, et le gagnant en marque la somme.
    }
rule-joker-left = { $jokers ->
        [0] Chaque tuile restée sur un chevalet coûte son numéro en points.
       *[other] { $joker_left ->
            [one] Un joker resté sur un chevalet coûte { $joker_left } point ; toute autre tuile, son numéro.
            [many] Un joker resté sur un chevalet coûte { $joker_left } de points ; toute autre tuile, son numéro.
           *[other] Un joker resté sur un chevalet coûte { $joker_left } points ; toute autre tuile, son numéro.
        }
    }
rule-blocked = { $scoring ->
        [chips] Si une manche est gagnée par celui à qui il reste le moins de points, il reçoit le jeton. En cas d’égalité, c’est celui qui a le moins de tuiles qui gagne.
       *[other] Si une manche est gagnée par celui à qui il reste le moins de points, les autres perdent seulement la différence avec lui. Le gagnant marque la somme de ces différences. En cas d’égalité, celui qui a le moins de tuiles gagne ; s’il y a encore égalité, les gagnants se partagent les points.
    }
rule-card-values = Les cartes qui restent aux autres comptent ainsi : { $ace_high ->
        [true] un as vaut { $high_ace_points }
       *[false] un as vaut { $ace_points }
    } ; un valet, une dame ou un roi, { $court_points } ; { $number_cards ->
        [one] toute autre carte, 1
       *[face] toute autre carte, le nombre qu’elle porte
    }.
rule-rummy = { $going_rummy ->
        [true] Faire Rummy : si tu termines en un seul tour, sans avoir rien posé ni ajouté avant dans la manche, tu gagnes le double.
       *[false] Terminer en un seul tour ne rapporte rien de plus.
    }

## La partie

rule-goal = { $goal_kind ->
        [chips] { $goal_amount ->
            [one] Le premier qui a { $goal_amount } jeton gagne la partie.
            [many] Le premier qui a { $goal_amount } de jetons gagne la partie.
           *[other] Le premier qui a { $goal_amount } jetons gagne la partie.
        }
        [target] { $goal_amount ->
            [one] Le premier qui atteint { $goal_amount } point gagne la partie.
            [many] Le premier qui atteint { $goal_amount } de points gagne la partie.
           *[other] Le premier qui atteint { $goal_amount } points gagne la partie.
        } Vous pouvez aussi convenir d’un nombre de manches ; le total le plus élevé l’emporte alors.
       *[rounds] { $goal_amount ->
            [one] Sauf si vous en décidez autrement, la partie se joue en une seule manche. S’il y en a plusieurs, le total le plus élevé l’emporte.
            [many] La partie se joue en { $goal_amount } de manches ; le total le plus élevé l’emporte.
           *[other] La partie se joue en { $goal_amount } manches ; le total le plus élevé l’emporte.
        }
    }
rule-tie = Si plusieurs joueurs sont à égalité en tête à la fin, ils gagnent ensemble.

## Un exemple, en tuiles

example-first = Ta première pose, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } : { $melds }
example-own = Une combinaison à toi : { $melds }
example-table = Sur la table : { $before } – tu as : { $rack } – après ton tour : { $after }
example-joker = Dans { $meld }, le joker remplace { $tile }.
example-joker-free = Tu as { $rack }. Tu mets { $tile } à la place du joker, et le joker te sert ailleurs : { $after }
example-cards = Tu prends { $card }, tu poses { $melds } et tu défausses { $discard }.
example-layoff = À { $before }, tu peux ajouter { $rack } : { $after }

## Puis-je ... ?

word-ask = poser une question sur les règles de cette table : « ask je peux prendre le joker ? »
asks-both = Peux-tu poser et piocher dans le même tour ?
asks-draw = Peux-tu piocher ?
asks-faulty = Peux-tu contester ?
asks-layoff = Peux-tu compléter une combinaison ?
asks-rearrange = Peux-tu réarranger la table ?
asks-joker-take = Peux-tu prendre un joker ?
how-joker-take = Le joker de la combinaison { $meld } remplace { $tile }. Pour le prendre, pose { $tile } avec ta nouvelle combinaison : « play { $tile } … ».
asks-pass = Peux-tu passer ?
may-partly = Je ne suis pas sûr d’avoir tout compris.
may-yes = Oui.
may-no = Non.
may-now = Oui, maintenant.
may-with-tile = Oui, dès que tu as la tuile qu’il remplace.
may-in-turn = Pas maintenant, c’est à { $name } de jouer ; à ton tour, oui.
may-return-first = Pas maintenant : remets d’abord une tuile.
may-when-opened = { $first_laying ->
        [0] Oui, dès que tu as posé une combinaison à toi.
       *[other] Oui, dès que ta première pose est faite.
    }
may-after-opening = { $first_laying ->
        [0] Oui, à partir du tour qui suit la pose d’une combinaison à toi.
       *[other] Oui, à partir du tour qui suit ta première pose.
    }
may-first = { $first_laying ->
        [0] Pas encore : pose d’abord une combinaison à toi. Tu pourras à partir du tour suivant.
       *[other] Pas encore : fais d’abord ta première pose. Tu pourras à partir du tour suivant.
    }
may-first-same = { $first_laying ->
        [0] Pas encore : pose d’abord une combinaison à toi. Tu pourras ensuite, dès ce même tour.
       *[other] Pas encore : fais d’abord ta première pose. Tu pourras ensuite, dès ce même tour.
    }
may-take-first = Pas encore : prends d’abord une carte.
may-taken = Plus maintenant : tu as déjà pris une carte à ce tour.
may-stock-empty = Non : il n’y a plus rien à piocher.
may-stock-left = Pas maintenant : il reste des tuiles à piocher.
may-when-empty = Seulement quand la pioche est vide.
may-no-jokers = Il n’y a pas de jokers dans ce jeu.
may-chips = Tu reçois un jeton pour chaque manche gagnée.
may-no-chips = Il n’y a pas de jetons dans ce jeu : ce sont les points qui comptent.
may-no-joker-lies = Il n’y a pas de joker sur la table en ce moment.
may-nothing-to-object = Pas maintenant : il n’y a pas de pose à contester.
may-opened = { $first_laying ->
        [0] Tu as déjà posé une combinaison à toi.
       *[other] Tu as déjà fait ta première pose.
    }
may-unopened = { $first_laying ->
        [0] Tu n’as pas encore posé de combinaison à toi.
       *[other] Tu n’as pas encore fait ta première pose.
    }
may-nothing = Ce jeu ne le prévoit pas.
may-unknown = Je ne sais pas répondre à cela. Choisis un sujet, ou demande autrement : « je peux prendre le joker ? », « que se passe-t-il quand le temps est écoulé ? »
may-finished = Ce sont les règles de la partie terminée : { $sheet }.
may-printed = D’après la règle imprimée ({ $sheet }).
may-silent = La règle imprimée ne le dit pas ; ici, on joue ainsi.
may-house = Ce qui diffère de la règle imprimée est une règle maison de cette table.
