/** Leads through a case moment by moment, by itself or by hand; what is refused is its last step. */

import type { AnyBoard, Shown } from '../../boards/board';
import type { Named } from '../../boards/named';
import { listed } from '../../words/lists';
import { refusedWords } from '../refused-words';
import { t } from '../words';
import type { Demonstration } from './demonstration';
import type { Case } from './load';

const READING = 700; // milliseconds at pace 1 for the words of a step
const SHORTEST = 350;

export class CasePlayer {
  /** How many steps have been shown. */
  at = $state(0);
  isPlaying = $state(false);
  readonly last: number;

  constructor(
    private readonly board: AnyBoard,
    private readonly shownCase: Case,
    private readonly played: Demonstration,
  ) {
    this.last = played.last + (shownCase.refused ? 1 : 0);
  }

  readonly shown: Shown = $derived.by(() =>
    this.played.shownAt(Math.min(this.at, this.played.last)),
  );
  /** What speaks against what is tried now. */
  readonly against = $derived.by(() => (this.at > this.played.last ? this.played.against : null));
  /** Where that lies. */
  readonly named: Named | undefined = $derived.by(() =>
    this.against ? { cells: this.shownCase.refused?.cells ?? [] } : undefined,
  );
  /** What has just happened, or why it may not, in words; nothing before the first step. */
  readonly words = $derived.by(() => {
    if (this.against) return refusedWords(this.board, this.against, this.shown);
    if (this.at === 0) return '';
    const announced = this.board.announces?.(this.shown);
    const changes = announced ? [`${announced.title}. ${announced.words}`] : [];
    return [this.board.tell(this.shown), ...changes, this.#ending()].filter(Boolean).join(' ');
  });
  readonly isAtEnd = $derived.by(() => this.at === this.last);

  /** Play or pause; at the end begin anew. */
  toggle(): void {
    if (this.isAtEnd) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** Show a certain step, and stay there. */
  stepTo(at: number): void {
    this.isPlaying = false;
    this.at = Math.min(this.last, Math.max(0, at));
  }

  /** Go on when what is shown has been seen; return what calls that off. */
  follow(pace: number): () => void {
    const picture = this.against ? 0 : this.board.duration(this.shown);
    const reading = this.words || this.at === 0 ? READING : 0;
    const length = Math.max(SHORTEST, (picture + reading) * pace);
    const timer = setTimeout(() => this.#goOn(), length);
    return () => clearTimeout(timer);
  }

  /** Say how the match has ended, where the last moment does not tell it. */
  #ending(): string {
    const { winners, last } = this.played;
    if (!winners || this.at < last || this.board.tellsEnd) return '';
    return t(winners.length > 0 ? 'won' : 'over', { who: listed(winners), count: winners.length });
  }

  #goOn(): void {
    if (this.isAtEnd) this.isPlaying = false;
    else this.at += 1;
  }
}
