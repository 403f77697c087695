/** A module of compiled provers, and a desk on which it works. */

import type { BotTables } from '../../engine/decision';
import { Desk } from '../../engine/desk';
import type { EntryPoint, Layouts } from '../../engine/tables';

/** The generated tables of a module. */
export interface ProverTables {
  readonly LAYOUTS: Layouts;
  readonly ENTRY_POINTS: readonly EntryPoint[];
}

export interface ProverModule {
  readonly module: WebAssembly.Module;
  readonly tables: ProverTables;
}

/** Return a desk with the entry points of a module. */
export function deskOf({ module, tables }: ProverModule): Desk {
  return new Desk(module, { ...tables, STRUCTS: {} } as unknown as BotTables);
}
