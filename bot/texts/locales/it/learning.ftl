# Una prima partita, turno per turno.

word-learn = una prima partita, turno per turno: «learn», «learn basic»; basta: «learn off»
button-learn = Impara a giocare
button-learn-off = Chiudi la lezione
learn-title = { $sheet }, la tua prima partita: turno { $number } di { $count }
learn-draw = Nessuno ha ancora calato niente, e niente di quello che hai fa una combinazione. Quindi peschi: il tuo turno finisce così.
learn-first = { $points ->
        [0] Ora hai una combinazione sul poggiacarte: tre tessere dello stesso colore con numeri consecutivi. Mettile sul tavolo, poi calale.
       *[other] Ora hai sul poggiacarte combinazioni che valgono { $points } punti, abbastanza per la prima calata. Mettile sul tavolo, poi calale.
    }
learn-table = Hai fatto la prima calata, quindi puoi usare quello che è sul tavolo. Queste tue tessere ci stanno: mettile e guarda come cambia il tavolo.{ $last ->
        [yes] {" "}Queste sono le tue ultime tessere: calale tutte e vinci la mano.
       *[no] {""}
    }
learn-joker = Sul tavolo c’è un jolly, e tu hai proprio la tessera che sostituisce. Mettila al suo posto, e il jolly ti aiuta a fare un’altra combinazione.{ $last ->
        [yes] {" "}Queste sono le tue ultime tessere: calale tutte e vinci la mano.
       *[no] {""}
    }
learn-take = Prima prendi una carta: quella in cima agli scarti fa una scala con due delle tue. Calala, poi scarta quella che ti serve meno.
learn-layoff = Questa volta prendi dal mazzo. Poi aggiungi la tua carta alla serie che è sul tavolo, e scarta l’ultima.
learn-say = Di’: «{ $word }»
learn-right = Giusto!
learn-other = Si può fare anche così. Ma proviamo questo:
learn-over = Hai calato tutto e hai vinto. In un turno non c’è altro; «rules { $sheet }» spiega il resto, e «new { $sheet }» apre un tavolo.
learn-off = La lezione è finita. «learn» la ricomincia.
terminal-learn = Prima della partita, una lezione di pochi turni. «learn off» la salta.
