/**
 * What is pointed at: words and board agree.
 *
 *   a line, a sentence, a rule number --touched, hovered, focused--> Pointing --> Board lights it
 */

import type { Named } from './named';

/** What lets an element point. */
export interface PointingEvents {
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onpointerdown: (event: PointerEvent) => void;
  readonly onpointerleave: (event: PointerEvent) => void;
  readonly onfocusin: (event: FocusEvent) => void;
  readonly onfocusout: () => void;
}

/** What is pointed at, by a mouse or finger, or else by the keyboard's focus. */
export class Pointing {
  #hovered = $state.raw<Named>();
  #focused = $state.raw<Named>();
  /** What lights up. */
  readonly named = $derived(this.#hovered ?? this.#focused);

  /** Return what lets an element light up what it names; what a finger touched stays lit. */
  from(named: () => Named | undefined): PointingEvents {
    return {
      onpointerenter: () => (this.#hovered = named()),
      onpointerdown: () => (this.#hovered = named()),
      onpointerleave: ({ pointerType }) => {
        if (pointerType !== 'touch') this.#hovered = undefined;
      },
      onfocusin: ({ target }) => {
        const isByKeys = target instanceof Element && target.matches(':focus-visible');
        this.#focused = isByKeys ? named() : undefined;
      },
      onfocusout: () => (this.#focused = undefined),
    };
  }

  /** Point at nothing: a finger has gone elsewhere. */
  clear(): void {
    this.#hovered = undefined;
  }
}
