# Les sept règles du jeu : un nom, et ce que chacune a de particulier en une ligne.

sheet-rummikub = Rummikub
sheet-rummikub-about = Le classique : 30 points pour commencer, puis on transforme librement la table.
sheet-rummikub-printed = La règle imprimée dit plaque pour tuile, réglette ou support pour chevalet, et séquence pour suite.
sheet-schmidt = Rummy de Schmidt
sheet-schmidt-about = 30 points pour commencer, quatre jokers ; une combinaison transformée garde trois de ses tuiles.
sheet-schmidt-printed = La règle imprimée dit carte pour tuile, banquette pour chevalet, séquence pour suite, et première combinaison pour première pose.
sheet-bookmark = Rummy de Bookmark
sheet-bookmark-about = 40 points pour commencer, un joker vaut toujours 25 ; une combinaison transformée garde trois de ses tuiles.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy de Budaçsek
sheet-budacsek-about = 25 points pour commencer, huit jokers, pas de transformation ; les joueurs contestent les combinaisons invalides.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Huit tuiles, seulement des suites, aucun point à compter : trois jetons gagnent la partie.
sheet-kids-printed = La règle imprimée dit carte pour tuile, porte-cartes pour chevalet, et série pour suite.
sheet-kids-pro = myRummy Kids pour pros
sheet-kids-pro-about = Huit tuiles, des suites, des séries, des transformations, aucun point à compter : trois jetons gagnent la partie.
sheet-kids-pro-printed = La règle imprimée dit carte pour tuile, porte-cartes pour chevalet, série pour suite, et lot pour série.
sheet-basic = Basic Rummy
sheet-basic-about = Avec 52 cartes : prends-en une, pose des combinaisons, défausse-toi d’une carte.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
