/** What somebody does at the board: choosing, stepping, confirming, by finger, mouse or keys. */

import type { About, BarButton } from '../bar.svelte';
import type { BoardProps } from '../board';
import { aboutChoice, barredWords, heldWords } from './barred';
import { isLegal, STOP, stepNumber } from './actions';
import {
  actionsChosen,
  endChosen,
  isClear,
  isEndAt,
  kept,
  NOTHING_CHOSEN,
  otherWay,
  reachable,
  refusedAt,
  steppedBack,
  tapTarget,
  tapTile,
  tapToken,
  tileChosen,
  tokenGuide,
  turnChosen,
  turned,
  waysChosen,
  type Choosing,
  type Target,
} from './choosing';
import { ENTRANCE, isSame } from './geometry';
import { layWords, moveWords } from './intent';
import { tokenWords } from './names';
import { tokensOf } from './pieces';
import { ENTERING, NO_TOKEN } from './state';
import type { End, Guide, Letter, Place } from './state';
import type { Tap } from './tapping';
import { t } from './words';

type Props = BoardProps<'finstere'>;

export class Playing {
  choosing = $state.raw<Choosing>(NOTHING_CHOSEN);
  isStepping = $state(false);
  /** The moment at which actions were sent: until the next one there is nothing to choose. */
  #sentAt = $state<number>();

  constructor(private readonly props: () => Props) {}

  readonly guide = $derived.by(() => {
    const { actions, guide, at } = this.props();
    return actions.length > 0 && at !== this.#sentAt ? guide : undefined;
  });
  readonly ends = $derived(reachable(this.guide, this.choosing.token));
  readonly end = $derived(endChosen(this.guide, this.choosing));
  readonly turn = $derived(turnChosen(this.guide, this.choosing));
  readonly isActive = $derived.by(() => this.props().state.active !== NO_TOKEN);
  readonly canStep = $derived(this.choosing.token !== undefined && this.guide !== undefined);
  /** The tokens that may be chosen now. */
  readonly tokens = $derived.by(() => {
    const movable = this.guide?.tokens?.map(({ token }) => token) ?? [];
    return tokensOf(this.props().state).filter(({ number }) => movable.includes(number));
  });
  /** Where the chosen token stands, if it is on the board. */
  readonly start = $derived(
    this.tokens.find(({ number }) => number === this.choosing.token)?.place ?? undefined,
  );
  /** The cells that matter to the choice. */
  readonly places = $derived([
    ...(this.start ? [this.start] : []),
    ...this.ends.flatMap(({ cell }) => (cell ? [cell] : [])),
  ]);

