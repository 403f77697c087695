/** What is to be shown, whoever draws it: furniture, ghosts and what one has in mind. */

import type { Colour, Sign } from '../../look/seats';
import type { BoardSeat } from '../board';
import type { Named } from '../named';
import type { Asked, Light } from './beams';
import { bodyAt, bodyOutside } from './bodies';
import { displacedBy } from './displaced';
import type { Draft } from './draft';
import { omenOf, type Effect, type Omen } from './effects';
import { cardNamed } from './midnight';
import { isAfraid } from './fear';
import type { Carried } from './playing.svelte';
import { inHand, ringOf, wrongOf, type SceneRing, type SceneWrong } from './holding';
import { doorNamed, litBy, type Lit } from './lit';
import { posed } from './rules';
import {
  BESIDE,
  figuresSeen,
  INSIDE,
  keyholeDoor,
  letterOf,
  NONE,
  OUT,
  phaseOf,
  seatOf,
  sizeOf,
  standing,
  type Figure,
  type Looked,
  type Refused,
  type Sight,
  type Spot,
  type State,
} from './state';
import type { Door, Side } from './geometry/doors';
import type { Body } from './geometry/ghost-solid';
import { GHOSTS, type Size } from './geometry/measures';
import type { Placed, Standing } from './geometry/placed';
import type { Point } from './geometry/vectors';

export type PieceStyle = 'standing' | 'open' | 'draft' | 'refused' | 'moved';
export type GhostStyle =
  | 'there'
  | 'open'
  | 'chosen'
  | 'planned'
  | 'leaving'
  | 'caught'
  | 'touched'
  | 'silly'
  | 'burnt'
  | 'nowhere';
export type Place = 'inside' | 'beside' | 'out';

export interface ScenePiece {
  readonly piece: number;
  readonly placed: Placed;
  readonly style: PieceStyle;
}

export interface SceneGhost {
  readonly ghost: number;
  readonly colour: Colour;
  readonly sign: Sign;
  readonly size: Size;
  readonly body: Body;
  readonly place: Place;
  readonly style: GhostStyle;
  /** Whether a sight line goes by closely. */
  readonly isAfraid: boolean;
}

export interface SceneField {
  readonly column: number;
  readonly row: number;
  readonly steps: number;
}

export interface SceneSide {
  readonly side: Side;
  readonly colour: Colour;
  readonly sign: Sign;
}

export interface Scene {
  /** The state in which everything stands as it is shown. */
  readonly state: State;
  readonly pieces: readonly ScenePiece[];
  /** Where pieces stand now that would move with the one in mind. */
  readonly traces: readonly ScenePiece[];
  readonly ghosts: readonly SceneGhost[];
  readonly fields: readonly SceneField[];
  readonly sides: readonly SceneSide[];
  readonly openSides: readonly Side[];
  /** The doors by which the chosen ghost can get out. */
  readonly exits: readonly string[];
  readonly ring: SceneRing | undefined;
  readonly wrong: SceneWrong | undefined;
  readonly keyhole: Door | undefined;
  readonly lines: readonly (readonly Point[])[];
  /** From which doors something is seen that was asked about. */
  readonly lights?: readonly Light[];
  /** The spot that was asked about, in fields. */
  readonly asked?: Asked;
  readonly lit?: Lit | undefined;
  readonly isAround: boolean;
  /** What a midnight card does just now, and what the one in force lets expect. */
  readonly effect: Effect | undefined;
  readonly omen: Omen | undefined;
}

/** What is told besides a state: a look, what a midnight card does, what is pointed at. */
export interface Told {
  readonly looked?: Looked;
  readonly effect?: Effect;
  readonly named?: Named | undefined;
}

/** What one has in mind, as far as it is seen. */
export interface Mind {
  readonly draft?: Draft;
  readonly settled?: State;
  readonly refused?: Refused;
  readonly takes: readonly number[];
  readonly movable: readonly number[];
  readonly ghost?: number;
  readonly lands?: number;
  readonly merges?: number | null;
  readonly spot?: Spot;
  readonly carried?: Carried;
  readonly fields: readonly SceneField[];
  readonly openSides: readonly Side[];
  readonly exits: readonly string[];
}

export const NOTHING_IN_MIND: Mind = {
  takes: [],
  movable: [],
  fields: [],
  openSides: [],
  exits: [],
};

/** Return the scene of a state. */
export function sceneOf(
  state: State,
  seats: readonly BoardSeat[],
  seat: number,
  mind: Mind,
  { looked, effect, named }: Told = {},
): Scene {
  const shown = mind.settled ?? state;
  const displaced = displacedBy(mind.draft?.piece ?? NONE, state, shown);
  const touched = effect ?? { card: '', ...displaced };
  const ghosts = ghostsOf(shown, state, seats, seat, mind, { looked, effect: touched });
  return {
    state: shown,
    pieces: piecesOf(shown, mind, touched),
    traces: standing(state)
      .filter(({ piece }) => displaced.pieces.includes(piece))
      .map((piece) => placed(piece, 'standing')),
    ghosts,
    lit: named && litBy(named, ghosts),
    fields: mind.fields,
    sides: seats.map(({ colour, sign }, number) => ({
      side: letterOf(state.sides[number] ?? 0),
      colour,
      sign,
    })),
    openSides: mind.openSides,
    exits: mind.exits,
    ring: mind.draft && ringOf(mind.draft),
    wrong: mind.draft && mind.refused && wrongOf(mind.draft, mind.refused),
    keyhole: doorNamed(named) ?? keyholeDoor(state),
    lines: [...caughtBy(looked).map(({ line }) => line), ...(named?.rays ?? [])],
    isAround: state.doors_around,
    effect,
    omen: omenOf(state),
  };
}

