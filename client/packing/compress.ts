/**
 * Writes what is worth it of the built client compressed, and nothing of it as it was: whoever needs
 * that unpacks it.  The better way is for the server to choose, where it is better by a block.
 */

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINKING = new Set(['.html', '.js', '.css', '.svg', '.json', '.wasm', '.webmanifest']);
const PAGE = '.html'; // which others look at
const SMALLEST = 1024; // bytes that are worth the trouble
const WORTH = 1024; // bytes by which brotli must be better than gzip: each file takes a block's room

/** Return the plugin. */
export function compress(folder: string): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle: { sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (SHRINKING.has(extname(name)) && (await stat(path)).size >= SMALLEST)
      await compressOne(path);
  }
}

async function compressOne(path: string): Promise<void> {
  const text = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const smaller = brotliCompressSync(text, { params: quality });
  const small = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  await writeFile(`${path}.gz`, small);
  if (small.length - smaller.length >= WORTH) await writeFile(`${path}.br`, smaller);
  if (extname(path) !== PAGE) await rm(path);
}
