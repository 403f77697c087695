/**
 * An analysis as a record with variations that `gloaming replay` reads, and back: all by number, as
 * `core/variations.py` describes it.
 */

import type { Rules } from '../engine/rules';
import { outcomeOf, type Match } from '../local/match';
import { headerLines, plyLines, resultLine, TITLE } from '../local/record';
import { readPositionJson } from '../positions/interchange';
import { isGame } from '../parts/summary';
import { CHANCE, type GameName } from '../generated/games';
import { Refusal } from '../wire/refusal';
import { carriedOn, Lines, turnsIn } from './lines';
import { openedAt, type Start } from './opening';
import {
  commented,
  EMPTY,
  lineAfter,
  MOST_NODES,
  named,
  nodeOf,
  pathTo,
  START,
  withLine,
  type Plies,
  type Tree,
} from './tree';

const LONGEST = 1 << 18; // characters of a record
const NUMBER = /^\d{1,9}$/;
const PLY = /^(\*|\d{1,2}):(\d{1,15})$/;
const OWN_KEYS = ['game', 'seed', 'commitment', 'start', 'position'];

/** A line of the tree as a record has it: what it leaves, after how many plies, and its nodes. */
interface Line {
  readonly parent: number;
  readonly after: number;
  readonly nodes: readonly number[];
}

/** Return the record of an analysis. */
export function recordOf(start: Start, opened: Match, tree: Tree): string {
  const [main, ...variations] = linesOf(tree);
  const end = new Lines(opened).at(tree, main?.nodes.at(-1) ?? START);
  const began = start.position ? [`start: ${base64(opened.state)}`, positionLine(start)] : [];
  const [title = TITLE, ...header] = headerLines(start.game, opened);
  return [
    title,
    ...header.slice(0, -1),
    ...began,
    ...header.slice(-1),
    '',
    ...plyLines(pliesOf(tree, main?.nodes ?? [])),
    ...noteLines(tree, START),
    ...(main?.nodes ?? []).flatMap((node) => noteLines(tree, node)),
    ...variations.flatMap(({ parent, after, nodes }) => [
      `variation ${after}${parent > 0 ? ` of ${parent}` : ''}`,
      ...plyLines(pliesOf(tree, nodes)),
      ...nodes.flatMap((node) => noteLines(tree, node)),
    ]),
    resultLine(end, outcomeOf(end)),
    '',
  ].join('\n');
}

/** Read a record that is written by number; who opens it brings the rules of its game. */
export async function readRecord(
  text: string,
  rulesOf: (game: GameName) => Promise<Rules>,
): Promise<{ start: Start; tree: Tree }> {
  if (text.length > LONGEST || !text.startsWith(TITLE)) throw unreadable();
  const [head = '', ...rest] = text.replaceAll('\r', '').split('\n\n');
  const start = startIn(head.split('\n').slice(1));
  const body = rest
    .join('\n')
    .split('\n')
    .map((line) => line.trim());
  const rules = await rulesOf(start.game);
  return { start, tree: treeIn(openedAt(rules, start), body.filter(isTold)) };
}

function startIn(lines: readonly string[]): Start {
  const header = new Map(lines.map((line) => split(line, ':')));
  const game = header.get('game');
  const position = header.get('position');
  if (!isGame(game)) throw unreadable();
  if (header.has('start') && position === undefined) throw unreadable();
  const seed = header.get('seed') ?? '';
  const own = { game, seed };
  if (position !== undefined) {
    const reading = readPositionJson(position);
    if (!('found' in reading)) throw unreadable();
    return { ...own, position: reading.found };
  }
  const options = [...header].filter(([key]) => !OWN_KEYS.includes(key));
  return { ...own, options: Object.fromEntries(options) };
}

/** Play all lines of a body, and return them as a tree. */
function treeIn(opened: Match, body: readonly string[]): Tree {
  const lines: { plies: Plies; ends: ReadonlyMap<number, number> }[] = [];
  let tree = EMPTY;
  for (const { heading, told } of sectionsIn(body)) {
    const { parent, after } = leaving(heading, lines.length);
    const before = lines[parent]?.plies ?? [];
    if (after > before.length) throw unreadable();
    const plies = [...before.slice(0, after), ...pliesIn(told)];
    const turns = turnsIn(opened.rules, carriedOn(opened, plies).moments);
    const grown = withLine(tree, START, turns);
    tree = grown.tree;
    const ends = endsOf(tree, grown.at);
    tree = withNotes(tree, ends, told);
    lines.push({ plies, ends });
  }
  return tree;
}

