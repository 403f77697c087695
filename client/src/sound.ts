/** A few soft sounds of our own, made on the spot; silent unless they are wanted. */

import { choices } from './choices.svelte';

export interface Tone {
  readonly from: number; // hertz
  readonly to: number;
  readonly length: number; // seconds
  readonly loudness: number;
  readonly wave: OscillatorType;
  /** Seconds to wait first. */
  readonly after?: number;
}

const WOOD: Tone = { from: 320, to: 140, length: 0.09, loudness: 0.16, wave: 'triangle' };
const BREATH: Tone = { from: 90, to: 60, length: 0.35, loudness: 0.1, wave: 'sine' };
const BELL: Tone = { from: 660, to: 655, length: 0.5, loudness: 0.08, wave: 'sine' };
const QUESTION: readonly Tone[] = [523, 698].map((from, note) => ({
  from,
  to: from,
  length: 0.4,
  loudness: 0.09,
  wave: 'sine',
  after: note * 0.16,
}));
const WON: readonly Tone[] = [392, 523, 659, 784, 1047].map((from, note) => ({
  from,
  to: from,
  length: note === 4 ? 1.2 : 0.5,
  loudness: 0.09,
  wave: 'triangle',
  after: note * 0.13,
}));
const LOST: readonly Tone[] = [392, 349, 294].map((from, note) => ({
  from,
  to: from * 0.99,
  length: 0.7,
  loudness: 0.08,
  wave: 'sine',
  after: note * 0.22,
}));

let context: AudioContext | undefined;
/** What will sound, and when. */
const coming = new Map<OscillatorNode, number>();

/** Sound as something is done: wood for people, a breath for chance and the rules. */
export function playSound(actor: number): void {
  sound(actor >= 0 ? WOOD : BREATH);
}

/** Sound when it becomes one's turn. */
export function playTurn(): void {
  sound(BELL);
}

/** Sound when somebody else asks something, or comes to one's table. */
export function playQuestion(): void {
  playTones(QUESTION);
}

/** Sound when somebody wins: oneself, or another. */
export function playEnd(isMine: boolean): void {
  playTones(isMine ? WON : LOST);
}

/** Sound as a board wishes it. */
export function playTones(tones: readonly Tone[]): void {
  tones.forEach(sound);
}

/** Leave out what has not begun to sound: its picture is skipped. */
export function hush(): void {
  for (const [oscillator, start] of coming) {
    if (start > (context?.currentTime ?? 0)) oscillator.stop();
  }
}

function sound(tone: Tone): void {
  if (!choices.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + (tone.after ?? 0);
  const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.from });
  const gain = new GainNode(context, { gain: tone.loudness });
  oscillator.frequency.setValueAtTime(tone.from, start);
  gain.gain.setValueAtTime(tone.loudness, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  gain.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.length);
  coming.set(oscillator, start);
  oscillator.onended = () => coming.delete(oscillator);
}
