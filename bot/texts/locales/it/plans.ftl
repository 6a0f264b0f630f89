button-plan = Prepara
button-plan-close = Torna al tavolo
button-plan-done = { $ends ->
        [yes] { $count ->
            [1] Cala 1 come previsto
           *[other] Cala { $count } come previsto
        }
       *[no] Cala come previsto
    }
button-plan-lay = Cala per me
button-plan-lay-off = Non calare per me
discord-option-lay = calare all’inizio del tuo turno
mishap-plan-turn = Tocca a te: cala con «{ $word }». Si prepara un piano mentre giocano gli altri.
mishap-plan-word = «{ $word }» non può far parte di un piano.
note-plan-laid = Il tuo piano è stato calato per te: { $tiles }.
plan-back = Non va più: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Il tuo piano va bene: { $tiles }. «plan done» lo cala, «plan use» prima lo mostra.
       *[no] Il tuo piano va bene: { $tiles }.
    }
plan-fits-none = Il tuo piano non va più: { $back }.
plan-fits-some = { $typed ->
        [yes] Del tuo piano va ancora: { $tiles }. Tornano indietro: { $back }. «plan done» cala ciò che va, «plan use» prima lo mostra.
       *[no] Del tuo piano va ancora: { $tiles }. Tornano indietro: { $back }.
    }
plan-head = Il tuo piano. Lo vedi solo tu.
plan-kept = Il tuo piano: { $tiles }.
plan-lays = { $legal ->
        [no] Le regole non permettono il piano così com’è: non verrà calato per te se non lo cambi.
       *[yes] Verrà calato appena tocca a te, se le combinazioni che usa restano come sono. «plan lay off» lo annulla.
    }
plan-need = { $word ->
        [meld] Aggiungi al piano: «plan meld 7H 8H 9H», «plan discard KS». «plan undo» torna indietro di un passo, «plan close» nasconde il piano.
       *[play] Aggiungi al piano: «plan r7 r8 r9». «plan undo» torna indietro di un passo, «plan lay» lo cala appena tocca a te, «plan close» lo nasconde.
    }
plan-need-tapped = Scegli che cosa calare nel tuo prossimo turno.
table-no-plan = Non hai ancora preparato niente.
table-no-round-to-plan = Puoi preparare un turno quando si gioca una mano.
table-plan-after-draw = Qui prima prendi una carta. Poi ti viene proposto il tuo piano.
table-plan-does-not-fit = Niente del tuo piano va sul tavolo adesso.
word-plan = preparare il tuo prossimo turno: «plan r7 r8 r9»; «plan lay» lo cala da sé
