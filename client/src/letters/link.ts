/** Where a letter is opened: it stands behind a #, so that no server ever sees it. */

import { hasServer, rootAddress } from '../served';

const PATH = '/letter/';
const IN_LINK = /#\/letter\/([\w-]+)/;
const ALONE = /^[\w-]{40,}$/;

/** Return the link that is sent. */
export function linkTo(letter: string): string {
  return `${rootAddress()}#${PATH}${letter}`;
}

/** Return where a page goes to show a letter. */
export function pathTo(letter: string): string {
  return (hasServer ? '/#' : '') + PATH + letter;
}

/** Return the letter in a text that somebody pasted, if there is one. */
export function letterIn(text: string): string | undefined {
  return IN_LINK.exec(text)?.[1] ?? ALONE.exec(text.trim())?.[0];
}
