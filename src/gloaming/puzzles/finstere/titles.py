"""What the puzzles of Finstere Flure are called: a meal, a walk or a flight, and its occasion."""

from gloaming.puzzles.titles import Titles, Words

OCCASIONS: tuple[Words, ...] = (
    ("at midnight", "om middernacht", "um Mitternacht", "à minuit"),
    ("by candlelight", "bij kaarslicht", "bei Kerzenschein", "aux chandelles"),
    ("behind the wall", "achter de muur", "hinter der Mauer", "derrière le mur"),
    ("on the stairs", "op de trap", "auf der Treppe", "dans l'escalier"),
    ("in the cellar", "in de kelder", "im Keller", "à la cave"),
    ("without witnesses", "zonder getuigen", "ohne Zeugen", "sans témoins"),
    ("around the corner", "om de hoek", "um die Ecke", "au coin du couloir"),
    ("in passing", "in het voorbijgaan", "im Vorbeigehen", "en passant"),
    ("by mistake", "bij vergissing", "aus Versehen", "par erreur"),
    ("with detours", "met omwegen", "mit Umwegen", "avec détours"),
    ("against the clock", "tegen de klok", "gegen die Uhr", "contre la montre"),
    ("in the fog", "in de mist", "im Nebel", "dans la brume"),
    ("under the arches", "onder de bogen", "unter den Bögen", "sous les arcades"),
    ("at the gate", "bij de poort", "am Tor", "à la porte"),
    ("with an echo", "met een echo", "mit Echo", "avec écho"),
    ("in single file", "in ganzenpas", "im Gänsemarsch", "en file indienne"),
    ("before dawn", "voor zonsopgang", "vor Sonnenaufgang", "avant l'aube"),
    ("on tiptoe", "op de tenen", "auf Zehenspitzen", "sur la pointe des pieds"),
    ("among friends", "onder vrienden", "unter Freunden", "entre amis"),
    ("to the last", "tot het laatst", "bis zuletzt", "jusqu'au bout"),
)
MEALS: tuple[Words, ...] = (
    ("Breakfast", "Ontbijt", "Frühstück", "Petit déjeuner"),
    ("Supper", "Avondmaal", "Abendessen", "Souper"),
    ("A snack", "Een hapje", "Ein Häppchen", "Un en-cas"),
    ("Banquet", "Banket", "Bankett", "Banquet"),
    ("Picnic", "Picknick", "Picknick", "Pique-nique"),
    ("Three courses", "Drie gangen", "Drei Gänge", "Trois plats"),
    ("Leftovers", "Kliekjes", "Reste", "Restes"),
    ("Dessert", "Toetje", "Nachtisch", "Dessert"),
    ("A tasting", "Een proeverij", "Eine Kostprobe", "Une dégustation"),
    ("Feast", "Feestmaal", "Festmahl", "Festin"),
    ("A second helping", "Een tweede portie", "Ein Nachschlag", "Une deuxième portion"),
    ("Lunch", "Middagmaal", "Mittagessen", "Déjeuner"),
    ("Guests", "Gasten", "Gäste", "Des invités"),
    ("A table for two", "Een tafel voor twee", "Ein Tisch für zwei", "Une table pour deux"),
    ("Appetite", "Trek", "Appetit", "Appétit"),
    ("The menu", "Het menu", "Die Speisekarte", "Le menu"),
    ("A bite", "Een beet", "Ein Bissen", "Une bouchée"),
)
WALKS: tuple[Words, ...] = (
    ("Footsteps", "Voetstappen", "Schritte", "Des pas"),
    ("A stroll", "Een wandeling", "Ein Spaziergang", "Une promenade"),
    ("A round", "Een ronde", "Ein Rundgang", "Une ronde"),
    ("The scent", "Het spoor", "Die Fährte", "La piste"),
    ("The hunt", "De jacht", "Die Jagd", "La chasse"),
    ("A glance", "Een blik", "Ein Blick", "Un coup d'œil"),
    ("The way", "De weg", "Der Weg", "Le chemin"),
    ("A turn", "Een bocht", "Eine Wendung", "Un tournant"),
    ("The watch", "De wacht", "Die Wache", "La garde"),
)
FLIGHTS: tuple[Words, ...] = (
    ("Hide-and-seek", "Verstoppertje", "Versteckspiel", "Cache-cache"),
    ("Flight", "Vlucht", "Flucht", "Fuite"),
    ("A narrow escape", "Een krappe ontsnapping", "Knappes Entkommen", "Une fuite de justesse"),
    ("Cover", "Dekking", "Deckung", "Un abri"),
    ("Bated breath", "Ingehouden adem", "Angehaltener Atem", "Souffle coupé"),
    ("Standing still", "Stilstaan", "Stillstehen", "Rester immobile"),
    ("Out of sight", "Uit het zicht", "Außer Sicht", "Hors de vue"),
    ("Scattering", "Uiteenstuiven", "Auseinanderstieben", "Sauve-qui-peut"),
    ("A safe spot", "Een veilige plek", "Ein sicherer Platz", "Un coin sûr"),
)

FEASTS, PREDICTIONS, ESCAPES = (Titles(heads, OCCASIONS) for heads in (MEALS, WALKS, FLIGHTS))
