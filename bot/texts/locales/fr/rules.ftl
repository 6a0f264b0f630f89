# Une règle du jeu expliquée, sujet par sujet, d'après ses champs.

rules-title = { $sheet } : comment on joue ici
rules-which = Quelles règles ? « rules » et l’une de celles-ci :
rules-short = En bref :
rules-example = Par exemple
rules-other = Ce qui change dans { $other } :
rules-house = { $here } (Règle maison. Imprimé : { $printed })
rules-ask = Pose une question : « rules joker », ou « puis-je prendre le joker ? »

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
        [cards] Prends une carte, pose ce que tu peux et veux, défausses-en une.
       *[tiles] Pose des plaques ou pioches-en une : c’est ton tour.
    }
short-first = { $first_laying ->
        [none] Dès ton premier tour, tu peux utiliser tout ce qui est sur la table.
        [0] Commence par une combinaison à toi ; peu importe ce qu’elle compte.
       *[other] Commence par { $first_laying } points en combinaisons à toi.
    }
short-table = { $rebuild ->
        [none] Ensuite, complète tout ce qui est sur la table.
       *[other] Ensuite, complète et transforme tout ce qui est sur la table.
    }
short-layoff = On peut ajouter des cartes à toute combinaison de la table.
short-end = { $scoring ->
        [chips] Qui vide sa réglette avant les autres gagne la manche et un jeton.
       *[other] { $family ->
            [cards] Qui n’a plus de cartes avant les autres gagne la manche et ce que les autres ont encore.
           *[tiles] Qui vide sa réglette avant les autres gagne la manche et les points que les autres ont encore.
        }
    }

## Avant de commencer

rule-aim = { $family ->
        [cards] Débarrasse-toi de toutes tes cartes avant les autres : la manche est alors finie, et tu la gagnes.
       *[tiles] Pose toutes tes plaques avant les autres : la manche est alors finie, et tu la gagnes.
    }

rule-pieces = { $family ->
        [cards] Un jeu de 52 cartes, sans jokers.
       *[tiles] { $copies ->
            [one] Chacune des quatre couleurs ({ $colours }) a les numéros de 1 à { $numbers } une fois ; il y a { $jokers ->
                [0] zéro joker
                [one] { $jokers } joker
                [many] { $jokers } de jokers
               *[other] { $jokers } jokers
            }.
            [many] Chacune des quatre couleurs ({ $colours }) a les numéros de 1 à { $numbers }, { $copies } de fois chacun ; il y a { $jokers ->
                [0] zéro joker
                [one] { $jokers } joker
                [many] { $jokers } de jokers
               *[other] { $jokers } jokers
            }.
           *[other] Chacune des quatre couleurs ({ $colours }) a les numéros de 1 à { $numbers }, { $copies } fois chacun ; il y a { $jokers ->
                [0] zéro joker
                [one] { $jokers } joker
                [many] { $jokers } de jokers
               *[other] { $jokers } jokers
            }.
        }
    }

rule-players = De { $min_players } à { $max_players } joueurs.

rule-hand = { $family ->
        [cards] { $hand ->
            [sheet] Chacun reçoit { $printed_hands } cartes (à deux, à trois, à quatre et ainsi de suite) ; la suivante est retournée et commence la défausse.
           *[other] Chacun reçoit { $hand } cartes ; la suivante est retournée et commence la défausse.
        }
       *[tiles] Chacun prend { $hand } plaques, que personne d’autre ne voit ; le reste est la pioche.
    }

rule-first-starter = { $first_starter ->
        [highest] { $family ->
            [cards] À la première manche, chacun tire une carte : la plus haute commence, les ex æquo retirent.
           *[tiles] À la première manche, chacun tire une plaque : la plus haute commence, les jokers et les ex æquo retirent. Ces plaques retournent dans la pioche.
        }
        [youngest] Le plus jeune joueur commence la première manche ; si l’hôte ne dit pas qui c’est, on tire au sort.
        [left_of_dealer] On tire au sort qui donne à la première manche ; le joueur à sa gauche commence.
       *[lot] On tire au sort qui commence la première manche.
    }
