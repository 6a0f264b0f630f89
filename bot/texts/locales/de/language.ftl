# Wie die Sprache sich selbst nennt.

language-name = Deutsch
page-language = Sprache: { $now }
settings-pick-language = Welche Sprache soll dieser Chat sprechen?
note-chat-language = Im Chat dieses Tisches verwende ich jetzt { $name }.
