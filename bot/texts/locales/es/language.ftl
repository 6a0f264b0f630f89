# Cómo se llama el idioma a sí mismo.

language-name = Español
page-language = Idioma: { $now }
settings-pick-language = ¿Qué idioma se usa en el chat de esta mesa?
note-chat-language = Idioma del chat, para todas sus mesas: { $name }.
mishap-no-chat-language = Ningún chat muestra esta mesa. Para cambiar tu propio idioma, escribe «language».
