# Comment la langue s'appelle elle-même.

language-name = Français
page-language = Langue : { $now }
settings-pick-language = Quelle langue dans cette discussion ?
note-chat-language = Langue de la discussion de cette table : { $name }.
