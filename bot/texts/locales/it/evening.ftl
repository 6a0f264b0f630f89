# Un mescolamento che chiunque può verificare

fairness-sealed = Mescolata sigillata: { $seal }
fairness-cut = Hanno tagliato: { $names }
fairness-seed = Seme di questa mano: { $seed }
fairness-words = Taglio: { $words }
fairness-word = { $name } «{ $word }»
note-cut = { $drawn ->
        [yes] Ho estratto una parola per te: «{ $word }» entra nella prossima mescolata.
       *[no] La tua parola entra nella prossima mescolata: «{ $word }».
    }
table-dealt-already = La mano è già distribuita. Potrai tagliare di nuovo quando finisce.
table-nothing-committed = Questa mescolata non è sigillata: non c’è niente da tagliare. La prossima lo sarà.
table-word-too-long = Una parola per il taglio ha al massimo { $needed } caratteri.
button-cut = Taglia
button-verify = Verifica
word-cut = aggiungere una parola alla prossima mescolata: «cut ciao»; «cut» da solo ne estrae una
word-verify = verificare che in questa partita si sia mescolato onestamente

verify-fair = Mano { $round }: mescolata onesta, con le parole di { $names }.
verify-committed = Mano { $round }: come sigillata. Nessuno ha tagliato.
verify-unknown = Mano { $round }: non verificabile. Non si conosce nessun sigillo aperto.
verify-differs-commitment = La mano { $round } è diversa: il seme non corrisponde al sigillo.
verify-differs-rules = La mano { $round } è diversa nelle regole: sigillato { $expected }, giocato { $found }.
verify-differs-draw = La mano { $round } è diversa all’estrazione { $place } per iniziare: { $found } invece di { $expected }.
verify-differs-starter = La mano { $round } è diversa: ha iniziato { $found } invece di { $expected }.
verify-differs-stock = { $family ->
        [cards] La mano { $round } è diversa alla carta { $place } del mazzo: { $found } invece di { $expected }.
       *[tiles] La mano { $round } è diversa alla tessera { $place } del mazzo: { $found } invece di { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] La mano { $round } è diversa alla mossa { $move }: la carta { $place } del nuovo mazzo è { $found } invece di { $expected }.
       *[tiles] La mano { $round } è diversa alla mossa { $move }: la tessera { $place } del nuovo mazzo è { $found } invece di { $expected }.
    }
verify-differs-move = La mano { $round } è diversa: la mossa { $move } non può seguire da questa distribuzione.

## Who is ahead

top-all-sheets = Tutti i giochi
top-rating = Per punteggio
top-season = Vittorie in { $season }
top-none = Ancora nessuna lista. Contano le mani finite in due o più, tranne quando ogni aiuto è ammesso.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } mano)
        [many] { $place }. { $name }: { $figure } ({ $rounds } mani)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } mani)
    }
top-hidden = { $name } non è in nessuna lista.
top-hidden-own = Non sei in nessuna lista. Con «privacy show» ci torni.
top-own = { $what }: posto { $place } su { $of }, { $figure }
stats-other-none = { $name } non ha ancora finito nessuna mano.
stats-hidden = { $name } tiene per sé queste cifre.
stats-points = Punti: { $points }
stats-first = Prime aperture: { $first }; il massimo calato in un turno: { $longest }
stats-hints = Suggerimenti usati: { $hints }
stats-time = Un turno in media: { $minutes } min { $seconds } s
word-top = chi è in testa in questa chat: «top», «top rummikub», «top 2026-10»
privacy-hidden = Non sei in nessuna lista, e nessuno vede le tue cifre.
privacy-listed = Le chat in cui giochi ti vedono nelle loro liste.
button-privacy-hide = Toglimi dalle liste
button-privacy-show = Mostrami nelle liste

## La mano del giorno

daily-title = Mano del giorno, { $day }: { $sheet }
daily-result = { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } in { $turns ->
        [one] { $turns } turno
        [many] { $turns } di turni
       *[other] { $turns } turni
    }
daily-streak = { $days ->
        [one] { $days } giorno di fila 🔥
        [many] { $days } giorni di fila 🔥
       *[other] { $days } giorni di fila 🔥
    }
daily-dealt = La tua mano del giorno è distribuita, in privato: { $sheet }. Hai un solo tentativo.
daily-share-where = Di’ «daily share» nella chat che deve vederla.
daily-fixed = Questa chat gioca { $sheet } come mano del giorno.
daily-fixed-off = Questa chat gioca di nuovo il gioco del giorno.
daily-line = { $place }. { $name }: { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } ({ $rounds ->
        [one] { $rounds } turno
        [many] { $rounds } di turni
       *[other] { $rounds } turni
    })
daily-week-line = { $place }. { $name }: { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } in { $days ->
        [one] { $days } giorno
        [many] { $days } di giorni
       *[other] { $days } giorni
    }
