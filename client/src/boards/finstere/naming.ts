/** What sentences and rules name on the floor: cells, tokens, lines of sight and walls. */

import type { Shown } from '../board';
import { together, type Named } from '../named';
import { beside, ENTRANCE, EXIT, placeOf } from './geometry';
import { bloodOf, teleportersOf, tilesOf } from './pieces';
import {
  formNamed,
  TILE_KINDS,
  type End,
  type Hindrance,
  type Place,
  type Shove,
  type SightLine,
  type State,
  type TileKind,
  type TileTurn,
  type Walked,
} from './state';
import { accountOf } from './telling';

type Told = Shown<State>;

const NOTHING: Named = { cells: [] };
const TURN_STONES: readonly TileKind[] = ['turn-right', 'turn-back'];

/** Return what the words about a moment name. */
export function named(shown: Told): Named {
  const account = accountOf(shown);
  switch (account?.kind) {
    case 'lay':
      return { cells: covered(account.tile, account.cell) };
    case 'pick':
      return { cells: [], pieces: [account.token] };
    case 'step':
      return {
        cells: [...placed(account.cell), ...shoved(account.shoves)],
        pieces: [account.token],
      };
    case 'stop':
      return together([
        { cells: placed(account.cell), pieces: [account.token] },
        namedByHindrances(account.held ?? []),
      ]);
    case 'walk':
      return together([sighted(account.start, account.lines), namedByWay(account)]);
    case 'last-look':
      return sighted(account.start, account.lines);
    default:
      return NOTHING;
  }
}

/** Return what his walk names: where it began and every cell to which a step has led, and whom he ate. */
export function namedByWalk(moments: readonly Told[]): Named {
  const steps = moments.flatMap((shown) => {
    const account = accountOf(shown);
    return account?.kind === 'walk' ? [account] : [];
  });
  return {
    cells: steps.flatMap(({ start, way }) => [start, ...way.slice(-1).map(({ cell }) => cell)]),
    pieces: steps.flatMap(({ eaten }) => eaten),
  };
}

/** Return what keeps a token from moving. */
export function namedByHindrances(held: readonly Hindrance[]): Named {
  return { cells: held.flatMap(({ cell }) => placed(cell)) };
}

/** Return what the words about an end that was chosen name. */
export function namedByEnd(token: number, { cell, shoves }: End): Named {
  return { cells: [...placed(cell), ...shoved(shoves)], pieces: [token] };
}

/** Return the cells that a tile would cover. */
export function namedBySpot({ width, height }: TileTurn, spot: Place): Named {
  return { cells: rectangle(spot, width, height) };
}

/** Return what a rule is about on a floor, by its number. */
export function namedByRule(rule: string, shown: Told): Named {
  return RULES[rule]?.(shown) ?? NOTHING;
}

const RULES: Readonly<Partial<Record<string, (shown: Told) => Named>>> = {
  '1': () => ({ cells: [ENTRANCE, EXIT] }),
  '2.2': () => ({ cells: [ENTRANCE, EXIT] }),
  '2.4': monster,
  '2.5': (shown) => together([tiles(shown), blood(shown)]),
  '4.2': () => ({ cells: [ENTRANCE, EXIT] }),
  '4.3': (shown) => together([monster(shown), teleporters(shown)]),
  '4.5': tiles,
  '4.6': blood,
  '4.7': blood,
  '4.8': blood,
  '5.1': monster,
  '5.2': looking,
  '5.3': monster,
  '5.4': tiles,
  '5.5': blood,
  '5.7': (shown) => tiles(shown, TURN_STONES),
  '5.8': teleporters,
};

function monster({ state }: Told): Named {
  return { cells: [placeOf(state.floor.monster)] };
}

function tiles({ state }: Told, kinds: readonly TileKind[] = TILE_KINDS): Named {
  const meant = tilesOf(state).filter(({ kind }) => kinds.includes(kind));
  return { cells: meant.map(({ place }) => place) };
}

function blood({ state }: Told): Named {
  return { cells: bloodOf(state) };
}

function teleporters({ state }: Told): Named {
  return { cells: teleportersOf(state).map(({ place }) => place) };
}

/** Where he has just looked, all his lines. */
function looking(shown: Told): Named {
  const account = accountOf(shown);
  if (account?.kind !== 'walk' && account?.kind !== 'last-look') return monster(shown);
  return { ...NOTHING, sights: account.lines.map((line) => sightOf(account.start, line)) };
}

/** Whom he saw, and along which lines. */
function sighted(start: Place, lines: readonly SightLine[]): Named {
  const seen = lines.filter(({ token }) => token !== null);
  return {
    cells: [start],
    pieces: seen.flatMap(({ token }) => token ?? []),
    sights: seen.map((line) => sightOf(start, line)),
  };
}

function sightOf(start: Place, { direction, length }: SightLine): readonly [Place, Place] {
  return [start, beside(start, direction, length)];
}

function namedByWay({ way, shoves, eaten, wall }: Walked): Named {
  const end = way.at(-1);
  return {
    cells: [...(end ? [end.cell] : []), ...shoved(shoves)],
    pieces: eaten,
    walls: wall ? [wall] : [],
  };
}

function shoved(shoves: readonly Shove[]): Place[] {
  return shoves.flatMap(({ start, rest }) => [start, ...placed(rest)]);
}

function placed(cell: Place | null): Place[] {
  return cell ? [cell] : [];
}

/** Return the cells of a tile by its name and its north-west corner. */
function covered(tile: string, cell: Place): Place[] {
  const { width, height } = formNamed(tile) ?? { width: 1, height: 1 };
  return rectangle(cell, width, height);
}

function rectangle([x, y]: Place, width: number, height: number): Place[] {
  return Array.from({ length: width * height }, (_, index): Place => [
    x + (index % width),
    y + Math.floor(index / width),
  ]);
}
