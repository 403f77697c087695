/** Textures that are drawn here: walls with their doors, wood, lava, light. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { FIELDS } from '../twin/measures';

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

const WALL_WIDE = 1536;
const WALL_HIGH = 448;

/** Draw a wall as seen from inside: wallpaper, panels, six doors with brass numbers. */
export function wallTexture(numbers: readonly number[]): CanvasTexture {
  return painted(WALL_WIDE, WALL_HIGH, (context) => {
    const paper = context.createLinearGradient(0, 0, 0, WALL_HIGH);
    paper.addColorStop(0, '#2b2350');
    paper.addColorStop(1, '#5a3a58');
    context.fillStyle = paper;
    context.fillRect(0, 0, WALL_WIDE, WALL_HIGH);
    damask(context);
    context.fillStyle = '#4a2c24';
    context.fillRect(0, WALL_HIGH * 0.7, WALL_WIDE, WALL_HIGH * 0.3);
    context.fillStyle = '#7a5038';
    context.fillRect(0, WALL_HIGH * 0.69, WALL_WIDE, 8);
    context.fillRect(0, 0, WALL_WIDE, 10);
    numbers.forEach((number, place) => drawDoor(context, place, number));
  });
}

function damask(context: CanvasRenderingContext2D): void {
  context.strokeStyle = 'rgb(255 225 190 / 9%)';
  context.lineWidth = 3;
  for (let x = 0; x < WALL_WIDE; x += 64) {
    for (let y = 20; y < WALL_HIGH * 0.68; y += 64) {
      context.beginPath();
      context.ellipse(x + ((y / 64) % 2) * 32, y + 20, 12, 22, 0, 0, Math.PI * 2);
      context.stroke();
    }
  }
}

function drawDoor(context: CanvasRenderingContext2D, place: number, number: number): void {
  const wide = WALL_WIDE / FIELDS;
  const [left, top] = [place * wide + wide * 0.2, WALL_HIGH * 0.18];
  const [width, height] = [wide * 0.6, WALL_HIGH * 0.82];
  context.fillStyle = '#2c1712';
  context.fillRect(left - 10, top - 12, width + 20, height + 12);
  const wood = context.createLinearGradient(left, 0, left + width, 0);
  wood.addColorStop(0, '#5c3424');
  wood.addColorStop(0.5, '#7a4a30');
  wood.addColorStop(1, '#54301f');
  context.fillStyle = wood;
  context.fillRect(left, top, width, height);
  context.strokeStyle = '#2f190f';
  context.lineWidth = 5;
  context.strokeRect(left + 18, top + 96, width - 36, 90);
  context.strokeRect(left + 18, top + 208, width - 36, 130);
  context.fillStyle = BRASS;
  context.beginPath();
  context.arc(left + width / 2, top + 46, 30, 0, Math.PI * 2);
  context.arc(left + width - 16, top + 200, 9, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = DARK;
  context.font = 'bold 42px Georgia, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), left + width / 2, top + 48);
}

/** Draw wood, cloth or brass of a colour. */
export function grainTexture(colour: string, isCloth: boolean): CanvasTexture {
  const texture = painted(128, 128, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 128, 128);
    for (let line = 0; line < 26; line += 1) {
      const light = line % 2 === 0 ? 'rgb(255 235 200 / 8%)' : 'rgb(0 0 0 / 13%)';
      context.strokeStyle = light;
      context.lineWidth = isCloth ? 1 : 1 + (line % 3);
      context.beginPath();
      const y = line * 5 + Math.sin(line * 12.9) * 3;
      context.moveTo(0, y);
      context.bezierCurveTo(40, y + Math.sin(line) * 5, 90, y - Math.cos(line * 2) * 5, 128, y);
      context.stroke();
      if (isCloth) {
        context.beginPath();
        context.moveTo(y, 0);
        context.lineTo(y, 128);
        context.stroke();
      }
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
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
    context.fillStyle = '#0a0714';
    context.beginPath();
    context.arc(64, 96, 32, 0, 7);
    context.fill();
    context.beginPath();
    context.moveTo(48, 100);
    context.lineTo(80, 100);
    context.lineTo(90, 204);
    context.lineTo(38, 204);
    context.fill();
  });
}
