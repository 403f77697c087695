/** The provers of Spokenchaos: every place where ghosts may hide, and every pose of a piece. */

import type { Desk } from '../../engine/desk';
import { pack } from '../../engine/records';
import type { Rules, State as Bytes } from '../../engine/rules';
import { figuresIn, lobbyOf, type Figures } from '../../positions/spokenchaos';
import {
  DOORS,
  GHOST_SIZES,
  LETTERS,
  MIRROR,
  PIECE_NAMES,
  type Ghost,
  type GhostPlace,
} from '../../wire/spokenchaos';
import type { Furnish, Hide } from '../puzzle';
import { deskOf, type ProverModule } from './module';
import type { Deadline, Progress, Proof } from './verdict';

type SpokenchaosRules = Rules<'spokenchaos'>;

/** A lobby, and the bodies of the ghosts in it by name. */
interface Scene {
  readonly desk: Desk;
  readonly lobbies: Uint8Array<ArrayBuffer>;
  readonly body: (name: string) => Ghost;
  readonly bodies: (names: readonly string[]) => Uint8Array<ArrayBuffer>;
}

const UNDONE: Proof = { solutions: 0n, isComplete: false, isIdle: false, grade: undefined };

function sceneOf(
  prover: ProverModule,
  rules: SpokenchaosRules,
  state: Bytes,
  figures: Figures,
): Scene {
  const { LAYOUTS } = prover.tables;
  const desk = deskOf(prover);
  const lobbies = new Uint8Array(LAYOUTS.Lobby?.[0] ?? 0);
  desk.call('write_lobby', { states: state, lobbies });
  const all = rules.read(state).figures;
  const body = (name: string) => {
    const found = all[figures[name] ?? 0]?.body;
    if (!found) throw new Error(`there is no ghost ${name}`);
    return found;
  };
  const bodies = (names: readonly string[]) =>
    joined(names.map((name) => pack(LAYOUTS, 'Ghost', body(name))));
  return { desk, lobbies, body, bodies };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function doorNumber(door: string): number {
  return Object.keys(DOORS).indexOf(door);
}

/** The places where one ghost may end. */
interface Ends {
  readonly bodies: Uint8Array<ArrayBuffer>;
  readonly steps: BigInt64Array<ArrayBuffer>;
  readonly fields: BigInt64Array<ArrayBuffer>;
}

const INSIDE = -1; // instead of a side
const ENDS = 1 << 15; // places of a ghost that there is room for at first
const [LIMB, LIMBS] = [31n, 4];

/** Prove a hide puzzle: count the arrangements in which nobody is seen. */
export function proveHide(
  prover: ProverModule,
  rules: SpokenchaosRules,
  puzzle: Hide,
  deadline: Deadline,
  told: Progress,
): Proof {
  const { ghosts = [] } = puzzle.position;
  const { task } = puzzle;
  const figures = figuresIn(puzzle.position, []);
  const scene = sceneOf(prover, rules, lobbyOf(rules, puzzle.position, figures), figures);
  const staying = ghosts.filter(({ name }) => !task.ghosts.includes(name));
  const others = scene.bodies(staying.map(({ name }) => name));
  const all: Ends[] = [];
  const hidden: Ends[] = [];
  const looks = task.ghosts.length * task.doors.length;
  for (const name of task.ghosts) {
    const ends = endsOf(prover, scene, others, puzzle, name);
    const seen = new Uint8Array(ends.steps.length);
    for (const door of task.doors) {
      if (deadline.isOver) return UNDONE;
      scene.desk.call('mark_seen', {
        lobbies: scene.lobbies,
        bodies: ends.bodies,
        door: doorNumber(door),
        seen,
      });
      told(0n, (all.length * task.doors.length + task.doors.indexOf(door) + 1) / (looks + 1));
    }
    all.push(ends);
    hidden.push(only(prover, ends, (at) => !seen[at]));
  }
  const solutions = counted(scene.desk, 'count_ways', hidden, task.steps);
  const possible = counted(scene.desk, 'count_freely', all, task.steps);
  const given = { possible: Number(possible), solutions: Number(solutions) };
  const grade =
    solutions && scene.desk.call('grade_hide', { ...given, ghosts: task.ghosts.length });
  return {
    solutions,
    isComplete: true,
    isIdle: hidden.every(({ steps }) => steps.includes(0n)),
    grade: solutions ? Number(grade) : undefined,
  };
}

function endsOf(
  prover: ProverModule,
  scene: Scene,
  others: Uint8Array<ArrayBuffer>,
  { position, task }: Hide,
  name: string,
): Ends {
  const { LAYOUTS } = prover.tables;
  const place = position.ghosts?.find((ghost) => ghost.name === name);
  const beside = task.enter?.find((ghost) => ghost.name === name);
  const start = pack(LAYOUTS, 'Ghost', place ? scene.body(name) : newBody(beside?.size ?? 'small'));
  const size = LAYOUTS.Ghost?.[0] ?? 0;
  for (let room = ENDS; ; room *= 2) {
    const [levels, steps, fields] = [room, room, room].map((each) => new BigInt64Array(each));
    const bodies = new Uint8Array(room * size);
    const count = Number(
      scene.desk.call('list_ends', {
        lobbies: scene.lobbies,
        others,
        start,
        level: place?.level ?? 0,
        side: place ? INSIDE : LETTERS.findIndex((letter) => letter === beside?.side),
        most_steps: task.steps,
        bodies,
        levels,
        steps,
        fields,
      }),
    );
    if (count <= room && steps && fields) {
      const [some, where] = [steps.slice(0, count), fields.slice(0, count)];
      return { bodies: bodies.slice(0, count * size), steps: some, fields: where };
    }
  }
}

/** Return a ghost of a size on the floor. */
function newBody(size: GhostPlace['size']): Ghost {
  const { diameter, height } = GHOST_SIZES[size];
  const radius = diameter / 2;
  return { x: 0, y: 0, way: 0, bottom: 0, radius, neck: height - radius };
}

/** Return some of the places. */
function only(prover: ProverModule, ends: Ends, isKept: (at: number) => boolean): Ends {
  const size = prover.tables.LAYOUTS.Ghost?.[0] ?? 0;
  const kept = Array.from(ends.steps.keys()).filter(isKept);
  return {
    bodies: joined(kept.map((at) => ends.bodies.subarray(at * size, (at + 1) * size))),
    steps: BigInt64Array.from(kept, (at) => ends.steps[at] ?? 0n),
    fields: BigInt64Array.from(kept, (at) => ends.fields[at] ?? 0n),
  };
}

/** Return in how many ways ghosts can end with so many steps. */
function counted(desk: Desk, entry: string, ends: readonly Ends[], steps: number): bigint {
  const firsts = ends.reduce((all, one) => [...all, (all.at(-1) ?? 0) + one.steps.length], [0]);
  const costs = ends.flatMap((one) => [...one.steps]);
  const most = ends.reduce((sum, one) => sum + Number(one.steps.reduce(larger, 0n)), 0);
  const out = new BigInt64Array(LIMBS);
  desk.call(entry, {
    bodies: joined(ends.map(({ bodies }) => bodies)),
    firsts: BigInt64Array.from(firsts, BigInt),
    costs: BigInt64Array.from(costs),
    fields: BigInt64Array.from(ends.flatMap((one) => [...one.fields])),
    steps: Math.min(steps, most),
    out,
  });
  return out.reduce((sum, limb, at) => sum + (limb << (LIMB * BigInt(at))), 0n);
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

const [HIDDEN, SEEN, ANY] = [1, 2, 0];
const REFUSED = -1n;
const PASSES = 3;
const POSE_PARTS = 5;
const AT_ONCE = 1024; // poses
const BEST_KEPT = 40;
const CLOSE = 9 * 9 * 17; // poses around one
const POSES = [90_000, 360_000, 345_744]; // of each pass, to say how much is done

/** Poses of a pass that are possible, and how many wishes each meets. */
interface Tried {
  readonly poses: bigint[][];
  readonly met: bigint[];
}

/** Prove a furnish puzzle: try poses in passes that grow finer, until some do it. */
export function proveFurnish(
  prover: ProverModule,
  rules: SpokenchaosRules,
  puzzle: Furnish,
  deadline: Deadline,
  told: Progress,
): Proof {
  const { task, position } = puzzle;
  const figures = figuresIn(position, []);
  const names = (position.ghosts ?? []).map(({ name }) => name);
  const furniture = (position.furniture ?? []).filter(({ piece }) => piece !== task.piece);
  const bare = { ...position, furniture };
  const scene = sceneOf(prover, rules, lobbyOf(rules, bare, figures), figures);
  const whole = sceneOf(prover, rules, lobbyOf(rules, position, figures), figures);
  const wanted = names.map((name) =>
    task.hidden.includes(name) ? HIDDEN : task.seen.includes(name) ? SEEN : ANY,
  );
  const given = {
    lobbies: scene.lobbies,
    ghosts: scene.bodies(names),
    levels: BigInt64Array.from(position.ghosts ?? [], ({ level }) => BigInt(level)),
    wanted: Uint8Array.from(wanted),
    doors: BigInt64Array.from(task.doors, (door) => BigInt(doorNumber(door))),
    index: PIECE_NAMES.indexOf(task.piece),
  };
  const isIdle = isAsWished(whole, names, wanted, task.doors);
  const total = BigInt(task.doors.length * (task.hidden.length + task.seen.length));
  const tried: Tried[] = [];
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const now: Tried = { poses: [], met: [] };
    for (const [poses, done] of posesOf(scene.desk, pass, tried)) {
      if (deadline.isOver) return { ...UNDONE, isIdle };
      const met = new BigInt64Array(poses.length / POSE_PARTS);
      scene.desk.call('try_poses', { ...given, poses: { items: poses, width: POSE_PARTS }, met });
      met.forEach((wishes, at) => {
        if (wishes === REFUSED) return;
        now.met.push(wishes);
        now.poses.push([...poses.subarray(at * POSE_PARTS, (at + 1) * POSE_PARTS)]);
      });
      told(BigInt(now.met.filter((wishes) => wishes === total).length), done);
    }
    tried.push(now);
    const solutions = now.met.filter((wishes) => wishes === total).length;
    if (solutions > 0) {
      const grade = scene.desk.call('grade_furnish', {
        possible: now.met.length,
        solutions,
        wants_seen: task.seen.length > 0,
        is_mirror: given.index === MIRROR,
      });
      return { solutions: BigInt(solutions), isComplete: true, isIdle, grade: Number(grade) };
    }
  }
  return { solutions: 0n, isComplete: true, isIdle, grade: undefined };
}

/** Yield the poses of a pass, some at once, and how much of it is done after them. */
function* posesOf(
  desk: Desk,
  pass: number,
  tried: readonly Tried[],
): Generator<readonly [poses: BigInt64Array<ArrayBuffer>, done: number]> {
  if (pass === PASSES) {
    yield [closePoses(desk, tried), 1];
    return;
  }
  for (let first = 0, count = 0; ; first += count) {
    const items = new BigInt64Array(AT_ONCE * POSE_PARTS);
    const poses = { items, width: POSE_PARTS };
    count = Number(desk.call('write_poses', { which: pass, first, poses }));
    if (count === 0) return;
    yield [items.slice(0, count * POSE_PARTS), (first + count) / (POSES[pass] ?? 1)];
  }
}

/** Return all poses around the best ones. */
function closePoses(desk: Desk, tried: readonly Tried[]): BigInt64Array<ArrayBuffer> {
  const all = tried.flatMap(({ poses, met }) =>
    poses.map((pose, at) => ({ pose, met: met[at] ?? 0n })),
  );
  const best = all.sort((one, other) => Number(other.met - one.met)).slice(0, BEST_KEPT);
  const rows = BigInt64Array.from(best.flatMap(({ pose }) => pose));
  const items = new BigInt64Array(CLOSE * POSE_PARTS * best.length);
  const given = { best: { items: rows, width: POSE_PARTS }, poses: { items, width: POSE_PARTS } };
  return items.slice(0, Number(desk.call('write_close', given)) * POSE_PARTS);
}

/** Tell whether everybody is hidden and seen as wished, from every door. */
function isAsWished(
  scene: Scene,
  names: readonly string[],
  wanted: readonly number[],
  doors: readonly string[],
): boolean {
  const bodies = scene.bodies(names);
  return doors.every((door) => {
    const seen = new Uint8Array(names.length);
    scene.desk.call('mark_seen', { lobbies: scene.lobbies, bodies, door: doorNumber(door), seen });
    return wanted.every((wish, at) => wish === ANY || (wish === SEEN) === (seen[at] === 1));
  });
}
