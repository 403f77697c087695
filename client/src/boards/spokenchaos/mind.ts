/** What somebody who plays has in mind, as far as it is seen. */

import { ACTIONS } from './actions';
import type { Playing } from './playing.svelte';
import { NOTHING_IN_MIND, type Mind, type SceneField } from './scene';
import type { Side } from './geometry/doors';

/** Return what is in the mind of whoever plays. */
export function mindOf(playing: Playing): Mind {
  if (!playing.canAct) return NOTHING_IN_MIND;
  const { guide } = playing.props();
  const { isLanding, lands, draft, settled, refused, movable, ghost, spot, carried, exits } =
    playing;
  return {
    draft,
    settled,
    refused,
    takes: guide?.piece === undefined ? playing.takes : [guide.piece],
    movable,
    ghost,
    lands: isLanding ? lands : undefined,
    merges: isLanding ? guide?.merges : undefined,
    spot,
    carried,
    exits,
    fields: fieldsInReach(playing),
    openSides: openSides(playing),
  };
}

function fieldsInReach({ ends }: Playing): SceneField[] {
  return ends.flatMap(({ field, actions }) => {
    const steps = actions.filter((action) =>
      ['enter', 'step'].includes(ACTIONS.read(action).family),
    );
    return field ? [{ column: field[0], row: field[1], steps: steps.length }] : [];
  });
}

/** Return the sides to which the keyhole may go. */
function openSides({ props }: Playing): Side[] {
  return props().actions.flatMap(({ action }) => {
    const meant = ACTIONS.read(action);
    return meant.family === 'side' ? [meant.side] : [];
  });
}
