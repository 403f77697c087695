/** A feast in the making: what a tap on a cell changes, and how it travels in a link. */

import { isOnBoard } from '../../boards/finstere/geometry';
import type { Rules } from '../../engine/rules';
import { namesOf } from '../../positions/finstere';
import { FORMS, LETTERS, TILE_KINDS } from '../../wire/finstere';
import { openingOf } from '../finstere/opening';
import { FALLS, STANDS } from '../finstere/walk';
import type { Feast } from '../puzzle';
import type { LaidOut } from './prover';

type Cell = readonly [x: number, y: number];
type Letter = (typeof LETTERS)[number];
type TileKind = (typeof TILE_KINDS)[number];
export type Tool = 'monster' | 'own' | 'enemy' | 'erase' | TileKind;

export const TOOLS: readonly Tool[] = ['own', 'enemy', ...TILE_KINDS, 'monster', 'erase'];
export const MOST_STEPS = 6;
export const MOST_TILES = 3; // to be laid
const MOST_TOKENS = 16;
const [OWN_NAMES, ENEMY_NAMES] = ['ABCDEF', 'XYZWVUTSRQ'];

/** What a composer begins with. */
export const BLANK: Feast = {
  id: 'own',
  kind: 'feast',
  game: 'finstere',
  grade: 0,
  unique: false,
  title: { en: '', nl: '', de: '', fr: '' },
  position: {
    game: 'finstere',
    monster: { cell: [5, 5], facing: 'E' },
    tokens: [
      { name: 'A', cell: [8, 6] },
      { name: 'X', cell: [2, 4] },
      { name: 'Y', cell: [3, 6] },
    ],
    tiles: [],
  },
  own: ['A'],
  enemy: ['X', 'Y'],
  task: { moves: [{ token: 'A', steps: 5 }], lay: [], facing: false },
};

/** Return a draft after a tap on a cell with a tool in hand. */
export function tapped(draft: Feast, tool: Tool, cell: Cell): Feast {
  const place: [number, number] = [cell[0], cell[1]];
  const isMonster = isSame(draft.position.monster.cell, cell);
  if (tool === 'monster') {
    const cleared = without(draft, cell);
    const monster = { ...cleared.position.monster, cell: place };
    return { ...cleared, position: { ...cleared.position, monster } };
  }
  if (isMonster) return draft;
  const cleared = without(draft, cell);
  if (tool === 'own' || tool === 'enemy') return withToken(cleared, tool, place);
  if (tool === 'erase') return cleared;
  const tiles = [...cleared.position.tiles, { kind: tool, cell: place }];
  return { ...cleared, position: { ...cleared.position, tiles } };
}

function withToken(draft: Feast, side: 'own' | 'enemy', cell: [number, number]): Feast {
  const names = namesOf(draft.position);
  const name = [...Array.from(side === 'own' ? OWN_NAMES : ENEMY_NAMES)].find(
    (one) => !names.includes(one),
  );
  if (!name) return draft;
  const tokens = [...draft.position.tokens, { name, cell }];
  return { ...draft, position: { ...draft.position, tokens }, [side]: [...draft[side], name] };
}

/** Return a draft with nothing on a cell; the monster stays. */
function without(draft: Feast, cell: Cell): Feast {
  const gone = draft.position.tokens.find((token) => isSame(token.cell, cell))?.name;
  const isLeft = (name: string) => name !== gone;
  return {
    ...draft,
    position: {
      ...draft.position,
      tokens: draft.position.tokens.filter(({ name }) => isLeft(name)),
      tiles: draft.position.tiles.filter((tile) => !('cell' in tile) || !isSame(tile.cell, cell)),
    },
    own: draft.own.filter(isLeft),
    enemy: draft.enemy.filter(isLeft),
    task: { ...draft.task, moves: draft.task.moves.filter(({ token }) => isLeft(token)) },
  };
}

/** Let a token go so many steps; none: it does not move. */
export function withSteps(draft: Feast, token: string, steps: number): Feast {
  const others = draft.task.moves.filter((move) => move.token !== token);
  const moves = steps > 0 ? [...others, { token, steps }] : others;
  return { ...draft, task: { ...draft.task, moves } };
}

/** Let so many tiles of a kind be laid. */
export function withLay(draft: Feast, kind: TileKind, count: number): Feast {
  const all = TILE_KINDS.flatMap((one) => {
    const now = draft.task.lay.filter((tile) => tile.kind === one).length;
    return Array.from({ length: one === kind ? count : now }, () => ({ kind: one }));
  });
  return { ...draft, task: { ...draft.task, lay: all } };
}

/** Return a draft as the prover takes it. */
export function laidOut(rules: Rules<'finstere'>, draft: Feast): LaidOut {
  const state = openingOf(rules, draft);
  const names = namesOf(draft.position);
  const cells = rules.read(state).floor.cell_of;
  return {
    floor: state.slice(0, rules.parts[1].LAYOUTS.Floor?.[0] ?? 0),
    sides: names.map((name) => (draft.own.includes(name) ? STANDS : FALLS)),
    movers: draft.task.moves.map(({ token, steps }) => {
      const number = names.indexOf(token);
      return { token: number, start: cells[number] ?? 0, steps };
    }),
    forms: draft.task.lay.map(({ kind }) => FORMS.findIndex(({ name }) => name === kind)).sort(),
    enemies: draft.enemy.length,
    mayTurn: draft.task.facing,
  };
}

/** Return a draft as a link carries it. */
export function written({ position, own, enemy, task }: Feast): string {
  const text = btoa(JSON.stringify({ position, own, enemy, task }));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Read what a link carries; nothing if it is no feast that can be played. */
export function read(text: string): Feast | undefined {
  try {
    const found: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    return checked(found as Partial<Feast>);
  } catch {
    return undefined; // whatever it is, it is nothing of ours
  }
}

/** Return a feast if all of it is as it should be: a link may come from anybody. */
function checked({ position, own, enemy, task }: Partial<Feast>): Feast | undefined {
  if (!position || !own || !enemy || !task) return undefined;
  const names = position.tokens.map(({ name }) => name);
  const cells = [
    position.monster.cell,
    ...position.tokens.map(({ cell }) => cell),
    ...position.tiles.flatMap((tile) => ('cell' in tile ? [tile.cell] : [])),
  ];
  const isSound =
    LETTERS.includes(position.monster.facing) &&
    cells.every(isOnBoard) &&
    new Set(cells.map(String)).size === cells.length &&
    position.tiles.every(({ kind }) => isTile(kind)) &&
    names.every((name) => /^[A-Z]$/.test(name)) &&
    [...own, ...enemy].sort().join() === [...names].sort().join() &&
    new Set(names).size === names.length &&
    names.length <= MOST_TOKENS &&
    task.moves.every(
      ({ token, steps }) => own.includes(token) && steps > 0 && steps <= MOST_STEPS,
    ) &&
    new Set(task.moves.map(({ token }) => token)).size === task.moves.length &&
    task.lay.length <= MOST_TILES * TILE_KINDS.length &&
    task.lay.every(({ kind }) => isTile(kind)) &&
    typeof task.facing === 'boolean' &&
    enemy.length > 0;
  return isSound ? { ...BLANK, position, own, enemy, task } : undefined;
}

function isTile(kind: string): kind is TileKind {
  return (TILE_KINDS as readonly string[]).includes(kind);
}

function isSame(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export type { Letter };
