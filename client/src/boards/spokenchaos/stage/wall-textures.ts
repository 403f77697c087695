/** Textures of a wall: paper and panels, brass numbers, and the leaf of a door. */

import type { CanvasTexture } from 'three';
import { FIELDS } from '../geometry/measures';
import { BRASS, DARK, grain, painted } from './textures';

const WALL_WIDE = 1536;
const WALL_HIGH = 448;

/** Draw a wall as seen from inside: wallpaper, panels, and brass numbers above six doors. */
export function wallTexture(numbers: readonly number[]): CanvasTexture {
  return painted(WALL_WIDE, WALL_HIGH, (context) => {
    const paper = context.createLinearGradient(0, 0, 0, WALL_HIGH);
    paper.addColorStop(0, '#3a2f68');
    paper.addColorStop(1, '#6a4668');
    context.fillStyle = paper;
    context.fillRect(0, 0, WALL_WIDE, WALL_HIGH);
    damask(context);
    const panels = context.createLinearGradient(0, WALL_HIGH * 0.7, 0, WALL_HIGH);
    panels.addColorStop(0, '#5e3a2c');
    panels.addColorStop(1, '#3c2219');
    context.fillStyle = panels;
    context.fillRect(0, WALL_HIGH * 0.7, WALL_WIDE, WALL_HIGH * 0.3);
    numbers.forEach((number, place) => drawNumber(context, place, number));
  });
}

function damask(context: CanvasRenderingContext2D): void {
  context.lineWidth = 2.5;
  for (let column = 0; column < WALL_WIDE / 48; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const [x, y] = [column * 48 + (row % 2) * 24, row * 52 + 26];
      context.strokeStyle = 'rgb(255 225 190 / 13%)';
      context.beginPath();
      context.moveTo(x, y - 22);
      context.bezierCurveTo(x + 20, y - 6, x + 12, y + 14, x, y + 22);
      context.bezierCurveTo(x - 12, y + 14, x - 20, y - 6, x, y - 22);
      context.moveTo(x, y - 8);
      context.lineTo(x, y + 10);
      context.stroke();
    }
  }
}

/** Draw the brass plate above a door. */
function drawNumber(context: CanvasRenderingContext2D, place: number, number: number): void {
  const [x, y] = [(place + 0.5) * (WALL_WIDE / FIELDS), WALL_HIGH * 0.105];
  const brass = context.createRadialGradient(x - 8, y - 10, 4, x, y, 34);
  brass.addColorStop(0, '#fff0c4');
  brass.addColorStop(1, '#b98a3c');
  context.fillStyle = brass;
  context.beginPath();
  context.arc(x, y, 31, 0, 7);
  context.fill();
  context.fillStyle = DARK;
  context.font = 'bold 44px Georgia, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), x, y + 3);
}

/** Draw a door: two panels, a knob, worn where hands and feet have been. */
export function leafTexture(): CanvasTexture {
  return painted(256, 512, (context) => {
    const wood = context.createLinearGradient(0, 0, 256, 0);
    wood.addColorStop(0, '#7d4a30');
    wood.addColorStop(0.5, '#95603f');
    wood.addColorStop(1, '#74432b');
    context.fillStyle = wood;
    context.fillRect(0, 0, 256, 512);
    grain(context, 256, 512);
    for (const [top, high] of [
      [36, 180],
      [256, 220],
    ] as const) {
      context.strokeStyle = 'rgb(40 18 8 / 85%)';
      context.lineWidth = 8;
      context.strokeRect(40, top, 176, high);
      context.strokeStyle = 'rgb(255 214 160 / 22%)';
      context.lineWidth = 3;
      context.strokeRect(47, top + 7, 162, high - 14);
    }
    const scuffs = context.createLinearGradient(0, 440, 0, 512);
    scuffs.addColorStop(0, 'rgb(20 8 4 / 0%)');
    scuffs.addColorStop(1, 'rgb(20 8 4 / 55%)');
    context.fillStyle = scuffs;
    context.fillRect(0, 440, 256, 72);
    context.fillStyle = BRASS;
    context.beginPath();
    context.arc(226, 262, 14, 0, 7);
    context.fill();
  });
}
