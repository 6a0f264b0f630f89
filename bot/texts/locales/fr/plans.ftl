button-plan = Préparer mon tour
button-plan-close = Retour à la table
button-plan-discard = Prévoir la défausse
button-plan-done = { $ends ->
        [yes] Poser le plan ({ $count }) et finir
        [discard] Défausser comme prévu
       *[no] Poser comme prévu
    }
button-plan-lay = Poser à ma place
button-plan-lay-off = Ne pas poser à ma place
button-plan-meld = Prévoir la combinaison
button-plan-reset = Abandonner le plan
discord-option-lay = poser au début de ton tour
discord-choice-lay = oui
discord-choice-lay-off = non
mishap-plan-turn = C’est à toi : pose avec « { $word } ». Un plan se prépare pendant le tour des autres.
mishap-plan-word = « { $word } » ne peut pas faire partie d’un plan.
note-plan-laid = J’ai posé ton plan : { $tiles }.
plan-back = N’est plus possible : { $tiles }.
plan-fits-all = { $typed ->
        [yes] Ton plan reste possible : { $tiles }. « plan fini » le pose, « plan utiliser » le montre d’abord.
       *[no] Ton plan reste possible : { $tiles }.
    }
plan-fits-discard = { $typed ->
        [yes] Tu voulais défausser { $tiles }. « plan fini » le fait et termine ton tour.
       *[no] Tu voulais défausser { $tiles }.
    }
plan-fits-none = Ton plan n’est plus possible : { $back }.
plan-fits-some = { $typed ->
        [yes] De ton plan, ceci reste possible : { $tiles }. Ceci ne l’est plus : { $back }. « plan fini » pose ce qui reste possible, « plan utiliser » le montre d’abord.
       *[no] De ton plan, ceci reste possible : { $tiles }. Ceci ne l’est plus : { $back }.
    }
plan-gives = Ensuite, tu défausses { $tiles }.
plan-head = Ton plan : toi seul le vois.
plan-kept = Ton plan : { $tiles }.
plan-lays = { $legal ->
        [no] Ce plan n’est pas permis par les règles : change-le pour que je le pose.
       *[yes] Je poserai ce plan au début de ton tour, si les combinaisons qu’il utilise n’ont pas bougé. Pour arrêter : « plan ne pas poser ».
    }
plan-need = { $word ->
        [meld] Ajoute au plan : « plan combiner 7H 8H 9H », « plan défausser KS ». « plan annuler » annule la dernière étape, « plan fermer » cache le plan.
       *[play] Ajoute au plan : « plan r7 r8 r9 ». « plan annuler » annule la dernière étape, « plan poser » le pose pour toi à ton tour, « plan fermer » le cache.
    }
plan-need-tapped = Choisis ce que tu poseras au prochain tour.
plan-refused = Impossible de poser ton plan { $tiles } tel quel :
table-no-plan = Tu n’as rien préparé pour l’instant.
table-no-round-to-plan = Tu pourras préparer un tour dès qu’une manche sera en cours.
table-plan-after-draw = Aux cartes, je ne pose aucun plan tout seul : le tour commence par prendre une carte. Ensuite, je te propose ton plan.
table-plan-does-not-fit = Plus rien de ton plan ne va sur la table.
word-plan = préparer ton prochain tour : « plan r7 r8 r9 » ; avec « plan poser », je joue ce plan pour toi
word-plan-cards = préparer ton prochain tour : « plan combiner 7H 8H 9H », « plan défausser KS »
