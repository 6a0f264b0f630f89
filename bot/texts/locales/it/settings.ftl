# Su che cosa si accorda un tavolo, da scegliere: abbastanza corto per un pulsante.

## La riga prima della partita

short-clock-sheet = { $seconds ->
        [0] senza orologio
       *[other] { $seconds } s
    }
short-clock-2m = 2 min
short-clock-5m = 5 min
short-clock-1h = 1 h
short-clock-24h = 1 giorno
short-clock-3d = 3 giorni
short-clock-none = senza orologio
short-goal-rounds = { $amount ->
        [one] { $amount } mano
        [many] { $amount } di mani
       *[other] { $amount } mani
    }
short-goal-target = a { $amount ->
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
short-assist-arrange = sistema le tessere
short-assist-hints = { $hints ->
        [one] { $hints } suggerimento
        [many] { $hints } di suggerimenti
       *[other] { $hints } suggerimenti
    }
short-assist-open = tutti gli aiuti
short-racks-dm = nei messaggi diretti
short-racks-here = in questo canale
short-look-picture = immagine
short-look-emoji = emoji
short-look-text = testo

## Le pagine

page-sheet = Gioco: { $now }
page-rule = Regole della casa
page-clock = Orologio: { $now }
page-rounds = Durata: { $now }
page-computers = Computer: { $now }
page-assist = Aiuto: { $now }
page-racks = Poggiacarte
page-look = Tavolo come { $now }
page-join = Nuovi: { $now }
short-join-round = dalla prossima mano
short-join-midway = subito
settings-pick-join = Quando entrano i nuovi?
joins-round = I nuovi entrano dalla prossima mano.
joins-midway = I nuovi prendono subito il posto di un computer.
page-watch = Guardare: { $now }
short-watch-on = ammesso
short-watch-off = non ammesso
settings-pick-watch = Si può guardare da altrove?
watch-on = Chi ha il codice può guardare: «guarda { $code }».
watch-off = Nessuno guarda da altrove.
page-thread = Un thread a parte
page-option = { $name }: { $now }
page-choice = { $label }: «{ $word }»
page-goal-printed = stampato: { $goal }
button-settings-done = Fatto
button-settings-computers-more-easy = Aggiungi uno facile
button-settings-computers-more-normal = Aggiungi uno medio
button-settings-computers-more-hard = Aggiungi uno difficile
settings-back = Indietro
button-settings-all = Tutte le impostazioni
settings-more = «settings clock 5m» ne cambia una, «settings tutto» le mostra tutte.
rules-deal = Distribuzione e chi comincia
rules-laying = Calare
rules-moving = Trasformare
rules-counting = Punteggio
rules-stock = Mazzo vuoto, poggiacarte pieno
rules-bell = Quando il tempo scade
settings-pick-menu = Che cosa vuoi cambiare?
settings-pick-sheet = A quale gioco giocate?
settings-pick-rule = Quale regola della casa vuoi cambiare?
settings-pick-value = { $rule }:
settings-pick-clock = Quanto può durare un turno?
settings-pick-rounds = Quanto dura la partita?
settings-pick-computers = Chi altro gioca?
settings-pick-computers-luck = Chi altro gioca? Con queste regole decide soprattutto la fortuna: «{ $better }» vince poco più spesso di «{ $worse }».
settings-pick-assist = Quanto aiuto c’è?
settings-pick-racks = Dove si vedono i poggiacarte?
settings-pick-look = Come si vede il tavolo?

## Regole della casa

option-other = { $name }
option-jokers = Jolly
option-numbers = Numero più alto
option-copies = Copie di ogni tessera
option-hand = Distribuite a ciascuno
option-first-laying = Prima calata, punti
option-rebuild = Trasformare
option-same-turn = Tavolo aperto nello stesso turno
option-joker-laid = Jolly calato vale
option-joker-left = Jolly rimasto vale
option-joker-exchange = La tessera per un jolly viene
option-handrummy = Chiudere di mano
option-stock-out = Quando il mazzo è vuoto
option-stock-out-at = Il mazzo vale come vuoto
option-rack-limit = Tessere al massimo
option-penalty-tiles = Pescate a tempo scaduto
option-idle-penalty = Pescate per non aver fatto niente
option-loose-table-tiles = Tessere sciolte, tempo scaduto
option-false-melds = Combinazioni sbagliate
option-one-action = Un’azione per turno
option-time-limit = Orologio stampato, secondi
option-first-starter = La prima mano la comincia
option-next-starter = Le altre mani le comincia
option-number-cards = Le carte basse valgono
option-ace-high = Asso anche alto
option-last-card-discard = L’ultima carta si scarta
choice-rack-limit-0 = nessun limite
choice-time-limit-0 = nessuno
choice-yes = sì
choice-no = no
choice-none = nessuno
choice-hand-sheet = come stampato
choice-rebuild-free = liberamente
choice-rebuild-keep3 = tre restano insieme
choice-rebuild-none = per niente
choice-joker-laid-value = come la tessera sostituita
choice-joker-exchange-rack = dal poggiacarte
choice-joker-exchange-rack-or-table = da poggiacarte o tavolo
choice-joker-exchange-none = mai
choice-stock-out-draw = mano patta
choice-stock-out-aborted = mano interrotta
choice-stock-out-lowest = vince chi ha meno punti
choice-stock-out-skip = non vince nessuno
choice-stock-out-at-last-draw = con l’ultima pescata
choice-stock-out-at-first-need = quando si deve pescare
choice-loose-table-tiles-offender = a chi era di turno
choice-loose-table-tiles-restore = di nuovo dov’erano
choice-loose-table-tiles-salvage = il giusto resta
choice-loose-table-tiles-stock = nel mazzo
choice-false-melds-refused = non si possono calare
choice-false-melds-players = finché uno contesta
choice-first-starter-lot = la sorte
choice-first-starter-highest = la tessera più alta
choice-first-starter-youngest = il più giovane
choice-first-starter-left-of-dealer = chi è a sinistra di chi dà
choice-next-starter-lot = la sorte
choice-next-starter-highest = la tessera più alta
choice-next-starter-youngest = il più giovane
choice-next-starter-left = chi è a sinistra
choice-number-cards-face = il loro numero
choice-number-cards-one = un punto
