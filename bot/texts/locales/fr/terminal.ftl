# Ce que seul le terminal dit.

terminal-welcome = Tape ce que tu veux faire, puis Entrée. « help » montre les commandes, « rules » explique le jeu, « quit » ferme le programme. La touche Tab complète ce que tu tapes. Un + marque ce qui est nouveau ou déplacé.
terminal-black = Dans r5, b5 et y5, la lettre indique la couleur : rouge, bleu, jaune. k5 est le 5 noir.
terminal-did-draw = Tu as pioché { $tiles }.
terminal-did-take = Tu as pris { $tiles }.
terminal-did-lay = Tu as posé { $tiles }.
terminal-did-discard = Tu as défaussé { $tiles }.
terminal-help-turn = À ton tour :
terminal-help-always = À tout moment :
terminal-word-daily = la même main pour tous, chaque jour, un seul essai
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help =
    Au clavier : la touche Tab complète les mots et tes tuiles, les flèches rappellent les lignes précédentes. « quit » { $kept ->
        [no] quitte le programme, et la partie n’est pas gardée
       *[yes] quitte le programme et garde la partie
    }.
    { $family ->
        [cards] Les raccourcis marchent aussi : 7-9H pour 7H 8H 9H, 8SHD pour 8S 8H 8D, « as de pique » pour AS.
       *[tiles] Raccourcis : r4-7 pour r4 r5 r6 r7, 8rbk pour r8 b8 k8, « rouge 7 » pour r7, * pour un joker.
    }
terminal-example-begin-tiles = Par exemple, avec r7 r8 r9 : « play r7 r8 r9 » les place, « done » valide ton tour.
terminal-example-drawn-cards = Par exemple : « meld 7H 8H 9H » pose trois cartes, « discard KS » finit ton tour.
terminal-play-hint = Pour réarranger à ta guise, écris la table : « arrange #1 r7 | ... | b4 b5 b6 ». Cela ajoute r7 à la combinaison 1, en crée une nouvelle et laisse le reste inchangé.
terminal-resumed = Ta dernière partie reprend.
terminal-go-on = Tu as une partie en cours. Entrée pour la reprendre, « non » pour une nouvelle.
terminal-kept-beside = Une autre fenêtre joue déjà : cette partie est gardée dans un fichier à part, { $file }
terminal-kept = La partie est enregistrée. Pour la reprendre : { $command }
terminal-quit-keeps = Avec « quit », la partie serait gardée pour plus tard.
terminal-quit-loses = quitter le programme ; la partie n’est pas gardée
terminal-bye = À bientôt !
terminal-page = Espace = suite, q = retour au jeu
terminal-no-looks = Un terminal ne montre que du texte : affichage et couleurs ne valent que pour les images de Discord et Telegram.
terminal-nothing-kept = Il n’y a pas de partie en cours. Commence une partie : rummy play
terminal-not-kept = La partie n’a pas pu être gardée : { $what }