rule-next-starter = { $next_starter ->
        [left] { $two_seats_winner_deals ->
            [true] Ensuite, la donne passe à gauche à chaque manche ; à deux, c’est au gagnant de donner, et l’autre commence.
           *[other] Chaque manche suivante est commencée par le joueur à gauche de celui qui a commencé la précédente.
        }
        [highest] Qui commence est tiré de nouveau à chaque manche suivante.
        [youngest] Le plus jeune joueur commence aussi les manches suivantes.
       *[lot] On tire de nouveau au sort à chaque manche suivante.
    }

## Ton tour

rule-turn-tiles = À ton tour, tu poses au moins une plaque de ta réglette ou tu pioches une plaque, jamais les deux. Tu peux piocher même si tu pourrais poser. Puis c’est au joueur à ta gauche.
rule-drawn = La plaque que tu as piochée attend ton prochain tour.
rule-one-action = { $one_action ->
        [true] Dans un tour, tu poses une seule nouvelle combinaison, ou tu en complètes une seule.
       *[false] Dans un tour, tu peux poser et compléter autant que tu veux.
    }
rule-turn-cards = À ton tour, tu prends d’abord une carte, dans la pioche ou sur le dessus de la défausse ; c’est obligatoire. Ensuite tu peux poser des combinaisons et ajouter des cartes, autant que tu veux, ou rien. Pour finir, tu défausses une carte, et c’est au joueur à ta gauche.
rule-taken = La carte que tu as prise sur la défausse, tu ne peux pas la défausser au même tour ; celle de la pioche, si.
rule-last-card = { $last_card_discard ->
        [true] Ta dernière carte doit être défaussée : tu ne peux pas poser ou ajouter tout ce que tu as.
       *[false] Tu termines en posant, en ajoutant ou en défaussant ta dernière carte. Qui a posé toutes ses cartes n’en défausse pas.
    }

## Combinaisons

rule-set = { $family ->
        [cards] Une série, c’est trois ou quatre cartes de même valeur.
       *[tiles] { $sets ->
            [true] Une série, c’est trois ou quatre plaques du même chiffre, chacune d’une autre couleur.
           *[false] Il n’y a pas de séries : un même chiffre en plusieurs couleurs n’est pas une combinaison.
        }
    }
rule-run = { $family ->
        [cards] Une séquence, c’est trois cartes ou plus d’une même couleur dont les valeurs se suivent.
       *[tiles] Une séquence, c’est trois plaques ou plus d’une même couleur dont les chiffres se suivent sans trou. Le 1 est le plus bas : il ne suit jamais le { $numbers }.
    }
rule-ace = { $ace_high ->
        [true] L’as se met avant le 2 ou après le roi, mais pas entre les deux : roi, as, 2 n’est pas une séquence.
       *[false] L’as se met avant le 2, jamais après le roi.
    }
rule-false-melds = { $false_melds ->
        [players] Personne ne vérifie les combinaisons, sauf vous. Qui voit que le dernier joueur en a posé une fausse dit « object » avant que le suivant joue : elle est alors reprise, sans pénalité. Après, elle reste ; seul le joueur dont c’est le tour peut la corriger.
       *[refused] Une combinaison fausse ne peut pas être posée.
    }

## La première pose

rule-first-laying = { $first_laying ->
        [none] Il n’y a pas de condition : dès ton premier tour, tu peux utiliser ce qui est sur la table.
        [0] La première chose que tu poses doit être une combinaison à toi, peu importe ce qu’elle compte. Avant, tu ne peux pas compléter d’autres combinaisons.
       *[other] La première chose que tu poses doit compter au moins { $first_laying } points, en une ou plusieurs nouvelles combinaisons de ta réglette. Une plaque compte son chiffre. Avant, tu ne peux pas utiliser ce qui est sur la table ; tant que tu ne peux ou ne veux pas, tu pioches.
    }
rule-same-turn = { $same_turn ->
        [true] Une fois ta première pose faite, tu peux utiliser la table dès ce même tour.
       *[false] Au tour de ta première pose, tu ne poses que de nouvelles combinaisons ; tu peux utiliser la table à partir de ton prochain tour.
    }
