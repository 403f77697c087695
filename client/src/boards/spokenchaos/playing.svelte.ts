/** What somebody does at the board: moving furniture, planning ghosts, deciding. */

import type { BarButton } from '../bar.svelte';
import type { BoardProps } from '../board';
import { atomOf, spotText } from './atoms';
import { choiceWords } from './describing';
import { displacedWords } from './displaced';
import { draftActions, draftOf, type Draft } from './draft';
import { ghostWords, movedPiece, ownWords, pieceWords, refusalWords, yourGhost } from './names';
import {
  midnightOf,
  NONE,
  phaseOf,
  pieceNamed,
  sizeOf,
  standing,
  type End,
  type Guide,
  type Refused,
  type Spot,
  type State,
} from './state';
import { middleOf, nearestSpot, spotGroups, type SpotGroup } from './spots';
import { fieldAt, fieldName } from './whereabouts';
import { t } from './words';

type Props = BoardProps<State, Guide>;
type Point = readonly [x: number, y: number];

const CALM = 90; // milliseconds without a change before the server is asked

export class Playing {
  draft = $state.raw<Draft>();
  /** The ghost that is chosen, numbered within the seat. */
  ghost = $state.raw<number>();
  spot = $state.raw<Spot>();
  /** The state in which something was asked for that is not answered yet. */
  #asked = $state.raw<State>();
  /** Where a finger pointed when it chose a field. */
  #aim: Point | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => Props) {}

  readonly phase = $derived.by(() => phaseOf(this.props().state));
  readonly plan = $derived.by(() => this.props().state.plans[this.props().seat]);
  readonly canAct = $derived.by(() => this.props().actions.length > 0);
  readonly isFurnishing = $derived(
    this.canAct && (this.phase === 'furnishing' || this.phase === 'arranging'),
  );
  readonly isPlanning = $derived(this.canAct && this.phase === 'planning');
  readonly mayMerge = $derived.by(() => this.props().state.merging);
  /** A ghost is on its way, and has to end somewhere. */
  readonly isLanding = $derived.by(() => {
    const { guide } = this.props();
    return this.canAct && guide?.spots !== undefined && (this.plan?.steps ?? 0) > 0;
  });
  /** The pieces that may be taken. */
  readonly takes = $derived.by(() =>
    this.props().actions.flatMap(({ text }) => {
      const { verb, object } = atomOf(text);
      return verb === 'take' ? [pieceNamed(object)] : [];
    }),
  );
  /** The ghosts of one's own that may set out, within the seat. */
  readonly movable = $derived.by(
    () => (this.isPlanning ? this.props().guide?.ghosts?.map(({ ghost }) => ghost) : []) ?? [],
  );
  /** Where the chosen ghost can come to. */
  readonly ends = $derived.by((): readonly End[] => {
    const found = this.props().guide?.ghosts?.find(({ ghost }) => ghost === this.ghost);
    return this.isPlanning && found ? found.ends : [];
  });
  /** The ghost that would stand at the spot, within the seat. */
  readonly lands = $derived.by(() => this.props().guide?.lands);
  readonly groups = $derived.by((): readonly SpotGroup[] => {
    const { guide, state } = this.props();
    if (!this.isLanding || guide?.lands === undefined) return [];
    return spotGroups(guide.spots ?? [], sizeOf(guide.lands), standing(state));
  });
  /** What the server says of the piece as one has it in mind; nothing while that is unknown. */
  readonly verdict = $derived.by(() => {
    const { preview, state } = this.props();
    if (!this.draft || !preview) return undefined;
    const asked = draftActions(state, this.draft).join();
    return preview.actions.join() === asked ? preview : undefined;
  });
  /** How the lobby would stand then. */
  readonly settled = $derived((this.verdict?.state ?? undefined) as State | undefined);
  readonly isRefused = $derived(this.verdict !== undefined && !this.settled);

