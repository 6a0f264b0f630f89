# What the language calls itself.

language-name = English
page-language = Language: { $now }
settings-pick-language = Which language shall be spoken in this chat?
note-chat-language = In the chat of this table I now speak: { $name }.
