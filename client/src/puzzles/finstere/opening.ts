/** Puzzles of Finstere Flure as states in which they are tried. */

import type { Rules, State as Bytes } from '../../engine/rules';
import { namesOf, optionsOf, stateOf } from '../../positions/finstere';
import {
  CARD_WITH_THREE_HITS,
  CARDS,
  DRAWING,
  FORMS,
  MOVING,
  PAIRS,
  PLACING,
  type State,
} from '../../generated/finstere';
import type { Escape, Feast, Predict } from '../puzzle';

export type FinsterePuzzle = Feast | Predict | Escape;
type FinstereRules = Rules<'finstere'>;

export const OWN = 0;
export const ENEMY = 1;
const TURNS_OF_ONE = 1; // players: whoever tries does everything
const NEVER_WON = 20; // tokens to be out
const TWINS = 2;

/** Return the names of one's own tokens. */
export function ownOf(puzzle: FinsterePuzzle): readonly string[] {
  return puzzle.kind === 'predict' ? namesOf(puzzle.position) : puzzle.own;
}

/** Return what the board is told: whose tokens they are, and their letters. */
export function boardOptions(puzzle: FinsterePuzzle): Readonly<Record<string, string>> {
  return { ...optionsOf(puzzle.position), letters: namesOf(puzzle.position).join(' ') };
}

/** Return the state in which a puzzle begins: tiles are laid first, then tokens move. */
export function openingOf(rules: FinstereRules, puzzle: FinsterePuzzle): Bytes {
  const own = ownOf(puzzle);
  const moves = puzzle.kind === 'predict' ? [] : puzzle.task.moves;
  const lay = puzzle.kind === 'feast' ? puzzle.task.lay : [];
  const stepsOf = (name: string) => moves.find(({ token }) => token === name)?.steps ?? 0;
  const state = stateOf(rules, puzzle.position, (name) => ({
    seat: own.includes(name) ? OWN : ENEMY,
    steps: stepsOf(name),
    hasMoved: stepsOf(name) === 0,
  }));
  const count = state.token_count;
  return rules.write({
    ...state,
    tokens: state.tokens.map((token, number) =>
      number < count ? token : { ...token, has_moved: true },
    ),
    players: TURNS_OF_ONE,
    tokens_to_win: NEVER_WON,
    second_half: true, // who is eaten is gone
    phase: lay.length > 0 ? PLACING : moves.length > 0 ? MOVING : DRAWING,
    supply: suppliesOf(puzzle, state.supply.length),
    ...cardsOf(puzzle),
  });
}

/** The tiles of the supply by their forms: turned or with another arrow, they are the same. */
const SUPPLIES = [
  ...new Set(
    FORMS.map(({ kind, pair, width, height }) =>
      supplyName(kind, pair, width > 1 && width === height),
    ),
  ),
];

function supplyName(kind: string, pair: string | null, isSquare: boolean): string {
  if (kind === 'teleporter') return `${pair ?? ''} ${kind}`;
  return kind === 'blood' ? `${isSquare ? 'square' : 'long'} ${kind}` : kind;
}

/** Return how many tiles of each sort are to be laid; of teleporters a pair. */
function suppliesOf(puzzle: FinsterePuzzle, length: number): number[] {
  const supply = Array.from({ length }, () => 0);
  if (puzzle.kind !== 'feast') return supply;
  const used = [...puzzle.position.tiles, ...puzzle.task.lay].flatMap((tile) =>
    'pair' in tile && tile.pair ? [tile.pair as string] : [],
  );
  const free: string[] = PAIRS.filter((pair) => !used.includes(pair));
  for (const tile of puzzle.task.lay) {
    const pair = tile.kind === 'teleporter' ? (tile.pair ?? free.shift() ?? '') : null;
    const isSquare = tile.kind === 'blood' && tile.shape === '2x2';
    const at = SUPPLIES.indexOf(supplyName(tile.kind, pair, isSquare));
    supply[at] = (supply[at] ?? 0) + (pair === null ? 1 : TWINS);
  }
  return supply;
}

/** Return the pile: only the cards that may come. */
function cardsOf(puzzle: FinsterePuzzle): Pick<State, 'pile' | 'five_is_three_hits'> {
  const names =
    puzzle.kind === 'feast'
      ? []
      : puzzle.kind === 'predict'
        ? [puzzle.task.card]
        : puzzle.task.cards;
  const isThree = names.includes(CARD_WITH_THREE_HITS.name);
  const pile = CARDS.map(({ name }, kind) => {
    const shown =
      isThree && kind === CARD_WITH_THREE_HITS.instead ? CARD_WITH_THREE_HITS.name : name;
    return names.filter((card) => card === shown).length;
  });
  return { pile, five_is_three_hits: isThree };
}
