/** The action bar: it always says in words what is asked of me now, with undo and confirm. */

import type { Named } from './named';

export interface BarButton {
  readonly label: string;
  readonly press: () => void;
  /** The one thing to do next; shown in candle light. */
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  /** It ends one's turn: the keys come there only on purpose. */
  readonly isLast?: boolean;
}

/** What the words of the bar are about. */
export interface About {
  readonly named?: Named | undefined;
  /** The number of the rule that they cite. */
  readonly rule?: string | undefined;
}

export class Bar {
  /** What the board wants to be said; nothing: the board module's `asks`. */
  words = $state.raw('');
  buttons = $state.raw<readonly BarButton[]>([]);
  about = $state.raw<About>({});
  /** How the board takes back what was done; nothing: action by action. */
  undos = $state.raw<readonly BarButton[]>();

  /** Say something with buttons, in place of what was said before. */
  show(
    words: string,
    buttons: readonly BarButton[] = [],
    about: About = {},
    undos?: readonly BarButton[],
  ): void {
    this.words = words;
    this.buttons = buttons;
    this.about = about;
    this.undos = undos;
  }

  /** Say only what `asks` says. */
  clear(): void {
    this.show('');
  }
}
