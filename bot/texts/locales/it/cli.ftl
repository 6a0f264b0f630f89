# Quello che dicono i comandi. I nomi di comandi, opzioni e giochi sono uguali in tutte le lingue.

## Errori in quello che è stato scritto

cli-no-command = Il comando «{ $command }» non esiste. I comandi sono: { $commands }. «rummy --help» dice che cosa fa ognuno.
cli-usage = { $command }: { $fault ->
        [value] a { $argument } serve un valore.
        [choice] { $argument } non può essere «{ $value }». Valori ammessi: { $choices }.
        [missing] non hai indicato { $argument }.
        [both] { $argument } e { $other } non vanno insieme.
        [flag] { $argument } non prende valori.
        [unknown] non conosco «{ $value }».
        [whole] { $argument } dev’essere un numero intero, non «{ $value }».
        [few] { $argument } dev’essere almeno 1, non { $value }.
        [port] { $argument } dev’essere un numero intero da 1 a { $most }, non «{ $value }».
        [seconds] { $argument } dev’essere un numero da 0 a { $most }, non «{ $value }».
       *[other] non riesco a leggerlo.
    } «{ $command } --help» mostra come si scrive.
cli-argument = { $name ->
        [SHEET] GIOCO
        [TILES] TESSERE
        [FILE] FILE
       *[other] { $name }
    }
cli-language = Non conosco la lingua «{ $wanted }», ma: { $languages }.
cli-no-sheet = Il gioco «{ $sheet }» non esiste. I giochi sono: { $sheets }.
cli-rule-form = «{ $rule }» non è una regola della casa: si scrive NOME=VALORE, come jolly=4.
cli-rule-unknown = La regola della casa «{ $rule }» non esiste. Per { $sheet } ci sono: { $rules }.
cli-rule-sheets = La regola della casa { $rule } non va bene con { $sheet }. Va bene con: { $sheets }.
cli-rule-value = «{ $value }» non va bene per la regola della casa { $rule }. Valori ammessi: { $allowed }.
cli-players = In { $seats } non si può giocare: a { $sheet } si gioca da { $low } a { $high }.
cli-pack-too-small = Con queste regole della casa { $sheet } non ha abbastanza tessere o carte per { $seats } posti.
cli-level-unknown = «{ $level }» non è un tipo di giocatore. I tipi sono: { $levels }.
cli-seats-you = Manca il tuo posto: scrivi «io» una sola volta, per esempio io,facile.
cli-too-long = Troppo lungo: si leggono al massimo { $most } caratteri alla volta.
cli-unreadable = { $family ->
        [cards] «{ $word }» non è una carta. Le carte si scrivono così: AS 10H QD.
       *[tiles] «{ $word }» non è una tessera. Le tessere si scrivono così: r5 b12; un jolly è J o J=r5. «rummy check» giudica una combinazione.
    }
cli-file-unreadable = Non riesco ad aprire «{ $file }». Il nome è giusto? Hai il permesso di leggere il file?
cli-file-no-text = «{ $file }» non è testo, quindi non è una registrazione.
cli-record = La registrazione non si può giocare: { $what }.
cli-record-round = La registrazione non si può giocare, mano { $round }: { $what }.
cli-record-move = La registrazione non si può giocare, mano { $round }, mossa { $move }: { $what }.
cli-not-verifiable = Questa registrazione non si può verificare: non contiene sigilli aperti.
cli-ratings-rebuilt = Ricalcolato da { $rounds ->
        [one] { $rounds } mano
        [many] { $rounds } di mani
       *[other] { $rounds } mani
    }: { $ratings ->
        [one] { $ratings } rating
        [many] { $ratings } di rating
       *[other] { $ratings } rating
    }.
cli-settings = Queste impostazioni hanno un valore non ammesso: { $keys }. «rummy doctor» dice di più.
cli-dot-env = Non riesco a leggere il file .env. «rummy doctor» dice di più.
cli-no-output = Non riesco a scrivere l’output: { $why }.
cli-fault = Non sarebbe dovuto succedere: è un errore del programma, non tuo. È registrato come { $id } in { $file }.

## play

cli-you = Tu

## Che cosa verrà più avanti

