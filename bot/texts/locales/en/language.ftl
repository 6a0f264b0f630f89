# What the language calls itself.

language-name = English
page-language = Language: { $now }
settings-pick-language = Which language should I use in this table’s chat?
note-chat-language = I’ll now use { $name } in this table’s chat, at all tables there.
mishap-no-chat-language = No chat shows this table. Type “language” to change your own language.
