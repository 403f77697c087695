/** How the moment that is shown comes about: he looks, then he goes, cell by cell. */

import type { Shown } from '../board';
import { placeOf } from './geometry';
import { followed, tilesOf, type TilePiece } from './pieces';
import { LETTERS, type Letter, type Place, type Shove, type State } from './state';
import { factOf } from './telling';
import { goingTime, LOOK } from './walking';

export interface Stand {
  readonly place: Place;
  readonly facing: Letter;
  /** He is suddenly here: through a wall or a teleporter. */
  readonly isJump: boolean;
}

export class Motion {
  /** What the floor looks like meanwhile: before he goes, as before. */
  displayed = $state.raw({} as State);
  stand = $state.raw({} as Stand);
  tiles = $state.raw<readonly TilePiece[]>([]);
  /** How long a leg of his way takes, in milliseconds. */
  legTime = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #at = -1;

  constructor(shown: Shown<State>) {
    this.#settle(shown.state);
    this.tiles = tilesOf(shown.state);
    this.#at = shown.at;
  }

  /** Show another moment; one that follows the last one is seen to happen. */
  show(shown: Shown<State>, pace: number): void {
    this.stop();
    const isNext = shown.at === this.#at + 1;
    this.#at = shown.at;
    const fact = factOf(shown);
    if (fact?.kind !== 'walk' || !isNext || pace === 0 || !shown.before) {
      this.#display(shown.state, fact && 'shoves' in fact ? fact.shoves : []);
      this.#settle(shown.state);
      return;
    }
    this.legTime = (goingTime(fact.way.length) * pace) / Math.max(1, fact.way.length);
    this.#display(shown.before, []);
    this.stand = { place: fact.start, facing: fact.turned, isJump: false };
    this.#later(LOOK * pace, () => this.#display(shown.state, fact.shoves));
    fact.way.forEach(({ cell, facing, by }, leg) =>
      this.#later(LOOK * pace + leg * this.legTime, () => {
        this.stand = { place: cell, facing, isJump: by !== 'step' };
      }),
    );
  }

  /** Let nothing happen any more. */
  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #later(delay: number, happen: () => void): void {
    this.#timers.push(setTimeout(happen, delay));
  }

  #display(state: State, shoves: readonly Shove[]): void {
    this.displayed = state;
    this.tiles = followed(this.tiles, state, shoves);
  }

  #settle(state: State): void {
    this.displayed = state;
    const facing = LETTERS[state.floor.facing] ?? 'N';
    this.stand = { place: placeOf(state.floor.monster), facing, isJump: false };
  }
}
