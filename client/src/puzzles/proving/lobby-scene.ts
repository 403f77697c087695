/** A position of Spokenchaos as provers take it: a lobby, and the bodies of the ghosts in it. */

import type { Desk } from '../../engine/desk';
import type { Rules } from '../../engine/rules';
import { DOORS, type Position } from '../../generated/spokenchaos';
import { deskOf, type ProverModule } from './module';
import type { Proof } from './verdict';

type Bodies = Uint8Array<ArrayBuffer>;

export interface Scene {
  readonly desk: Desk;
  readonly lobbies: Bodies;
  readonly bodies: (names: readonly string[]) => Bodies;
}

export const UNDONE: Proof = { solutions: 0n, isComplete: false, isIdle: false, grade: undefined };

export function sceneOf(
  prover: ProverModule,
  rules: Rules<'spokenchaos'>,
  position: Position,
): Scene {
  const { ghosts = [] } = position;
  const size = rules.size('Ghost');
  const lobbies = new Uint8Array(rules.size('Lobby'));
  const all = new Uint8Array(ghosts.length * size);
  const given = [lobbies, all, rules.encode('position', position)];
  if (rules.number('set_scene_at', given)) throw new Error('this is not possible in the lobby');
  const bodies = (names: readonly string[]) =>
    joined(
      names.map((name) => {
        const at = ghosts.findIndex((ghost) => ghost.name === name);
        if (at < 0) throw new Error(`there is no ghost ${name}`);
        return all.subarray(at * size, (at + 1) * size);
      }),
    );
  return { desk: deskOf(prover), lobbies, bodies };
}

export function joined(parts: readonly Uint8Array[]): Bodies {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function doorNumber(door: string): number {
  return Object.keys(DOORS).indexOf(door);
}
