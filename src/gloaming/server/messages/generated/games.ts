// Made from the games by `python -m gloaming.server.messages`; do not edit.

import type * as finstere from './finstere';
import type * as menhirs from './menhirs';
import type * as spokenchaos from './spokenchaos';

/** Who acts where no seat does: chance, the rules, several in secret, nobody any more. */
export const CHANCE = -1;
export const AUTOMATIC = -2;
export const SEVERAL = -3;
export const NOBODY = -4;

/** The one action of the rules themselves. */
export const GO_ON = 0;

/** What is read of a moment by the engine's session, and what it writes of a turn: the places. */
export const MOMENT = { turn: 0, actor: 1, by: 2, width: 3 } as const;
export const TURN = {
  seat: 0,
  first: 1,
  begin: 2,
  end: 3,
  after: 4,
  isSecret: 5,
  meetsChance: 6,
  width: 7,
} as const;

/** Why no turn is taken back; no moment is a seat's. */
export const NO_TURN = -1;
export const REVEALED = -2;
export const NONE = -1;

/** How many states are looked at where chance acts. */
export const MOST_BRANCHES = 16;

/** What comes of an action that is asked for. */
export const TAKEN = 0;
export const OVER = 1;
export const ILLEGAL = 3;

/** How each game is played and what it tells, by its name; null: it tells no such thing. */
export interface Games {
  readonly finstere: {
    readonly options: finstere.Options;
    readonly state: finstere.State;
    readonly position: finstere.Position;
    readonly guide: finstere.Guide;
    readonly outlook: finstere.Outlook;
    readonly exposure: null;
    readonly refusal: finstere.Refusal;
    readonly account: finstere.Account;
  };
  readonly menhirs: {
    readonly options: menhirs.Options;
    readonly state: menhirs.State;
    readonly position: menhirs.Position;
    readonly guide: menhirs.Guide;
    readonly outlook: null;
    readonly exposure: null;
    readonly refusal: menhirs.Refusal;
    readonly account: menhirs.Account;
  };
  readonly spokenchaos: {
    readonly options: spokenchaos.Options;
    readonly state: spokenchaos.State;
    readonly position: spokenchaos.Position;
    readonly guide: spokenchaos.Guide;
    readonly outlook: null;
    readonly exposure: spokenchaos.Exposure;
    readonly refusal: spokenchaos.Refusal;
    readonly account: spokenchaos.Account;
  };
}

export type GameName = keyof Games;

export type GameState = Games[GameName]['state'];
export type GamePosition = Games[GameName]['position'];
export type GameGuide = Games[GameName]['guide'];
export type GameOutlook = Games[GameName]['outlook'];
export type GameExposure = Games[GameName]['exposure'];
export type GameRefusal = Games[GameName]['refusal'];
export type GameAccount = Games[GameName]['account'];