rule-handrummy = { $handrummy ->
        [true] Rummy de main : qui n’a encore rien posé et pose toute sa réglette en un tour n’a pas besoin de points pour cela, mais avec trop peu de points, seules des combinaisons à soi conviennent. Les autres perdent alors le double, et le gagnant gagne le double.
       *[false] Poser toute sa réglette d’un coup ne rapporte rien de plus.
    }

## Ce qui est sur la table

rule-table = { $rebuild ->
        [none] Les combinaisons de la table sont à tous : tu peux ajouter des plaques à chacune, mais ne rien en enlever, ni les diviser ni les réunir.
        [keep3] Les combinaisons de la table sont à tous : tu peux ajouter des plaques à chacune, et les transformer. D’une combinaison, soit tu prends quelques plaques et tu laisses au moins trois des siennes, qui forment à elles seules une série ou une séquence, soit tu la défais entièrement, si bien que deux de ses plaques ne se retrouvent jamais dans la même nouvelle combinaison.
       *[free] Les combinaisons de la table sont à tous : tu peux ajouter des plaques à chacune, les diviser, les réunir et les transformer à ta guise. Peu importe combien de plaques d’une combinaison restent ensemble.
    }
rule-in-the-end = { $rebuild ->
        [none] Aucune plaque ne retourne de la table à une réglette.
       *[other] À la fin de ton tour, il n’y a sur la table que des séries et des séquences, avec au moins une plaque de ta réglette ; aucune plaque de la table ne va sur une réglette.
    }
rule-layoff = Tu peux ajouter des cartes à toute combinaison de la table, peu importe qui l’a posée, même si tu n’as encore rien posé. Rien de ce qui est sur la table n’est enlevé ou transformé.

## Jokers

rule-joker = Un joker remplace n’importe quelle plaque. Une combinaison peut en avoir plusieurs, mais jamais rien que des jokers. { $sets ->
        [true] Dans une séquence, sa place dit quel chiffre il est ; dans une série, c’est n’importe quelle couleur qui manque, une série de quatre n’en prend donc pas.
       *[false] Sa place dans la séquence dit quel chiffre il est.
    }
rule-joker-laid = { $joker_laid ->
        [value] Quand tu le poses, il compte autant que la plaque qu’il remplace.
       *[other] Quand tu le poses, il compte { $joker_laid } points, quoi qu’il remplace.
    }
rule-joker-exchange = { $joker_exchange ->
        [rack] À ton tour, tu peux prendre un joker de la table : mets à sa place la plaque exacte qu’il remplace, de ta propre réglette. Le joker doit être posé ailleurs au même tour ; il ne va jamais sur ta réglette.
        [rack_or_table] À ton tour, tu peux prendre un joker à sa combinaison : mets à sa place la plaque exacte qu’il remplace, de ta réglette ou de la table. Le joker doit être posé ailleurs au même tour ; il ne va jamais sur ta réglette.
       *[none] Un joker sur la table ne peut pas être pris, même contre la plaque qu’il remplace.
    }
rule-joker-first = { $exchange_first ->
        [true] Tu peux prendre un joker même avant d’avoir rien posé toi-même, s’il aide à faire ta première combinaison.
       *[false] Pour prendre un joker, tu dois avoir fait ta première pose.
    }
rule-joker-moved = { $rebuild ->
        [keep3] Un joker que rien ne remplace reste dans sa combinaison, parmi les trois qui restent, comme la plaque qu’il est.
       *[free] Un joker que rien ne remplace reste la plaque qu’il est, où que sa combinaison soit divisée ou déplacée.
    }

## La pioche

rule-stock-out = { $stock_out ->
        [draw] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, la manche est nulle : personne ne gagne ni ne perd rien.
           *[last_draw] Quand quelqu’un a pioché la dernière plaque et que personne n’a terminé, la manche est nulle : personne ne gagne ni ne perd rien.
        }
        [aborted] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, la manche est interrompue : personne ne gagne ni ne perd rien, mais elle compte comme jouée.
           *[last_draw] Quand quelqu’un a pioché la dernière plaque et que personne n’a terminé, la manche est interrompue : personne ne gagne ni ne perd rien, mais elle compte comme jouée.
        }
        [lowest] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, ce joueur passe, et vous continuez ; qui peut poser peut poser. Quand tous passent l’un après l’autre, la manche est finie et la réglette la plus basse la gagne.
           *[last_draw] Quand la dernière plaque est piochée, vous continuez : qui ne peut ou ne veut pas poser passe. Quand tous passent l’un après l’autre, la manche est finie et la réglette la plus basse la gagne.
        }
       *[skip] { $stock_out_at ->
            [first_need] Quand quelqu’un doit piocher et que la pioche est vide, ce joueur passe, et vous continuez ; qui peut poser peut poser. Quand tous passent l’un après l’autre, la manche est finie et personne ne la gagne.
           *[last_draw] Quand la dernière plaque est piochée, vous continuez : qui ne peut ou ne veut pas poser passe. Quand tous passent l’un après l’autre, la manche est finie et personne ne la gagne.
        }
    }