cli-serve-nothing = Nessuna piattaforma ha un token. Imposta RUMMY_DISCORD_TOKEN o RUMMY_TELEGRAM_TOKEN, o gioca nel terminale con «rummy play».
cli-serve-connecting = Connessione a { $platform }…
cli-serve-connected = { $platform }: collegato come { $name }. Per invitare il bot: { $link }
cli-serve-ready = Pronto: si può giocare. Ctrl-C ferma il programma.
cli-serve-again = Il programma continua a provare. Ctrl-C lo termina.
cli-serve-answered = { $platform } risponde di nuovo.
cli-serve-ended = Terminato.
cli-discord-token = Discord non conosce il token di RUMMY_DISCORD_TOKEN. Il Developer Portal ne crea uno nuovo: la tua applicazione, Bot, Reset Token.
cli-emoji-nothing = Non c’è ancora un bot a cui dare le emoji: imposta RUMMY_DISCORD_TOKEN.
cli-emoji-begins = Disegno le tessere e le carte…
cli-emoji-away = Discord non risponde, o per ora non accetta altre emoji. Quelle caricate restano; ripeti «rummy emoji» più tardi.
cli-emoji =
    { $new ->
        [0] Ci sono già tutte le { $count } emoji.
       *[other] Ho caricato { $new } emoji su { $count }. Riavvia «rummy serve» per usarle.
    }
cli-no-room =
    { $obstacle ->
        [taken] Su { $place } ascolta già un altro programma. Imposta un’altra porta in { $setting }.
        [forbidden] Questo utente non può ascoltare su { $place }: per le porte sotto 1024 servono più permessi. Imposta un’altra porta in { $setting }.
        [elsewhere] Questo computer non ha l’indirizzo { $place }. Imposta in { $setting } uno dei suoi indirizzi, oppure 0.0.0.0 per tutti.
        [unknown] Il nome in { $place } qui non ha un indirizzo. Imposta in { $setting } un indirizzo o un altro nome.
       *[other] Il programma non può ascoltare su { $place }: { $why }. Imposta un altro indirizzo in { $setting }.
    }
cli-telegram-token = Telegram non conosce il token di RUMMY_TELEGRAM_TOKEN. @BotFather mostra quello che vale: /mybots, API Token.
cli-telegram-webhook = Telegram non consegna all’indirizzo in RUMMY_TELEGRAM_WEBHOOK_URL: { $why }. Accetta indirizzi https sulle porte 443, 80, 88 o 8443, raggiungibili da internet. Correggilo, o lascialo vuoto: allora i messaggi li chiede il programma.
cli-plays-here = Nessuna piattaforma ha un token, quindi giochi qui nel terminale.

## Il database

database-url = RUMMY_DATABASE_URL o --database non indica un database. Scrivi sqlite:/// e il percorso di un file, come sqlite:///rummy.sqlite3, o postgresql://USER:PASSWORD@HOST/NAME.
database-unreachable = Il server del database non risponde. È attivo, e host e porta in RUMMY_DATABASE_URL sono giusti?
database-refused = Il server del database rifiuta l’accesso. Controlla utente, password e nome del database in RUMMY_DATABASE_URL.
database-forbidden = Questo utente non può creare tabelle nel database. Fanne il proprietario: ALTER DATABASE NAME OWNER TO USER.
database-server = Il database è su un server, e qui serve un file.
database-newer = Il database viene da una versione più nuova del programma. Non ho toccato niente: reinstalla quella versione, o usa la copia che ha fatto.
database-locked = Un altro programma usa il database. Chiudilo prima, o indica un altro file.
database-read-only = Non posso scrivere nel database. Fa’ che il file e la cartella siano tuoi.
database-full = Il disco è pieno. Libera spazio e riavvia; non è andato perso niente di confermato.
database-damaged = Il file del database è danneggiato. Mettici al posto una copia; tieni quello danneggiato per ripararlo.
database-gone = Il file del database, { $file }, non c’è, o la sua cartella non è accessibile.
database-folder = La cartella { $folder } non c’è. Creala, o correggi il percorso.
database-foreign-log = Accanto al database c’è il registro di un altro database, che può contenere mosse confermate. Se hai messo lì una copia per ripartire da quella, sposta altrove il file che finisce in «-wal» e tienilo. Altrimenti rimetti il file di prima. Poi riavvia.
database-several-names = Il file del database ha più nomi (hard link): due programmi potrebbero scriverci insieme. Chiudi i programmi che lo usano e cancella tutti i nomi tranne uno («find . -samefile FILE» li elenca). Se accanto a uno c’è un file che finisce in «-wal», tieni quello.
database-other = Il database non si apre.

