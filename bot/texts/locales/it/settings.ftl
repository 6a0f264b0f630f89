# Su che cosa si accorda un tavolo, da scegliere: abbastanza corto per un pulsante.

## La riga prima della partita

short-clock-sheet = { $seconds ->
        [0] nessun limite di tempo
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 giorno
short-clock-3d = 3 giorni
short-clock-none = nessun limite di tempo
short-clock-turn = { $time } a turno
short-goal-rounds = { $amount ->
        [one] { $amount } mano
        [many] { $amount } di mani
       *[other] { $amount } mani
    }
short-goal-target = fino a { $amount ->
        [one] { $amount } punto
        [many] { $amount } di punti
       *[other] { $amount } punti
    }
short-goal-chips = { $amount ->
        [one] { $amount } gettone
        [many] { $amount } di gettoni
       *[other] { $amount } gettoni
    }
short-assist-none = nessun aiuto
short-assist-arrange = solo per sistemare le tessere
short-assist-hints = { $hints ->
        [one] { $hints } suggerimento
        [many] { $hints } di suggerimenti
       *[other] { $hints } suggerimenti
    }
short-assist-open = suggerimenti illimitati
short-racks-dm = in privato
short-racks-here = in questo canale
short-look-picture = immagine
short-look-emoji = emoji
short-look-text = testo

## Le pagine

page-sheet = Gioco: { $now }
page-rule = Regole della casa
page-clock = Tempo per turno: { $now }
page-rounds = Durata della partita: { $now }
page-computers = Computer: { $now }
page-assist = Aiuto: { $now }
page-racks = { $family ->
        [cards] Dove vedere le carte
       *[tiles] Dove vedere i leggii
    }
page-look = Tavolo: { $now }
page-join = I nuovi giocatori entrano: { $now }
short-join-round = dalla prossima mano
short-join-midway = subito
short-join-match = dalla prossima partita
settings-pick-join = Quando possono prendere il posto di un computer i nuovi giocatori? Senza computer, entrano dalla prossima partita.
joins-round = I nuovi giocatori prendono il posto di un computer dalla prossima mano. Senza computer, entrano dalla prossima partita.
joins-midway = I nuovi giocatori prendono subito il posto di un computer. Senza computer, entrano dalla prossima partita.
page-watch = Spettatori: { $now }
short-watch-on = ammessi
short-watch-off = non ammessi
settings-pick-watch = Gli spettatori sono ammessi?
watch-on = Chi ha il codice può guardare: «watch { $code }».
watch-off = Gli spettatori non sono ammessi.
page-thread = Thread a parte
page-option = { $name }: { $now }
setting-how = Per cambiare: «settings { $name } { $example }». Valori ammessi: { $choices }.
setting-youngest = { $known ->
        [yes] { $name } conta come il giocatore più giovane.
       *[no] Nessuno è indicato come il più giovane.
    }
page-choice = { $label }: «{ $word }»
page-goal-printed = come nel regolamento: { $goal }
button-settings-done = Fatto
button-settings-computers-more-easy = Computer facile
button-settings-computers-more-normal = Computer medio
button-settings-computers-more-hard = Computer difficile
settings-back = Indietro
button-settings-all = Tutte le impostazioni
settings-more = «settings tempo 5m» cambia il tempo per turno; «settings tutto» mostra tutte le impostazioni.
rules-deal = Distribuzione e chi comincia
rules-laying = Calare
rules-moving = Modificare il tavolo
rules-counting = Punteggio
rules-stock = Mazzo vuoto, leggio pieno
rules-timeout = Tempo scaduto
settings-pick-menu = Che cosa vuoi cambiare?
settings-pick-sheet = A quale gioco giocate?
settings-pick-rule = Quale regola della casa vuoi cambiare?
settings-pick-value = { $rule }:
settings-pick-clock = Quanto dura al massimo un turno?
settings-pick-rounds = Quanto deve durare la partita?
settings-pick-computers = Chi altro gioca?
settings-pick-computers-luck = Chi altro gioca? Con queste regole conta soprattutto la fortuna: «{ $better }» vince appena più spesso di «{ $worse }».
settings-pick-assist = Quale aiuto è ammesso?
settings-pick-racks = { $family ->
        [cards] Dove si vedono le carte?
       *[tiles] Dove si vedono i leggii?
    }
settings-pick-look = Come si vede il tavolo?

## Regole della casa

option-other = { $name }
option-jokers = Jolly
option-numbers = Numero più alto
option-copies = Copie di ogni tessera
option-hand = Tessere o carte a testa
option-first-laying = Punti per aprire
option-rebuild = Modificare le combinazioni
option-same-turn = Usare il tavolo già in apertura
option-joker-laid = Valore del jolly nell’apertura
option-joker-left = Costo del jolly rimasto
option-joker-exchange = Prendere un jolly
option-handrummy = Chiusura in mano
option-stock-out = Se il mazzo è vuoto
option-stock-out-at = Il mazzo si considera vuoto
option-rack-limit = Massimo di tessere sul leggio
option-penalty-tiles = Penalità per giocata incompleta
option-idle-penalty = Penalità per chi non fa niente
option-loose-table-tiles = Tessere del tavolo rimaste sciolte
option-false-melds = Combinazioni non valide
option-one-action = Una sola azione per turno
option-time-limit = Secondi per turno nel regolamento
option-first-starter = Chi comincia la prima mano
option-next-starter = Chi comincia le altre mani
option-number-cards = Valore delle carte con i numeri
option-ace-high = Asso anche alto
option-last-card-discard = L’ultima carta va scartata
choice-rack-limit-0 = nessun limite
choice-time-limit-0 = nessun limite
choice-yes = sì
choice-no = no
choice-none = nessuno
choice-first-laying-none = non serve
choice-first-laying-0 = senza minimo
choice-hand-sheet = come nel regolamento
choice-rebuild-free = liberamente
choice-rebuild-keep3 = almeno tre restano insieme
choice-rebuild-none = mai
choice-joker-laid-value = quello della tessera sostituita
choice-joker-exchange-rack = con una tessera del leggio
choice-joker-exchange-rack-or-table = con una tessera, anche del tavolo
choice-joker-exchange-none = non si può
choice-stock-out-draw = la mano finisce in parità
choice-stock-out-aborted = la mano si interrompe
choice-stock-out-lowest = si continua; vince chi ha meno punti
choice-stock-out-skip = si continua; si vince solo chiudendo
choice-stock-out-at-last-draw = quando si pesca l’ultima tessera
choice-stock-out-at-first-need = quando qualcuno deve pescare
choice-loose-table-tiles-offender = a chi era di turno
choice-loose-table-tiles-restore = il tavolo torna com’era
choice-loose-table-tiles-salvage = restano le combinazioni complete
choice-loose-table-tiles-stock = tornano nel mazzo
choice-false-melds-refused = non si possono calare
choice-false-melds-players = restano se nessuno contesta
choice-first-starter-lot = chi viene sorteggiato
choice-first-starter-highest = chi pesca la tessera più alta
choice-first-starter-youngest = il più giovane
choice-first-starter-left-of-dealer = chi è a sinistra del mazziere
choice-next-starter-lot = chi viene sorteggiato
choice-next-starter-highest = chi pesca la tessera più alta
choice-next-starter-youngest = il più giovane
choice-next-starter-left = il prossimo a sinistra
choice-number-cards-face = il loro numero
choice-number-cards-one = un punto
