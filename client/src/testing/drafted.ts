/** Random positions with everything that can be said of one; the same number gives the same one. */

import type { Rules } from '../engine/rules';
import type { Position } from '../positions/interchange';
import { faultIn } from '../positions/possible';
import { BOARDS, DIRECTIONS } from '../generated/menhirs';
import { LETTERS, PLACES, TILE_KINDS, type Position as Floor } from '../generated/finstere';
import type { GameName } from '../generated/games';
import { FACES, LEANS, PIECE_NAMES, type FurniturePlace } from '../generated/spokenchaos';
import { rulingsIn, withRuling } from '../editor/rulings';

type Draw = (below: number) => number;

/** Return what draws numbers below another one, from a seed (mulberry32). */
function drawing(seed: number): Draw {
  let state = seed * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<Thing>(draw: Draw, things: readonly Thing[]): Thing {
  const found = things[draw(things.length)];
  if (found === undefined) throw new Error('there is nothing to pick');
  return found;
}

/** Return a random possible position of a game. */
export function drafted(rules: Rules, game: GameName, number: number): Position {
  const draw = drawing(number + 1);
  if (game === 'finstere') return floor(rules, draw);
  return game === 'menhirs' ? land(draw) : lobby(rules, draw);
}

function floor(rules: Rules, draw: Draw): Position {
  const places = [...PLACES];
  const place = () => {
    const [taken] = places.splice(draw(places.length), 1);
    return [taken?.[0] ?? 0, taken?.[1] ?? 0] as [number, number];
  };
  const bare: Floor = {
    game: 'finstere',
    monster: { cell: place(), facing: pick(draw, LETTERS) },
    tokens: Array.from('ABC', (name) => ({ name, cell: place() })),
    tiles: TILE_KINDS.map((kind) => ({ kind, cell: place() })),
    waiting: ['D'],
  };
  const ruled = rulingsIn(rules.options)
    .filter(() => draw(2) === 0)
    .reduce((now, { name, values }) => withRuling(now, name, pick(draw, values)), bare);
  return faultIn(rules, ruled) ? floor(rules, draw) : ruled;
}

function land(draw: Draw): Position {
  const cells = BOARDS[0].cells.map(
    ({ column, position }) => [column, position] as [number, number],
  );
  const mist = cells.filter(() => draw(3) === 0).slice(0, 8);
  const [first = [4, 3] as [number, number]] = mist;
  return {
    game: 'menhirs',
    menhirs: [first],
    mist: mist.length > 0 ? mist : [first],
    turn: 1 + draw(24),
    banned: { tiles: [first], direction: pick(draw, DIRECTIONS).letters },
    schedule: Array.from({ length: 24 }, () => draw(2) === 0),
    settings: { must_detach: draw(2) === 0, may_pass: draw(2) === 0, no_take_back: draw(2) === 0 },
  };
}

/** Put one piece after another, leaning where it can; what does not stand is left out. */
function lobby(rules: Rules, draw: Draw): Position {
  let furniture: readonly FurniturePlace[] = [];
  const standing = () => ({ game: 'spokenchaos', furniture, ghosts: [] }) as const;
  for (const piece of PIECE_NAMES) {
    const place: FurniturePlace = {
      piece,
      x: 1 + draw(128) / 32,
      y: 1 + draw(128) / 32,
      yaw: draw(360),
      face: pick(draw, FACES),
    };
    const leaning = { ...place, lean: pick(draw, LEANS) };
    const fine = [leaning, place].find(
      (one) => !faultIn(rules, { ...standing(), furniture: [...furniture, one] }),
    );
    if (fine) furniture = [...furniture, fine];
  }
  return standing();
}
