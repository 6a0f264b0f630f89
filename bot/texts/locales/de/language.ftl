# Wie die Sprache sich selbst nennt.

language-name = Deutsch
page-language = Sprache: { $now }
settings-pick-language = Welche Sprache soll ich im Chat dieses Tisches verwenden?
note-chat-language = Im Chat dieses Tisches verwende ich jetzt { $name }, an allen Tischen dort.
mishap-no-chat-language = Kein Chat zeigt diesen Tisch. Deine eigene Sprache änderst du mit „language“.
