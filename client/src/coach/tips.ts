/** What a coach may say: each thing once, at the moment when it matters. */

import type { Shown } from '../boards/board';
import type { Named } from '../boards/named';
import type { Parameters } from '../words/message';
import type { CoachKey } from './words';

/** What is seen when it is one's turn, and all that has happened since the turn before. */
export interface Seen<State> {
  readonly shown: Shown<State>;
  readonly since: readonly Shown<State>[];
}

export interface Tip<State> {
  /** Its message. */
  readonly name: CoachKey;
  /** What it points at; nothing: it does not matter now. */
  readonly at: (seen: Seen<State>) => Named | undefined;
  /** What its words are filled with. */
  readonly says?: (seen: Seen<State>) => Parameters;
  /** It cannot wait until the next turn. */
  readonly isUrgent?: boolean;
}

const NOTHING: Named = { cells: [] };

/** Point at nothing, if something holds. */
export function when(holds: boolean): Named | undefined {
  return holds ? NOTHING : undefined;
}
