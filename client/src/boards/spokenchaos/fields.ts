/** What is in a field, for those who walk over the board by keys. */

import type { Shown } from '../board';
import { ghostWords, pieceWords } from './names';
import type { SceneField } from './scene';
import { figuresSeen, inside, standing, type State } from './state';
import { fieldAt, fieldName } from './whereabouts';
import { t } from './words';

/** Return what stands in a field. */
export function fieldWords(
  { state, seats, seat }: Shown<State>,
  [column, row]: readonly [number, number],
): string {
  const isHere = ({ x, y }: { x: number; y: number }) => {
    const [across, up] = fieldAt(x, y);
    return across === column && up === row;
  };
  const things = [
    ...inside(figuresSeen(state, seat))
      .filter(({ body }) => isHere(body))
      .map(({ ghost }) => ghostWords(seats, ghost)),
    ...standing(state)
      .filter(isHere)
      .map(({ piece }) => pieceWords(piece)),
  ];
  return `${fieldName(column, row)}: ${things.join(', ') || t('nothing')}`;
}

/** Return what stands in a field, and how many steps it is away for the ghost that is to move. */
export function reachWords(
  shown: Shown<State>,
  [column, row]: readonly [number, number],
  reach: readonly SceneField[],
): string {
  const there = fieldWords(shown, [column, row]);
  const end = reach.find((field) => field.column === column && field.row === row);
  return end ? t('field.near', { there, count: end.steps }) : t('field.far', { there });
}
