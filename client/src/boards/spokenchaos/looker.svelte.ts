/** The look that is shown: the one that is being made, or one that is looked at again. */

import { AUTOMATIC } from '../../generated/games';
import type { BoardProps, Shown } from '../board';
import { afterLook } from './effect-words';
import { shownThrough, lastLooks, type LookShown } from './looking';
import { lookAside } from './rules';
import type { Sight, State } from './state';
import { lookOf } from './account';
import { Unfolding } from './unfolding.svelte';

type Props = BoardProps<'spokenchaos'>;

/** Which of the last looks is looked at again, and from which door. */
interface Again {
  readonly look: number;
  readonly door: string;
}

/** Where the camera is in the picture that was drawn last. */
export interface Approach {
  /** Nothing while it is at home. */
  readonly door: string | undefined;
  /** How near to the door, from 0 to 1; only there it is 1. */
  readonly share: number;
}

export const AT_HOME: Approach = { door: undefined, share: 0 };

export class Looker {
  #again = $state.raw<Again>();
  /** What this browser sees, and of which look. */
  #seen = $state.raw<{ readonly key: string; readonly look: LookShown }>();
  #picked = $state.raw<{ readonly key: string; readonly ghost: number }>();
  #asked = 0;

  /** A lobby without a camera is drawn as from the door at once. */
  constructor(
    private readonly props: () => Props,
    private readonly camera: () => Approach | undefined,
  ) {}

  readonly unfolding = new Unfolding(() => {
    const { pace, isHeld = false, isSmall = false } = this.props();
    return {
      key: this.key,
      caught: this.sights.length,
      isThere: this.shown !== undefined && this.#hasArrived,
      hasDice: isHeld,
      isAtOnce: pace === 0 || isSmall || this.again !== undefined,
    };
  });

  /** A look that is being made comes before one that is looked at again. */
  readonly again = $derived.by(() => (this.props().isHeld ? undefined : this.#again));
  /** The look that is made at this moment. */
  readonly looked = $derived.by(() => lookOf(this.props()));
  /** The looks that were made last, now or some moments ago. */
  readonly looks = $derived.by(() => lastLooks(this.props().at, (at) => this.glimpse(at)));
  readonly last = $derived(this.looks.at(-1));
  readonly chosen = $derived.by(() => {
    const { isHeld = false, isLive } = this.props();
    if (this.again) return this.looks[this.again.look];
    return this.looked && (isHeld || !isLive) ? this.last : undefined;
  });
  /** A look that is made, or looked at again, has the whole page. */
  readonly isAlone = $derived.by(() => {
    const { isHeld = false, isSmall = false } = this.props();
    return !isSmall && this.chosen !== undefined && (isHeld || this.again !== undefined);
  });
  /** Tells the look that is shown from all others. */
  readonly key = $derived(
    this.chosen ? `${this.chosen.shown.at} ${this.again ? 'again' : ''}` : '',
  );
  readonly shown = $derived(this.#seen?.key === this.key ? this.#seen.look : undefined);
  /** Through which door one looks. */
  readonly door = $derived(this.shown?.door ?? this.again?.door ?? this.chosen?.official.door);
  readonly isOfficial = $derived(this.door === this.chosen?.official.door);
  /** What a midnight card did after it. */
  readonly after = $derived.by(() => {
    const next = this.again && this.chosen && this.glimpse(this.chosen.shown.at + 1);
    return next?.moment ? afterLook(next) : [];
  });
  /** Who is seen: by the official look, or by this browser from another door. */
  readonly sights = $derived.by(() => {
    const { chosen } = this;
    if (!chosen) return [];
    return caughtBy(this.isOfficial ? chosen.official.sights : (this.shown?.seen.ghosts ?? []));
  });
  /** Who is outlined already, the last one just now. */
  readonly outlined = $derived.by(() => this.sights.slice(0, this.unfolding.outlined));
  /** The picture that is drawn is the one from the door. */
  readonly #hasArrived = $derived.by(() => {
    const camera = this.camera();
    if (!camera) return true;
    return camera.share === 1 && (this.again !== undefined || camera.door === this.door);
  });
  /** The ghost of which one wants to know why it was seen, or was not. */
  readonly picked = $derived(this.#picked?.key === this.key ? this.#picked.ghost : undefined);
  /** The look after which the caught drift home just now. */
  readonly catching = $derived.by(() => {
    const { before, moment, at } = this.props();
    const { last } = this;
    const isNext = last?.shown.at === at - 1 && moment?.actor === AUTOMATIC;
    return before && isNext ? last.official : undefined;
  });

  /** Return what was seen at a moment. */
  glimpse(at: number): Shown<State> | undefined {
    const props = this.props();
    return at === props.at ? props : props.glimpse?.(at);
  }

  /** Look at what is chosen, or look away. */
  async look(): Promise<void> {
    const { chosen, key } = this;
    const door = this.again?.door ?? chosen?.official.door;
    this.#asked += 1;
    const number = this.#asked;
    if (!chosen || door === undefined) {
      this.#seen = undefined;
      return;
    }
    const look = await shownThrough(chosen.shown.state, chosen.official, door, lookAside);
    if (number === this.#asked) this.#seen = { key, look };
  }

  /** Ask about a ghost, or about the one that is asked about no more. */
  pick(ghost: number | undefined): void {
    const isSame = ghost === this.picked;
    this.#picked = ghost === undefined || isSame ? undefined : { key: this.key, ghost };
  }

  /** Look at one of the last looks again, from its own door. */
  lookAgain(number: number): void {
    const past = this.looks[number];
    this.#again = past && { look: number, door: past.official.door };
  }

  /** Look from another door. */
  lookFrom(door: string): void {
    if (this.#again) this.#again = { ...this.#again, door };
  }

  lookAway(): void {
    this.#again = undefined;
  }
}

function caughtBy(sights: readonly Sight[]): Sight[] {
  return sights.filter(({ is_caught }) => is_caught);
}
