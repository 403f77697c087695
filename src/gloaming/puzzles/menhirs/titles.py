"""What free-in puzzles are called: what happens, and where or when."""

from gloaming.puzzles.titles import Titles

FREE_IN = Titles(
    heads=(
        ("Dawn", "Dageraad", "Morgengrauen", "Aube"),
        ("Long shadows", "Lange schaduwen", "Lange Schatten", "Longues ombres"),
        ("Silence", "Stilte", "Stille", "Silence"),
        ("A light", "Een licht", "Ein Licht", "Une lumière"),
        ("Three ravens", "Drie raven", "Drei Raben", "Trois corbeaux"),
        ("First frost", "Eerste vorst", "Erster Frost", "Premières gelées"),
        ("An echo", "Een echo", "Ein Echo", "Un écho"),
        ("Cold breath", "Koude adem", "Kalter Atem", "Souffle froid"),
        ("Footprints", "Voetsporen", "Fußspuren", "Traces de pas"),
        ("Grey morning", "Grijze ochtend", "Grauer Morgen", "Matin gris"),
        ("A bell", "Een klok", "Eine Glocke", "Une cloche"),
        ("The last fire", "Het laatste vuur", "Das letzte Feuer", "Le dernier feu"),
        ("A whisper", "Gefluister", "Ein Flüstern", "Un murmure"),
        ("The old watch", "De oude wacht", "Die alte Wache", "La vieille garde"),
        ("Moonrise", "Maansopgang", "Mondaufgang", "Lever de lune"),
        ("A lost path", "Een verloren pad", "Ein verlorener Pfad", "Un sentier perdu"),
        ("Owls", "Uilen", "Eulen", "Des chouettes"),
        ("Wet wool", "Natte wol", "Nasse Wolle", "Laine mouillée"),
        ("A sleeper", "Een slaper", "Ein Schläfer", "Un dormeur"),
    ),
    tails=(
        ("on the heath", "op de heide", "auf der Heide", "sur la lande"),
        ("among the stones", "tussen de stenen", "zwischen den Steinen", "parmi les pierres"),
        ("on the shore", "op de oever", "am Ufer", "sur le rivage"),
        ("on the hill", "op de heuvel", "auf dem Hügel", "sur la colline"),
        ("at the ford", "bij de voorde", "an der Furt", "près du gué"),
        ("in the hollow", "in de laagte", "in der Senke", "dans le creux"),
        ("behind the oaks", "achter de eiken", "hinter den Eichen", "derrière les chênes"),
        ("before the storm", "voor de storm", "vor dem Sturm", "avant l’orage"),  # noqa: RUF001 - French
        ("after the rain", "na de regen", "nach dem Regen", "après la pluie"),
        ("under the moon", "onder de maan", "unter dem Mond", "sous la lune"),
        ("at the crossroads", "bij de kruising", "an der Wegkreuzung", "au carrefour"),
        ("in the ferns", "in de varens", "im Farn", "dans les fougères"),
    ),
)
