# Ce que disent les écrans. En français, une espace fine insécable (U+202F) tient « », ; : ! et ? à leur mot.

## Noms

name-unknown = quelqu’un
name-computer = Ordinateur { $seat }
name-nobody = Place { $seat } (fermée)
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-parts = { $first } ; { $last }
labelled = { $label } : { $what }

## Têtes et table

screen-head = { $sheet }, table { $code }
screen-head-round = { $sheet }, table { $code }, manche { $round }
screen-table = Sur la table :
screen-table-empty = La table est encore vide.
count-seat = { $name } : { $count }
count-stock = pioche : { $count }
count-discard = Défausse ({ $count }) : { $top } sur le dessus
turn-of = C’est à { $name } de jouer.
turn-of-return = C’est à { $name } de jouer : il faut remettre une tuile dans la pioche.
turn-own = C’est à toi de jouer.
turn-after = Tu joues après { $name }.
turn-in-chat = Chaque coup s’affiche dans la discussion de la table.

## Combien de temps

time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
time-days = { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }{ $hours ->
        [0] {""}
       *[other] {" "}{ $hours } h
    }
time-night = Il reste { $time } ; la nuit ne compte pas.
time-ends = Le tour se termine { $when }.
time-left = Temps restant pour ce tour : { $time }.
time-at = à { $time }
time-on-day = { $day } à { $time }
time-weekday = { $day ->
        [mon] lundi
        [tue] mardi
        [wed] mercredi
        [thu] jeudi
        [fri] vendredi
        [sat] samedi
       *[sun] dimanche
    }
time-day = { $day ->
        [mon] lundi
        [tue] mardi
        [wed] mercredi
        [thu] jeudi
        [fri] vendredi
        [sat] samedi
       *[sun] dimanche
    }
time-month = { $month ->
        [jan] janvier
        [feb] février
        [mar] mars
        [apr] avril
        [may] mai
        [jun] juin
        [jul] juillet
        [aug] août
        [sep] septembre
        [oct] octobre
        [nov] novembre
       *[dec] décembre
    } { $year }
time-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }

## Qui commence

start-drawn = { $name } { $tile }
start-again = de nouveau : { $draws }
start-highest = Tirage du premier joueur : { $draws }. { $name } commence.
start-lot = Tirage au sort : { $name } commence.
start-youngest = Le plus jeune commence : { $name }.
start-left = { $name } commence.
start-left-of-dealer = { $name } commence, à gauche du donneur.

## Ce qui a été fait

deed-draw = { $name } a pioché.
deed-lay = { $name } a posé { $tiles }.
deed-pass = { $name } a passé son tour.
deed-for-you = { $verb ->
        [pass] J’ai passé pour toi.
       *[draw] J’ai pioché pour toi.
    }
deed-return = { $name } a remis une tuile dans la pioche.
deed-take = { $picked ->
        [0] { $name } a pris une carte dans la pioche.
       *[other] { $name } a pris { $tiles } sur la défausse.
    }
deed-meld = { $name } a posé { $tiles }.
deed-layoff = { $name } a ajouté { $tiles }.
deed-discard = { $name } a défaussé { $tiles }.
deed-done = { $name } a terminé son tour.
deed-object = { $name } a contesté la dernière pose.
deed-upheld = { $whose ->
        [own] Tu as contesté à raison : { $judged } reprend { $tiles }, sans pénalité.
        [mine] { $name } a contesté à raison : tu reprends { $tiles }, sans pénalité.
       *[other] { $name } a contesté à raison : { $judged } reprend { $tiles }, sans pénalité.
    }
deed-upheld-first = { $whose ->
        [mine] Ta première pose ne compte plus.
       *[other] Pour { $judged }, la première pose ne compte plus.
    }
deed-accept = { $name } a accepté la dernière pose.
deed-timeout = { $told ->
        [0] Temps écoulé ! { $name } n’a rien posé ni pioché.
       *[other] Temps écoulé ! { $name } a { $figures }.
    }
deed-timeout-own = { $told ->
        [0] Temps écoulé ! Tu n’as rien posé ni pioché.
       *[other] Temps écoulé ! Tu as { $figures }.
    }
timeout-laid = { $family ->
        [cards] { $count ->
            [one] posé { $count } carte
            [many] posé { $count } de cartes
           *[other] posé { $count } cartes
        }
       *[tiles] { $count ->
            [one] posé { $count } tuile
            [many] posé { $count } de tuiles
           *[other] posé { $count } tuiles
        }
    }
timeout-back = { $count ->
        [one] repris { $count } tuile
        [many] repris { $count } de tuiles
       *[other] repris { $count } tuiles
    }
timeout-taken = { $count ->
        [one] ramassé { $count } tuile sur la table
        [many] ramassé { $count } de tuiles sur la table
       *[other] ramassé { $count } tuiles sur la table
    }
timeout-drawn = { $family ->
        [cards] { $count ->
            [one] pioché { $count } carte
            [many] pioché { $count } de cartes
           *[other] pioché { $count } cartes
        }
       *[tiles] { $count ->
            [one] pioché { $count } tuile
            [many] pioché { $count } de tuiles
           *[other] pioché { $count } tuiles
        }
    }{ $penalty ->
        [yes] {" "}de pénalité
       *[no] {""}
    }
timeout-returned = { $count ->
        [one] remis { $count } tuile dans la pioche
        [many] remis { $count } de tuiles dans la pioche
       *[other] remis { $count } tuiles dans la pioche
    }
timeout-discarded = défaussé { $tiles }
deed-leave = { $name } a quitté la table.
deed-other = { $name } : { $verb }

## Avant de commencer

