# Comment la langue s'appelle elle-même.

language-name = Français
page-language = Langue : { $now }
settings-pick-language = Quelle langue dans la discussion de cette table ?
note-chat-language = Langue de la discussion, pour toutes ses tables : { $name }.
mishap-no-chat-language = Aucune discussion n’affiche cette table. Pour changer ta propre langue, écris « language ».
