# Hoe de taal zichzelf noemt.

language-name = Nederlands
page-language = Taal: { $now }
settings-pick-language = Welke taal spreken we in deze chat?
note-chat-language = In de chat van deze tafel gebruik ik nu { $name }.
