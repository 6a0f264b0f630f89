# Una primera partida, turno a turno.

word-learn = una primera partida, turno a turno: «learn», «learn basic»; dejarlo: «learn off»
button-learn = Aprender a jugar
button-learn-off = Terminar la lección
learn-title = { $sheet }, tu primera partida: turno { $number } de { $count }
learn-draw = Nadie ha bajado nada todavía, y con lo que tienes no sale ninguna combinación. Así que robas: con eso termina tu turno.
learn-first = { $points ->
        [0] Ahora tienes en tu soporte una combinación: tres fichas de un color con números seguidos. Ponlas en la mesa y luego bájalas.
       *[other] Ahora tienes en tu soporte combinaciones que suman { $points } puntos, suficiente para la primera bajada. Ponlas en la mesa y luego bájalas.
    }
learn-table = Ya has hecho tu primera bajada, así que puedes usar lo que hay en la mesa. Estas fichas tuyas encajan ahí: ponlas y mira cómo cambia la mesa.{ $last ->
        [yes] {" "}Estas son tus últimas fichas: bájalas todas y ganas la ronda.
       *[no] {""}
    }
learn-joker = En la mesa hay un comodín, y tú tienes justo la ficha que representa. Ponla en su lugar, y el comodín te ayuda a hacer otra combinación.{ $last ->
        [yes] {" "}Estas son tus últimas fichas: bájalas todas y ganas la ronda.
       *[no] {""}
    }
learn-take = Primero toma una carta: la de arriba de los descartes forma una escalera con dos de las tuyas. Bájala y luego descarta la que menos necesites.
learn-layoff = Esta vez toma del mazo. Luego añade tu carta a la serie que hay en la mesa, y descarta la última.
learn-say = Di: «{ $word }»
learn-right = ¡Muy bien!
learn-other = También se puede. Pero probemos esto:
learn-over = Lo has bajado todo y has ganado. Un turno no tiene más misterio; «rules { $sheet }» explica el resto, y «new { $sheet }» abre una mesa.
learn-off = La lección ha terminado. «learn» la empieza otra vez.
terminal-learn = Antes de la partida, una lección de unos turnos. «learn off» se la salta.
