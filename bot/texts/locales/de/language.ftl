# Wie die Sprache sich selbst nennt.

language-name = Deutsch
page-language = Sprache: { $now }
settings-pick-language = Welche Sprache soll in diesem Chat gesprochen werden?
note-chat-language = Im Chat dieses Tisches spreche ich jetzt: { $name }.
