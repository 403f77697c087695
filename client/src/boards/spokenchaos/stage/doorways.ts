/** By which door a ghost comes in or goes out. */

import type { Place, SceneGhost } from '../scene';
import type { Door, Side } from '../geometry/doors';
import { FIELDS, STEPS_PER_FIELD } from '../geometry/measures';

type Standee = Pick<SceneGhost, 'body'> & { readonly place: Place };

/** Return the door between two places of a ghost; nothing if it stays in or stays out. */
export function doorwayOf(from: Standee, to: Standee): Door | undefined {
  if ((from.place === 'inside') === (to.place === 'inside')) return undefined;
  const [inside, outside] = from.place === 'inside' ? [from, to] : [to, from];
  const side = sideOf(outside);
  const along = (side === 'N' || side === 'S' ? inside.body.x : inside.body.y) / STEPS_PER_FIELD;
  return { side, number: Math.min(FIELDS, Math.max(1, Math.floor(along) + 1)) };
}

function sideOf({ body: { x, y } }: Standee): Side {
  if (x < 0) return 'W';
  if (x > FIELDS * STEPS_PER_FIELD) return 'E';
  return y < 0 ? 'S' : 'N';
}
