# Una primera partida, turno a turno.

word-learn = una primera partida, turno a turno: «learn», «learn basic»; para dejarla: «learn no»
button-learn = Aprender a jugar
button-learn-off = Terminar la lección
learn-button = { $deed }: { $tiles }
learn-title = { $sheet }, tu primera partida: turno { $number } de { $count }
learn-draw = Nadie ha bajado nada, y tú no tienes ninguna combinación. Así que roba: con eso termina tu turno.
learn-first = { $points ->
        [0] Ahora tienes una combinación: tres fichas de un color con números seguidos. Ponlas en la mesa y luego confirma.
       *[other] Ahora puedes bajar { $points } puntos: bastan para tu primera jugada. Pon las fichas en la mesa y luego confirma.
    }
learn-table = Ya has hecho tu primera jugada: puedes usar las combinaciones de la mesa. Haz esta jugada y mira cómo cambia la mesa.{ $last ->
        [yes] {" "}Son tus últimas fichas: bájalas todas y ganas la ronda.
       *[no] {""}
    }
learn-joker = En la mesa hay un comodín, y tú tienes la ficha que representa. Cámbiala por el comodín, que te sirve para otra combinación.{ $last ->
        [yes] {" "}Son tus últimas fichas: bájalas todas y ganas la ronda.
       *[no] {""}
    }
learn-take = Toma la carta de los descartes: forma una escalera con dos de las tuyas. Baja la escalera y descarta la carta que menos te sirva.
learn-layoff = Esta vez roba del montón. Luego añade la carta que encaja al grupo de la mesa y descarta la otra.
learn-say = Escribe: «{ $word }»
learn-right = ¡Muy bien!
learn-other = También se puede. Pero probemos mejor esto:
learn-over = ¡Bien! Lo has bajado todo y has ganado. Ya sabes jugar un turno. «rules { $sheet }» explica el resto, «new { $sheet }» abre una mesa.
learn-over-beside = ¡Bien! Lo has bajado todo y has ganado. Ya sabes jugar un turno.
learn-your-turn = ¡En la mesa { $code } te toca a ti!
learn-off = La lección ha terminado. «learn» la empieza otra vez.
learn-none = No hay ninguna lección en marcha. «learn» empieza una.
terminal-learn = Antes de la partida, una lección de pocos turnos. Para saltártela: «learn no».
