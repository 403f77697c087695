/** The provers of Finstere Flure: feasts, predictions and escapes. */

import type { Rules } from '../../engine/rules';
import { namesOf } from '../../positions/finstere';
import { CARD_WITH_THREE_HITS, CARDS, FORMS, PAIRS } from '../../generated/finstere';
import { FALLS, walkUnlimited } from '../finstere/walk';
import { openingOf } from '../finstere/opening';
import type { Escape, Feast, Predict, SomeTile } from '../puzzle';
import { FIRST_SIZE } from '../../generated/finstere.puzzles.json';
import { FinstereDesk, FULL, larger, type Size } from './finstere-desk';
import type { ProverModule } from './module';
import type { Deadline, Progress, Proof } from './verdict';

type FinstereRules = Rules<'finstere'>;
/** What `count_found` and its like return: see `Events` of the prover. */
type Events = readonly [
  steps: number,
  turns: number,
  pushes: number,
  leaps: number,
  slips: number,
  eaten: number,
];

const DONE = 0;
const WALKS_AT_ONCE = 4096;
const ENDINGS_AT_ONCE = 1024;
const UNLIMITED = 'unlimited';

/** Prove a feast. */
export function proveFeast(
  prover: ProverModule,
  rules: FinstereRules,
  feast: Feast,
  deadline: Deadline,
  told: Progress,
): Proof {
  if (isHopeless(feast))
    return { solutions: 0n, isComplete: true, isIdle: false, grade: undefined };
  let size: Size | undefined = FIRST_SIZE;
  for (;;) {
    const desk = new FinstereDesk(prover, size);
    desk.setOut(rules, feast, feast.own, feast.task.moves, {
      enemies: feast.enemy.length,
      may_turn: feast.task.facing,
    });
    desk.call('write_slots', { first_forms: firstForms(feast) });
    const isWaited = (feast.position.waiting ?? []).length > 0;
    const isIdle = !isWaited && Boolean(desk.call('is_solved_at_once'));
    const came = worked(desk, deadline, told);
    size = came === FULL ? larger(size) : undefined;
    if (!size) return feastProof(desk, came === DONE, isIdle);
  }
}

/** Tell whether a token before the entrance can never be eaten, or stand on the board. */
function isHopeless({ position, enemy, task }: Feast): boolean {
  const movers = task.moves.map(({ token }) => token);
  return (position.waiting ?? []).some((name) => enemy.includes(name) || !movers.includes(name));
}

function worked(desk: FinstereDesk, deadline: Deadline, told: Progress): number {
  for (;;) {
    const came = Number(desk.call('prove', { walks: WALKS_AT_ONCE }));
    if (came === DONE || came === FULL || deadline.isOver) return came;
    told(BigInt(desk.tally().solutions), undefined);
  }
}

function feastProof(desk: FinstereDesk, isComplete: boolean, isIdle: boolean): Proof {
  const { solutions, walks, near } = desk.tally();
  const [steps, , pushes, leaps] = (
    solutions > 0 ? desk.call('count_found') : [0, 0, 0, 0]
  ) as Events;
  const grade = Number(desk.call('grade_feast', { walks, near, steps, pushes, leaps }));
  return { solutions: BigInt(solutions), isComplete, isIdle, grade };
}

/** Return the first form of each tile that is to be laid; a pair of teleporters is two. */
function firstForms({ task, position }: Feast): BigInt64Array<ArrayBuffer> {
  const used = [...position.tiles, ...task.lay].flatMap((tile) =>
    'pair' in tile && tile.pair ? [tile.pair] : [],
  );
  const free = PAIRS.filter((pair) => !used.includes(pair));
  const names = task.lay.flatMap((tile) => formNames(tile, free));
  return BigInt64Array.from(names, (name) => BigInt(FORMS.findIndex((form) => form.name === name)));
}

function formNames(tile: SomeTile, free: (typeof PAIRS)[number][]): string[] {
  if (tile.kind === 'blood') return [tile.shape === '2x2' ? 'blood 2x2' : 'blood 4x1'];
  if (tile.kind !== 'teleporter') return [tile.kind];
  const name = `${tile.pair ?? free.shift() ?? ''} teleporter`;
  return [name, name];
}

/** Say what becomes of a prediction: the walk itself is the proof. */
export function provePredict(prover: ProverModule, rules: FinstereRules, puzzle: Predict): Proof {
  const desk = new FinstereDesk(prover, FIRST_SIZE);
  desk.setOut(rules, puzzle, [], [], {});
  const given = { floors: desk.floor(), traces: desk.traces() };
  const { card } = puzzle.task;
  const walk =
    card === UNLIMITED
      ? walkUnlimited(
          rules,
          openingOf(rules, puzzle),
          namesOf(puzzle.position).map(() => FALLS),
        )
      : undefined;
  const [steps, turns, pushes, , slips, eaten] = (
    walk
      ? desk.desk.call('count_steps', { ...given, steps: walk.plies.length })
      : desk.desk.call('count_card', { ...given, card: cardNumber(card) })
  ) as Events;
  const hasEnd = walk?.ending !== 'circles';
  const grade = Number(desk.desk.call('grade_predict', { steps, turns, pushes, slips }));
  return {
    solutions: hasEnd ? 1n : 0n,
    isComplete: true,
    isIdle: hasEnd && eaten === 0 && turns === 0,
    grade,
  };
}

/** Return the number of a card, which its name tells. */
function cardNumber(name: string): number {
  const known = [...CARDS, CARD_WITH_THREE_HITS].find((card) => card.name === name);
  return known?.number ?? Number(name);
}

/** Prove an escape: every way to stand, under every card. */
export function proveEscape(
  prover: ProverModule,
  rules: FinstereRules,
  escape: Escape,
  deadline: Deadline,
  told: Progress,
): Proof {
  const still = escape.task.moves.map(({ token }) => ({ token, steps: 0 }));
  const stays = { ...escape, task: { ...escape.task, moves: still } };
  const { tally } = escaped(prover, rules, stays, deadline, () => undefined);
  const found = escaped(prover, rules, escape, deadline, told);
  const { solutions, near } = found.tally;
  const cards = new Set(escape.task.cards).size;
  return {
    solutions: BigInt(solutions),
    isComplete: found.isComplete,
    isIdle: tally.solutions > 0,
    grade: Number(found.desk.call('grade_escape', { endings: found.endings, near, cards })),
  };
}

function escaped(
  prover: ProverModule,
  rules: FinstereRules,
  escape: Escape,
  deadline: Deadline,
  told: Progress,
) {
  const { moves, out } = escape.task;
  const cards = BigInt64Array.from(new Set(escape.task.cards), (name) => BigInt(cardNumber(name)));
  const leaving = moves.reduce(
    (bits, { token }, at) => bits + (out.includes(token) ? 1 << at : 0),
    0,
  );
  let size: Size = FIRST_SIZE;
  let desk: FinstereDesk;
  let endings: number;
  for (;;) {
    desk = new FinstereDesk(prover, size);
    desk.setOut(rules, escape, escape.own, moves, { may_leave: true });
    endings = Number(desk.call('list_escapes'));
    const more: Size | undefined = endings === FULL ? larger(size) : undefined;
    if (!more) break;
    size = more;
  }
  let first = 0;
  while (first < endings && !deadline.isOver) {
    const last = Math.min(first + ENDINGS_AT_ONCE, endings);
    desk.call('try_cards', { cards, out: leaving, first, last });
    first = last;
    told(BigInt(desk.tally().solutions), first / endings);
  }
  return { desk, tally: desk.tally(), endings, isComplete: endings !== FULL && first >= endings };
}
