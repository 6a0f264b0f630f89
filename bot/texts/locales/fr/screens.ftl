# Ce que disent les écrans. En français, une espace insécable (U+00A0) tient « », ; : ! et ? à leur mot.

## Noms

name-unknown = quelqu’un
name-computer = Ordinateur { $seat }
name-nobody = Place { $seat } (fermée)
list-and = { $first } et { $last }

## Têtes et table

screen-head = { $sheet }, table { $code }
screen-head-round = { $sheet }, table { $code }, manche { $round }
screen-table = Sur la table :
screen-table-empty = Rien sur la table pour l’instant.
count-seat = { $name } : { $count }
count-stock = pioche { $count }
count-discard = Défausse ({ $count }) : { $top } dessus
turn-of = À { $name } de jouer.

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
time-night = Encore { $time } ; le chrono se repose jusqu’à la fin de la nuit.
time-left = Encore { $time }.
time-ends = Le tour se termine { $when }.
time-at = à { $time }
time-on-day = le { $day } à { $time }
time-weekday = { $day ->
        [mon] lun.
        [tue] mar.
        [wed] mer.
        [thu] jeu.
        [fri] ven.
        [sat] sam.
       *[sun] dim.
    }

## Qui commence

start-drawn = { $name } { $tile }
start-highest = Tirage pour commencer : { $draws }. { $name } commence.
start-lot = { $name } commence, par tirage au sort.
start-youngest = La plus jeune personne commence : { $name }.
start-left = { $name } commence.
start-left-of-dealer = { $name } commence, à gauche de la personne qui donne.

## Ce qui a été fait

deed-draw = { $name } a pioché.
deed-lay = { $name } a posé { $tiles }.
deed-pass = { $name } a passé son tour.
deed-return = { $name } a remis une plaque.
deed-take = { $picked ->
        [0] { $name } a pris une carte dans la pioche.
       *[other] { $name } a pris { $tiles } sur la défausse.
    }
deed-meld = { $name } a posé { $tiles }.
deed-layoff = { $name } a ajouté { $tiles }.
deed-discard = { $name } a défaussé { $tiles }.
deed-done = { $name } a fini son tour.
deed-object = { $name } conteste la dernière pose.
deed-accept = { $name } accepte la dernière pose.
deed-bell = { $told ->
        [0] Temps écoulé ! { $name } : rien à poser, rien à piocher.
       *[other] Temps écoulé ! { $name } : { $figures }.
    }
bell-laid = { $family ->
        [cards] { $count ->
            [one] { $count } carte posée
            [many] { $count } de cartes posées
           *[other] { $count } cartes posées
        }
       *[tiles] { $count ->
            [one] { $count } plaque posée
            [many] { $count } de plaques posées
           *[other] { $count } plaques posées
        }
    }
bell-back = { $count ->
        [one] { $count } reprise
        [many] { $count } reprises
       *[other] { $count } reprises
    }
bell-taken = { $count ->
        [one] { $count } prise sur la table
        [many] { $count } prises sur la table
       *[other] { $count } prises sur la table
    }
bell-drawn = { $count ->
        [one] { $count } piochée
        [many] { $count } piochées
       *[other] { $count } piochées
    }
bell-returned = { $count ->
        [one] { $count } remise dans la pioche
        [many] { $count } remises dans la pioche
       *[other] { $count } remises dans la pioche
    }
bell-discarded = { $count ->
        [one] { $count } défaussée
        [many] { $count } défaussées
       *[other] { $count } défaussées
    }
deed-leave = { $name } a quitté la table.
deed-other = { $name } : { $verb }

## Avant de commencer

lobby-seats = Places prises : { $taken } sur { $seats }
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } (hôte)
lobby-computer = { $number }. { $name } ({ $level })
level-easy = facile
level-normal = moyen
level-hard = difficile
lobby-lapsed = Personne n’a commencé la partie, la table est donc fermée.
lobby-how = « join » te donne une place ; depuis une autre discussion, « join { $code } ». L’hôte dit « settings », puis « start ».
lobby-elsewhere = Depuis une autre discussion, « join { $code } » te donne une place à cette table.

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
        [one] Un jeton gagne la partie.
        [many] { $amount } de jetons gagnent la partie.
       *[other] { $amount } jetons gagnent la partie.
    }
clock-sheet = { $seconds ->
        [0] Pas de chrono : la règle imprimée n’en a pas.
       *[other] Un tour peut durer { $seconds } secondes, comme le dit la règle imprimée.
    }
clock-2m = Un tour peut durer 2 minutes.
clock-5m = Un tour peut durer 5 minutes.
clock-1h = Un tour peut durer une heure.
clock-24h = Un tour peut durer un jour.
clock-3d = Un tour peut durer trois jours.
clock-none = Pas de chrono.
clock-begins = Le nouveau chrono compte à partir du prochain tour.
agreed-away = { $bells ->
        [0] Personne ne joue à la place des absents.
        [one] Quand le temps de quelqu’un est écoulé sans qu’il ait rien fait, un ordinateur joue à sa place.
        [many] Quand le temps de quelqu’un est écoulé { $bells } de fois de suite sans qu’il ait rien fait, un ordinateur joue à sa place.
       *[other] Quand le temps de quelqu’un est écoulé { $bells } fois de suite sans qu’il ait rien fait, un ordinateur joue à sa place.
    }
