/** What the drawer is given, beside the board or as a sheet over it. */

import type { AnyBoard } from '../boards/board';
import type { Pointing } from '../boards/pointing.svelte';
import type { Command } from '../live.svelte';
import type { Sought } from '../rules/citing';
import type { KnownTable } from '../table/known';
import type { Leading } from '../table/leading.svelte';
import type { Study } from './study';

export interface DrawerProps {
  known: KnownTable;
  board: AnyBoard;
  leading: Leading;
  ask: (command: Command) => void;
  pointing: Pointing;
  sought: Sought | undefined;
  openRule: (rule: string) => void;
  /** Nobody else is there, and there is no table to ask anything of. */
  study: Study | undefined;
  /** What follows when somebody has done what is to be seen on the board. */
  done?: () => void;
}