lobby-seats = Places prises : { $taken } sur { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (hôte)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = facile
level-normal = moyen
level-hard = difficile
lobby-lapsed = La table est fermée : personne n’a lancé la partie.
lobby-how = Pour jouer : « join » ; depuis une autre discussion : « join { $code } ». L’hôte règle la table (« settings ») et lance la partie (« start »).
lobby-alone = « settings » change les règles, « start » lance la partie.
lobby-watching = Tu regardes cette table : la partie s’affichera ici dès qu’elle commencera.
lobby-full = Toutes les places sont prises. L’hôte règle la table (« settings ») et lance la partie (« start »).
lobby-unseated = Tu ne joues plus à cette table.
lobby-elsewhere = Pour rejoindre cette table depuis une autre discussion : « join { $code } ».

## Ce qui est convenu

goal-rounds = { $amount ->
        [one] La partie se joue en une manche.
        [many] La partie se joue en { $amount } de manches.
       *[other] La partie se joue en { $amount } manches.
    }
goal-target = La partie se joue en { $amount ->
        [one] { $amount } point
        [many] { $amount } de points
       *[other] { $amount } points
    }.
goal-chips = { $amount ->
        [one] Le premier jeton gagne la partie.
        [many] Il faut { $amount } de jetons pour gagner la partie.
       *[other] Il faut { $amount } jetons pour gagner la partie.
    }
clock-sheet = { $seconds ->
        [0] Pas de limite de temps, comme dans la règle imprimée.
       *[other] Temps par tour : { $seconds } secondes, comme dans la règle imprimée.
    }
clock-2m = Temps par tour : 2 minutes.
clock-5m = Temps par tour : 5 minutes.
clock-1h = Temps par tour : une heure.
clock-24h = Temps par tour : un jour.
clock-3d = Temps par tour : trois jours.
clock-other = Temps par tour : { $time }.
clock-none = Pas de limite de temps.
clock-begins = Le nouveau temps s’applique à partir du prochain tour.
agreed-away = { $missed ->
        [0] Les absents ne sont pas remplacés.
        [one] Après un tour manqué, un ordinateur remplace l’absent.
        [many] Après { $missed } de tours manqués de suite, un ordinateur remplace l’absent.
       *[other] Après { $missed } tours manqués de suite, un ordinateur remplace l’absent.
    }
assist-none = Aucune aide : chacun construit ses poses lui-même.
assist-arrange = { $family ->
        [cards] Le bot trouve où placer les cartes que tu indiques, sans donner d’indices.
       *[tiles] Le bot trouve où placer les tuiles que tu indiques, sans donner d’indices.
    }
assist-hints = { $family ->
        [cards] Indices par joueur : { $hints }. Chaque étape d’un indice compte.
       *[tiles] Indices par joueur : { $hints }. Chaque étape d’un indice compte. La pioche automatique est exclue.
    }
assist-open = { $family ->
        [cards] Les indices sont illimités.
       *[tiles] Les indices sont illimités, et « auto » peut piocher pour toi.
    }
leavers-computer = Si quelqu’un s’en va, un ordinateur prend sa place.
leavers-closed = Si quelqu’un s’en va, personne ne prend sa place.
agreed-house-rules = Règles maison – { $rules }
racks-dm = Les chevalets sont envoyés en message privé.
racks-here = Dans le salon, appuie sur « { $rack } » : personne d’autre ne le voit.
look-picture = La table s’affiche en image.
look-emoji = La table s’affiche en émojis.
look-text = La table s’affiche en texte.
theme-light = Couleurs de l’image : claires.
theme-dark = Couleurs de l’image : sombres.
theme-contrast = Couleurs de l’image : très contrastées.
theme-large = L’image montre tout en plus grand.
settings-host = Hôte : { $name }
settings-rules = Règles modifiables :
settings-how =
    L’hôte peut tout changer : « settings temps 5m », « settings règle tuiles=7 », « settings manches 3 », « settings ordinateurs facile », « settings aide aucune », « settings départs vide », « settings jeu kids ».
    Pour changer l’aspect de la table : « settings affichage image » (ou emoji, texte), « settings couleurs clair » (ou sombre, contraste, grand).
    « settings règle » montre comment changer chaque règle.
settings-mine = Pour changer seulement ce que tu vois, toi : « settings mon texte », « settings mon sombre ».

## Son propre tour

draft-table = { $count ->
        [0] En préparation, pas encore posé. La table serait :
       *[other] En préparation, pas encore posé : { $tiles }. La table serait :
    }
draft-signs = Ce qui est nouveau dans une combinaison est marqué ainsi : { $tile }
draft-wrong = { $count ->
        [one] Pas encore valide : combinaison { $numbers }
        [many] Combinaisons pas encore valides : { $numbers }
       *[other] Pas encore valides : combinaisons { $numbers }
    }
draft-misused = Pas encore valide. { $what }
draft-overturned = Pour tout placer, j’ai réarrangé ce que tu avais formé : { $melds }
draft-only-named = Seules les tuiles que tu as nommées sont placées. De retour sur ton chevalet : { $tiles }
draft-hand = Pas encore placé : { $tiles }
draft-missing = Il manque sur la table : { $tiles }
draft-way = { $number ->
        [1] Retape « { $word } { $tiles } » pour voir une autre possibilité.
       *[other] Possibilité { $number }. Retape « { $word } { $tiles } » pour en voir une autre.
    }
draft-ways-seen = { $count ->
        [one] Il n’y a pas d’autre façon de placer { $tiles }.
        [many] Tu as vu les { $count } de façons de placer { $tiles } : revoici la première.
       *[other] Tu as vu les { $count } façons de placer { $tiles } : revoici la première.
    }
rack = { $family ->
        [cards] Tes cartes ({ $count }) :
       *[tiles] Ton chevalet ({ $count }) :
    }
rack-new = { $family ->
        [cards] Nouveau dans ta main : { $tiles }
       *[tiles] Nouveau sur ton chevalet : { $tiles }
    }
rack-empty = { $family ->
        [cards] Tu n’as plus de cartes.
       *[tiles] Ton chevalet est vide.
    }
need-objection = Conteste la dernière pose (« object ») ou accepte-la (« accept »).
need-first-laying = { $points ->
        [0] Pose d’abord une combinaison de ton chevalet. Tu pourras ensuite utiliser celles de la table.
        [1] Ta première pose doit valoir au moins 1 point.
       *[other] Ta première pose doit valoir au moins { $points } points.
    }
need-in-hand = Choisi : { $tiles }
need-ways = Il y a plusieurs façons de les poser. Je prends celle qui déplace le moins de tuiles ; « { $look } » la montre.
need-enough = { $needed ->
        [0] C’est assez.
       *[other] C’est assez pour ta première pose : { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    }
need-picked = Combinaisons complètes pour la première pose : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed }.
need-drafted = Ta première pose : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed }.
coach-begin-opened = Conseil : choisis des tuiles et place-les. Une seule suffit si elle complète une combinaison de la table.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Conseil : choisis sur ton chevalet des suites qui valent au moins 1 point, puis place-les.
           *[other] Conseil : choisis sur ton chevalet des suites qui valent au moins { $points } points, puis place-les.
        }
       *[yes] { $points ->
            [1] Conseil : choisis sur ton chevalet des séries et des suites qui valent au moins 1 point, puis place-les.
           *[other] Conseil : choisis sur ton chevalet des séries et des suites qui valent au moins { $points } points, puis place-les.
        }
    }
coach-begin-own = { $sets ->
        [no] Conseil : choisis au moins trois tuiles qui forment une suite, et place-les.
       *[yes] Conseil : choisis au moins trois tuiles qui forment une série ou une suite, et place-les.
    }
coach-nothing-fits = { $stock ->
        [0] Rien à poser ? Passe.
       *[other] Rien à poser ? Pioche.
    }
coach-not-enough = { $stock ->
        [0] Pas assez de points ? Passe.
       *[other] Pas assez de points ? Pioche.
    }
coach-enough = Conseil : ça suffit. Pose-les maintenant.
coach-begin-cards = Conseil : prends d’abord une carte, sur la défausse ou dans la pioche.
coach-draft = Conseil : rien n’est encore définitif. « Poser et finir » valide, « Annuler » revient en arrière.
coach-unfinished = Conseil : place toutes les tuiles dans des combinaisons valides, ou touche « Annuler ».
coach-short = Conseil : il manque encore des points. Choisis encore une combinaison et place-la, ou touche « Annuler ».
coach-drawn = Conseil : choisis au moins trois cartes pour une combinaison. Pour finir, choisis une carte et défausse-la.
coach-return = Conseil : choisis la tuile la moins utile ; elle retourne dans la pioche.
need-draft = { $adds ->
        [yes] À toi : « done » pose ton brouillon, « undo » annule la dernière étape, « play » ajoute des tuiles.
       *[no] À toi : « done » pose ton brouillon, « undo » annule la dernière étape, « play » essaie d’autres tuiles.
    }
