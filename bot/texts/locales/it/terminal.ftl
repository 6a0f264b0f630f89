# Quello che dice solo il terminale.

terminal-welcome = Scrivi quello che vuoi fare e premi Invio. «help» elenca le parole, «rules» spiega il gioco, «quit» chiude; il tasto di tabulazione completa quello che scrivi. Un più segna ciò che è nuovo o spostato.
terminal-black = In r5, b5 e y5 la lettera è il colore; k5 è il 5 nero.
terminal-did-draw = Hai pescato { $tiles }.
terminal-did-take = Hai preso { $tiles }.
terminal-did-lay = Hai calato { $tiles }.
terminal-did-discard = Hai scartato { $tiles }.
terminal-help-turn = Nel tuo turno:
terminal-help-always = In ogni momento:
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help = Alla tastiera: il tasto di tabulazione completa le parole e quello che hai, le frecce riportano le righe precedenti, «quit» chiude { $kept ->
        [no] il programma, e la partita va persa
       *[yes] e conserva la partita
    }.
    { $family ->
        [cards] Le carte si leggono con larghezza: 7-9H è 7H 8H 9H, 8SHD è 8S 8H 8D, e «asso di picche» è AS.
       *[tiles] Le tessere si leggono con larghezza: r4-7 è r4 r5 r6 r7, 8rbk è r8 b8 k8, «rosso 7» è r7, e * è un jolly.
    }
terminal-example-begin-tiles = Un esempio inventato: «play r7 r8 r9» mette tre tessere, «done» le cala.
terminal-example-drawn-cards = Un esempio inventato: «meld 7H 8H 9H» cala tre carte, «discard KS» finisce il tuo turno.
terminal-play-hint = Per trasformare a piacere, scrivi tu il tavolo: «arrange #1 r7 | b4 b5 b6 | ...» prende la combinazione 1 con r7 in più, una nuova, e tutto il resto com’è.
terminal-resumed = Si riprende la tua ultima partita.
terminal-go-on = Hai una partita non finita. Premi Invio per continuarla, o scrivi «no» per una nuova.
terminal-kept-beside = Si gioca già in un’altra finestra; questa partita è conservata in un file suo: { $file }
terminal-kept = La partita resta. Riprendila quando vuoi: { $command }
terminal-quit-keeps = «quit» invece conserva la partita per dopo.
terminal-quit-loses = uscire dal programma; la partita va persa
terminal-bye = A presto!
terminal-no-looks = Un terminale mostra solo testo: aspetto e colori servono alle immagini su Discord e Telegram.
terminal-nothing-kept = Non c’è una partita in sospeso. Cominciane una: rummy play
terminal-not-kept = La partita non si può conservare: { $what }
