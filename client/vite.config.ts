import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { atTheRoot } from './packing/at-the-root.ts';
import { compress } from './packing/compress.ts';
import { frenchSpaces } from './packing/french-spaces.ts';
import { GROUPS } from './packing/groups.ts';
import { assetName, chunkName, pieces } from './packing/pieces.ts';

const SERVER = process.env.GLOAMING_ADDRESS ?? 'http://127.0.0.1:8000';
const WEB = fileURLToPath(new URL('../src/gloaming/server/web', import.meta.url));
const PROJECT = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  logLevel: 'warn', // whoever plays for the first time is told what matters, and no list of files
  base: './', // files find one another wherever they lie; see packing/at-the-root.ts
  plugins: [svelte(), frenchSpaces(), atTheRoot(), pieces(WEB), compress(WEB)],
  build: {
    outDir: WEB,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server forbids what is inlined, but for pictures
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 700, // kB: the lobby's library; what pages may weigh is tested
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: chunkName,
        chunkFileNames: chunkName,
        assetFileNames: assetName,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  worker: {
    format: 'es', // what a worker needs is loaded when it does
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { chunkFileNames: chunkName, assetFileNames: assetName },
    },
  },
  server: {
    fs: { allow: [PROJECT] },
    proxy: { '/api': SERVER, '/live': { target: SERVER, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts', 'packing/**/*.test.ts'] },
});
