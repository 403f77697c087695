/** Positions and puzzles as texts: JSON for files, a line of letters for links; read strictly. */

import INTERCHANGE from '../generated/interchange.schema.json';
import type { Position as Floor } from '../generated/finstere';
import type { GameName } from '../generated/games';
import type { Position as Land } from '../generated/menhirs';
import type { Position as Lobby } from '../generated/spokenchaos';
import { misfit, type Schema } from './schema';

export type Position = Floor | Land | Lobby;
type Schemas = Readonly<Record<string, Schema>>;

/** What was read, or the place of what is wrong with it. */
export type Reading<Value> = { readonly found: Value } | { readonly wrong: string };

const POSITIONS = INTERCHANGE.positions as unknown as Schemas;
const PUZZLES = INTERCHANGE.puzzles as unknown as Schemas;
const LONGEST = 1 << 15; // characters: whatever stands on a board is much shorter
const LETTERS = /^[\w-]+$/;
const WHOLE = '$';

/** Read a position of any game, as its JSON says it. */
export function readPositionJson(text: string): Reading<Position> {
  return readJson<Position>(text, POSITIONS, 'game');
}

/** Read a puzzle of any kind, as its JSON says it. */
export function readPuzzleJson<Puzzle>(text: string): Reading<Puzzle> {
  return readJson<Puzzle>(text, PUZZLES, 'kind');
}

function readJson<Value>(text: string, schemas: Schemas, key: string): Reading<Value> {
  if (text.length > LONGEST) return { wrong: WHOLE };
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch {
    return { wrong: WHOLE };
  }
  const named = typeof plain === 'object' && plain && (plain as Record<string, unknown>)[key];
  const schema = typeof named === 'string' && Object.hasOwn(schemas, named) && schemas[named];
  if (!schema) return { wrong: `${WHOLE}.${key}` };
  const wrong = misfit(schema, plain);
  return wrong === undefined ? { found: plain as Value } : { wrong };
}

/** Return a text as letters that a link may hold. */
export function packText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Return the text that a link holds; nothing if it is none, or too long. */
export function unpackText(letters: string): string | undefined {
  if (letters.length > 2 * LONGEST || !LETTERS.test(letters)) return undefined;
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // whatever it is, nobody has packed it
  }
}

/** Tell whether a position is one of a game. */
export function isOf<Of extends GameName>(
  game: Of,
  position: Position | undefined,
): position is Extract<Position, { readonly game: Of }> {
  return position?.game === game;
}
