button-plan = Preparar
button-plan-close = Volver a la mesa
button-plan-done = { $ends ->
        [yes] { $count ->
            [1] Bajar 1 según el plan
           *[other] Bajar { $count } según el plan
        }
       *[no] Bajar según el plan
    }
button-plan-lay = Bajarlo por mí
button-plan-lay-off = No bajarlo por mí
discord-option-lay = bajarlo al empezar tu turno
mishap-plan-turn = Te toca: baja con «{ $word }». Se planea mientras juegan los demás.
mishap-plan-word = «{ $word }» no puede formar parte de un plan.
note-plan-laid = Tu plan se ha bajado por ti: { $tiles }.
plan-back = Ya no encaja: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Tu plan encaja: { $tiles }. «plan done» lo baja, «plan use» lo muestra primero.
       *[no] Tu plan encaja: { $tiles }.
    }
plan-fits-none = Tu plan ya no encaja: { $back }.
plan-fits-some = { $typed ->
        [yes] De tu plan aún encaja: { $tiles }. Vuelve: { $back }. «plan done» baja lo que encaja, «plan use» lo muestra primero.
       *[no] De tu plan aún encaja: { $tiles }. Vuelve: { $back }.
    }
plan-head = Tu plan. Solo lo ves tú.
plan-kept = Tu plan: { $tiles }.
plan-lays = { $legal ->
        [no] Las reglas no permiten el plan tal como está: no se bajará por ti si no lo cambias.
       *[yes] Se bajará en cuanto te toque, si las combinaciones que usa siguen como están. «plan lay off» lo anula.
    }
plan-need = { $word ->
        [meld] Añade al plan: «plan meld 7H 8H 9H», «plan discard KS». «plan undo» vuelve un paso atrás, «plan close» oculta el plan.
       *[play] Añade al plan: «plan r7 r8 r9». «plan undo» vuelve un paso atrás, «plan lay» lo baja en cuanto te toque, «plan close» lo oculta.
    }
plan-need-tapped = Elige qué bajar en tu próximo turno.
table-no-plan = Aún no hay nada preparado.
table-no-round-to-plan = Podrás preparar tu turno cuando se juegue una ronda.
table-plan-after-draw = Aquí primero tomas una carta. Después se te ofrece tu plan.
table-plan-does-not-fit = Nada de tu plan encaja ahora en la mesa.
word-plan = preparar tu próximo turno: «plan r7 r8 r9»; «plan lay» lo baja solo
