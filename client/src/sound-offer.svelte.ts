/** Whether sound is being offered: once in a browser, at the first match. */

import { choices } from './choices.svelte';
import { playTurn } from './sound';

class SoundOffer {
  isOpen = $state(false);

  /** Offer it, unless that was done before. */
  open(): void {
    if (choices.isSoundOffered || choices.sound) return;
    this.isOpen = true;
    choices.isSoundOffered = true;
    choices.keep();
  }

  /** Do what was wished, and let it be heard. */
  answer(isWished: boolean): void {
    this.close();
    choices.sound = isWished;
    choices.keep();
    playTurn();
  }

  close(): void {
    this.isOpen = false;
  }
}

export const soundOffer = new SoundOffer();
