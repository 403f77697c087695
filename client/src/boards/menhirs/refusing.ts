/** Why the rules of Menhirs refuse an action, in words. */

import type { Against } from '../../engine/rules';
import type { Shown } from '../board';
import { ACTIONS } from './actions';
import { chartOf, hexAt } from './chart';
import { nameOf } from './guide';
import type { MenhirsState } from './state';
import { t, type Key } from './words';

/** Return why an action is refused. */
export function refuses(
  { facts, action }: Against<'menhirs'>,
  { state }: Shown<MenhirsState>,
): string {
  if (!facts) return '';
  const cells = facts.cells.map(nameOf).join(' ');
  return t(`refused.${facts.reason}` as Key, {
    cells,
    cell: cellTried(state, action),
    size: facts.size,
  });
}

/** Return the cell on which something was tried. */
function cellTried({ terms }: MenhirsState, action: number): string {
  const meant = ACTIONS.read(action);
  return 'cell' in meant ? (hexAt(chartOf(terms.board), meant.cell)?.name ?? '') : '';
}
