button-plan = Prepara il turno
button-plan-close = Torna al tavolo
button-plan-discard = Prepara lo scarto
button-plan-done = { $ends ->
        [yes] Cala il piano ({ $count }) e finisci
        [discard] Scarta come previsto
       *[no] Cala come previsto
    }
button-plan-lay = Cala appena tocca a me
button-plan-lay-off = Non calare appena tocca a me
button-plan-meld = Prepara la combinazione
button-plan-reset = Rinuncia al piano
discord-option-lay = calare appena tocca a te
discord-choice-lay = sì
discord-choice-lay-off = no
mishap-plan-turn = Tocca a te: usa «{ $word }». Un turno si prepara mentre giocano gli altri.
mishap-plan-word = «{ $word }» non si può preparare.
note-plan-laid = Ho calato per te quello che avevi preparato: { $tiles }.
plan-back = Non c’è più posto per: { $tiles }.
plan-fits-all = { $typed ->
        [yes] Puoi calare quello che hai preparato: { $tiles }. «plan fatto» lo cala, «plan usa» prima lo mostra.
       *[no] Puoi calare quello che hai preparato: { $tiles }.
    }
plan-fits-discard = { $typed ->
        [yes] Volevi scartare { $tiles }. «plan fatto» lo fa e chiude il turno.
       *[no] Volevi scartare { $tiles }.
    }
plan-fits-none = Non puoi più calare quello che hai preparato: { $back }.
plan-fits-some = { $typed ->
        [yes] Di quello che hai preparato puoi ancora calare { $tiles }, ma non { $back }. «plan fatto» cala, «plan usa» prima mostra.
       *[no] Di quello che hai preparato puoi ancora calare { $tiles }, ma non { $back }.
    }
plan-gives = Poi scarti { $tiles }.
plan-head = Il tuo piano: lo vedi solo tu.
plan-kept = Il tuo piano: { $tiles }.
plan-lays = { $legal ->
        [no] Così le regole non lo permettono: se non lo cambi, non lo calerò.
       *[yes] Calerò il piano appena tocca a te, se le combinazioni che usa restano così. Per non calarlo: «plan non calare».
    }
plan-need = { $word ->
        [meld] Per aggiungere: «plan cala 7H 8H 9H», «plan scarta KS». «plan annulla» annulla l’ultima mossa, «plan chiudi» chiude il piano.
       *[play] Per aggiungere: «plan r7 r8 r9». «plan annulla» annulla l’ultima mossa, «plan cala» cala il piano appena tocca a te, «plan chiudi» chiude il piano.
    }
plan-need-tapped = Scegli che cosa calare nel prossimo turno.
plan-refused = Così com’è, il tuo piano { $tiles } non si può calare:
table-no-plan = Non hai ancora preparato niente.
table-no-round-to-plan = Si può preparare un turno solo durante una mano.
table-plan-after-draw = Con le carte non calo nessun piano da solo: il turno comincia prendendo una carta. Poi ti propongo il tuo piano.
table-plan-does-not-fit = Del tuo piano ora non si può calare niente.
word-plan = preparare il prossimo turno: «plan r7 r8 r9»; con «plan cala» calo io appena tocca a te
word-plan-cards = preparare il prossimo turno: «plan cala 7H 8H 9H», «plan scarta KS»
