/**
 * An analysis as letters that a link carries: compressed where the browser can, plain where it cannot,
 * and read strictly, since a link may come from anybody.
 */

import { readPositionJson } from '../positions/interchange';
import { isGame } from '../parts/summary';
import type { Start } from './opening';
import {
  added,
  commented,
  EMPTY,
  LONGEST_COMMENT,
  LONGEST_NAME,
  MOST_NODES,
  named,
  nodeOf,
  START,
  withAllAfter,
  type Plies,
  type Tree,
} from './tree';

/** What is handed on of an analysis. */
export interface Shared {
  readonly title: string;
  readonly start: Start;
  readonly tree: Tree;
  /** The node that is shown first. */
  readonly at: number;
}

/** A node as it travels: which one it follows, what is done, what is said of it. */
type Packed = readonly [parent: number, plies: readonly number[], name?: string, comment?: string];

const LONGEST_LINK = 1 << 16; // letters
const LONGEST_TEXT = 1 << 19; // characters, unpacked
const LETTERS = /^[01][\w-]+$/;
const PLAIN = '0';
const COMPRESSED = '1';
const FORMAT = 'deflate-raw';
const LONGEST_SEED = 200;
const MOST_OPTIONS = 60;

/** Return an analysis as letters. */
export async function packed(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(plainOf(shared)));
  if (!('CompressionStream' in globalThis)) return PLAIN + lettersOf(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT));
  return COMPRESSED + lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Read letters; nothing if they are no analysis of ours. */
export async function unpacked(letters: string): Promise<Shared | undefined> {
  if (letters.length > LONGEST_LINK || !LETTERS.test(letters)) return undefined;
  try {
    const bytes = bytesOf(letters.slice(1));
    const whole = letters.startsWith(COMPRESSED) ? await inflated(bytes) : bytes;
    return sharedIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(whole)));
  } catch {
    return undefined; // whatever it is, nobody has packed it
  }
}

/** Return an analysis as plain values, its nodes numbered anew. */
export function plainOf({ title, start, tree, at }: Shared): unknown {
  const order = withAllAfter(tree, START);
  const place = new Map(order.map((node, index) => [node, index]));
  const nodes = order.slice(1).map((node): Packed => {
    const { parent = START, plies, name, comment } = nodeOf(tree, node);
    return [
      place.get(parent) ?? 0,
      plies.flat(),
      ...(name || comment ? [name, comment] : []),
    ] as never;
  });
  const { comment } = nodeOf(tree, START);
  return { title, start, nodes, comment, at: place.get(at) ?? 0 };
}

/** Return the analysis in plain values; whatever is not as it should be is refused. */
export function sharedIn(plain: unknown): Shared {
  const { title, start, nodes, comment, at } = plain as Record<string, unknown>;
  const list = nodes as readonly Packed[];
  need(Array.isArray(nodes) && nodes.length <= MOST_NODES);
  let tree = commented(EMPTY, START, textOf(comment, LONGEST_COMMENT));
  const numbers: number[] = [START];
  for (const [parent, actions, name = '', said = ''] of list) {
    const before = numbers[parent];
    need(before !== undefined);
    const grown = added(tree, before, pliesOf(actions));
    tree = named(grown.tree, grown.at, textOf(name, LONGEST_NAME));
    tree = commented(tree, grown.at, textOf(said, LONGEST_COMMENT));
    numbers.push(grown.at);
  }
  const shown = numbers[Number(at)] ?? START;
  return { title: textOf(title, LONGEST_NAME), start: startOf(start), tree, at: shown };
}

function startOf(plain: unknown): Start {
  const { game, seed, options, position } = plain as Record<string, unknown>;
  need(isGame(game));
  const own = { game, seed: textOf(seed, LONGEST_SEED) };
  if (position !== undefined) {
    const reading = readPositionJson(JSON.stringify(position));
    need('found' in reading && reading.found.game === game);
    return { ...own, position: reading.found };
  }
  const chosen = Object.entries((options ?? {}) as Record<string, unknown>);
  need(chosen.length <= MOST_OPTIONS);
  const texts = chosen.map(([name, text]) => [name, textOf(text, LONGEST_SEED)] as const);
  return { ...own, options: Object.fromEntries(texts) };
}

function pliesOf(numbers: unknown): Plies {
  need(Array.isArray(numbers) && numbers.length > 0 && numbers.length % 2 === 0);
  need(numbers.every(Number.isSafeInteger));
  const all = numbers as number[];
  return Array.from({ length: all.length / 2 }, (_, ply) => [
    all[2 * ply] ?? 0,
    all[2 * ply + 1] ?? 0,
  ]);
}

function textOf(text: unknown, longest: number): string {
  need(typeof text === 'string' && text.length <= longest);
  return text;
}

function need(isRight: unknown): asserts isRight {
  if (!isRight) throw new Error('this is no analysis of ours');
}

/** Unpack bytes, as long as they are not beyond all measure. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      throw new Error('it is too long');
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

function lettersOf(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
