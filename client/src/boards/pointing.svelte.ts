/**
 * What is pointed at: words and board agree.
 *
 *   a line, a sentence, a rule number --touched, hovered, focused--> Pointing --> Board lights it
 */

import type { Named } from './named';

/** What lets an element point. */
export interface PointingEvents {
  readonly onpointermove: (event: PointerEvent) => void;
  readonly onpointerdown: (event: PointerEvent) => void;
  readonly onpointerleave: (event: PointerEvent) => void;
  readonly onfocusin: (event: FocusEvent) => void;
  readonly onfocusout: () => void;
}

/** What is pointed at, by a mouse or finger, or else by the keyboard's focus. */
export class Pointing {
  #hovered = $state.raw<Named>();
  /** Where that comes from. */
  #source: (() => Named | undefined) | undefined;
  /** Of elements inside one another the inner one points: it is the first to get the event. */
  #event: PointerEvent | undefined;
  #focused = $state.raw<Named>();
  /** What lights up. */
  readonly named = $derived(this.#hovered ?? this.#focused);

  /**
   * Return what lets an element light up what it names.  A mouse points by moving: words that come
   * to lie under one that rests light nothing.  What a finger touched stays lit.
   */
  from(named: () => Named | undefined): PointingEvents {
    return {
      onpointermove: (event) => {
        if (this.#event !== event && this.#source !== named) this.#hover(named);
        this.#event = event;
      },
      onpointerdown: (event) => {
        if (this.#event !== event && event.pointerType !== 'mouse') this.#hover(named);
        this.#event = event;
      },
      onpointerleave: ({ pointerType }) => {
        if (pointerType !== 'touch') this.clear();
      },
      onfocusin: ({ target }) => {
        const isByKeys = target instanceof Element && target.matches(':focus-visible');
        this.#focused = isByKeys ? named() : undefined;
      },
      onfocusout: () => (this.#focused = undefined),
    };
  }

  /** Point at nothing: a finger has gone elsewhere, or something was done. */
  clear(): void {
    [this.#hovered, this.#source] = [undefined, undefined];
  }

  #hover(named: () => Named | undefined): void {
    [this.#hovered, this.#source] = [named(), named];
  }
}
