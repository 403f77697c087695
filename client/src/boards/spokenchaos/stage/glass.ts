/** The mirror's glass, which really reflects. */

import { PlaneGeometry } from 'three';
import { Reflector } from 'three/examples/jsm/objects/Reflector.js';
import { GLASS } from '../geometry/measures';

export class Glass {
  readonly reflector = glassOf();
  readonly #reflect = this.reflector.onBeforeRender.bind(this.reflector);
  #isHeld = false;
  #hasReflected = false;

  constructor() {
    this.reflector.onBeforeRender = (...given) => {
      if (this.#isHeld && this.#hasReflected) return;
      this.#hasReflected = true;
      this.#reflect(...given);
    };
  }

  /** Keep what is reflected as it was, where drawing it anew would take too long. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  dispose(): void {
    this.reflector.dispose();
  }
}

/** Return the glass as it is in the mirror that stands upright. */
function glassOf(): Reflector {
  const { low, high } = GLASS;
  const plane = new PlaneGeometry(high[0] - low[0], high[2] - low[2]);
  const glass = new Reflector(plane, { textureWidth: 512, textureHeight: 512, color: 0xb8c4d0 });
  glass.rotation.x = -Math.PI / 2;
  glass.position.set(0, high[1] + 0.004, (low[2] + high[2]) / 2);
  return glass;
}
