/** A board that is played for something else than a match at a table: a lesson, a puzzle. */

import type { Snippet } from 'svelte';
import type { Cell, Named } from '../boards/named';
import type { Leading } from '../table/leading.svelte';
import type { Ask } from '../generated/messages';

/** Somebody who says something beside a match, and points at what it is about. */
export interface Coaching {
  readonly panel: Snippet<[leading: Leading, isAsked: boolean]>;
  readonly named?: Named | undefined;
}

export interface Study {
  /** What is to be done and what came of it: where players stand at a table. */
  readonly panel: Snippet<[leading: Leading]>;
  /** What else can be done, where it stands in the bar. */
  readonly buttons?: Snippet<[leading: Leading]> | undefined;
  /** Do what the board asks for; refused where it may not be. */
  readonly ask: (command: Ask['command']) => Promise<void>;
  /** Put together what the game lets its players put together, where a match is played. */
  readonly dress?: ((parts: Readonly<Record<string, number>>) => void) | undefined;
  /** What stands in the place of the list of moves. */
  readonly list?: Snippet | undefined;
  /** What that is called, where it is no list of moves. */
  readonly listName?: string | undefined;
  /** What ends one's turn has its button beside the board, so the bar has none. */
  readonly hasLast?: boolean | undefined;
  /** Nothing is secret here: from where things are seen may be asked at any time. */
  readonly tellsAll?: boolean | undefined;
  /** What is asked, where the board would not know it. */
  readonly asks?: string | undefined;
  /** It has been judged, which is said when everything has been shown. */
  readonly isJudged?: boolean | undefined;
  /** A cell is asked for, not a move: be told which one is tapped. */
  readonly pick?: ((cell: Cell) => void) | undefined;
  /** Nothing is ever done there but to tap, so that the bar needs a single line. */
  readonly isEdited?: boolean | undefined;
  /** What lights up while nothing else is pointed at. */
  readonly named?: Named | undefined;
  /** Factor for the length of animations, where it is not the chosen one. */
  readonly pace?: number | undefined;
}
