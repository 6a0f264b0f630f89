# Un mescolamento che chiunque può verificare

fairness-sealed = Mescolata sigillata: { $seal }
fairness-sealed-next = Prossima mescolata sigillata: { $seal }
fairness-cut = Hanno tagliato: { $names }
fairness-seed = Numero di partenza di questa mano: { $seed }
fairness-words = Taglio: { $words }
fairness-word = { $name } «{ $word }»
note-cut = { $drawn ->
        [yes] Ho sorteggiato una parola per te: «{ $word }» entra nella prossima mescolata.
       *[no] La tua parola entra nella prossima mescolata: «{ $word }».
    }
note-cut-in-chat = { $drawn ->
        [yes] Ho sorteggiato una parola per { $name }: «{ $word }» entra nella prossima mescolata.
       *[no] La parola di { $name } entra nella prossima mescolata: «{ $word }».
    }
table-dealt-already = La mano è già cominciata. Quando finisce, puoi aggiungere la tua parola alla prossima mescolata.
table-nothing-committed = Prima di questa mano non si poteva tagliare. Prima della prossima potrai.
table-word-too-long = Una parola per il taglio ha al massimo { $needed } caratteri.
button-cut = Taglia
button-verify = Verifica
word-cut = aggiungere una tua parola alla prossima mescolata: «cut ciao»; senza parola, la sorteggio io
word-verify = vedere il sigillo della prossima mescolata e verificare quelle di questa partita

verify-fair = Mano { $round }: mescolata regolare, con le parole di { $names }.
verify-committed = Mano { $round }: mescolata regolare, come sigillata. Nessuno ha tagliato.
verify-unknown = Mano { $round }: non si può verificare. Il segreto di questa mescolata non è stato rivelato: succede solo dopo la mano.
verify-differs-commitment = La mano { $round } non torna: il numero di partenza non corrisponde al sigillo.
verify-differs-rules = La mano { $round } non torna nelle regole: sigillato { $expected }, giocato { $found }.
verify-differs-draw = La mano { $round } non torna alla pescata { $place } per cominciare: { $found } invece di { $expected }.
verify-differs-starter = La mano { $round } non torna: ha cominciato { $found } invece di { $expected }.
verify-differs-stock = { $family ->
        [cards] La mano { $round } non torna alla carta { $place } del mazzo: { $found } invece di { $expected }.
       *[tiles] La mano { $round } non torna alla tessera { $place } del mazzo: { $found } invece di { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] La mano { $round } non torna alla mossa { $move }: la carta { $place } del nuovo mazzo è { $found } invece di { $expected }.
       *[tiles] La mano { $round } non torna alla mossa { $move }: la tessera { $place } del nuovo mazzo è { $found } invece di { $expected }.
    }
verify-differs-move = La mano { $round } non torna: con questa distribuzione la mossa { $move } non è possibile.

## Who is ahead

top-all-sheets = Tutti i giochi
top-rating = Livello di gioco
top-season = Vittorie a { $season }
top-none = Ancora nessuna classifica. Una mano conta se almeno due persone hanno giocato da sé la maggior parte dei turni, con suggerimenti limitati. Contro soli computer non conta.
top-line = { $rounds ->
        [one] { $place }. { $name }: { $figure } ({ $rounds } mano)
        [many] { $place }. { $name }: { $figure } ({ $rounds } mani)
       *[other] { $place }. { $name }: { $figure } ({ $rounds } mani)
    }
top-hidden = { $name } non è in nessuna classifica.
top-hidden-own = Non sei in nessuna classifica. «privacy mostra» ti rimette in classifica.
top-own = { $what }: posto { $place } su { $of }, { $figure }
stats-other-none = { $name } non ha ancora finito nessuna mano.
stats-hidden = { $name } non mostra le sue statistiche.
stats-points = Punti: { $points }
stats-first = Aperture: { $first }
stats-longest = Massimo di tessere calate in un turno: { $longest }
stats-hints = Suggerimenti usati: { $hints }
stats-time = Durata media di un turno: { $minutes } min { $seconds } s
stats-time-short = Durata media di un turno: { $seconds } s
word-top = chi è in testa in questa chat, per punteggio e per vittorie: «top», «top rummikub», «top 2026-10»
privacy-hidden = Non sei in nessuna classifica, e nessuno vede le tue statistiche.
privacy-listed = Sei nelle classifiche delle chat in cui giochi.
button-privacy-hide = Toglimi dalle classifiche
button-privacy-show = Mostrami nelle classifiche

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
daily-once = Hai un solo tentativo, senza suggerimenti.
daily-dealt = { $name }, la tua mano del giorno ti aspetta in privato: { $sheet }. Hai un solo tentativo.
daily-share-where = Scrivi «daily condividi» nella chat in cui vuoi mostrare il risultato.
daily-shared = Il tuo risultato ora è nella chat.
daily-fixed = In questa chat la mano del giorno è di { $sheet }.
daily-fixed-off = In questa chat la mano del giorno cambia di nuovo gioco ogni giorno.
daily-card = { $name }: { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    } ({ $rounds ->
        [one] { $rounds } turno
        [many] { $rounds } di turni
       *[other] { $rounds } turni
    })
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
daily-list = Mano del giorno, { $day }: risultati
daily-week = Questa settimana
daily-list-none = Oggi qui nessuno ha ancora condiviso la sua mano.
button-daily = Mano del giorno
button-daily-share = Condividi
word-daily = la stessa mano per tutti, ogni giorno, un solo tentativo; «daily lista», «daily condividi»
table-daily-over = Questa mano del giorno è finita. Ce n’è una nuova ogni giorno: «daily».
table-daily-given-up = Hai rinunciato alla mano di oggi. Domani ce n’è una nuova.
table-daily-not-played = Non hai ancora finito una mano del giorno. «daily» ti dà quella di oggi o te la mostra.
table-daily-in-a-chat = Scrivilo in una chat di gruppo.
table-daily-not-in-charge = Può farlo solo chi gestisce questa chat o ospita un tavolo qui.
table-daily-fixed = La mano del giorno è uguale per tutti: non si può cambiare niente.
table-daily-no-help = Tutti giocano la mano del giorno senza suggerimenti.
table-daily-closed = La mano del giorno resta segreta fino alla fine della giornata (UTC).

