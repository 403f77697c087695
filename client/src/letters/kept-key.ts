/** Where matches by letter are kept in this browser. */

export const KEY = 'gloaming letter ';

/** Tell whether matches by letter are played in this browser. */
export function hasLetters(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEY));
  } catch {
    return false; // nothing can be kept here
  }
}
