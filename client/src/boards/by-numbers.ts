/** What is said by numbers, where a list can name only some of many places. */

/** One number that is asked for. */
export interface AskedNumber {
  readonly label: string;
  readonly most: number;
  readonly step: number;
  /** With which one begins. */
  readonly value: number;
}

/** Numbers that are asked for together, each from 0 on. */
export interface AskedNumbers {
  readonly title: string;
  readonly numbers: readonly AskedNumber[];
  /** What its button says. */
  readonly press: string;
}

/** An action that is said by numbers. */
export interface ByNumbers extends AskedNumbers {
  /** Return the action that the numbers mean. */
  readonly action: (numbers: readonly number[]) => number;
}