## backup

cli-backup = { $file } contiene il database com’è adesso: { $count ->
        [one] un tavolo aperto
        [many] { $count } di tavoli aperti
       *[other] { $count } tavoli aperti
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Ho aperto la copia: è integra.
cli-backup-server = Questo database è su PostgreSQL, che lo copia mentre il programma lavora: pg_dump --format=custom --file=rummy.dump INDIRIZZO
cli-backup-same = È il database stesso. Indica un altro file.
backup-unwritable = Non posso scrivere la copia in { $file }. La cartella c’è, è tua, e c’è spazio? Non ho toccato altro.

## move

cli-move = { $name } ora contiene tutto: { $count ->
        [one] un tavolo
        [many] { $count } di tavoli
       *[other] { $count } tavoli
    }, { $rows } righe, tutte confrontate. Metti questo indirizzo in RUMMY_DATABASE_URL, e non avviare più programmi sul vecchio file: tienilo come copia.
move-no-server = La destinazione non è un indirizzo come postgresql://USER:PASSWORD@HOST/NAME.
move-not-empty = Quel database non è vuoto. Non ho toccato niente: indicane uno vuoto.
move-different = Qualcosa è arrivato diverso, quindi lì non è rimasto niente. Il file è com’era; riprova, e controlla memoria e disco.

## check e sheets

cli-meld = { $kind ->
        [set] Un gruppo
       *[run] Una scala
    }: { $meld }{ $counts ->
        [yes] . Una volta sul tavolo vale { $value }.
       *[no] .
    }
cli-sheet-options = Che cosa possono cambiare le regole della casa. L è una riga di { $file }, C un’interpretazione dove il testo tace:
cli-sheet-unprinted = non stampato

## solve

cli-solve-unreadable = { $family ->
        [cards] «{ $word }» non è una carta. Le carte si scrivono così: AS 10H QD, con | tra le combinazioni del tavolo.
       *[tiles] «{ $word }» non è una tessera. Le tessere si scrivono così: r5 b12, un jolly J o J=r5, con | tra le combinazioni del tavolo.
    }
cli-solve-impossible = Non è possibile. { $why }
cli-solve-no-meld = Il tavolo non può essere così. { $why }
cli-solve-too-many = { $count ->
        [one] Di { $tile } nel gioco ce n’è uno solo.
        [many] Di { $tile } nel gioco ce ne sono solo { $count }.
       *[other] Di { $tile } nel gioco ce ne sono solo { $count }.
    }
cli-solve-lay = { $family ->
        [cards] Cala { $tiles }: { $count } { $count ->
            [one] carta
            [many] di carte
           *[other] carte
        } e { $points } { $points ->
            [one] punto
            [many] di punti
           *[other] punti
        } in meno in mano.
       *[tiles] Cala { $tiles }: { $count } { $count ->
            [one] tessera
            [many] di tessere
           *[other] tessere
        } e { $points } { $points ->
            [one] punto
            [many] di punti
           *[other] punti
        } in meno sul leggio.
    }
cli-solve-kept = Tieni { $tiles }.
cli-solve-emptied = { $family ->
        [cards] Così non hai più carte.
       *[tiles] Così il tuo leggio è vuoto.
    }
cli-solve-nothing = { $family ->
        [cards] Non c’è niente da calare: scarta una carta.
       *[tiles] Non c’è niente da calare: pesca.
    }
cli-solve-unproven = Ho smesso di cercare prima di esserne certo: forse c’è di meglio. «--effort 10» cerca dieci volte più a lungo.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, numero { $seed }
cli-puzzle-rack = Il tuo leggio: { $tiles }
cli-puzzle-how = Cala tutte le tue tessere in un solo turno. --answer "TAVOLO" controlla la tua risposta, --solution mostra la soluzione.
cli-puzzle-grade = Livelli dei rompicapi con { $sheet }: { $grades }.
cli-puzzle-sheets = Con { $sheet } non ci sono rompicapi. Ce ne sono con: { $sheets }.
cli-puzzle-none = Con queste regole della casa non ho trovato rompicapi per { $sheet }. Con un altro --seed forse sì.

## replay

record-too-long = è troppo lungo
record-too-deep = una sua chiave ha troppe parti
record-too-large = contiene un numero più grande di quanto serva a una partita
record-too-much = «{ $name }» contiene più di quanto abbia una partita
record-not-toml = non è TOML ({ $why })
record-format = il suo formato non è { $wanted }
record-field = non c’è un campo «{ $name }»
record-kind = «{ $name }» non è { $kind ->
        [text] un testo
        [table] una tabella
        [list] una lista
       *[number] un numero intero
    }
record-seats = i posti devono essere nomi diversi, di una parola ciascuno
record-goals = una partita ha un solo traguardo: rounds, target o chips
record-no-goal = a { $sheet } non si gioca per «{ $name }»
record-too-few = «{ $name }» deve essere 1 o più
record-sheet = il gioco «{ $name }» non c’è
record-house-rule = la regola della casa { $name } non può essere «{ $value }»
record-unreadable = non riesco a leggere «{ $word }»
record-hidden = qui qualcosa è coperto, quindi la registrazione non va oltre
record-move = la mossa «{ $word }» non c’è
record-impossible = questa mossa è impossibile in qualsiasi posizione ({ $what })
record-not-over = la mano precedente non è finita; indica una posizione
record-starter = «{ $name }» deve cominciare, ma non è al tavolo
record-draw = «{ $word }» non è una pescata per cominciare
record-stock = il mazzo non è quello completo
record-position = nella posizione «{ $field }» non può essere così: { $what }
cli-film-nothing = La mano { $round } di questa registrazione non ha niente da mostrare.
cli-film-unwritable = Non posso scrivere «{ $file }».
cli-round = Mano { $round }
cli-refused = Rifiutato: { $why }
cli-first-laying = Apertura: { $points } { $points ->
        [one] punto
        [many] di punti
       *[other] punti
    }.
cli-timeout = Tempo scaduto: pescato { $drawn }.
cli-timeout-counted = Tempo scaduto: il turno vale com’era.
cli-match-won = { $count ->
        [0] La partita è finita in parità.
       *[other] La partita è finita. Ha vinto: { $winners }.
    }
cli-table = Tavolo: { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } carta
            [many] { $count } di carte
           *[other] { $count } carte
        }
       *[tiles] { $count ->
            [one] { $count } tessera
            [many] { $count } di tessere
           *[other] { $count } tessere
        }
    } nel mazzo.
