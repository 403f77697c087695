/** What somebody does at the board: moving furniture, planning ghosts, deciding. */

import type { BoardProps } from '../board';
import { ACTIONS, spotAction, type Action } from './actions';
import { draftActions, draftOf, type Draft } from './draft';
import { NONE, phaseOf, sizeOf, type End, type Guide, type Spot, type State } from './state';
import { aimedSpot, middleOf, nearestSpot, spotGroups, type Aim, type SpotGroup } from './spots';
import type { Hit, Touched } from './touching';
import { doorOf } from './geometry/doors';
import { fieldAt } from './whereabouts';

type Props = BoardProps<'spokenchaos'>;
type Point = readonly [x: number, y: number];

/** A ghost in one's hand, numbered within the seat, and where that is. */
export interface Carried {
  readonly ghost: number;
  readonly at: Hit;
}

export class Playing {
  draft = $state.raw<Draft>();
  /** The ghost that is chosen, numbered within the seat. */
  ghost = $state.raw<number>();
  spot = $state.raw<Spot>();
  /** The state in which something was asked for that is not answered yet. */
  #asked = $state.raw<State>();
  /** The field that was chosen but is out of reach, or has no room. */
  missed = $state.raw<Point>();
  /** Whether one is asked to seal a plan with points left. */
  isSealing = $state(false);
  /** The ghost in one's hand, and where that is. */
  carried = $state.raw<Carried>();
  /** Whether a ghost was on its way: when it has arrived, or merged, none is chosen any more. */
  #wasAway = false;
  /** Where a finger pointed when it chose a field. */
  #aim: Aim | undefined;

