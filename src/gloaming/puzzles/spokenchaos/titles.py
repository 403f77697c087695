"""What puzzles of Spokenchaos are called: what goes on, and where or when."""

from gloaming.puzzles.titles import Titles

TAILS = (
    ("in the lobby", "in de lobby", "in der Lobby", "dans le hall"),
    ("at midnight", "om middernacht", "um Mitternacht", "à minuit"),
    ("behind the doors", "achter de deuren", "hinter den Türen", "derrière les portes"),
    ("before the look", "voor de blik", "vor dem Blick", "avant le regard"),
    ("by candlelight", "bij kaarslicht", "bei Kerzenschein", "à la bougie"),
    ("on tiptoe", "op de tenen", "auf Zehenspitzen", "sur la pointe des pieds"),
    ("among guests", "tussen de gasten", "unter Gästen", "parmi les hôtes"),
)

HIDE = Titles(
    heads=(
        ("Hush", "Sst", "Pst", "Chut"),
        ("Held breath", "Ingehouden adem", "Angehaltener Atem", "Souffle retenu"),
        ("Not a sound", "Geen geluid", "Kein Laut", "Pas un bruit"),
        ("Bare feet", "Blote voeten", "Nackte Füße", "Pieds nus"),
        ("A shadow", "Een schaduw", "Ein Schatten", "Une ombre"),
        ("Cold toes", "Koude tenen", "Kalte Zehen", "Orteils gelés"),
        ("Little room", "Weinig plaats", "Wenig Platz", "Peu de place"),
        ("Two eyes", "Twee ogen", "Zwei Augen", "Deux yeux"),
        ("A draught", "Tocht", "Ein Luftzug", "Un courant d’air"),  # noqa: RUF001 - French
        ("Crumbs", "Kruimels", "Krümel", "Des miettes"),
        ("A sneeze", "Een nies", "Ein Niesen", "Un éternuement"),
        ("Dust", "Stof", "Staub", "Poussière"),
        ("Lost slippers", "Verloren pantoffels", "Verlorene Pantoffeln", "Pantoufles perdues"),
        ("A secret", "Een geheim", "Ein Geheimnis", "Un secret"),
        ("Old friends", "Oude vrienden", "Alte Freunde", "Vieux amis"),
        ("A yawn", "Een geeuw", "Ein Gähnen", "Un bâillement"),
        ("The wrong key", "De verkeerde sleutel", "Der falsche Schlüssel", "La mauvaise clé"),
    ),
    tails=TAILS,
)

FURNISH = Titles(
    heads=(
        ("Heave-ho", "Hop", "Hauruck", "Ho hisse"),
        ("Moving day", "Verhuisdag", "Umzug", "Déménagement"),
        ("Scratches", "Krassen", "Kratzer", "Des éraflures"),
        ("A gap", "Een kier", "Eine Lücke", "Une brèche"),
        ("The right angle", "De juiste hoek", "Der richtige Winkel", "Le bon angle"),
        ("Thick carpet", "Dik tapijt", "Dicker Teppich", "Tapis épais"),
        ("A squeak", "Gepiep", "Ein Quietschen", "Un grincement"),
        ("Heavy oak", "Zwaar eiken", "Schwere Eiche", "Chêne massif"),
        ("Good manners", "Goede manieren", "Gute Manieren", "Bonnes manières"),
        ("One more inch", "Nog een duim", "Noch ein Stück", "Encore un peu"),
        ("A new view", "Een nieuw uitzicht", "Eine neue Aussicht", "Une nouvelle vue"),
        ("Bent backs", "Kromme ruggen", "Krumme Rücken", "Dos courbés"),
        ("Order", "Orde", "Ordnung", "De l’ordre"),  # noqa: RUF001 - French
    ),
    tails=TAILS,
)
