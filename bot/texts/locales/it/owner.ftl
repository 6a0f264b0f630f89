# Che cosa dice chi gestisce il programma, e che cosa gli si risponde.

limit-drain = Per ora non si aprono nuovi tavoli: il bot va in manutenzione. Le partite in corso continuano.
note-announcement = 📣 Da chi gestisce questo bot:
    { $text }
owner-help = Tu gestisci questo bot. «annuncia TESTO» dice qualcosa a tutti quelli che giocano. Dopo «bandisci» o «ammetti» scrivi telegram:123, discord:456, «qui» o il nome di qualcuno al tavolo. «svuota» non apre più tavoli nuovi, fino a «svuota stop».
owner-announce-how = Che cosa annuncio? Scrivi «annuncia» e poi il testo.
owner-announced = { $count ->
        [0] Nessuno riceve l’annuncio: non ci sono tavoli aperti.
        [one] Una chat o una persona riceve l’annuncio.
        [many] { $count } di chat e persone ricevono l’annuncio.
       *[other] { $count } tra chat e persone ricevono l’annuncio.
    }
owner-banned = Non ascolto più { $who }, finché non scrivi «ammetti { $who }».
owner-ban-none = Nessuno è escluso. Scrivi «bandisci» e poi telegram:123, discord:456, «qui» o il nome di qualcuno al tavolo.
owner-ban-list = Esclusi: { $who }. Per riammettere: «ammetti» e uno di loro.
owner-ban-how = Qui non c’è niente del genere. Indica qualcuno o una chat come PIATTAFORMA:NUMERO, dove PIATTAFORMA è: { $platforms }.
owner-ban-owner = Non si può: è qualcuno che gestisce questo bot.
owner-allowed = Ora ascolto { $who }.
owner-allow-setting = { $who } resta fuori: lo dice RUMMY_BANNED_PEOPLE o RUMMY_BANNED_CHATS.
owner-drain-on = Non si aprono tavoli nuovi finché non scrivi «svuota stop». { $count ->
        [0] Non ci sono tavoli aperti.
        [one] Un tavolo è aperto, e continua.
        [many] { $count } di tavoli sono aperti, e continuano.
       *[other] { $count } tavoli sono aperti, e continuano.
    }
owner-drain-off = Si possono di nuovo aprire tavoli.

## drain

cli-drain-on = Non si aprono tavoli nuovi, fino a «rummy drain off». Le partite in corso continuano.
cli-drain-off = Si possono aprire tavoli nuovi.
cli-drain-none = Nessun programma ha ancora usato questo database, o solo una versione più vecchia.
help-drain =
    rummy drain [on | off] [--database URL]

    I programmi che usano un database non aprono più tavoli nuovi; le partite in corso continuano.
    «off» torna alla normalità; senza argomenti mostra lo stato. Vale in pochi secondi, anche
    dopo un riavvio.

    --database URL  quale database; se manca: RUMMY_DATABASE_URL