daily-list = Mani del { $day }
daily-week = Questa settimana
daily-list-none = Oggi qui nessuno ha ancora condiviso una mano.
button-daily = Mano del giorno
button-daily-share = Condividi
word-daily = la mano del giorno: uguale per tutti, un tentativo; «daily list», «daily share»
table-daily-given-up = Hai abbandonato la mano di oggi. Domani ce n’è una nuova.
table-daily-not-played = Non hai ancora finito nessuna mano del giorno. «daily» la distribuisce.
table-daily-in-a-chat = Dillo in una chat.
table-daily-not-in-charge = Può farlo solo chi gestisce questa chat o ospita un tavolo qui.
table-daily-fixed = La mano del giorno è uguale per tutti: non si può cambiare niente.
table-daily-closed = La mano del giorno resta chiusa finché il giorno non è finito (UTC).

## Il riepilogo

word-review = rivedere i tuoi turni: cosa hai calato, cosa era possibile; «riepilogo tutti» per tutti
button-review = Riepilogo
button-review-open = Mostra i turni
button-review-all = Mostra a tutti
button-review-earlier = ‹ Prima
button-review-later = Dopo ›
discord-option-which = tutti, o il numero di un turno
review-by-sight = Ogni turno è giudicato solo per quello che il giocatore poteva vedere.
review-none = Non hai giocato nessun turno in questa mano.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Niente calato. Niente era possibile.
       *[no] { $first }. Niente calato. Niente era possibile.
    }
review-laid = { $named ->
        [yes] { $name }, turno { $number }: calato { $tiles }.
       *[no] { $number }. Calato { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, turno { $number }: niente calato.
       *[no] { $number }. Niente calato.
    }
review-most = Di più non era possibile.
review-out = Era possibile chiudere: { $tiles }.
review-more = { $count ->
        [one] Una in più era possibile: { $tiles }.
        [many] { $count } in più erano possibili: { $tiles }.
       *[other] { $count } in più erano possibili: { $tiles }.
    }
review-spared = { $count ->
        [one] Il jolly non serviva.
        [many] { $count } jolly non servivano.
       *[other] { $count } jolly non servivano.
    }
review-first = { $count ->
        [one] La prima calata era possibile un turno prima, nel turno { $possible }.
        [many] La prima calata era possibile { $count } turni prima, nel turno { $possible }.
       *[other] La prima calata era possibile { $count } turni prima, nel turno { $possible }.
    }
review-first-never = Una prima calata era possibile nel turno { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } turno, di più era possibile in { $telling }.
        [many] { $name }: { $turns } turni, di più era possibile in { $telling }.
       *[other] { $name }: { $turns } turni, di più era possibile in { $telling }.
    }
review-further = { $count ->
        [one] … e { $count } altro turno.
        [many] … e altri { $count } turni.
       *[other] … e altri { $count } turni.
    }
review-unexamined = { $count ->
        [one] { $count } turno non si è potuto calcolare in tempo.
        [many] { $count } turni non si sono potuti calcolare in tempo.
       *[other] { $count } turni non si sono potuti calcolare in tempo.
    }
review-place = Immagine { $place } di { $of }
review-board = Turno { $number }: che cosa era possibile
review-awaited = { $names } vorrebbe mostrare il riepilogo a tutti. Manca il consenso di: { $others }.

## Non dover aspettare

word-call = avvisarti quando qui si apre un tavolo: «chiamami», «chiamami sempre» o «chiamami mai»
word-watch = guardare un tavolo da altrove, se chi ospita lo permette: «guarda BCDF», «guarda no»
discord-option-when = una volta, sempre o mai
note-call-once = { $name }, ti chiamerò quando qui si aprirà il prossimo tavolo.
note-call-always = { $name }, ti chiamerò ogni volta che qui si apre un tavolo. «chiamami mai» lo termina.
note-call-off = { $name }, qui non ti chiamerò più.
note-called = { $names }: { $opener } ha aperto un tavolo.
note-watch-off = Non guardi più.
button-watch-off = Smetti di guardare
table-call-in-a-chat = Dillo nella chat dei tavoli che intendi.
table-not-watched = Chi ospita questo tavolo non lascia guardare nessuno. «impostazioni guarda sì» lo permette.
table-enough-watchers = Guardano già { $needed } persone.

## Una persona su due piattaforme

word-link = essere una persona sola su due piattaforme: «collega» qui, poi «collega CODICE» là
note-link-code = Dimmi questo sull’altra piattaforma entro { $minutes } minuti: «collega { $code }». Le tue valutazioni e le tue cifre diventano una cosa sola, con il nome che hai qui.
note-linked = Ora sei una persona sola su entrambe le piattaforme: le liste mostrano { $name }. Esportare e dimenticare i dati valgono per entrambe.
note-linked-already = Hai già un collegamento.
link-unknown = Questo codice non vale più. «collega» sull’altra piattaforma ne dà uno nuovo.
link-same-platform = Di’ il codice su un’altra piattaforma.
table-daily-elsewhere = Hai iniziato la mano di oggi sull’altra piattaforma. Giocala là.
