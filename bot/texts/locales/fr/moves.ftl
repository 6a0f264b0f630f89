button-list = Jouer
button-confirm = Confirmer
list-open = { $family ->
        [cards] Ouvrir ma main
       *[tiles] Ouvrir mon chevalet
    }
list-private = La réponse arrive dans ta discussion privée.
list-no-table = Tu n’es à aucune table.
list-no-table-about = Appuie sur « Rejoindre » sous une table, ou ouvres-en une avec « new ».
list-no-round = Aucune manche en cours.
list-no-round-about = La table { $code } attend sa prochaine manche.
list-plan = Préparer { $tiles }
list-plan-lay = Préparer { $tiles }, posé au début de ton tour
list-draft = Placer { $tiles }
list-drafted = Placé : { $tiles }.
list-nothing = Cela ne changerait rien.
list-not-yours = Seul le joueur qui a choisi ce coup peut le confirmer.
post-nobody = Rummy entre amis : « new » ouvre une table.
post-chose = { $name } a choisi : { $what }
post-void = { $name } : rien n’a changé.
post-done = { $name } : c’est fait.