assist-none = Aucune aide : chaque pose s’écrit ou se construit à la main.
assist-arrange = { $family ->
        [cards] « play » place les cartes que tu nommes.
       *[tiles] « play » place les plaques que tu nommes.
    }
assist-hints = Indices pour chacun : { $hints }.
assist-open = Toute l’aide est ouverte.
leavers-computer = Si quelqu’un s’en va, un ordinateur continue à sa place.
leavers-closed = Si quelqu’un s’en va, sa place est fermée.
agreed-house-rules = Règles maison : { $rules }
racks-dm = Les réglettes sont envoyées en messages privés.
racks-here = Les réglettes s’ouvrent dans le salon, avec « Ma réglette ».
look-picture = La table s’affiche en image.
look-emoji = La table s’affiche en émojis.
look-text = La table s’affiche en texte.
theme-light = L’image est claire.
theme-dark = L’image est sombre.
theme-contrast = L’image est très contrastée.
theme-large = L’image montre tout en grand.
settings-host = Hôte : { $name }
settings-rules = Règles que l’on peut changer : { $rules }
settings-how =
    L’hôte peut y toucher : « settings clock 5m », « settings rule jokers=4 », « settings rounds 3 »,
    « settings computers easy », « settings assist none », « settings leavers closed », « settings sheet kids »,
    « settings affichage image », « emoji » ou « texte », « settings couleurs clair », « sombre », « contraste » ou « grand ».
    « settings rule » montre comment changer chacune de ces règles.
settings-mine = Ce que personne d’autre ne voit suit tes propres souhaits : « settings mon texte », « settings mon sombre ».

## Son propre tour

draft-table = { $count ->
        [0] Ton brouillon, pas encore posé :
       *[other] Ton brouillon avec { $tiles }, pas encore posé :
    }
draft-wrong = { $count ->
        [one] Pas encore une combinaison : { $numbers }
        [many] Pas encore des combinaisons : { $numbers }
       *[other] Pas encore des combinaisons : { $numbers }
    }
draft-hand = En main, encore sans place : { $tiles }
draft-missing = Il manque sur la table : { $tiles }
draft-way = { $number ->
        [1] « { $word } { $tiles } » encore une fois montre une autre façon, s’il y en a une.
       *[other] Façon { $number }. « { $word } { $tiles } » encore une fois montre la suivante.
    }
draft-ways-seen = { $count ->
        [one] C’est la seule façon de placer { $tiles }.
        [many] Tu as vu les { $count } de façons de placer { $tiles } : revoici la première.
       *[other] Tu as vu les { $count } façons de placer { $tiles } : revoici la première.
    }
rack = { $family ->
        [cards] Tes cartes ({ $count }) :
       *[tiles] Ta réglette ({ $count }) :
    }
rack-new = { $family ->
        [cards] Nouveau dans ta main : { $tiles }
       *[tiles] Nouveau sur ta réglette : { $tiles }
    }
rack-empty = { $family ->
        [cards] Tu n’as plus de cartes.
       *[tiles] Ta réglette est vide.
    }
need-objection = Tu peux contester la dernière pose, « object », ou l’accepter, « accept ».
need-first-laying = { $points ->
        [0] Avant d’utiliser la table, tu dois poser une combinaison de ta réglette.
        [1] Ta première pose doit valoir 1 point ou plus.
       *[other] Ta première pose doit valoir { $points } points ou plus.
    }
need-in-hand = En main : { $tiles }
need-picked = Première pose : { $points ->
        [one] { $points } point choisi
        [many] { $points } de points choisis
       *[other] { $points } points choisis
    } sur { $needed }.
need-drafted = Ta première pose : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed }.
coach-begin-opened = Conseil : touche des plaques, une seule suffit si elle va avec une combinaison de la table, et pose-les.
coach-begin-first = { $sets ->
        [no] { $points ->
            [1] Conseil : touche tes séquences jusqu’à 1 point, et pose-les.
           *[other] Conseil : touche tes séquences jusqu’à { $points } points, et pose-les.
        }
       *[yes] { $points ->
            [1] Conseil : touche tes séries et tes séquences jusqu’à 1 point, et pose-les.
           *[other] Conseil : touche tes séries et tes séquences jusqu’à { $points } points, et pose-les.
        }
    }
coach-begin-own = { $sets ->
        [no] Conseil : touche trois plaques ou plus qui font une séquence, et pose-les.
       *[yes] Conseil : touche trois plaques ou plus qui font une série ou une séquence, et pose-les.
    }
coach-nothing-fits = { $stock ->
        [0] Rien ne va ? Passe.
       *[other] Rien ne va ? Pioche.
    }
coach-not-enough = { $stock ->
        [0] Pas encore assez ? Passe.
       *[other] Pas encore assez ? Pioche.
    }
