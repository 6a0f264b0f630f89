button-list = Fai la tua mossa
button-confirm = Conferma
list-open = { $family ->
        [cards] Apri la mia mano
       *[tiles] Apri il mio leggio
    }
list-private = La risposta arriva nella tua chat privata.
list-no-table = Non sei a nessun tavolo.
list-no-table-about = Premi «Partecipa» sotto un tavolo, o aprine uno con «new».
list-no-round = Non c’è nessuna mano in corso.
list-no-round-about = Il tavolo { $code } aspetta la prossima mano.
list-plan = Prepara { $tiles }
list-plan-lay = Prepara { $tiles }, da calare appena tocca a te
list-draft = Metti sul tavolo { $tiles }
list-drafted = Sul tavolo, da confermare: { $tiles }.
list-nothing = Non cambierebbe niente.
list-not-yours = Può confermarlo solo chi l’ha scelto.
post-nobody = Rummy tra amici: «new» apre un tavolo.
post-chose = { $name } ha scelto: { $what }
post-void = { $name }: non è cambiato niente.
post-done = { $name }: fatto.
