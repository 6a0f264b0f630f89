# La pagina nel browser. Quello che la pagina riempie sta tra graffe: nessuna parola vi si accorda.

web-page-title = Rummy Table
web-page-name = Il tuo nome
web-page-enter = Prendi posto
web-page-no-code = Apri la pagina con il link che hai ricevuto.
web-page-again = Il programma non risponde. Riprova tra poco.
web-page-table = Tavolo
web-page-rack = Quello che hai in mano
web-page-pile = Scarti ({ $n }), in cima { $piece }
web-page-stock = Mazzo: { $n }
web-page-new-meld = Nuova combinazione
web-page-meld = Combinazione { $n }
web-page-meld-wrong = Combinazione { $n }, non ancora valida
web-page-held = Da sistemare
web-page-joker = jolly
web-page-stands-for = jolly per { $piece }
web-page-empty-table = Sul tavolo non c’è ancora niente.
web-page-your-turn = È il tuo turno
web-page-tiles = { $n } in mano
web-page-undo = Un passo indietro
web-page-redo = Un passo avanti
web-page-move-before = Giocata precedente
web-page-move-after = Giocata successiva
web-page-take-back = Annulla tutto
web-page-place = Trova dove metterle
web-page-to-rack = Rimetti sul leggio
web-page-give-back = Rimetti nel mazzo
web-page-discard = Scarta
web-page-meld-these = Cala la combinazione
web-page-menu = Altro
web-page-themes = Aspetto
web-page-theme-auto = Come su questo dispositivo
web-page-theme-light = Chiaro
web-page-theme-dark = Scuro
web-page-theme-contrast = Contrasto alto
web-page-theme-large = Grande
web-page-close = Chiudi
web-page-invite = Invita amici
web-page-invite-how = Chi apre questo link prende un posto libero, finché la partita non comincia.
web-page-watch = Invita spettatori
web-page-watch-how = Chi apre questo link vede il tavolo, ma nessun leggio. Puoi vietarlo nelle impostazioni.
web-page-device = Continua su un altro dispositivo
web-page-device-how = Questo link è solo tuo. Vale una volta, per dieci minuti.
web-page-copy = Copia il link
web-page-copied = Copiato
web-page-offline = Connessione persa. Ci riprovo…
web-page-online = Connessione ripristinata.
web-page-elsewhere = Ora stai giocando in un’altra finestra o su un altro dispositivo.
web-page-here = Gioca qui
web-page-over = Questo tavolo è chiuso. Per giocare ancora, apri il link di un altro tavolo.
web-page-session-over = Questa pagina non può più accedere al tavolo. Chiedi un link nuovo.
web-page-reload = C’è una versione più recente: ricarica la pagina.
web-page-picked = Scelte: { $n }
web-page-put-back = Rimesso a posto.
web-page-placed = Posato.
web-page-missing = Da rimettere sul tavolo: { $pieces }
web-page-away = assente
web-page-won = ha vinto
web-page-last-lay = nuovo
web-page-keys = Tasti: le frecce spostano, Spazio prende, Invio mette giù, Esc rimette. Maiusc+Spazio prende tutta la combinazione.

## L'ingresso

web-code-unknown = Questo link non vale più. Chiedine uno nuovo.
web-invitation-over = La partita è cominciata. Chiedi a chi ospita di invitarti alla prossima.
web-invitation-full = Tutti i posti sono occupati.
web-telegram-unknown = Telegram non conferma chi sei. Riapri la pagina dalla chat.
web-telegram-old = La pagina è rimasta aperta troppo a lungo. Riaprila dalla chat.
web-telegram-seat = Non sei a questo tavolo. Prima prendi posto nella chat.
web-entrance-busy = Troppe persone insieme. Riprova tra poco.

button-web = Apri nel browser
note-web-link =
    Il tuo tavolo nel browser: { $link }
    Il link è solo tuo. Vale una volta, per dieci minuti.
note-web-shut = Le tue pagine di questo tavolo sono chiuse.

doctor-web = Le pagine dei tavoli si aprono su { $url }: inoltra quello che arriva lì a { $place }, anche i WebSocket.
doctor-web-reached = I browser raggiungono la pagina su { $url }, anche con WebSocket.
doctor-web-certificate-valid = Il certificato di { $host } vale fino al { $until }.
doctor-web-certificate = I browser non accettano il certificato di { $host }: { $why }. Il proxy deve ottenerne uno; Caddy lo fa da solo.
doctor-web-certificate-ends = Il certificato di { $host } scade tra { $days } { $days ->
        [one] giorno
        [many] giorni
       *[other] giorni
    }. Controlla perché il proxy non l’ha rinnovato.
doctor-web-away = Nessuno risponde su { $url }: { $why }. «rummy serve» è attivo, e il proxy o il tunnel porta a RUMMY_WEB_LISTEN?
doctor-web-odd = { $url } risponde, ma non come la pagina. Il proxy porta a RUMMY_WEB_LISTEN, con tutto il percorso?
doctor-web-host = Il proxy di { $host } cambia l’intestazione Host. Impostalo in modo che la mantenga; Caddy lo fa.
doctor-web-sockets = { $url } non lascia passare i WebSocket: la pagina non può collegarsi. Il proxy deve inoltrare «Upgrade» e l’intestazione Origin.
doctor-web-plain = Telegram apre come Mini App solo indirizzi https: con { $url } si ricevono link privati.
doctor-app-alone = RUMMY_TELEGRAM_APP è impostato, RUMMY_WEB_URL no: non c’è nessuna pagina da aprire.
doctor-telegram-app = I gruppi aprono la pagina con { $link }
doctor-telegram-no-app = Nei gruppi la pagina si apre con un link privato: il bot non ha una Mini App. Creala con @BotFather: /mybots, Bot Settings, Configure Mini App, con l’indirizzo { $url }

## rummy web

cli-web-open = Il tuo tavolo: { $link }
cli-web-guests = Gli invitati nella tua rete aprono questo link, o inquadrano il codice con il telefono: { $link }
cli-web-guests-here = Gli invitati aprono questo link su questo computer: { $link }
cli-web-not-secret = Chi è in questa rete può intercettare la pagina: http non è cifrato.
cli-web-ends = Ctrl-C termina il programma. La partita resta salvata.
cli-web-ended = Terminato. Per continuare: rummy web --resume
help-web =
    rummy web [--sheet GIOCO] [--seats io,facile,medio] [--name NOME] [--rule NOME=VALORE] [--guests] [--host INDIRIZZO] [--port N] [--no-browser]
    rummy web --resume [--database URL]

    Una partita nel browser contro i computer, e con amici nella tua rete.

    --sheet GIOCO       un gioco dell’elenco di «rummy sheets»; predefinito: rummikub
    --seats LISTA       i giocatori, separati da virgole: io, e facile, medio o difficile
    --guests            aspetta che gli invitati si uniscano prima di cominciare la partita
    --host INDIRIZZO    dove si trova la pagina: 0.0.0.0 ammette i telefoni della tua rete; predefinito: solo questo computer
    --port N            predefinito: 7310, o uno libero
    --no-browser        non apre il browser
    --name NOME         come ti chiami
    --rule NOME=VALORE  una regola della casa, anche più volte; «rummy sheets GIOCO» le elenca
    --resume            riprende l’ultima partita rimasta in sospeso
    --database URL      dove si salvano le partite, come sqlite:///serata.sqlite3; predefinito: nella tua cartella dei dati
