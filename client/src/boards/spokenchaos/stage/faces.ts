/** The faces of ghosts, by how they fare. */

import type { CanvasTexture } from 'three';
import type { Sign } from '../../../look/seats';
import { SIGN_PATHS } from '../../../look/signs';
import { painted } from './textures';

export type Mood = 'hiding' | 'peeking' | 'caught' | 'silly' | 'afraid' | 'blinking' | 'gasping';

/** Return the face for the moment of a blink; whoever hides peeks for a moment. */
export function blinked(mood: Mood): Mood {
  if (mood === 'hiding') return 'peeking';
  return mood === 'peeking' ? 'blinking' : mood === 'afraid' ? 'gasping' : mood;
}

/** A mouth that trembles. */
const TREMBLING = [
  [54, 73],
  [64, 81],
  [74, 73],
  [84, 80],
] as const;

/** Draw the face of a ghost, and below it the sign of its seat. */
export function faceTexture(mood: Mood, sign: Sign): CanvasTexture {
  return painted(128, 160, (context) => {
    context.fillStyle = 'rgb(20 12 36 / 92%)';
    context.strokeStyle = context.fillStyle;
    context.lineWidth = 7;
    context.lineCap = 'round';
    for (const x of [40, 88]) drawEye(context, mood, x);
    drawMouth(context, mood);
    context.save();
    context.translate(40, 106);
    context.scale(2, 2);
    context.fill(new Path2D(SIGN_PATHS[sign]), 'evenodd');
    context.restore();
  });
}

function drawEye(context: CanvasRenderingContext2D, mood: Mood, x: number): void {
  context.beginPath();
  if (mood === 'hiding' || mood === 'blinking' || mood === 'gasping') {
    context.arc(x, 34, 13, 0.15 * Math.PI, 0.85 * Math.PI);
    context.stroke();
    return;
  }
  if (mood === 'silly') {
    context.arc(x, 38, x < 64 ? 18 : 9, 0, 7); // one eye wide, one screwed up
  } else if (mood === 'afraid') {
    drawFright(context, x);
    return;
  } else {
    context.ellipse(x, 38, mood === 'caught' ? 16 : 12, mood === 'caught' ? 20 : 16, 0, 0, 7);
  }
  context.fill();
  context.save();
  context.fillStyle = 'white';
  context.beginPath();
  context.arc(x + (mood === 'caught' ? 0 : 4), 33, mood === 'caught' ? 6 : 5, 0, 7);
  context.fill();
  context.restore();
}

/** Draw an eye that is mostly white. */
function drawFright(context: CanvasRenderingContext2D, x: number): void {
  context.save();
  context.fillStyle = 'white';
  context.lineWidth = 4;
  context.ellipse(x, 38, 17, 20, 0, 0, 7);
  context.fill();
  context.stroke();
  context.restore();
  context.beginPath();
  context.arc(x, 40, 6, 0, 7);
  context.fill();
}

function drawMouth(context: CanvasRenderingContext2D, mood: Mood): void {
  context.beginPath();
  if (mood === 'caught') {
    context.ellipse(64, 80, 13, 17, 0, 0, 7);
    context.fill();
    return;
  }
  if (mood === 'afraid' || mood === 'gasping') {
    context.moveTo(44, 80);
    for (const [x, y] of TREMBLING) context.lineTo(x, y);
    context.stroke();
    return;
  }
  if (mood === 'silly') {
    context.moveTo(42, 72);
    context.lineTo(86, 68);
    context.stroke();
    drawTongue(context);
    return;
  }
  context.arc(
    64,
    mood === 'hiding' ? 72 : 66,
    mood === 'hiding' ? 7 : 12,
    0.1 * Math.PI,
    0.9 * Math.PI,
  );
  context.stroke();
}

function drawTongue(context: CanvasRenderingContext2D): void {
  context.save();
  context.fillStyle = '#ff5d7c';
  context.beginPath();
  context.ellipse(72, 84, 11, 17, 0, 0, 7);
  context.fill();
  context.restore();
}
