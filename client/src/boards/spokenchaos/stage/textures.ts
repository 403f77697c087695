/** Textures that are drawn here: walls with their doors, wood, lava, light. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { FIELDS } from '../geometry/measures';

export const BRASS = '#e8bd6d';
export const DARK = '#160f26';

/** Draw a texture. */
export function painted(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Return the colour of a seat as the look has it. */
export function seatColour(colour: string): string {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(`--seat-${colour}`).trim() || '#888888';
}

/** Colours that the light of the lobby washes out, as they are painted there. */
const DEEPER: Readonly<Record<string, string>> = { orange: '#ff6a00' };

/** Return the colour of a seat as ghosts on the stage have it. */
export function ghostColour(colour: string): string {
  return DEEPER[colour] ?? seatColour(colour);
}

/** Draw fine lines along the wood. */
export function grain(context: CanvasRenderingContext2D, wide: number, high: number): void {
  for (let line = 0; line < wide / 7; line += 1) {
    context.strokeStyle = line % 2 === 0 ? 'rgb(255 230 190 / 6%)' : 'rgb(20 6 0 / 12%)';
    context.lineWidth = 1 + (line % 3);
    const x = line * 7 + Math.sin(line * 12.9) * 3;
    context.beginPath();
    context.moveTo(x, 0);
    context.bezierCurveTo(
      x + Math.sin(line) * 8,
      high / 3,
      x - Math.cos(line * 2) * 8,
      high / 1.5,
      x,
      high,
    );
    context.stroke();
  }
}

/** Draw a dark patch that is soft at its edges. */
export function softTexture(): CanvasTexture {
  return painted(128, 128, (context) => {
    context.filter = 'blur(9px)';
    context.fillStyle = 'rgb(8 4 16)';
    context.fillRect(22, 22, 84, 84);
  });
}

const GRAIN = 256;

/** Draw wood, cloth or brass of a colour, with the scratches and stains of many guests. */
export function grainTexture(colour: string, isCloth: boolean): CanvasTexture {
  const texture = painted(GRAIN, GRAIN, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, GRAIN, GRAIN);
    if (isCloth) weave(context);
    else grain(context, GRAIN, GRAIN);
    stains(context);
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

function weave(context: CanvasRenderingContext2D): void {
  for (let line = 0; line < GRAIN; line += 4) {
    context.fillStyle = line % 8 === 0 ? 'rgb(255 225 215 / 9%)' : 'rgb(0 0 0 / 12%)';
    context.fillRect(0, line, GRAIN, 1.5);
    context.fillRect(line, 0, 1.5, GRAIN);
  }
}

function stains(context: CanvasRenderingContext2D): void {
  for (let spot = 0; spot < 22; spot += 1) {
    // Evenly spread: where several fall on one another they look burnt.
    const [x, y] = [((spot * 0.7549) % 1) * GRAIN, ((spot * 0.5698) % 1) * GRAIN];
    const radius = 10 + (spot % 5) * 9;
    const stain = context.createRadialGradient(x, y, 1, x, y, radius);
    const isLight = spot % 3 === 0;
    stain.addColorStop(0, isLight ? 'rgb(255 230 190 / 12%)' : 'rgb(0 0 0 / 8%)');
    stain.addColorStop(1, 'rgb(0 0 0 / 0%)');
    context.fillStyle = stain;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    context.strokeStyle = isLight ? 'rgb(255 235 205 / 20%)' : 'rgb(0 0 0 / 22%)';
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.sin(spot * 5.1) * 26, y + Math.cos(spot * 3.3) * 8);
    context.stroke();
  }
}

/** Draw the keys of the piano. */
export function keysTexture(): CanvasTexture {
  return painted(512, 64, (context) => {
    context.fillStyle = '#f3ead6';
    context.fillRect(0, 0, 512, 64);
    context.fillStyle = '#1a1418';
    for (let key = 0; key < 28; key += 1) {
      context.fillRect(key * (512 / 28), 0, 1.5, 64);
      if (![2, 6].includes(key % 7)) context.fillRect(key * (512 / 28) + 12, 0, 11, 38);
    }
  });
}

/** Draw drawers with brass knobs, so many above each other. */
export function drawersTexture(count: number): CanvasTexture {
  return painted(128, 256, (context) => {
    context.fillStyle = '#6a4128';
    context.fillRect(0, 0, 128, 256);
    for (let drawer = 0; drawer < count; drawer += 1) {
      const [top, high] = [(drawer * 256) / count + 8, 256 / count - 14];
      context.strokeStyle = '#351d10';
      context.lineWidth = 4;
      context.strokeRect(10, top, 108, high);
      context.fillStyle = BRASS;
      context.beginPath();
      context.arc(64, top + high / 2, 7, 0, Math.PI * 2);
      context.fill();
    }
  });
}

/** Draw glowing lava in the joints between the fields. */
export function lavaTexture(): CanvasTexture {
  const [size, fields] = [512, FIELDS + 2];
  return painted(size, size, (context) => {
    context.fillStyle = 'black';
    context.fillRect(0, 0, size, size);
    context.lineCap = 'round';
    for (const [width, colour] of LAVA) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      for (let line = 1; line < fields; line += 1) {
        joint(context, size, (line * size) / fields, size / fields, true);
        joint(context, size, (line * size) / fields, size / fields, false);
      }
    }
  });
}

