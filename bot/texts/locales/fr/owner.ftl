# Ce que dit qui fait tourner le programme, et ce qu’il lit en réponse.

limit-drain = Pas de nouvelle table pour l’instant : ce bot va être mis à jour. Les parties en cours continuent.
note-announcement =
    📣 Message de la personne qui s’occupe de ce bot :
    { $text }
owner-help = Tu t’occupes de ce bot : « annoncer TEXTE » s’adresse à tous les joueurs, dans leurs discussions ou en privé. « bannir » et « autoriser » prennent telegram:123, discord:456, « ici » ou le nom d’un joueur de la table. « maintenance » bloque les nouvelles tables, jusqu’à « maintenance stop ».
owner-announce-how = Que veux-tu annoncer ? Tape « annoncer », puis le texte.
owner-announced = { $count ->
        [0] Personne n’a été prévenu : aucune table n’est ouverte.
        [one] Annonce envoyée à une discussion ou une personne.
        [many] Annonce envoyée à { $count } de discussions et personnes.
       *[other] Annonce envoyée à { $count } discussions et personnes.
    }
owner-banned = { $who } est banni, jusqu’à « autoriser { $who } ».
owner-ban-none = Personne n’est banni. Tape « bannir », puis telegram:123, discord:456, « ici » ou le nom d’un joueur de la table.
owner-ban-list = Bannis : { $who }. Tape « autoriser » suivi de l’un d’eux pour lever l’exclusion.
owner-ban-how = Écris PLATEFORME:NUMÉRO pour une personne ou une discussion ; PLATEFORME est l’une de celles-ci : { $platforms }.
owner-ban-owner = Impossible : cette personne s’occupe de ce bot.
owner-allowed = { $who } peut de nouveau jouer.
owner-allow-setting = { $who } reste banni par RUMMY_BANNED_PEOPLE ou RUMMY_BANNED_CHATS.
owner-drain-on = Plus aucune nouvelle table, jusqu’à « maintenance stop ». { $count ->
        [0] Aucune table n’est ouverte.
        [one] Une table est ouverte et continue.
        [many] { $count } de tables sont ouvertes et continuent.
       *[other] { $count } tables sont ouvertes et continuent.
    }
owner-drain-off = On peut de nouveau ouvrir des tables.

## drain

cli-drain-on = Plus aucune nouvelle table, jusqu’à « rummy drain off ». Les parties en cours continuent.
cli-drain-off = On peut ouvrir des tables.
cli-drain-none = Aucun bot n’a encore utilisé cette base de données, ou seulement une version plus ancienne.
help-drain =
    rummy drain [on | off] [--database URL]

    Les bots qui utilisent cette base de données n’ouvrent plus de table ; les parties en cours continuent.
    « off » permet de nouveau d’ouvrir des tables. Sans argument, montre où on en est. Le changement prend effet en quelques secondes et vaut encore après un redémarrage.

    --database URL  quelle base de données ; par défaut : celle de RUMMY_DATABASE_URL
