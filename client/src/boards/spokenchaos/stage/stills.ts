/** Pictures of the lobby by the stage's own renderer, without a stage on the page. */

import type { Still } from '../stills';
import { Stage } from './stage';

export class Stills {
  readonly #stage = new Stage(
    document.createElement('canvas'),
    () => undefined,
    () => undefined,
    () => undefined,
    () => undefined, // nothing of it moves
  );

  /** Return the picture of a scene, from a door or from elsewhere. */
  take({ scene, door, view, width, height }: Still): HTMLCanvasElement {
    this.#stage.show(scene, door, 0);
    if (view) this.#stage.camera.stand(view);
    this.#stage.settle();
    return this.#stage.picture(width, height);
  }

  /** Give the renderer back. */
  dispose(): void {
    this.#stage.dispose();
  }
}
