/** How the moment that is shown comes about: a card is turned, he looks, goes, and bites. */

import type { Shown } from '../board';
import { placeOf } from './geometry';
import { beforeBite, nearlyEaten, passageOf, placesOf, type Passage } from './happening';
import { followed, tilesOf, type TilePiece } from './pieces';
import { LETTERS, type Letter, type Place, type Shove, type State, type Walked } from './state';
import { accountOf } from './telling';
import { CARD, VANISH, walkTimes } from './walking';

export interface Stand {
  readonly place: Place;
  readonly facing: Letter;
  /** He is suddenly here: through a wall or a teleporter. */
  readonly isJump: boolean;
  /** He goes into the wall before him, or down. */
  readonly vanishes?: Passage['by'] | undefined;
}

/** Who is eaten, and how. */
export interface Meal {
  readonly tokens: ReadonlySet<number>;
  readonly bitten: readonly Place[];
  readonly crushed: readonly Place[];
}

/** How long a leg is seen to take, and until it has gone through a wall. */
interface GoTimes {
  readonly length: number;
  readonly vanish: number;
}

const NO_MEAL: Meal = { tokens: new Set(), bitten: [], crushed: [] };

export class Motion {
  /** What the floor looks like meanwhile: before he goes, as before. */
  displayed = $state.raw({} as State);
  stand = $state.raw({} as Stand);
  tiles = $state.raw<readonly TilePiece[]>([]);
  /** How long a leg of his way takes, in milliseconds. */
  legTime = $state(0);
  /** The card that is being turned. */
  card = $state<string>();
  /** Where he goes through just now. */
  passage = $state.raw<Passage>();
  meal = $state.raw(NO_MEAL);
  /** The jaws close just now. */
  isEating = $state(false);
  /** Those beside whom it stands just now without eating them. */
  missed = $state.raw<readonly Place[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #at = -1;
  #shown: Shown<State>;

  constructor(shown: Shown<State>) {
    this.#shown = shown;
    this.#settle(shown.state);
    this.tiles = tilesOf(shown.state);
    this.#at = shown.at;
  }

  /**
   * Show another moment; one that follows the last one is seen to happen.
   *
   * Where nothing moves (pace 0) a walk is still told in steps at its tempo: it looks, is there, bites.
   */
  show(shown: Shown<State>, pace: number, tempo = pace): void {
    this.stop();
    const isNext = shown.at === this.#at + 1;
    this.#at = shown.at;
    this.#shown = shown;
    const account = accountOf(shown);
    const before = isNext && tempo > 0 ? shown.before : undefined;
    if (account?.kind === 'card' && before && pace > 0) this.#turn(account.card, before, pace);
    else if (account?.kind === 'walk' && before) this.#walk(account, before, pace, tempo);
    else this.finish();
  }

  /** Show at once how the moment ends. */
  finish(): void {
    this.stop();
    const { state, before } = this.#shown;
    const account = accountOf(this.#shown);
    this.#clear();
    if (account?.kind === 'walk' && before) this.meal = mealOf(account, before);
    this.#display(state, account && 'shoves' in account ? account.shoves : []);
    this.#settle(state);
  }

  /** Let nothing happen any more. */
  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #clear(): void {
    this.card = undefined;
    this.passage = undefined;
    this.meal = NO_MEAL;
    this.isEating = false;
    this.missed = [];
  }

  #turn(card: string, before: State, pace: number): void {
    this.#clear();
    this.card = card;
    this.displayed = before;
    this.#later(CARD * pace, () => this.finish());
  }

  #walk(account: Walked, before: State, pace: number, tempo: number): void {
    const { state } = this.#shown;
    const missed = nearlyEaten(this.#shown);
    const { looked, legs, arrival, end } = walkTimes(account, missed);
    this.#clear();
    this.#display(before, []);
    this.stand = { place: account.start, facing: account.turned, isJump: false };
    const coming = account.eaten.length > 0 ? beforeBite(before, state, account) : state;
    this.#later(looked * tempo, () => this.#display(coming, account.shoves));
    legs.forEach(({ after, length }, leg) =>
      this.#go(account, leg, after * tempo, { length: length * pace, vanish: VANISH * tempo }),
    );
    this.#later(arrival * tempo, () => {
      this.#clear();
      this.meal = mealOf(account, before);
      this.isEating = account.eaten.length > 0;
      this.missed = missed;
    });
    this.#later(end * tempo, () => this.finish());
  }

  #go(account: Walked, leg: number, after: number, { length, vanish }: GoTimes): void {
    const { cell, facing } = account.way[leg] ?? {};
    if (!cell || !facing) return;
    const passage = passageOf(account, leg);
    this.#later(after, () => {
      this.passage = passage;
      this.legTime = passage ? Math.min(vanish, length) : length;
      if (passage) this.stand = { ...this.stand, vanishes: passage.by };
      else this.stand = { place: cell, facing, isJump: false };
    });
    if (!passage) return;
    this.#later(after + vanish, () => (this.stand = { place: cell, facing, isJump: true }));
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

function mealOf(account: Walked, before: State): Meal {
  return {
    tokens: new Set(account.eaten),
    bitten: placesOf(account, before, 'bitten'),
    crushed: placesOf(account, before, 'crushed'),
  };
}