need-unfinished = À toi : ton brouillon n’est pas fini. « play » ajoute des tuiles, « undo » annule la dernière étape.
need-short = À toi : « play » ajoute une combinaison à ton brouillon, « undo » annule la dernière étape.
need-begin = { $family ->
        [cards] À toi : prends une carte dans la pioche (« take pioche ») ou sur la défausse (« take défausse »).
       *[tiles] { $stock ->
            [0] À toi : pose (« play » suivi de tes tuiles, puis « done ») ou passe (« pass »).
           *[other] À toi : pose (« play » suivi de tes tuiles, puis « done ») ou pioche (« draw »).
        }
    }
need-drawn = À toi : pose (« meld »), complète (« layoff »), puis défausse une carte (« discard ») pour finir.
need-return = Ton chevalet est plein : remets une tuile dans la pioche (« return »).
need-tapped-draft = À toi : tes tuiles ne sont pas encore posées.
need-tapped-unfinished = À toi : ton brouillon n’est pas fini.
need-tapped-short = À toi : ajoute encore une combinaison, ou annule la dernière étape.
need-tapped-begin = { $family ->
        [cards] À toi : prends une carte.
       *[tiles] { $stock ->
            [0] À toi : choisis des tuiles à poser, ou passe.
           *[other] À toi : choisis des tuiles à poser, ou pioche.
        }
    }
need-tapped-moving = { $step ->
        [take] À toi : choisis ce que tu veux prendre sur la table.
        [more] À toi : choisis ce que tu prends encore sur la table, ou indique où vont les tuiles choisies.
       *[place] À toi : indique où vont les tuiles choisies.
    }
need-tapped-drawn = À toi : pose ce que tu peux, puis choisis la carte à défausser.
need-tapped-return = Ton chevalet est plein : choisis une tuile à remettre dans la pioche.
need-tapped-objection = Conteste la dernière pose ou accepte-la.

## Indices

hint-lays = Tu peux poser quelque chose.
hint-pieces = { $family ->
        [cards] Tu peux poser { $tiles }.
       *[tiles] Tu peux poser { $tiles } : { $count ->
            [one] cette tuile trouve sa place sur la table
            [many] ces tuiles trouvent leur place sur la table
           *[other] ces tuiles trouvent leur place sur la table
        }.
    }
hint-whole = { $word ->
        [discard] Voici comment placer { $tiles }. Ensuite : « discard { $piece } ».
       *[other] Voici comment placer { $tiles } : « { $word } » valide.
    }
hint-too-little = Les meilleures combinaisons de ton chevalet valent { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed } : pas assez pour ta première pose.
hint-no-lay-draw = Tu ne peux rien poser. Pioche : « draw ».
hint-no-lay-pass = Tu ne peux rien poser. Passe : « pass ».
hint-no-lay-done = Tu ne peux rien faire de plus. Finis ton tour : « done ».
hint-no-lay-take-stock = Prends une carte dans la pioche : « take pioche ».
hint-no-lay-take-discard = Prends la carte de la défausse, elle t’est utile : « take défausse ».
hint-no-lay-discard = { $named ->
        [0] Tu ne peux rien poser. Défausse une carte : « discard ».
       *[other] Tu ne peux rien poser. Ta carte à défausser : « discard { $typed } ».
    }
hint-no-lay-return = { $named ->
        [0] Remets une tuile dans la pioche : « return ».
       *[other] Ta tuile la moins utile est { $piece } : « return { $typed } ».
    }
hint-strong-waits = Un bon joueur piocherait : cette pose te laisserait { $stays ->
        [one] une tuile
        [many] { $stays } de tuiles
       *[other] { $stays } tuiles
    }, mais bientôt tu pourras peut-être tout poser d’un coup.
hint-strong-keeps = Un bon joueur piocherait : cette pose te laisserait { $stays ->
        [one] une tuile
        [many] { $stays } de tuiles
       *[other] { $stays } tuiles
    } et servirait aux autres.
hint-strong-tried-draw = Un bon joueur piocherait. Sur { $tried } donnes possibles, on en gagne { $wins } ainsi, et { $laying } avec cette pose.
hint-strong-tried-lay = Un bon joueur ne poserait que { $tiles }. Sur { $tried } donnes possibles, on en gagne { $wins } ainsi, et { $laying } avec cette pose.
hint-strong-lays = Un bon joueur ne poserait que { $tiles }{ $jokers ->
        [0] .
        [one] {" "}et garderait le joker. Sur ton chevalet, il t’aide à terminer ; sur la table, il aide les autres.
        [many] {" "}et garderait { $jokers } de jokers. Sur ton chevalet, ils t’aident à terminer ; sur la table, ils aident les autres.
       *[other] {" "}et garderait { $jokers } jokers. Sur ton chevalet, ils t’aident à terminer ; sur la table, ils aident les autres.
    }
hint-strong-holds = Un bon joueur ne poserait encore rien : cette pose te laisserait { $stays ->
        [one] une carte
        [many] { $stays } de cartes
       *[other] { $stays } cartes
    }, et d’autres pourraient compléter tes combinaisons.
hint-again = Un autre « hint » t’en dira plus.
hint-again-counted = Un autre « hint » t’en dira plus ; chaque étape compte comme un indice.
hints-left = { $count ->
        [0] C’était ton dernier indice de cette partie.
        [one] Il te reste un indice dans cette partie.
        [many] Il te reste { $count } d’indices dans cette partie.
       *[other] Il te reste { $count } indices dans cette partie.
    }

## Réparer

repair-offered = Avec { $tiles }, tu peux faire ceci :
repair-how = « { $phrase } » en fait ton brouillon.

## Casse-tête

puzzle-easy = facile
puzzle-normal = moyen
puzzle-hard = difficile
puzzle-title = Casse-tête du { $day } : { $sheet }, { $grade }
puzzle-subtitle = Casse-tête du { $day }, { $grade }
puzzle-rack = Ton chevalet ({ $count }) :
puzzle-how = Vide ton chevalet en un seul tour. Réponds en écrivant toute la table, avec une barre entre les combinaisons : « puzzle #1 r7 | ... | b4 b5 b6 ». « #1 » est la combinaison 1, « ... » toutes les autres. « puzzle solution » montre une solution.
puzzle-solver = Toi
puzzle-solved = { $moved ->
        [0] Bravo, résolu ! Aucune tuile de la table n’a besoin de bouger.
        [one] Bravo, résolu ! Il suffit de déplacer une tuile de la table.
        [many] Bravo, résolu ! Il suffit de déplacer { $moved } de tuiles de la table.
       *[other] Bravo, résolu ! Il suffit de déplacer { $moved } tuiles de la table.
    }
puzzle-wrong = Ce n’est pas encore la solution :
puzzle-incomplete = { $count ->
        [one] Il manque une tuile de la table dans ta réponse. Écris toute la table.
        [many] Il manque { $count } de tuiles de la table dans ta réponse. Écris toute la table.
       *[other] Il manque { $count } tuiles de la table dans ta réponse. Écris toute la table.
    }
