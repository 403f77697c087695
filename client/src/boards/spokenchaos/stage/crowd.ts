/** All ghosts on the stage, from when they come to when they are gone. */

import { Group, type Vector3 } from 'three';
import { cardNamed } from '../midnight';
import type { Scene } from '../scene';
import type { Door } from '../geometry/doors';
import type { Floating } from './contact';
import { GhostFigure } from './ghost';

export class Crowd {
  readonly group = new Group();
  readonly #figures = new Map<string, GhostFigure>();
  #effect: Scene['effect'];

  /** Show the ghosts of a scene; they move to where they are in it, or are there suddenly. */
  show({ ghosts, effect }: Scene, isSudden: boolean): void {
    const keys = new Set<string>();
    const isNewGrowth = cardNamed(effect?.card)?.isGrowing && effect !== this.#effect;
    this.#effect = effect;
    for (const ghost of ghosts) {
      const key = `${ghost.ghost} ${ghost.colour} ${ghost.style === 'planned' ? 'planned' : ''}`;
      keys.add(key);
      const figure = this.#figures.get(key) ?? new GhostFigure(ghost);
      this.group.add(figure.group);
      this.#figures.set(key, figure);
      figure.aim(ghost, isSudden);
      if (isNewGrowth && ghost.style === 'touched' && ghost.place === 'inside') figure.grow();
    }
    for (const [key, figure] of this.#figures) {
      if (keys.has(key)) continue;
      this.group.remove(figure.group);
      figure.dispose();
      this.#figures.delete(key);
    }
  }

  /** Go on to where all are to be; tell whether one is on its way. */
  step(share: number): boolean {
    const moving = [...this.#figures.values()].filter((figure) => figure.step(share));
    return moving.length > 0;
  }

  /** Sway and blink. */
  live(seconds: number): void {
    for (const figure of this.#figures.values()) figure.live(seconds);
  }

  /** Be seen from a point. */
  watch(watcher: Vector3): void {
    for (const figure of this.#figures.values()) figure.watch(watcher);
  }

  /** The doors through which somebody goes. */
  get doors(): Door[] {
    return [...this.#figures.values()].flatMap(({ door }) => (door ? [door] : []));
  }

  /** Where they darken the floor. */
  get contacts(): Floating[] {
    return [...this.#figures.values()].flatMap(({ contact }) => contact ?? []);
  }

  /** Give back what the graphics card keeps. */
  dispose(): void {
    for (const figure of this.#figures.values()) figure.dispose();
  }
}
