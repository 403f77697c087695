/**
 * What is always loaded together is one file: each file costs a request, and is compressed by itself.
 *
 *   shell     all that the first page needs at once
 *   table     a match, and what boards have in common
 *   NAME      all that the board of a game needs at once
 *   NAME-en   its words in a language
 */

import type { Rollup } from 'vite';

type Groups = NonNullable<
  Exclude<NonNullable<Rollup.OutputOptions['codeSplitting']>, boolean>['groups']
>;

const SERVICE_WORKER = 'service-worker'; // which is a file of its own
const TABLE = /\/pages\/Table\.svelte$|\/parts\/Match\.svelte$|\/boards\/[^/]+\.(ts|svelte)$/;
const WORDS = /\/(?:boards\/(?=\w+\/words)|generated\/words\/)(\w+)\/.*?(\w+)\.json$/;
const BOARD = /\/boards\/(\w+)\/index\.ts$/;

export const GROUPS: Groups = [
  {
    name: 'shell',
    tags: ['$initial'],
    test: (id: string) => !id.includes(SERVICE_WORKER),
    priority: 2,
  },
  { name: 'table', test: TABLE, priority: 1 },
  { name: (id: string) => WORDS.exec(id)?.slice(1).join('-'), test: WORDS },
  { name: (id: string) => BOARD.exec(id)?.[1], test: BOARD },
];
