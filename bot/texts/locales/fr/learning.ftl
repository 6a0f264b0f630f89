# Une première partie, tour par tour.

word-learn = une première partie, tour par tour : « learn », « learn basic » ; pour arrêter : « learn stop »
button-learn = Apprendre à jouer
button-learn-off = Arrêter la leçon
learn-button = { $deed } : { $tiles }
learn-title = { $sheet }, ta première partie : tour { $number } sur { $count }
learn-draw = Personne n’a encore rien posé, et tu n’as pas de combinaison. Alors pioche : cela termine ton tour.
learn-first = { $points ->
        [0] Tu as maintenant une combinaison : trois tuiles d’une même couleur, aux numéros qui se suivent. Place-les d’abord sur la table, puis valide.
       *[other] Tu peux maintenant poser { $points } points : assez pour ta première pose. Place d’abord ces tuiles sur la table, puis valide.
    }
learn-table = Ta première pose est faite : tu peux utiliser les combinaisons de la table. Place ces tuiles et regarde la table changer.{ $last ->
        [yes] {" "}Ce sont tes dernières tuiles : pose-les toutes et tu gagnes la manche.
       *[no] {""}
    }
learn-joker = Il y a un joker sur la table, et tu as la tuile qu’il remplace. Échange-les : le joker te servira pour une autre combinaison.{ $last ->
        [yes] {" "}Ce sont tes dernières tuiles : pose-les toutes et tu gagnes la manche.
       *[no] {""}
    }
learn-take = Prends la carte de la défausse : elle forme une suite avec deux des tiennes. Pose la suite, puis défausse la carte la moins utile.
learn-layoff = Cette fois, prends une carte dans la pioche. Ajoute la carte qui convient à la série de la table, puis défausse l’autre.
learn-say = Tape : « { $word } »
learn-right = Très bien !
learn-other = C’est possible aussi. Mais essayons plutôt ceci :
learn-over = Bravo, tu as tout posé et gagné ! Tu sais maintenant comment se joue un tour. « rules { $sheet } » explique le reste, « new { $sheet } » ouvre une table.
learn-over-beside = Bravo, tu as tout posé et gagné ! Tu sais maintenant comment se joue un tour.
learn-your-turn = À la table { $code }, c’est à toi de jouer !
learn-off = La leçon est finie. « learn » la recommence.
learn-none = Il n’y a pas de leçon en cours. « learn » en commence une.
terminal-learn = Avant la partie, une leçon de quelques tours. Pour la passer : « learn stop ».
