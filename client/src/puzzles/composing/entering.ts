/** Ghosts beside the lobby in a hide puzzle that is being composed. */

import { freeName } from '../../editor/spokenchaos';
import type { Entering, Hide } from '../puzzle';

const FIRST_SIDE = 'S';
const FIRST_COLOUR = 'red';

/** Return a draft with one more ghost that comes in: of the colour and side of the others. */
export function withEntering(draft: Hide, size: Entering['size']): Hide {
  const { enter = [], ghosts } = draft.task;
  const inside = draft.position.ghosts ?? [];
  const mover = [...enter, ...inside].find(({ name }) => ghosts.includes(name));
  const colour = mover?.colour ?? FIRST_COLOUR;
  const name = freeName([...inside, ...enter], colour);
  const coming = { name, colour, size, side: enter[0]?.side ?? FIRST_SIDE };
  return {
    ...draft,
    task: { ...draft.task, ghosts: [...ghosts, name], enter: [...enter, coming] },
  };
}

export function withoutEntering(draft: Hide, gone: string): Hide {
  const { enter = [], ghosts, ...task } = draft.task;
  const left = enter.filter(({ name }) => name !== gone);
  const named = { ...task, ghosts: ghosts.filter((name) => name !== gone) };
  return { ...draft, task: left.length > 0 ? { ...named, enter: left } : named };
}

/** Let a ghost come in from another side. */
export function withSide(draft: Hide, moved: string, side: Entering['side']): Hide {
  const enter = (draft.task.enter ?? []).map((ghost) =>
    ghost.name === moved ? { ...ghost, side } : ghost,
  );
  return { ...draft, task: { ...draft.task, enter } };
}
