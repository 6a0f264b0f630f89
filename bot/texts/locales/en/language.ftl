# What the language calls itself.

language-name = English
page-language = Language: { $now }
settings-pick-language = Which language should this chat use?
note-chat-language = I’ll now use { $name } in this table’s chat.