## L'analisi dei turni

word-review = analizzare i tuoi turni: che cosa hai calato, che cosa potevi; «review tutti»: i turni di tutti
button-review = Analisi dei turni
button-review-open = Mostra i turni
button-review-all = Mostra a tutti
button-review-earlier = ‹ Indietro
button-review-later = Avanti ›
discord-option-which = tutti, o il numero di un turno
review-by-sight = Ogni turno è valutato solo in base a ciò che il giocatore poteva vedere.
review-none = Non hai giocato nessun turno in questa mano.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Niente da calare.
       *[no] { $first }. Niente da calare.
    }
review-laid = { $named ->
        [yes] { $name }, turno { $number }: ha calato { $tiles }.
       *[no] { $number }. Hai calato { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, turno { $number }: non ha calato niente.
       *[no] { $number }. Non hai calato niente.
    }
review-most = Non si poteva fare di più.
review-out = Si poteva chiudere: { $tiles }.
review-possible = Si poteva calare: { $tiles }.
review-more = { $count ->
        [one] Se ne poteva calare un’altra: { $tiles }.
        [many] Se ne potevano calare altre { $count }: { $tiles }.
       *[other] Se ne potevano calare altre { $count }: { $tiles }.
    }
review-spared = { $count ->
        [one] Il jolly non serviva.
        [many] { $count } jolly non servivano.
       *[other] { $count } jolly non servivano.
    }
review-first = { $count ->
        [one] Si poteva aprire un turno prima, nel turno { $possible }.
        [many] Si poteva aprire { $count } turni prima, nel turno { $possible }.
       *[other] Si poteva aprire { $count } turni prima, nel turno { $possible }.
    }
review-first-never = Si poteva aprire nel turno { $possible }.
review-summed = { $turns ->
        [one] { $name }: { $turns } turno
        [many] { $name }: { $turns } di turni
       *[other] { $name }: { $turns } turni
    };{" "}{ $telling ->
        [0] non si poteva mai calare di più
       *[other] si poteva calare di più in { $telling } di questi
    }.
review-further = { $count ->
        [one] … e { $count } altro turno.
        [many] … e altri { $count } turni.
       *[other] … e altri { $count } turni.
    }
review-unexamined = { $count ->
        [one] Per { $count } turno il calcolo era troppo lungo.
        [many] Per { $count } turni il calcolo era troppo lungo.
       *[other] Per { $count } turni il calcolo era troppo lungo.
    }
review-place = { $place } di { $of }
review-board = Turno { $number }: che cosa si poteva calare
review-awaited = Per mostrare l’analisi a tutti manca il sì di { $others }. Già d’accordo: { $names }.

## Non dover aspettare

word-call = ricevere un avviso quando qui si apre un tavolo: «call una volta», «call sempre» o «call stop»
word-watch = guardare un tavolo da un’altra chat, se chi ospita lo permette: «watch BCDF», «watch stop»
discord-option-when = una volta, sempre o stop
note-call-once = { $name }, ti avviso quando qui si apre il prossimo tavolo.
note-call-always = { $name }, ti avviso ogni volta che qui si apre un tavolo. Per smettere: «call stop».
note-call-off = { $name }, qui non ti avviso più.
note-called = { $names }: { $opener } ha aperto un tavolo.
note-watch-off = Non guardi più questo tavolo.
button-watch-off = Smetti di guardare
table-call-in-a-chat = Scrivilo nella chat dei tavoli che ti interessano.
table-not-watched = Questo tavolo non ammette spettatori. Chi ospita può ammetterli.
table-enough-watchers = Ci sono già { $needed } spettatori.

## Una persona su due piattaforme

word-link = collegare i tuoi account su due piattaforme: qui «link», là «link CODICE»
note-link-code = Sull’altra piattaforma scrivimi entro { $minutes } minuti: «link { $code }». Classifiche e statistiche dei due account si uniscono, con il nome che hai qui.
note-linked = I tuoi due account sono collegati: in classifica ti chiami { $name }. «privacy esporta» e «privacy dimentica» valgono per entrambi.
note-linked-already = I tuoi due account sono già collegati.
link-unknown = Questo codice non vale più. «link» sull’altra piattaforma ne dà uno nuovo.
link-same-platform = Questo codice va scritto su un’altra piattaforma.
table-daily-elsewhere = Hai cominciato la mano di oggi sull’altra piattaforma. Continua lì.
