/** Commands that the server has not answered yet; they are sent again after a reconnect. */

import type { Acknowledged, Ask, OpenTable, Refused } from '../generated/messages';
import { refusalIn, type Refusal } from './refusal';

export type Command = Ask | OpenTable;

interface Waiting {
  readonly command: Command;
  readonly done: (table: string) => void;
  readonly failed: (refusal: Refusal) => void;
}

export class WaitingCommands {
  readonly #waiting = new Map<string, Waiting>();

  /** Keep a command until it is answered; the promise holds the table's id. */
  add(command: Command): Promise<string> {
    return new Promise((done, failed) => {
      this.#waiting.set(command.id, { command, done, failed });
    });
  }

  /** Return what is to be sent again, in order. */
  all(): readonly Command[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Settle what a message answers; tell whether it answered something. */
  answer(message: Acknowledged | Refused): boolean {
    const id = message.id ?? '';
    const found = this.#waiting.get(id);
    if (!found) return false;
    this.#waiting.delete(id);
    if (message.type === 'acknowledged') found.done(message.table);
    else found.failed(refusalIn(message));
    return true;
  }
}
