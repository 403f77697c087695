/** The action bar: it always says in words what is asked of me now, with undo and confirm. */

export interface BarButton {
  readonly label: string;
  readonly press: () => void;
  /** The one thing to do next; shown in candle light. */
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
}

export class Bar {
  /** What the board wants to be said; nothing: the board module's `asks`. */
  words = $state.raw('');
  buttons = $state.raw<readonly BarButton[]>([]);

  /** Say something with buttons, in place of what was said before. */
  show(words: string, buttons: readonly BarButton[] = []): void {
    this.words = words;
    this.buttons = buttons;
  }

  /** Say only what `asks` says. */
  clear(): void {
    this.show('');
  }
}
