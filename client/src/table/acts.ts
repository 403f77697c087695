/** Actions on their way: each carries the mark it was chosen at, and none goes out twice. */

import type { Ask } from '../generated/messages';

type Actions = readonly number[];
export type Act = Extract<Ask['command'], { do: 'act' }> & { readonly actions: Actions };

/** What is known of a table when actions are chosen. */
interface Known {
  readonly mark: string;
}

export class Acts {
  /** From what the last actions were chosen: whatever is told next is another object. */
  #chosenFrom: Known | undefined;

  /** `send` tells whether the server took them. */
  constructor(private readonly send: (act: Act) => Promise<boolean>) {}

  /** Take actions of a seat, unless some are on their way; tell whether they are not refused. */
  async take(seat: number, actions: Actions, known: Known): Promise<boolean> {
    if (this.#chosenFrom === known) return true;
    this.#chosenFrom = known;
    const isTaken = await this.send({ do: 'act', seat, actions, mark: known.mark });
    if (!isTaken && this.#chosenFrom === known) this.#chosenFrom = undefined;
    return isTaken;
  }
}
