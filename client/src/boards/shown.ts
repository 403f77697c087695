/** What a board is shown: a state, what led there, and who sits where. */

import type { SeatLook } from '../look/seats';
import type { Moment } from '../table/moment';
import type { GameName, Games, GameState } from '../generated/games';
import type { Score } from '../generated/messages';

/** A seat as boards show it. */
export interface BoardSeat extends SeatLook {
  /** What the seat is called by the rules: a colour, or "player 1". */
  readonly name: string;
  /** Who sits there; nothing while it is empty. */
  readonly player: string;
  readonly isYours: boolean;
  readonly isToAct: boolean;
  readonly isBot: boolean;
}

/** What a game tells whose state is of a type. */
type ToldWith<State> = Extract<Games[GameName], { readonly state: State }>;

/** Something that was done, in the terms of a game. */
export interface BoardMoment<State> extends Omit<Moment, 'account' | 'state'> {
  readonly account: ToldWith<State>['account'];
  readonly state?: State | null;
}

/** What a seat sees, at the newest moment or at the one that was stepped to. */
export interface Shown<State = GameState> {
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly BoardSeat[];
  /** With whose eyes one looks; -1 is a spectator. */
  readonly seat: number;
  /** The state after `moment`, with what is hidden blanked: the fields of the game's state. */
  readonly state: State;
  /** What everybody has reached in `state`, as the game counts it; nothing if it counts nothing. */
  readonly score?: Score;
  /** The state before `moment`, to animate from; nothing if it is not known. */
  readonly before: State | undefined;
  /** What was done last: actor -1 is chance, -2 the rules themselves. */
  readonly moment: BoardMoment<State> | undefined;
  /** How many moments of the match have been shown: a new number is a new moment. */
  readonly at: number;
}
