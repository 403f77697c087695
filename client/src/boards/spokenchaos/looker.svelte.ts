/** The look that is shown: the one that is being made, or one that is looked at again. */

import type { BoardProps, Shown } from '../board';
import { afterLook } from './effect-words';
import { checked, lastLooks, type LookShown } from './looking';
import type { Guide, Looked, State } from './state';
import { lookOf } from './telling';
import { lookAside } from './twin/aside';

type Props = BoardProps<State, Guide>;

/** Which of the last looks is looked at again, and from which door. */
interface Again {
  readonly look: number;
  readonly door: string;
}

const AUTOMATIC = -2;

export class Looker {
  again = $state.raw<Again>();
  /** What this browser sees; the one before stays until the next is there. */
  #seen = $state.raw<LookShown>();
  #asked = 0;
  #newest = -1;

  constructor(private readonly props: () => Props) {}

  /** The look that is made at this moment. */
  readonly looked = $derived.by(() => lookOf(this.props()));
  /** The looks that were made last, now or some moments ago. */
  readonly looks = $derived.by(() => lastLooks(this.props().at, (at) => this.glimpse(at)));
  readonly last = $derived(this.looks.at(-1));
  readonly chosen = $derived(this.again ? this.looks[this.again.look] : this.looked && this.last);
  readonly shown = $derived(this.chosen && this.#seen);
  /** What a midnight card did after it. */
  readonly after = $derived.by(() => {
    const next = this.chosen && this.glimpse(this.chosen.shown.at + 1);
    return next?.moment ? afterLook(next) : [];
  });
  readonly caught = $derived(caughtBy(this.chosen?.official));
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
    const { chosen } = this;
    const door = this.again?.door ?? this.looked?.door;
    this.#asked += 1;
    const number = this.#asked;
    if (!chosen || door === undefined) {
      this.#seen = undefined;
      return;
    }
    const seen = await checked(chosen.shown.state, chosen.official, door, lookAside);
    if (number === this.#asked) this.#seen = seen;
  }

  /** Take notice of a new look: those who want no motion see it as a picture that stands. */
  notice(at: number, pace: number): void {
    if (this.#newest >= 0 && at > this.#newest && pace === 0) this.lookAgain(0);
    this.#newest = Math.max(at, this.#newest, 0);
  }

  /** Look at one of the last looks again, from its own door. */
  lookAgain(number: number): void {
    const past = this.looks[number];
    this.again = past && { look: number, door: past.official.door };
  }

  /** Look from another door. */
  lookFrom(door: string): void {
    if (this.again) this.again = { ...this.again, door };
  }

  lookAway(): void {
    this.again = undefined;
  }
}

function caughtBy(official: Looked | undefined): ReadonlySet<number> {
  const caught = (official?.sights ?? []).filter(({ is_caught }) => is_caught);
  return new Set(caught.map(({ ghost }) => ghost));
}