coach-enough = Conseil : cela suffit. Mets-les sur la table.
coach-begin-cards = Conseil : prends d’abord une carte, celle qui est ouverte ou une de la pioche.
coach-draft = Conseil : rien n’est encore posé. « Poser » valide, « Annuler » revient en arrière.
coach-short = Conseil : ce n’est pas encore assez. Touche des plaques pour une autre combinaison et place-les, ou reviens en arrière avec « Annuler ».
coach-drawn = Conseil : touche trois cartes ou plus pour une combinaison. Pour finir, touche une carte et défausse-t’en.
coach-return = Conseil : touche la plaque dont tu as le moins besoin ; elle retourne dans la pioche.
need-draft = { $adds ->
        [yes] À toi : « done » pose ton brouillon, « undo » revient d’un pas, « play » en ajoute d’autres.
       *[no] À toi : « done » pose ton brouillon, « undo » revient d’un pas, « play » nomme d’autres plaques.
    }
need-short = À toi : « play » ajoute une combinaison à ton brouillon, « undo » annule la dernière étape.
need-begin = { $family ->
        [cards] À toi : prends une carte dans la pioche (« take stock ») ou sur la défausse (« take discard »).
       *[tiles] { $stock ->
            [0] À toi : pose (« play » et tes plaques, puis « done ») ou passe (« pass »).
           *[other] À toi : pose (« play » et tes plaques, puis « done ») ou pioche (« draw »).
        }
    }
need-drawn = À toi : pose (« meld »), complète (« layoff »), puis défausse une carte (« discard ») : ton tour se termine ainsi.
need-return = Ta réglette est pleine : remets une plaque (« return »).
need-tapped-draft = À toi : ton brouillon n’est pas encore posé.
need-tapped-short = À toi : choisis des plaques pour une autre combinaison, ou annule la dernière étape.
need-tapped-begin = { $family ->
        [cards] À toi : prends une carte.
       *[tiles] { $stock ->
            [0] À toi : choisis des plaques à poser, ou passe.
           *[other] À toi : choisis des plaques à poser, ou pioche.
        }
    }
need-tapped-drawn = À toi : pose ce que tu peux. Choisis une carte et défausse-la pour finir ton tour.
need-tapped-return = Ta réglette est pleine : choisis une plaque à remettre.
need-tapped-objection = Tu peux contester la dernière pose ou l’accepter.

## Indices

hint-lays = Il y a quelque chose que tu peux poser.
hint-pieces = { $family ->
        [cards] Tu peux poser { $tiles }.
       *[tiles] Tu peux poser { $tiles } ; la table a { $count ->
            [one] une place pour cela
            [many] des places pour cela
           *[other] des places pour cela
        }.
    }
hint-whole = { $word ->
        [discard] Voici comment placer { $tiles }. Puis « discard { $piece } ».
       *[other] Voici comment placer { $tiles } : « { $word } » pose le tout.
    }
hint-too-little = Les combinaisons de ta réglette valent { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } sur { $needed } : c’est trop peu pour commencer.
hint-no-lay-draw = Tu ne peux rien poser : « draw ».
hint-no-lay-pass = Tu ne peux rien poser : « pass ».
hint-no-lay-done = Il n’y a plus rien à faire : « done ».
hint-no-lay-take-stock = Prends dans la pioche : « take stock ».
hint-no-lay-take-discard = La carte de la défausse en vaut la peine : « take discard ».
hint-no-lay-discard = { $named ->
        [0] Tu ne peux rien poser : « discard » et une carte.
       *[other] Tu ne peux rien poser : « discard { $typed } ».
    }
hint-no-lay-return = { $named ->
        [0] Remets une plaque : « return ».
       *[other] La plaque la moins utile est { $piece } : « return { $typed } ».
    }
hint-strong-waits = Un joueur fort préférerait piocher : { $stays ->
        [one] il resterait une plaque
        [many] il resterait { $stays } de plaques
       *[other] il resterait { $stays } plaques
    }, et bientôt, peut-être, tout pourra être posé en un seul tour.
hint-strong-keeps = Un joueur fort préférerait piocher : { $stays ->
        [one] il resterait une plaque
        [many] il resterait { $stays } de plaques
       *[other] il resterait { $stays } plaques
    }, et ce que tu poses sert aussi aux autres.
hint-strong-tried-draw = Un joueur fort préférerait piocher : sur { $tried } donnes compatibles avec ce que tu vois, il en gagne { $wins } ainsi et { $laying } avec cette pose.
hint-strong-tried-lay = Un joueur fort ne poserait que { $tiles } : sur { $tried } donnes compatibles avec ce que tu vois, il en gagne { $wins } ainsi et { $laying } avec cette pose.
hint-strong-lays = Un joueur fort ne poserait que { $tiles }{ $jokers ->
        [0] .
        [one] {" "}et garderait le joker : sur la réglette il aide à sortir, sur la table il aide les autres.
        [many] {" "}et garderait { $jokers } de jokers : sur la réglette ils aident à sortir, sur la table ils aident les autres.
       *[other] {" "}et garderait { $jokers } jokers : sur la réglette ils aident à sortir, sur la table ils aident les autres.
    }
hint-strong-holds = Un joueur fort ne montrerait encore rien : il reste aux autres au moins { $others ->
        [one] une carte
        [many] { $others } de cartes
       *[other] { $others } cartes
    }, et ils pourraient compléter ce que tu poses.
hint-again = « hint » encore une fois en dit plus.
hints-left = { $count ->
        [0] C’était ton dernier indice de cette partie.
        [one] Il te reste un indice dans cette partie.
        [many] Il te reste { $count } d’indices dans cette partie.
       *[other] Il te reste { $count } indices dans cette partie.
    }

