# Ce que seul le terminal dit.

terminal-welcome = Tape ce que tu veux faire et appuie sur Entrée. « help » donne les mots, « rules » explique le jeu, « quit » arrête ; la touche de tabulation complète ce que tu tapes. Un plus marque ce qui est nouveau ou déplacé.
terminal-black = Dans r5, b5 et y5, la lettre est la couleur ; k5 est le 5 noir.
terminal-did-draw = Tu as pioché { $tiles }.
terminal-did-take = Tu as pris { $tiles }.
terminal-did-lay = Tu as posé { $tiles }.
terminal-did-discard = Tu as défaussé { $tiles }.
terminal-help-turn = À ton tour :
terminal-help-always = À tout moment :
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = Au clavier : la touche de tabulation complète les mots et ce que tu as en main, les flèches rappellent les lignes d’avant, « quit » arrête { $kept ->
        [no] le programme, et la partie est perdue
       *[yes] et garde la partie
    }.
    { $family ->
        [cards] Les cartes se lisent avec indulgence : 7-9H, c’est 7H 8H 9H, 8SHD, c’est 8S 8H 8D, et « as de pique », c’est AS.
       *[tiles] Les plaques se lisent avec indulgence : r4-7, c’est r4 r5 r6 r7, 8rbk, c’est r8 b8 k8, « rouge 7 », c’est r7, et * est un joker.
    }
terminal-example-begin-tiles = Un exemple inventé : « play r7 r8 r9 » place trois plaques, « done » les pose.
terminal-example-drawn-cards = Un exemple inventé : « meld 7H 8H 9H » pose trois cartes, « discard KS » finit ton tour.
terminal-play-hint = Pour tout transformer à ta guise, écris la table toi-même : « arrange #1 r7 | b4 b5 b6 | ... » prend la combinaison 1 avec r7 en plus, une nouvelle, et tout le reste comme il est.
terminal-resumed = On reprend ta dernière partie.
terminal-go-on = Tu as une partie inachevée. Appuie sur Entrée pour la reprendre, ou tape « non » pour une nouvelle.
terminal-kept-beside = On joue déjà dans une autre fenêtre ; cette partie est gardée dans un fichier à part : { $file }
terminal-kept = La partie est gardée. Reprends-la quand tu veux : { $command }
terminal-quit-keeps = « quit », lui, garde la partie pour plus tard.
terminal-quit-loses = quitter le programme ; la partie est perdue
terminal-bye = À bientôt !
terminal-no-looks = Un terminal ne montre que du texte : l’aspect et les couleurs sont pour les images sur Discord et Telegram.
terminal-nothing-kept = Il n’y a pas de partie inachevée. Commences-en une : rummy play
terminal-not-kept = La partie ne peut pas être gardée : { $what }
