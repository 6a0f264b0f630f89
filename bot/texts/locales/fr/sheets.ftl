# Les sept règles du jeu : un nom, et ce que chacune a de particulier en une ligne.

sheet-rummikub = Rummikub
sheet-rummikub-about = Le classique : 30 points pour commencer, puis on réarrange librement la table.
sheet-rummikub-printed = Dans la règle imprimée, la tuile s’appelle « plaque », le chevalet « réglette » ou « support », et la suite « séquence ».
sheet-schmidt = Rummy de Schmidt
sheet-schmidt-about = 30 points pour commencer, quatre jokers ; on réarrange la table dans certaines limites.
sheet-schmidt-printed = Dans la règle imprimée, la tuile s’appelle « carte », le chevalet « banquette », la suite « séquence », et la première pose « première combinaison ».
sheet-bookmark = Rummy de Bookmark
sheet-bookmark-about = 40 points pour commencer ; un joker vaut toujours 25 ; on réarrange la table dans certaines limites.
sheet-bookmark-printed = {""}
sheet-budacsek = Rummy de Budaçsek
sheet-budacsek-about = 25 points pour commencer, huit jokers, on ne réarrange pas la table ; les joueurs contestent les combinaisons invalides.
sheet-budacsek-printed = {""}
sheet-kids = myRummy Kids
sheet-kids-about = Huit tuiles, seulement des suites, pas de points : il faut trois jetons pour gagner.
sheet-kids-printed = Dans la règle imprimée, la tuile s’appelle « carte », le chevalet « porte-cartes », et la suite « série ».
sheet-kids-pro = myRummy Kids pour les pros
sheet-kids-pro-about = Huit tuiles, des suites et des séries, on réarrange la table, pas de points : il faut trois jetons pour gagner.
sheet-kids-pro-printed = Dans la règle imprimée, la tuile s’appelle « carte » et le chevalet « porte-cartes ». Une suite s’y appelle « série », et une série s’y appelle « lot ».
sheet-basic = Basic Rummy
sheet-basic-about = Avec 52 cartes : prends-en une, pose des combinaisons, défausse une carte.
sheet-basic-printed = {""}
sheet-in-a-line = { $name } – { $about }
