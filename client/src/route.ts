/** Which page a path names. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'tables' }
  | { readonly page: 'archive' }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'account' }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'letter'; readonly letter: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle-kind'; readonly puzzle: string }
  | { readonly page: 'puzzle'; readonly puzzle: string }
  | { readonly page: 'compose'; readonly puzzle: string }
  | { readonly page: 'analysis'; readonly game: string }
  | { readonly page: 'matches' }
  | { readonly page: 'edit'; readonly game: string }
  | { readonly page: 'missing' };

/** What a page is given: the table, game, lesson or puzzle of its path, or nothing. */
export interface PageProps {
  readonly table: string;
  /** The name of a game; of an analysis that is kept, its id. */
  readonly game: string;
  readonly lesson: string;
  /** The id of a puzzle, or the name of a kind. */
  readonly puzzle: string;
}

/** What no part of a path is, and no name on a page. */
const UNREADABLE = '/';

/** Return what a part of an address says; what it cannot say ("100%") is nothing on any page. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return UNREADABLE;
  }
}

/** Return the page that a path names. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first = '', second = '', third = '', ...rest] = parts;
  if (rest.length > 0 || parts.includes(UNREADABLE)) return { page: 'missing' };
  if (third) return lessonOf(first, second, third);
  if (second) return pageOf(first, second);
  if (!first) return { page: 'home' };
  if (first === 'letter') return { page: 'letter', letter: '' };
  if (first === 'learn' || first === 'edit' || first === 'analysis') {
    return { page: first, game: '' };
  }
  if (first === 'tables' || first === 'archive' || first === 'account') return { page: first };
  if (first === 'puzzles' || first === 'matches') return { page: first };
  return { page: 'missing' };
}

function lessonOf(first: string, game: string, lesson: string): Route {
  return first === 'learn' ? { page: 'lesson', game, lesson } : { page: 'missing' };
}

function pageOf(first: string, second: string): Route {
  if (first === 'new' || first === 'learn' || first === 'edit' || first === 'analysis') {
    return { page: first, game: second };
  }
  if (first === 'letter') return { page: 'letter', letter: second };
  if (first === 'table' || first === 'replay') return { page: first, table: second };
  if (first === 'puzzles') return { page: puzzlePage(second), puzzle: second };
  return { page: 'missing' };
}

/** Return what a name is of: a puzzle, which has a number or comes in the link itself, or a kind. */
function puzzlePage(name: string): 'puzzle' | 'puzzle-kind' | 'compose' {
  if (name === 'compose') return name;
  return name === 'own' || name.startsWith('p-') || /\d$/.test(name) ? 'puzzle' : 'puzzle-kind';
}
