# Un mélange que chacun peut vérifier

fairness-sealed = Mélange scellé : { $seal }
fairness-cut = Ont coupé : { $names }
fairness-seed = Graine de cette manche : { $seed }
fairness-words = Coupe : { $words }
fairness-word = { $name } « { $word } »
note-cut = { $drawn ->
        [yes] J’ai tiré un mot pour toi : « { $word } » entre dans le prochain mélange.
       *[no] Ton mot entre dans le prochain mélange : « { $word } ».
    }
table-dealt-already = La donne est faite. Tu pourras couper de nouveau après cette manche.
table-nothing-committed = Ce mélange n’est pas scellé : il n’y a rien à couper. Le prochain le sera.
table-word-too-long = Un mot pour la coupe compte { $needed } caractères au plus.
button-cut = Couper
button-verify = Vérifier
word-cut = ajouter un mot au prochain mélange : « cut bonjour » ; « cut » seul en tire un
word-verify = vérifier que les mélanges de cette partie étaient honnêtes

verify-fair = Manche { $round } : mélange honnête, avec les mots de { $names }.
verify-committed = Manche { $round } : conforme au sceau. Personne n’a coupé.
verify-unknown = Manche { $round } : impossible à vérifier. Aucun sceau ouvert n’est connu.
verify-differs-commitment = La manche { $round } diffère : la graine ne correspond pas au sceau.
verify-differs-rules = La manche { $round } diffère par ses règles : scellé { $expected }, joué { $found }.
verify-differs-draw = La manche { $round } diffère au tirage { $place } pour commencer : { $found } au lieu de { $expected }.
verify-differs-starter = La manche { $round } diffère : { $found } a commencé au lieu de { $expected }.
verify-differs-stock = { $family ->
        [cards] La manche { $round } diffère à la carte { $place } du talon : { $found } au lieu de { $expected }.
       *[tiles] La manche { $round } diffère à la tuile { $place } de la pioche : { $found } au lieu de { $expected }.
    }
verify-differs-shuffle = { $family ->
        [cards] La manche { $round } diffère au coup { $move } : la carte { $place } du nouveau talon est { $found } au lieu de { $expected }.
       *[tiles] La manche { $round } diffère au coup { $move } : la tuile { $place } de la nouvelle pioche est { $found } au lieu de { $expected }.
    }
verify-differs-move = La manche { $round } diffère : le coup { $move } est impossible après cette donne.

## Who is ahead

top-all-sheets = Tous les jeux
top-rating = Au classement
top-season = Victoires en { $season }
top-none = Pas encore de liste. Comptent les manches terminées à deux ou plus, sauf si toute aide est autorisée.
top-line = { $rounds ->
        [one] { $place }. { $name } : { $figure } ({ $rounds } manche)
        [many] { $place }. { $name } : { $figure } ({ $rounds } manches)
       *[other] { $place }. { $name } : { $figure } ({ $rounds } manches)
    }
top-hidden = { $name } ne figure sur aucune liste.
top-hidden-own = Tu ne figures sur aucune liste. « privacy show » t’y remet.
top-own = { $what } : place { $place } sur { $of }, { $figure }
stats-other-none = { $name } n’a encore terminé aucune manche.
stats-hidden = { $name } garde ces chiffres pour soi.
stats-points = Points : { $points }
stats-first = Premières combinaisons : { $first } ; le plus posé en un tour : { $longest }
stats-hints = Indices utilisés : { $hints }
stats-time = Un tour en moyenne : { $minutes } min { $seconds } s
word-top = qui mène dans cette discussion : « top », « top rummikub », « top 2026-10 »
privacy-hidden = Tu ne figures sur aucune liste, et personne ne voit tes chiffres.
privacy-listed = Les discussions où tu joues te voient dans leurs listes.
button-privacy-hide = Me retirer des listes
button-privacy-show = Me montrer dans les listes

## La main du jour

daily-title = Main du jour, { $day } : { $sheet }
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
daily-dealt = Ta main du jour est distribuée, en privé : { $sheet }. Tu as un seul essai.
daily-share-where = Dis « daily share » dans la discussion qui doit la voir.
daily-fixed = Cette discussion joue { $sheet } comme main du jour.
daily-fixed-off = Cette discussion joue de nouveau le jeu du jour.
daily-line = { $place }. { $name } : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ({ $rounds ->
        [one] { $rounds } tour
        [many] { $rounds } de tours
       *[other] { $rounds } tours
    })
daily-week-line = { $place }. { $name } : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } en { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }
daily-list = Mains du { $day }
daily-week = Cette semaine
daily-list-none = Personne n’a encore partagé de main ici aujourd’hui.
button-daily = Main du jour
button-daily-share = Partager
word-daily = la main du jour : la même pour tout le monde, un essai ; « daily list », « daily share »
table-daily-given-up = Tu as abandonné la main d’aujourd’hui. Il y en aura une autre demain.
table-daily-not-played = Tu n’as encore terminé aucune main du jour. « daily » la distribue.
table-daily-in-a-chat = Dis-le dans une discussion.
table-daily-not-in-charge = Seuls les responsables de cette discussion et l’hôte d’une table d’ici le peuvent.
table-daily-fixed = La main du jour est la même pour tout le monde : rien ne peut y être changé.
table-daily-closed = La main du jour reste fermée jusqu’à la fin du jour (UTC).

