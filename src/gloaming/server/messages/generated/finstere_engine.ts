// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Floor": [
    617,
    [
      ["ground", 0, "u1", 221],
      ["things", 221, "u1", 221],
      ["cell_of", 442, "u1", 160],
      ["teleporters", 602, "u1", 4],
      ["arrows", 606, "i1", 4],
      ["monster", 610, "u1"],
      ["facing", 611, "i1"],
      ["sight_across_blood", 612, "b1"],
      ["corner_keeps_tiles", 613, "b1"],
      ["teleporter_takes_tiles", 614, "b1"],
      ["blocked_slide_stays", 615, "b1"],
      ["crystals_keep_apart", 616, "b1"],
    ],
  ],
  "Token": [
    4,
    [
      ["seat", 0, "i1"],
      ["front", 1, "i1"],
      ["is_flipped", 2, "b1"],
      ["has_moved", 3, "b1"],
    ],
  ],
  "State": [
    756,
    [
      ["floor", 0, "Floor"],
      ["tokens", 617, "Token", 21],
      ["token_count", 701, "i1"],
      ["players", 702, "i1"],
      ["tokens_to_win", 703, "i1"],
      ["phase", 704, "i1"],
      ["turn", 706, "i2"],
      ["starter", 708, "i1"],
      ["to_move", 709, "i1"],
      ["active", 710, "u1"],
      ["steps_left", 711, "i1"],
      ["supply", 712, "i1", 8],
      ["chance_places", 720, "b1"],
      ["pile", 721, "i1", 6],
      ["card", 728, "i2"],
      ["steps_walked", 730, "i1"],
      ["hits", 731, "i1"],
      ["rounds_played", 732, "i1"],
      ["second_half", 733, "b1"],
      ["cards_left", 734, "i1"],
      ["five_is_three_hits", 735, "b1"],
      ["second_half_cards", 736, "i1"],
      ["same_cards_again", 737, "b1"],
      ["must_enter", 738, "b1"],
      ["eaten_tokens_flip", 739, "b1"],
      ["out_count", 740, "i1", 7],
      ["out_when", 747, "i1", 7],
      ["exits", 754, "i1"],
      ["ending", 755, "i1"],
    ],
  ],
  "Claim": [8, [["x", 0, "i2"], ["y", 2, "i2"], ["by", 4, "i1"], ["number", 6, "i2"]]],
  "Node": [
    12,
    [
      ["parent", 0, "i4"],
      ["arrangement", 4, "i4"],
      ["cell", 8, "u1"],
      ["letter", 9, "i1"],
      ["steps", 10, "i1"],
    ],
  ],
  "Arrangement": [456, [["things", 0, "u1", 221], ["marks", 221, "u1", 221], ["key", 448, "i8"]]],
  "Trace": [
    1282,
    [
      ["eaten", 0, "u1", 160],
      ["removed_kinds", 160, "u1", 221],
      ["removed_cells", 381, "u1", 221],
      ["been", 602, "u1", 221],
      ["eaten_count", 824, "i2"],
      ["removed_count", 826, "i2"],
      ["pushed_things", 828, "u1", 64],
      ["pushed_from", 892, "u1", 64],
      ["pushed_to", 956, "u1", 64],
      ["pushed_count", 1020, "i2"],
      ["way_cells", 1022, "u1", 128],
      ["way_facings", 1150, "i1", 128],
      ["way_count", 1278, "i2"],
      ["turns", 1280, "i1"],
    ],
  ],
  "Choices": [
    13,
    [
      ["second_half_cards", 0, "i1"],
      ["eaten_token", 1, "i1"],
      ["sight_across_blood", 2, "i1"],
      ["corner_tiles", 3, "i1"],
      ["push_into_teleporter", 4, "i1"],
      ["blocked_slide", 5, "i1"],
      ["rulings", 6, "i1"],
      ["edition", 7, "i1"],
      ["players", 8, "i1"],
      ["starter", 9, "i1"],
      ["layout", 10, "i1"],
      ["advanced", 11, "b1"],
      ["three_hits", 12, "b1"],
    ],
  ],
} as const;
export const ENTRY_POINTS = [
  [
    "account_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["actor", "q", 0, ""],
      ["action", "q", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
  ],
  [
    "act_at",
    "qqq",
    [["states", "State", 1, "changes"], ["by", "q", 0, ""], ["action", "q", 0, ""]],
  ],
  [
    "act_by_chance_at",
    "qqq",
    [
      ["states", "State", 1, "changes"],
      ["first", "q", 0, ""],
      ["second", "q", 0, ""],
      ["third", "q", 0, ""],
    ],
  ],
  ["actor_at", "q", [["states", "State", 1, ""], ["index", "q", 0, ""]]],
  ["actors_all", "", [["states", "State", 1, ""], ["out", "i8", 1, "fills"]]],
  [
    "apply_at",
    "",
    [
      ["states", "State", 1, "changes"],
      ["index", "q", 0, ""],
      ["seat", "q", 0, ""],
      ["action", "q", 0, ""],
    ],
  ],
  [
    "await_all",
    "",
    [
      ["states", "State", 1, ""],
      ["favourite", "q", 0, ""],
      ["seats", "i8", 1, "fills"],
      ["listed", "i8", 2, "changes"],
      ["masks", "i1", 2, "fills"],
      ["seen", "i1", 2, "fills"],
    ],
  ],
  [
    "branches_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["words", "i8", 1, ""],
      ["room", "q", 0, ""],
      ["branches", "State", 1, "counted"],
      ["seats", "i8", 1, "counted"],
      ["shares", "f8", 1, "counted"],
    ],
  ],
  [
    "chance_outcomes_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["index", "q", 0, ""],
      ["out", "i8", 1, "counted"],
      ["weights", "i8", 1, "counted"],
    ],
  ],
  [
    "conceal_at",
    "",
    [["states", "State", 1, "changes"], ["index", "q", 0, ""], ["seat", "q", 0, ""]],
  ],
  [
    "draw_at",
    "q",
    [["states", "State", 1, ""], ["index", "q", 0, ""], ["stream", "i8", 1, "changes"]],
  ],
  ["fault_in", "qqq", [["claims", "Claim", 1, ""], ["keeps_tiles", "?", 0, ""]]],
  [
    "find_moves",
    "q",
    [
      ["floor", "Floor", 0, ""],
      ["things", "u1", 1, ""],
      ["start", "q", 0, ""],
      ["most_steps", "q", 0, ""],
      ["search_nodes", "Node", 1, "stays"],
      ["search_arrangements", "Arrangement", 1, "stays"],
      ["search_buckets", "i4", 1, "stays"],
      ["search_ends", "i4", 1, "stays"],
    ],
  ],
  [
    "finished_moments",
    "q",
    [["history", "i8", 2, ""], ["turn", "q", 0, ""], ["who", "q", 0, ""]],
  ],
  [
    "follow_at",
    "?",
    [
      ["states", "State", 1, "changes"],
      ["by", "q", 0, ""],
      ["action", "q", 0, ""],
      ["seat", "q", 0, ""],
    ],
  ],
  ["go_at", "", [["floors", "Floor", 1, "changes"], ["traces", "Trace", 1, "changes"]]],
  [
    "guide_at",
    "q",
    [["states", "State", 1, ""], ["seat", "q", 0, ""], ["out", "f8", 1, "counted"]],
  ],
  [
    "is_hidden_at",
    "?",
    [
      ["states", "State", 1, ""],
      ["by", "q", 0, ""],
      ["action", "q", 0, ""],
      ["seat", "q", 0, ""],
      ["is_later", "?", 0, ""],
      ["room", "q", 0, ""],
    ],
  ],
  [
    "is_legal_at",
    "?",
    [
      ["states", "State", 1, ""],
      ["index", "q", 0, ""],
      ["seat", "q", 0, ""],
      ["action", "q", 0, ""],
    ],
  ],
  [
    "is_to_act_at",
    "?",
    [["states", "State", 1, ""], ["index", "q", 0, ""], ["seat", "q", 0, ""]],
  ],
  [
    "last_of_turn",
    "q",
    [["history", "i8", 2, ""], ["turn", "q", 0, ""], ["seat", "q", 0, ""]],
  ],
  [
    "legal_actions_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["index", "q", 0, ""],
      ["seat", "q", 0, ""],
      ["out", "i8", 1, "counted"],
    ],
  ],
  [
    "legal_all",
    "",
    [
      ["states", "State", 1, ""],
      ["seats", "i8", 1, ""],
      ["out", "i8", 2, "changes"],
      ["counts", "i8", 1, "changes"],
    ],
  ],
  [
    "move_on",
    "q",
    [
      ["states", "State", 1, "stays"],
      ["streams", "i8", 2, "stays"],
      ["search_nodes", "Node", 1, "stays"],
      ["search_arrangements", "Arrangement", 1, "stays"],
      ["search_buckets", "i4", 1, "stays"],
      ["search_ends", "i4", 1, "stays"],
      ["traces", "Trace", 1, "stays"],
      ["room", "i8", 1, "stays"],
    ],
  ],
  [
    "observe_all",
    "",
    [["states", "State", 1, ""], ["seats", "i8", 1, ""], ["out", "i1", 2, "fills"]],
  ],
  [
    "others_all",
    "",
    [
      ["states", "State", 1, "changes"],
      ["streams", "i8", 2, "changes"],
      ["seat", "q", 0, ""],
      ["room", "q", 0, ""],
    ],
  ],
  ["outcome_at", "q", [["states", "State", 1, ""], ["out", "f8", 1, "counted"]]],
  ["outlook_at", "q", [["states", "State", 1, ""], ["out", "f8", 1, "counted"]]],
  [
    "play_instead_at",
    "",
    [
      ["states", "State", 1, "changes"],
      ["seat", "q", 0, ""],
      ["actions", "i8", 1, ""],
      ["others", "i8", 2, ""],
      ["is_secret", "?", 0, ""],
    ],
  ],
  [
    "play_out_all",
    "q",
    [
      ["states", "State", 1, "changes"],
      ["streams", "i8", 2, "changes"],
      ["room", "q", 0, ""],
    ],
  ],
  [
    "play_out_moves",
    "q",
    [
      ["states", "State", 1, "changes"],
      ["streams", "i8", 2, "changes"],
      ["search_nodes", "Node", 1, "stays"],
      ["search_arrangements", "Arrangement", 1, "stays"],
      ["search_buckets", "i4", 1, "stays"],
      ["search_ends", "i4", 1, "stays"],
    ],
  ],
  [
    "rate",
    "ddd",
    [
      ["rating", "d", 0, ""],
      ["deviation", "d", 0, ""],
      ["volatility", "d", 0, ""],
      ["other", "d", 0, ""],
      ["doubt", "d", 0, ""],
      ["score", "d", 0, ""],
    ],
  ],
  [
    "refusal_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["seat", "q", 0, ""],
      ["action", "q", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
  ],
  [
    "resample_at",
    "",
    [
      ["states", "State", 1, "changes"],
      ["index", "q", 0, ""],
      ["seat", "q", 0, ""],
      ["stream", "i8", 1, "changes"],
    ],
  ],
  ["score_at", "q", [["states", "State", 1, ""], ["out", "f8", 1, "counted"]]],
  [
    "settle_all",
    "",
    [["states", "State", 1, "changes"], ["streams", "i8", 2, "changes"]],
  ],
  ["share_among", "d", [["shares", "f8", 1, "changes"], ["may_win", "i8", 1, ""]]],
  ["start_at", "", [["states", "State", 1, "changes"], ["choices", "Choices", 1, ""]]],
  [
    "step_all",
    "",
    [
      ["states", "State", 1, "changes"],
      ["streams", "i8", 2, "changes"],
      ["seats", "i8", 1, ""],
      ["actions", "i8", 1, ""],
    ],
  ],
  [
    "takeback_start",
    "q",
    [["history", "i8", 2, ""], ["turn", "q", 0, ""], ["seat", "q", 0, ""]],
  ],
  ["turn_number_at", "q", [["states", "State", 1, ""], ["index", "q", 0, ""]]],
  [
    "turning_points_at",
    "q",
    [["states", "State", 1, ""], ["actors", "i8", 1, ""], ["out", "f8", 1, "counted"]],
  ],
  [
    "walk_unlimited",
    "qq",
    [
      ["floors", "Floor", 1, "changes"],
      ["sides", "u1", 1, ""],
      ["traces", "Trace", 1, "changes"],
    ],
  ],
  ["write_places", "", [["merits", "i8", 2, ""], ["places", "i8", 1, "fills"]]],
  ["write_turns", "q", [["history", "i8", 2, ""], ["out", "i8", 2, "counted"]]],
] as const;
export const TOLD = {
  "position": ["struct", "Position"],
  "guide": ["struct", "Guide"],
  "outlook": ["maybe", ["struct", "ShownOutlook"]],
  "refusal": ["struct", "Refused"],
  "account": [
    "union",
    ["struct", "Laid"],
    ["struct", "Begun"],
    ["struct", "Card"],
    ["struct", "Picked"],
    ["struct", "Stepped"],
    ["struct", "Stopped"],
    ["struct", "Walked"],
    ["struct", "LastLook"],
  ],
  "score": ["struct", "Counted"],
  "outcome": ["maybe", ["struct", "Ended"]],
} as const;
export const BESIDES = {"turning_points_at": ["struct", "Turnings"]} as const;
export const STRUCTS = {
  "MonsterPlace": [
    [],
    [["cell", ["items", ["whole"], ["whole"]]], ["facing", ["name", "N", "E", "S", "W"]]],
  ],
  "TokenPlace": [[], [["name", ["text"]], ["cell", ["items", ["whole"], ["whole"]]]]],
  "Stone": [["kind", "stone"], [["cell", ["items", ["whole"], ["whole"]]]]],
  "Crystal": [["kind", "crystal"], [["cell", ["items", ["whole"], ["whole"]]]]],
  "TurnRight": [["kind", "turn-right"], [["cell", ["items", ["whole"], ["whole"]]]]],
  "TurnBack": [["kind", "turn-back"], [["cell", ["items", ["whole"], ["whole"]]]]],
  "Teleporter": [
    ["kind", "teleporter"],
    [
      ["pair", ["name", "yellow", "blue"]],
      ["cell", ["items", ["whole"], ["whole"]]],
      ["arrow", ["name", "N", "E", "S", "W"]],
    ],
  ],
  "Blood": [
    ["kind", "blood"],
    [
      [
        "cells",
        [
          "items",
          ["items", ["whole"], ["whole"]],
          ["items", ["whole"], ["whole"]],
          ["items", ["whole"], ["whole"]],
          ["items", ["whole"], ["whole"]],
        ],
      ],
    ],
  ],
  "ChosenRulings": [
    [],
    [
      ["preset", ["unset", ["name", "official", "nl", "de", "en"]]],
      ["second_half_cards", ["unset", ["name", "7", "8", "same-7"]]],
      ["eaten_token", ["unset", ["name", "keeps-side", "flips"]]],
      ["sight_across_blood", ["unset", ["truth"]]],
      ["corner_tiles", ["unset", ["name", "onto", "off"]]],
      ["push_into_teleporter", ["unset", ["name", "forbidden", "destroys"]]],
      ["blocked_slide", ["unset", ["name", "refused", "stays"]]],
    ],
  ],
  "Position": [
    [],
    [
      ["game", ["name", "finstere"]],
      ["monster", ["struct", "MonsterPlace"]],
      ["tokens", ["list", ["struct", "TokenPlace"]]],
      [
        "tiles",
        [
          "list",
          [
            "union",
            ["struct", "Stone"],
            ["struct", "Crystal"],
            ["struct", "TurnRight"],
            ["struct", "TurnBack"],
            ["struct", "Teleporter"],
            ["struct", "Blood"],
          ],
        ],
      ],
      ["waiting", ["list", ["text"]], []],
      ["rulings", ["unset", ["struct", "ChosenRulings"]]],
    ],
  ],
  "Shove": [
    [],
    [
      ["thing", ["name", "stone", "crystal", "turn-right", "turn-back", "token"]],
      ["token", ["maybe", ["whole"]]],
      ["start", ["items", ["whole"], ["whole"]]],
      ["rest", ["maybe", ["items", ["whole"], ["whole"]]]],
    ],
  ],
  "End": [
    [],
    [
      ["where", ["name", "board", "waiting", "out"]],
      ["cell", ["maybe", ["items", ["whole"], ["whole"]]]],
      ["actions", ["list", ["whole"]]],
      ["way", ["list", ["items", ["whole"], ["whole"]]]],
      ["shoves", ["list", ["struct", "Shove"]]],
    ],
  ],
  "Hindrance": [
    [],
    [
      ["letter", ["name", "N", "E", "S", "W", "I"]],
      ["by", ["name", "wall", "monster", "teleporter", "tile", "token"]],
      ["cell", ["maybe", ["items", ["whole"], ["whole"]]]],
      ["rule", ["name", "4.2", "4.3", "4.5", "4.7"]],
    ],
  ],
  "TokenGuide": [
    [],
    [
      ["token", ["whole"]],
      ["steps", ["whole"]],
      ["ends", ["list", ["struct", "End"]]],
      ["held", ["list", ["struct", "Hindrance"]]],
    ],
  ],
  "Spot": [[], [["cell", ["items", ["whole"], ["whole"]]], ["action", ["whole"]]]],
  "TileTurn": [
    [],
    [
      [
        "tile",
        [
          "name",
          "stone",
          "crystal",
          "turn-right",
          "turn-back",
          "yellow teleporter",
          "yellow teleporter",
          "yellow teleporter",
          "yellow teleporter",
          "blue teleporter",
          "blue teleporter",
          "blue teleporter",
          "blue teleporter",
          "blood 2x2",
          "blood 4x1",
          "blood 1x4",
        ],
      ],
      ["arrow", ["maybe", ["name", "N", "E", "S", "W"]]],
      ["width", ["whole"]],
      ["height", ["whole"]],
      ["spots", ["list", ["struct", "Spot"]]],
      [
        "refused",
        [
          "map",
          ["name", "sticks-out", "kept-free", "covered", "beside-teleporter"],
          ["list", ["items", ["whole"], ["whole"]]],
        ],
      ],
    ],
  ],
  "TileGuide": [
    [],
    [
      [
        "name",
        [
          "name",
          "stone",
          "crystal",
          "turn-right",
          "turn-back",
          "yellow teleporter",
          "blue teleporter",
          "square blood",
          "long blood",
        ],
      ],
      ["left", ["whole"]],
      ["turns", ["list", ["struct", "TileTurn"]]],
    ],
  ],
  "Guide": [
    [],
    [
      ["tokens", ["list", ["struct", "TokenGuide"]], []],
      ["tiles", ["list", ["struct", "TileGuide"]], []],
      ["rule", ["name", "", "2.6"], ""],
    ],
  ],
  "Leg": [
    [],
    [
      ["cell", ["items", ["whole"], ["whole"]]],
      ["facing", ["name", "N", "E", "S", "W"]],
      ["by", ["name", "step", "wall", "teleporter"]],
    ],
  ],
  "ShownCard": [
    [],
    [
      ["card", ["name", "5", "7", "8", "10", "1-hit", "2-hits", "3-hits"]],
      ["chance", ["number"]],
      ["way", ["list", ["struct", "Leg"]]],
      ["eaten", ["list", ["whole"]]],
      ["cell", ["items", ["whole"], ["whole"]]],
      ["facing", ["name", "N", "E", "S", "W"]],
    ],
  ],
  "ShownDanger": [[], [["token", ["whole"]], ["chance", ["number"]]]],
  "ShownOutlook": [
    [],
    [
      ["start", ["items", ["whole"], ["whole"]]],
      ["cards", ["list", ["struct", "ShownCard"]]],
      ["dangers", ["list", ["struct", "ShownDanger"]]],
    ],
  ],
  "Refused": [
    [],
    [
      [
        "reason",
        [
          "name",
          "sticks-out",
          "kept-free",
          "covered",
          "beside-teleporter",
          "wall",
          "monster",
          "teleporter",
          "tile",
          "token",
          "token-past-pool",
          "entrance-closed",
          "no-such-action",
          "still-laying",
          "none-left",
          "largest-first",
          "chance-begins",
          "card-awaited",
          "no-hit-first",
          "card-gone",
          "pick-first",
          "not-yours",
          "not-in-play",
          "has-moved",
          "must-enter",
          "on-token",
          "step-or-stop",
          "is-out",
          "no-steps-left",
          "enters-with-i",
          "is-inside",
        ],
      ],
      ["cell", ["maybe", ["items", ["whole"], ["whole"]]]],
      [
        "tile",
        [
          "maybe",
          [
            "name",
            "stone",
            "crystal",
            "turn-right",
            "turn-back",
            "yellow teleporter",
            "blue teleporter",
            "square blood",
            "long blood",
          ],
        ],
      ],
    ],
  ],
  "Laid": [
    ["kind", "lay"],
    [
      ["seat", ["maybe", ["whole"]]],
      [
        "tile",
        [
          "name",
          "stone",
          "crystal",
          "turn-right",
          "turn-back",
          "yellow teleporter",
          "yellow teleporter",
          "yellow teleporter",
          "yellow teleporter",
          "blue teleporter",
          "blue teleporter",
          "blue teleporter",
          "blue teleporter",
          "blood 2x2",
          "blood 4x1",
          "blood 1x4",
        ],
      ],
      ["cell", ["items", ["whole"], ["whole"]]],
      ["arrow", ["maybe", ["name", "N", "E", "S", "W"]]],
    ],
  ],
  "Begun": [["kind", "begin"], [["seat", ["whole"]]]],
  "Card": [
    ["kind", "card"],
    [
      ["card", ["name", "5", "7", "8", "10", "1-hit", "2-hits", "3-hits"]],
      ["steps", ["whole"], 0],
      ["hits", ["whole"], 0],
    ],
  ],
  "Picked": [["kind", "pick"], [["seat", ["whole"]], ["token", ["whole"]], ["steps", ["whole"]]]],
  "Stepped": [
    ["kind", "step"],
    [
      ["token", ["whole"]],
      ["letter", ["name", "N", "E", "S", "W", "I"]],
      ["where", ["name", "board", "waiting", "out"]],
      ["cell", ["maybe", ["items", ["whole"], ["whole"]]]],
      ["shoves", ["list", ["struct", "Shove"]]],
    ],
  ],
  "Stopped": [
    ["kind", "stop"],
    [
      ["token", ["whole"]],
      ["where", ["name", "board", "waiting", "out"]],
      ["cell", ["maybe", ["items", ["whole"], ["whole"]]]],
      ["held", ["list", ["struct", "Hindrance"]], []],
      ["passed", ["list", ["whole"]], []],
    ],
  ],
  "Line": [
    [],
    [
      ["direction", ["name", "N", "E", "S", "W"]],
      ["length", ["whole"]],
      ["stop", ["name", "token", "tile", "blood", "wall"]],
      ["token", ["maybe", ["whole"]]],
    ],
  ],
  "Walked": [
    ["kind", "walk"],
    [
      ["start", ["items", ["whole"], ["whole"]]],
      ["lines", ["list", ["struct", "Line"]]],
      ["faced", ["name", "N", "E", "S", "W"]],
      ["turned", ["name", "N", "E", "S", "W"]],
      ["turns", ["whole"]],
      [
        "wall",
        [
          "name",
          "",
          "A",
          "B",
          "C",
          "D",
          "E",
          "F",
          "G",
          "H",
          "I",
          "J",
          "K",
          "L",
          "M",
          "N",
          "O",
          "P",
          "Q",
          "R",
          "S",
          "T",
          "U",
          "V",
          "W",
          "X",
          "Y",
          "Z",
          "*",
        ],
      ],
      ["way", ["list", ["struct", "Leg"]]],
      ["cell", ["items", ["whole"], ["whole"]]],
      ["facing", ["name", "N", "E", "S", "W"]],
      ["shoves", ["list", ["struct", "Shove"]]],
      ["eaten", ["list", ["whole"]]],
    ],
  ],
  "LastLook": [
    ["kind", "last-look"],
    [
      ["start", ["items", ["whole"], ["whole"]]],
      ["lines", ["list", ["struct", "Line"]]],
      ["faced", ["name", "N", "E", "S", "W"]],
      ["turned", ["name", "N", "E", "S", "W"]],
    ],
  ],
  "Counted": [
    [],
    [
      ["seats", ["list", ["map", ["name", "out", "eaten"], ["whole"]]]],
      ["common", ["map", ["name", "needed"], ["whole"]]],
    ],
  ],
  "Ended": [
    [],
    [
      [
        "reason",
        [
          "name",
          "all but one token is out",
          "no token is left in play",
          "the cards are used up",
        ],
      ],
      ["winners", ["list", ["whole"]]],
      ["scores", ["list", ["whole"]]],
    ],
  ],
  "Turning": [
    [],
    [
      ["at", ["whole"]],
      ["kind", ["name", "lead", "eaten", "gone"]],
      ["seat", ["whole"]],
      ["count", ["whole"]],
    ],
  ],
  "Turnings": [[], [["points", ["list", ["struct", "Turning"]]]]],
} as const;
export const MOST_ACTIONS = 2340;
export const REFUSAL_RULES = {
  "sticks-out": "2.6",
  "kept-free": "2.6",
  "covered": "2.6",
  "beside-teleporter": "2.6",
  "wall": "4.2",
  "monster": "4.3",
  "teleporter": "4.3",
  "tile": "4.5",
  "token": "4.3",
  "token-past-pool": "4.7",
  "entrance-closed": "4.2",
  "no-such-action": "",
  "still-laying": "2.6",
  "none-left": "2.6",
  "largest-first": "",
  "chance-begins": "3.1",
  "card-awaited": "3.2",
  "no-hit-first": "3.4",
  "card-gone": "3.4",
  "pick-first": "3.1",
  "not-yours": "3.1",
  "not-in-play": "3.1",
  "has-moved": "3.1",
  "must-enter": "3.1",
  "on-token": "4.3",
  "step-or-stop": "4.1",
  "is-out": "4.2",
  "no-steps-left": "4.1",
  "enters-with-i": "4.2",
  "is-inside": "4.2",
} as const;
export const OPTIONS = {
  "rulings": {
    "kind": "choice",
    "default": "official",
    "names": ["de", "en", "nl", "official"],
    "may_be_left": false,
  },
  "second_half_cards": {"kind": "choice", "default": "", "names": ["7", "8", "same-7"], "may_be_left": true},
  "eaten_token": {
    "kind": "choice",
    "default": "",
    "names": ["flips", "keeps-side"],
    "may_be_left": true,
  },
  "sight_across_blood": {"kind": "switch", "default": "", "names": ["false", "true"], "may_be_left": true},
  "corner_tiles": {"kind": "choice", "default": "", "names": ["off", "onto"], "may_be_left": true},
  "push_into_teleporter": {
    "kind": "choice",
    "default": "",
    "names": ["destroys", "forbidden"],
    "may_be_left": true,
  },
  "blocked_slide": {"kind": "choice", "default": "", "names": ["refused", "stays"], "may_be_left": true},
  "edition": {"kind": "choice", "default": "3", "names": ["1", "2", "3"], "may_be_left": false},
  "players": {"kind": "number", "default": "4", "names": [], "may_be_left": false},
  "advanced": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "layout": {
    "kind": "choice",
    "default": "players",
    "names": ["players", "random"],
    "may_be_left": false,
  },
  "three_hits": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "starter": {"kind": "seat", "default": "0", "names": ["chance"], "may_be_left": false},
} as const;
export const SEATS = ["green", "red", "blue", "yellow", "beige", "purple", "black"] as const;
export const KIT = {"head": 6, "body": 6, "arms": 6, "legs": 6, "tail": 6, "colour": 6} as const;

