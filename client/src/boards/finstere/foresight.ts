/** The outlook as the board draws it: one way, with a flag wherever a card may end it. */

import { isSame } from './geometry';
import { cardNamed, type Leg, type Outlook, type Place } from './state';

export interface Flag {
  readonly cell: Place;
  readonly cards: readonly string[];
  readonly chance: number;
}

/** Return his longest way: what he does under one card is the beginning of what he does under more. */
export function longestWay(outlook: Outlook): readonly Leg[] {
  return outlook.cards.reduce<readonly Leg[]>(
    (longest, { way }) => (way.length > longest.length ? way : longest),
    [],
  );
}

/** Return where the cards would end his way, each cell once. */
export function flagsOf(outlook: Outlook): Flag[] {
  return outlook.cards.reduce<Flag[]>((flags, { cell, card, chance }) => {
    const known = flags.find((flag) => isSame(flag.cell, cell));
    if (!known) return [...flags, { cell, cards: [card], chance }];
    const more = { cell, cards: [...known.cards, card], chance: known.chance + chance };
    return flags.map((flag) => (flag === known ? more : flag));
  }, []);
}

/** A card on a flag: a number of steps, or after how many bites he stops. */
export interface CardSign {
  readonly number: string;
  readonly isBite: boolean;
  /** Where it begins, from the left of all. */
  readonly at: number;
  readonly width: number;
}

const CHARACTER = 6.6;
const JAW = 11;
const BETWEEN = 5;
const NARROWEST_FLAG = 34;
const FLAG_EDGE = 5;

/** How large labels are, in units of the drawing. */
export const FLAG_HEIGHT = 27;
export const CHANCE = { width: 38, height: 17 } as const;

/** Return how wide the flag of some cards is. */
export function flagWidth(signs: readonly CardSign[]): number {
  const last = signs.at(-1);
  return Math.max(NARROWEST_FLAG, (last?.at ?? 0) + (last?.width ?? 0) + 2 * FLAG_EDGE);
}

/** Return the cards of a flag side by side. */
export function signsOf(cards: readonly string[]): CardSign[] {
  return cards.reduce<CardSign[]>((signs, card) => {
    const { steps, hits } = cardNamed(card);
    const isBite = hits > 0;
    const number = String(isBite ? hits : steps);
    const width = number.length * CHARACTER + (isBite ? JAW : 0);
    const last = signs.at(-1);
    const at = last ? last.at + last.width + BETWEEN : 0;
    return [...signs, { number, isBite, at, width }];
  }, []);
}

/** Return the pieces of a way that are drawn as lines: a wall or a teleporter breaks it. */
export function linesOf(start: Place, way: readonly Leg[]): Place[][] {
  return way.reduce<Place[][]>(
    (lines, { cell, by }) => {
      if (by !== 'step') return [...lines, [cell]];
      lines.at(-1)?.push(cell);
      return lines;
    },
    [[start]],
  );
}
