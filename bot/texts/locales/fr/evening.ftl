# Un mélange que chacun peut vérifier

fairness-sealed = Mélange scellé : { $seal }
fairness-sealed-next = Prochain mélange scellé : { $seal }
fairness-cut = Coupé par : { $names }
fairness-seed = Graine de cette manche : { $seed }
fairness-words = Mots de la coupe : { $words }
fairness-word = { $name } « { $word } »
note-cut = { $drawn ->
        [yes] J’ai tiré un mot pour toi : « { $word } » entre dans le prochain mélange.
       *[no] Ton mot entre dans le prochain mélange : « { $word } ».
    }
note-cut-in-chat = { $drawn ->
        [yes] J’ai tiré un mot pour { $name } : « { $word } » entre dans le prochain mélange.
       *[no] Le mot de { $name } entre dans le prochain mélange : « { $word } ».
    }
table-dealt-already = Les tuiles de cette manche sont déjà distribuées. Tu pourras ajouter ton mot au prochain mélange.
table-nothing-committed = On ne pouvait pas couper avant cette manche. Tu pourras le faire avant la prochaine.
table-word-too-long = Un mot pour la coupe a { $needed } caractères au plus.
button-cut = Couper
button-verify = Vérifier
word-cut = couper avant de distribuer : « cut bonjour », ce mot change le mélange ; sans mot, j’en tire un
word-verify = voir le sceau du prochain mélange et vérifier que ceux de cette partie étaient équitables

verify-fair = Manche { $round } : mélange équitable, avec les mots de { $names }.
verify-committed = Manche { $round } : mélange conforme au sceau. Personne n’a coupé.
verify-unknown = Manche { $round } : on ne peut pas encore vérifier le mélange. Son secret n’est révélé qu’après la manche.
verify-differs-commitment = Manche { $round } : la graine ne correspond pas au sceau.
verify-differs-rules = Manche { $round } : les règles diffèrent. Scellé : { $expected } ; joué : { $found }.
verify-differs-draw = Manche { $round } : le tirage { $place } du premier joueur diffère, { $found } au lieu de { $expected }.
verify-differs-starter = Manche { $round } : { $found } a commencé au lieu de { $expected }.
verify-differs-stock = { $family ->
        [cards] Manche { $round } : la carte { $place } de la pioche diffère, { $found } au lieu de { $expected }.
       *[tiles] Manche { $round } : la tuile { $place } de la pioche diffère, { $found } au lieu de { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] Manche { $round }, coup { $move } : la carte { $place } de la nouvelle pioche est { $found } au lieu de { $expected }.
       *[tiles] Manche { $round }, coup { $move } : la tuile { $place } de la nouvelle pioche est { $found } au lieu de { $expected }.
    }
verify-differs-move = Manche { $round } : le coup { $move } est impossible après cette donne.

## Who is ahead

top-all-sheets = Tous les jeux
top-rating = Classement par cote
top-season = Victoires en { $season }
top-none = Pas encore de classement. Une manche compte si au moins deux personnes y ont surtout joué elles-mêmes, avec des indices limités. Contre des ordinateurs seuls, elle ne compte pas.
top-line = { $rounds ->
        [one] { $place }. { $name } : { $figure } ({ $rounds } manche)
        [many] { $place }. { $name } : { $figure } ({ $rounds } manches)
       *[other] { $place }. { $name } : { $figure } ({ $rounds } manches)
    }
top-hidden = { $name } ne figure dans aucun classement.
top-hidden-own = Tu ne figures dans aucun classement. « privacy montrer » t’y remet.
top-own = { $what } : place { $place } sur { $of }, { $figure }
stats-other-none = { $name } n’a encore terminé aucune manche.
stats-hidden = { $name } ne montre pas ses statistiques.
stats-points = Points : { $points }
stats-first = Premières poses réussies : { $first }
stats-longest = Maximum posé en un tour : { $longest }
stats-hints = Indices utilisés : { $hints }
stats-time = Durée moyenne d’un tour : { $minutes } min { $seconds } s
stats-time-short = Durée moyenne d’un tour : { $seconds } s
word-top = qui mène ici, par classement et par victoires : « top », « top rummikub », « top 2026-10 »
privacy-hidden = Tu ne figures dans aucun classement, et personne ne voit tes statistiques.
privacy-listed = Tu figures dans les classements des discussions où tu joues.
button-privacy-hide = Me retirer des classements
button-privacy-show = Revenir dans les classements

## La main du jour

daily-title = Main du jour, { $day } : { $sheet }
daily-result = { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } en { $turns ->
        [one] { $turns } tour
        [many] { $turns } de tours
       *[other] { $turns } tours
    }
daily-streak = { $days ->
        [one] { $days } jour de suite 🔥
        [many] { $days } jours de suite 🔥
       *[other] { $days } jours de suite 🔥
    }
daily-once = Tu n’as qu’un essai, sans indices.
daily-dealt = { $name }, ta main du jour t’attend en privé : { $sheet }. Tu n’as qu’un essai.
daily-share-where = Tape « daily partager » dans la discussion où tu veux montrer ton résultat.
daily-shared = Ton résultat est maintenant dans la discussion.
daily-fixed = Dans cette discussion, la main du jour se joue désormais toujours avec ce jeu : { $sheet }.
daily-fixed-off = Le jeu de la main du jour change de nouveau chaque jour.
daily-card = { $name } : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ({ $rounds ->
        [one] { $rounds } tour
        [many] { $rounds } de tours
       *[other] { $rounds } tours
    })
daily-line = { $place }. { $name } : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ({ $rounds ->
        [one] { $rounds } tour
        [many] { $rounds } de tours
       *[other] { $rounds } tours
    })