function piecesOf(shown: State, mind: Mind, effect: Effect): ScenePiece[] {
  const { draft, settled, refused, takes } = mind;
  const others = standing(shown).filter(({ piece }) => piece !== draft?.piece);
  const styleOf = (piece: number) => {
    if (piece === refused?.other) return 'refused';
    if (effect.pieces.includes(piece)) return 'moved';
    return takes.includes(piece) && !draft ? 'open' : 'standing';
  };
  const all = others.map((piece) => placed(piece, styleOf(piece.piece)));
  if (!draft) return all;
  const rests = settled?.pieces[draft.piece] ?? refused?.rest;
  const held: Standing = rests ? { ...rests, piece: draft.piece } : inHand(draft, others);
  return [...all, placed(held, refused ? 'refused' : 'draft')];
}

function placed(piece: Standing, style: PieceStyle): ScenePiece {
  return { piece: piece.piece, placed: posed(piece), style };
}

function ghostsOf(
  shown: State,
  state: State,
  seats: readonly BoardSeat[],
  seat: number,
  mind: Mind,
  { looked, effect }: Told,
): SceneGhost[] {
  const figures = figuresSeen(shown, phaseOf(shown) === phaseOf(state) ? seat : NONE);
  const caught = new Set(caughtBy(looked).map(({ ghost }) => ghost));
  const lines = caughtBy(looked).map(({ line }) => line);
  return figures.flatMap((figure, ghost) => {
    const owner = seats[seatOf(ghost)];
    if (!owner) return [];
    const { colour, sign } = owner;
    const all = bodiesOf(figure, ghost, state, seat, mind);
    return all.map(({ body, place, style }) => ({
      ghost,
      colour,
      sign,
      size: sizeOf(ghost),
      body,
      place,
      style: wrongedStyle(ghost, caught, mind) ?? touchedStyle(ghost, place, effect) ?? style,
      isAfraid: place === 'inside' && isAfraid(body, lines),
    }));
  });
}

function caughtBy(looked: Looked | undefined): Sight[] {
  return (looked?.sights ?? []).filter(({ is_caught }) => is_caught);
}

/** Return how a ghost looks that was seen, or that has nowhere to stand. */
function wrongedStyle(
  ghost: number,
  caught: ReadonlySet<number>,
  { refused }: Mind,
): GhostStyle | undefined {
  if (caught.has(ghost)) return 'caught';
  return refused?.ghost === ghost ? 'nowhere' : undefined;
}

/** Return how a ghost looks that a midnight card touches. */
function touchedStyle(
  ghost: number,
  place: Place,
  effect: Effect | undefined,
): GhostStyle | undefined {
  if (!effect?.ghosts.includes(ghost)) return undefined;
  return cardNamed(effect.card)?.style?.(place) ?? 'touched';
}

type Standee = Pick<SceneGhost, 'body' | 'place' | 'style'>;

/** Return where a ghost is seen: where it is and, if it is to land somewhere, there too. */
function bodiesOf(
  figure: Figure,
  ghost: number,
  state: State,
  seat: number,
  mind: Mind,
): Standee[] {
  const isOwn = seatOf(ghost) === seat;
  const own = ghost % GHOSTS;
  const landing = isOwn && own === mind.lands ? mind.spot : undefined;
  const carried = isOwn && own === mind.carried?.ghost ? mind.carried.at : undefined;
  const isMerged = mind.spot !== undefined && (own === mind.ghost || own === mind.merges);
  const here = hereOf(figure, ghost, state);
  const style = isOwn && (isMerged || carried) ? 'leaving' : styleOf(isOwn, own, mind);
  const elsewhere = carried ? handOf(carried) : landing;
  return [
    ...(here ? [{ ...here, style }] : []),
    ...(elsewhere
      ? [{ body: bodyAt(sizeOf(ghost), elsewhere), place: 'inside', style: 'planned' } as const]
      : []),
  ];
}

/** Return where a ghost is that one carries: upright, wherever the hand is. */
function handOf([x, y, height]: Carried['at']): Spot {
  return [x, y, 0, height, 0];
}

function styleOf(isOwn: boolean, own: number, { ghost, movable }: Mind): GhostStyle {
  if (isOwn && own === ghost) return 'chosen';
  return isOwn && movable.includes(own) ? 'open' : 'there';
}

function hereOf(
  { where, body }: Figure,
  ghost: number,
  state: State,
): { body: Body; place: Place } | undefined {
  if (where === INSIDE) return { body, place: 'inside' };
  if (where !== BESIDE && where !== OUT) return undefined;
  const place = where === BESIDE ? 'beside' : 'out';
  return { body: bodyOutside(ghost, place, state.sides[seatOf(ghost)] ?? 0), place };
}
