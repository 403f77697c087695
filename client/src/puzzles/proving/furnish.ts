/** The prover of furnish puzzles: poses of the piece, tried in passes that grow finer. */

import type { Desk } from '../../engine/desk';
import type { Rules } from '../../engine/rules';
import { MIRROR, PIECE_NAMES } from '../../generated/spokenchaos';
import {
  ANY,
  BEST_KEPT,
  CLOSE,
  HIDDEN,
  PASSES,
  POSE_PARTS,
  REFUSED,
  SEEN,
} from '../../generated/spokenchaos.puzzles.json';
import type { Furnish } from '../puzzle';
import { doorNumber, sceneOf, UNDONE, type Scene } from './lobby-scene';
import type { ProverModule } from './module';
import type { Deadline, Progress, Proof } from './verdict';

type SpokenchaosRules = Rules<'spokenchaos'>;

const AT_ONCE = 1024; // poses
const NOT_PUT = BigInt(REFUSED);

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
  const names = (position.ghosts ?? []).map(({ name }) => name);
  const furniture = (position.furniture ?? []).filter(({ piece }) => piece !== task.piece);
  const bare = { ...position, furniture };
  const scene = sceneOf(prover, rules, bare);
  const whole = sceneOf(prover, rules, position);
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
  for (const pass of [...PASSES, undefined]) {
    const now: Tried = { poses: [], met: [] };
    for (const [poses, done] of posesOf(scene.desk, pass, tried)) {
      if (deadline.isOver) return { ...UNDONE, isIdle };
      const met = new BigInt64Array(poses.length / POSE_PARTS);
      scene.desk.call('try_poses', { ...given, poses: { items: poses, width: POSE_PARTS }, met });
      met.forEach((wishes, at) => {
        if (wishes === NOT_PUT) return;
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

/** Yield the poses of a pass, of the last one those around the best, and how much is done after them. */
function* posesOf(
  desk: Desk,
  pass: (typeof PASSES)[number] | undefined,
  tried: readonly Tried[],
): Generator<readonly [poses: BigInt64Array<ArrayBuffer>, done: number]> {
  if (!pass) {
    yield [closePoses(desk, tried), 1];
    return;
  }
  let first = 0;
  for (;;) {
    const items = new BigInt64Array(AT_ONCE * POSE_PARTS);
    const poses = { items, width: POSE_PARTS };
    const count = Number(desk.call('write_poses', { which: pass.which, first, poses }));
    if (count === 0) return;
    first += count;
    yield [items.slice(0, count * POSE_PARTS), first / pass.poses];
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
