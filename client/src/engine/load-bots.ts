/** Bots are loaded when one of their game is to think, and stay. */

import { Bots, type BotTables } from './deciding';
import { fetchModule } from './fetch-module';

const TABLES = import.meta.glob<BotTables>('../generated/*.bots.json', { import: 'default' });
const MODULES = import.meta.glob<string>('../../../src/gloaming/bots/*/engine.wasm', {
  query: '?url',
  import: 'default',
});

const loaded = new Map<string, Promise<Bots>>();

/** Load the bots of a game. */
export function loadBots(game: string): Promise<Bots> {
  let found = loaded.get(game);
  if (!found) {
    found = fetchBots(game);
    found.catch(() => loaded.delete(game)); // so that the next one who asks tries again
    loaded.set(game, found);
  }
  return found;
}

async function fetchBots(game: string): Promise<Bots> {
  const findTables = TABLES[`../generated/${game}.bots.json`];
  const findModule = MODULES[`../../../src/gloaming/bots/${game}/engine.wasm`];
  if (!findTables || !findModule) throw new Error(`there are no bots of ${game} here`);
  const [tables, url] = await Promise.all([findTables(), findModule()]);
  return new Bots(await fetchModule(url), tables);
}