  /** Whether an answer is waited for: until then nothing else is asked for. */
  readonly isWaiting = $derived.by(() => this.#asked === this.props().state);

  /** Keep only what is still possible. */
  renew(state: State, guide: Guide | undefined, isAsked: boolean): void {
    if (!this.isFurnishing) this.draft = undefined;
    else if (state.held !== NONE && this.draft?.piece !== state.held) {
      this.hold(draftOf(state, state.held));
    }
    if (!isAsked) this.ghost = undefined;
    const active = this.plan?.active ?? NONE;
    if (active !== NONE && this.phase === 'planning') this.ghost = active;
    else if (this.plan?.figures[this.ghost ?? NONE]?.is_done) this.ghost = undefined;
    if (!this.isLanding) this.spot = undefined;
    else if (!this.spot || !guide?.spots?.includes(this.spot)) {
      const { column = 0, row = 0 } = this.plan ?? {};
      this.spot = nearestSpot(guide?.spots ?? [], this.#aim ?? middleOf(column, row));
    }
  }

  /** Take a piece into one's mind. */
  take(piece: number): void {
    const { state } = this.props();
    if (this.takes.includes(piece) || state.held === piece) this.hold(draftOf(state, piece));
  }

  /** Have a piece in mind so, and ask what would come of it. */
  hold(draft: Draft): void {
    this.draft = draft;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { state, askPreview } = this.props();
      if (this.draft) askPreview?.(draftActions(state, this.draft));
    }, CALM);
  }

  /** Choose a ghost of one's own, or let it go. */
  choose(ghost: number): void {
    if (!this.movable.includes(ghost)) return;
    this.ghost = ghost === this.ghost && this.plan?.active === NONE ? undefined : ghost;
  }

  /** Tap a place of the lobby, in 1/32 field: a field to go to, or a spot. */
  tapAt(x: number, y: number): void {
    const [column, row] = fieldAt(x, y);
    const isHere = this.isLanding && this.plan?.column === column && this.plan.row === row;
    if (isHere) this.slideTo(x, y);
    else this.goTo([column, row], [x, y]);
  }

  /** Let the chosen ghost go to a field. */
  goTo(field: Point, aim?: Point): void {
    const end = this.ends.find((one) => one.field?.[0] === field[0] && one.field[1] === field[1]);
    if (!end) return;
    this.#aim = aim;
    this.spot = undefined;
    this.#act(end.actions);
  }

  /** Slide the ghost to the nearest spot where it fits. */
  slideTo(x: number, y: number): void {
    this.spot = nearestSpot(this.props().guide?.spots ?? [], [x, y], this.spot);
  }

  /** Put the ghost where something is said of. */
  chooseGroup({ spots }: SpotGroup): void {
    const { column = 0, row = 0 } = this.plan ?? {};
    this.spot = nearestSpot(
      spots,
      this.spot ? [this.spot[0], this.spot[1]] : middleOf(column, row),
    );
  }

  get canConfirm(): boolean {
    if (this.draft) return this.settled !== undefined;
    return this.isLanding && this.spot !== undefined;
  }

  confirm(): void {
    if (!this.canConfirm) return;
    if (this.draft) this.#act(draftActions(this.props().state, this.draft));
    else if (this.spot) this.#act([spotText(this.spot)]);
    this.draft = undefined;
    this.ghost = undefined;
    this.#aim = undefined;
  }

  back(): void {
    const { state } = this.props();
    if (this.draft && state.held === NONE) this.draft = undefined;
    else if (this.plan?.active !== NONE && this.isPlanning) this.#act(['stay']);
    this.ghost = undefined;
  }

  /** Take an action if it is legal. */
  takeIfLegal(text: string): boolean {
    const isLegal = this.props().actions.some((choice) => choice.text === text);
    if (isLegal) this.#act([text]);
    return isLegal;
  }