puzzle-solution = { $moved ->
        [0] Une solution, sans rien déplacer sur la table :
        [one] Une solution, en déplaçant une tuile de la table :
        [many] Une solution, en déplaçant { $moved } de tuiles de la table :
       *[other] Une solution, en déplaçant { $moved } tuiles de la table :
    }
puzzle-no-grade = Niveaux de casse-tête pour { $sheet } : { $grades }. Les autres demandent de réarranger la table.
puzzle-no-sheet = { $sheet } n’a pas de casse-tête. « puzzle », sans rien d’autre, donne un casse-tête de Rummikub.

## Résultats

result-win = { $count ->
        [one] { $winners } gagne la manche.
        [many] { $winners } gagnent la manche.
       *[other] { $winners } gagnent la manche.
    }
result-points = { $points ->
        [one] Gain : { $points } point.
        [many] Gain : { $points } de points.
       *[other] Gain : { $points } points.
    }
result-chips = { $points ->
        [one] Gain : { $points } jeton.
        [many] Gain : { $points } de jetons.
       *[other] Gain : { $points } jetons.
    }
result-draw = La pioche est vide et personne n’a terminé : la manche est nulle.
result-blocked = { $count ->
        [0] Plus personne n’a rien posé : la manche n’a pas de gagnant.
        [one] Plus personne n’a rien posé. { $winners } a le moins de points restants et gagne la manche.
        [many] Plus personne n’a rien posé. { $winners } ont le moins de points restants et gagnent la manche.
       *[other] Plus personne n’a rien posé. { $winners } ont le moins de points restants et gagnent la manche.
    }
result-aborted = La manche a été interrompue.
result-open = La manche continue.
result-doubled = { $family ->
        [cards] Rummy ! La manche compte double.
       *[tiles] Rummy de main : tout posé d’un coup ! La manche compte double.
    }
result-rack = { $name } : { $tiles }
result-rack-empty = { $name } : plus rien
result-round = Cette manche – { $standing }
result-total = Score – { $standing }
result-hints = Indices utilisés – { $standing }
result-signs = { $hints ->
        [yes] Sur l’image : coupe = victoire, flèche = cette manche, étoile = en tout, ampoule = indices utilisés.
       *[no] Sur l’image : coupe = victoire, flèche = cette manche, étoile = en tout.
    }
result-new = Ce qui est nouveau ou a bougé est marqué ainsi : { $tile }
result-next = « next » lance la manche suivante.
result-next-tapped = { $waits ->
        [yes] La manche suivante commence dès que tout le monde est prêt.
       *[no] La manche suivante commence dès que tout le monde est prêt, au plus tard dans une minute.
    }
result-ready = Manche suivante demandée par { $names }.
result-again = Revanche demandée par { $names }.
result-match = { $count ->
        [0] La partie se termine sur une égalité. Pour la revanche : « rematch ».
        [one] { $winners } gagne la partie. Pour la revanche : « rematch ».
        [many] { $winners } gagnent la partie. Pour la revanche : « rematch ».
       *[other] { $winners } gagnent la partie. Pour la revanche : « rematch ».
    }
result-match-tapped = { $count ->
        [0] La partie se termine sur une égalité.
        [one] { $winners } gagne la partie.
        [many] { $winners } gagnent la partie.
       *[other] { $winners } gagnent la partie.
    }
result-evening = Ce soir, { $matches } parties – { $standing }
score-after = { $rounds ->
        [0] Aucune manche n’est encore terminée. { $standing }
        [one] Après une manche – { $standing }
        [many] Après { $rounds } de manches – { $standing }
       *[other] Après { $rounds } manches – { $standing }
    }

## Plusieurs tables

stats-none = Tu n’as encore terminé aucune manche.
stats-rounds = Manches terminées : { $rounds }, gagnées : { $won }
stats-matches = Parties : { $matches }, gagnées : { $won }
stats-laid = Tuiles et cartes posées : { $laid } ; maximum en un tour : { $most }
tables-none = Tu n’es à aucune table. « new rummikub » en ouvre une.
tables-mine = { $code } : { $sheet }, à toi de jouer
tables-lobby = { $code } : { $sheet }, partie pas encore commencée
tables-playing = { $code } : { $sheet }, à { $name } de jouer
tables-between = { $code } : { $sheet }, entre deux manches
tables-over = { $code } : { $sheet }, partie finie
pick-table = { $code } : { $sheet }
pick-which-table = De quelle table parles-tu ?
pick-which-how = Choisis-la, ou tape « table { $code } », puis de nouveau ta commande.

## Ce que les tables ne font pas

table-no-table = Il n’y a pas de table ici. « new » en ouvre une.
table-no-such-code = Aucune table avec le code « { $code } » ne t’est ouverte. Vérifie le code ou demande à l’hôte. « tables » montre les tiennes.
table-elsewhere = Il n’y a pas de table ici, mais tu en as une ailleurs. « tables » t’y mène ; « join » suivi de son code l’affiche ici aussi.
table-closed = Cette table est fermée. « new » en ouvre une autre.
table-not-at-table = Tu n’es pas à cette table. Pour y jouer : « join ».
table-ready-already = Tu as déjà demandé la manche suivante. On attend les autres.
table-not-host = Seul l’hôte peut le faire.
table-already-seated = Tu as déjà une place.
table-waits-already = Tu attends déjà une place.
table-table-full = Pas assez de places : on joue ici à { $needed } au plus.
table-too-little = Il n’y a pas assez de tuiles ou de cartes : distribues-en moins à chacun.
table-too-few = Il faut être au moins { $needed } pour jouer. Invite quelqu’un (« join ») ou ajoute un ordinateur : « settings ordinateurs moyen » (ou facile, difficile).
table-too-few-tapped = Il faut être au moins { $needed } pour jouer. Invite quelqu’un, ou ajoute un ordinateur dans « settings ».
table-already-started = La partie a déjà commencé.
table-not-started = La partie n’a pas encore commencé. L’hôte la lance avec « start ».
table-no-round = Aucune manche en cours.
table-no-round-over = C’est possible après la première manche de cette partie.
table-nothing-seen = Rien à revoir pour l’instant : tu n’as ni joué ni regardé la dernière manche.
table-round-running = La manche est encore en cours.
table-match-running = C’est possible seulement entre deux parties.
table-match-over = La partie est finie. Pour la revanche : « rematch ».
table-no-free-seat = Toutes les places sont prises.
table-nobody-called = Personne ne s’appelle « { $name } » à cette table.
table-no-clock = Aucun autre joueur n’est chronométré.
table-own-turn = C’est à toi de jouer : les autres t’attendent.
table-not-timed = Rien à mettre en pause : aucun tour n’est chronométré.
table-paused = Partie en pause. Pour continuer : « resume ».
table-auto-chooses = « auto » ne sert qu’avec les tuiles : aux cartes, c’est à toi de choisir ta défausse.
table-auto-tells = « auto » n’est pas permis ici : cela montrerait si tu peux poser.
table-auto-opened = Tu as déjà fait ta première pose. « auto » tout seul pioche jusqu’à la fin de la manche.
table-too-early = Tu pourras relancer { $name } si son tour dépasse { $time }.
table-nudged-already = Une relance est déjà partie.
table-not-away = Un ordinateur ne remplace qu’un joueur qui vient de manquer son tour. Dans les autres cas, c’est l’hôte qui décide.
table-host-already = { $name } est déjà l’hôte.
table-stood-in = Un ordinateur joue déjà à la place de { $name }, jusqu’à son retour.
table-computer-seat = Un ordinateur joue déjà à cette place.
table-by-hand = Cette table se joue sans aide : écris toute la table avec « arrange », ou construis-la avec « pick ». L’hôte, { $name }, peut changer cela : « settings aide placer ».
table-by-hand-host = Cette table se joue sans aide : écris toute la table avec « arrange », ou construis-la avec « pick ». Tu peux changer cela : « settings aide placer ».
table-no-hints = Les indices ne sont pas autorisés à cette table. L’hôte, { $name }, peut en autoriser : « settings aide indices 3 » (trois par joueur) ou « settings aide tout » (sans limite).
table-no-hints-host = Les indices ne sont pas autorisés à cette table. Tu peux en autoriser : « settings aide indices 3 » (trois par joueur) ou « settings aide tout » (sans limite).
table-hints-used = Tu as utilisé { $needed ->
        [one] ton seul indice
        [many] tes { $needed } d’indices
       *[other] tes { $needed } indices
    } de cette partie. L’hôte, { $name }, peut en autoriser d’autres, par exemple « settings aide indices { $more } ».