## Le bilan

word-review = revoir tes tours : ce que tu as posé, ce qui était possible ; « bilan tous » le montre à tous
button-review = Bilan
button-review-open = Voir les tours
button-review-all = Montrer à tous
button-review-earlier = ‹ Avant
button-review-later = Après ›
discord-option-which = tous, ou le numéro d’un tour
review-by-sight = Chaque tour est jugé seulement d’après ce que son joueur pouvait voir.
review-none = Tu n’as joué aucun tour dans cette manche.
review-quiet = { $many ->
        [yes] { $first }–{ $last }. Rien posé. Rien n’était possible.
       *[no] { $first }. Rien posé. Rien n’était possible.
    }
review-laid = { $named ->
        [yes] { $name }, tour { $number } : posé { $tiles }.
       *[no] { $number }. Posé { $tiles }.
    }
review-drew = { $named ->
        [yes] { $name }, tour { $number } : rien posé.
       *[no] { $number }. Rien posé.
    }
review-most = Rien de plus n’était possible.
review-out = Sortir était possible : { $tiles }.
review-more = { $count ->
        [one] Une de plus était possible : { $tiles }.
        [many] { $count } de plus étaient possibles : { $tiles }.
       *[other] { $count } de plus étaient possibles : { $tiles }.
    }
review-spared = { $count ->
        [one] Le joker n’était pas nécessaire.
        [many] { $count } jokers n’étaient pas nécessaires.
       *[other] { $count } jokers n’étaient pas nécessaires.
    }
review-first = { $count ->
        [one] La première pose était possible un tour plus tôt, au tour { $possible }.
        [many] La première pose était possible { $count } tours plus tôt, au tour { $possible }.
       *[other] La première pose était possible { $count } tours plus tôt, au tour { $possible }.
    }
review-first-never = Une première pose était possible au tour { $possible }.
review-summed = { $turns ->
        [one] { $name } : { $turns } tour, plus était possible dans { $telling }.
        [many] { $name } : { $turns } tours, plus était possible dans { $telling }.
       *[other] { $name } : { $turns } tours, plus était possible dans { $telling }.
    }
review-further = { $count ->
        [one] … et { $count } autre tour.
        [many] … et { $count } autres tours.
       *[other] … et { $count } autres tours.
    }
review-unexamined = { $count ->
        [one] { $count } tour n’a pas pu être calculé à temps.
        [many] { $count } tours n’ont pas pu être calculés à temps.
       *[other] { $count } tours n’ont pas pu être calculés à temps.
    }
review-place = Image { $place } sur { $of }
review-board = Tour { $number } : ce qui était possible
review-awaited = { $names } voudrait montrer le bilan à tous. Il manque l’accord de : { $others }.

## Ne pas devoir attendre

word-call = t’appeler quand une table s’ouvre ici : « appelle-moi », « appelle-moi toujours » ou « jamais »
word-watch = regarder une table depuis ailleurs, si son hôte l’autorise : « regarder BCDF », « regarder non »
discord-option-when = une fois, toujours ou jamais
note-call-once = { $name }, je t’appellerai quand la prochaine table s’ouvrira ici.
note-call-always = { $name }, je t’appellerai chaque fois qu’une table s’ouvre ici. « appelle-moi jamais » y met fin.
note-call-off = { $name }, je ne t’appellerai plus ici.
note-called = { $names } : { $opener } a ouvert une table.
note-watch-off = Tu ne regardes plus.
button-watch-off = Ne plus regarder
table-call-in-a-chat = Dis-le dans la discussion dont il s’agit.
table-not-watched = L’hôte de cette table ne laisse personne regarder. « réglages regarder oui » l’autorise.
table-enough-watchers = { $needed } personnes regardent déjà.

## Une personne sur deux plateformes

word-link = être une seule personne sur deux plateformes : « associer » ici, puis « associer CODE » là-bas
note-link-code = Dis-moi ceci sur l’autre plateforme dans les { $minutes } minutes : « associer { $code } ». Tes classements et tes statistiques sont alors réunis sous le nom que tu as ici.
note-linked = Tu es maintenant une seule personne sur les deux plateformes : les listes montrent { $name }. L’export et l’oubli des données concernent les deux.
note-linked-already = C’est déjà fait : tes deux comptes sont associés.
link-unknown = Ce code n’est plus valable. « associer » sur l’autre plateforme en donne un nouveau.
link-same-platform = Dis le code sur une autre plateforme que celle-ci.
table-daily-elsewhere = Tu as commencé la main d’aujourd’hui sur ton autre plateforme. Joue-la là-bas.
