/** The texture of the floor: checkered fields with their names, and the mats before the doors. */

import { NoColorSpace, type CanvasTexture } from 'three';
import type { SceneSide } from '../scene';
import type { Side } from '../geometry/doors';
import { FIELDS } from '../geometry/measures';
import { fieldName } from '../whereabouts';
import { BRASS, DARK, painted, seatColour } from './textures';

/** How far the floor's texture reaches beyond the lobby, in fields. */
export const BORDER = 1;
const FLOOR_PIXELS = 1024;

/** Draw the floor: checkered fields with their names, and the mats before the doors. */
export function floorTexture(
  sides: readonly SceneSide[],
  isAround: boolean,
  ground: string,
): CanvasTexture {
  const unit = FLOOR_PIXELS / (FIELDS + 2 * BORDER);
  return painted(FLOOR_PIXELS, FLOOR_PIXELS, (context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, FLOOR_PIXELS, FLOOR_PIXELS);
    context.translate(BORDER * unit, BORDER * unit);
    drawFields(context, unit);
    for (const side of ['N', 'E', 'S', 'W'] as const) {
      const owner = sides.find((one) => one.side === side);
      for (let number = 1; number <= FIELDS; number += 1) {
        drawMat(context, unit, side, number, isAround, owner);
      }
    }
  });
}

const GLOSS_PIXELS = 256;

/** Draw how rough the floor is: polished fields, dull joints, and dull ground around them. */
export function glossTexture(): CanvasTexture {
  const unit = GLOSS_PIXELS / (FIELDS + 2 * BORDER);
  const texture = painted(GLOSS_PIXELS, GLOSS_PIXELS, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, GLOSS_PIXELS, GLOSS_PIXELS);
    for (let column = 0; column < FIELDS; column += 1) {
      for (let row = 0; row < FIELDS; row += 1) {
        const rough = ((column + row) % 2 === 0 ? 78 : 104) + ((column * 7 + row * 5) % 3) * 9;
        context.fillStyle = `rgb(${rough} ${rough} ${rough})`;
        context.fillRect(
          (column + BORDER) * unit + 1,
          (row + BORDER) * unit + 1,
          unit - 2,
          unit - 2,
        );
      }
    }
  });
  texture.colorSpace = NoColorSpace;
  return texture;
}

function drawFields(context: CanvasRenderingContext2D, unit: number): void {
  for (let column = 0; column < FIELDS; column += 1) {
    for (let row = 0; row < FIELDS; row += 1) {
      const [x, y] = [column * unit, (FIELDS - 1 - row) * unit];
      const isDark = (column + row) % 2 === 0;
      context.fillStyle = isDark ? '#5a3d33' : '#d9bd92';
      context.fillRect(x, y, unit, unit);
      veins(context, x, y, unit, isDark);
      inset(context, x, y, unit);
      context.fillStyle = isDark ? '#b99a7c' : '#8d6d4b';
      context.font = `${unit * 0.14}px Georgia, serif`;
      context.fillText(fieldName(column, row), x + unit * 0.06, y + unit * 0.95);
    }
  }
  context.strokeStyle = BRASS;
  context.lineWidth = unit * 0.04;
  context.strokeRect(0, 0, FIELDS * unit, FIELDS * unit);
}

/** Draw the edge of a field: light falls on it from one side. */
function inset(context: CanvasRenderingContext2D, x: number, y: number, unit: number): void {
  const thin = unit * 0.018;
  context.fillStyle = 'rgb(255 240 215 / 22%)';
  context.fillRect(x, y, unit, thin);
  context.fillRect(x, y, thin, unit);
  context.fillStyle = 'rgb(20 8 4 / 38%)';
  context.fillRect(x, y + unit - thin, unit, thin);
  context.fillRect(x + unit - thin, y, thin, unit);
}

function veins(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  unit: number,
  isDark: boolean,
): void {
  context.strokeStyle = isDark ? 'rgb(255 220 180 / 7%)' : 'rgb(90 50 20 / 9%)';
  context.lineWidth = unit * 0.012;
  for (let line = 0; line < 5; line += 1) {
    const wave = Math.sin(x * 3.1 + y * 1.7 + line * 2.3);
    context.beginPath();
    context.moveTo(x, y + unit * (0.1 + line * 0.2 + wave * 0.05));
    context.quadraticCurveTo(
      x + unit / 2,
      y + unit * (0.1 + line * 0.2 - wave * 0.12),
      x + unit,
      y + unit * (0.12 + line * 0.2 + wave * 0.08),
    );
    context.stroke();
  }
}

function drawMat(
  context: CanvasRenderingContext2D,
  unit: number,
  side: Side,
  number: number,
  isAround: boolean,
  owner: SceneSide | undefined,
): void {
  const along = (number - 0.5) * unit;
  const far = FIELDS * unit;
  const places = { N: [along, -0.3], S: [along, 0.3], W: [-0.3, along], E: [0.3, along] } as const;
  const [x, y] = places[side];
  context.save();
  context.translate(
    side === 'W' ? x * unit : side === 'E' ? far + x * unit : x,
    side === 'N' ? y * unit : side === 'S' ? far + y * unit : far - y,
  );
  context.fillStyle = owner ? seatColour(owner.colour) : '#463a68';
  context.globalAlpha = owner ? 0.75 : 0.9;
  context.beginPath();
  const isUpright = side === 'E' || side === 'W';
  const [wide, high] = isUpright ? [0.4, 0.7] : [0.7, 0.4];
  context.roundRect((-wide * unit) / 2, (-high * unit) / 2, wide * unit, high * unit, unit * 0.06);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = DARK;
  context.font = `bold ${unit * 0.3}px Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const shown = isAround && (side === 'E' || side === 'S') ? FIELDS + 1 - number : number;
  if (!owner) context.fillStyle = BRASS;
  context.rotate({ S: 0, W: Math.PI / 2, N: Math.PI, E: -Math.PI / 2 }[side]);
  context.fillText(String(shown), 0, 0);
  context.restore();
}