## Réparer

repair-offered = Possible à la place, avec { $tiles } :
repair-how = « { $phrase } » en fait ton brouillon.

## Casse-tête

puzzle-easy = facile
puzzle-normal = moyen
puzzle-hard = difficile
puzzle-title = Le casse-tête du { $day } : { $sheet }, { $grade }
puzzle-rack = Ta réglette ({ $count }) :
puzzle-how = Pose tout en un seul tour. Ta réponse : « puzzle » et toute la table, une barre entre les combinaisons : « puzzle #1 r7 | b4 b5 b6 | ... » ; « #1 » est la combinaison 1, « ... » toutes les autres. « puzzle solution » en montre une.
puzzle-solver = Toi
puzzle-solved = { $moved ->
        [0] Résolu ! Rien ne doit bouger sur la table pour cela.
        [one] Résolu ! Cela se fait en déplaçant une plaque de la table vers une autre combinaison.
        [many] Résolu ! Cela se fait en déplaçant { $moved } de plaques de la table vers d’autres combinaisons.
       *[other] Résolu ! Cela se fait en déplaçant { $moved } plaques de la table vers d’autres combinaisons.
    }
puzzle-wrong = Pas encore résolu :
puzzle-solution = { $moved ->
        [0] Une solution, sans rien bouger sur la table :
        [one] Une solution, en déplaçant une plaque de la table :
        [many] Une solution, en déplaçant { $moved } de plaques de la table :
       *[other] Une solution, en déplaçant { $moved } plaques de la table :
    }
puzzle-no-grade = Avec { $sheet }, il n’y a que ces casse-têtes : { $grades }. Là où rien ne se transforme sur la table, rien n’est difficile.
puzzle-no-sheet = Il n’y a pas de casse-têtes avec { $sheet }. « puzzle » tout seul en montre un avec Rummikub.

## Résultats

result-win = { $count ->
        [one] { $winners } gagne la manche.
        [many] { $winners } gagnent la manche.
       *[other] { $winners } gagnent la manche.
    }
result-points = { $points ->
        [one] Cela fait { $points } point.
        [many] Cela fait { $points } points.
       *[other] Cela fait { $points } points.
    }
result-draw = Manche nulle : personne ne gagne.
result-blocked = { $count ->
        [0] Personne ne peut plus jouer : personne ne gagne la manche.
        [one] Personne ne peut plus jouer : { $winners } gagne la manche.
        [many] Personne ne peut plus jouer : { $winners } gagnent la manche.
       *[other] Personne ne peut plus jouer : { $winners } gagnent la manche.
    }
result-aborted = La manche a été interrompue.
result-open = La manche continue.
result-doubled = { $family ->
        [cards] Rummy ! La manche compte double.
       *[tiles] Rummy de main ! La manche compte double.
    }
result-rack = { $name } : { $tiles }
result-rack-empty = { $name } : plus rien
result-round = Cette manche : { $standing }
result-total = Score : { $standing }
result-hints = Indices demandés : { $standing }
result-next = « next » distribue la manche suivante.
result-next-tapped = { $waits ->
        [yes] La manche suivante commence dès que tout le monde est prêt.
       *[no] La manche suivante commence dès que tout le monde est prêt, au plus tard dans une minute.
    }
result-ready = Déjà d’accord : { $names }
result-again = Pour une revanche : { $names }
result-match = { $count ->
        [one] { $winners } gagne la partie. « rematch » en joue une autre.
        [many] { $winners } gagnent la partie. « rematch » en joue une autre.
       *[other] { $winners } gagnent la partie. « rematch » en joue une autre.
    }
result-match-tapped = { $count ->
        [one] { $winners } gagne la partie.
        [many] { $winners } gagnent la partie.
       *[other] { $winners } gagnent la partie.
    }
result-evening = Ce soir, { $matches } parties : { $standing }
score-after = { $rounds ->
        [0] Aucune manche n’est encore finie : { $standing }
        [one] Après une manche : { $standing }
        [many] Après { $rounds } de manches : { $standing }
       *[other] Après { $rounds } manches : { $standing }
    }

## Plusieurs tables

stats-none = Tu n’as encore terminé aucune manche.
stats-rounds = Manches terminées : { $rounds }, gagnées : { $won }
stats-matches = Parties : { $matches }, gagnées : { $won }
stats-laid = Plaques et cartes posées : { $laid }, au plus { $most } en un tour
tables-none = Tu n’es à aucune table. « new rummikub » en ouvre une.
tables-mine = { $code } : { $sheet }, à toi de jouer
tables-lobby = { $code } : { $sheet }, pas commencée
tables-playing = { $code } : { $sheet }, à { $name } de jouer
tables-between = { $code } : { $sheet }, entre deux manches
tables-over = { $code } : { $sheet }, partie finie
pick-table = { $code } : { $sheet }
pick-which-table = Quelle table veux-tu dire ? « table { $code } » en choisit une, puis redis « { $word } ».

## Ce que les tables ne font pas

