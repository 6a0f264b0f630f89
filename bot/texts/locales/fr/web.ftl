# La page dans le navigateur. Ce que la page remplit est entre accolades : aucun mot ne s'y accorde.

web-page-title = Rummy Table
web-page-name = Ton nom
web-page-enter = Prendre place
web-page-no-code = Ouvre la page avec le lien que tu as reçu.
web-page-again = Le programme ne répond pas. Réessaie dans un instant.
web-page-table = Table
web-page-rack = Ton jeu
web-page-pile = Défausse ({ $n }), { $piece } sur le dessus
web-page-stock = Pioche : { $n }
web-page-new-meld = Nouvelle combinaison
web-page-meld = Combinaison { $n }
web-page-meld-wrong = Combinaison { $n }, pas encore valide
web-page-held = Pas encore placé
web-page-joker = joker
web-page-stands-for = joker à la place de { $piece }
web-page-empty-table = La table est encore vide.
web-page-your-turn = À toi de jouer
web-page-tiles = { $n } en main
web-page-undo = Annuler
web-page-redo = Rétablir
web-page-move-before = Coup précédent
web-page-move-after = Coup suivant
web-page-take-back = Tout annuler
web-page-place = Placer pour moi
web-page-to-rack = Remettre sur le chevalet
web-page-give-back = Remettre dans la pioche
web-page-discard = Défausser
web-page-meld-these = Poser la combinaison
web-page-menu = Plus…
web-page-themes = Couleurs
web-page-theme-auto = Comme sur cet appareil
web-page-theme-light = Clair
web-page-theme-dark = Sombre
web-page-theme-contrast = Contraste élevé
web-page-theme-large = Grands caractères
web-page-close = Fermer
web-page-invite = Inviter des amis
web-page-invite-how = Ce lien donne une place libre, jusqu’au début de la partie.
web-page-watch = Inviter des spectateurs
web-page-watch-how = Ce lien montre la table, sans aucun chevalet. Tu peux interdire les spectateurs dans les réglages.
web-page-device = Continuer sur un autre appareil
web-page-device-how = Ce lien n’est que pour toi. Il marche une seule fois, pendant dix minutes.
web-page-copy = Copier le lien
web-page-copied = Copié
web-page-offline = Pas de connexion. Nouvelle tentative…
web-page-online = De nouveau connecté.
web-page-elsewhere = Tu joues maintenant dans une autre fenêtre ou sur un autre appareil.
web-page-here = Jouer ici
web-page-over = Cette table est fermée. Pour rejouer, ouvre le lien d’une autre table.
web-page-session-over = Cette page n’a plus accès à la table. Demande un nouveau lien.
web-page-reload = Il y a une version plus récente de cette page. Recharge-la.
web-page-picked = Choisi : { $n }
web-page-put-back = Remis.
web-page-placed = Placé.
web-page-missing = Il manque encore sur la table : { $pieces }
web-page-away = pas là
web-page-won = a gagné
web-page-last-lay = nouveau
web-page-keys = Clavier : les flèches déplacent, Espace prend, Entrée place, Échap remet. Maj+Espace prend toute une combinaison.

## L'entrée

web-code-unknown = Ce lien ne marche plus. Demandes-en un nouveau.
web-invitation-over = La partie a commencé. Demande à l’hôte de t’inviter à la prochaine.
web-invitation-full = Toutes les places sont prises.
web-telegram-unknown = Telegram ne confirme pas qui tu es. Rouvre la page depuis la discussion.
web-telegram-old = Ce lien est trop ancien. Rouvre la page depuis la discussion.
web-telegram-seat = Tu n’es pas à cette table. Rejoins-la d’abord dans la discussion.
web-entrance-busy = Trop de monde arrive en même temps. Réessaie dans un instant.

button-web = Ouvrir dans le navigateur
note-web-link =
    Ta table dans le navigateur : { $link }
    Ce lien n’est que pour toi. Il marche une seule fois, pendant dix minutes.
note-web-shut = Tes pages de cette table sont fermées.

doctor-web = Les tables s’ouvrent dans le navigateur à { $url }. Fais suivre ce qui y arrive vers { $place }, WebSockets compris.
doctor-web-reached = Les navigateurs atteignent la page à { $url }, WebSockets compris.
doctor-web-certificate-valid = Le certificat de { $host } est valable jusqu’au { $until }.
doctor-web-certificate = Les navigateurs refusent le certificat de { $host } : { $why }. Le proxy doit en obtenir un ; Caddy le fait tout seul.
doctor-web-certificate-ends = Le certificat de { $host } expire dans { $days } { $days ->
        [one] jour
        [many] jours
       *[other] jours
    }. Vérifie pourquoi le proxy ne l’a pas renouvelé.
doctor-web-away = Personne ne répond à { $url } : { $why }. « rummy serve » tourne-t-il, et le proxy ou le tunnel mène-t-il à RUMMY_WEB_LISTEN ?
doctor-web-odd = { $url } répond, mais pas comme la page. Le proxy mène-t-il à RUMMY_WEB_LISTEN, avec tout le chemin ?
doctor-web-host = Le proxy de { $host } change l’en-tête Host. Règle-le pour qu’il ne le change pas, comme Caddy.
doctor-web-sockets = { $url } ne laisse pas passer les WebSockets : la page ne peut pas se connecter. Le proxy doit transmettre « Upgrade » et l’en-tête Origin.
doctor-web-plain = Telegram n’ouvre comme Mini App que des adresses https. Les joueurs y reçoivent des liens privés vers { $url }.
doctor-app-alone = RUMMY_TELEGRAM_APP est défini, mais pas RUMMY_WEB_URL : il n’y a pas de page à ouvrir.
doctor-telegram-app = Dans les groupes, la page s’ouvre avec { $link }
doctor-telegram-no-app = Dans les groupes, la page s’ouvre par un lien privé : le bot n’a pas de Mini App. @BotFather en crée une : /mybots, Bot Settings, Configure Mini App, avec l’adresse { $url }

## rummy web

cli-web-open = Ta table : { $link }
cli-web-guests = Les invités de ton réseau ouvrent ce lien, ou scannent le code avec leur téléphone : { $link }
cli-web-guests-here = Les invités ouvrent ce lien sur cet ordinateur : { $link }
cli-web-not-secret = Attention : en http, toute personne qui écoute ce réseau peut lire la page.
cli-web-ends = Ctrl-C arrête le programme. La partie est enregistrée.
cli-web-ended = Arrêté. Pour continuer : rummy web --resume
help-web =
    rummy web [--sheet JEU] [--seats moi,facile,moyen] [--name NOM] [--rule NOM=VALEUR]
              {""}[--guests] [--host ADRESSE] [--port N] [--no-browser]
    rummy web --resume [--database URL]

    Une partie dans le navigateur contre des ordinateurs, et avec des amis sur ton réseau.

    --sheet JEU        un jeu de la liste « rummy sheets » ; par défaut : rummikub
    --seats LISTE      les joueurs, séparés par des virgules : moi, et facile, moyen ou difficile
    --guests           attend que des invités se joignent à la partie
    --host ADRESSE     où la page est servie : 0.0.0.0 admet les téléphones de ton réseau ; par défaut : cette machine seule
    --port N           par défaut : 7310, ou un port libre
    --no-browser       n’ouvre pas de navigateur
    --name NOM         ton nom
    --rule NOM=VALEUR  une règle maison ; option répétable ; « rummy sheets JEU » les énumère
    --resume           reprend la dernière partie inachevée
    --database URL     où les parties sont gardées, comme sqlite:///soiree.sqlite3 ; par défaut : dans ton dossier de données