const LAVA = [
  [30, 'rgb(120 10 0 / 55%)'],
  [14, 'rgb(255 70 0 / 70%)'],
  [5, 'rgb(255 220 120)'],
] as const;

function joint(
  context: CanvasRenderingContext2D,
  size: number,
  at: number,
  unit: number,
  isLevel: boolean,
): void {
  context.beginPath();
  for (let along = unit; along <= size - unit; along += 8) {
    const bent = at + Math.sin(along * 0.11 + at) * 3 + Math.sin(along * 0.037 + at * 2) * 2;
    context.lineTo(isLevel ? along : bent, isLevel ? bent : along);
  }
  context.stroke();
}

/** Draw a soft round glow: light of a candle, or mist. */
export function glowTexture(inner: string, outer: string): CanvasTexture {
  return painted(128, 128, (context) => {
    const glow = context.createRadialGradient(64, 64, 2, 64, 64, 64);
    glow.addColorStop(0, inner);
    glow.addColorStop(1, outer);
    context.fillStyle = glow;
    context.fillRect(0, 0, 128, 128);
  });
}

/** Draw a number. */
export function numberTexture(number: number): CanvasTexture {
  return painted(64, 64, (context) => {
    context.fillStyle = '#fff0cc';
    context.strokeStyle = '#241703';
    context.lineWidth = 8;
    context.font = 'bold 44px Georgia, serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.strokeText(String(number), 32, 34);
    context.fillText(String(number), 32, 34);
  });
}

/** Draw the number of a door on brass. */
export function medalTexture(number: number): CanvasTexture {
  return painted(64, 64, (context) => {
    context.fillStyle = '#d9a84a';
    context.strokeStyle = '#3a2408';
    context.lineWidth = 4;
    context.beginPath();
    context.arc(32, 32, 28, 0, 7);
    context.fill();
    context.stroke();
    context.fillStyle = '#241703';
    context.font = 'bold 42px Georgia, serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), 32, 34);
  });
}

/** Cut a keyhole into what is drawn, in the middle of 128: a round hole, and a slot below it. */
function cutKeyhole(context: CanvasRenderingContext2D, y: number, radius: number, slot: number) {
  context.fillStyle = '#0a0714';
  context.beginPath();
  context.arc(64, y, radius, 0, 7);
  context.fill();
  context.beginPath();
  context.moveTo(64 - radius / 2, y);
  context.lineTo(64 + radius / 2, y);
  context.lineTo(64 + radius * 0.82, y + slot);
  context.lineTo(64 - radius * 0.82, y + slot);
  context.fill();
}

/** Draw the plate with the keyhole. */
export function plateTexture(): CanvasTexture {
  return painted(128, 256, (context) => {
    const brass = context.createLinearGradient(0, 0, 128, 0);
    brass.addColorStop(0, '#8a6428');
    brass.addColorStop(0.5, '#f2cf86');
    brass.addColorStop(1, '#8a6428');
    context.fillStyle = brass;
    context.beginPath();
    context.roundRect(8, 8, 112, 240, 40);
    context.fill();
    cutKeyhole(context, 96, 32, 108);
  });
}

/** A keyhole in a disc of brass, as it is seen from everywhere. */
export function pinTexture(): CanvasTexture {
  return painted(128, 128, (context) => {
    context.fillStyle = '#0a0714';
    context.beginPath();
    context.arc(64, 64, 62, 0, 7);
    context.fill();
    context.fillStyle = '#f2cf86';
    context.beginPath();
    context.arc(64, 64, 52, 0, 7);
    context.fill();
    cutKeyhole(context, 52, 18, 46);
  });
}
