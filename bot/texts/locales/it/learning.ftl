# Una prima partita, turno per turno.

word-learn = una prima partita, turno per turno: «learn», «learn basic»; per smettere: «learn stop»
button-learn = Impara a giocare
button-learn-off = Chiudi la lezione
learn-button = { $deed }: { $tiles }
learn-title = { $sheet }, la tua prima partita: turno { $number } di { $count }
learn-draw = Nessuno ha ancora calato, e con le tue tessere non puoi formare combinazioni. Quindi pesca: così il tuo turno finisce.
learn-first = { $points ->
        [0] Ora hai una combinazione sul leggio: tre tessere dello stesso colore con numeri consecutivi. Mettile sul tavolo, poi conferma.
       *[other] Ora puoi aprire: hai { $points } punti. Metti le tessere sul tavolo, poi conferma.
    }
learn-table = Hai calato una combinazione, quindi puoi usare le combinazioni sul tavolo. Fai questa giocata e guarda come cambia il tavolo.{ $last ->
        [yes] {" "}Sono le tue ultime tessere: calale tutte e vinci la mano.
       *[no] {""}
    }
learn-joker = Sul tavolo c’è un jolly, e tu hai proprio la tessera che sostituisce. Mettila al suo posto: il jolly ti aiuta a formare un’altra combinazione.{ $last ->
        [yes] {" "}Sono le tue ultime tessere: calale tutte e vinci la mano.
       *[no] {""}
    }
learn-take = Prima prendi una carta: quella in cima agli scarti forma una scala con due delle tue. Calala, poi scarta la carta che ti serve meno.
learn-layoff = Questa volta prendi dal mazzo. Poi aggiungi la carta adatta al gruppo sul tavolo e scarta l’altra.
learn-say = Scrivi: «{ $word }»
learn-right = Bene!
learn-other = Va bene anche così. Ma proviamo questo:
learn-over = Hai calato tutto e hai vinto! Ecco come si gioca un turno. «rules { $sheet }» spiega il resto, «new { $sheet }» apre un tavolo.
learn-over-beside = Hai calato tutto e hai vinto! Ecco come si gioca un turno.
learn-your-turn = Al tavolo { $code } tocca a te!
learn-off = La lezione è finita. Per ricominciarla: «learn».
learn-none = Non c’è nessuna lezione in corso. «learn» ne comincia una.
terminal-learn = Prima della partita, una lezione di pochi turni. Per saltarla: «learn stop».
