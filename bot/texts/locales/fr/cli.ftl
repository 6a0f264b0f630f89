# Ce que disent les commandes. Les noms des commandes, options et jeux sont les mêmes dans toutes les langues.

## Erreurs dans ce qui a été écrit

cli-no-command = La commande « { $command } » n’existe pas. Choisis parmi : { $commands }. « rummy --help » explique chacune.
cli-usage = { $command } : { $fault ->
        [value] { $argument } demande une valeur.
        [choice] « { $value } » n’est pas possible pour { $argument }. Choix possibles : { $choices }.
        [missing] il manque { $argument }.
        [both] { $argument } et { $other } ne vont pas ensemble.
        [flag] { $argument } ne prend pas de valeur.
        [unknown] « { $value } » n’est pas reconnu ici.
        [whole] { $argument } est un nombre entier, pas « { $value } ».
        [few] { $argument } vaut au moins 1, pas { $value }.
        [port] { $argument } est un nombre entier de 1 à { $most }, pas « { $value } ».
        [seconds] { $argument } est un nombre de 0 à { $most }, pas « { $value } ».
       *[other] commande illisible.
    } « { $command } --help » montre comment l’écrire.
cli-argument = { $name ->
        [SHEET] JEU
        [TILES] TUILES
        [FILE] FICHIER
       *[other] { $name }
    }
cli-language = Je ne parle pas « { $wanted } ». Choisis parmi : { $languages }.
cli-no-sheet = Aucun jeu ne s’appelle « { $sheet } ». Choisis parmi : { $sheets }.
cli-rule-form = « { $rule } » n’est pas une règle maison : on écrit NOM=VALEUR, comme jokers=4.
cli-rule-unknown = Aucune règle maison ne s’appelle « { $rule } ». { $sheet } accepte : { $rules }.
cli-rule-sheets = La règle maison { $rule } ne va pas avec { $sheet }. Elle va avec : { $sheets }.
cli-rule-value = « { $value } » n’est pas possible pour la règle maison { $rule }. Choix possibles : { $allowed }.
cli-players = { $sheet } ne se joue pas à { $seats } : il faut être de { $low } à { $high }.
cli-pack-too-small = Pas assez de tuiles ou de cartes pour { $seats } places à { $sheet }, avec ces règles maison.
cli-level-unknown = « { $level } » n’est pas un joueur possible. Choisis parmi : { $levels }.
cli-seats-you = Il manque ta place : écris « moi » une fois, par exemple moi,facile.
cli-too-long = C’est trop long : { $most } caractères au plus.
cli-unreadable = { $family ->
        [cards] « { $word } » n’est pas une carte. Les cartes s’écrivent ainsi : AS 10H QD.
       *[tiles] « { $word } » n’est pas une tuile. Les tuiles s’écrivent ainsi : r5 b12, un joker J ou J=r5 ; check prend une combinaison.
    }
cli-file-unreadable = Impossible d’ouvrir « { $file } ». Le nom est-il juste ? As-tu le droit de le lire ?
cli-file-no-text = « { $file } » n’est pas un fichier texte, donc pas un enregistrement.
cli-record = Impossible de jouer cet enregistrement : { $what }.
cli-record-round = Impossible de jouer cet enregistrement, manche { $round } : { $what }.
cli-record-move = Impossible de jouer cet enregistrement, manche { $round }, coup { $move } : { $what }.
cli-not-verifiable = Impossible de vérifier cet enregistrement : il ne contient aucun sceau ouvert.
cli-ratings-rebuilt = Recalculé à partir de { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    } : { $ratings ->
        [one] { $ratings } cote
        [many] { $ratings } de cotes
       *[other] { $ratings } cotes
    }.
cli-settings = Ces réglages ont une valeur invalide : { $keys }. « rummy doctor » en dit plus.
cli-dot-env = Le fichier .env est illisible. « rummy doctor » en dit plus.
cli-no-output = Impossible d’écrire la sortie : { $why }.
cli-fault = C’est une erreur du programme, pas la tienne. Elle est notée sous { $id } dans { $file }.

## play

cli-you = Toi

## Ce qui viendra plus tard