/** Divide a body into its main line, which has no heading, and its variations. */
function sectionsIn(body: readonly string[]): { heading: string; told: string[] }[] {
  const sections: { heading: string; told: string[] }[] = [{ heading: '', told: [] }];
  for (const line of body) {
    if (line.startsWith('variation ')) sections.push({ heading: line, told: [] });
    else sections.at(-1)?.told.push(line);
  }
  if (sections.length > MOST_NODES) throw unreadable();
  return sections;
}

function leaving(heading: string, lines: number): { parent: number; after: number } {
  if (!heading) return { parent: 0, after: 0 };
  const [, after = '', of = 'of', parent = '0', ...more] = heading.split(/\s+/);
  const isRight = NUMBER.test(after) && NUMBER.test(parent) && of === 'of' && more.length === 0;
  if (!isRight || Number(parent) >= lines) throw unreadable();
  return { parent: Number(parent), after: Number(after) };
}

function pliesIn(told: readonly string[]): Plies {
  const isNote = (line: string) => /^(name|comment) /.test(line);
  return told
    .filter((line) => !isNote(line))
    .flatMap((line) => {
      const [first, ...words] = line.split(/\s+/);
      if (first !== 'plies') throw new Refusal('record-in-words', 'the record is not by number');
      return words.map((word): [number, number] => {
        const [, actor = '', action = ''] = PLY.exec(word) ?? [];
        if (!action) throw unreadable();
        return [actor === '*' ? CHANCE : Number(actor), Number(action)];
      });
    });
}

/** Return the nodes on the way to one by how many plies lie before the next. */
function endsOf(tree: Tree, node: number): ReadonlyMap<number, number> {
  let plies = 0;
  const ends = pathTo(tree, node).map((one) => [(plies += nodeOf(tree, one).plies.length), one]);
  return new Map([[0, START], ...(ends as [number, number][])]);
}

function withNotes(tree: Tree, ends: ReadonlyMap<number, number>, told: readonly string[]): Tree {
  let noted = tree;
  for (const line of told) {
    const [, kind, after = '', text = ''] = /^(name|comment) (\d+) (.*)$/.exec(line) ?? [];
    const node = ends.get(Number(after));
    if (!kind || node === undefined) continue;
    const said = nodeOf(noted, node).comment;
    noted =
      kind === 'name'
        ? named(noted, node, text)
        : commented(noted, node, said ? `${said}\n${text}` : text);
  }
  return noted;
}

/** Return all lines of a tree, the main line first, each before those that leave it. */
function linesOf(tree: Tree): readonly Line[] {
  const lines: Line[] = [{ parent: 0, after: 0, nodes: lineAfter(tree, START) }];
  for (let number = 0; number < lines.length; number += 1) {
    const nodes = lines[number]?.nodes ?? [];
    for (const node of number === 0 ? [START, ...nodes] : nodes) {
      for (const child of nodeOf(tree, node).children.slice(1)) {
        const after = pliesOf(tree, pathTo(tree, node)).length;
        lines.push({ parent: number, after, nodes: [child, ...lineAfter(tree, child)] });
      }
    }
  }
  return lines;
}

function pliesOf(tree: Tree, nodes: readonly number[]): Plies {
  return nodes.flatMap((node) => nodeOf(tree, node).plies);
}

function noteLines(tree: Tree, node: number): string[] {
  const { name, comment } = nodeOf(tree, node);
  const after = pliesOf(tree, pathTo(tree, node)).length;
  return [
    ...(name ? [`name ${after} ${name}`] : []),
    ...(comment ? comment.split('\n').map((line) => `comment ${after} ${line}`) : []),
  ];
}

function positionLine({ position }: Start): string {
  return `position: ${JSON.stringify(position)}`;
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Tell whether a line of a body tells of something that was done or said. */
function isTold(line: string): boolean {
  return line !== '' && line !== 'unfinished' && !/^(;|result: )/.test(line);
}

function split(line: string, mark: string): [string, string] {
  const place = line.indexOf(mark);
  if (place < 0) throw unreadable();
  return [line.slice(0, place).trim(), line.slice(place + 1).trim()];
}

function unreadable(): Refusal {
  return new Refusal('unreadable-record', 'this is no record of ours');
}