  constructor(readonly props: () => Props) {}

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
    this.props().actions.flatMap(({ action }) => {
      const meant = ACTIONS.read(action);
      return meant.family === 'take' ? [meant.piece] : [];
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
  /** The doors by which it can get out. */
  readonly exits = $derived(this.ends.flatMap(({ door }) => (door ? [door] : [])));
  /** The ghost that would stand at the spot, within the seat. */
  readonly lands = $derived.by(() => this.props().guide?.lands);
  readonly groups = $derived.by((): readonly SpotGroup[] => {
    const { guide, state } = this.props();
    if (!this.isLanding || guide?.lands === undefined) return [];
    return spotGroups(guide.spots ?? [], sizeOf(guide.lands), state);
  });
  /** What the rules say of the piece as one has it in mind. */
  readonly verdict = $derived.by(() => {
    const { preview, state } = this.props();
    return this.draft && preview?.(draftActions(state, this.draft));
  });
  /** How the lobby would stand then. */
  readonly settled = $derived(this.verdict?.state ?? undefined);
  readonly isRefused = $derived(this.verdict !== undefined && !this.settled);
  /** What is wrong with the piece as one has it in mind. */
  readonly refused = $derived(this.verdict?.against?.facts?.refused ?? undefined);
  /** Whether hands place furniture freely, without snapping to what is near. */
  isFree = $state(false);

  /** Whether an answer is waited for: until then nothing else is asked for. */
  readonly isWaiting = $derived.by(() => this.#asked === this.props().state);

  /** Keep only what is still possible. */
  renew(state: State, guide: Guide | undefined, isAsked: boolean): void {
    if (!this.isFurnishing) this.draft = undefined;
    else if (state.held !== NONE && this.draft?.piece !== state.held) {
      this.hold(draftOf(state, state.held));
    }
    if (!isAsked) this.ghost = this.carried = undefined;
    if (!this.isPlanning) this.isSealing = false;
    const active = this.plan?.active ?? NONE;
    const isAway = active !== NONE && this.phase === 'planning';
    if (isAway) this.ghost = active;
    else if (this.#wasAway || this.plan?.figures[this.ghost ?? NONE]?.is_done)
      this.ghost = undefined;
    this.#wasAway = isAway;
    if (!this.isLanding) this.spot = undefined;
    else if (!this.spot || !guide?.spots?.includes(this.spot)) {
      const { column = 0, row = 0 } = this.plan ?? {};
      this.spot = this.#spotAt(this.#aim ?? { at: middleOf(column, row) });
    }
  }

  /** Take a piece into one's mind. */
  take(piece: number): void {
    const { state } = this.props();
    if (this.takes.includes(piece) || state.held === piece) this.hold(draftOf(state, piece));
  }

  /** Have a piece in mind so. */
  hold(draft: Draft): void {
    this.draft = draft;
  }

  /** Seal the plan; who could still move is asked first, and so is who is not yet told. */
  seal(): void {
    const isStuck = this.props().guide?.ghosts?.length === 0;
    const mayMove = (this.plan?.points ?? 0) > 0 && !isStuck;
    if (mayMove && !this.isSealing) this.isSealing = true;
    else this.act([ACTIONS.number({ family: 'done' })]);
  }

  /** Choose a ghost of one's own, or let it go. */
  choose(ghost: number): void {
    if (!this.movable.includes(ghost)) return;
    this.isSealing = false;
    this.missed = undefined;
    this.ghost = ghost === this.ghost && this.plan?.active === NONE ? undefined : ghost;
  }

  /** Tap a place of the lobby: a field to go to, or a spot; furniture means onto it. */
  tapAt({ x, y, top }: Touched): void {
    const [across, up, height] = top?.at ?? [x, y, 0];
    const aim: Aim = { at: [across, up], height, onto: top?.piece };
    const field = fieldAt(across, up);
    const isHere = this.isLanding && this.#isActiveAt(field);
    if (isHere) this.spot = this.#spotAt(aim);
    else this.goTo(field, aim);
  }

  /** Let the chosen ghost go to a field. */
  goTo(field: Point, aim?: Aim): void {
    const end = this.ends.find((one) => one.field?.[0] === field[0] && one.field[1] === field[1]);
    this.missed = end || this.ghost === undefined ? undefined : field;
    if (!end) return;
    this.#aim = aim;
    this.spot = undefined;
    this.act(end.actions);
  }

  /** Choose a door: of the keyhole's side, of a dance, of the way in, or of the way out. */
  chooseDoor(door: string): boolean {
    const { side, number } = doorOf(door);
    const named: Action = { family: 'door', side, number: number - 1 };
    if (this.takeIfLegal({ family: 'side', side }) || this.takeIfLegal(named)) return true;
    const exit = this.ends.find((end) => end.door === door);
    if (exit) this.act(exit.actions);
    return exit !== undefined;
  }

  /** Carry a ghost to a place: within the field where it is to end it slides. */
  carry(ghost: number, { x, y, top }: Touched): void {
    if (ghost === this.lands && this.isLanding && this.#isActiveAt(fieldAt(x, y))) {
      this.carried = undefined;
      this.slideTo(x, y);
      return;
    }
    if (!this.isLanding || ghost !== this.lands) this.ghost = ghost;
    this.carried = { ghost, at: top?.at ?? [x, y, 0] };
  }

  /** Let go of a ghost that was carried: in a field in reach, or outside an exit. */
  putDown(ghost: number, touched: Touched): void {
    const { carried } = this;
    this.carried = undefined;
    if (carried?.ghost !== ghost) return;
    if (touched.door) this.chooseDoor(touched.door);
    else this.tapAt(touched);
  }

  #isActiveAt([column, row]: Point): boolean {
    return this.plan?.column === column && this.plan.row === row;
  }

  #spotAt(aim: Aim): Spot | undefined {
    const { guide, state } = this.props();
    return aimedSpot(guide?.spots ?? [], aim, sizeOf(guide?.lands ?? 0), state);
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

  /** Put the ghost onto, under or beside the next thing in its field, or the one before. */
  chooseNextGroup(by: 1 | -1): void {
    const { groups, spot } = this;
    const now = groups.findIndex(({ spots }) => spot && spots.includes(spot));
    const next = groups[(now + by + groups.length) % groups.length];
    if (next) this.chooseGroup(next);
  }

  get canConfirm(): boolean {
    if (this.draft) return this.settled !== undefined;
    return this.isLanding && this.spot !== undefined;
  }

  confirm(): void {
    if (!this.canConfirm) return;
    if (this.draft) this.act(draftActions(this.props().state, this.draft));
    else if (this.spot) this.act([ACTIONS.number(spotAction(this.spot))]);
    this.draft = undefined;
    this.ghost = undefined;
    this.#aim = undefined;
  }

  back(): void {
    const { state } = this.props();
    this.isSealing = false;
    if (this.draft && state.held === NONE) this.draft = undefined;
    else if (this.plan?.active !== NONE && this.isPlanning)
      this.act([ACTIONS.number({ family: 'stay' })]);
    this.ghost = undefined;
  }

  /** Take an action if it is legal. */
  takeIfLegal(meant: Action): boolean {
    const number = ACTIONS.number(meant);
    const isLegal = this.props().actions.some(({ action }) => action === number);
    if (isLegal) this.act([number]);
    return isLegal;
  }

  /** Take actions in a row, unless an answer is waited for. */
  act(actions: readonly number[]): void {
    const { state, act } = this.props();
    if (this.isWaiting) return;
    this.#asked = state;
    this.isSealing = false;
    act(actions, () => (this.#asked = undefined));
  }
}
