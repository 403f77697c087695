/** Puzzles of Finstere Flure as states in which they are tried. */

import type { Rules, State as Bytes } from '../../engine/rules';
import { namesOf, optionsOf, stateOf } from '../../positions/finstere';
import {
  CARD_WITH_THREE_HITS,
  CARDS,
  DRAWING,
  MOVING,
  PLACING,
  TILE_KINDS,
  type State,
} from '../../wire/finstere';
import type { Escape, Feast, Predict } from '../puzzle';

export type FinsterePuzzle = Feast | Predict | Escape;
type FinstereRules = Rules<'finstere'>;

export const OWN = 0;
export const ENEMY = 1;
const TURNS_OF_ONE = 1; // players: whoever tries does everything
const NEVER_WON = 20; // tokens to be out

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
    supply: state.supply.map(
      (_, supply) => lay.filter(({ kind }) => kind === TILE_KINDS[supply]).length,
    ),
    ...cardsOf(puzzle),
  });
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