table-hints-used-host = Tu as utilisé { $needed ->
        [one] ton seul indice
        [many] tes { $needed } d’indices
       *[other] tes { $needed } indices
    } de cette partie. Tu peux en autoriser d’autres, par exemple « settings aide indices { $more } ».
table-no-such-level = Aucun ordinateur de niveau « { $name } » ici : choisis « facile », « moyen » ou « difficile ».

## Notes

note-seat-person = { $after } remplace { $before }.
note-seat-computer = { $how ->
        [removed] { $before } a dû quitter la table.
       *[left] { $before } a quitté la table.
    } { $after } joue à sa place.
note-seat-rematch = { $how ->
        [removed] { $before } a dû quitter la table.
       *[left] { $before } a quitté la table.
    } En cas de revanche, { $after } prendra sa place.
note-seat-taken-away = On t’a retiré de la table.
note-seat-nobody = { $how ->
        [removed] { $before } a dû quitter la table.
       *[left] { $before } a quitté la table.
    } Cette place est fermée.
note-seat-wanted-round = { $name } jouera à la prochaine manche.
note-seat-wanted-match = { $name } jouera à la prochaine partie.
note-seat-wanted-free = { $name } attend qu’une place se libère.
note-objection-failed = { $name } a contesté la dernière pose, mais elle ne contient rien d’invalide. La pose reste, et la contestation ne coûte rien.
note-own-lay = C’est ta propre pose : aux autres de la juger.
note-waits-round = Tu attends une place : tu l’auras à la prochaine manche.
note-waits-match = Tu attends une place : tu l’auras à la prochaine partie.
note-waits-free = Tu attends qu’une place se libère.
note-waits-stop = Pour ne plus attendre : « leave ».
note-waits-over = Tu n’attends plus de place.
note-seat-unwanted = { $name } n’attend plus de place.
note-host = { $name } est maintenant l’hôte.
note-host-own = C’est toi l’hôte maintenant.
note-for-host = { $name } administre cette discussion et a, pour l’hôte, { $did ->
        [start] lancé la partie
        [remove] retiré quelqu’un de la table
        [host] désigné un autre hôte
        [standin] fait jouer un ordinateur à la place de quelqu’un
        [thread] déplacé la table dans un fil
        [language] changé la langue de cette discussion
        [zone] changé le fuseau horaire de cette discussion
        [computers] changé les ordinateurs à la table
        [sheet] changé les règles
       *[settings] changé les réglages
    }.
note-stood-in = { $name } n’est plus là : un ordinateur joue à sa place jusqu’à son retour.
note-stood-in-own = Un ordinateur joue à ta place. Pour reprendre la main : « back ».
note-stood-in-over = Pendant ton absence, un ordinateur a joué { $turns ->
        [one] un tour
        [many] { $turns } de tours
       *[other] { $turns } tours
    } à ta place.
note-owner-back = { $name } est de retour.
note-back = Te revoilà : tu joues de nouveau toi-même.
note-asked-other = Cette question s’adresse à { $name }.
note-answered = Cette question n’est plus d’actualité.
note-back-already = Tu es bien dans la partie : aucun ordinateur ne joue à ta place.
note-clock-stands = Partie en pause. Pour continuer : « resume ».
note-clock-stands-by = { $name } a mis la partie en pause. Pour continuer : « resume ».
note-clock-stands-own = Tu as mis la partie en pause. Pour continuer : « resume ».
note-nobody-there = Il n’y a plus personne : la partie attend. Pour continuer : « resume ».
note-clock-runs = La partie reprend.
note-clock-runs-by = { $name } a mis fin à la pause.
note-clock-runs-already = La partie n’est pas en pause.
note-time-short = À toi de jouer : il te reste un quart de ton temps.
note-drew-for-you = { $count ->
        [0] J’ai passé pour toi : rien à poser, rien à piocher. Pour arrêter : « auto stop ».
       *[other] J’ai pioché { $tiles } pour toi : tu ne pouvais rien poser. Pour arrêter : « auto stop ».
    }