cli-to-move = È il turno di { $name }.

## progress

cli-progress-simulate = Partite
cli-progress-film = Immagini
cli-progress-emoji = Emoji caricate
cli-progress-move = Righe
cli-progress-backup = Pagine del database
cli-ended-simulate = Interrotto dopo { $done ->
        [one] { $done } partita
        [many] { $done } di partite
       *[other] { $done } partite
    } su { $all }; le cifre riguardano queste.
cli-ended-film = Interrotto dopo { $done } immagini su { $all }; nessun file è stato scritto.
cli-ended-emoji = Interrotto dopo { $done } emoji su { $all }. Ciò che è caricato resta; «rummy emoji» riprende da lì.
cli-ended-move = Interrotto dopo { $done } righe su { $all }; nessuna è stata conservata e il file è rimasto com’era.
cli-ended-backup = Interrotto dopo { $done } pagine su { $all }; nessuna copia è stata scritta.

## simulate

cli-games = { $games } { $games ->
        [one] partita
        [many] di partite
       *[other] partite
    }, { $refusals } { $refusals ->
        [one] rifiuto
        [many] di rifiuti
       *[other] rifiuti
    }
cli-share = { $result ->
        [win] Vinte
        [draw] In parità
        [blocked] Bloccate
        [aborted] Interrotte
       *[open] Senza fine
    }: { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Turni in una partita: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } in media, { $max } al massimo
