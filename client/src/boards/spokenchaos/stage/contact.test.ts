import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { shadowOf } from './contact';

const LEG = { x0: -0.5, x1: 0.5, y0: -0.25, y1: 0.25, z0: 0, z1: 0.6 };
const TOP = { ...LEG, z0: 0.6, z1: 0.7 };

function corner(matrix: Matrix4 | undefined, x: number, y: number): number[] {
  const { x: across, y: along } = new Vector3(x, y, 0).applyMatrix4(matrix ?? new Matrix4());
  return [across, along].map((part) => Math.round(part * 100) / 100);
}

describe('the shadow below a box', () => {
  it('lies around where it stands', () => {
    const moved = new Matrix4().makeTranslation(2, 3, 0);
    expect(corner(shadowOf(LEG, moved), 0, 0)).toEqual([2, 3]);
    expect(corner(shadowOf(LEG, moved), 0.5, 0.5)).toEqual([2.61, 3.36]);
  });

  it('turns with it', () => {
    const turned = new Matrix4().makeRotationZ(Math.PI / 2);
    expect(corner(shadowOf(LEG, turned), 0.5, 0)).toEqual([0, 0.61]);
  });

  it('is there for a box that lies on its side, but not for one high above the floor', () => {
    expect(shadowOf(TOP, new Matrix4())).toBeUndefined();
    const tipped = new Matrix4().makeRotationX(Math.PI / 2).setPosition(0, 0, 0.25);
    expect(shadowOf(TOP, tipped)).toBeDefined();
  });
});
