button-plan = Preparar mi turno
button-plan-close = Volver a la mesa
button-plan-discard = Preparar el descarte
button-plan-done = { $ends ->
        [yes] Bajar plan ({ $count }) y terminar
        [discard] Descartar según el plan
       *[no] Bajar según el plan
    }
button-plan-lay = Que lo baje el bot
button-plan-lay-off = Que no lo baje el bot
button-plan-meld = Preparar la combinación
button-plan-reset = Borrar el plan
discord-option-lay = bajarlo al empezar tu turno
discord-choice-lay = sí
discord-choice-lay-off = no
mishap-plan-turn = Te toca: baja con «{ $word }». Un plan se prepara mientras juegan los demás.
mishap-plan-word = «{ $word }» no puede formar parte de un plan.
note-plan-laid = He bajado tu plan: { $tiles }.
plan-back = Ya no encaja: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Tu plan aún sirve: { $tiles }. «plan listo» lo baja, «plan usar» lo muestra primero.
       *[no] Tu plan aún sirve: { $tiles }.
    }
plan-fits-discard = { $typed ->
        [yes] Ibas a descartar { $tiles }. «plan listo» lo hace y termina tu turno.
       *[no] Ibas a descartar { $tiles }.
    }
plan-fits-none = Tu plan ya no sirve: { $back }.
plan-fits-some = { $typed ->
        [yes] De tu plan aún sirve: { $tiles }. Ya no encaja: { $back }. «plan listo» baja lo que encaja, «plan usar» lo muestra primero.
       *[no] De tu plan aún sirve: { $tiles }. Ya no encaja: { $back }.
    }
plan-gives = Después descartas { $tiles }.
plan-head = Tu plan. Solo lo ves tú.
plan-kept = Tu plan: { $tiles }.
plan-lays = { $legal ->
        [no] Las reglas no permiten este plan: cámbialo para que lo baje por ti.
       *[yes] Lo bajaré en cuanto te toque, si esas combinaciones siguen igual. Para anularlo: «plan no bajar».
    }
plan-need = { $word ->
        [meld] Para añadir al plan: «plan exponer 7H 8H 9H», «plan descartar KS». «plan deshacer» deshace el último paso, «plan cerrar» oculta el plan.
       *[play] Para añadir al plan: «plan r7 r8 r9». «plan deshacer» deshace el último paso, «plan bajar» lo baja en tu turno, «plan cerrar» lo oculta.
    }
plan-need-tapped = Elige qué bajar en tu próximo turno.
plan-refused = No puedes bajar tu plan { $tiles } tal como está:
table-no-plan = Aún no has preparado nada.
table-no-round-to-plan = Podrás preparar tu turno cuando haya una ronda en juego.
table-plan-after-draw = Con cartas no bajo ningún plan por mi cuenta: el turno empieza tomando una carta. Después te ofrezco tu plan.
table-plan-does-not-fit = Nada de tu plan encaja ya en la mesa.
word-plan = preparar tu próximo turno: «plan r7 r8 r9»; con «plan bajar», jugaré por ti lo que has preparado
word-plan-cards = preparar tu próximo turno: «plan exponer 7H 8H 9H», «plan descartar KS»
