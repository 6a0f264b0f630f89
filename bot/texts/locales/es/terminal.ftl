# Lo que solo dice el terminal.

terminal-welcome = Escribe lo que quieres hacer y pulsa Intro. «help» muestra los comandos, «rules» explica el juego, «quit» cierra el programa. El tabulador completa lo que escribes. Un signo más marca lo nuevo o lo movido.
terminal-black = En r5, b5 e y5 la letra es el color: rojo, azul, amarillo. k5 es el 5 negro.
terminal-did-draw = Has robado { $tiles }.
terminal-did-take = Has tomado { $tiles }.
terminal-did-lay = Has bajado { $tiles }.
terminal-did-discard = Has descartado { $tiles }.
terminal-help-turn = En tu turno:
terminal-help-always = En cualquier momento:
terminal-word-daily = cada día, la misma mano para todos y un solo intento
terminal-help-word = { "  " }{ $word } – { $about }
terminal-help =
    En el teclado: el tabulador completa palabras y fichas, las flechas recuperan líneas anteriores. «quit» { $kept ->
        [no] sale del programa, y la partida no se guarda
       *[yes] sale del programa y guarda la partida
    }.
    { $family ->
        [cards] También valen los atajos: 7-9H es 7H 8H 9H, 8SHD es 8S 8H 8D, «as de picas» es AS.
       *[tiles] Atajos: r4-7 es r4 r5 r6 r7, 8rbk es r8 b8 k8, «rojo 7» es r7, * es un comodín.
    }
terminal-example-begin-tiles = Por ejemplo, con r7 r8 r9: «play r7 r8 r9» las coloca y «done» confirma tu jugada.
terminal-example-drawn-cards = Por ejemplo: «meld 7H 8H 9H» baja tres cartas y «discard KS» termina tu turno.
terminal-play-hint = Para reorganizar la mesa a tu gusto, escríbela: «arrange #1 r7 | ... | b4 b5 b6». Así añades r7 a la combinación 1, haces una nueva y dejas el resto igual.
terminal-resumed = Sigue tu última partida.
terminal-go-on = Tienes una partida sin terminar. Intro para seguirla, «no» para una nueva.
terminal-kept-beside = Otra ventana está jugando: esta partida se guarda en su propio archivo, { $file }
terminal-kept = La partida está guardada. Para seguirla: { $command }
terminal-quit-keeps = Con «quit», la partida se guarda para más tarde.
terminal-quit-loses = salir del programa; la partida no se guarda
terminal-bye = ¡Hasta pronto!
terminal-page = Espacio = seguir, q = volver al juego
terminal-no-looks = Un terminal solo muestra texto: el aspecto y los colores valen para las imágenes de Discord y Telegram.
terminal-nothing-kept = No hay ninguna partida a medias. Empieza una: rummy play
terminal-not-kept = No se puede guardar la partida: { $what }