note-auto-round = Je pioche pour toi tant que tu ne peux pas poser, jusqu’à la fin de la manche. Pour arrêter : « auto stop ».
note-auto-first = Je pioche pour toi jusqu’à ce que ta première pose soit possible. Pour arrêter : « auto stop ».
note-auto-off = Je ne pioche plus pour toi.
note-auto-how = « auto » : je pioche pour toi tant que tu ne peux pas poser. « auto première » : seulement jusqu’à ta première pose. « auto stop » : j’arrête.
auto-left = « auto » n’a pas pioché : tu peux peut-être poser.
note-quiet = Heures calmes : de { $begins } à { $ends }, heure de { $place } (en ce moment { $now }). Si le temps par tour est d’au moins une heure, il s’arrête pendant ces heures. Je ne t’écris pas non plus. Pour les supprimer : « quiet stop ».
note-quiet-fixed = Heures calmes : de { $begins } à { $ends }, heure { $place } (en ce moment { $now }). Si le temps par tour est d’au moins une heure, il s’arrête pendant ces heures. Je ne t’écris pas non plus. Donne plutôt une ville pour suivre l’heure d’été. Pour les supprimer : « quiet stop ».
note-quiet-off = Tu n’as plus d’heures calmes.
note-quiet-how = Donne tes heures calmes, puis ta ville ou l’heure qu’il est chez toi : « quiet 22-8 Paris », « quiet 22-7:30 Bruxelles », « quiet 22-8 14:30 ». Si le temps par tour est d’au moins une heure, il s’arrête pendant ces heures. Je ne t’écris pas non plus.
note-quiet-long = Douze heures au plus. Pour jouer plus lentement, prends un temps par tour plus long, ou aucune limite.
note-quiet-zone = Quel est ton fuseau horaire ? Donne une grande ville qui s’y trouve, ou l’heure qu’il est chez toi : « quiet 22-8 Paris », « quiet 22-8 14:30 ».
note-quiet-where = Je ne connais pas « { $place } ». Donne une grande ville de ton fuseau horaire, ou l’heure qu’il est chez toi : « quiet 22-8 14:30 ».
note-quiet-near = Je ne connais pas « { $place } ». Voulais-tu dire { $near } ? Sinon, donne l’heure qu’il est chez toi : « quiet 22-8 14:30 ».
note-zone = Les heures sont celles de { $place }, où il est { $now }. Pour arrêter : « settings fuseau stop ».
note-zone-off = L’heure de fin des tours n’est plus affichée.
note-zone-how = « settings fuseau Paris » affiche l’heure de fin des tours. Donne une grande ville de ton fuseau horaire.
note-zone-where = Je ne connais pas « { $place } ». Donne une grande ville de ton fuseau horaire : « settings fuseau Paris ».
note-zone-near = Je ne connais pas « { $place } ». Voulais-tu dire { $near } ? Alors, tape « settings fuseau { $near } ».
note-zone-nowhere = Impossible ici : un fuseau horaire va avec une discussion, et aucune n’affiche cette table.
note-turn-waits = { $name }, tes heures calmes sont finies : c’est à toi de jouer.
note-turn-resumed = La partie reprend, { $name }. C’est à toi de jouer.
note-turn-resumed-by = { $by } a mis fin à la pause. { $name }, c’est à toi de jouer.
note-nudge = { $name } t’attend : c’est à toi de jouer.
note-nudged = Relance envoyée.
note-call-over = Ce tour est terminé.
note-stopped = La table { $code } est fermée.
note-stopped-by = { $name } a fermé la table { $code }.
note-stopped-score = { $rounds ->
        [0] Aucune manche de cette partie n’a été terminée.
        [one] Score après une manche – { $standing }
        [many] Score après { $rounds } de manches – { $standing }
       *[other] Score après { $rounds } manches – { $standing }
    }
note-stopped-before = { $matches ->
        [one] La partie précédente reste acquise.
        [many] Les { $matches } de parties précédentes restent acquises.
       *[other] Les { $matches } parties précédentes restent acquises.
    }
note-home-lost = La table { $code } a disparu de sa discussion : je ne peux plus y écrire. La partie continue. Tape « join { $code } » dans cette discussion ou dans une autre pour l’y afficher.
note-home-lost-last = La table { $code } a disparu de sa discussion : je ne peux plus y écrire. La partie est en pause. Reprends-la avec « join { $code } » dans une discussion, ou ici en privé avec « resume ».
note-home-back = La table { $code } est de nouveau affichée dans une discussion.
note-not-shown-here = La table { $code } n’est plus affichée ici. « join { $code } » la ramène.
note-home-left = La table continue dans son propre fil :
note-out-of-reach = { $name }, je ne peux pas t’écrire en privé. Ouvre une discussion privée avec moi et appuie sur Démarrer.
note-done = C’est fait.
note-left = Tu as quitté la table { $code }.
sure-end = La partie n’est pas finie : si tu pars, elle est perdue pour de bon.
sure-leave = La partie n’est pas finie : si tu pars, tu perds ta place.
sure-stop = La partie n’est pas finie : elle s’arrêtera pour de bon, pour tout le monde.
sure-stop-other = Hôte de cette table : { $name }. La partie n’est pas finie : elle s’arrêtera pour de bon, pour tout le monde.
sure-stop-host = Hôte de cette table : { $name }. Si tu la fermes, elle est fermée pour tout le monde.
sure-daily = Tu n’as qu’un essai pour la main du jour. Si tu arrêtes maintenant, c’est pour de bon.
sure-remove = La partie n’est pas finie : { $name } va perdre sa place.
sure-rematch = D’autres regardent peut-être encore le résultat. La revanche commence quand tous l’ont demandée, ou tout de suite si tu ne veux pas attendre.
sure-typed = Répète « { $word } » pour confirmer.
sure-key = Appuie sur « { $word } » pour confirmer.
note-wishes = C’est noté : seul ton propre affichage change.
note-wishes-how = Pour ton propre affichage, tape « settings mon », puis un de ces mots : { $choices }.
note-notify-how = Où te prévenir quand c’est ton tour ?
note-notify-dm = Quand c’est ton tour, je te préviens en privé.
note-notify-group = Quand c’est ton tour, je te préviens dans la discussion de la table.
note-notify-both = Quand c’est ton tour, je te préviens en privé et dans la discussion de la table.
note-notify-quiet = Quand c’est ton tour, je l’affiche sans t’envoyer de notification.
note-language = Je te parle maintenant en français.
note-languages = Je parle : { $languages }. Choisis avec « language { $example } ».
note-draft-begun = Ton brouillon n’est pas encore posé. Répète « { $word } » pour l’abandonner.
note-draft-open = Ton brouillon n’est pas encore posé. « done » le pose ; répète « { $word } » pour l’abandonner.
note-picked-open = Ce que tu as choisi n’est pas posé. Répète « { $word } » pour continuer sans.
note-draft-begun-key = Ton brouillon n’est pas encore posé. « { $word } » l’abandonne.
note-draft-open-key = Ton brouillon n’est pas encore posé. « done » le pose ; « { $word } » l’abandonne.
note-picked-open-key = Ce que tu as choisi n’est pas posé. « { $word } » y renonce.
note-nothing-to-undo = { $family ->
        [cards] Il n’y a rien à annuler : une carte prise reste dans ta main.
       *[tiles] Il n’y a rien à annuler.
    }
note-choose-discard = { $chosen ->
        [0] Choisis d’abord une seule carte, puis défausse-la : ton tour se termine ainsi.
       *[other] Tu ne peux défausser qu’une seule carte : ne choisis que celle-là.
    }
replay-caption = La dernière manche, en images.
record-file = La partie de la table { $code }, dans un fichier.
record-running = La manche n’est pas finie : dans le fichier, un point d’interrogation remplace ce que tu ne peux pas encore voir. À la fin de la manche, « record » donnera la partie complète.

## Aide

help-now = Ce que tu peux taper maintenant :
help-several = Tu es à plusieurs tables : ajoute le code de la table à la commande, par exemple « leave { $code } » ou « pause { $code } ».
help-more = « help tout » montre toutes les commandes, « rules » explique le jeu.
help-turn = À ton tour
help-table = Tables
help-looking = Pendant la partie
help-host = Pour l’hôte
help-admins = Dans un groupe ou sur un serveur, les administrateurs peuvent aussi faire tout cela à chaque table, et la fermer. La discussion apprend qui l’a fait.
help-other = Et aussi
help-line = « { $word } » – { $about }
help-line-own = « { $word } » ou « { $own } » – { $about }
help-no-such-word = Cette commande n’existe pas. « help tout » les montre toutes.

## Ce qui tourne mal en route

