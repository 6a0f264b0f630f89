# Come la lingua chiama sé stessa.

language-name = Italiano
page-language = Lingua: { $now }
settings-pick-language = Quale lingua si usa in questa chat?
note-chat-language = Lingua della chat di questo tavolo: { $name }.