table-no-table = Il n’y a pas de table comme ça ici. « new » en ouvre une.
table-elsewhere = Aucune table n’est affichée ici, mais tu joues à une autre ailleurs. « tables » y mène ; « join » avec son code l’affiche ici aussi.
table-closed = Cette table est fermée. « new » en ouvre une autre.
table-not-at-table = Tu n’es pas à cette table. « join » demande une place.
table-ready-already = Tu as déjà demandé la manche suivante. On attend encore les autres.
table-not-host = Seul l’hôte peut faire cela.
table-already-seated = Tu as déjà une place.
table-table-full = La table est pleine : on y joue à { $needed }.
table-too-few = Il faut être au moins { $needed } pour jouer : quelqu’un dit « join », ou « settings computers normal » ajoute un ordinateur (ou easy, hard).
table-already-started = La partie a déjà commencé.
table-not-started = Rien n’est encore distribué. L’hôte dit « start ».
table-no-round-over = Aucune manche de cette partie n’est encore finie : il n’y a rien à revoir.
table-round-running = La manche est encore en cours.
table-match-running = Cela ne se fait qu’entre deux parties.
table-match-over = La partie est finie. « rematch » en joue une autre.
table-no-free-seat = Toutes les places sont prises.
table-nobody-called = À cette table, je ne connais personne du nom de « { $name } ».
table-no-clock = Le chrono ne court pour personne d’autre.
table-own-turn = C’est à toi de jouer : les autres t’attendent.
table-not-timed = Aucun tour n’est chronométré : il n’y a pas de chrono à arrêter.
table-paused = Le chrono est arrêté, et le jeu avec lui. « resume » le relance.
table-auto-chooses = Aux cartes, chaque tour finit par une défausse que personne ne peut choisir pour toi : « auto » est pour les plaques.
table-auto-tells = « auto » trahirait si tu peux poser, et cette table ne donne pas cette aide.
table-auto-opened = Tu as déjà fait ta première pose. « auto » tout seul va jusqu’à la fin de la manche.
table-too-early = Laisse un peu de temps : tu peux relancer après la moitié.
table-nudged-already = Quelqu’un a déjà relancé.
table-not-away = Un ordinateur remplace qui a laissé son dernier temps s’écouler sans rien faire ; l’hôte peut l’appeler à tout moment.
table-by-hand = À cette table, il n’y a pas d’aide : écris toute la table avec « arrange », ou construis-la avec « pick ». L’hôte, { $name }, peut y changer quelque chose : « settings assist arrange ».
table-by-hand-host = À cette table, il n’y a pas d’aide : écris toute la table avec « arrange », ou construis-la avec « pick ». Tu peux y changer quelque chose : « settings assist arrange ».
table-no-hints = À cette table, il n’y a pas d’indices. L’hôte, { $name }, peut les permettre : « settings assist hints 3 » ou « settings assist open ».
table-no-hints-host = À cette table, il n’y a pas d’indices. Tu peux les permettre : « settings assist hints 3 » ou « settings assist open ».
table-hints-used = Tu as utilisé { $needed ->
        [one] ton seul indice
        [many] tes { $needed } d’indices
       *[other] tes { $needed } indices
    } de cette partie. L’hôte, { $name }, peut en permettre plus : « settings assist hints { $needed } » avec un nombre plus grand.
table-hints-used-host = Tu as utilisé { $needed ->
        [one] ton seul indice
        [many] tes { $needed } d’indices
       *[other] tes { $needed } indices
    } de cette partie. Tu peux en permettre plus : « settings assist hints { $needed } » avec un nombre plus grand.
table-no-such-level = Ici, aucun ordinateur ne s’appelle « { $name } » : dis « easy », « normal » ou « hard ».

## Notes

note-seat-person = { $after } continue pour { $before }.
note-seat-computer = { $before } a quitté la table. { $after } continue à cette place.
note-seat-rematch = { $before } a quitté la table. En cas de revanche, { $after } prendra la place.
note-seat-nobody = { $before } a quitté la table. La place est fermée.
note-seat-wanted-round = { $name } jouera dès la prochaine manche.
note-seat-wanted-match = { $name } jouera dès la prochaine partie.
note-seat-wanted-free = { $name } attend qu’une place se libère.
note-host = L’hôte est maintenant { $name }.
note-stood-in = { $name } ne répond pas : un ordinateur joue à sa place jusqu’à son retour.
note-stood-in-own = Tu ne réponds pas : un ordinateur joue à ta place jusqu’à ton retour.
note-owner-back = { $name } joue de nouveau.
note-back = Tu joues de nouveau toi-même.
note-back-already = Aucun ordinateur ne joue à ta place : tu es dans la partie.
note-clock-stands = Le chrono est arrêté. « resume » le relance.
note-clock-stands-by = Le chrono est arrêté par { $name }. « resume » le relance.
note-nobody-there = Il n’y a plus personne à la table, alors la partie attend. « resume » la fait reprendre.
note-clock-runs = Le chrono court de nouveau.
note-clock-runs-by = Le chrono court de nouveau : { $name } l’a relancé.
note-clock-runs-already = Le chrono tourne déjà.
note-time-short = C’est ton tour, et il reste un quart de ton temps.
note-drew-for-you = { $count ->
        [0] Tu ne pouvais pas poser et il n’y avait plus rien à piocher, j’ai donc passé pour toi. « auto off » y met fin.
       *[other] Tu ne pouvais pas poser, j’ai donc pioché { $tiles } pour toi. « auto off » y met fin.
    }
