# Cómo se llama el idioma a sí mismo.

language-name = Español
page-language = Idioma: { $now }
settings-pick-language = ¿Qué idioma en este chat?
note-chat-language = Idioma del chat de esta mesa: { $name }.