  /** Keep only what is still possible. */
  renew(guide: Guide | undefined, active: number): void {
    if (this.props().at !== this.#sentAt) this.#sentAt = undefined; // it has been done
    this.choosing = kept(guide, this.choosing, active);
    if (guide && !this.canStep) this.isStepping = false;
  }

  /** Return how the chosen token would come to a place, the plainest way. */
  endAt(target: Target | undefined): End | undefined {
    return target && this.ends.find((end) => isEndAt(end, target));
  }

  /** Tell whether the chosen tile cannot lie on a cell. */
  isRefusedAt(place: Place | undefined): boolean {
    return refusedAt(this.turn, place) !== '';
  }

  tap(tap: Tap): void {
    if (tap.kind === 'token') this.tapToken(tap.token);
    else if (tap.kind === 'target') this.#tapTarget(tap.target);
    else if (tap.kind === 'cell') this.tapCell(tap.place);
    else if (tap.kind === 'nothing') this.back();
  }

  /** Choose a token; the chosen one again: let it stay where it is. */
  tapToken(token: number): void {
    if (token === this.choosing.token && this.start && !this.end) {
      this.#tapTarget(this.start);
    } else if (!this.isActive) {
      this.choosing = tapToken(this.guide, this.choosing, token);
    }
  }

  /** Choose a cell, whatever that means there; by keys, the chosen one again confirms. */
  tapCell(place: Place, confirms = false): void {
    const isAgain = isSame(this.choosing.spot, place) || this.#isTarget(place);
    if (confirms && isAgain && this.confirmable) {
      this.confirm();
      return;
    }
    const token = this.tokens.find((one) => isSame(one.place, place));
    const isEnd = this.ends.some(({ cell }) => isSame(cell, place));
    if (token && !isEnd) this.tapToken(token.number);
    else if (isEnd || this.turn) this.#tapTarget(place);
    else if (isSame(place, ENTRANCE) && this.choosing.token === undefined) this.#enter();
    else if (!confirms) this.back(); // for the keys there is Escape
  }

  chooseTile(tile: string): void {
    this.choosing = tapTile(this.choosing, tile);
  }

  holdTile(tile: string): void {
    this.choosing = {
      ...NOTHING_CHOSEN,
      tile,
      turn: this.choosing.tile === tile ? this.choosing.turn : 0,
    };
  }

  /** Hold the tile over a cell, or beside the floor. */
  holdOver(spot: Place | undefined): void {
    this.choosing = { ...this.choosing, spot };
  }

  /** Let go of the tile that was held over the floor. */
  dropTile(): void {
    this.#playAtOnce();
  }

  turnTile(): void {
    this.choosing = turned(this.guide, this.choosing);
  }

  back(): void {
    const next = steppedBack(this.choosing);
    this.choosing = kept(this.guide, next, this.props().state.active);
  }

  get confirmable(): boolean {
    return actionsChosen(this.guide, this.choosing).length > 0;
  }

  confirm(): void {
    const actions = actionsChosen(this.guide, this.choosing);
    if (actions.length === 0) return;
    this.choosing = NOTHING_CHOSEN;
    this.#send(actions);
  }

  /** Take one step with the chosen token; the way that is shown is gone first. */
  step(direction: Letter): void {
    const { choosing, guide } = this;
    const first = tokenGuide(guide, choosing.token)?.ends[0]?.actions[0];
    if (first === undefined) return;
    const begun = this.end ? this.end.actions.slice(0, -1) : this.isActive ? [] : [first];
    const isOutside = !this.start && !this.end?.way.length;
    this.choosing = { ...NOTHING_CHOSEN, token: choosing.token };
    this.isStepping = true;
    this.#send([...begun, stepNumber(isOutside ? ENTERING : direction)]);
  }

  /** Tell whether the chosen token may be able to step there. */
  mayStep(direction: Letter): boolean {
    if (!this.canStep) return false;
    if (!this.isActive || this.end) return true;
    const { actions } = this.props();
    return ([direction, ENTERING] as const).some((letter) => isLegal(actions, stepNumber(letter)));
  }

  stopHere(): void {
    this.#send([STOP]);
  }

  /** Choose the next of one's tokens. */
  nextToken(): void {
    const numbers = this.tokens.map(({ number }) => number);
    const next = numbers[(numbers.indexOf(this.choosing.token ?? -1) + 1) % numbers.length];
    if (next !== undefined && !this.isActive) this.choosing = { ...NOTHING_CHOSEN, token: next };
  }

  /** What the bar says; nothing: what is asked anyway. */
  get words(): string {
    const { choosing, turn } = this;
    const token = choosing.token === undefined ? '' : this.#name(choosing.token);
    if (this.end) return moveWords(this.end, token, this.isActive);
    if (turn) return layWords(turn, choosing.spot, this.guide?.rule ?? '');
    const { held = [] } = tokenGuide(this.guide, choosing.token) ?? {};
    if (held.length > 0) return heldWords(token, held);
    if (this.isActive) return '';
    if (choosing.token === undefined) return barredWords(this.props(), this.guide, this.tokens);
    const count = tokenGuide(this.guide, choosing.token)?.steps ?? 0;
    return t('chosen.token', { token, count });
  }

  /** What the words are about. */
  get about(): About {
    return aboutChoice(this.guide, this.choosing, this.tokens);
  }

  get buttons(): BarButton[] {
    const { choosing, guide } = this;
    const back = { label: t('button.back'), press: () => this.back() };
    const confirm = { label: t('button.confirm'), press: () => this.confirm(), isMain: true };
    if (this.end) return [back, ...this.#wayButtons(), confirm];
    if (tileChosen(guide, choosing)) {
      return [
        ...((tileChosen(guide, choosing)?.turns.length ?? 0) > 1
          ? [{ label: t('button.turn'), press: () => this.turnTile() }]
          : []),
        back,
        { ...confirm, isDisabled: !this.confirmable },
      ];
    }
    if (choosing.token === undefined) return [];
    return [...(this.isActive ? [] : [back]), ...this.#tokenButtons()];
  }

  #send(actions: readonly number[]): void {
    this.#sentAt = this.props().at;
    this.props().act(actions, () => (this.#sentAt = undefined));
  }

  #tokenButtons(): BarButton[] {
    const { ends, isActive } = this;
    const canStop = isLegal(this.props().actions, STOP);
    const canLeave = ends.some(({ where }) => where === 'out');
    const canWait = !isActive && ends.some(({ where }) => where === 'waiting');
    return [
      ...(canLeave ? [{ label: t('button.leave'), press: () => this.#tapTarget('out') }] : []),
      ...(canWait
        ? [{ label: t('button.stay-outside'), press: () => this.#tapTarget('waiting') }]
        : []),
      { label: t('button.steps'), press: () => (this.isStepping = !this.isStepping) },
      ...(isActive
        ? [
            {
              label: t('button.stop'),
              press: () => this.stopHere(),
              isMain: true,
              isDisabled: !canStop,
            },
          ]
        : []),
    ];
  }

  #wayButtons(): BarButton[] {
    const all = waysChosen(this.guide, this.choosing).length;
    if (all < 2) return [];
    const label = t('button.other-way', { number: this.choosing.way + 1, all });
    return [{ label, press: () => (this.choosing = otherWay(this.guide, this.choosing)) }];
  }

  #tapTarget(target: Place | 'waiting' | 'out'): void {
    const isAgain = target === this.choosing.target || this.#isTarget(target);
    this.choosing = isAgain
      ? otherWay(this.guide, this.choosing)
      : tapTarget(this.guide, this.choosing, target);
    if (!isAgain) this.#playAtOnce();
  }

  /** Play what is chosen, if one wants no questions and it is clear what is meant. */
  #playAtOnce(): void {
    if (this.props().confirms === false && isClear(this.guide, this.choosing, this.start)) {
      this.confirm();
    }
  }

  #isTarget(target: Place | string): boolean {
    const chosen = this.choosing.target;
    return typeof target !== 'string' && typeof chosen !== 'string' && isSame(chosen, target);
  }

  /** Choose the first token that waits outside, and let it come in. */
  #enter(): void {
    const waiting = this.tokens.find(({ where }) => where === 'waiting');
    if (!waiting) return;
    this.choosing = tapToken(this.guide, this.choosing, waiting.number);
    this.#tapTarget(ENTRANCE);
  }

  #name(token: number): string {
    return tokenWords(this.props().seats, this.props().state, token);
  }
}
