# Ce que dit qui fait tourner le programme, et ce qu’il lit en réponse.

limit-drain = On n’ouvre pas de nouvelle table pour l’instant : on va travailler sur ce bot. Ce qui se joue continue.
note-announcement = 📣 De la part de qui fait tourner ce bot :
    { $text }
owner-help = Parce que tu fais tourner ce bot : « annoncer TEXTE » dit quelque chose à tous ceux qui jouent, dans leurs discussions ou en privé ; « bannir » et « autoriser » avec telegram:123, discord:456, « ici » ou le nom de quelqu’un à la table ; « vider » n’ouvre plus de nouvelle table, jusqu’à « vider stop ».
owner-announce-how = Que faut-il annoncer ? Dis « annoncer », puis le texte.
owner-announced = { $count ->
        [0] Aucune table n’est ouverte : personne n’a été prévenu.
        [one] Une discussion ou une personne est prévenue.
        [many] { $count } de discussions et de personnes sont prévenues.
       *[other] { $count } discussions et personnes sont prévenues.
    }
owner-banned = Je n’écoute plus { $who }, jusqu’à ce que tu dises « autoriser { $who } ».
owner-ban-none = Personne n’est banni. Dis « bannir », puis telegram:123, discord:456, « ici » ou le nom de quelqu’un à la table.
owner-ban-list = Je n’écoute pas : { $who }. « autoriser » avec l’un d’eux y met fin.
owner-ban-how = Rien de tel n’est servi ici. Nomme quelqu’un ou une discussion par PLATEFORME:NUMÉRO ; PLATEFORME est l’une de celles-ci : { $platforms }.
owner-ban-owner = C’est quelqu’un qui fait tourner ce bot.
owner-allowed = J’écoute { $who }.
owner-allow-setting = { $who } reste banni : c’est écrit dans RUMMY_BANNED_PEOPLE ou RUMMY_BANNED_CHATS.
owner-drain-on = On n’ouvre plus de nouvelle table jusqu’à ce que tu dises « vider stop ». { $count ->
        [0] Aucune table n’est ouverte.
        [one] Une table est ouverte et continue.
        [many] { $count } de tables sont ouvertes et continuent.
       *[other] { $count } tables sont ouvertes et continuent.
    }
owner-drain-off = On peut de nouveau ouvrir des tables.

## drain

cli-drain-on = On n’ouvre plus de nouvelle table, jusqu’à « rummy drain off ». Ce qui se joue continue.
cli-drain-off = On peut ouvrir des tables.
cli-drain-none = Personne n’a encore servi depuis cette base de données, ou seulement une version plus ancienne.
help-drain =
    rummy drain [on | off] [--database URL]

    Aucun programme qui sert depuis une base de données n’ouvre plus de table ; ce qui se joue continue.
    « off » y met fin. Sans mot, dit ce qu’il en est. C’est fait en quelques secondes, et tient après un redémarrage.

    --database URL  quelle base de données ; sinon : RUMMY_DATABASE_URL
