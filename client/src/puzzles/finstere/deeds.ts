/** What solutions of Finstere Flure do, as actions that the rules carry out. */

import { ACTIONS, STOP, stepNumber } from '../../boards/finstere/actions';
import { cellAt } from '../../boards/finstere/geometry';
import type { Rules, State as Bytes } from '../../engine/rules';
import { namesOf } from '../../positions/finstere';
import { FORMS, LETTERS, NO_TOKEN } from '../../generated/finstere';
import { OWN, type FinsterePuzzle } from './opening';

type FinstereRules = Rules<'finstere'>;
type Cell = readonly [x: number, y: number];
type Letter = (typeof LETTERS)[number];

/** A tile is laid, a token goes a way, or the monster is turned. */
export type Deed =
  | { readonly lay: { readonly kind: string; readonly cell: Cell } }
  | { readonly token: string; readonly path: string }
  | { readonly facing: Letter };

/** Return the actions of a deed; turning the monster is none. */
export function actionsOf(puzzle: FinsterePuzzle, deed: Deed): number[] {
  if ('facing' in deed) return [];
  if ('lay' in deed) {
    const form = FORMS.findIndex(({ name }) => name === deed.lay.kind);
    return [ACTIONS.number({ family: 'place', form, cell: cellAt(deed.lay.cell) })];
  }
  const token = namesOf(puzzle.position).indexOf(deed.token);
  const steps = Array.from(deed.path, (letter) => stepNumber(letter as Letter));
  return [ACTIONS.number({ family: 'pick', token }), ...steps, STOP];
}

/** Return a state in which the monster faces another way. */
export function faced(rules: FinstereRules, state: Bytes, facing: Letter): Bytes {
  const fields = rules.read(state);
  return rules.write({
    ...fields,
    floor: { ...fields.floor, facing: LETTERS.indexOf(facing) },
  });
}

/** Return the state after all deeds of a solution. */
export function after(
  rules: FinstereRules,
  puzzle: FinsterePuzzle,
  opening: Bytes,
  deeds: readonly Deed[],
): Bytes {
  return deeds.reduce((state, deed) => {
    if ('facing' in deed) return faced(rules, state, deed.facing);
    return actionsOf(puzzle, deed).reduce(
      (now, action) => rules.act(now, OWN, action).state,
      state,
    );
  }, opening);
}

/** Tell whether everything that has to be done is done: all tiles lie, and nobody is on the way. */
export function isReady(rules: FinstereRules, state: Bytes): boolean {
  const { supply, active } = rules.read(state);
  return active === NO_TOKEN && supply.every((left) => left === 0);
}