note-auto-round = Tant que tu ne peux pas poser, je pioche pour toi, jusqu’à la fin de la manche. « auto off » y met fin.
note-auto-first = Je pioche pour toi jusqu’à ce que ta première pose soit possible. « auto off » y met fin.
note-auto-off = Je ne pioche plus pour toi.
note-auto-how = Dis « auto » : je pioche pour toi tant que tu ne peux pas poser. « auto first » : jusqu’à ce que ta première pose soit possible. « auto off » : j’arrête.
auto-left = « auto » te laisse ce tour : il y a quelque chose que personne ne peut faire pour toi.
note-quiet = Calme de { $begins } à { $ends } ({ $place }, où il est { $now }). Pendant ces heures, aucun tour d’une heure ou plus n’arrive à son terme, et ce qu’il y a à en dire attend. « quiet off » y met fin.
note-quiet-fixed = Calme de { $begins } à { $ends } avec { $place } d’écart à l’heure UTC ; il y est { $now }. Pendant ces heures, aucun tour d’une heure ou plus n’arrive à son terme, et ce qu’il y a à en dire attend. Nomme plutôt une ville, et l’heure d’été sera suivie. « quiet off » y met fin.
note-quiet-off = Plus d’heures calmes.
note-quiet-how = Dis de quand à quand, et où tu es ou quelle heure il y est : « quiet 22-8 Paris », « quiet 22-7:30 Bruxelles », « quiet 22-8 14:30 ». Pendant ces heures, aucun tour d’une heure ou plus n’arrive à son terme, et ce qu’il y a à en dire attend.
note-quiet-long = Douze heures au plus. Pour avoir plus de temps par tour, on joue avec un chrono plus long, ou sans.
note-quiet-zone = À l’heure d’où ? Nomme une grande ville de ton fuseau horaire, ou dis quelle heure il est chez toi : « quiet 22-8 Paris », « quiet 22-8 14:30 ».
note-quiet-where = Je ne connais pas l’heure de « { $place } ». Nomme une grande ville de ton fuseau horaire, en anglais, ou dis quelle heure il est chez toi : « quiet 22-8 14:30 ».
note-quiet-near = Je ne connais pas l’heure de « { $place } ». Est-ce { $near } ? Sinon, dis quelle heure il est chez toi : « quiet 22-8 14:30 ».
note-zone = Les heures sont celles de { $place }, où il est { $now }. « settings fuseau non » y met fin.
note-zone-off = L’heure à laquelle un tour se termine n’est plus montrée.
note-zone-how = « settings fuseau Paris » montre à quelle heure un tour se termine. Nomme une grande ville de ton fuseau horaire.
note-zone-where = Je ne connais pas l’heure de « { $place } ». Nomme une grande ville de ton fuseau horaire : « settings fuseau Paris ».
note-zone-near = Je ne connais pas l’heure de « { $place } ». Veux-tu dire { $near } ? « settings fuseau { $near } »
note-zone-nowhere = Le fuseau horaire est celui d’un chat, et aucun ne montre cette table.
note-turn-waits = Tes heures calmes sont finies, { $name } : c’est ton tour.
note-nudge = { $name } te demande de jouer : c’est ton tour.
note-nudged = C’est demandé.
note-call-over = Ce tour est terminé.
note-stopped = La table { $code } est fermée.
note-home-lost = La table { $code } ne se montre plus dans sa discussion : je ne peux pas y écrire. Le jeu continue avec le même code. « join { $code } » la ramène là-bas, ou dans une autre discussion.
note-home-lost-last = La table { $code } ne se montre plus dans sa discussion : je ne peux pas y écrire. La partie est en pause. « join { $code } » dans cette discussion ou une autre la reprend là-bas, « resume » ici en privé.
note-home-back = La table { $code } se montre de nouveau dans une discussion.
note-not-shown-here = La table { $code } ne se montre plus ici. « join { $code } » la ramène.
note-home-left = La table continue dans un fil à elle :
note-out-of-reach = Je ne peux pas écrire en privé à { $name } : ouvre une discussion privée avec moi et démarre-la, s’il te plaît.
note-within-reach = Je peux de nouveau écrire en privé à { $name }.
note-done = C’est fait.
note-left = Tu as quitté la table { $code }.
sure-end = La partie n’est pas finie, et si tu pars, elle s’arrête pour de bon. « { $word } » encore une fois l’arrête.
sure-leave = La partie n’est pas finie, et si tu pars, tu abandonnes ta place. « { $word } » encore une fois pour quitter la table.
sure-stop = La partie n’est pas finie, et elle s’arrêtera pour de bon, pour tout le monde. « { $word } » encore une fois l’arrête.
sure-remove = La partie n’est pas finie, et { $name } va perdre sa place. « { $word } » encore une fois la lui retire.
sure-rematch = D’autres regardent peut-être encore le résultat. La prochaine partie commence quand tout le monde l’a demandée, ou si tu redis « { $word } ».
note-wishes = C’est noté, pour ce que personne d’autre ne voit.
note-wishes-how = Dis après « settings my » comment tu veux voir ce que tu es seul à voir : { $choices }.
note-notify-how = Où t’appeler quand c’est ton tour ?
note-notify-dm = Je t’appelle en privé.
note-notify-group = Je t’appelle dans la discussion de la table.
note-notify-both = Je t’appelle en privé et dans la discussion de la table.
note-notify-quiet = Je te montre tout, sans un bruit.
note-language = Je te parle maintenant en français.
note-languages = Je parle : { $languages }. Dis « language { $example } ».
note-draft-open = Ton brouillon n’est pas encore posé. « { $word } » encore une fois l’abandonne ; « done » le pose.
note-picked-open = Tu as choisi quelque chose et ne l’as pas posé. « { $word } » encore une fois le laisse où il est.
note-nothing-to-undo = { $family ->
        [cards] Il n’y a rien à reprendre : une carte que tu as prise reste à toi.
       *[tiles] Il n’y a rien à reprendre.
    }
