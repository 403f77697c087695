/** What sentences and rules name on the land: the cells that they are about. */

import type { About } from '../bar.svelte';
import type { Shown } from '../board';
import type { Named } from '../named';
import { doneIn, PASS } from './actions';
import { cellsIn } from './cells';
import { chartOf, hexAt, hexNamed, type Chart, type Hex } from './chart';
import { groupOf, wayOf, type Note, type Plan, type Situation } from './plan';
import { RULE_OF_PASSING } from './speech';
import { bannedMove, coveredMenhirs, type MenhirsState } from './state';
import { traceOf } from './turns';

type Seen = Shown<MenhirsState>;
type Place = readonly [column: number, position: number];

/** Return what the words about a moment name. */
export function named(shown: Seen): Named {
  const { moment, state } = shown;
  const done = moment && doneIn(moment);
  const chart = chartOf(state.terms.board);
  if (done?.family === 'cluster') return { cells: placesOf(chart, cellsIn(state.chosen)) };
  if (done?.family === 'go') {
    const { left, came } = traceOf(shown);
    return { cells: placesOf(chart, new Set([...left, ...came].map(({ cell }) => cell))) };
  }
  const isOnCell = done && 'cell' in done && done.cell !== undefined;
  return { cells: isOnCell ? placesOf(chart, [done.cell]) : [] };
}

/** Return how a moment moves a cluster: the way of the tile in its midst; or the tile put or taken. */
export function path(shown: Seen): readonly Place[] {
  const family = shown.moment && doneIn(shown.moment).family;
  const { came, left } = traceOf(shown);
  if (family !== 'go') return [...left, ...came].slice(0, 1).map(placeOfHex);
  const middle = (axis: 'x' | 'y') => left.reduce((sum, hex) => sum + hex[axis], 0) / left.length;
  const [x, y] = [middle('x'), middle('y')];
  const far = (hex: Hex) => Math.hypot(hex.x - x, hex.y - y);
  const at = left.reduce((best, hex, index) => {
    const nearest = left[best];
    return nearest && far(nearest) <= far(hex) ? best : index;
  }, 0);
  return [left[at], came[at]].flatMap((hex) => (hex ? [placeOfHex(hex)] : []));
}

function placeOfHex({ column, position }: Hex): Place {
  return [column, position];
}

/** Return what a rule is about on the board now, by its number. */
export function namedByRule(rule: string, { state }: Seen): Named {
  const cells = RULES[rule]?.(state) ?? [];
  return { cells: placesOf(chartOf(state.terms.board), cells) };
}

const RULES: Readonly<Partial<Record<string, (state: MenhirsState) => readonly number[]>>> = {
  '2.2': covered,
  '3.2': ({ mist }) => cellsIn(mist),
  '3.5': (state) => bannedMove(state)?.tiles ?? [],
  '3.6': covered,
  '3.7': covered,
};

function covered(state: MenhirsState): readonly number[] {
  return cellsIn(coveredMenhirs(state));
}

/** Return what the words about a plan, or about why nothing came of a press, are about. */
export function aboutPlan(situation: Situation, plan: Plan, note: Note | undefined): About {
  if (note) return aboutNote(situation, note);
  const way = wayOf(situation, plan);
  if (way) {
    const cells = way.reason ? (way.cells ?? []) : (way.lands ?? []);
    return { named: { cells }, rule: way.reason && way.rule };
  }
  const group = groupOf(situation, plan);
  if (group) {
    const [first] = group.ways;
    const isHeld = first?.reason && group.ways.every(({ reason }) => reason === first.reason);
    const rule = situation.state.chosen !== 0 && isHeld ? first.rule : undefined;
    return { named: { cells: group.tiles }, rule };
  }
  if (isForced(situation)) return { rule: RULE_OF_PASSING };
  return {
    named: { cells: plan.cell === undefined ? [] : placesOf(situation.chart, [plan.cell]) },
  };
}

/** Tell whether passing is all that can be done. */
export function isForced({ legal }: Situation): boolean {
  return legal.size === 1 && legal.has(PASS);
}

function aboutNote({ chart }: Situation, note: Note): About {
  if (note.kind === 'held') return { named: { cells: note.way.cells ?? [] }, rule: note.way.rule };
  const hex = hexNamed(chart, note.name);
  const cells = hex ? placesOf(chart, [hex.cell]) : [];
  return { named: { cells }, rule: note.kind === 'kept' ? note.kept?.rule : undefined };
}

export function placesOf(chart: Chart, cells: Iterable<number>): Place[] {
  return [...cells].flatMap((cell): Place[] => {
    const hex = hexAt(chart, cell);
    return hex ? [placeOfHex(hex)] : [];
  });
}
