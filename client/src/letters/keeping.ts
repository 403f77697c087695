/**
 * What this browser keeps of matches by letter: which side is played here, its secret, and the
 * newest letter.  Whatever comes must carry on what is kept.
 */

import type { Rules } from '../engine/rules';
import { Refusal } from '../wire/refusal';
import type { Letter, Side, Told } from './letter';
import { KEY } from './kept-key';
import { read, unsealed } from './writing';

export interface Kept {
  readonly side: Side;
  readonly secret: string;
  /** The newest letter, as text. */
  readonly letter: string;
  /** The one before anything was done here that was not sent yet. */
  readonly came: string;
  readonly keptAt: number;
}

/** Return what is kept of a match, if it is played here. */
export function keptOf(id: string): Kept | undefined {
  const text = localStorage.getItem(KEY + id);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

/** Keep the newest letter of a match. */
export function keep(id: string, kept: Kept): void {
  localStorage.setItem(KEY + id, JSON.stringify(kept));
}

export function forget(id: string): void {
  localStorage.removeItem(KEY + id);
}

/** Return everything that is kept, the last that changed first. */
export function allKept(): readonly Kept[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Kept)
    .sort((one, other) => other.keptAt - one.keptAt);
}

/**
 * Return the newer of what is kept and what has come, or refuse what tells another story: other
 * options, other bonds, another past, or actions of a side that plays here and did not take them.
 */
export function newest(rules: Rules, kept: Kept, come: Letter): Letter {
  const ours = read(rules, unsealed(kept.letter));
  const [here, there] = [pliesOf(ours), pliesOf(come)];
  const common = Math.min(here.length, there.length);
  const isSame =
    JSON.stringify([ours.game, ours.options]) === JSON.stringify([come.game, come.options]) &&
    areSameBonds(ours.told, come.told) &&
    here.slice(0, common).join() === there.slice(0, common).join();
  const isOurs = there.slice(common).some(([actor]) => actor === kept.side);
  if (!isSame || isOurs) {
    throw new Refusal('other-story', 'this letter does not carry on what was played here');
  }
  return isNewer(come, ours) ? come : ours;
}

function isNewer(come: Letter, ours: Letter): boolean {
  return weight(come) > weight(ours);
}

/** Return how much a letter tells; what carries another one on tells more. */
function weight({ told, match }: Letter): number {
  const counts = told.map((side) => (side ? 1 + side.count : 0));
  return counts.reduce((sum, count) => sum + count, match.moments.length);
}

function areSameBonds(ours: Letter['told'], come: Letter['told']): boolean {
  const isSame = (one: Told | null, other: Told | null) =>
    !one || !other || one.commitment === other.commitment;
  return isSame(ours[0], come[0]) && isSame(ours[1], come[1]);
}

function pliesOf({ match }: Letter): (readonly [number, number])[] {
  return match.moments
    .filter(({ actor }) => actor >= 0)
    .map(({ actor, action }) => [actor, action] as const);
}
