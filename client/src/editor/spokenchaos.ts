/** Editing a position of Spokenchaos: what a tap in the lobby does, and what the list changes. */

import {
  COLOURS,
  GHOSTS_OF_A_SEAT,
  PIECE_NAMES,
  SIZES,
  STEPS_PER_FIELD,
  type FurniturePlace,
  type GhostPlace,
  type Position,
} from '../generated/spokenchaos';

type Place = readonly [x: number, y: number];
type Piece = FurniturePlace['piece'];
type Size = GhostPlace['size'];
type Colour = GhostPlace['colour'];

/** A piece, a ghost of a size, or whatever is chosen in the list. */
export type LobbyTool = Piece | Size | 'move';
export const LOBBY_TOOLS: readonly LobbyTool[] = [...PIECE_NAMES, ...SIZES, 'move'];

const NEAR_GHOST = 0.5; // fields from its middle at which a ghost is meant
const NEAR_PIECE = 0.9; // some pieces reach farther, none is meant from as far

export const EMPTY_LOBBY: Position = { game: 'spokenchaos', furniture: [], ghosts: [] };

/** Return a position after a tap with a tool, for each place that may be meant, the best first. */
export function tapped(
  position: Position,
  tool: LobbyTool,
  at: Place,
  colour: Colour,
  chosen: string | undefined,
): readonly Position[] {
  if (isPiece(tool)) return [withPiece(position, tool, snapped(at))];
  const places = [snapped(at), middleOf(at)];
  if (tool !== 'move') return places.map((place) => withGhost(position, tool, colour, place));
  if (chosen === undefined) return [position];
  if (isPiece(chosen)) return [withPiece(position, chosen, snapped(at))];
  return places.map(([x, y]) => changedGhost(position, chosen, { x, y, level: 0 }));
}

/** Return what stands nearest to a place, ghosts before furniture; nothing if all is far away. */
export function thingAt(position: Position, at: Place): string | undefined {
  const { furniture = [], ghosts = [] } = position;
  return nearest(ghosts, at, NEAR_GHOST)?.name ?? nearest(furniture, at, NEAR_PIECE)?.piece;
}

/** Return the nearest of things that are near enough. */
function nearest<Thing extends { readonly x: number; readonly y: number }>(
  things: readonly Thing[],
  at: Place,
  farthest: number,
): Thing | undefined {
  const far = ({ x, y }: Thing) => Math.hypot(x - at[0], y - at[1]);
  const near = things.filter((thing) => far(thing) <= farthest);
  return near.sort((one, other) => far(one) - far(other))[0];
}

export function isPiece(name: string): name is Piece {
  return (PIECE_NAMES as readonly string[]).includes(name);
}

/** Put a piece, upright at first; one that is there already is moved, and let down last. */
function withPiece(position: Position, piece: Piece, [x, y]: Place): Position {
  const { furniture = [] } = position;
  const there = furniture.find((place) => place.piece === piece);
  const placed = { ...(there ?? { piece, yaw: 0, face: 'upright' as const }), x, y };
  return { ...position, furniture: [...furniture.filter((place) => place !== there), placed] };
}

/** Put a ghost of a size and colour on the floor; no hand has more of a size than there are. */
function withGhost(position: Position, size: Size, colour: Colour, [x, y]: Place): Position {
  const { ghosts = [] } = position;
  const alike = ghosts.filter((ghost) => ghost.size === size).length;
  const inBox = GHOSTS_OF_A_SEAT.filter((ghost) => ghost.size === size).length * COLOURS.length;
  if (alike >= inBox) return position;
  const name = freeName(ghosts, colour);
  return { ...position, ghosts: [...ghosts, { name, colour, size, x, y, level: 0 }] };
}

/** Return the first name such as r1 that no ghost has. */
export function freeName(ghosts: readonly { readonly name: string }[], colour: Colour): string {
  const taken = new Set(ghosts.map(({ name }) => name));
  let number = 1;
  while (taken.has(`${colour.slice(0, 1)}${number}`)) number += 1;
  return `${colour.slice(0, 1)}${number}`;
}

/** Return a position with something of a piece changed. */
export function changedPiece(
  position: Position,
  piece: string,
  change: Partial<Omit<FurniturePlace, 'lean'>> & { readonly lean?: FurniturePlace['lean'] | '' },
): Position {
  const furniture = (position.furniture ?? []).map((place) => {
    if (place.piece !== piece) return place;
    const { lean, ...rest } = { ...place, ...change };
    return lean ? { ...rest, lean } : rest;
  });
  return { ...position, furniture };
}

/** Return a position with something of a ghost changed. */
export function changedGhost(
  position: Position,
  name: string,
  change: Partial<Omit<GhostPlace, 'lying'>> & { readonly lying?: GhostPlace['lying'] | '' },
): Position {
  const ghosts = (position.ghosts ?? []).map((ghost) => {
    if (ghost.name !== name) return ghost;
    const { lying, ...rest } = { ...ghost, ...change };
    return lying ? { ...rest, lying } : rest;
  });
  return { ...position, ghosts };
}

export function has({ furniture = [], ghosts = [] }: Position, name: string): boolean {
  return furniture.some(({ piece }) => piece === name) || ghosts.some((one) => one.name === name);
}

/** Return a position without a piece or a ghost. */
export function without(position: Position, name: string): Position {
  const { furniture = [], ghosts = [] } = position;
  return {
    ...position,
    furniture: furniture.filter(({ piece }) => piece !== name),
    ghosts: ghosts.filter((ghost) => ghost.name !== name),
  };
}

/** Return the nearest place that a position can say. */
function snapped([x, y]: Place): Place {
  return [inSteps(x), inSteps(y)];
}

function inSteps(length: number): number {
  return Math.round(length * STEPS_PER_FIELD) / STEPS_PER_FIELD;
}

function middleOf([x, y]: Place): Place {
  return [Math.floor(x) + 0.5, Math.floor(y) + 0.5];
}
