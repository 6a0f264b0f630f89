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
