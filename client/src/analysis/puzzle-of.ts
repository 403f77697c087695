/**
 * A mistake as a puzzle: only where a prover has said that there is a solution.
 *
 *   Menhirs           whoever moved could have won: the solver said so while the match was judged
 *   Finstere Flure    a token that was left in danger could have been saved from every card
 */

import type { Rules, State } from '../engine/rules';
import { packText } from '../positions/interchange';
import { positionOf } from '../positions/menhirs';
import type { Puzzle } from '../puzzles/puzzle';
import { readPuzzleText, interchangeOf } from '../puzzles/composing/sharing';
import { openProver } from '../puzzles/proving/open-prover';
import type { Said } from '../puzzles/proving/proving-worker';
import { LAYOUTS } from '../setup/layout';
import type { ChosenRulings } from '../generated/finstere';
import type { Judged } from './analysing';
import { namesOfTokens, positionAt } from './opening';

const MOST_TURNS = 7; // of both players: what takes longer nobody solves at a glance
const MOST_PROVING = 10_000; // milliseconds

type Options = Readonly<Record<string, string>>;
type Finstere = Rules<'finstere'>;

/** The single rulings of a match; which cards there are stands in the task. */
const SWITCHES = LAYOUTS.finstere.rulings.filter(
  (name) => name !== 'rulings' && name !== 'second_half_cards',
);

/** Return the link to the puzzle that a mistake makes; nothing where none is proven. */
export function puzzleOf(game: string, rules: Rules, judged: Judged): string | undefined {
  const { provenWin: turns, turn } = judged;
  if (game !== 'menhirs' || turns < 1 || turns > MOST_TURNS) return undefined;
  const position = positionOf(rules as never, turn.before);
  return linkTo({ kind: 'free-in', game, position, task: { turns } });
}

/** Return the escape that a mistake may make, as yet unproven: a token that better play moves. */
export function escapeOf(rules: Rules, options: Options, judged: Judged): Puzzle | undefined {
  const { turn, better } = judged;
  const [pick] = better;
  if (pick === undefined) return undefined;
  const finstere = rules as unknown as Finstere;
  const account = finstere.account(turn.before, turn.seat, pick);
  if (account.kind !== 'pick') return undefined;
  const { token, steps } = account;
  const position = positionAt('finstere', rules, turn.before);
  const name = namesOfTokens(finstere.read(turn.before))[token];
  if (position?.game !== 'finstere' || !name || !isInDanger(finstere, turn.after, token)) return;
  const cards = finstere.outlook(turn.before)?.cards.map(({ card }) => card) ?? [];
  const reading = readPuzzleText(
    JSON.stringify({
      kind: 'escape',
      game: 'finstere',
      position: { ...position, waiting: undefined, rulings: rulingsIn(options) },
      own: [name],
      task: { moves: [{ token: name, steps }], cards: [...new Set(cards)] },
    }),
  );
  return 'found' in reading ? reading.found : undefined;
}

/** Return the link to a puzzle that the prover calls sound within its time; else nothing. */
export function provenLink(puzzle: Puzzle): Promise<string | undefined> {
  const prover = openProver();
  return new Promise<string | undefined>((found) => {
    const late = setTimeout(() => found(undefined), MOST_PROVING);
    prover.addEventListener('error', () => found(undefined));
    prover.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (!('verdict' in data)) return;
      clearTimeout(late);
      found(data.verdict.isSound ? linkTo(interchangeOf(puzzle)) : undefined);
    });
    prover.postMessage(puzzle);
  }).finally(() => prover.terminate());
}

function linkTo(puzzle: object): string {
  return `/puzzles/own#puzzle=${packText(JSON.stringify(puzzle))}`;
}

/** Tell whether a card would eat a token if the monster walked now. */
function isInDanger(rules: Finstere, state: State, token: number): boolean {
  return rules.outlook(state)?.cards.some(({ eaten }) => eaten.includes(token)) ?? false;
}

/** Return the rulings of a match as positions have them. */
function rulingsIn(options: Options): ChosenRulings {
  const switches = SWITCHES.flatMap((name) => {
    const value = options[name];
    return value ? [[name, value === 'true' || (value === 'false' ? false : value)]] : [];
  });
  const preset = options.rulings ? { preset: options.rulings } : {};
  return { ...preset, ...(Object.fromEntries(switches) as object) } as ChosenRulings;
}
