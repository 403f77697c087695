/**
 * Writes what is worth it of the built client compressed, and nothing of it as it was: whoever needs
 * that unpacks it.  The better way is for the server to choose, where it is better by a block.
 */

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINKING = new Set(['.html', '.js', '.css', '.svg', '.json', '.wasm', '.webmanifest']);
const PAGE = '.html'; // which others look at
const SMALLEST = 1024; // bytes that are worth the trouble
const WORTH = 1024; // bytes by which brotli must be better than gzip: each file takes a block's room

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Return the plugin. */
export function compress(folder: string): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle: { sequential: true, handler: () => compressAll(folder) },
  };
}

/** Compress all that is worth it, on as many cores as there are. */
async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => SHRINKING.has(extname(name)));
  await Promise.all(paths.map((name) => compressOne(join(folder, name))));
}

async function compressOne(path: string): Promise<void> {
  if ((await stat(path)).size < SMALLEST) return;
  const text = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const smaller = await brotlied(text, { params: quality });
  const small = await gzipped(text, { level: constants.Z_BEST_COMPRESSION });
  await writeFile(`${path}.gz`, small);
  if (small.length - smaller.length >= WORTH) await writeFile(`${path}.br`, smaller);
  if (extname(path) !== PAGE) await rm(path);
}