mishap-unreadable = Je ne comprends pas « { $word } ». { $family ->
        [tiles] Les tuiles s’écrivent ainsi : r5 b12 J.
        [cards] Les cartes s’écrivent ainsi : { $cards }.
       *[both] Les tuiles s’écrivent ainsi : r5 b12 J ; et les cartes : { $cards }.
    }
mishap-unplaced = Je ne sais pas ce que « { $word } » veut dire ici.
mishap-no-meld = Il n’y a pas de combinaison { $number } sur la table.
mishap-fits-nowhere = { $cards } ne va avec aucune combinaison de la table.
mishap-fits-instead = { $cards } ne forme pas de combinaison, mais peut en compléter une : « { $phrase } ».
mishap-fits-several = { $cards } va avec les combinaisons { $numbers }. Précise laquelle : « { $phrase } ».
mishap-move-nowhere = « { $tile } » n’est ni sur la table ni sur ton chevalet.
mishap-move-already = { $there ->
        [rack] { $tile } est déjà sur ton chevalet.
       *[other] { $tile } est déjà dans la combinaison { $there }.
    }
mishap-move-several = { $tile } est à plusieurs endroits : { $places }. Précise d’où et vers où : « { $example } » ou « { $other } ».
mishap-move-joker = La combinaison { $number } contient plusieurs jokers. Précise la tuile que le tien remplace : « { $example } » ou « { $other } ».
mishap-move-not-held = { $tile } n’est pas sur ton chevalet. Si cette tuile est sur la table, n’écris pas « { $rack } ».
mishap-split = « split » demande une suite et la tuile où la couper : « split 3 r6 ».
place-meld = combinaison { $number }
place-rack = ton chevalet
mishap-nothing = { $family ->
        [tiles] Quelles tuiles ? Indique-les après la commande.
        [cards] Quelles cartes ? Indique-les après la commande.
       *[both] Quelles tuiles ou cartes ? Indique-les après la commande.
    }
mishap-key = C’est un bouton : appuie dessus. { $family ->
        [cards] Par écrit, essaie par exemple « meld 7H 8H 9H » ou « layoff 10H 2 ».
       *[tiles] Par écrit, essaie par exemple « play r7 r8 r9 » ou « move r8 3 ».
    }
mishap-take = D’où ? « take pioche » ou « take défausse ».
mishap-take-other = Sur la défausse, il y a { $top }, pas { $card }. « take défausse » prend cette carte, « take pioche » en pioche une.
mishap-no-rank = Tu n’as pas « { $text } » en main.
mishap-which-card = Laquelle : { $cards } ?
mishap-one-discard = Défausse une seule carte : « discard » suivi de cette carte.
mishap-move-where = Où ? Par exemple « move { $tile } 3 », « move { $tile } nouveau » ou « move { $tile } chevalet ».
mishap-move-target = « { $text } » n’est pas un endroit possible. Par exemple « move { $tile } 3 », « move { $tile } nouveau » ou « move { $tile } chevalet ».
mishap-word-first = Commence par la commande : « { $example } ».
mishap-word-elsewhere = { $family ->
        [cards] « { $word } » ne s’utilise pas dans les jeux de cartes. Tape « meld », « layoff » ou « discard », puis tes cartes.
       *[tiles] « { $word } » est réservé aux jeux de cartes. Tape « play » puis tes tuiles, ou « draw ».
    }
mishap-word = Je ne connais pas « { $word } ». « help » montre ce que tu peux taper.
mishap-sentence = Je ne comprends pas « { $text } ». « help » montre ce que tu peux taper. Pour les règles, demande par exemple : « Puis-je prendre le joker ? »
mishap-unconfirmed = Ton brouillon n’est pas encore posé : « done » le pose.
mishap-alone = Rien n’a été fait : « { $word } » s’écrit seul, et je ne comprends pas « { $text } ».
mishap-swap = Pour échanger un joker, pose la tuile qu’il remplace avec celles de la nouvelle combinaison : « play r7 y8 y9 ». « rules joker » dit quand tu peux le faire.
mishap-whom = Précise qui : « { $word } NOM ».
mishap-no-person = { $name } est un ordinateur. Écris le nom d’une personne.
mishap-follows = Après « { $word } », je ne comprends pas « { $text } ». « help { $word } » montre ce que tu peux taper.
mishap-season = « { $text } » n’est pas un mois. Écris l’année et le mois : « top { $month } ».
mishap-top = « { $text } » n’est ni un jeu ni un mois. Par exemple : « top rummikub », « top { $month } ».
mishap-watch-code = Aucune table n’est ouverte ici. Ajoute le code de la table : « watch BCDF ».
mishap-order = Après « sort », tape « couleur » ou « numéro », pas « { $text } ».
mishap-word-near = Je ne connais pas « { $word } ». Voulais-tu dire « { $near } » ?
mishap-sheet = Aucun jeu ne s’appelle « { $name } ». Choisis parmi : { $sheets }
mishap-sheet-near = Aucun jeu ne s’appelle « { $name } ». Voulais-tu dire « { $near } » ? Choisis parmi : { $sheets }
mishap-thread = Impossible d’ouvrir un fil ici : je n’en ai pas le droit, ou c’en est déjà un.
mishap-threadless = Seules les tables sur Discord ont leur propre fil.
mishap-racks = Ici, les chevalets s’affichent toujours en privé : il n’y a rien à choisir.
mishap-clock-unit = « { $value } » de quoi ? Ajoute l’unité : { $allowed }.
mishap-clock-bounds = « { $value } » ne convient pas comme temps par tour. Choisis entre { $least } et { $most }.
note-rules-lost = Chaque jeu a ses propres règles maison. Celles choisies pour { $sheet } ne s’appliquent plus – { $rules }
mishap-thread-stays = « settings fil oui » installe la table dans son propre fil, où elle reste. « join { $code } » dans un salon l’affiche là aussi.
mishap-setting = Ce réglage n’existe pas. « settings temps 5m » change le temps par tour. Choisis parmi : { $settings }.
mishap-setting-near = Il n’y a pas de réglage « { $word } ». Voulais-tu dire « { $near } » ?
mishap-rule = Aucune règle maison ne s’appelle « { $name } ». « settings règle » les montre toutes.
mishap-rule-near = Aucune règle maison ne s’appelle « { $name } ». Voulais-tu dire « settings règle { $near } » ?
mishap-rule-number = Que veux-tu régler sur { $number } ? Par exemple, « settings règle tuiles={ $number } » en distribue { $number } à chacun.
mishap-rule-value = « { $value } » n’est pas possible pour « { $name } ». Choix possibles : { $allowed }
mishap-hints = « { $value } » n’est pas un nombre d’indices. Écris combien chaque joueur en reçoit : « settings indices 3 ». Pour n’en donner aucun : « settings aide placer » ; sans limite : « settings aide tout ».
mishap-wish = Je ne connais pas « { $value } ». Pour ton propre affichage, choisis : { $allowed }
mishap-rule-sheets = La règle « { $name } » n’existe que dans : { $sheets }
mishap-goal = { $kind ->
        [chips] { $sheet } se joue aux points, pas aux jetons.
       *[target] { $sheet } se joue aux jetons, pas aux points.
    }