/** Many rows of one width, behind one another. */
export interface Rows<Items> {
  readonly items: Items;
  readonly width: number;
}

/** Something that lies in the engine's memory and is not copied. */
export interface Placed {
  readonly address: number;
  readonly extents: readonly number[];
}

/** The entry points of this module. */
export interface EntryPoints {
  /** Tell what an action does, and why. */
  account_at(states: Uint8Array | Placed, actor: number, action: number, out: Float64Array | Placed): number;
  /** Carry out an action if it may be taken. */
  act_at(states: Uint8Array | Placed, by: number, action: number): [number, number, number];
  /** Let chance act on the one state, by words of a seed. */
  act_by_chance_at(states: Uint8Array | Placed, first: number, second: number, third: number): [number, number, number];
  /** Return who acts. */
  actor_at(states: Uint8Array | Placed, index: number): number;
  /** Write who acts in every match. */
  actors_all(states: Uint8Array | Placed, out: BigInt64Array | Placed): void;
  /** Carry out a legal action. */
  apply_at(states: Uint8Array | Placed, index: number, seat: number, action: number): void;
  /** Write for every match which seat is awaited, what it may do and what it sees. */
  await_all(states: Uint8Array | Placed, favourite: number, seats: BigInt64Array | Placed, listed: Rows<BigInt64Array>, masks: Rows<Int8Array>, seen: Rows<Int8Array>): void;
  /** Write where a state leads before a seat acts, whose turn it is there, and how likely it is. */
  branches_at(states: Uint8Array | Placed, words: BigInt64Array | Placed, room: number, branches: Uint8Array | Placed, seats: BigInt64Array | Placed, shares: Float64Array | Placed): number;
  /** Write what CHANCE may do and how likely. */
  chance_outcomes_at(states: Uint8Array | Placed, index: number, out: BigInt64Array | Placed, weights: BigInt64Array | Placed): number;
  /** Blank everything that a seat may not know. */
  conceal_at(states: Uint8Array | Placed, index: number, seat: number): void;
  /** Draw what CHANCE does. */
  draw_at(states: Uint8Array | Placed, index: number, stream: BigInt64Array | Placed): number;
  /** Return what is impossible, the claim that is, and one that is in its way, if there is one. */
  fault_in(claims: Uint8Array | Placed, keeps_tiles: boolean): [number, number, number];
  /** Find every complete move from a place; return how many, or FULL. */
  find_moves(floor: Uint8Array | Placed, things: Uint8Array | Placed, start: number, most_steps: number, search_nodes: Uint8Array | Placed, search_arrangements: Uint8Array | Placed, search_buckets: Int32Array | Placed, search_ends: Int32Array | Placed): number;
  /** Return how many moments belong to turns that are final, given who acts now and when. */
  finished_moments(history: Rows<BigInt64Array>, turn: number, who: number): number;
  /** Turn a seat's view into what it makes of a ply by the rules; tell whether it can. */
  follow_at(states: Uint8Array | Placed, by: number, action: number, seat: number): boolean;
  /** Let him look and go one step, and note what happens. */
  go_at(floors: Uint8Array | Placed, traces: Uint8Array | Placed): void;
  /** Tell what helps a seat to choose, if it is to act. */
  guide_at(states: Uint8Array | Placed, seat: number, out: Float64Array | Placed): number;
  /** Tell whether a seat could not tell an action from another one in its place. */
  is_hidden_at(states: Uint8Array | Placed, by: number, action: number, seat: number, is_later: boolean, room: number): boolean;
  /** Tell whether an action is legal. */
  is_legal_at(states: Uint8Array | Placed, index: number, seat: number, action: number): boolean;
  /** Tell whether a seat may act now. */
  is_to_act_at(states: Uint8Array | Placed, index: number, seat: number): boolean;
  /** Return the index of a seat's last action in the unfinished turn, or NONE. */
  last_of_turn(history: Rows<BigInt64Array>, turn: number, seat: number): number;
  /** Write a seat's legal actions. */
  legal_actions_at(states: Uint8Array | Placed, index: number, seat: number, out: BigInt64Array | Placed): number;
  /** Write the legal actions of the given seat in every match. */
  legal_all(states: Uint8Array | Placed, seats: BigInt64Array | Placed, out: Rows<BigInt64Array>, counts: BigInt64Array | Placed): void;
  /** Move at random in the first match; chance and the monster follow. Return 0 if it is over. */
  move_on(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, search_nodes: Uint8Array | Placed, search_arrangements: Uint8Array | Placed, search_buckets: Int32Array | Placed, search_ends: Int32Array | Placed, traces: Uint8Array | Placed, room: BigInt64Array | Placed): number;
  /** Write what the given seat sees in every match. */
  observe_all(states: Uint8Array | Placed, seats: BigInt64Array | Placed, out: Rows<Int8Array>): void;
  /** Let all but one seat act at random in every match, until it is to act. */
  others_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, seat: number, room: number): void;
  /** Tell how the match ended, or nothing while it goes on. */
  outcome_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Tell what every card would do, while tokens move or a card is to be turned. */
  outlook_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Play other actions in place of a turn on the state before it, all else being equal. */
  play_instead_at(states: Uint8Array | Placed, seat: number, actions: BigInt64Array | Placed, others: Rows<BigInt64Array>, is_secret: boolean): void;
  /** Play every match to its end with random actions; return how many. */
  play_out_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, room: number): number;
  /** Play every match of a range to its end; return how many moves that took. */
  play_out_moves(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, search_nodes: Uint8Array | Placed, search_arrangements: Uint8Array | Placed, search_buckets: Int32Array | Placed, search_ends: Int32Array | Placed): number;
  /** Return rating, deviation and volatility after a score against a rating and its deviation. */
  rate(rating: number, deviation: number, volatility: number, other: number, doubt: number, score: number): [number, number, number];
  /** Tell why an action that is not legal is refused. */
  refusal_at(states: Uint8Array | Placed, seat: number, action: number, out: Float64Array | Placed): number;
  /** Replace what a seat cannot see by something it might be. */
  resample_at(states: Uint8Array | Placed, index: number, seat: number, stream: BigInt64Array | Placed): void;
  /** Tell the tokens that each seat has out and lost for good, and how many out would win. */
  score_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Settle every match. */
  settle_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>): void;
  /** Give seats that cannot win any more no share, and the others the whole; return that. */
  share_among(shares: Float64Array | Placed, may_win: BigInt64Array | Placed): number;
  /** Write the state in which a match starts over one that is all zero. */
  start_at(states: Uint8Array | Placed, choices: Uint8Array | Placed): void;
  /** Apply one legal action in every match that is not over, and settle it. */
  step_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, seats: BigInt64Array | Placed, actions: BigInt64Array | Placed): void;
  /** Return how many moments lie before a seat's last finished turn, NO_TURN or REVEALED. */
  takeback_start(history: Rows<BigInt64Array>, turn: number, seat: number): number;
  /** Return the number of the turn. */
  turn_number_at(states: Uint8Array | Placed, index: number): number;
  /** Tell when the lead was taken for good, and the dearest bites, of all states of a match. */
  turning_points_at(states: Uint8Array | Placed, actors: BigInt64Array | Placed, out: Float64Array | Placed): number;
  /** Let him walk on the first floor; return why that ends, and after how many steps. */
  walk_unlimited(floors: Uint8Array | Placed, sides: Uint8Array | Placed, traces: Uint8Array | Placed): [number, number];
  /** Write the place of every seat, the first one being 1; equals share the same one. */
  write_places(merits: Rows<BigInt64Array>, places: BigInt64Array | Placed): void;
  /** Write the turns of a history in their order; return how many there are. */
  write_turns(history: Rows<BigInt64Array>, out: Rows<BigInt64Array>): number;
}

import type { Turnings } from './finstere';

/** What the entry points tell that only this game has. */
export interface Besides {
  turning_points_at: Turnings;
}
