/** The lobby of a puzzle as the provers of Spokenchaos take it. */

import type { Desk } from '../../engine/desk';
import { pack } from '../../engine/records';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Figures } from '../../positions/spokenchaos';
import { DOORS, type Ghost } from '../../generated/spokenchaos';
import { deskOf, type ProverModule } from './module';
import type { Proof } from './verdict';

type SpokenchaosRules = Rules<'spokenchaos'>;

/** A lobby, and the bodies of the ghosts in it by name. */
export interface Scene {
  readonly desk: Desk;
  readonly lobbies: Uint8Array<ArrayBuffer>;
  readonly body: (name: string) => Ghost;
  readonly bodies: (names: readonly string[]) => Uint8Array<ArrayBuffer>;
}

export const UNDONE: Proof = { solutions: 0n, isComplete: false, isIdle: false, grade: undefined };

export function sceneOf(
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

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
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
