/** What of a finished match is worth a picture: the best hiding place, and the look that decided. */

import type { Shown } from '../board';
import type { LookShown, PastLook } from './looking';
import { colourWords } from './names';
import { INSIDE, type State } from './state';
import type { View } from './stills';
import { lookOf } from './account';
import { lookWords } from './telling';
import { doorOf } from './geometry/doors';
import { STEPS_PER_FIELD } from './geometry/measures';
import type { Vector } from './geometry/vectors';
import { eyeOf, fromView, newKeyhole } from './geometry/view';
import { nearMisses, whyHidden, type NearMiss } from './verdict';
import { t } from './words';

/** A look of the match, and what this browser sees of it. */
export interface KeptLook extends PastLook {
  readonly look: LookShown;
}

/** A ghost that furniture hid from a look. */
export interface HidingPlace extends NearMiss {
  readonly kept: KeptLook;
}

/** Return all looks of a match. */
export function looksOf(last: number, shownAt: (at: number) => Shown<State>): PastLook[] {
  return Array.from({ length: last }, (_, index) => shownAt(index + 1)).flatMap((shown) => {
    const official = lookOf(shown);
    return official ? [{ shown, official }] : [];
  });
}

/**
 * Return who was best hidden: the ghost of which furniture hid most from a look that did not catch
 * it, counted in samples.  An empty lobby would have shown so many more of it.
 */
export function bestHidden(looks: readonly KeptLook[]): HidingPlace | undefined {
  return looks
    .flatMap((kept) =>
      nearMisses(kept.look, kept.shown.state.grid).map((miss) => ({ ...miss, kept })),
    )
    .filter(({ by, whole, samples }) => by !== null && whole > samples)
    .sort((one, other) => other.whole - other.samples - (one.whole - one.samples))[0];
}

interface Point {
  readonly at: number;
  readonly kind: string;
  readonly count: number;
}

/** Return the look after which the winner led for good; else the one that caught most. */
export function decidingLook(
  looks: readonly PastLook[],
  points: readonly Point[],
): PastLook | undefined {
  const caught = points.filter(({ kind }) => kind === 'caught');
  const most = caught.toSorted((one, other) => other.count - one.count)[0];
  const point = points.find(({ kind }) => kind === 'ahead') ?? most ?? points.at(-1);
  return looks.find(({ shown }) => shown.at === point?.at);
}

const BEYOND = 2.3; // fields behind the ghost, as the keyhole sees it
const ASIDE = 1.3;
const HIGH = 2.1;
const BEFORE = 0.9; // fields before the ghost, where one looks
const LOW = 0.3;

/** Return from where a hidden ghost, what hides it and the keyhole's door are seen. */
export function hidingView(state: State, ghost: number, door: string): View {
  const [x, y] = placeOf(state, ghost);
  const [eyeX, eyeY] = eyeAt(door);
  const far = Math.hypot(x - eyeX, y - eyeY) || 1;
  const [across, on] = [(x - eyeX) / far, (y - eyeY) / far];
  return {
    from: [x + across * BEYOND - on * ASIDE, y + on * BEYOND + across * ASIDE, HIGH],
    to: [x - across * BEFORE, y - on * BEFORE, LOW],
  };
}

/** Return where the eye is behind the keyhole of a door. */
export function eyeAt(door: string): Vector {
  return fromView(doorOf(door), eyeOf(newKeyhole()));
}

/** Return where a ghost is in the lobby, in fields. */
export function placeOf({ figures }: State, ghost: number): Vector {
  const figure = figures[ghost];
  if (figure?.where !== INSIDE) return [0, 0, 0];
  const { x, y, bottom } = figure.body;
  return [x / STEPS_PER_FIELD, y / STEPS_PER_FIELD, bottom];
}

/** Return what is written below a picture. */
export function captionOf({ state, seats }: Shown<State>): string {
  const colours = seats.map((_, seat) => colourWords(seats, seat)).join(' · ');
  return t('keepsake.match', { round: state.round_number, colours });
}

/** Return what the picture of a hiding place shows. */
export function hidingWords({ kept: { shown }, ...miss }: HidingPlace): string {
  return `${whyHidden(shown, miss)} ${t('keepsake.hidden', { count: miss.whole })}`;
}

/** Return what the picture of a look shows. */
export function decidedWords({ shown, official }: PastLook): string {
  return lookWords(shown, official);
}