rule-rack-limit = { $rack_limit ->
        [0] Une réglette peut tenir autant de plaques qu’on veut.
       *[other] Une réglette tient { $rack_limit } plaques. Qui en a autant pioche quand même, puis remet n’importe quelle plaque, même celle qui vient d’être piochée, et la pioche est mélangée. Quand personne n’a rien fait d’autre pendant trois tours de table, la manche est finie.
    }
rule-stock-out-cards = Quand la pioche est vide, on mélange la défausse, sauf la carte du dessus, et elle devient la pioche ; au plus { $reshuffles ->
        [one] une fois
        [2] deux fois
        [many] { $reshuffles } de fois
       *[other] { $reshuffles } fois
    } par manche. S’il n’y a alors plus rien à piocher et que tu ne veux pas non plus de la défausse, la manche est annulée.

## Temps

rule-time = { $clock ->
        [tsheet] { $time_limit ->
            [0] Il n’y a pas de limite de temps.
           *[other] Un tour peut durer { $time_limit } secondes.
        }
        [tnone] Un tour peut durer autant qu’on veut.{ $time_limit ->
            [0] {""}
           *[other] {" "}La règle imprimée lui donnerait { $time_limit } secondes.
        }
       *[other] Un tour peut durer { $clock ->
            [t2m] 2 minutes
            [t5m] 5 minutes
            [t1h] une heure
            [t24h] un jour
           *[t3d] trois jours
        }.{ $time_limit ->
            [0] {" "}La règle imprimée ne met pas de limite.
           *[other] {" "}La règle imprimée lui donnerait { $time_limit } secondes.
        }
    }
rule-time-up = Si le temps s’écoule et que tout ce que tu as placé est juste et complet, cela compte comme posé.
rule-time-idle = { $idle_penalty ->
        [0] Si tu n’as encore rien placé, tu pioches une plaque, sans pénalité.
        [one] Si tu n’as encore rien placé, tu pioches une plaque, et { $idle_penalty } de plus en pénalité.
        [many] Si tu n’as encore rien placé, tu pioches une plaque, et { $idle_penalty } de plus en pénalité.
       *[other] Si tu n’as encore rien placé, tu pioches une plaque, et { $idle_penalty } de plus en pénalité.
    }
rule-time-loose = Si tu es au milieu de quelque chose, tes plaques qui ne vont nulle part retournent sur ta réglette, et les combinaisons complètes restent là où les règles le permettent : une première pose seulement si elle compte assez. { $loose_table_tiles ->
        [offender] Les plaques de la table qui ne sont dans aucune combinaison vont aussi sur ta réglette.
        [salvage] Si des plaques de la table sont éparses, on garde entières le plus de combinaisons possible, les tiennes et les anciennes, et le reste retourne d’où il vient.
        [stock] Les plaques de la table qui ne sont dans aucune combinaison sont mélangées à la pioche.
       *[restore] Si des plaques de la table sont éparses, la table redevient comme avant ton tour, et toutes tes plaques retournent sur ta réglette.
    }
rule-time-penalty = { $penalty_tiles ->
        [0] Qui était au milieu de quelque chose ne pioche rien en pénalité, sauf si aucune de ses plaques ne reste sur la table : il en pioche alors une, comme à n’importe quel tour.
        [one] Qui était au milieu de quelque chose pioche { $penalty_tiles } plaque en pénalité.
        [many] Qui était au milieu de quelque chose pioche { $penalty_tiles } de plaques en pénalité.
       *[other] Qui était au milieu de quelque chose pioche { $penalty_tiles } plaques en pénalité.
    }
