/** Options of games, for tests. */

import type { OptionAbout } from '../games';

/** Return an option of which only some things matter. */
export function anOption(name: string, more: Partial<OptionAbout> = {}): OptionAbout {
  return {
    name,
    kind: 'text',
    about: '',
    default: '',
    choices: [],
    least: null,
    most: null,
    sources: {},
    presets: {},
    marked: '',
    replaces: [],
    ...more,
  };
}
