/** Rules are loaded when a table of their game is opened, and stay. */

import type { GameName } from '../generated/games';
import { fetchModule } from './fetch-module';
import { Rules, type Tables } from './rules';

const TABLES = import.meta.glob<Tables>('../generated/*.rules.json', { import: 'default' });
const MODULES = import.meta.glob<string>('../../../src/gloaming/games/*/engine.wasm', {
  query: '?url',
  import: 'default',
});

const loaded = new Map<string, Promise<Rules>>();
const atHand = new Map<string, Rules>();

/** Return the rules of a game if they are here already. */
export function rulesAtHand(game: string): Rules | undefined {
  return atHand.get(game);
}

/** Load the rules of a game. */
export function loadRules<Of extends GameName>(game: Of): Promise<Rules<Of>> {
  let found = loaded.get(game);
  if (!found) {
    found = fetchRules(game);
    found.catch(() => loaded.delete(game)); // so that the next one who asks tries again
    loaded.set(game, found);
  }
  return found as unknown as Promise<Rules<Of>>;
}

async function fetchRules(game: string): Promise<Rules> {
  const findTables = TABLES[`../generated/${game}.rules.json`];
  const findModule = MODULES[modulePath(game)];
  if (!findTables || !findModule) throw new Error(`there are no rules of ${game} here`);
  const [tables, url] = await Promise.all([findTables(), findModule()]);
  return keepRules(game, new Rules(await fetchModule(url), tables));
}

/** Have the rules of a game at hand from now on. */
export function keepRules(game: string, rules: Rules): Rules {
  atHand.set(game, rules);
  return rules;
}

function modulePath(game: string): string {
  return `../../../src/gloaming/games/${game}/engine.wasm`;
}
