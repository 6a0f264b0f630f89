# Les sept règles du jeu : un nom, et ce que chacune a de particulier en une ligne.

sheet-rummikub = Rummikub
sheet-rummikub-about = Le classique : 30 points pour commencer, puis tout ce qui est sur la table peut être transformé.
sheet-schmidt = Rummy de Schmidt
sheet-schmidt-about = 30 points pour commencer, quatre jokers ; quand on transforme une combinaison, trois de ses plaques y restent.
sheet-bookmark = Rummy de Bookmark
sheet-bookmark-about = 40 points pour commencer, un joker vaut toujours 25 ; quand on transforme une combinaison, trois de ses plaques y restent.
sheet-budacsek = Rummy de Budaçsek
sheet-budacsek-about = 25 points pour commencer, huit jokers, aucune transformation ; les joueurs surveillent eux-mêmes les combinaisons fausses.
sheet-kids = myRummy Kids
sheet-kids-about = Huit plaques, rien que des séquences, pas de points à compter : trois jetons font gagner.
sheet-kids-pro = myRummy Kids pour pros
sheet-kids-pro-about = Huit plaques, séquences et séries, transformations, pas de points à compter : trois jetons font gagner.
sheet-basic = Basic Rummy
sheet-basic-about = Avec 52 cartes : on en prend une, on pose, on en défausse une.
sheet-in-a-line = { $name } – { $about }
