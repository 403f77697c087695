/** Who plays by keys: the field to which these have led, and what is done there. */

import { capitalised } from '../../words/message';
import { fieldWords, reachWords } from './fields';
import {
  cursorAfter,
  doorBefore,
  middle,
  pressedForPiece,
  pressedForSpot,
  wayOf,
  type Cursor,
} from './keys';
import { mindOf } from './mind';
import { doorWords } from './names';
import type { Playing } from './playing.svelte';
import { figuresSeen, INSIDE } from './state';
import type { Touch } from './touching';
import { doorOf, type Side } from './geometry/doors';
import { GHOSTS } from './geometry/measures';
import { fieldAt } from './whereabouts';

const MIDDLE: Cursor = [2, 2];
const NUMBERED = /^Digit([1-7])$/;

export class Walking {
  /** The side from which the lobby is seen: arrows lead as they point. */
  near = $state.raw<Side>('S');
  #cursor = $state.raw<Cursor>(MIDDLE);
  #isHere = $state(false);

  constructor(
    private readonly playing: Playing,
    private readonly touch: () => Touch,
  ) {}

  /** The field to which the keys have led, or the door beyond it; nothing while they are elsewhere. */
  readonly cursor = $derived(this.#isHere ? this.#cursor : undefined);

  /** Go elsewhere with the keys; they come back to the same field. */
  leave(): void {
    this.#isHere = false;
  }

  /** Do what a key means in the lobby; tell whether it means something. */
  pressed(event: KeyboardEvent): boolean {
    const { playing } = this;
    const way = wayOf(event.key, this.near);
    const number = NUMBERED.exec(event.code)?.[1];
    if (number) return this.#choose(Number(number) - 1);
    if (event.code === 'KeyS') return this.#finish();
    if (pressedForPiece(playing, event, way) || pressedForSpot(playing, event, way)) return true;
    if (event.key === 'Escape' || event.key === 'Backspace') playing.back();
    else if (event.key === 'Enter' || event.key === ' ') this.#enter();
    else if (way) this.#lead(way);
    else return false;
    return true;
  }

  /** Choose a ghost of one's own, or take one of the pieces that are offered. */
  #choose(number: number): boolean {
    const { playing } = this;
    const piece = playing.takes[number];
    if (playing.isPlanning) {
      playing.choose(number);
      this.#goToGhost(number);
    } else if (playing.isFurnishing && !playing.draft && piece !== undefined) playing.take(piece);
    else return false;
    return true;
  }

  /** Go on from where a ghost is. */
  #goToGhost(own: number): void {
    const { state, seat } = this.playing.props();
    const figure = figuresSeen(state, seat)[seat * GHOSTS + own];
    if (figure?.where === INSIDE) this.#cursor = fieldAt(figure.body.x, figure.body.y);
  }

  /** Be done with what is asked: seal the plan, or leave the furniture as it is. */
  #finish(): boolean {
    const { playing } = this;
    if (playing.draft || playing.ghost !== undefined) return false;
    if (!playing.isPlanning)
      return playing.takeIfLegal({ family: 'pass' }) || playing.takeIfLegal({ family: 'keep' });
    playing.seal();
    return true;
  }

  /** Lead on by an arrow, and tell what is there. */
  #lead(way: Side): void {
    const { playing } = this;
    const props = playing.props();
    const { exits, openSides, fields } = mindOf(playing);
    const isOpen = (door: string) => exits.includes(door) || openSides.includes(doorOf(door).side);
    if (this.#isHere) this.#cursor = cursorAfter(this.#cursor, way, isOpen);
    this.#isHere = true;
    const door = doorBefore(this.#cursor);
    const isMoving = playing.isPlanning && playing.ghost !== undefined;
    if (door) props.say(capitalised(doorWords(props.state, door)));
    else if (isMoving) props.say(reachWords(props, this.#cursor, fields));
    else props.say(fieldWords(props, this.#cursor));
  }

  #enter(): void {
    const { playing } = this;
    if (playing.canConfirm) playing.confirm();
    else if (playing.isSealing) playing.seal();
    else if (this.#isHere) this.#tap();
    else this.#isHere = true;
  }

  /** Tap the field to which the keys have led, the ghost there, or the door beyond. */
  #tap(): void {
    const [x, y] = middle(this.#cursor);
    const door = doorBefore(this.#cursor);
    const ghost = this.playing.ghost === undefined ? this.#ghostHere() : undefined;
    this.touch().tap({ x, y, door, ghost });
  }

  /** Return the ghost of one's own here, numbered among all: one that may move, if there is one. */
  #ghostHere(): number | undefined {
    const { movable, props } = this.playing;
    const { state, seat } = props();
    const figures = figuresSeen(state, seat).slice(seat * GHOSTS, (seat + 1) * GHOSTS);
    const here = figures.flatMap(({ where, body }, ghost) => {
      const [column, row] = fieldAt(body.x, body.y);
      return where === INSIDE && String([column, row]) === String(this.#cursor) ? [ghost] : [];
    });
    const own = here.find((ghost) => movable.includes(ghost)) ?? here[0];
    return own === undefined ? undefined : seat * GHOSTS + own;
  }
}
