/** The cases of a game's rules as they are made from `src/gloaming/lessons/cases`, and their titles. */

import type { Cell } from '../../boards/named';
import type { Check } from '../../lessons/checks';
import type { Language } from '../../words/language';

/** A rule that is played on a little board, without words. */
export interface Case {
  readonly id: string;
  /** The numbers of the rules that it shows; the first says where it stands. */
  readonly rules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The bytes of the state in which it begins. */
  readonly state: string;
  readonly plies: readonly (readonly [seat: number, action: number])[];
  /** What must hold at the end: tests look at it. */
  readonly checks?: readonly Check[];
  /** Two corners of the part of the board that matters; nothing: all of it. */
  readonly part?: readonly Cell[];
  /** What is tried at the end, in vain. */
  readonly refused?: {
    readonly seat: number;
    readonly action: number;
    /** On which the reason lies. */
    readonly cells: readonly Cell[];
  };
}

const FOLDER = '../../generated/lessons';
const FILES = import.meta.glob<{ default: unknown }>('../../generated/lessons/*.cases*.json');

async function file<Content>(name: string): Promise<Content> {
  const load = FILES[`${FOLDER}/${name}.json`];
  if (!load) throw new Error(`there are no cases ${name}`);
  return (await load()).default as Content;
}

/** Load the cases of a game, in the order of its rules. */
export function loadCases(game: string): Promise<readonly Case[]> {
  return file(`${game}.cases`);
}

/** Load their titles, in the same order. */
export function loadCaseTitles(game: string, language: Language): Promise<readonly string[]> {
  return file(`${game}.cases.${language}`);
}
