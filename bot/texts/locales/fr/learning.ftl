# Une première partie, tour par tour.

word-learn = une première partie, tour par tour : « learn », « learn basic » ; arrêter : « learn off »
button-learn = Apprendre à jouer
button-learn-off = Finir la leçon
learn-title = { $sheet }, ta première partie : tour { $number } sur { $count }
learn-draw = Personne n’a encore rien posé, et rien de ce que tu as ne forme une combinaison. Tu pioches donc : cela termine ton tour.
learn-first = { $points ->
        [0] Tu as maintenant une combinaison sur ta réglette : trois plaques d’une même couleur dont les numéros se suivent. Place-les sur la table, puis pose-les.
       *[other] Tu as maintenant sur ta réglette des combinaisons qui valent { $points } points, assez pour une première pose. Place-les sur la table, puis pose-les.
    }
learn-table = Tu as fait ta première pose, tu peux donc utiliser ce qui est sur la table. Ces plaques y ont leur place : mets-les et regarde comment la table change.{ $last ->
        [yes] {" "}Ce sont tes dernières plaques : pose-les toutes et tu gagnes la manche.
       *[no] {""}
    }
learn-joker = Il y a un joker sur la table, et tu as exactement la plaque qu’il remplace. Mets-la à sa place, et le joker t’aide à former une autre combinaison.{ $last ->
        [yes] {" "}Ce sont tes dernières plaques : pose-les toutes et tu gagnes la manche.
       *[no] {""}
    }
learn-take = Prends d’abord une carte : celle du dessus de la défausse forme une séquence avec deux des tiennes. Pose-la, puis défausse ce dont tu as le moins besoin.
learn-layoff = Cette fois, prends dans la pioche. Puis ajoute ta carte à la série qui est là, et défausse la dernière.
learn-say = Dis : « { $word } »
learn-right = Très bien !
learn-other = C’est possible aussi. Mais essayons ceci :
learn-over = Tu as tout posé et gagné. Il n’y a rien de plus dans un tour ; « rules { $sheet } » explique le reste, et « new { $sheet } » ouvre une table.
learn-off = La leçon est finie. « learn » la recommence.
terminal-learn = Avant la partie, une leçon de quelques tours. « learn off » la saute.
