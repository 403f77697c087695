// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Terms": [
    24,
    [
      ["menhirs", 0, "i8"],
      ["removals", 8, "i8"],
      ["board", 16, "i1"],
      ["must_detach", 17, "b1"],
      ["may_pass", 18, "b1"],
      ["no_take_back", 19, "b1"],
    ],
  ],
  "State": [
    80,
    [
      ["terms", 0, "Terms"],
      ["mist", 24, "i8"],
      ["chosen", 32, "i8"],
      ["banned", 40, "i8"],
      ["moved", 48, "i8"],
      ["face_down", 56, "i8"],
      ["forests_left", 64, "i1"],
      ["menhirs_left", 65, "i1"],
      ["menhirs_dealt", 66, "i1"],
      ["dealt", 67, "i1"],
      ["supply", 68, "i1"],
      ["placed", 69, "i1"],
      ["phase", 70, "i1"],
      ["turn", 71, "i1"],
      ["turns_made", 72, "i2"],
      ["hide_menhirs", 74, "b1"],
      ["scoring", 75, "b1"],
      ["ending", 76, "i1"],
      ["winner", 77, "i1"],
    ],
  ],
  "Mirrors": [
    5960,
    [
      ["cells", 0, "i8", 12, 56],
      ["directions", 5376, "i8", 12, 6],
      ["number", 5952, "i1"],
    ],
  ],
  "Frame": [
    72,
    [
      ["mist", 0, "i8"],
      ["banned", 8, "i8"],
      ["first", 16, "i8"],
      ["after", 24, "i8"],
      ["child", 32, "i8"],
      ["whole", 40, "i8"],
      ["turn", 48, "i8"],
      ["depth", 56, "i8"],
      ["stage", 64, "i1"],
    ],
  ],
  "Entry": [
    40,
    [
      ["mist", 0, "i8"],
      ["banned", 8, "i8"],
      ["winning", 16, "i8"],
      ["escape", 24, "i8"],
      ["winning_removal", 32, "i1"],
      ["escape_removal", 33, "i1"],
      ["turn", 34, "i1"],
      ["won", 35, "i1"],
      ["not_won", 36, "i1"],
      ["lost", 37, "i1"],
      ["not_lost", 38, "i1"],
      ["choices", 39, "i1"],
    ],
  ],
  "Cursor": [16, [["nodes", 0, "i8"], ["ply", 8, "i1"], ["answer", 9, "i1"]]],
  "Deepening": [
    48,
    [
      ["mist", 0, "i8"],
      ["banned", 8, "i8"],
      ["turn", 16, "i8"],
      ["searched", 24, "i8"],
      ["distance", 32, "i8"],
      ["is_asked", 40, "b1"],
    ],
  ],
  "Choices": [
    24,
    [
      ["schedule", 0, "i8"],
      ["board", 8, "i1"],
      ["menhirs", 9, "i1"],
      ["forests", 10, "i1"],
      ["mist", 11, "i1"],
      ["must_detach", 12, "b1"],
      ["may_pass", 13, "b1"],
      ["no_take_back", 14, "b1"],
      ["hide_menhirs", 15, "b1"],
      ["scoring", 16, "b1"],
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
    "ask",
    "",
    [
      ["search_terms", "Terms", 1, "stays"],
      ["search_mirrors", "Mirrors", 1, "stays"],
      ["search_frames", "Frame", 1, "stays"],
      ["search_entries", "Entry", 1, "stays"],
      ["search_cursors", "Cursor", 1, "stays"],
      ["search_moves", "i8", 1, "stays"],
      ["search_removals", "i8", 1, "stays"],
      ["mist", "q", 0, ""],
      ["banned", "q", 0, ""],
      ["turn", "q", 0, ""],
      ["depth", "q", 0, ""],
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
  ["cluster_of", "q", [["seed", "q", 0, ""], ["mist", "q", 0, ""]]],
  [
    "conceal_at",
    "",
    [["states", "State", 1, "changes"], ["index", "q", 0, ""], ["seat", "q", 0, ""]],
  ],
  [
    "deepen",
    "q",
    [
      ["search_terms", "Terms", 1, "stays"],
      ["search_mirrors", "Mirrors", 1, "stays"],
      ["search_frames", "Frame", 1, "stays"],
      ["search_entries", "Entry", 1, "stays"],
      ["search_cursors", "Cursor", 1, "stays"],
      ["search_moves", "i8", 1, "stays"],
      ["search_removals", "i8", 1, "stays"],
      ["deepenings", "Deepening", 1, "changes"],
      ["most_nodes", "q", 0, ""],
    ],
  ],
  [
    "draw_at",
    "q",
    [["states", "State", 1, ""], ["index", "q", 0, ""], ["stream", "i8", 1, "changes"]],
  ],
  [
    "effective_ban",
    "q",
    [["terms", "Terms", 0, ""], ["mist", "q", 0, ""], ["ban", "q", 0, ""]],
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
  [
    "guide_at",
    "q",
    [["states", "State", 1, ""], ["seat", "q", 0, ""], ["out", "f8", 1, "counted"]],
  ],
  [
    "held_up_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["tiles", "q", 0, ""],
      ["direction", "q", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
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
    [["states", "State", 1, "changes"], ["streams", "i8", 2, "changes"]],
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
    "recalled_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["actor", "q", 0, ""],
      ["action", "q", 0, ""],
      ["mist", "q", 0, ""],
      ["out", "f8", 1, "counted"],
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
  ["removable", "q", [["terms", "Terms", 0, ""], ["mist", "q", 0, ""]]],
  [
    "removable_after",
    "q",
    [["terms", "Terms", 0, ""], ["mist", "q", 0, ""], ["turn", "q", 0, ""]],
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
  [
    "run",
    "q",
    [
      ["search_terms", "Terms", 1, "stays"],
      ["search_mirrors", "Mirrors", 1, "stays"],
      ["search_frames", "Frame", 1, "stays"],
      ["search_entries", "Entry", 1, "stays"],
      ["search_cursors", "Cursor", 1, "stays"],
      ["search_moves", "i8", 1, "stays"],
      ["search_removals", "i8", 1, "stays"],
      ["most_nodes", "q", 0, ""],
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
    "winning_move",
    "q",
    [["terms", "Terms", 0, ""], ["mist", "q", 0, ""], ["banned", "q", 0, ""]],
  ],
  [
    "write_moves",
    "q",
    [
      ["terms", "Terms", 0, ""],
      ["mist", "q", 0, ""],
      ["banned", "q", 0, ""],
      ["out", "i8", 1, "counted"],
    ],
  ],
  ["write_places", "", [["merits", "i8", 2, ""], ["places", "i8", 1, "fills"]]],
  ["write_turns", "q", [["history", "i8", 2, ""], ["out", "i8", 2, "counted"]]],
] as const;
export const TOLD = {
  "position": ["struct", "Position"],
  "guide": ["struct", "Guide"],
  "refusal": ["struct", "Refused"],
  "account": [
    "union",
    ["struct", "Dealt"],
    ["struct", "HiddenDeal"],
    ["struct", "Placed"],
    ["struct", "HiddenPlacing"],
    ["struct", "ClusterTaken"],
    ["struct", "TileTaken"],
    ["struct", "Moved"],
    ["struct", "Removed"],
    ["struct", "Passed"],
  ],
  "score": ["struct", "TableScore"],
  "outcome": ["maybe", ["struct", "Ended"]],
} as const;
export const BESIDES = {"turning_points_at": ["struct", "Turnings"]} as const;
export const STRUCTS = {
  "Banned": [
    [],
    [
      ["tiles", ["list", ["items", ["whole"], ["whole"]]]],
      ["direction", ["name", "N", "NE", "SE", "S", "SW", "NW"]],
    ],
  ],
  "Settings": [
    [],
    [
      ["must_detach", ["truth"], false],
      ["may_pass", ["truth"], false],
      ["no_take_back", ["truth"], true],
    ],
  ],
  "Position": [
    [],
    [
      ["game", ["name", "menhirs"]],
      ["heights", ["list", ["whole"]], [3, 4, 5, 6, 5, 4, 3]],
      ["menhirs", ["list", ["items", ["whole"], ["whole"]]]],
      ["mist", ["list", ["items", ["whole"], ["whole"]]]],
      ["turn", ["whole"]],
      ["banned", ["unset", ["struct", "Banned"]]],
      [
        "schedule",
        ["list", ["truth"]],
        [
          false,
          false,
          true,
          true,
          false,
          false,
          true,
          true,
          false,
          false,
          true,
          true,
          false,
          false,
          true,
          true,
          false,
          false,
          true,
          true,
          false,
          false,
          true,
          true,
        ],
      ],
      ["settings", ["struct", "Settings"], {}],
    ],
  ],
  "Way": [
    [],
    [
      ["direction", ["name", "N", "NE", "SE", "S", "SW", "NW"]],
      [
        "reason",
        [
          "name",
          "",
          "not-mist",
          "not-connected",
          "cluster-too-small",
          "part-too-small",
          "rest-too-small",
          "edge",
          "mist",
          "touching",
          "take-back",
        ],
        "",
      ],
      [
        "rule",
        ["name", "", "3.2", "3.3", "3.3", "3.3", "3.3", "3.4", "3.4", "3.3", "3.5"],
        "",
      ],
      ["cells", ["list", ["items", ["whole"], ["whole"]]], []],
      ["actions", ["list", ["whole"]], []],
      ["lands", ["list", ["items", ["whole"], ["whole"]]], []],
      ["frees", ["list", ["items", ["whole"], ["whole"]]], []],
      ["covers", ["list", ["items", ["whole"], ["whole"]]], []],
      ["wins", ["truth"], false],
      ["is_final", ["truth"], false],
    ],
  ],
  "Group": [
    [],
    [
      ["tiles", ["list", ["items", ["whole"], ["whole"]]]],
      ["ways", ["list", ["struct", "Way"]]],
      ["picks", ["list", ["items", ["whole"], ["whole"]]]],
      ["may_split", ["truth"]],
    ],
  ],
  "Kept": [
    [],
    [
      ["tile", ["items", ["whole"], ["whole"]]],
      ["reason", ["name", "last-menhir"]],
      ["rule", ["name", "3.7"]],
    ],
  ],
  "Guide": [
    [],
    [
      ["clusters", ["list", ["struct", "Group"]], []],
      ["part", ["maybe", ["struct", "Group"]], null],
      ["kept", ["list", ["struct", "Kept"]], []],
    ],
  ],
  "Refused": [
    [],
    [
      [
        "reason",
        [
          "name",
          "",
          "not-mist",
          "not-connected",
          "cluster-too-small",
          "part-too-small",
          "rest-too-small",
          "edge",
          "mist",
          "touching",
          "take-back",
          "no-such-action",
          "not-dealt",
          "no-forest-left",
          "no-menhir-left",
          "not-placed",
          "off-board",
          "has-mist",
          "not-removed",
          "last-menhir",
          "no-mist",
          "set-up",
          "not-moved",
          "compulsory",
          "not-chosen",
          "picked",
          "moves-as-a-whole",
          "fits-no-part",
          "fits-no-part-with-picked",
          "chosen",
          "no-way",
        ],
      ],
      [
        "rule",
        [
          "name",
          "",
          "3.2",
          "3.3",
          "3.3",
          "3.3",
          "3.3",
          "3.4",
          "3.4",
          "3.3",
          "3.5",
          "",
          "2.1",
          "2.1",
          "2.1",
          "2.2",
          "2.2",
          "2.2",
          "3.7",
          "3.7",
          "3.2",
          "2",
          "3.2",
          "3.8",
          "3.2",
          "3.3",
          "3.3",
          "3.3",
          "3.3",
          "3.2",
          "3.4",
        ],
      ],
      ["cells", ["list", ["items", ["whole"], ["whole"]]]],
      ["movers", ["list", ["items", ["whole"], ["whole"]]]],
      ["size", ["whole"]],
      ["direction", ["maybe", ["name", "N", "NE", "SE", "S", "SW", "NW"]]],
    ],
  ],
  "Dealt": [
    ["kind", "deal"],
    [
      ["land", ["name", "forest", "menhir"]],
      ["cell", ["items", ["whole"], ["whole"]]],
      ["face_down", ["maybe", ["whole"]], null],
      ["standing", ["maybe", ["whole"]], null],
    ],
  ],
  "HiddenDeal": [["kind", "hidden-deal"], [["standing", ["maybe", ["whole"]], null]]],
  "Placed": [["kind", "place"], [["seat", ["whole"]], ["cell", ["items", ["whole"], ["whole"]]]]],
  "HiddenPlacing": [["kind", "hidden-place"], [["seat", ["whole"]]]],
  "ClusterTaken": [
    ["kind", "cluster"],
    [["seat", ["whole"]], ["tiles", ["list", ["items", ["whole"], ["whole"]]]]],
  ],
  "TileTaken": [["kind", "tile"], [["seat", ["whole"]], ["tile", ["items", ["whole"], ["whole"]]]]],
  "Moved": [
    ["kind", "go"],
    [
      ["seat", ["whole"]],
      ["freed", ["list", ["items", ["whole"], ["whole"]]], []],
      ["covered", ["list", ["items", ["whole"], ["whole"]]], []],
      ["removal", ["name", "", "due", "none"], ""],
      ["ending", ["name", "", "free", "rounds"], ""],
      ["tiles", ["list", ["items", ["whole"], ["whole"]]]],
      ["direction", ["name", "N", "NE", "SE", "S", "SW", "NW"]],
    ],
  ],
  "Removed": [
    ["kind", "remove"],
    [
      ["seat", ["whole"]],
      ["freed", ["list", ["items", ["whole"], ["whole"]]], []],
      ["covered", ["list", ["items", ["whole"], ["whole"]]], []],
      ["removal", ["name", "", "due", "none"], ""],
      ["ending", ["name", "", "free", "rounds"], ""],
      ["tile", ["items", ["whole"], ["whole"]]],
      ["lifts_ban", ["truth"], false],
    ],
  ],
  "Passed": [
    ["kind", "pass"],
    [
      ["seat", ["whole"]],
      ["freed", ["list", ["items", ["whole"], ["whole"]]], []],
      ["covered", ["list", ["items", ["whole"], ["whole"]]], []],
      ["removal", ["name", "", "due", "none"], ""],
      ["ending", ["name", "", "free", "rounds"], ""],
      ["is_forced", ["truth"], false],
    ],
  ],
  "TableScore": [
    [],
    [
      [
        "seats",
        ["list", ["map", ["name", "free", "covered", "mist", "supply"], ["whole"]]],
        [],
      ],
      ["common", ["map", ["name", "free", "covered", "mist", "supply"], ["whole"]], {}],
    ],
  ],
  "Ended": [
    [],
    [
      ["reason", ["name", "", "every menhir is free", "the rounds are over"]],
      ["winners", ["list", ["whole"]]],
      ["scores", ["list", ["whole"]]],
    ],
  ],
  "Turning": [
    [],
    [
      ["at", ["whole"]],
      ["kind", ["name", "missed", "let-in", "freed", "covered"]],
      ["seat", ["whole"]],
      ["count", ["whole"]],
    ],
  ],
  "Turnings": [[], [["points", ["list", ["struct", "Turning"]]]]],
} as const;
export const MOST_ACTIONS = 113;
export const REFUSAL_RULES = {
  "not-mist": "3.2",
  "not-connected": "3.3",
  "cluster-too-small": "3.3",
  "part-too-small": "3.3",
  "rest-too-small": "3.3",
  "edge": "3.4",
  "mist": "3.4",
  "touching": "3.3",
  "take-back": "3.5",
  "no-such-action": "",
  "not-dealt": "2.1",
  "no-forest-left": "2.1",
  "no-menhir-left": "2.1",
  "not-placed": "2.2",
  "off-board": "2.2",
  "has-mist": "2.2",
  "not-removed": "3.7",
  "last-menhir": "3.7",
  "no-mist": "3.2",
  "set-up": "2",
  "not-moved": "3.2",
  "compulsory": "3.8",
  "not-chosen": "3.2",
  "picked": "3.3",
  "moves-as-a-whole": "3.3",
  "fits-no-part": "3.3",
  "fits-no-part-with-picked": "3.3",
  "chosen": "3.2",
  "no-way": "3.4",
} as const;
export const OPTIONS = {
  "board": {
    "kind": "choice",
    "default": "small",
    "names": ["large", "small"],
    "may_be_left": false,
  },
  "menhirs": {"kind": "number", "default": "", "names": [], "may_be_left": false},
  "forests": {"kind": "number", "default": "", "names": [], "may_be_left": false},
  "mist": {"kind": "number", "default": "", "names": [], "may_be_left": false},
  "schedule": {
    "kind": "text",
    "default": "default",
    "names": [],
    "may_be_left": false,
    "presets": {
      "default": "mm rr mm rr mm rr mm rr mm rr mm rr",
      "alternate": "mm mr rm mr rm mr rm mr rm mr rm mr",
    },
    "marked": "r",
  },
  "must_detach": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "may_pass": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "no_take_back": {"kind": "switch", "default": "true", "names": ["false", "true"], "may_be_left": false},
  "hide_menhirs": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "scoring": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
} as const;
export const SEATS = ["player 1", "player 2"] as const;
export const KIT = {} as const;

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
  /** Tell what an action does. */
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
  /** Ask whether the attacker wins within a depth; where it is odd it is his turn. */
  ask(search_terms: Uint8Array | Placed, search_mirrors: Uint8Array | Placed, search_frames: Uint8Array | Placed, search_entries: Uint8Array | Placed, search_cursors: Uint8Array | Placed, search_moves: BigInt64Array | Placed, search_removals: BigInt64Array | Placed, mist: number, banned: number, turn: number, depth: number): void;
  /** Write for every match which seat is awaited, what it may do and what it sees. */
  await_all(states: Uint8Array | Placed, favourite: number, seats: BigInt64Array | Placed, listed: Rows<BigInt64Array>, masks: Rows<Int8Array>, seen: Rows<Int8Array>): void;
  /** Write where a state leads before a seat acts, whose turn it is there, and how likely it is. */
  branches_at(states: Uint8Array | Placed, words: BigInt64Array | Placed, room: number, branches: Uint8Array | Placed, seats: BigInt64Array | Placed, shares: Float64Array | Placed): number;
  /** Write what CHANCE may do and how likely. */
  chance_outcomes_at(states: Uint8Array | Placed, index: number, out: BigInt64Array | Placed, weights: BigInt64Array | Placed): number;
  /** Return all mist that hangs together with the seed, which is part of it. */
  cluster_of(seed: number, mist: number): number;
  /** Blank everything that a seat may not know. */
  conceal_at(states: Uint8Array | Placed, index: number, seat: number): void;
  /** Search deeper until somebody wins or the match ends, so many nodes or room are used up. */
  deepen(search_terms: Uint8Array | Placed, search_mirrors: Uint8Array | Placed, search_frames: Uint8Array | Placed, search_entries: Uint8Array | Placed, search_cursors: Uint8Array | Placed, search_moves: BigInt64Array | Placed, search_removals: BigInt64Array | Placed, deepenings: Uint8Array | Placed, most_nodes: number): number;
  /** Draw what CHANCE does. */
  draw_at(states: Uint8Array | Placed, index: number, stream: BigInt64Array | Placed): number;
  /** Return a ban if it forbids anything, or PASS. */
  effective_ban(terms: Uint8Array | Placed, mist: number, ban: number): number;
  /** Return how many moments belong to turns that are final, given who acts now and when. */
  finished_moments(history: Rows<BigInt64Array>, turn: number, who: number): number;
  /** Turn a seat's view into what it makes of a ply by the rules; tell whether it can. */
  follow_at(states: Uint8Array | Placed, by: number, action: number, seat: number): boolean;
  /** Tell what helps whoever is to move or to remove. */
  guide_at(states: Uint8Array | Placed, seat: number, out: Float64Array | Placed): number;
  /** Tell what holds some tiles up in a direction; nothing if they are free to go. */
  held_up_at(states: Uint8Array | Placed, tiles: number, direction: number, out: Float64Array | Placed): number;
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
  /** Write what the given seat sees in every match. */
  observe_all(states: Uint8Array | Placed, seats: BigInt64Array | Placed, out: Rows<Int8Array>): void;
  /** Let all but one seat act at random in every match, until it is to act. */
  others_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, seat: number, room: number): void;
  /** Tell how a match ended; nothing while it goes on. */
  outcome_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Play other actions in place of a turn on the state before it, all else being equal. */
  play_instead_at(states: Uint8Array | Placed, seat: number, actions: BigInt64Array | Placed, others: Rows<BigInt64Array>, is_secret: boolean): void;
  /** Play every match to its end with random actions; return how many. */
  play_out_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, room: number): number;
  /** Play every match of a range to its end; return how many moves were made. */
  play_out_moves(states: Uint8Array | Placed, streams: Rows<BigInt64Array>): number;
  /** Return rating, deviation and volatility after a score against a rating and its deviation. */
  rate(rating: number, deviation: number, volatility: number, other: number, doubt: number, score: number): [number, number, number];
  /** Tell what an action did, without what would tell of menhirs that lie under mist now. */
  recalled_at(states: Uint8Array | Placed, actor: number, action: number, mist: number, out: Float64Array | Placed): number;
  /** Tell why an action that is not legal is refused. */
  refusal_at(states: Uint8Array | Placed, seat: number, action: number, out: Float64Array | Placed): number;
  /** Return the tiles that may be removed: not the one on the last covered menhir (3.7). */
  removable(terms: Uint8Array | Placed, mist: number): number;
  /** Return the tiles of which one is to be removed after a move; none if it is skipped. */
  removable_after(terms: Uint8Array | Placed, mist: number, turn: number): number;
  /** Replace what a seat cannot see by something it might be. */
  resample_at(states: Uint8Array | Placed, index: number, seat: number, stream: BigInt64Array | Placed): void;
  /** Search on until the question is answered, so many nodes are visited or room is short. */
  run(search_terms: Uint8Array | Placed, search_mirrors: Uint8Array | Placed, search_frames: Uint8Array | Placed, search_entries: Uint8Array | Placed, search_cursors: Uint8Array | Placed, search_moves: BigInt64Array | Placed, search_removals: BigInt64Array | Placed, most_nodes: number): number;
  /** Tell the menhirs free and covered, and the mist on the board and still to be placed. */
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
  /** Tell missed wins, how the win was let in, and the largest changes, of all states. */
  turning_points_at(states: Uint8Array | Placed, actors: BigInt64Array | Placed, out: Float64Array | Placed): number;
  /** Return a move that wins at once, or PASS. */
  winning_move(terms: Uint8Array | Placed, mist: number, banned: number): number;
  /** Write all legal moves as far as there is room; return how many there are. */
  write_moves(terms: Uint8Array | Placed, mist: number, banned: number, out: BigInt64Array | Placed): number;
  /** Write the place of every seat, the first one being 1; equals share the same one. */
  write_places(merits: Rows<BigInt64Array>, places: BigInt64Array | Placed): void;
  /** Write the turns of a history in their order; return how many there are. */
  write_turns(history: Rows<BigInt64Array>, out: Rows<BigInt64Array>): number;
}

import type { Turnings } from './menhirs';

/** What the entry points tell that only this game has. */
export interface Besides {
  turning_points_at: Turnings;
}