cli-serve-nothing = Rien à lancer : aucune plateforme n’a de jeton. Définis RUMMY_DISCORD_TOKEN ou RUMMY_TELEGRAM_TOKEN, ou joue dans le terminal avec « rummy play ».
cli-serve-connecting = Connexion à { $platform }…
cli-serve-connected = { $platform } : connecté en tant que { $name }. Pour inviter le bot : { $link }
cli-serve-ready = Prêt : on peut jouer. Ctrl-C arrête le programme.
cli-serve-again = Le programme continue d’essayer. Ctrl-C l’arrête.
cli-serve-answered = { $platform } répond de nouveau.
cli-serve-ended = Arrêté.
cli-discord-token = Discord ne connaît pas le jeton de RUMMY_DISCORD_TOKEN. Le Developer Portal en fait un nouveau : ton application, Bot, Reset Token.
cli-emoji-nothing = Aucun bot pour recevoir les émojis : définis RUMMY_DISCORD_TOKEN.
cli-emoji-begins = Dessin des tuiles et des cartes…
cli-emoji-away = Discord ne répond pas, ou n’accepte plus d’émojis pour l’instant. Ceux déjà envoyés restent ; relance « rummy emoji » plus tard.
cli-emoji = { $new ->
        [0] Les { $count } émojis sont tous là.
       *[other] { $new } émojis sur { $count } manquaient ; ils sont là maintenant. Relance « rummy serve » pour t’en servir.
    }
cli-no-room = { $obstacle ->
        [taken] Un autre programme écoute déjà sur { $place }. Choisis un autre port dans { $setting }.
        [forbidden] Cet utilisateur n’a pas le droit d’écouter sur { $place } : un port inférieur à 1024 demande plus de droits. Choisis un autre port dans { $setting }.
        [elsewhere] Cette machine n’a pas l’adresse { $place }. Mets dans { $setting } une de ses adresses, ou 0.0.0.0 pour toutes.
        [unknown] Le nom dans { $place } n’a pas d’adresse ici. Mets dans { $setting } une adresse ou un autre nom.
       *[other] Le programme ne peut pas écouter sur { $place } : { $why }. Choisis une autre adresse dans { $setting }.
    }
cli-telegram-token = Telegram ne connaît pas le jeton de RUMMY_TELEGRAM_TOKEN. @BotFather montre le bon : /mybots, API Token.
cli-telegram-webhook = Telegram ne livre rien à l’adresse de RUMMY_TELEGRAM_WEBHOOK_URL : { $why }. Il faut une adresse https, sur le port 443, 80, 88 ou 8443, accessible depuis internet. Corrige-la, ou laisse-la vide : le programme ira chercher lui-même les messages.
cli-plays-here = Aucune plateforme n’a de jeton : tu joues ici, dans le terminal.

## La base de données

database-url = RUMMY_DATABASE_URL ou --database ne nomme pas de base de données. Écris sqlite:/// et le chemin d’un fichier, comme sqlite:///rummy.sqlite3, ou postgresql://USER:PASSWORD@HOST/NAME.
database-unreachable = Le serveur de la base de données ne répond pas. Est-il en marche ? L’hôte et le port de RUMMY_DATABASE_URL sont-ils justes ?
database-refused = Le serveur de la base de données refuse l’accès. Vérifie l’utilisateur, le mot de passe et le nom de la base dans RUMMY_DATABASE_URL.
database-forbidden = Cet utilisateur ne peut pas créer de tables dans la base de données. Fais-en le propriétaire : ALTER DATABASE NAME OWNER TO USER.
database-server = Il faut ici un fichier, mais la base de données est sur un serveur.
database-newer = La base de données vient d’une version plus récente. Rien n’a été touché : réinstalle cette version, ou prends la copie qu’elle a faite.
database-locked = Un autre programme a ouvert la base de données. Arrête-le d’abord, ou nomme un autre fichier.
database-read-only = La base de données est en lecture seule. Donne-toi les droits sur son fichier et son dossier.
database-full = Le disque est plein. Fais de la place et recommence ; tout ce qui a reçu une réponse est gardé.
database-damaged = Le fichier de la base de données est endommagé. Mets une copie à sa place ; garde l’ancien pour une réparation.
database-gone = Le fichier de la base de données, { $file }, n’existe pas, ou son dossier est inaccessible.
database-folder = Le dossier { $folder } n’existe pas. Crée-le d’abord, ou corrige le chemin.
database-foreign-log = Le journal d’une autre base se trouve à côté du fichier, et il peut contenir des coups déjà joués. Si tu as mis là une copie pour repartir d’elle, déplace ailleurs le fichier finissant par « -wal », et garde-le. Sinon, remets l’ancien fichier. Puis relance.
database-several-names = Le fichier de la base de données a plusieurs noms (liens physiques) : deux programmes pourraient y écrire en même temps. Arrête tous les programmes qui l’utilisent. Supprime ensuite tous ses noms sauf un (« find . -samefile FICHIER » les énumère) ; si un fichier finissant par « -wal » se trouve à côté de l’un d’eux, garde celui-là.
database-other = Impossible d’ouvrir la base de données.