daily-week-line = { $place }. { $name } : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } en { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }
daily-list = Main du jour, { $day } : résultats
daily-week = Cette semaine
daily-list-none = Personne n’a encore partagé sa main du jour ici.
button-daily = Main du jour
button-daily-share = Partager
word-daily = la même main pour tous, chaque jour, un seul essai ; « daily liste », « daily partager »
table-daily-over = Cette main du jour est terminée. Il y en a une nouvelle chaque jour : « daily ».
table-daily-given-up = Tu as abandonné la main du jour. Il y en aura une autre demain.
table-daily-not-played = Tu n’as pas encore terminé de main du jour. « daily » te donne celle d’aujourd’hui, ou te la montre.
table-daily-in-a-chat = Tape cette commande dans une discussion de groupe.
table-daily-not-in-charge = Seuls les administrateurs de cette discussion, ou l’hôte d’une table ici, peuvent le faire.
table-daily-fixed = La main du jour est la même pour tous : on ne peut rien y changer.
table-daily-no-help = Pas d’indices pour la main du jour : tout le monde joue sans.
table-daily-closed = La main du jour reste secrète jusqu’à la fin de la journée (UTC).

## Le bilan

word-review = revoir tes tours et ce qui était possible ; « review tous » montre le bilan à tous
button-review = Bilan
button-review-open = Voir les tours
button-review-all = Montrer à tous
button-review-earlier = ‹ Précédent
button-review-later = Suivant ›
discord-option-which = tous, ou le numéro d’un tour
review-by-sight = Chaque tour est jugé d’après ce que le joueur pouvait voir.
review-none = Tu n’as pas joué dans cette manche.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Rien à poser.
       *[no] { $first }. Rien à poser.
    }
review-laid = { $named ->
        [yes] { $name }, tour { $number } : a posé { $tiles }.
       *[no] { $number }. Posé : { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, tour { $number } : n’a rien posé.
       *[no] { $number }. Rien posé.
    }
review-most = C’était le maximum.
review-out = Il était possible de terminer : { $tiles }.
review-possible = Il était possible de poser : { $tiles }.
review-more = { $count ->
        [one] Il était possible d’en poser encore une : { $tiles }.
        [many] Il était possible d’en poser encore { $count } : { $tiles }.
       *[other] Il était possible d’en poser encore { $count } : { $tiles }.
    }
review-spared = { $count ->
        [one] Le joker n’était pas nécessaire.
        [many] { $count } de jokers n’étaient pas nécessaires.
       *[other] { $count } jokers n’étaient pas nécessaires.
    }
review-first = { $count ->
        [one] La première pose était possible un tour plus tôt, au tour { $possible }.
        [many] La première pose était possible { $count } tours plus tôt, au tour { $possible }.
       *[other] La première pose était possible { $count } tours plus tôt, au tour { $possible }.
    }
review-first-never = Une première pose était possible au tour { $possible }.
review-summed = { $turns ->
        [one] { $name } : { $turns } tour
        [many] { $name } : { $turns } de tours
       *[other] { $name } : { $turns } tours
    },{" "}{ $telling ->
        [0] dont aucun où l’on pouvait poser plus
       *[other] dont { $telling } où l’on pouvait poser plus
    }.
review-further = { $count ->
        [one] … et { $count } autre tour.
        [many] … et { $count } autres tours.
       *[other] … et { $count } autres tours.
    }
review-unexamined = { $count ->
        [one] { $count } tour était trop compliqué à calculer.
        [many] { $count } de tours étaient trop compliqués à calculer.
       *[other] { $count } tours étaient trop compliqués à calculer.
    }
review-place = { $place } sur { $of }
review-board = Tour { $number } : ce qui était possible
review-awaited = Pour montrer le bilan à tous, il manque l’accord de : { $others }. Déjà d’accord : { $names }.

## Ne pas devoir attendre

word-call = être prévenu quand une table s’ouvre ici : « call une fois », « call toujours », « call stop »
word-watch = regarder une table en spectateur, si l’hôte le permet : « watch BCDF », « watch stop »
discord-option-when = une fois, toujours ou stop
note-call-once = { $name }, je te préviendrai quand la prochaine table s’ouvrira ici.
note-call-always = { $name }, je te préviendrai chaque fois qu’une table s’ouvrira ici. Pour arrêter : « call stop ».
note-call-off = { $name }, je ne te préviens plus ici.
note-called = { $names } : { $opener } a ouvert une table.
note-watch-off = Tu ne regardes plus cette table.
button-watch-off = Ne plus regarder
table-call-in-a-chat = Tape cette commande dans la discussion où vous jouez.
table-not-watched = Cette table n’accepte pas de spectateurs. L’hôte peut les autoriser.
table-enough-watchers = { $needed } personnes regardent déjà.

## Une personne sur deux plateformes

word-link = réunir tes deux comptes : ici « link », et sur l’autre plateforme « link CODE »
note-link-code = Envoie-moi « link { $code } » sur l’autre plateforme, dans les { $minutes } minutes. Ton classement et tes statistiques seront réunis sous le nom que tu as ici.
note-linked = Tes deux comptes sont réunis : les classements affichent { $name }. « privacy exporter » et « privacy oublier » valent pour les deux.
note-linked-already = Tes deux comptes sont déjà réunis.
link-unknown = Ce code n’est plus valable. « link » sur l’autre plateforme t’en donne un nouveau.
link-same-platform = Tape ce code sur l’autre plateforme, pas ici.
table-daily-elsewhere = Tu as commencé la main du jour sur ton autre plateforme. Joue-la là-bas.
