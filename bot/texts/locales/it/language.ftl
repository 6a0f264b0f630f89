# Come la lingua chiama sé stessa.

language-name = Italiano
page-language = Lingua: { $now }
settings-pick-language = Quale lingua si usa nella chat di questo tavolo?
note-chat-language = Lingua della chat, per tutti i tavoli: { $name }.
mishap-no-chat-language = Nessuna chat mostra questo tavolo. Per cambiare la tua lingua, scrivi «language».
