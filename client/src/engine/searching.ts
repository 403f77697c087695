/** Bots that search: they grow a tree, and prove what can be proven. */

import { isOver, Slices, type Budget } from './budget';
import type {
  Decision,
  Fields,
  Position,
  SearchLevel,
  SearchTables,
  Slicewise,
  Thoughts,
} from './decision';
import { Desk } from './desk';
import { pack } from './records';

const MOST_NODES = 1 << 20; // at once
const MOVES_OF_A_CANDIDATE = 6; // that are told of what is expected after it

/** Search a position, and say after every slice what one would do, or null. */
export function* search(
  module: WebAssembly.Module,
  tables: SearchTables,
  level: SearchLevel,
  position: Position,
  budget: Budget,
  candidates = 0,
): Thoughts {
  const { NEXT, LONGEST_LINE } = tables;
  const tree = new Search(module, tables, level, position, candidates);
  if (!tree.canProve) {
    yield* searched(tree, budget);
    return tree.withCandidates(tree.decision(LONGEST_LINE));
  }
  tree.beginProof(level.nodes);
  if ((yield* proven(tree, budget, NEXT.PROVING)) !== NEXT.DECIDED) {
    yield* searched(tree, budget);
    tree.beginCheck();
    yield* proven(tree, budget, NEXT.PROVING);
  }
  return tree.withCandidates(tree.settled(LONGEST_LINE));
}

/** Simulate until the budget is used up; once at least. */
function* searched(tree: Search, budget: Budget): Slicewise<void> {
  const slices = new Slices();
  while (tree.done < budget.simulations) {
    const left = budget.simulations - tree.done;
    const made = tree.simulate(tree.done === 0 ? 1 : slices.take(left));
    if (made < 1 || (yield* isOver(budget, () => tree.withCandidates(tree.decision(0))))) return;
  }
}

/** Prove until it is decided; return what is to be done next. */
function* proven(tree: Search, budget: Budget, proving: number): Slicewise<number> {
  const slices = new Slices();
  let toDo = tree.prove(slices.take(MOST_NODES));
  while (toDo === proving && !(yield* isOver(budget, () => null))) {
    toDo = tree.prove(slices.take(MOST_NODES));
  }
  return toDo;
}

/** A tree for one position and the seat that is to move in it. */
class Search {
  done = 0;
  readonly #desk: Desk;
  readonly #given: Fields;

  constructor(
    module: WebAssembly.Module,
    tables: SearchTables,
    level: SearchLevel,
    { state, seat, stream }: Position,
    private readonly candidates: number,
  ) {
    this.#desk = new Desk(module, tables);
    const rooms = this.#desk.rooms(level.rooms);
    this.#desk.fill(rooms.states, state, state);
    this.#desk.fill(rooms.mind_minds, this.#desk.mind(level));
    const habits = pack(tables.LAYOUTS, 'Habits', level.habits);
    this.#given = { ...rooms, seat, stream, habits };
  }

  /** Run some simulations; return how many there was room for. */
  simulate(simulations: number): number {
    const made = Number(this.#desk.call('grow', { ...this.#given, simulations }));
    this.done += made;
    return made;
  }

  /** Return what the search would do now, with so many moves of the line that it expects. */
  decision(moves: number): Decision {
    return this.#desk.decision('decision_at', this.#given, moves);
  }

  /** Return a decision with the moves that were tried most, if they are asked for. */
  withCandidates(decision: Decision): Decision {
    if (this.candidates === 0 || decision.is_proven || this.done === 0) return decision;
    const found = Array.from({ length: this.candidates }, (_, rank) =>
      this.#desk.decision('candidate_at', { ...this.#given, rank }, MOVES_OF_A_CANDIDATE),
    );
    return { ...decision, candidates: found.filter(({ actions }) => actions.length > 0) };
  }

  /** Whether the result may be proven before anything is searched. */
  get canProve(): boolean {
    return this.#desk.has('prove');
  }

  beginProof(nodes: number): void {
    this.#desk.call('begin_proof', { ...this.#given, nodes });
  }

  /** Go on proving for so many nodes; return what is to be done next. */
  prove(nodes: number): number {
    return Number(this.#desk.call('prove', { ...this.#given, most_nodes: nodes }));
  }

  /** Ask of the best moves whether they are proven to lose. */
  beginCheck(): void {
    this.#desk.call('begin_check', this.#given);
  }

  /** Return what proof and search have decided. */
  settled(moves: number): Decision {
    return this.#desk.decision('settled_at', this.#given, moves);
  }
}
