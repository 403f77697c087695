/** The prover of hide puzzles: every place where ghosts may end, and who is seen there. */

import type { Desk } from '../../engine/desk';
import { pack } from '../../engine/records';
import type { Rules } from '../../engine/rules';
import { GHOST_SIZES, LETTERS, type Ghost, type GhostPlace } from '../../generated/spokenchaos';
import type { Hide } from '../puzzle';
import { doorNumber, joined, sceneOf, UNDONE, type Scene } from './lobby-scene';
import type { ProverModule } from './module';
import type { Deadline, Progress, Proof } from './verdict';

type SpokenchaosRules = Rules<'spokenchaos'>;

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
  const scene = sceneOf(prover, rules, puzzle.position);
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
  const start = place
    ? scene.bodies([name])
    : pack(LAYOUTS, 'Ghost', newBody(beside?.size ?? 'small'));
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
