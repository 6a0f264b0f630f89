# Hoe de taal zichzelf noemt.

language-name = Nederlands
page-language = Taal: { $now }
settings-pick-language = Welke taal spreken we in de chat van deze tafel?
note-chat-language = In de chat van deze tafel gebruik ik nu { $name }, aan alle tafels daar.
mishap-no-chat-language = Geen chat toont deze tafel. Je eigen taal verander je met “language”.
