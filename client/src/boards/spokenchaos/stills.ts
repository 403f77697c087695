/** Pictures of scenes, one after another by one renderer, which is given back when all are taken. */

import { hasDepth } from './remembering.svelte';
import type { Scene } from './scene';
import type { Stills } from './stage/stills';
import type { Vector } from './geometry/vectors';

/** From where one looks, and at what: places of the lobby. */
export interface View {
  readonly from: Vector;
  readonly to: Vector;
}

/** A picture that is wanted, in pixels. */
export interface Still {
  readonly scene: Scene;
  /** The door through whose keyhole one looks. */
  readonly door?: string;
  /** From where one looks who does not look through a keyhole. */
  readonly view?: View;
  readonly width: number;
  readonly height: number;
}

type Open = () => Promise<Pick<Stills, 'take' | 'dispose'> | undefined>;

/** A studio takes pictures in turn; it is opened for the first and closed after the last. */
export class Studio {
  #turn: Promise<unknown> = Promise.resolve();
  #opened: ReturnType<Open> | undefined;
  #waiting = 0;

  constructor(private readonly open: Open) {}

  /** Return a picture when its turn has come; nothing where nothing can be drawn so. */
  async take(still: Still): Promise<HTMLCanvasElement | undefined> {
    this.#waiting += 1;
    const taken = this.#turn.then(() => this.#taken(still));
    this.#turn = taken.catch(() => undefined); // who asked for it hears of it
    try {
      return await taken;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) await this.#close();
    }
  }

  async #taken(still: Still): Promise<HTMLCanvasElement | undefined> {
    await new Promise((next) => setTimeout(next)); // the page goes on meanwhile
    this.#opened ??= this.open();
    return (await this.#opened)?.take(still);
  }

  async #close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    (await opened)?.dispose();
  }
}

export const studio = new Studio(async () => {
  if (!hasDepth()) return undefined;
  const { Stills: Renderer } = await import('./stage/stills');
  return new Renderer();
});
