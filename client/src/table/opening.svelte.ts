/** A table that is being opened from a page: one at a time, and only for who stays there. */

export class Opening {
  /** The game of which a table is being opened; nothing: none is. */
  game = $state('');
  #isLeft = false;

  constructor(private readonly go: (table: string) => void) {}

  /** Open a table and go there; while one is on its way, no other is opened. */
  async open(game: string, open: () => Promise<string>): Promise<void> {
    if (this.game) return;
    this.game = game;
    try {
      const table = await open();
      if (!this.#isLeft) this.go(table);
    } finally {
      this.game = '';
    }
  }

  /** Go nowhere any more: the page is left. */
  leave(): void {
    this.#isLeft = true;
  }
}
