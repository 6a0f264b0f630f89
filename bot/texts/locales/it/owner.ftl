# Che cosa dice chi gestisce il programma, e che cosa gli si risponde.

limit-drain = Per ora non si aprono nuovi tavoli: stanno per lavorare su questo bot. Quello che si gioca continua.
note-announcement = 📣 Da chi gestisce questo bot:
    { $text }
owner-help = Perché gestisci questo bot: «annuncia TESTO» dice qualcosa a tutti quelli che giocano, nelle loro chat o in privato; «bandisci» e «ammetti» con telegram:123, discord:456, «qui» o il nome di qualcuno al tavolo; «svuota» non apre nuovi tavoli, fino a «svuota off».
owner-announce-how = Che cosa devo annunciare? Di’ «annuncia» e poi il testo.
owner-announced = { $count ->
        [0] Non c’è nessun tavolo aperto: non l’ha saputo nessuno.
        [one] Lo viene a sapere una chat o una persona.
        [many] Lo vengono a sapere { $count } di chat e persone.
       *[other] Lo vengono a sapere { $count } tra chat e persone.
    }
owner-banned = Non ascolto più { $who }, finché non dici «ammetti { $who }».
owner-ban-none = Nessuno è bandito. Di’ «bandisci» e poi telegram:123, discord:456, «qui» o il nome di qualcuno al tavolo.
owner-ban-list = Non ascolto: { $who }. «ammetti» con uno di loro mette fine.
owner-ban-how = Qui non si serve niente del genere. Nomina qualcuno o una chat come PIATTAFORMA:NUMERO; PIATTAFORMA è una di queste: { $platforms }.
owner-ban-owner = È qualcuno che gestisce questo bot.
owner-allowed = Ascolto { $who }.
owner-allow-setting = { $who } resta bandito: sta in RUMMY_BANNED_PEOPLE o RUMMY_BANNED_CHATS.
owner-drain-on = Non si aprono nuovi tavoli finché non dici «svuota off». { $count ->
        [0] Nessun tavolo è aperto.
        [one] Un tavolo è aperto, e continua.
        [many] { $count } di tavoli sono aperti, e continuano.
       *[other] { $count } tavoli sono aperti, e continuano.
    }
owner-drain-off = Si possono di nuovo aprire tavoli.

## drain

cli-drain-on = Non si aprono nuovi tavoli, fino a «rummy drain off». Quello che si gioca continua.
cli-drain-off = Si possono aprire tavoli.
cli-drain-none = Da questo database non ha ancora servito nessuno, o solo una versione più vecchia.
help-drain =
    rummy drain [on | off] [--database URL]

    Nessun programma che serve da un database apre più nuovi tavoli; quello che si gioca continua.
    «off» mette fine. Senza parola dice come stanno le cose. Vale in pochi secondi, anche dopo un riavvio.

    --database URL  quale database; se manca: RUMMY_DATABASE_URL
