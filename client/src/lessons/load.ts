/** The lessons of a game as they are made from `src/gloaming/lessons/data`, and their words. */

import type { Cell } from '../boards/named';
import type { Language } from '../words/language';
import type { Check } from './checks';

/** What a hint does: actions of the learner, or a cell. */
export interface HintShown {
  readonly actions?: readonly number[];
  readonly cell?: Cell;
}

/** A lesson without words. */
export interface Lesson {
  readonly id: string;
  /** The numbers of the rules that it is about. */
  readonly rules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The bytes of the state in which it begins. */
  readonly state: string;
  /** Of the learner, after which it is over. */
  readonly turns: number;
  readonly hints: readonly HintShown[];
  readonly checks?: readonly Check[];
  /** What the task is about on the board. */
  readonly cells?: readonly Cell[];
  readonly pieces?: readonly number[];
  readonly walls?: readonly string[];
  /** What the other seats do, in order. */
  readonly replies?: readonly (readonly number[])[];
  /** Solved as soon as the goal is reached. */
  readonly isEarly?: boolean;
  /** The answer is a cell, not something that is done. */
  readonly asksCell?: boolean;
  /** It is judged before others act; or they pass, or win at once if they can. */
  readonly others?: 'pass' | 'win';
}

/** All lessons of a game, in order. */
export interface Path {
  /** What those do who want nothing, the best first. */
  readonly passes: readonly number[];
  readonly lessons: readonly Lesson[];
}

export interface LessonWords {
  readonly title: string;
  readonly task: string;
  /** What one knows afterwards. */
  readonly learned: string;
  readonly hints: readonly string[];
  /** What is missing where a check does not hold, in the same order; of a cell, which one it was. */
  readonly missing: readonly string[];
}

const FOLDER = '../generated/lessons';
const FILES = import.meta.glob<{ default: unknown }>('../generated/lessons/*.json');

async function file<Content>(name: string): Promise<Content> {
  const load = FILES[`${FOLDER}/${name}.json`];
  if (!load) throw new Error(`there are no lessons ${name}`);
  return (await load()).default as Content;
}

/** Load the lessons of a game. */
export function loadPath(game: string): Promise<Path> {
  return file(game);
}

/** Load what they say, in the same order. */
export function loadWords(game: string, language: Language): Promise<readonly LessonWords[]> {
  return file(`${game}.${language}`);
}