note-choose-discard = Choisis d’abord une seule carte, puis défausse-la : ton tour se termine ainsi.
replay-caption = La dernière manche, encore une fois.
record-file = La partie de la table { $code }, dans un fichier.
record-running = La manche n’est pas finie : ce que tu ne peux pas encore voir y est noté ?, on ne peut donc pas encore la rejouer. Quand elle sera finie, « record » donnera tout.

## Aide

help-now = Ce que tu peux dire maintenant :
help-more = « help all » montre tous les mots, « rules » explique le jeu.
help-turn = À ton tour
help-table = Tables
help-looking = Pour regarder
help-host = Pour l’hôte
help-other = Et aussi
help-line = { $word } : { $about }
help-no-such-word = Ce mot n’existe pas. « help all » les montre tous.

## Ce qui tourne mal en route

mishap-unreadable = Je ne sais pas lire « { $word } ». Les plaques s’écrivent r5 b12 J, les cartes 7H 10S.
mishap-no-meld = Il n’y a pas de combinaison { $number } sur la table.
mishap-fits-nowhere = { $cards } ne va sur aucune combinaison de la table.
mishap-fits-several = { $cards } va sur les combinaisons { $numbers }. Dis sur laquelle : « layoff { $typed } { $number } ».
mishap-move-nowhere = « { $tile } » ne se trouve nulle part d’où on puisse l’enlever.
mishap-move-several = Il y a plusieurs { $tile } : { $places }. Dites aussi d’où : « { $example } ».
mishap-split = « split » demande une suite et la plaque qui commence sa seconde partie : « split 3 r6 ».
place-rack = votre réglette
mishap-nothing = Dis aussi lesquelles.
mishap-word = Je ne connais pas « { $word } ». « help » montre ce qui peut se dire.
mishap-alone = « { $word } » se dit seul, et « { $text } » n’est pas clair. Rien n’a été fait.
mishap-whom = Dis aussi qui : « { $word } NOM ».
mishap-order = « sort » prend « couleur » ou « numéro », pas « { $text } ».
mishap-word-near = Je ne connais pas « { $word } ». Voulais-tu dire « { $near } » ?
mishap-sheet = Il n’y a pas de jeu « { $name } ». Il y a : { $sheets }
mishap-sheet-near = Il n’y a pas de jeu « { $name } ». Voulais-tu dire « { $near } » ? Il y a : { $sheets }
mishap-thread = Je ne peux pas ouvrir de fil ici pour la table : je n’en ai pas le droit, ou c’en est déjà un.
mishap-thread-stays = « settings thread on » installe la table dans un fil à elle, où elle reste. « join { $code } » dans un salon l’y affiche aussi.
mishap-setting = Cela ne se règle pas. Ce qui se règle : { $settings }
mishap-rule = Il n’y a pas de règle maison « { $name } ». « settings rule » les montre toutes.
mishap-rule-near = Il n’y a pas de règle maison « { $name } ». Veux-tu dire « settings rule { $near } » ?
mishap-rule-number = Il manque la règle de « { $number } » : « settings rule hand={ $number } » en distribue autant.
mishap-rule-value = « { $name } » ne peut pas être « { $value } ». Possible : { $allowed }
mishap-rule-sheets = Ce jeu n’accepte pas la règle « { $name } ». Ceux-ci l’acceptent : { $sheets }
mishap-too-long = C’était trop long : { $longest } caractères au plus.
mishap-unavailable = Pas fait : { $trouble ->
        [locked] un autre programme occupe la base de données. Réessaie dans un moment
        [read_only] la base de données ne peut pas être écrite. Préviens la personne qui fait tourner ce programme
        [full] le disque est plein, ou le fichier ne peut plus grandir. Préviens la personne qui fait tourner ce programme, et réessaie plus tard
        [damaged] la base de données est abîmée. Préviens la personne qui fait tourner ce programme
        [refused] la base de données ne laisse entrer personne. Préviens la personne qui fait tourner ce programme
        [forbidden] la base de données ne peut pas être écrite. Préviens la personne qui fait tourner ce programme
        [gone] la base de données a disparu. Préviens la personne qui fait tourner ce programme
       *[other] la base de données ne répond pas. Réessaie dans un moment
    }.
mishap-unexpected = Quelque chose a mal tourné, et rien n’a changé. Si tu le signales, donne ce numéro : { $number }
button-new = Nouvelle table
button-second = Une deuxième table
button-wait = Attendre une place