  #act(actions: readonly string[]): void {
    const { state, act } = this.props();
    if (this.isWaiting) return;
    this.#asked = state;
    act(actions, () => (this.#asked = undefined));
  }

  /** What the bar says; nothing: what is asked anyway. */
  get words(): string {
    const { guide, state, seats, actions } = this.props();
    if (!this.canAct) return '';
    if (this.draft) return this.#draftWords(this.draft);
    if (this.isLanding) return this.#landingWords();
    if (this.isPlanning && this.ghost !== undefined) {
      const count = this.plan?.points ?? 0;
      return t('chosen.ghost', { ghost: yourGhost(this.ghost), count });
    }
    const card = midnightOf(state);
    if (guide?.piece !== undefined) {
      return t('asks.about', {
        card: t(`midnight.${card ?? 'tag'}` as 'midnight.tag'),
        what: pieceWords(guide.piece),
      });
    }
    if (guide?.ghost !== undefined) {
      const what = ghostWords(seats, guide.ghost);
      return t('asks.about', { card: t(`midnight.${card ?? 'tag'}` as 'midnight.tag'), what });
    }
    if (this.phase === 'siding' && state.number > 0) {
      return t('asks.side-of', { door: state.number, count: actions.length });
    }
    return '';
  }

  get buttons(): readonly BarButton[] {
    const buttons = this.canAct ? this.#allButtons() : [];
    return this.isWaiting ? buttons.map((one) => ({ ...one, isDisabled: true })) : buttons;
  }

  #allButtons(): BarButton[] {
    const confirm = {
      label: t('button.confirm'),
      press: () => this.confirm(),
      isMain: true,
      isDisabled: !this.canConfirm,
    };
    const back = { label: t('button.back'), press: () => this.back() };
    if (this.draft) return this.props().state.held === NONE ? [back, confirm] : [confirm];
    if (this.isLanding) return this.isPlanning ? [back, confirm] : [confirm];
    if (this.isPlanning) return this.#planButtons(back);
    return this.#choiceButtons();
  }

  #planButtons(back: BarButton): BarButton[] {
    const out = this.ends.find(({ field }) => field === null);
    const seal = { label: t('button.seal'), press: () => this.#act(['done']), isMain: true };
    const backs = this.#choiceButtons('back');
    if (this.ghost === undefined) return [...backs, seal];
    if (!out) return [back];
    return [back, { label: t('button.out'), press: () => this.#act(out.actions), isMain: true }];
  }

  #choiceButtons(only?: string): BarButton[] {
    return this.props()
      .actions.filter(({ text }) => !only || atomOf(text).verb === only)
      .filter(({ text }) => !['at', 'yaw', 'spot'].includes(atomOf(text).verb))
      .map((choice) => ({
        label: choiceWords(choice, this.props()),
        press: () => {
          const { verb, object } = atomOf(choice.text);
          if (verb === 'take') this.take(pieceNamed(object));
          else this.#act([choice.text]);
        },
      }));
  }

  #draftWords({ piece, x, y }: Draft): string {
    const { seats, state } = this.props();
    const refused = this.verdict?.facts as Refused | undefined;
    if (refused) return refusalWords(seats, refused);
    if (this.isRefused) return this.verdict?.refused ?? '';
    const field = fieldName(...fieldAt(x, y));
    const put = { piece: movedPiece(piece), field };
    if (!this.settled) return t('draft.asked', put);
    const { height = 0 } = this.settled.pieces[piece] ?? {};
    const stands =
      height > 0 ? t('draft.raised', { ...put, height: height.toFixed(2) }) : t('draft.fits', put);
    return [stands, ...displacedWords(seats, piece, state, this.settled)].join(' ');
  }

  #landingWords(): string {
    const { guide } = this.props();
    const lands = guide?.lands ?? 0;
    const count = (this.plan?.points ?? 0) - (this.plan?.steps ?? 0);
    const group = this.groups.find(({ spots }) => this.spot && spots.includes(this.spot));
    if (!group) return t('chosen.no-spot', { ghost: yourGhost(lands) });
    const named = { place: group.words, count };
    const isMerging = guide?.merges !== undefined && guide.merges !== null;
    return isMerging
      ? t('chosen.merge', { ...named, ghost: ownWords(lands) })
      : t('chosen.spot', { ...named, ghost: yourGhost(lands) });
  }
}