cli-wins = Mani vinte dal livello { $level }: { $count }
cli-wins-shared = Mani vinte insieme da più livelli: { $count }
cli-matches = Partite vinte dal livello { $level }: { $count }
cli-matches-shared = Partite vinte insieme da più livelli: { $count }
cli-pair = { $better } contro { $worse }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (da { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) di { $decided ->
        [one] { $decided } mano decisa
        [many] { $decided } di mani decise
       *[other] { $decided } mani decise
    }, { $rounds ->
        [one] { $rounds } giocata
        [many] { $rounds } giocate
       *[other] { $rounds } giocate
    }
cli-pair-pace = { $level }: { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms per decisione
cli-pace = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms per turno

## doctor

cli-doctor-fine = Va tutto bene.
cli-doctor-wrong = { $count ->
        [one] Un problema trovato.
        [many] { $count } di problemi trovati.
       *[other] { $count } problemi trovati.
    }
doctor-env-file = Il file .env è leggibile.
doctor-env-file-none = Qui non c’è un file .env; va bene così.
doctor-env-file-broken = Il file .env non è un testo leggibile. Riscrivilo a partire da .env.example.
doctor-env-file-open = Altri su questa macchina possono leggere .env, che contiene un token o una password: scrivi «chmod 600 .env».
doctor-key-unknown = { $setting } non è un’impostazione, quindi non fa niente. Toglila; .env.example le elenca tutte.
doctor-key-near = { $setting } non è un’impostazione, quindi non fa niente. Intendevi { $near }?
doctor-values = Le impostazioni hanno valori ammessi.
doctor-value-wrong = { $setting } ha un valore non ammesso. .env.example dice che cosa accetta.
doctor-language-unknown = RUMMY_LANGUAGE non è una delle lingue disponibili: { $languages }. Per ora si usa l’inglese.
doctor-database-wrong = RUMMY_DATABASE_URL non comincia né con sqlite:/// né con postgresql://. Lascialo vuoto per un file nella tua cartella dei dati.
doctor-metrics = Il monitoraggio risponde su http://{ $place }, solo da questa macchina: /health, /ready, /metrics.
doctor-metrics-open = Il monitoraggio risponde su http://{ $place }: /health, /ready, /metrics. Può leggerlo chiunque raggiunga questa macchina; non contiene né nomi né leggii.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN è impostato: «rummy serve» avvia il bot su Telegram. «rummy doctor --live» lo verifica con Telegram.
doctor-token-discord = RUMMY_DISCORD_TOKEN è impostato: «rummy serve» avvia il bot su Discord. «rummy doctor --live» lo verifica con Discord.
doctor-folder = La cartella { $folder } è scrivibile.
doctor-folder-wrong = La cartella { $folder } non è scrivibile, quindi le partite non si possono salvare. Diventane proprietario, o imposta XDG_DATA_HOME su una cartella scrivibile.
doctor-log-wrong = La cartella { $folder } non è scrivibile, quindi gli errori non si possono registrare. Diventane proprietario, o imposta XDG_STATE_HOME su una cartella scrivibile.
doctor-files-open = Altri utenti di questa macchina possono leggere { $files } in { $folder }. Togli loro il permesso: chmod 600.
doctor-folder-shared = Altri utenti di questa macchina possono scrivere in { $folder }, e quindi sostituire ciò che contiene. Togli loro il permesso: chmod go-w { $folder }.
doctor-folder-listed = Altri utenti di questa macchina vedono i nomi dei file in { $folder }, ma solo tu puoi leggerne il contenuto. chmod 700 { $folder } nasconde anche i nomi.
doctor-database-new = { $file } non c’è ancora: verrà creato al primo avvio.
doctor-database = { $file } è integro: { $count ->
        [one] un tavolo aperto
        [many] { $count } di tavoli aperti
       *[other] { $count } tavoli aperti
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB{ $served ->
        [yes] ; lo usa un programma.
       *[no] .
    }
doctor-database-older = { $file } viene da una versione più vecchia. Il prossimo avvio lo copia e lo aggiorna.
doctor-database-log = Il registro accanto a { $file } è cresciuto fino a { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Chiudi i programmi che tengono aperto il file da molto, e riavvia.
doctor-database-trouble = { $file }: { $what }
doctor-server-new = { $name } c’è ed è vuoto: il primo avvio crea le tabelle.
doctor-server = { $name } risponde: { $count ->
        [one] un tavolo aperto
        [many] { $count } di tavoli aperti
       *[other] { $count } tavoli aperti
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, { $programs ->
        [0] nessun programma lo usa.
        [one] lo usa un programma.
        [many] lo usano { $programs } di programmi.
       *[other] lo usano { $programs } programmi.
    }
doctor-server-older = { $name } viene da una versione più vecchia. Il prossimo avvio lo aggiorna: prima copialo con pg_dump.
doctor-disk = Sul disco di { $folder } restano solo { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Libera spazio prima che sia pieno.
doctor-pictures = Il programma può disegnare le immagini e trova il font.
doctor-pictures-wrong = Il programma non può disegnare le immagini. Reinstallalo; per ora i tavoli si vedono come testo.
doctor-processes = I computer possono usare processi propri.
doctor-processes-none = I computer non possono usare processi propri: /dev/shm non è scrivibile. Usano quello del programma: con molti computer le partite sono lente.
doctor-languages = I testi sono completi in ogni lingua: { $languages }.
doctor-text-missing = { $count ->
        [one] Un testo manca
        [many] { $count } di testi mancano
       *[other] { $count } testi mancano
    } nella lingua { $spoken }, tra cui { $text }. Reinstalla il programma.
doctor-terminal = Il terminale ha { $columns } colonne e { $lines } righe, e mostra i colori.
doctor-terminal-plain = L’output non va a un terminale: solo testo, senza colori.
doctor-terminal-dumb = Il terminale dichiara di non mostrare colori (TERM è { $term }): tessere e carte si riconoscono solo dalle lettere.
doctor-terminal-narrow = Il terminale ha { $columns } colonne. Per i tavoli lunghi ne servono almeno 60.
doctor-terminal-encoding = Il terminale si aspetta { $encoding }, ma il programma scrive UTF-8. Imposta LANG su una lingua con UTF-8, come it_IT.UTF-8.
doctor-live-nothing = Nessuna piattaforma ha un token, quindi non c’è niente da verificare in rete.
doctor-telegram = Telegram conosce il bot come { $name }. Il link che lo aggiunge a un gruppo: { $link }
doctor-telegram-token = Telegram non conosce il token di RUMMY_TELEGRAM_TOKEN. @BotFather mostra quello che vale: /mybots, API Token.
doctor-telegram-away = Telegram non risponde. Questa macchina è in rete? RUMMY_TELEGRAM_API, se impostato, deve indicare un server Bot API attivo.
doctor-telegram-odd = Questo indirizzo risponde, ma non come Telegram. RUMMY_TELEGRAM_API è giusto?
doctor-telegram-conflict = Un altro programma interroga già Telegram per questo bot, e può farlo uno solo: ferma l’altro.
doctor-telegram-groups = Il bot non può essere aggiunto ai gruppi. Di’ a @BotFather: /setjoingroups, Enable.
doctor-telegram-private = La modalità privacy è attiva: nei gruppi il bot riceve comandi e risposte, e non gli serve altro.
doctor-telegram-overhears = La modalità privacy non è attiva: il bot riceve tutto quello che si scrive nei gruppi, ma legge solo comandi e risposte. @BotFather la attiva: /setprivacy.
doctor-telegram-inline = La modalità inline è attiva: i giocatori possono scegliere le mosse nel gruppo. Telegram non dice se segnala le scelte: con @BotFather imposta /setinlinefeedback al 100 %. Fino ad allora ogni mossa va confermata.
doctor-telegram-no-inline = La modalità inline è disattivata. Per far giocare senza uscire dal gruppo, di’ a @BotFather: /setinline, poi /setinlinefeedback, 100 %.
doctor-telegram-webhook = Ora Telegram invia gli aggiornamenti a un webhook. «rummy serve» lo rimuove e li richiede direttamente.
doctor-discord = Discord conosce il bot: { $name }. Il link che lo invita: discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord non conosce il token di RUMMY_DISCORD_TOKEN. Il Developer Portal ne crea uno nuovo: la tua applicazione, Bot, Reset Token.
doctor-discord-away = Discord non risponde. Questa macchina è in rete? RUMMY_DISCORD_API, se impostato, deve indicare un server attivo.
doctor-discord-odd = Questo indirizzo risponde, ma non come Discord. RUMMY_DISCORD_API è giusto?
doctor-discord-endpoint = Nel Developer Portal è impostato un Interactions Endpoint URL: comandi e pulsanti vanno là e non arrivano mai a questo programma. Svuotalo.
doctor-discord-public = Chiunque può aggiungere il bot a un server. Per tenerlo per te, disattiva Public Bot nel Developer Portal.
doctor-discord-own = Solo tu puoi aggiungere il bot a un server.
doctor-discord-commands = I comandi sono registrati su Discord.
doctor-discord-new = I comandi non sono ancora registrati: li registra il prossimo «rummy serve».
doctor-discord-emoji =
    { $count ->
        [0] Le tessere non sono ancora emoji: «rummy emoji» le carica.
       *[other] Il bot ha { $count } emoji sue.
    }

## Come si scrivono i comandi: --help

help-start =
    Rummy tra amici, secondo sette regolamenti stampati.

    rummy                 comincia una partita nel terminale
    rummy play            una partita nel terminale, con le impostazioni che scegli
    rummy web             una partita nel browser, anche con amici nella tua rete
    rummy sheets          elenca i giochi, o mostra tutte le regole di uno
    rummy check           dice se le tessere formano una combinazione e quanto vale
    rummy solve           trova la migliore giocata possibile
    rummy puzzle          il rompicapo del giorno: svuota il leggio in un turno
    rummy replay          rigioca una registrazione e controlla ogni mossa
    rummy verify          controlla che le tessere siano state mescolate in modo regolare
    rummy ratings         mostra chi è in testa, o ricalcola tutta la classifica
    rummy simulate        fa giocare i computer tra loro
    rummy lines           righe JSON, per programmi che giocano o guardano
    rummy init            chiede i token e scrive le impostazioni per «rummy serve»
    rummy serve           avvia il bot su Discord, Telegram o entrambi
    rummy emoji           carica tessere e carte su Discord come emoji del bot
    rummy backup          copia il database mentre è in uso
    rummy drain           blocca i nuovi tavoli, o li permette di nuovo
    rummy move URL        porta tutto dal file SQLite a un server PostgreSQL
    rummy doctor          controlla impostazioni, cartelle, lingue e terminale

    Ogni comando accetta --help e --language ({ $languages }). rummy --version mostra la versione.
    Codice di uscita: 0 = sì, 1 = no (rifiutato), 2 = illeggibile o impossibile.
help-play =
    rummy play [--learn] [--sheet GIOCO] [--seats io,facile] [--name NOME] [--seed N] [--rule NOME=VALORE]
    rummy play --resume [--database URL]

    Una partita nel terminale contro i computer.

    --sheet GIOCO       un gioco dell’elenco di «rummy sheets»; predefinito: rummikub
    --seats LISTA       i giocatori, separati da virgole, in ordine di gioco: io, e facile, medio o difficile
    --name NOME         come ti chiami
    --seed N            ogni volta la stessa mescolata
    --rule NOME=VALORE  una regola della casa, anche più volte; «rummy sheets GIOCO» le elenca
    --learn             comincia con una lezione di qualche turno
    --resume            riprende l’ultima partita rimasta in sospeso
    --database URL      dove si salvano le partite, come sqlite:///serata.sqlite3; predefinito: nella tua cartella dei dati
help-sheets =
    rummy sheets [GIOCO] [--json]

    I giochi, o tutte le regole di uno e dove è stampata ognuna.

    --json  per i programmi
help-check =
    rummy check GIOCO "TESSERE" [--rule NOME=VALORE] [--json]

    Dice se le tessere formano una combinazione e quanto vale sul tavolo. Per esempio: rummy check rummikub "r9 r10 J"

    --rule NOME=VALORE  una regola della casa, anche più volte
    --json              output in JSON, per i programmi
help-solve =
    rummy solve GIOCO --table "TAVOLO" --rack "TESSERE" [--closed] [--aim tiles] [--effort N] [--rule NOME=VALORE] [--json]

    Trova la migliore giocata possibile, con un + davanti a ogni tessera calata. Per esempio:
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table TAVOLO      le combinazioni sul tavolo, separate da |; predefinito: tavolo vuoto
    --rack TESSERE      le tessere o le carte in mano; con le carte, dopo aver pescato
    --closed            se non hai ancora aperto
    --aim SCOPO         che cosa massimizzare: tiles (tessere) o points (punti del leggio)
    --effort N          quanto cercare: N volte più a lungo; predefinito: 1
    --rule NOME=VALORE  una regola della casa, anche più volte
    --json              output in JSON, per i programmi
help-puzzle =
    rummy puzzle [--sheet GIOCO] [--seed N | --today] [--difficulty facile] [--answer "TAVOLO"] [--solution] [--rule NOME=VALORE] [--json]

    Un tavolo, e un leggio che si può svuotare in un turno. Ogni giorno è lo stesso per tutti.

    --sheet GIOCO       un gioco con le tessere; predefinito: rummikub
    --seed N            uno diverso da quello del giorno
    --today             quello del giorno (in UTC); predefinito
    --difficulty GRADO  facile, medio o difficile: quanto del tavolo va spostato
    --answer TAVOLO     controlla la tua risposta: tutto il tavolo, con | tra le combinazioni
    --solution          mostra una soluzione
    --rule NOME=VALORE  una regola della casa, anche più volte
    --json              output in JSON, per i programmi
help-replay =
    rummy replay FILE [--json] [--keep-going] [--gif IMMAGINE [--round N]]

    Rigioca una registrazione e mostra se ogni mossa è valida. FILE può essere - per lo standard input.

    --json          una riga JSON per mossa, per i programmi
    --keep-going    non si ferma alla prima mossa rifiutata
    --gif IMMAGINE  scrive una mano come immagine animata
    --round N       quale mano; predefinito: l’ultima
help-verify =
    rummy verify FILE [--json]

    Ricalcola le mescolate di una registrazione a partire da ciò che era stabilito prima della distribuzione. FILE può essere - per lo standard input.

    Codice di uscita: 0 = regolare, 1 = non regolare, 2 = illeggibile o non verificabile. docs/fairness.md spiega che cosa dimostra.

    --json  il verdetto di ogni mano, per i programmi
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Mostra, gioco per gioco, chi è in testa in tutte le chat. Con SQLite, ferma prima il bot.

    --rebuild       ricalcola tutta la classifica dalle mani finite
    --database URL  dove sono le partite; predefinito: come nelle impostazioni
    --json          tutta la classifica, anche quella di ogni chat, per i programmi
help-simulate =
    rummy simulate GIOCO [--seats facile,facile] [--games N] [--match] [--pairs] [--seed N] [--rule NOME=VALORE] [--json]

    Fa giocare i computer tra loro e mostra come finiscono le partite.

    --seats LISTA       i giocatori, separati da virgole: facile, medio o difficile
    --games N           quante partite; predefinito: 100
    --match             ogni volta una partita intera; predefinito: una mano
    --pairs             confronta i livelli a due a due, in entrambi gli ordini dei posti
    --seed N            ogni volta le stesse partite
    --rule NOME=VALORE  una regola della casa, anche più volte
    --json              output in JSON, per i programmi
help-lines =
    rummy lines [--pause SECONDI] [--database URL] [--seed N]

    Un oggetto JSON per riga, in ingresso e in uscita: partite intere per programmi.

    --pause SECONDI  quanto aspettano i computer prima di agire, da 0 a 60; predefinito: 1
    --database URL   dove si salvano i tavoli, come sqlite:///rummy.sqlite3; predefinito: dove
                     indica RUMMY_DATABASE_URL; se è vuoto, da nessuna parte
    --seed N         ogni volta la stessa mescolata
help-serve =
    rummy serve

    Avvia il bot su Discord, se RUMMY_DISCORD_TOKEN è impostato, e su Telegram, se lo è RUMMY_TELEGRAM_TOKEN,
    finché non lo fermi.
    I tavoli si salvano dove indica RUMMY_DATABASE_URL, altrimenti in un file nella tua cartella dei dati.
help-emoji =
    rummy emoji

    Carica su Discord tessere e carte come emoji del tuo bot, quelle che ancora mancano: basta farlo
    una volta. Con «settings aspetto emoji» il tavolo si mostra così.
help-backup =
    rummy backup [FILE] [--database URL]

    Copia il database, anche mentre il programma è in funzione, e controlla che la copia sia integra.
    Solo allora prende il posto di una più vecchia.

    FILE            dove salvare la copia: file o cartella; predefinito: accanto al database
    --database URL  quale database; predefinito: quello in RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Porta tutto dal file SQLite in un database PostgreSQL vuoto: tutto, confrontato riga per riga, o niente.
    Prima ferma il programma. Il file resta com’è.

    URL             la destinazione, nella forma postgresql://USER:PASSWORD@HOST/NAME
    --database URL  l’origine, nella forma sqlite:///rummy.sqlite3; predefinito: quello in RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Controlla le impostazioni, le cartelle, le lingue e il terminale, e dice come risolvere ogni errore.

    --live  chiede anche alle piattaforme se token e impostazioni lì sono giusti