## backup

cli-backup = { $file } contient la base de données actuelle : { $count ->
        [one] { $count } table ouverte
        [many] { $count } de tables ouvertes
       *[other] { $count } tables ouvertes
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo. La copie s’ouvre bien et elle est complète.
cli-backup-server = Cette base est sur PostgreSQL, qui la copie pendant que le programme tourne : pg_dump --format=custom --file=rummy.dump ADRESSE
cli-backup-same = C’est la base de données elle-même. Indique un autre fichier.
backup-unwritable = Impossible d’écrire la copie dans { $file }. Le dossier existe-t-il, est-il à toi, y a-t-il de la place ? Rien d’autre n’a été touché.

## move

cli-move = { $name } contient maintenant tout : { $count ->
        [one] { $count } table
        [many] { $count } de tables
       *[other] { $count } tables
    }, { $rows } lignes, toutes comparées. Mets cette adresse dans RUMMY_DATABASE_URL, et ne lance plus rien sur l’ancien fichier : garde-le comme copie.
move-no-server = La destination n’est pas une adresse comme postgresql://USER:PASSWORD@HOST/NAME.
move-not-empty = Cette base de données n’est pas vide. Rien n’a été touché : indique une base vide.
move-different = Tout n’est pas arrivé tel quel, rien n’a donc été gardé là-bas. Le fichier n’a pas changé ; réessaie, en surveillant mémoire et disque.

## check et sheets

cli-meld = { $kind ->
        [set] Une série
       *[run] Une suite
    } : { $meld }{ $counts ->
        [yes] . À la pose, elle vaut { $value ->
            [one] { $value } point
            [many] { $value } de points
           *[other] { $value } points
        }.
       *[no] .
    }
cli-sheet-options = Ce qu’une règle maison peut changer. L est une ligne de { $file }, C notre lecture là où la règle ne dit rien :
cli-sheet-unprinted = non imprimé

## solve

cli-solve-unreadable = { $family ->
        [cards] « { $word } » n’est pas une carte. Les cartes s’écrivent ainsi : AS 10H QD, avec | entre les combinaisons de la table.
       *[tiles] « { $word } » n’est pas une tuile. Les tuiles s’écrivent ainsi : r5 b12, un joker J ou J=r5, avec | entre les combinaisons de la table.
    }
cli-solve-impossible = C’est impossible. { $why }
cli-solve-no-meld = Cette table est impossible. { $why }
cli-solve-too-many = { $count ->
        [one] Il n’y a que { $count } { $tile } dans le jeu.
        [many] Il n’y a que { $count } { $tile } dans le jeu.
       *[other] Il n’y a que { $count } { $tile } dans le jeu.
    }
cli-solve-lay = { $family ->
        [cards] Pose { $tiles } : { $count } { $count ->
            [one] carte
            [many] de cartes
           *[other] cartes
        } et { $points } { $points ->
            [one] point
            [many] de points
           *[other] points
        } de moins en main.
       *[tiles] Pose { $tiles } : { $count } { $count ->
            [one] tuile
            [many] de tuiles
           *[other] tuiles
        } et { $points } { $points ->
            [one] point
            [many] de points
           *[other] points
        } de moins sur ton chevalet.
    }
cli-solve-kept = Tu gardes { $tiles }.
cli-solve-emptied = { $family ->
        [cards] Tu n’as plus de cartes.
       *[tiles] Ton chevalet est vide.
    }
cli-solve-nothing = { $family ->
        [cards] Il n’y a rien à poser : défausse une carte.
       *[tiles] Il n’y a rien à poser : pioche.
    }
cli-solve-unproven = La recherche s’est arrêtée avant d’être sûre : il y a peut-être mieux. « --effort 10 » cherche dix fois plus longtemps.

## puzzle

cli-puzzle-title = { $sheet }, { $grade }, numéro { $seed }
cli-puzzle-rack = Ton chevalet : { $tiles }
cli-puzzle-how = Vide ton chevalet en un seul tour. --answer "TABLE" vérifie ta réponse, --solution montre la solution.
cli-puzzle-grade = { $sheet } n’a que ces casse-têtes : { $grades }.
cli-puzzle-sheets = { $sheet } n’a pas de casse-tête. Ces jeux en ont : { $sheets }.
cli-puzzle-none = Aucun casse-tête trouvé pour { $sheet } avec ces règles maison. Essaie un autre --seed.

## replay

record-too-long = il est trop long
record-too-deep = une de ses clés a trop de parties
record-too-large = il contient un nombre trop grand pour une partie
record-too-much = « { $name } » contient plus que n’importe quelle partie
record-not-toml = ce n’est pas du TOML ({ $why })
record-format = son format n’est pas { $wanted }
record-field = il n’y a pas de champ « { $name } »
record-kind = « { $name } » n’est pas { $kind ->
        [text] un texte
        [table] un tableau
        [list] une liste
       *[number] un nombre entier
    }
record-seats = les places doivent être des noms différents, d’un mot chacun
record-goals = une partie a un seul but : rounds, target ou chips
record-no-goal = « { $name } » n’est pas un but possible pour { $sheet }
record-too-few = « { $name } » doit être 1 ou plus
record-sheet = il n’y a pas de jeu « { $name } »
record-house-rule = « { $value } » n’est pas possible pour la règle maison { $name }
record-unreadable = « { $word } » ne se lit pas
record-hidden = une tuile ou une carte est cachée ici, l’enregistrement s’arrête là
record-move = il n’y a pas de coup « { $word } »
record-impossible = ce coup est impossible ({ $what })
record-not-over = la manche d’avant n’est pas finie ; donne une position
record-starter = « { $name } » doit commencer, mais n’est pas à la table
record-draw = « { $word } » n’est pas un tirage pour commencer
record-stock = la pioche n’est pas complète
record-position = dans la position, « { $field } » est impossible : { $what }
cli-film-nothing = Rien à montrer dans la manche { $round } de cet enregistrement.
cli-film-unwritable = Impossible d’écrire « { $file } ».
cli-round = Manche { $round }
cli-refused = Refusé : { $why }
cli-first-laying = Première pose : { $points } { $points ->
        [one] point
        [many] de points
       *[other] points
    }.
cli-timeout = Temps écoulé. Tuiles piochées : { $drawn }.
cli-timeout-counted = Temps écoulé, et le tour compte tel quel.
cli-match-won = { $count ->
        [0] La partie est finie. Égalité.
       *[other] La partie est finie. Victoire : { $winners }.
    }
cli-table = Table : { $table }
cli-stock = { $family ->
        [cards] { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }
       *[tiles] { $count ->
            [one] { $count } tuile
            [many] { $count } de tuiles
           *[other] { $count } tuiles
        }
    } dans la pioche.
cli-to-move = C’est à { $name } de jouer.

## progress

cli-progress-simulate = Parties
cli-progress-film = Images
cli-progress-emoji = Émojis
cli-progress-move = Lignes
cli-progress-backup = Pages de la base
cli-ended-simulate = Arrêté après { $done ->
        [one] { $done } partie
        [many] { $done } de parties
       *[other] { $done } parties
    } sur { $all } ; les chiffres portent sur celles-ci.
cli-ended-film = Arrêté après { $done } images sur { $all } ; aucun fichier n’a été écrit.
cli-ended-emoji = Arrêté après { $done } émojis sur { $all }. Ceux déjà envoyés restent ; « rummy emoji » reprendra là.
cli-ended-move = Arrêté après { $done } lignes sur { $all } ; aucune n’a été gardée, et le fichier n’a pas changé.
cli-ended-backup = Arrêté après { $done } pages sur { $all } ; aucune copie n’a été écrite.

## simulate

cli-games = { $games } { $games ->
        [one] partie
        [many] de parties
       *[other] parties
    }, { $refusals } { $refusals ->
        [one] refus
        [many] de refus
       *[other] refus
    }
cli-share = { $result ->
        [win] Gagnées
        [draw] Nulles
        [blocked] Bloquées
        [aborted] Interrompues
       *[open] Sans fin
    } : { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-turns = Tours dans une partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, { $max } au plus
cli-wins = Manches gagnées par le niveau { $level } : { $count }
cli-wins-shared = Manches gagnées ensemble par plusieurs niveaux : { $count }
cli-matches = Parties gagnées par le niveau { $level } : { $count }
cli-matches-shared = Parties gagnées ensemble par plusieurs niveaux : { $count }
cli-pair = { $better } contre { $worse } : { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($most, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) de { $decided ->
        [one] { $decided } manche décidée
        [many] { $decided } de manches décidées
       *[other] { $decided } manches décidées
    }, { $rounds ->
        [one] { $rounds } jouée
        [many] { $rounds } jouées
       *[other] { $rounds } jouées
    }
cli-pair-pace = { $level } : { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms par décision
cli-pace = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms par tour

## doctor

cli-doctor-fine = Tout va bien.
cli-doctor-wrong = { $count ->
        [one] { $count } problème trouvé.
        [many] { $count } de problèmes trouvés.
       *[other] { $count } problèmes trouvés.
    }
doctor-env-file = Le fichier .env se lit bien.
doctor-env-file-none = Il n’y a pas de fichier .env ici ; ce n’est pas grave.
doctor-env-file-broken = Le fichier .env est illisible. Refais-le à partir de .env.example.
doctor-env-file-open = D’autres personnes sur cette machine peuvent lire .env, qui contient un jeton ou un mot de passe : tape « chmod 600 .env ».
doctor-key-unknown = { $setting } n’est pas un réglage : il est sans effet. Enlève-le ; .env.example donne tous les réglages.
doctor-key-near = { $setting } n’est pas un réglage : il est sans effet. Voulais-tu dire { $near } ?
doctor-values = Tous les réglages ont une valeur valide.
doctor-value-wrong = { $setting } a une valeur invalide. .env.example dit ce qu’il accepte.
doctor-language-unknown = RUMMY_LANGUAGE ne nomme aucune des langues disponibles : { $languages }. En attendant, le bot parle anglais.
doctor-database-wrong = RUMMY_DATABASE_URL ne commence ni par sqlite:/// ni par postgresql://. Laisse-le vide pour un fichier dans ton dossier de données.
doctor-metrics = La surveillance répond à http://{ $place }, depuis cette machine seulement : /health, /ready, /metrics.
doctor-metrics-open = La surveillance répond à http://{ $place } : /health, /ready, /metrics. Tous ceux qui ont accès à cette machine peuvent la lire ; elle ne montre ni noms ni chevalets.
doctor-token-telegram = RUMMY_TELEGRAM_TOKEN est défini : « rummy serve » lance le bot sur Telegram. « rummy doctor --live » vérifie le jeton auprès de Telegram.
doctor-token-discord = RUMMY_DISCORD_TOKEN est défini : « rummy serve » lance le bot sur Discord. « rummy doctor --live » vérifie le jeton auprès de Discord.
doctor-folder = On peut écrire dans { $folder }.
doctor-folder-wrong = Impossible d’écrire dans { $folder } : aucune partie ne peut être gardée. Change les droits, ou mets dans XDG_DATA_HOME un dossier à toi.
doctor-log-wrong = Impossible d’écrire dans { $folder } : les erreurs ne sont pas notées. Change les droits, ou mets dans XDG_STATE_HOME un dossier à toi.
doctor-files-open = D’autres utilisateurs de cette machine peuvent lire { $files } dans { $folder }. Pour l’empêcher : chmod 600.
doctor-folder-shared = D’autres utilisateurs de cette machine peuvent écrire dans { $folder }, donc remplacer ce qui y est gardé. Pour l’empêcher : chmod go-w { $folder }.
doctor-folder-listed = D’autres utilisateurs de cette machine voient les noms des fichiers de { $folder } ; toi seul peux lire leur contenu. chmod 700 { $folder } cache aussi les noms.
doctor-database-new = { $file } n’existe pas encore : il sera créé au premier démarrage.
doctor-database = { $file } est en bon état : { $count ->
        [one] { $count } table ouverte
        [many] { $count } de tables ouvertes
       *[other] { $count } tables ouvertes
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo{ $served ->
        [yes] ; un programme l’utilise.
       *[no] .
    }
doctor-database-older = { $file } vient d’une version plus ancienne. Le prochain démarrage le copie, puis le met à jour.
doctor-database-log = Le journal à côté de { $file } atteint { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo. Arrête les programmes qui gardent ce fichier ouvert depuis longtemps, et redémarre.
doctor-database-trouble = { $file } : { $what }
doctor-server-new = { $name } existe et est vide : les tables seront créées au premier démarrage.
doctor-server = { $name } répond : { $count ->
        [one] { $count } table ouverte
        [many] { $count } de tables ouvertes
       *[other] { $count } tables ouvertes
    }, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo, { $programs ->
        [0] aucun programme ne l’a ouverte.
        [one] un programme l’a ouverte.
        [many] { $programs } de programmes l’ont ouverte.
       *[other] { $programs } programmes l’ont ouverte.
    }
doctor-server-older = { $name } vient d’une version plus ancienne. Le prochain démarrage la met à jour : fais d’abord une copie avec pg_dump.
doctor-disk = Il ne reste que { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur le disque de { $folder }. Fais de la place avant qu’il soit plein.
doctor-pictures = Le programme peut dessiner les images, et la police est installée.
doctor-pictures-wrong = Impossible de dessiner les images. Réinstalle le programme ; d’ici là, les tables s’affichent en texte.
doctor-processes = Les ordinateurs peuvent jouer dans des processus à part.
doctor-processes-none = Les ordinateurs n’ont pas leurs propres processus : on ne peut pas écrire dans /dev/shm. Ils partagent le temps du programme, et les parties à plusieurs ordinateurs sont lentes.
doctor-languages = Tous les textes existent dans toutes les langues : { $languages }.
doctor-text-missing = { $count ->
        [one] { $count } texte manque
        [many] { $count } de textes manquent
       *[other] { $count } textes manquent
    } dans la langue { $spoken }, dont { $text }. Réinstalle le programme.
doctor-terminal = Le terminal a { $columns } colonnes et { $lines } lignes et affiche les couleurs.
doctor-terminal-plain = La sortie ne va pas vers un terminal : ce sera du texte simple, sans couleurs.
doctor-terminal-dumb = Ce terminal n’affiche pas de couleurs (TERM est { $term }) : les tuiles et les cartes se reconnaissent à leurs lettres.
doctor-terminal-narrow = Le terminal a { $columns } colonnes. Il en faut au moins 60 pour les longues tables.
doctor-terminal-encoding = Le terminal attend { $encoding }, mais le programme écrit en UTF-8. Mets dans LANG une langue en UTF-8, comme fr_FR.UTF-8.
doctor-live-nothing = Aucune plateforme n’a de jeton : il n’y a rien à vérifier sur le réseau.
doctor-telegram = Telegram connaît le bot : { $name }. Pour l’ajouter à un groupe : { $link }
doctor-telegram-token = Telegram ne connaît pas le jeton de RUMMY_TELEGRAM_TOKEN. @BotFather montre le bon : /mybots, API Token.
doctor-telegram-away = Telegram ne répond pas. Cette machine est-elle en ligne ? RUMMY_TELEGRAM_API, s’il est défini, doit indiquer un serveur Bot API en marche.
doctor-telegram-odd = Cette adresse répond, mais pas comme Telegram. RUMMY_TELEGRAM_API est-il juste ?
doctor-telegram-conflict = Un autre programme interroge déjà Telegram pour ce bot, et un seul en a le droit : arrête l’autre.
doctor-telegram-groups = Le bot ne peut pas être ajouté à des groupes. Écris à @BotFather : /setjoingroups, Enable.
doctor-telegram-private = Le mode privé est activé : dans les groupes, le bot ne reçoit que les commandes et les réponses à ses messages. Cela suffit.
doctor-telegram-overhears = Le mode privé est désactivé : le bot reçoit tout ce qui s’écrit dans les groupes, mais ne lit que les commandes et les réponses. @BotFather l’active : /setprivacy.
doctor-telegram-inline = Le mode inline est activé : les joueurs choisissent leurs coups dans le groupe. Règle /setinlinefeedback sur 100 % chez @BotFather ; sinon, chaque coup demande d’appuyer sur Confirmer.
doctor-telegram-no-inline = Le mode inline est désactivé. Pour jouer sans quitter le groupe, écris à @BotFather : /setinline, puis /setinlinefeedback, 100 %.
doctor-telegram-webhook = Telegram envoie en ce moment les messages à un webhook. « rummy serve » le supprime et va les chercher lui-même.
doctor-discord = Discord connaît le bot : { $name }. Pour l’inviter : discord.com/oauth2/authorize?client_id={ $number }&scope=bot+applications.commands&permissions=274877942784
doctor-discord-token = Discord ne connaît pas le jeton de RUMMY_DISCORD_TOKEN. Le Developer Portal en fait un nouveau : ton application, Bot, Reset Token.
doctor-discord-away = Discord ne répond pas. Cette machine est-elle en ligne ? RUMMY_DISCORD_API, s’il est défini, doit indiquer un serveur en marche.
doctor-discord-odd = Cette adresse répond, mais pas comme Discord. RUMMY_DISCORD_API est-il juste ?
doctor-discord-endpoint = Une Interactions Endpoint URL est définie dans le Developer Portal : commandes et boutons y vont et n’arrivent jamais ici. Efface-la.
doctor-discord-public = Tout le monde peut ajouter le bot à un serveur. Pour le garder pour toi, désactive Public Bot dans le Developer Portal.
doctor-discord-own = Toi seul peux ajouter le bot à un serveur.
doctor-discord-commands = Les commandes sont enregistrées chez Discord.
doctor-discord-new = Les commandes ne sont pas encore enregistrées : le prochain « rummy serve » s’en charge.
doctor-discord-emoji = { $count ->
        [0] Pas encore de tuiles en émojis : « rummy emoji » les envoie.
       *[other] Émojis du bot déjà là : { $count }.
    }

## Comment s'écrivent les commandes : --help

help-start =
    Le Rummy entre amis, selon les règles imprimées de sept jeux.

    rummy                 lance une partie dans le terminal
    rummy play            lance une partie dans le terminal, avec tes réglages
    rummy web             lance une partie dans le navigateur, seul ou avec des amis sur ton réseau
    rummy sheets          donne la liste des jeux, ou toutes les règles de l’un d’eux
    rummy check           vérifie une combinaison et compte ses points
    rummy solve           trouve la meilleure pose possible
    rummy puzzle          donne le casse-tête du jour : vider un chevalet en un tour
    rummy replay          rejoue un enregistrement et vérifie chaque coup
    rummy verify          vérifie que le mélange d’un enregistrement était équitable
    rummy ratings         montre qui mène, ou recalcule tous les classements
    rummy simulate        fait jouer des ordinateurs entre eux
    rummy lines           échange des lignes JSON avec les programmes qui jouent ou regardent
    rummy init            demande les jetons d’accès et écrit les réglages pour « rummy serve »
    rummy serve           lance le bot sur Discord, Telegram ou les deux
    rummy emoji           envoie les tuiles et les cartes à Discord, sous forme d’émojis du bot
    rummy backup          copie la base de données sans arrêter le bot
    rummy drain           suspend l’ouverture de nouvelles tables, ou la rétablit
    rummy move URL        transfère tout le contenu du fichier SQLite vers un serveur PostgreSQL
    rummy doctor          vérifie réglages, dossiers, langues et terminal

    Chaque commande accepte --help et --language ({ $languages }). rummy --version donne la version.
    Code de sortie : 0 pour oui, 1 pour non (refusé), 2 si c’est illisible ou impossible.
help-play =
    rummy play [--learn] [--sheet JEU] [--seats moi,facile] [--name NOM] [--seed N] [--rule NOM=VALEUR]
    rummy play --resume [--database URL]

    Une partie dans le terminal contre des ordinateurs.

    --sheet JEU        un jeu de la liste « rummy sheets » ; par défaut : rummikub
    --seats LISTE      les joueurs, séparés par des virgules, dans l’ordre du jeu : moi, et facile, moyen ou difficile
    --name NOM         ton nom
    --seed N           donne toujours le même mélange
    --rule NOM=VALEUR  une règle maison ; option répétable ; « rummy sheets JEU » les énumère
    --learn            commence par une leçon de quelques tours
    --resume           reprend la dernière partie inachevée
    --database URL     où les parties sont gardées, comme sqlite:///soiree.sqlite3 ; par défaut : dans ton dossier de données
help-sheets =
    rummy sheets [JEU] [--json]

    La liste des jeux, ou toutes les règles de l’un d’eux, avec leur source imprimée.

    --json  pour les programmes
help-check =
    rummy check JEU "TUILES" [--rule NOM=VALEUR] [--json]

    Est-ce une combinaison, et combien vaut-elle à la pose ? Par exemple : rummy check rummikub "r9 r10 J"

    --rule NOM=VALEUR  une règle maison ; option répétable
    --json             pour les programmes
help-solve =
    rummy solve JEU --table "TABLE" --rack "TUILES" [--closed] [--aim tiles] [--effort N] [--rule NOM=VALEUR] [--json]

    La meilleure pose possible, avec un + devant chaque tuile posée. Par exemple :
    rummy solve rummikub --table "r4 r5 r6 | b8 k8 y8" --rack "r7 r8 k1"

    --table TABLE      les combinaisons de la table, séparées par | ; par défaut : une table vide
    --rack TUILES      tes tuiles ou tes cartes ; avec des cartes, après la pioche
    --closed           avant la première pose
    --aim BUT          ce qui doit quitter ton chevalet : tiles (le plus de tuiles) ou points (le plus de points)
    --effort N         durée de la recherche : N fois plus longue ; par défaut : 1
    --rule NOM=VALEUR  une règle maison ; option répétable
    --json             pour les programmes
help-puzzle =
    rummy puzzle [--sheet JEU] [--seed N | --today] [--difficulty facile] [--answer "TABLE"] [--solution] [--rule NOM=VALEUR] [--json]

    Une table, et un chevalet que l’on peut vider en un tour. Chaque jour, le même casse-tête pour tous.

    --sheet JEU          un jeu qui se joue avec des tuiles ; par défaut : rummikub
    --seed N             un autre casse-tête que celui du jour
    --today              le casse-tête du jour (en UTC) ; c’est le choix par défaut
    --difficulty NIVEAU  facile, moyen ou difficile, selon ce qu’il faut déplacer sur la table
    --answer TABLE       ta réponse, toute la table avec | entre les combinaisons : est-elle juste ?
    --solution           montre une solution
    --rule NOM=VALEUR    une règle maison ; option répétable
    --json               pour les programmes
help-replay =
    rummy replay FICHIER [--json] [--keep-going] [--gif IMAGE [--round N]]

    Rejoue un enregistrement et montre si chaque coup est permis. FICHIER peut être - pour l’entrée standard.

    --json        une ligne JSON par coup, pour les programmes
    --keep-going  ne s’arrête pas au premier coup refusé
    --gif IMAGE   écrit une manche en image animée
    --round N     quelle manche ; par défaut : la dernière
help-verify =
    rummy verify FICHIER [--json]

    Recalcule les mélanges d’un enregistrement à partir de ce qui était fixé avant la donne. FICHIER peut être - pour l’entrée standard.

    Code de sortie : 0 équitable, 1 différent, 2 illisible ou invérifiable. docs/fairness.md explique ce que cela prouve.

    --json  le verdict de chaque manche, pour les programmes
help-ratings =
    rummy ratings [--rebuild] [--database URL] [--json]

    Montre qui mène à chaque jeu, toutes discussions confondues. Avec SQLite, arrête d’abord le bot.

    --rebuild       recalcule tous les classements à partir des manches terminées
    --database URL  où sont gardées les parties ; par défaut : comme dans les réglages
    --json          tous les classements, y compris ceux de chaque discussion, pour les programmes
help-simulate =
    rummy simulate JEU [--seats facile,facile] [--games N] [--match] [--pairs] [--seed N] [--rule NOM=VALEUR] [--json]

    Fait jouer des ordinateurs entre eux et montre comment leurs parties finissent.

    --seats LISTE      les joueurs, séparés par des virgules : facile, moyen ou difficile
    --games N          nombre de parties ; par défaut : 100
    --match            des parties entières ; par défaut : une manche chacune
    --pairs            oppose les niveaux deux à deux, dans les deux ordres
    --seed N           joue toujours les mêmes parties
    --rule NOM=VALEUR  une règle maison ; option répétable
    --json             pour les programmes
help-lines =
    rummy lines [--pause SECONDES] [--database URL] [--seed N]

    Un objet JSON par ligne, à l’entrée et à la sortie : des parties entières pour les programmes.

    --pause SECONDES  combien de temps les ordinateurs attendent avant d’agir, de 0 à 60 ; par défaut : 1
    --database URL    où les tables sont gardées, comme sqlite:///rummy.sqlite3 ; par défaut : ce que
                      dit RUMMY_DATABASE_URL, sinon nulle part
    --seed N          donne toujours le même mélange
help-serve =
    rummy serve

    Lance le bot sur Discord, si RUMMY_DISCORD_TOKEN est défini, et sur Telegram, si RUMMY_TELEGRAM_TOKEN l’est,
    jusqu’à ce qu’on l’arrête.
    Les tables sont gardées dans la base que désigne RUMMY_DATABASE_URL ; sinon, dans un fichier de ton dossier de données.
help-emoji =
    rummy emoji

    Envoie à Discord, sous forme d’émojis de ton bot, les tuiles et les cartes qui manquent encore :
    une fois suffit. Ensuite, « settings affichage emoji » affiche la table avec ces émojis.
help-backup =
    rummy backup [FICHIER] [--database URL]

    Copie la base de données sans arrêter le bot, et vérifie que la copie est intacte.
    Alors seulement, elle remplace une copie plus ancienne.

    FICHIER         le fichier de la copie, ou le dossier où la mettre ; par défaut : à côté de la base de données
    --database URL  quelle base de données ; par défaut : celle de RUMMY_DATABASE_URL
help-move =
    rummy move URL [--database URL]

    Transfère tout le contenu du fichier SQLite vers une base de données PostgreSQL vide : tout, comparé ligne par ligne, ou rien.
    Arrête d’abord le programme. Le fichier reste tel quel.

    URL             la destination, comme postgresql://USER:PASSWORD@HOST/NAME
    --database URL  l’origine, comme sqlite:///rummy.sqlite3 ; par défaut : celle de RUMMY_DATABASE_URL
help-doctor =
    rummy doctor [--live]

    Vérifie les réglages, les dossiers, les langues et le terminal, et dit comment corriger chaque problème.

    --live  vérifie aussi les jetons et les réglages auprès des plateformes
