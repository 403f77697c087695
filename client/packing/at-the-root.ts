/**
 * The page itself is served at many paths (`/table/...`), so a server's copy names its files from
 * the root; `gloaming site` writes another copy, which names them from where it lies.
 */

import type { Plugin } from 'vite';

/** Return the plugin. */
export function atTheRoot(): Plugin {
  return {
    name: 'at-the-root',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(/(href|src)="\.\//g, '$1="/'),
    },
  };
}
