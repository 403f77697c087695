/**
 * Tells the service worker which files there are, in the pieces in which they are kept:
 *
 *   shell     what the first page needs: kept before anything else
 *   table     setting up and playing a match, as far as games have it in common
 *   GAME      board, words, rules and bots of a game: what a match of it needs besides
 *   pages     all other pages, and what they need at once
 *   GAME-more puzzles, lessons and rules to read of a game
 *
 * They are kept in this order, but the games that were opened come first.
 */

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

export const WORKER = 'sw.js';
const ENTRY = 'index';
const GAMES = ['finstere', 'menhirs', 'spokenchaos'] as const;
const HOLDER = '__PIECES__';
const SHELL_MODULES = /\/words\/shell\/|games_about/; // what the first page loads as it begins
const SHELL_LETTERS = /latin-(400|700|wght)-normal/; // of the fonts: what all four languages need
/** Modules of which matches are made: those of all games, and those of a game. */
const TABLE_MODULES = /\/pages\/(Table|SetUp)\.svelte$|\/(coach|setup)\//;
const matchModules = (game: string) =>
  new RegExp(`/boards/${game}/|/coach/${game}\\.ts$|/${game}\\.(rules|bots)\\.json$`);
/** The like among files that do not say of which modules they are made: workers and the engine. */
const TABLE_FILE = 'assets/thinking-worker-';
const matchFiles = (game: string) =>
  new RegExp(`^assets/${game}(-games|-bots|-engine|\\.rules|\\.bots)-`);
const LEFT_OUT = /\.(br|gz|map)$|\.html$|\.woff$|sw\.js$|^icon-|^links\//;

type Game = (typeof GAMES)[number];
type Piece = 'shell' | 'table' | 'pages' | Game | `${Game}-more`;

/** Return the plugin that writes the list into the worker, once all files have their names. */
export function pieces(folder: string): Plugin {
  const shell = new Set<string>();
  const table = new Set<string>();
  const matches = new Map(GAMES.map((game) => [game, new Set<string>()]));
  const common = new Set<string>();
  const named = new Map<string, Game>();
  let begins = '';
  return {
    name: 'pieces',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === ENTRY);
      if (entry) follow(entry, bundle, shell);
      begins = entry?.fileName ?? '';
      for (const chunk of chunks) {
        if (chunk.moduleIds.some((id) => SHELL_MODULES.test(id))) follow(chunk, bundle, shell);
        if (chunk.moduleIds.some((id) => TABLE_MODULES.test(id))) follow(chunk, bundle, table);
        for (const [game, match] of matches) {
          if (chunk.moduleIds.some((id) => matchModules(game).test(id)))
            follow(chunk, bundle, match);
        }
        const game = gameIn(chunk.moduleIds);
        // A page that needs a game's file at once would not open without it.
        if (!game) follow(chunk, bundle, common);
        for (const file of [chunk.fileName, ...stylesOf(chunk)]) if (game) named.set(file, game);
      }
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: () =>
        writeList(folder, begins, (file) => {
          if (shell.has(file) || SHELL_LETTERS.test(file) || !file.startsWith('assets/'))
            return 'shell';
          const [first, second] = [...matches].flatMap(([game, files]) =>
            files.has(file) || matchFiles(game).test(file) ? [game] : [],
          );
          if (table.has(file) || second || file.startsWith(TABLE_FILE)) return 'table';
          if (first) return first;
          if (common.has(file)) return 'pages';
          const game = named.get(file) ?? GAMES.find((one) => file.includes(one));
          return game ? `${game}-more` : 'pages';
        }),
    },
  };
}

/** Return the name of a chunk's file: that of a game's part begins with the game. */
export function chunkName({ name, moduleIds }: Rollup.PreRenderedChunk): string {
  if (name === 'sw') return WORKER;
  const game = gameIn(moduleIds);
  return !game || name.startsWith(game)
    ? 'assets/[name]-[hash].js'
    : `assets/${game}-[name]-[hash].js`;
}

/** Return the name of another file; modules of the engine say whose they are. */
export function assetName({ originalFileNames }: Rollup.PreRenderedAsset): string {
  const [, room, game] = /(games|bots|puzzles)\/(\w+)\/engine\.wasm$/.exec(
    originalFileNames[0] ?? '',
  ) ?? ['', '', ''];
  return game ? `assets/${game}-${room}-[hash][extname]` : 'assets/[name]-[hash][extname]';
}

/** Gather a chunk, what it needs at once, and their styles. */
function follow(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const style of stylesOf(chunk)) found.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') follow(next, bundle, found);
  }
}

function stylesOf(chunk: Rollup.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** Return the game that all of some modules belong to. */
function gameIn(modules: readonly string[]): Game | undefined {
  const own = modules.filter((id) => !id.includes('node_modules') && !id.startsWith('\0'));
  return GAMES.find(
    (game) =>
      own.length > 0 &&
      own.every((id) => id.includes(`/${game}/`) || new RegExp(`/${game}[._]`).test(id)),
  );
}

async function writeList(
  folder: string,
  entry: string,
  pieceOf: (file: string) => Piece,
): Promise<void> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  const list: Partial<Record<Piece, string[]>> = {};
  for (const file of files) (list[pieceOf(file)] ??= []).push(file);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const version = createHash('sha256').update(JSON.stringify(list)).update(page).digest('hex');
  const path = join(folder, WORKER);
  const code = await readFile(path, 'utf8');
  if (!code.includes(HOLDER)) throw new Error(`${WORKER} has no place for the list of files`);
  const told = JSON.stringify({ version: version.slice(0, 16), entry, pieces: list });
  await writeFile(
    path,
    code.replace(HOLDER, () => told),
  );
}