rule-time-cards = Si le temps s’écoule, ce que tu as posé reste. Si tu n’as encore pris aucune carte, une est piochée pour toi ; puis ta carte la plus haute est défaussée.

## Points

rule-scoring = { $scoring ->
        [chips] Qui gagne une manche prend un jeton. Rien d’autre ne se compte, et les autres ne perdent rien.
        [winner_takes] Qui gagne une manche reçoit les points de tout ce que les autres ont encore ; eux ne perdent rien.
       *[losers_pay] Chacun des autres perd les points qui restent sur sa réglette, et le gagnant en gagne la somme.
    }
rule-joker-left = { $jokers ->
        [0] Chaque plaque restée sur une réglette coûte son chiffre.
       *[other] Un joker resté sur une réglette coûte { $joker_left } points, toute autre plaque son chiffre.
    }
rule-blocked = { $scoring ->
        [chips] Si la réglette la plus basse gagne une manche, son joueur prend le jeton ; à égalité, c’est le plus petit nombre de plaques qui décide.
       *[other] Si la réglette la plus basse gagne une manche, chacun des autres ne perd que les points qu’il a de plus qu’elle, et le gagnant en gagne la somme. À égalité, c’est le plus petit nombre de plaques qui décide ; encore à égalité, on partage.
    }
rule-card-values = Dans la main des autres, { $ace_high ->
        [true] un as compte { $high_ace_points }
       *[false] un as compte { $ace_points }
    }, un valet, une dame ou un roi { $court_points }, { $number_cards ->
        [one] toute autre carte 1
       *[face] toute autre carte son chiffre
    }.
rule-rummy = { $going_rummy ->
        [true] Faire Rummy : qui termine en un seul tour, sans avoir rien posé avant dans la manche, gagne le double.
       *[other] Terminer en un seul tour ne rapporte rien de plus.
    }

## La partie

rule-goal = { $goal_kind ->
        [chips] { $goal_amount ->
            [one] Qui a { $goal_amount } jeton avant les autres gagne la partie.
            [many] Qui a { $goal_amount } de jetons avant les autres gagne la partie.
           *[other] Qui a { $goal_amount } jetons avant les autres gagne la partie.
        }
        [target] Qui a { $goal_amount } points avant les autres gagne la partie.
       *[rounds] { $goal_amount ->
            [one] La partie se joue en { $goal_amount } manche.
            [many] La partie se joue en { $goal_amount } de manches ; le plus haut total gagne.
           *[other] La partie se joue en { $goal_amount } manches ; le plus haut total gagne.
        }
    }
rule-tie = Si plusieurs sont en tête avec le même total à la fin, ils partagent la victoire.

## Un exemple, en plaques

example-first = Ta première pose, { $points } points : { $melds }
example-own = Ta première pose : { $melds }
example-table = Sur la table : { $before } – tu as : { $rack } – après ton tour : { $after }
example-joker = Dans { $meld }, le joker remplace { $tile }.
example-joker-free = Tu as { $rack } et mets { $tile } à sa place ; le joker sert ailleurs : { $after }
example-cards = Tu prends { $card }, poses { $melds } et défausses { $discard }.
example-layoff = À { $before }, tu peux ajouter { $rack } : { $after }

## Puis-je ... ?

word-ask = une réponse sur les règles de cette table : « ask puis-je prendre le joker ? »
asks-draw = Peux-tu piocher ?
asks-faulty = Peux-tu contester ?
asks-layoff = Peux-tu compléter une combinaison ?
asks-rearrange = Peux-tu transformer ?
asks-joker-take = Peux-tu prendre un joker ?
asks-pass = Peux-tu passer ?
may-yes = Oui.
may-no = Non.
may-now = Oui, maintenant.
may-in-turn = Pas maintenant, c’est à { $name } de jouer ; à ton tour, oui.
may-return-first = Pas maintenant : remets d’abord une plaque.
may-when-opened = Oui, une fois ta première pose faite.
may-first = Pas encore : fais d’abord ta première pose. À partir du tour suivant, oui.
may-first-same = Pas encore : fais d’abord ta première pose. Ensuite oui, et même au même tour.
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
