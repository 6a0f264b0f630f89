# Hoe de taal zichzelf noemt.

language-name = Nederlands
page-language = Taal: { $now }
settings-pick-language = Welke taal spreken we in deze chat?
note-chat-language = Taal van de chat van deze tafel: { $name }.