mishap-too-long = C’était trop long : { $longest } caractères au plus.
mishap-unavailable = Rien n’a été fait : { $trouble ->
        [locked] un autre programme occupe la base de données. Réessaie dans un moment
        [read_only] la base de données est en lecture seule. Préviens la personne qui s’occupe de ce bot
        [full] le disque est plein. Préviens la personne qui s’occupe de ce bot, et réessaie plus tard
        [damaged] la base de données est endommagée. Préviens la personne qui s’occupe de ce bot
        [refused] la base de données refuse l’accès. Préviens la personne qui s’occupe de ce bot
        [forbidden] la base de données ne se laisse pas écrire. Préviens la personne qui s’occupe de ce bot
        [gone] la base de données a disparu. Préviens la personne qui s’occupe de ce bot
       *[other] la base de données ne répond pas. Réessaie dans un moment
    }.
mishap-unexpected = Il y a eu un problème, et rien n’a changé. Si tu le signales, donne ce numéro : { $number }
button-new = Nouvelle table
button-second = Une autre table
button-wait = Attendre une place
button-stop-waiting = Ne plus attendre

## Boutons

button-join = Rejoindre
button-start = C’est parti
button-leave = Quitter la table
button-stop = Fermer la table
button-remove = Retirer ce joueur
button-rules = Règles
button-settings = Réglages
button-settings-computers-fewer = Retirer un ordinateur
button-auto = Pioche automatique
button-auto-off = Arrêter la pioche automatique
button-nudge = Relancer le joueur
button-resume = Reprendre
button-pause = Pause
button-im-back = Me revoilà
button-rack = { $family ->
        [cards] Mes cartes
       *[tiles] Mon chevalet
    }
button-score = Score
button-replay = Revoir
button-history = Historique
history-none = Personne n’a encore joué.
button-record = Télécharger la partie
button-next-ready = Manche suivante
button-rematch = Revanche
button-tables = Mes tables
button-table = Table
button-table-code = Table { $code }
button-help = Aide
button-help-all = Toutes les commandes
button-play = Placer sur la table
button-play-done = { $counted ->
        [yes] { $count ->
            [1] Poser 1 point et finir
           *[other] Poser { $count } points et finir
        }
       *[no] { $count ->
            [one] Poser la tuile et finir
            [many] Poser { $count } de tuiles et finir
           *[other] Poser { $count } tuiles et finir
        }
    }
button-look-first = Voir d’abord sur la table
button-another-way = Autre possibilité
button-arrange = Nouvelle combinaison
button-arrange-more = Combiner avec d’autres tuiles
button-arrange-rack = Remettre sur le chevalet
button-choose = { $family ->
        [cards] Choisir des cartes
       *[tiles] Choisir des tuiles
    }
button-onto = Compléter une combinaison
button-here = Poser ici
button-here-yet = Pas encore une combinaison
button-melds = Déplacer des tuiles
button-mend = Placer les tuiles restantes
button-take-tile = Prendre une tuile de la table
button-drop = Désélectionner
button-split = Couper entre { $left } et { $right }
button-more = Plus…
button-following = Page suivante
button-other = Faire autre chose
button-back = Retour
part-held = Tuiles à placer
button-meld = Poser la combinaison
button-discard = Défausser
button-return = Remettre dans la pioche
button-draw = Piocher
button-pass = Passer
button-draw-anyway = Piocher quand même
button-pass-anyway = Passer quand même
button-done-anyway = Poser sans les tuiles choisies
button-leave-anyway = Quitter quand même
button-stop-anyway = Fermer quand même
button-remove-anyway = Retirer quand même
button-rematch-anyway = Commencer sans attendre
button-done = { $family ->
        [cards] Finir le tour
       *[tiles] Poser et finir
    }
button-hint = Indice
button-repair = Faire comme ça
button-notify-dm = En privé
button-notify-group = Dans la discussion
button-notify-both = Les deux
button-notify-quiet = Nulle part
button-puzzle-easy = Un casse-tête facile
button-puzzle-normal = Un casse-tête moyen
button-puzzle-hard = Un casse-tête difficile
button-puzzle-solution = Solution
button-undo = Annuler
button-reset = Tout recommencer
button-take-stock = Prendre dans la pioche
button-take-discard = Prendre sur la défausse
button-object = Contester
button-accept = Accepter
button-sort-number = { $family ->
        [cards] Trier par valeur
       *[tiles] Trier par numéro
    }
button-sort-colour = { $family ->
        [cards] Trier par couleur
       *[tiles] Trier par couleur
    }

## Ce que l'hôte du programme ne permet pas

limit-banned = Tu ne peux pas jouer ici. Adresse-toi à la personne qui s’occupe de ce bot.
limit-chat = On ne joue pas dans cette discussion. Adresse-toi à la personne qui s’occupe de ce bot.
limit-private = Ici, les tables s’ouvrent seulement dans les groupes. Tape « new » dans un groupe pour jouer.
limit-tables-chat = { $most ->
        [one] Il y a déjà une table dans cette discussion, et c’est le maximum
        [many] Il y a déjà { $most } de tables dans cette discussion, et c’est le maximum
       *[other] Il y a déjà { $most } tables dans cette discussion, et c’est le maximum
    }. Prends-y une place, ou fermes-en une : « stop ».
limit-tables-person = { $most ->
        [one] Tu joues déjà à une table, et c’est le maximum
        [many] Tu joues déjà à { $most } de tables, et c’est le maximum
       *[other] Tu joues déjà à { $most } tables, et c’est le maximum
    }. Quittes-en d’abord une : « leave ».
limit-pace = Doucement ! Attends un instant, puis continue.
limit-solver = { $seconds ->
        [one] J’ai déjà beaucoup cherché pour toi. Réessaie dans { $seconds } seconde
        [many] J’ai déjà beaucoup cherché pour toi. Réessaie dans { $seconds } de secondes
       *[other] J’ai déjà beaucoup cherché pour toi. Réessaie dans { $seconds } secondes
    }, ou écris la table toi-même : « arrange ».

## Vie privée

privacy-about =
    Je garde ton nom, ton identifiant sur cette plateforme, ta langue et tes préférences d’affichage. Je garde aussi une trace des discussions où tu joues et de ce que tu y fais. Ce que tu écris est effacé dès que j’y ai répondu. Les mots que tu ajoutes au mélange avec « cut » restent dans l’enregistrement de la partie. Rien n’est envoyé ailleurs.
    « privacy exporter » te donne tout dans un fichier. « privacy oublier » efface tout ce qui t’identifie. Un ordinateur te remplace alors à tes tables, et dans les parties passées, un numéro remplace ton nom.
privacy-file = Tout ce que je garde sur toi.
privacy-sure = Attention : cela efface pour de bon ton nom, ton identifiant sur cette plateforme, ta langue et tes préférences. Tu quittes toutes tes tables, et un ordinateur prend ta place.
privacy-forgotten = C’est fait : tout ce que je savais de toi est effacé. Si tu m’écris un jour, nous repartirons de zéro. Au revoir !
button-privacy-export = Exporter mes données
button-privacy-forget = Oublie-moi
button-privacy-sure = Oui, oublie-moi