## Boutons

button-join = Rejoindre
button-start = C’est parti
button-leave = Partir
button-stop = Fermer la table
button-remove = Retirer la place
button-rules = Règles
button-settings = Réglages
button-settings-computers-fewer = Un ordinateur de moins
button-auto = Piocher pour moi
button-auto-off = Ne plus piocher
button-nudge = Relancer
button-resume = Reprendre
button-im-back = Me revoilà
button-rack = { $family ->
        [cards] Mes cartes
       *[tiles] Ma réglette
    }
button-score = Score
button-replay = Revoir
button-history = Historique
history-none = Personne n’a encore joué.
button-record = Enregistrement
button-next-ready = Manche suivante
button-rematch = Revanche
button-tables = Mes tables
button-table = Table
button-table-code = Table { $code }
button-help = Aide
button-help-all = Tous les mots
button-play = Mettre sur la table
button-play-done = { $counted ->
        [yes] { $count ->
            [1] Poser 1 point, finir
           *[other] Poser { $count } points, finir
        }
       *[no] { $count ->
            [one] Poser la plaque et finir
            [many] Poser { $count } de plaques et finir
           *[other] Poser { $count } plaques et finir
        }
    }
button-look-first = Voir d’abord
button-another-way = Autrement
button-arrange = Nouvelle combinaison
button-arrange-rack = Remettre sur la réglette
button-choose = { $family ->
        [cards] Choisir des cartes
       *[tiles] Choisir des plaques
    }
button-onto = Ajouter à une combinaison
button-here = Poser ici
button-melds = Déplacer des plaques
button-take-tile = Prendre une plaque de la table
button-drop = Reposer
button-split = Couper : { $left } | { $right }
button-more = Plus
button-back = Retour
part-held = En main
button-meld = Poser en combinaison
button-discard = Défausser
button-return = Remettre
button-draw = Piocher
button-pass = Passer
button-done = { $family ->
        [cards] Finir le tour
       *[tiles] Poser
    }
button-hint = Indice
button-repair = Prendre ceci
button-notify-dm = En privé
button-notify-group = Dans la discussion
button-notify-both = Aux deux endroits
button-notify-quiet = Nulle part
button-puzzle-easy = Un facile
button-puzzle-normal = Un moyen
button-puzzle-hard = Un difficile
button-puzzle-solution = Solution
button-undo = Annuler
button-reset = Recommencer
button-take-stock = Prendre dans la pioche
button-take-discard = Prendre la défausse
button-object = Contester
button-accept = Accepter
button-sort-number = Ranger par numéro
button-sort-colour = Ranger par couleur

## Ce que l'hôte du programme ne permet pas

limit-banned = Tu ne peux pas jouer ici. Demande à la personne qui fait tourner ce bot.
limit-chat = On ne joue pas dans cette discussion. Demande à la personne qui fait tourner ce bot.
limit-private = Ici, les tables ne s’ouvrent que dans des groupes. Dis « new » dans un groupe ; tu pourras y jouer.
limit-tables-chat = { $most ->
        [one] Il y a déjà une table dans cette discussion, et pas plus d’une n’est permise
        [many] Il y a déjà { $most } de tables dans cette discussion, et pas plus ne sont permises
       *[other] Il y a déjà { $most } tables dans cette discussion, et pas plus ne sont permises
    }. Prends place à l’une d’elles, ou fermes-en une : « stop ».
limit-tables-person = { $most ->
        [one] Tu es déjà à une table, et pas à plus d’une à la fois
        [many] Tu es déjà à { $most } de tables, et pas à plus à la fois
       *[other] Tu es déjà à { $most } tables, et pas à plus à la fois
    }. Quittes-en d’abord une : « leave ».
limit-pace = C’était beaucoup d’un coup. Attends un instant, puis continue.
limit-solver = J’ai assez longtemps cherché pour tes plaques, pour l’instant. Réessaie dans { $seconds } { $seconds ->
        [one] seconde
        [many] de secondes
       *[other] secondes
    }, ou écris la table toi-même : « arrange ».

## Vie privée

privacy-about =
    Je garde ton nom et ton numéro sur cette plateforme, ta langue et ta façon de voir les tables ; où tu joues, et ce que tu y as fait, sous un numéro à part. Ce que tu tapes est gardé jusqu’à ce que j’y aie donné suite. Les mots de ta coupe restent dans l’enregistrement de la partie. Rien de tout cela ne quitte cette machine.
    « privacy export » te donne tout dans un fichier. « privacy forget » efface qui tu es : tes places continuent sans toi, et les vieilles parties ne te connaissent plus que comme un numéro.
privacy-file = Tout ce qui est gardé sur toi.
privacy-sure = Cela efface pour de bon ton nom, ton numéro sur cette plateforme, ta langue et tes souhaits. Tu quittes toutes les tables : un ordinateur continue pour toi. Dis « privacy forget yes » pour confirmer.
privacy-forgotten = Je t’oublie maintenant : ce que je savais de toi est effacé. Si tu m’écris de nouveau, nous ne nous sommes jamais vus. Adieu !
button-privacy-export = Tout sur moi, en fichier
button-privacy-forget = Oublie-moi
button-privacy-sure = Oui, oublie-moi
