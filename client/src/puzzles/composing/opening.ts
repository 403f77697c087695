/** With what a composer opens: the draft that an address carries, and what is in hand. */

import type { FloorTool } from '../../editor/finstere';
import type { ToolName } from '../../editor/tools';
import { readPosition } from '../../positions/link';
import { isKind, kindsOf, type KindName } from '../kinds';
import type { Puzzle } from '../puzzle';
import { BLANKS } from './blanks';
import { composedOf } from './draft';
import { readPuzzle } from './sharing';

export const FIRST_TOOLS: Readonly<Record<KindName, ToolName>> = {
  feast: 'enemy',
  predict: 'own',
  escape: 'own',
  'free-in': 'mist',
  hide: 'small',
  furnish: 'small',
};

/** The sorts of tokens of each kind. */
export const SIDES: Readonly<Record<KindName, readonly FloorTool[]>> = {
  feast: ['own', 'enemy'],
  predict: ['own'],
  escape: ['own', 'enemy'],
  'free-in': [],
  hide: [],
  furnish: [],
};

/** Return the draft that stands behind the # of an address: a puzzle, a position, or a kind. */
export function draftFrom(hash: string): Puzzle {
  const given = new URLSearchParams(hash);
  const position = readPosition(given.get('position') ?? '');
  const named = given.get('kind') ?? '';
  const kind = isKind(named) ? named : undefined;
  if (position) return composedOf(kind ?? kindsOf(position.game)[0] ?? 'feast', position);
  return readPuzzle(hash) ?? BLANKS[kind ?? 'feast'];
}
