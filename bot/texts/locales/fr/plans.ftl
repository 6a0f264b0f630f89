button-plan = Préparer
button-plan-close = Retour à la table
button-plan-done = { $ends ->
        [yes] { $count ->
            [1] En poser 1 comme prévu
           *[other] En poser { $count } comme prévu
        }
       *[no] Poser comme prévu
    }
button-plan-lay = Poser pour moi
button-plan-lay-off = Ne plus poser pour moi
discord-option-lay = poser au début de ton tour
mishap-plan-turn = C’est à toi : pose avec « { $word } ». On prépare un plan pendant que les autres jouent.
mishap-plan-word = « { $word } » ne peut pas faire partie d’un plan.
note-plan-laid = Ton plan a été posé pour toi : { $tiles }.
plan-back = Ne va plus : { $tiles }.
plan-fits-all = { $typed ->
        [yes] Ton plan tient : { $tiles }. « plan done » le pose, « plan use » le montre d’abord.
       *[no] Ton plan tient : { $tiles }.
    }
plan-fits-none = Ton plan ne tient plus : { $back }.
plan-fits-some = { $typed ->
        [yes] De ton plan, { $tiles } va encore ; { $back } est revenu. « plan done » pose ce qui va, « plan use » le montre d’abord.
       *[no] De ton plan, { $tiles } va encore ; { $back } est revenu.
    }
plan-head = Ton plan. Personne d’autre ne le voit.
plan-kept = Ton plan : { $tiles }.
plan-lays = { $legal ->
        [no] Les règles ne permettent pas ce plan tel quel : il ne sera pas posé pour toi si tu ne le changes pas.
       *[yes] Sera posé dès que c’est à toi, si les combinaisons utilisées n’ont pas bougé. « plan lay off » y met fin.
    }
plan-need = { $word ->
        [meld] Ajoute au plan : « plan meld 7H 8H 9H », « plan discard KS ». « plan undo » revient d’un pas, « plan close » cache le plan.
       *[play] Ajoute au plan : « plan r7 r8 r9 ». « plan undo » revient d’un pas, « plan lay » le pose dès que c’est à toi, « plan close » le cache.
    }
plan-need-tapped = Choisis ce que tu poseras à ton prochain tour.
table-no-plan = Rien n’est encore prévu.
table-no-round-to-plan = Tu pourras préparer un tour quand une manche sera en cours.
table-plan-after-draw = Ici, tu prends d’abord une carte. Ton plan t’est proposé ensuite.
table-plan-does-not-fit = Rien de ton plan ne va sur la table maintenant.
word-plan = préparer ton prochain tour : « plan r7 r8 r9 » ; « plan lay » le pose tout seul
