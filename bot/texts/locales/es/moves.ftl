button-list = Jugar
button-confirm = Confirmar
list-open = { $family ->
        [cards] Abrir mi mano
       *[tiles] Abrir mi soporte
    }
list-private = La respuesta llega a tu chat privado.
list-no-table = No estás en ninguna mesa.
list-no-table-about = Pulsa «Sentarme» debajo de una mesa, o abre una con «new».
list-no-round = No hay ninguna ronda en juego.
list-no-round-about = La mesa { $code } espera su próxima ronda.
list-plan = Preparar { $tiles }
list-plan-lay = Preparar { $tiles }, para bajarlo al empezar tu turno
list-draft = Colocar { $tiles }
list-drafted = Colocado: { $tiles }.
list-nothing = Eso no cambiaría nada.
list-not-yours = Solo puede confirmarlo quien eligió esta jugada.
post-nobody = Rummy con amigos: «new» abre una mesa.
post-chose = { $name } ha elegido: { $what }
post-void = { $name }: no ha cambiado nada.
post-done = { $name }: hecho.
