// Made from the games by `python -m gloaming.server.messages`; do not edit.

export const LAYOUTS = {
  "Ghost": [
    32,
    [
      ["x", 0, "i2"],
      ["y", 2, "i2"],
      ["way", 4, "i1"],
      ["bottom", 8, "f8"],
      ["radius", 16, "f8"],
      ["neck", 24, "f8"],
    ],
  ],
  "Figure": [
    40,
    [
      ["body", 0, "Ghost"],
      ["samples", 32, "i4"],
      ["where", 36, "i1"],
      ["has_entered", 37, "b1"],
      ["is_done", 38, "b1"],
    ],
  ],
  "Piece": [
    120,
    [
      ["is_placed", 0, "b1"],
      ["x", 2, "i2"],
      ["y", 4, "i2"],
      ["yaw", 6, "i2"],
      ["face", 8, "i1"],
      ["lean", 9, "i1"],
      ["angle", 10, "i2"],
      ["holder", 12, "i1"],
      ["height", 16, "f8"],
      ["turn", 24, "f8", 3, 3],
      ["shift", 96, "f8", 3],
    ],
  ],
  "Plan": [
    504,
    [
      ["figures", 0, "Figure", 7],
      ["moved", 280, "i8", 7],
      ["merged", 336, "i8", 7, 2],
      ["count", 448, "i8"],
      ["points", 456, "i8"],
      ["active", 464, "i8"],
      ["column", 472, "i8"],
      ["row", 480, "i8"],
      ["steps", 488, "i8"],
      ["merged_fields", 496, "i8"],
    ],
  ],
  "State": [
    4376,
    [
      ["figures", 0, "Figure", 28],
      ["pieces", 1120, "Piece", 6],
      ["plans", 1840, "Plan", 4],
      ["order", 3856, "i8", 6],
      ["placed", 3904, "i8"],
      ["is_sealed", 3912, "u1", 4],
      ["sides", 3920, "i8", 4],
      ["cards", 3952, "i8", 4],
      ["picks", 3984, "i8", 4],
      ["rolls", 4016, "i8", 4],
      ["pile", 4048, "i8", 18],
      ["turn", 4192, "i8"],
      ["midnight_pile", 4200, "i8"],
      ["grid", 4208, "i8"],
      ["edition", 4216, "i8"],
      ["players", 4224, "i8"],
      ["phase", 4232, "i8"],
      ["round_number", 4240, "i8"],
      ["holder", 4248, "i8"],
      ["to_move", 4256, "i8"],
      ["held", 4264, "i8"],
      ["held_face", 4272, "i8"],
      ["held_lean", 4280, "i8"],
      ["held_yaw", 4288, "i8"],
      ["used", 4296, "i8"],
      ["midnight", 4304, "i8"],
      ["cursor", 4312, "i8"],
      ["rolling", 4320, "i8"],
      ["picker", 4328, "i8"],
      ["number", 4336, "i8"],
      ["side", 4344, "i8"],
      ["door", 4352, "i8"],
      ["looks", 4360, "i8"],
      ["merging", 4368, "b1"],
      ["in_turn", 4369, "b1"],
      ["chance_arranges", 4370, "b1"],
      ["doors_around", 4371, "b1"],
    ],
  ],
  "Model": [
    464,
    [
      ["box_count", 0, "i1"],
      ["low", 8, "f8", 8, 3],
      ["high", 200, "f8", 8, 3],
      ["whole_low", 392, "f8", 3],
      ["whole_high", 416, "f8", 3],
      ["heart", 440, "f8", 3],
    ],
  ],
  "Lobby": [
    4280,
    [
      ["pieces", 0, "Piece", 6],
      ["models", 720, "Model", 6],
      ["sines", 3504, "f8", 91],
      ["glass_low", 4232, "f8", 3],
      ["glass_high", 4256, "f8", 3],
    ],
  ],
  "Keyhole": [
    96,
    [
      ["grid", 0, "i2"],
      ["cell", 8, "f8"],
      ["middle", 16, "f8"],
      ["plate", 24, "f8"],
      ["eye", 32, "f8"],
      ["eye_height", 40, "f8"],
      ["circle_height", 48, "f8"],
      ["circle_radius", 56, "f8"],
      ["slot_top", 64, "f8"],
      ["slot_bottom", 72, "f8"],
      ["half_width_top", 80, "f8"],
      ["half_width_bottom", 88, "f8"],
    ],
  ],
  "Sighting": [
    80,
    [
      ["direct", 0, "i4"],
      ["mirrored", 4, "i4"],
      ["point", 8, "f8", 3],
      ["bend", 32, "f8", 3],
      ["mirrored_point", 56, "f8", 3],
    ],
  ],
  "Choices": [
    24,
    [
      ["midnight_cards", 0, "i8"],
      ["grid", 8, "i8"],
      ["players", 16, "i1"],
      ["seats", 17, "i1"],
      ["furniture", 18, "i1"],
      ["doors", 19, "i1"],
      ["edition", 20, "i1"],
      ["in_turn", 21, "b1"],
      ["midnight", 22, "b1"],
      ["merging", 23, "b1"],
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
    "apply",
    "",
    [["state", "State", 0, "changes"], ["seat", "q", 0, ""], ["action", "q", 0, ""]],
  ],
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
  ["are_apart", "?", [["ghost", "Ghost", 0, ""], ["other", "Ghost", 0, ""]]],
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
    "cast_all",
    "",
    [
      ["lobbies", "Lobby", 1, ""],
      ["ghosts", "Ghost", 1, ""],
      ["keyholes", "Keyhole", 1, ""],
      ["picture", "u1", 2, "changes"],
      ["sightings", "Sighting", 1, "changes"],
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
  ["dangers_at", "q", [["states", "State", 1, ""], ["out", "f8", 1, "counted"]]],
  [
    "draw_at",
    "q",
    [["states", "State", 1, ""], ["index", "q", 0, ""], ["stream", "i8", 1, "changes"]],
  ],
  ["enough", "q", [["grid", "q", 0, ""]]],
  [
    "exposure_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["thing", "q", 0, ""],
      ["x", "d", 0, ""],
      ["y", "d", 0, ""],
      ["height", "d", 0, ""],
      ["way", "q", 0, ""],
      ["out", "f8", 1, "counted"],
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
  [
    "free_spots",
    "q",
    [
      ["lobby", "Lobby", 0, ""],
      ["ghosts", "Ghost", 1, ""],
      ["ghost", "Ghost", 0, "changes"],
      ["spots", "f8", 2, "counted"],
    ],
  ],
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
    "is_legal",
    "?",
    [["state", "State", 0, ""], ["seat", "q", 0, ""], ["action", "q", 0, ""]],
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
  ["level_of", "q", [["lobby", "Lobby", 0, ""], ["body", "Ghost", 0, ""]]],
  [
    "levels",
    "q",
    [
      ["lobby", "Lobby", 0, ""],
      ["ghost", "Ghost", 0, "changes"],
      ["out", "f8", 1, "counted"],
    ],
  ],
  [
    "look_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["door", "q", 0, ""],
      ["picture", "u1", 2, "fills"],
      ["shown", "i4", 2, "fills"],
      ["out", "f8", 1, "counted"],
    ],
  ],
  [
    "look_through",
    "q",
    [
      ["lobbies", "Lobby", 1, ""],
      ["ghosts", "Ghost", 1, ""],
      ["door", "q", 0, ""],
      ["picture", "u1", 2, "fills"],
      ["out", "f8", 1, "counted"],
    ],
  ],
  ["note_samples", "", [["state", "State", 0, "changes"]]],
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
  ["pose", "", [["lobby", "Lobby", 0, "changes"], ["index", "q", 0, ""]]],
  [
    "posed_at",
    "q",
    [
      ["piece", "q", 0, ""],
      ["x", "q", 0, ""],
      ["y", "q", 0, ""],
      ["yaw", "q", 0, ""],
      ["face", "q", 0, ""],
      ["lean", "q", 0, ""],
      ["angle", "q", 0, ""],
      ["height", "d", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
  ],
  [
    "put",
    "q",
    [
      ["state", "State", 0, "changes"],
      ["index", "q", 0, ""],
      ["x", "q", 0, ""],
      ["y", "q", 0, ""],
      ["yaw", "q", 0, ""],
      ["face", "q", 0, ""],
      ["lean", "q", 0, ""],
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
  ["settle", "q", [["lobby", "Lobby", 0, "changes"], ["index", "q", 0, ""]]],
  [
    "settle_all",
    "",
    [["states", "State", 1, "changes"], ["streams", "i8", 2, "changes"]],
  ],
  ["share_among", "d", [["shares", "f8", 1, "changes"], ["may_win", "i8", 1, ""]]],
  ["standing_at", "q", [["states", "State", 1, ""], ["out", "f8", 1, "counted"]]],
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
  [
    "top_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["x", "d", 0, ""],
      ["y", "d", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
  ],
  ["tops_seen", "", [["lobby", "Lobby", 0, ""], ["out", "i8", 2, "changes"]]],
  ["turn_number_at", "q", [["states", "State", 1, ""], ["index", "q", 0, ""]]],
  [
    "turn_view",
    "",
    [
      ["lobby", "Lobby", 0, "changes"],
      ["ghosts", "Ghost", 1, "changes"],
      ["quarters", "q", 0, ""],
      ["along", "q", 0, ""],
    ],
  ],
  [
    "turning_points_at",
    "q",
    [["states", "State", 1, ""], ["actors", "i8", 1, ""], ["out", "f8", 1, "counted"]],
  ],
  [
    "whereabouts_at",
    "q",
    [
      ["states", "State", 1, ""],
      ["x", "q", 0, ""],
      ["y", "q", 0, ""],
      ["bottom", "d", 0, ""],
      ["way", "q", 0, ""],
      ["size", "q", 0, ""],
      ["out", "f8", 1, "counted"],
    ],
  ],
  ["write_places", "", [["merits", "i8", 2, ""], ["places", "i8", 1, "fills"]]],
  ["write_turns", "q", [["history", "i8", 2, ""], ["out", "i8", 2, "counted"]]],
] as const;
export const TOLD = {
  "position": ["struct", "Position"],
  "guide": ["struct", "Guide"],
  "exposure": ["maybe", ["struct", "Exposure"]],
  "refusal": ["struct", "Refusal"],
  "account": [
    "union",
    ["struct", "Acted"],
    ["struct", "Decided"],
    ["struct", "HolderNamed"],
    ["struct", "Arranged"],
    ["struct", "KeyholePut"],
    ["struct", "MidnightDrawn"],
    ["struct", "CardDrawn"],
    ["struct", "Rolled"],
    ["struct", "Numbered"],
    ["struct", "Revealed"],
    ["struct", "CarriedOut"],
    ["struct", "Looked"],
    ["struct", "Caught"],
  ],
  "score": ["struct", "Counted"],
  "outcome": ["maybe", ["struct", "Ended"]],
} as const;
export const BESIDES = {
  "look_at": ["struct", "View"],
  "posed_at": ["struct", "Posed"],
  "whereabouts_at": ["struct", "Whereabouts"],
  "top_at": ["maybe", ["struct", "Top"]],
  "turning_points_at": ["struct", "Turnings"],
  "dangers_at": ["struct", "Dangers"],
} as const;
export const STRUCTS = {
  "FurniturePlace": [
    [],
    [
      ["piece", ["name", "mirror", "trolley", "desk", "piano", "armchair", "table"]],
      ["x", ["number"]],
      ["y", ["number"]],
      ["yaw", ["whole"]],
      ["face", ["name", "upright", "upside-down", "front", "back", "left", "right"]],
      ["lean", ["unset", ["name", "front", "back", "left", "right"]]],
    ],
  ],
  "GhostPlace": [
    [],
    [
      ["name", ["text"]],
      ["colour", ["name", "blue", "orange", "red", "green"]],
      ["size", ["name", "small", "medium", "large"]],
      ["x", ["number"]],
      ["y", ["number"]],
      ["level", ["whole"]],
      ["lying", ["unset", ["name", "N", "E", "S", "W"]]],
    ],
  ],
  "Position": [
    [],
    [
      ["game", ["name", "spokenchaos"]],
      ["furniture", ["list", ["struct", "FurniturePlace"]], []],
      ["ghosts", ["list", ["struct", "GhostPlace"]], []],
    ],
  ],
  "End": [
    [],
    [
      ["field", ["maybe", ["items", ["whole"], ["whole"]]]],
      [
        "door",
        [
          "unset",
          [
            "name",
            "N1",
            "N2",
            "N3",
            "N4",
            "N5",
            "N6",
            "E1",
            "E2",
            "E3",
            "E4",
            "E5",
            "E6",
            "S1",
            "S2",
            "S3",
            "S4",
            "S5",
            "S6",
            "W1",
            "W2",
            "W3",
            "W4",
            "W5",
            "W6",
          ],
        ],
      ],
      ["actions", ["list", ["whole"]]],
    ],
  ],
  "Reach": [[], [["ghost", ["whole"]], ["ends", ["list", ["struct", "End"]]]]],
  "Guide": [
    [],
    [
      ["ghosts", ["unset", ["list", ["struct", "Reach"]]]],
      ["ghost", ["unset", ["whole"]]],
      ["piece", ["unset", ["whole"]]],
      ["lands", ["unset", ["whole"]]],
      ["merges", ["unset", ["maybe", ["whole"]]]],
      [
        "spots",
        [
          "unset",
          ["list", ["items", ["whole"], ["whole"], ["whole"], ["number"], ["whole"]]],
        ],
      ],
    ],
  ],
  "SeenFrom": [
    [],
    [
      [
        "door",
        [
          "name",
          "N1",
          "N2",
          "N3",
          "N4",
          "N5",
          "N6",
          "E1",
          "E2",
          "E3",
          "E4",
          "E5",
          "E6",
          "S1",
          "S2",
          "S3",
          "S4",
          "S5",
          "S6",
          "W1",
          "W2",
          "W3",
          "W4",
          "W5",
          "W6",
        ],
      ],
      ["samples", ["whole"]],
      ["mirrored", ["whole"]],
      ["line", ["list", ["items", ["number"], ["number"], ["number"]]]],
      ["is_caught", ["truth"]],
    ],
  ],
  "Exposure": [
    [],
    [
      ["ghost", ["whole"]],
      ["x", ["number"]],
      ["y", ["number"]],
      ["height", ["number"]],
      ["fits", ["truth"]],
      ["doors", ["list", ["struct", "SeenFrom"]]],
    ],
  ],
  "Rest": [
    [],
    [
      ["x", ["whole"]],
      ["y", ["whole"]],
      ["yaw", ["whole"]],
      ["face", ["whole"]],
      ["lean", ["whole"]],
      ["angle", ["whole"]],
      ["height", ["number"]],
    ],
  ],
  "Refused": [
    [],
    [
      ["rest", ["struct", "Rest"]],
      ["outside", ["unset", ["map", ["name", "N", "E", "S", "W"], ["number"]]]],
      ["falls", ["unset", ["items", ["number"], ["number"]]]],
      [
        "reason",
        [
          "name",
          "sticks-out",
          "falls-over",
          "nothing-to-lean-on",
          "comes-down",
          "edge-in-the-air",
          "other-sticks-out",
          "other-falls-over",
          "other-nothing-to-lean-on",
          "other-comes-down",
          "other-edge-in-the-air",
          "ghost-nowhere",
        ],
      ],
      ["piece", ["whole"]],
      ["ghost", ["unset", ["whole"]]],
      ["other", ["unset", ["whole"]]],
    ],
  ],
  "Refusal": [
    [],
    [
      [
        "why",
        [
          "name",
          "no-such-action",
          "not-asked",
          "draw-card",
          "draw-midnight",
          "other-chance",
          "say",
          "same-side",
          "not-the-card",
          "held-so",
          "touched",
          "take-any",
          "take-of-card",
          "in-lobby",
          "was-moved",
          "not-on-card",
          "not-there",
          "no-taking-back",
          "pick",
          "on-its-way",
          "walks",
          "no-points",
          "is-out",
          "is-boxed",
          "is-done",
          "enters-first",
          "no-steps",
          "is-new",
          "wrong-exit",
          "no-step-yet",
          "must-stand",
          "two-fields",
          "in-the-way",
        ],
      ],
      ["piece", ["maybe", ["whole"]]],
      ["card", ["maybe", ["whole"]]],
      [
        "midnight",
        [
          "maybe",
          [
            "name",
            "extra-curious",
            "take-cover",
            "too-keen",
            "silliest-face",
            "tag",
            "dance-floor",
            "floor-is-lava",
            "big-brother",
            "knock-knock",
            "dizzy",
            "crystal-ball",
            "red-light-green-light",
          ],
        ],
      ],
      ["refused", ["maybe", ["struct", "Refused"]]],
    ],
  ],
  "PieceMove": [
    [],
    [
      ["piece", ["whole"]],
      ["x", ["whole"]],
      ["y", ["whole"]],
      ["face", ["name", "upright", "upside-down", "front", "back", "left", "right"]],
      ["yaw", ["whole"], 0],
      ["height", ["number"]],
      ["lean", ["maybe", ["name", "front", "back", "left", "right"]], null],
      ["angle", ["whole"], 0],
    ],
  ],
  "GhostSpot": [
    [],
    [
      ["x", ["whole"]],
      ["y", ["whole"]],
      ["height", ["number"]],
      ["way", ["maybe", ["name", "N", "E", "S", "W"]], null],
    ],
  ],
  "GhostMove": [
    [],
    [
      ["ghost", ["whole"]],
      ["where", ["name", "box", "beside", "inside", "out"]],
      ["spot", ["maybe", ["struct", "GhostSpot"]]],
      ["was", ["maybe", ["struct", "GhostSpot"]], null],
    ],
  ],
  "Acted": [
    ["kind", "act"],
    [
      ["seat", ["whole"]],
      ["action", ["whole"]],
      ["piece", ["maybe", ["whole"]], null],
      ["pieces", ["list", ["struct", "PieceMove"]], []],
      ["ghosts", ["list", ["struct", "GhostMove"]], []],
    ],
  ],
  "Decided": [
    ["kind", "decide"],
    [
      ["seat", ["whole"]],
      ["action", ["whole"]],
      [
        "card",
        [
          "name",
          "extra-curious",
          "take-cover",
          "too-keen",
          "silliest-face",
          "tag",
          "dance-floor",
          "floor-is-lava",
          "big-brother",
          "knock-knock",
          "dizzy",
          "crystal-ball",
          "red-light-green-light",
        ],
      ],
      ["piece", ["maybe", ["whole"]], null],
      ["pieces", ["list", ["struct", "PieceMove"]], []],
      ["ghosts", ["list", ["struct", "GhostMove"]], []],
    ],
  ],
  "HolderNamed": [["kind", "holder"], [["seat", ["whole"]]]],
  "Arranged": [["kind", "arrange"], [["action", ["whole"]]]],
  "KeyholePut": [
    ["kind", "keyhole"],
    [
      [
        "door",
        [
          "name",
          "N1",
          "N2",
          "N3",
          "N4",
          "N5",
          "N6",
          "E1",
          "E2",
          "E3",
          "E4",
          "E5",
          "E6",
          "S1",
          "S2",
          "S3",
          "S4",
          "S5",
          "S6",
          "W1",
          "W2",
          "W3",
          "W4",
          "W5",
          "W6",
        ],
      ],
    ],
  ],
  "MidnightDrawn": [
    ["kind", "midnight"],
    [
      [
        "card",
        [
          "name",
          "extra-curious",
          "take-cover",
          "too-keen",
          "silliest-face",
          "tag",
          "dance-floor",
          "floor-is-lava",
          "big-brother",
          "knock-knock",
          "dizzy",
          "crystal-ball",
          "red-light-green-light",
        ],
      ],
    ],
  ],
  "CardDrawn": [
    ["kind", "card"],
    [["seat", ["whole"]], ["number", ["whole"]], ["pieces", ["list", ["whole"]], []]],
  ],
  "Rolled": [["kind", "roll"], [["seat", ["whole"]], ["pips", ["whole"]]]],
  "Numbered": [["kind", "number"], [["pips", ["whole"]]]],
  "Revealed": [["kind", "reveal"], [["ghosts", ["list", ["struct", "GhostMove"]], []]]],
  "Blocked": [
    [],
    [
      ["ghost", ["whole"]],
      ["pieces", ["list", ["whole"]], []],
      ["ghosts", ["list", ["whole"]], []],
    ],
  ],
  "CarriedOut": [
    ["kind", "carry-out"],
    [
      [
        "card",
        [
          "name",
          "extra-curious",
          "take-cover",
          "too-keen",
          "silliest-face",
          "tag",
          "dance-floor",
          "floor-is-lava",
          "big-brother",
          "knock-knock",
          "dizzy",
          "crystal-ball",
          "red-light-green-light",
        ],
      ],
      ["piece", ["maybe", ["whole"]], null],
      ["pieces", ["list", ["struct", "PieceMove"]], []],
      ["ghosts", ["list", ["struct", "GhostMove"]], []],
      ["sides", ["list", ["name", "N", "E", "S", "W"]], []],
      ["goes_on", ["truth"], false],
      ["kept", ["list", ["whole"]], []],
      ["blocked", ["list", ["struct", "Blocked"]], []],
    ],
  ],
  "Sight": [
    [],
    [
      ["ghost", ["whole"]],
      ["samples", ["whole"]],
      ["mirrored", ["whole"]],
      ["line", ["list", ["items", ["number"], ["number"], ["number"]]]],
      ["is_caught", ["truth"]],
    ],
  ],
  "Looked": [
    ["kind", "look"],
    [
      [
        "door",
        [
          "name",
          "N1",
          "N2",
          "N3",
          "N4",
          "N5",
          "N6",
          "E1",
          "E2",
          "E3",
          "E4",
          "E5",
          "E6",
          "S1",
          "S2",
          "S3",
          "S4",
          "S5",
          "S6",
          "W1",
          "W2",
          "W3",
          "W4",
          "W5",
          "W6",
        ],
      ],
      ["sights", ["list", ["struct", "Sight"]]],
    ],
  ],
  "Caught": [
    ["kind", "catch"],
    [
      [
        "card",
        [
          "maybe",
          [
            "name",
            "extra-curious",
            "take-cover",
            "too-keen",
            "silliest-face",
            "tag",
            "dance-floor",
            "floor-is-lava",
            "big-brother",
            "knock-knock",
            "dizzy",
            "crystal-ball",
            "red-light-green-light",
          ],
        ],
        null,
      ],
      ["ghosts", ["list", ["struct", "GhostMove"]], []],
      ["unseen", ["list", ["whole"]], []],
      [
        "next_door",
        [
          "maybe",
          [
            "name",
            "N1",
            "N2",
            "N3",
            "N4",
            "N5",
            "N6",
            "E1",
            "E2",
            "E3",
            "E4",
            "E5",
            "E6",
            "S1",
            "S2",
            "S3",
            "S4",
            "S5",
            "S6",
            "W1",
            "W2",
            "W3",
            "W4",
            "W5",
            "W6",
          ],
        ],
        null,
      ],
    ],
  ],
  "Counted": [
    [],
    [
      ["seats", ["list", ["map", ["name", "points", "out"], ["whole"]]], []],
      ["common", ["map", ["name", "ghosts"], ["whole"]], {}],
    ],
  ],
  "Ended": [
    [],
    [
      ["reason", ["name", "the cards are used up"]],
      ["winners", ["list", ["whole"]]],
      ["scores", ["list", ["whole"]]],
    ],
  ],
  "Cover": [
    [],
    [
      ["piece", ["whole"]],
      [
        "part",
        [
          "name",
          "arms",
          "back",
          "case",
          "drawers",
          "foot",
          "keys",
          "legs",
          "lower-shelf",
          "plate",
          "posts",
          "seat",
          "top",
          "upper-shelf",
        ],
      ],
    ],
  ],
  "Viewed": [
    [],
    [
      ["ghost", ["whole"]],
      ["samples", ["whole"]],
      ["mirrored", ["whole"]],
      ["line", ["list", ["items", ["number"], ["number"], ["number"]]]],
      ["is_caught", ["truth"]],
      ["whole", ["whole"]],
      ["by", ["maybe", ["struct", "Cover"]]],
    ],
  ],
  "View": [
    [],
    [
      [
        "door",
        [
          "name",
          "N1",
          "N2",
          "N3",
          "N4",
          "N5",
          "N6",
          "E1",
          "E2",
          "E3",
          "E4",
          "E5",
          "E6",
          "S1",
          "S2",
          "S3",
          "S4",
          "S5",
          "S6",
          "W1",
          "W2",
          "W3",
          "W4",
          "W5",
          "W6",
        ],
      ],
      ["ghosts", ["list", ["struct", "Viewed"]]],
    ],
  ],
  "Footprint": [
    [],
    [
      ["west", ["number"]],
      ["east", ["number"]],
      ["south", ["number"]],
      ["north", ["number"]],
      ["top", ["number"]],
    ],
  ],
  "Posed": [
    [],
    [
      [
        "turn",
        [
          "items",
          ["items", ["number"], ["number"], ["number"]],
          ["items", ["number"], ["number"], ["number"]],
          ["items", ["number"], ["number"], ["number"]],
        ],
      ],
      ["shift", ["items", ["number"], ["number"], ["number"]]],
      ["footprint", ["struct", "Footprint"]],
    ],
  ],
  "Near": [[], [["piece", ["whole"]], ["how", ["name", "before", "behind", "beside"]]]],
  "Whereabouts": [
    [],
    [
      ["on", ["maybe", ["whole"]]],
      ["under", ["maybe", ["whole"]]],
      ["near", ["maybe", ["struct", "Near"]]],
    ],
  ],
  "Top": [[], [["piece", ["whole"]], ["height", ["number"]]]],
  "Turning": [
    [],
    [
      ["at", ["whole"]],
      ["kind", ["name", "ahead", "caught", "slipped", "hidden"]],
      ["seat", ["whole"]],
      ["count", ["whole"]],
    ],
  ],
  "Turnings": [[], [["points", ["list", ["struct", "Turning"]]]]],
  "Fear": [[], [["ghost", ["whole"]], ["chance", ["number"]]]],
  "Dangers": [[], [["ghosts", ["list", ["struct", "Fear"]]]]],
} as const;
export const MOST_ACTIONS = 78;
export const REFUSAL_RULES = {
  "no-such-action": "",
  "not-asked": "",
  "draw-card": "3.2",
  "draw-midnight": "3.1",
  "other-chance": "3",
  "say": "2",
  "same-side": "3.4",
  "not-the-card": "6",
  "held-so": "4.2",
  "touched": "3.2",
  "take-any": "3.2",
  "take-of-card": "3.2",
  "in-lobby": "2",
  "was-moved": "3.2",
  "not-on-card": "3.2",
  "not-there": "4.2",
  "no-taking-back": "7",
  "pick": "3.3",
  "on-its-way": "4.1",
  "walks": "4.1",
  "no-points": "3.3",
  "is-out": "4.1",
  "is-boxed": "7",
  "is-done": "3.3",
  "enters-first": "4.1",
  "no-steps": "3.3",
  "is-new": "4.1",
  "wrong-exit": "4.1",
  "no-step-yet": "4.1",
  "must-stand": "4.3",
  "two-fields": "4.3",
  "in-the-way": "4.3",
} as const;
export const OPTIONS = {
  "players": {"kind": "number", "default": "4", "names": [], "may_be_left": false},
  "seats": {
    "kind": "choice",
    "default": "opposite",
    "names": ["adjacent", "opposite"],
    "may_be_left": false,
  },
  "furniture": {
    "kind": "choice",
    "default": "random",
    "names": ["players", "random"],
    "may_be_left": false,
  },
  "in_turn": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "midnight": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "midnight_cards": {
    "kind": "list",
    "default": "",
    "names": [
      "big-brother",
      "crystal-ball",
      "dance-floor",
      "dizzy",
      "extra-curious",
      "floor-is-lava",
      "knock-knock",
      "red-light-green-light",
      "silliest-face",
      "tag",
      "take-cover",
      "too-keen",
    ],
    "may_be_left": true,
  },
  "merging": {
    "kind": "switch",
    "default": "false",
    "names": ["false", "true"],
    "may_be_left": false,
  },
  "doors": {
    "kind": "choice",
    "default": "facing",
    "names": ["around", "facing"],
    "may_be_left": false,
  },
  "grid": {"kind": "number", "default": "256", "names": [], "may_be_left": false},
  "edition": {"kind": "choice", "default": "3", "names": ["1", "2", "3"], "may_be_left": false},
} as const;
export const SEATS = ["blue", "orange", "red", "green"] as const;
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
  /** Tell what an action does in a state, and why. */
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
  apply(state: Uint8Array | Placed, seat: number, action: number): void;
  /** Carry out a legal action. */
  apply_at(states: Uint8Array | Placed, index: number, seat: number, action: number): void;
  /** Tell whether two ghosts are not inside one another. */
  are_apart(ghost: Uint8Array | Placed, other: Uint8Array | Placed): boolean;
  /** Write for every match which seat is awaited, what it may do and what it sees. */
  await_all(states: Uint8Array | Placed, favourite: number, seats: BigInt64Array | Placed, listed: Rows<BigInt64Array>, masks: Rows<Int8Array>, seen: Rows<Int8Array>): void;
  /** Write where a state leads before a seat acts, whose turn it is there, and how likely it is. */
  branches_at(states: Uint8Array | Placed, words: BigInt64Array | Placed, room: number, branches: Uint8Array | Placed, seats: BigInt64Array | Placed, shares: Float64Array | Placed): number;
  /** Look at a lobby that is already in the coordinates of the view. */
  cast_all(lobbies: Uint8Array | Placed, ghosts: Uint8Array | Placed, keyholes: Uint8Array | Placed, picture: Rows<Uint8Array>, sightings: Uint8Array | Placed): void;
  /** Write what CHANCE may do and how likely. */
  chance_outcomes_at(states: Uint8Array | Placed, index: number, out: BigInt64Array | Placed, weights: BigInt64Array | Placed): number;
  /** Blank everything that a seat may not know. */
  conceal_at(states: Uint8Array | Placed, index: number, seat: number): void;
  /** Tell which ghosts the next look may catch, and how many of the doors to come see each. */
  dangers_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Draw what CHANCE does. */
  draw_at(states: Uint8Array | Placed, index: number, stream: BigInt64Array | Placed): number;
  /** Return how many samples give a ghost away: on a coarser grid as much of the view. */
  enough(grid: number): number;
  /** Tell from which doors a ghost would be seen at a spot, if there are such a ghost and spot. */
  exposure_at(states: Uint8Array | Placed, thing: number, x: number, y: number, height: number, way: number, out: Float64Array | Placed): number;
  /** Return how many moments belong to turns that are final, given who acts now and when. */
  finished_moments(history: Rows<BigInt64Array>, turn: number, who: number): number;
  /** Turn a seat's view into what it makes of a ply by the rules; tell whether it can. */
  follow_at(states: Uint8Array | Placed, by: number, action: number, seat: number): boolean;
  /** Write every spot of the field where a ghost is; return how many there are. */
  free_spots(lobby: Uint8Array | Placed, ghosts: Uint8Array | Placed, ghost: Uint8Array | Placed, spots: Rows<Float64Array>): number;
  /** Tell what a seat can reach, the spots of the ghost on its way, and who is meant. */
  guide_at(states: Uint8Array | Placed, seat: number, out: Float64Array | Placed): number;
  /** Tell whether a seat could not tell an action from another one in its place. */
  is_hidden_at(states: Uint8Array | Placed, by: number, action: number, seat: number, is_later: boolean, room: number): boolean;
  /** Tell whether a seat, or CHANCE, may take an action. */
  is_legal(state: Uint8Array | Placed, seat: number, action: number): boolean;
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
  /** Return the number of the level on which a ghost stands. */
  level_of(lobby: Uint8Array | Placed, body: Uint8Array | Placed): number;
  /** Write the heights at which furniture lets a ghost stand at its spot, lowest first. */
  levels(lobby: Uint8Array | Placed, ghost: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Draw what is seen through a door, or by NO_DOOR where the keyhole is, and tell of each ghost. */
  look_at(states: Uint8Array | Placed, door: number, picture: Rows<Uint8Array>, shown: Rows<Int32Array>, out: Float64Array | Placed): number;
  /** Look through a door, draw what is seen, and tell how much of each ghost is. */
  look_through(lobbies: Uint8Array | Placed, ghosts: Uint8Array | Placed, door: number, picture: Rows<Uint8Array>, out: Float64Array | Placed): number;
  /** Look through the keyhole and note how many samples show each ghost. */
  note_samples(state: Uint8Array | Placed): void;
  /** Write what the given seat sees in every match. */
  observe_all(states: Uint8Array | Placed, seats: BigInt64Array | Placed, out: Rows<Int8Array>): void;
  /** Let all but one seat act at random in every match, until it is to act. */
  others_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, seat: number, room: number): void;
  /** Tell who has won, if the match is over. */
  outcome_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Play other actions in place of a turn on the state before it, all else being equal. */
  play_instead_at(states: Uint8Array | Placed, seat: number, actions: BigInt64Array | Placed, others: Rows<BigInt64Array>, is_secret: boolean): void;
  /** Play every match to its end with random actions; return how many. */
  play_out_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, room: number): number;
  /** Work out a piece's turn and shift from its pose, its angle and its height. */
  pose(lobby: Uint8Array | Placed, index: number): void;
  /** Tell the turn, the shift and the footprint of a piece in a pose. */
  posed_at(piece: number, x: number, y: number, yaw: number, face: number, lean: number, angle: number, height: number, out: Float64Array | Placed): number;
  /** Put a piece down so, and let follow what must; return the verdict. */
  put(state: Uint8Array | Placed, index: number, x: number, y: number, yaw: number, face: number, lean: number): number;
  /** Return rating, deviation and volatility after a score against a rating and its deviation. */
  rate(rating: number, deviation: number, volatility: number, other: number, doubt: number, score: number): [number, number, number];
  /** Tell why an action that is not legal is refused: why, the piece, both cards, the place. */
  refusal_at(states: Uint8Array | Placed, seat: number, action: number, out: Float64Array | Placed): number;
  /** Replace what a seat cannot see by something it might be. */
  resample_at(states: Uint8Array | Placed, index: number, seat: number, stream: BigInt64Array | Placed): void;
  /** Tell everybody's points, as if the match ended now, and ghosts out. */
  score_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Let down a piece whose pose is written in the lobby; return the verdict. */
  settle(lobby: Uint8Array | Placed, index: number): number;
  /** Settle every match. */
  settle_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>): void;
  /** Give seats that cannot win any more no share, and the others the whole; return that. */
  share_among(shares: Float64Array | Placed, may_win: BigInt64Array | Placed): number;
  /** Tell everything that stands in the lobby: furniture as it was let down, and ghosts. */
  standing_at(states: Uint8Array | Placed, out: Float64Array | Placed): number;
  /** Write the state in which a match starts over one that is all zero. */
  start_at(states: Uint8Array | Placed, choices: Uint8Array | Placed): void;
  /** Apply one legal action in every match that is not over, and settle it. */
  step_all(states: Uint8Array | Placed, streams: Rows<BigInt64Array>, seats: BigInt64Array | Placed, actions: BigInt64Array | Placed): void;
  /** Return how many moments lie before a seat's last finished turn, NO_TURN or REVEALED. */
  takeback_start(history: Rows<BigInt64Array>, turn: number, seat: number): number;
  /** Tell which piece is uppermost at a place, given in 1/32 field, and how high it is there. */
  top_at(states: Uint8Array | Placed, x: number, y: number, out: Float64Array | Placed): number;
  /** Write which piece is on top at each character of the drawing, north first. */
  tops_seen(lobby: Uint8Array | Placed, out: Rows<BigInt64Array>): void;
  /** Return the number of the turn. */
  turn_number_at(states: Uint8Array | Placed, index: number): number;
  /** Turn the lobby and its ghosts into the coordinates of the view. */
  turn_view(lobby: Uint8Array | Placed, ghosts: Uint8Array | Placed, quarters: number, along: number): void;
  /** Tell the look after which the winner led for good, and those at which most was at stake. */
  turning_points_at(states: Uint8Array | Placed, actors: BigInt64Array | Placed, out: Float64Array | Placed): number;
  /** Tell on, under or beside what a ghost of a size is at a spot. */
  whereabouts_at(states: Uint8Array | Placed, x: number, y: number, bottom: number, way: number, size: number, out: Float64Array | Placed): number;
  /** Write the place of every seat, the first one being 1; equals share the same one. */
  write_places(merits: Rows<BigInt64Array>, places: BigInt64Array | Placed): void;
  /** Write the turns of a history in their order; return how many there are. */
  write_turns(history: Rows<BigInt64Array>, out: Rows<BigInt64Array>): number;
}

import type { Dangers, Posed, Top, Turnings, View, Whereabouts } from './spokenchaos';

/** What the entry points tell that only this game has. */
export interface Besides {
  look_at: View;
  posed_at: Posed;
  whereabouts_at: Whereabouts;
  top_at: Top | null;
  turning_points_at: Turnings;
  dangers_at: Dangers;
}
