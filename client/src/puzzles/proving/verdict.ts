/** What a prover says of a puzzle, as `gloaming puzzle check` says it. */

/** Why a puzzle is not sound, or not known to be. */
export type Reason = 'idle' | 'several' | 'none' | 'limit';

export interface Verdict {
  readonly isSound: boolean;
  /** Exactly, where it is proved; else so far. */
  readonly solutions: bigint;
  /** False: there was too little time or room to count them all. */
  readonly isProved: boolean;
  /** Of a sound puzzle. */
  readonly grade: number | undefined;
  readonly reason: Reason | undefined;
}

/** What was found out about a puzzle. */
export interface Proof {
  readonly solutions: bigint;
  readonly isComplete: boolean;
  /** Nothing need be done. */
  readonly isIdle: boolean;
  readonly grade: number | undefined;
}

/** Somebody who is told of what a prover has found so far: solutions, and how much is done, 0 to 1. */
export type Progress = (solutions: bigint, done: number | undefined) => void;

/** Return the verdict that follows from what was found. */
export function pronounced(
  { solutions, isComplete, isIdle, grade }: Proof,
  unique: boolean,
): Verdict {
  const reason = faultOf(solutions, isComplete, isIdle, unique);
  return {
    isSound: reason === undefined,
    solutions,
    isProved: isComplete,
    grade: reason === undefined ? grade : undefined,
    reason,
  };
}

function faultOf(
  solutions: bigint,
  isComplete: boolean,
  isIdle: boolean,
  unique: boolean,
): Reason | undefined {
  if (solutions === 0n && isComplete) return 'none'; // what must be laid or put has no place
  if (isIdle) return 'idle';
  if (unique && solutions > 1n) return 'several';
  return solutions > 0n ? undefined : 'limit';
}

/** A time by which a proof ends, whatever it has found. */
export class Deadline {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = Date.now() + milliseconds;
  }

  get isOver(): boolean {
    return Date.now() >= this.#end;
  }
}
