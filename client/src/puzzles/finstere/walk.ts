/** The monster's walk in a puzzle: under a card, or with unlimited steps; played by the rules. */

import { ACTIONS } from '../../boards/finstere/actions';
import type { BotTables } from '../../engine/decision';
import { Desk } from '../../engine/desk';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Played } from '../../local/match';
import { floorOf } from '../../positions/finstere';
import { AUTOMATIC, CHANCE, GO_ON, TAKEN } from '../../generated/games';
import {
  CARD_WITH_THREE_HITS,
  CARDS,
  DRAWING,
  EATEN,
  WALKING,
  type Floor,
  type State,
} from '../../generated/finstere';

type FinstereRules = Rules<'finstere'>;

/** Why a walk ends; unlimited ones as the rules number it. */
export const ENDINGS = ['circles', 'nobody-left', 'own-eaten'] as const;
export type Ending = (typeof ENDINGS)[number] | 'card';

export interface Walk {
  readonly plies: readonly Played[];
  readonly end: Bytes;
  readonly ending: Ending;
  /** The tokens that were eaten, by number. */
  readonly eaten: readonly number[];
  /** How many steps were taken before the first one of the circle. */
  readonly circleFrom?: number;
}

/** Sides of tokens, as the walk's entry point numbers them. */
export const STANDS = 1;
export const FALLS = 2;

const UNLIMITED = 20; // a card that no pile has: the board shows none
const FLOORS = 3;

/** Return the names of the cards by their kinds, as an option has them. */
function cardsIn({ five_is_three_hits: isThree }: State): string[] {
  return CARDS.map(({ name }, kind) =>
    isThree && kind === CARD_WITH_THREE_HITS.instead ? CARD_WITH_THREE_HITS.name : name,
  );
}

/** Let him walk under a card that is turned, to his last look. */
export function walkByCard(rules: FinstereRules, from: Bytes, card: string): Walk {
  const start = rules.write({ ...rules.read(from), phase: DRAWING });
  const kind = cardsIn(rules.read(start)).indexOf(card);
  const action = ACTIONS.number({ family: 'card', kind });
  const plies: Played[] = [{ before: start, actor: CHANCE, action }];
  let state = rules.apply(start, CHANCE, action);
  while (rules.read(state).phase === WALKING) {
    plies.push({ before: state, actor: AUTOMATIC, action: GO_ON });
    state = step(rules, state);
  }
  return { plies, end: state, ending: 'card', eaten: eatenBetween(rules, start, state) };
}

/** Let him walk with unlimited steps; each token has a side. */
export function walkUnlimited(rules: FinstereRules, from: Bytes, sides: readonly number[]): Walk {
  const start = walking(rules, from);
  const [reason = 0, steps = 0] = judged(rules, start, sides);
  const plies: Played[] = [];
  let state = start;
  for (let count = 0; count < steps; count += 1) {
    plies.push({ before: state, actor: AUTOMATIC, action: GO_ON });
    state = unhurried(rules, step(rules, state));
  }
  const ending = ENDINGS[reason] ?? 'circles';
  const walk = { plies, end: state, ending, eaten: eatenBetween(rules, start, state) };
  return ending === 'circles' ? { ...walk, circleFrom: circleFrom(rules, plies, state) } : walk;
}

/** Return the cells of his circle. */
export function circleCells(rules: FinstereRules, { plies, circleFrom: from = 0 }: Walk): number[] {
  return [...new Set(plies.slice(from).map(({ before }) => rules.read(before).floor.monster))];
}

/** Return a state in which he is about to walk. */
function walking(rules: FinstereRules, from: Bytes): Bytes {
  return rules.write({
    ...rules.read(from),
    phase: WALKING,
    card: UNLIMITED,
    steps_walked: 0,
    hits: 0,
  });
}

/** Return a state in which he has all his steps before him. */
function unhurried(rules: FinstereRules, state: Bytes): Bytes {
  return rules.write({ ...rules.read(state), steps_walked: 0 });
}

function step(rules: FinstereRules, state: Bytes): Bytes {
  const { came, state: after } = rules.act(state, AUTOMATIC, GO_ON);
  if (came !== TAKEN) throw new Error('the monster cannot walk');
  return after;
}

/** Ask the rules why his walk ends, and after how many steps (rules 6a). */
function judged(rules: FinstereRules, state: Bytes, sides: readonly number[]): readonly number[] {
  const floor = floorOf(rules, state);
  const floors = new Uint8Array(FLOORS * floor.length);
  for (let index = 0; index < FLOORS; index += 1) floors.set(floor, index * floor.length);
  const all = new Uint8Array(rules.read(state).floor.cell_of.length);
  all.set(sides);
  const traces = new Uint8Array(rules.size('Trace'));
  const given = { floors, sides: all, traces };
  return deskOf(rules).call('walk_unlimited', given) as readonly number[];
}

const desks = new WeakMap<FinstereRules, Desk>();

/** Return where the rules are asked for what is no action. */
function deskOf(rules: FinstereRules): Desk {
  const [module, tables] = rules.parts;
  const desk = desks.get(rules) ?? new Desk(module, tables as unknown as BotTables);
  desks.set(rules, desk);
  return desk;
}

/** Return after how many steps everything first was as it is at the end. */
function circleFrom(rules: FinstereRules, plies: readonly Played[], end: Bytes): number {
  const last = standing(rules.read(end).floor);
  return Math.max(
    0,
    plies.findIndex(({ before }) => standing(rules.read(before).floor) === last),
  );
}

/** Return what tells floors apart: monster, facing, tiles and tokens. */
function standing({ monster, facing, things }: Floor): string {
  return [monster, facing, ...things].join();
}

function eatenBetween(rules: FinstereRules, start: Bytes, end: Bytes): number[] {
  const before = rules.read(start).floor.cell_of;
  return rules
    .read(end)
    .floor.cell_of.flatMap((cell, token) =>
      cell === EATEN && before[token] !== EATEN ? [token] : [],
    );
}
