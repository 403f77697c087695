/** The midnight card in force as somebody reads it: when it is open, and what came of it. */

import { untrack } from 'svelte';
import type { BoardProps, Shown } from '../board';
import { midnightWords } from './describing';
import { isDrawn } from './effects';
import { outcomeOf } from './outcome';
import { midnightOf, type State } from './state';

type Props = BoardProps<'spokenchaos'>;

export class CardReading {
  #isOpen = $state(false);
  /** Which card of which round was there last. */
  #seen: string | undefined;

  constructor(
    private readonly props: () => Props,
    private readonly glimpse: (at: number) => Shown<State> | undefined,
  ) {}

  readonly card = $derived.by(() => midnightOf(this.props().state));
  readonly isShown = $derived.by(
    () => this.#isOpen || (isDrawn(this.props()) && this.props().pace > 0),
  );
  readonly #outcome = $derived.by(() =>
    this.#isOpen ? outcomeOf(this.props().at, (at) => this.glimpse(at)) : [],
  );
  /** What is shown of the card; one that somebody opened can be closed. */
  readonly shown = $derived({
    outcome: this.#outcome,
    close: this.#isOpen ? () => (this.#isOpen = false) : undefined,
  });

  open(): void {
    this.#isOpen = true;
  }

  /** Open a new card for those who see no motion: they read it too, and what came of it. */
  renew(words: string): void {
    const { state, pace, say } = this.props();
    const newest = `${state.round_number} ${this.card ?? ''}`;
    untrack(() => {
      if (this.#seen !== undefined && this.#seen !== newest) {
        this.#isOpen = this.card !== undefined && pace === 0;
        if (this.#isOpen) say([midnightWords(this.card ?? ''), ...this.#outcome, words].join(' '));
      }
      this.#seen = newest;
    });
  }
}
