# Quello che dice solo il terminale.

terminal-welcome = Scrivi quello che vuoi fare e premi Invio. «help» elenca i comandi, «rules» spiega il gioco, «quit» chiude il programma; il tasto Tab completa le parole. Un + segna ciò che è nuovo o spostato.
terminal-black = In r5, b5 e y5 la lettera è il colore; k5 è il 5 nero.
terminal-did-draw = Hai pescato { $tiles }.
terminal-did-take = Hai preso { $tiles }.
terminal-did-lay = Hai calato { $tiles }.
terminal-did-discard = Hai scartato { $tiles }.
terminal-help-turn = Nel tuo turno:
terminal-help-always = In qualsiasi momento:
terminal-word-daily = la stessa mano per tutti, ogni giorno, un solo tentativo
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = Con la tastiera: Tab completa i comandi e le tue tessere, le frecce richiamano le righe precedenti. «quit» { $kept ->
        [no] chiude il programma, e la partita non viene salvata
       *[yes] salva la partita e chiude il programma
    }.
    { $family ->
        [cards] Puoi anche abbreviare: 7-9H è 7H 8H 9H, 8SHD è 8S 8H 8D, «asso di picche» è AS.
       *[tiles] Puoi anche abbreviare: r4-7 è r4 r5 r6 r7, 8rbk è r8 b8 k8, «rosso 7» è r7, * è un jolly.
    }
terminal-example-begin-tiles = Per esempio, con r7 r8 r9: «play r7 r8 r9» le mette sul tavolo, «done» conferma la giocata.
terminal-example-drawn-cards = Per esempio: «meld 7H 8H 9H» cala tre carte, «discard KS» finisce il turno.
terminal-play-hint = Per modificare il tavolo come vuoi, scrivilo tutto: «arrange #1 r7 | ... | b4 b5 b6». Così aggiungi r7 alla combinazione 1, ne formi una nuova e lasci il resto com’è.
terminal-resumed = Riprende la tua ultima partita.
terminal-go-on = C’è una partita in sospeso. Premi Invio per continuarla, o scrivi «no» per una nuova.
terminal-kept-beside = Stai già giocando in un’altra finestra, quindi questa partita ha un file suo: { $file }
terminal-kept = Partita salvata. Per riprenderla: { $command }
terminal-quit-keeps = «quit» invece salva la partita per dopo.
terminal-quit-loses = uscire dal programma; la partita non viene salvata
terminal-bye = A presto!
terminal-page = Spazio = avanti, q = torna al gioco
terminal-no-looks = Il terminale mostra solo testo: aspetto e colori valgono per le immagini di Discord e Telegram.
terminal-nothing-kept = Non ci sono partite in sospeso. Cominciane una: rummy play
terminal-not-kept = Non posso salvare la partita: { $what }
