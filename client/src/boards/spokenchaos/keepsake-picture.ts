/** Pictures to keep, with what they show written below them: 1600 pixels wide and 1200 high. */

import { blank, clip, drawLook, seenIn, type Frame } from './look-picture';
import {
  captionOf,
  eyeAt,
  hidingView,
  placeOf,
  type HidingPlace,
  type KeptLook,
} from './keepsakes';
import { NOTHING_IN_MIND, sceneOf, type Scene } from './scene';
import { sizeOf } from './state';
import { studio } from './stills';
import { GHOST_SIZES } from './geometry/measures';

const WIDTH = 1600;
const HEIGHT = 1200;
const BAND = 190; // pixels below the picture, for words
const MARGIN = 48;
const PICTURE: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT - BAND };
/** The look beside a hiding place. */
const INSET: Frame = { x: WIDTH - 400 - MARGIN, y: MARGIN, width: 400, height: 400 };
const GROUND = '#17102b';
const TEXT = '#ebe6fa';
const CANDLE = '#f6b64b';
const TITLE_SIZE = 46;
const TEXT_SIZE = 28;
const LINE = 36;

/** What is written below a picture. */
export interface Caption {
  readonly title: string;
  readonly words: string;
}

/** Return the picture of a look through its keyhole. */
export async function lookPicture(kept: KeptLook, caption: Caption): Promise<HTMLCanvasElement> {
  const [canvas, context] = sheet();
  await drawKept(context, PICTURE, kept);
  write(context, caption, captionOf(kept.shown));
  return canvas;
}

/** Return the picture of a hiding place, seen from behind the ghost, and the look that missed it. */
export async function hidingPicture(
  place: HidingPlace,
  caption: Caption,
): Promise<HTMLCanvasElement> {
  const { kept, ghost } = place;
  const [canvas, context] = sheet();
  const view = hidingView(kept.shown.state, ghost, kept.official.door);
  const { width, height } = PICTURE;
  const still = await studio.take({ scene: hidingScene(place), view, width, height });
  if (still) {
    context.drawImage(still, 0, 0);
    await drawKept(context, INSET, kept);
    context.strokeStyle = CANDLE;
    context.lineWidth = 3;
    context.strokeRect(INSET.x, INSET.y, INSET.width, INSET.height);
  } else await drawKept(context, PICTURE, kept);
  write(context, caption, captionOf(kept.shown));
  return canvas;
}

async function drawKept(
  context: CanvasRenderingContext2D,
  frame: Frame,
  { shown, official, look }: KeptLook,
): Promise<void> {
  const { state, seats } = shown;
  const scene = sceneOf(state, seats, -1, NOTHING_IN_MIND, { looked: official });
  const { width, height } = frame;
  const still = await studio.take({ scene, door: official.door, width, height });
  const ghosts = new Set(official.sights.flatMap((one) => (one.is_caught ? [one.ghost] : [])));
  const outlined = { ghosts, picked: undefined };
  drawLook(context, frame, seenIn(look, state.grid, seats), outlined, still);
}

/** Return the lobby with the ghost that was hidden, and the way along which the keyhole looked. */
function hidingScene({ kept: { shown, official }, ghost }: HidingPlace): Scene {
  const { state, seats } = shown;
  const scene = sceneOf(state, seats, -1, NOTHING_IN_MIND);
  const [x, y, height] = placeOf(state, ghost);
  const [eyeX, eyeY] = eyeAt(official.door);
  const radius = GHOST_SIZES[sizeOf(ghost)].diameter / 2;
  const way = [[eyeX, eyeY] as const, [x, y] as const];
  return {
    ...scene,
    ghosts: scene.ghosts
      .filter(({ place }) => place === 'inside')
      .map((one) => (one.ghost === ghost ? { ...one, style: 'chosen' } : one)),
    lights: [{ door: official.door, way, radius, isCaught: false }],
    asked: { x, y, height, radius },
  };
}

function sheet(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = blank(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing can be drawn here');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  return [canvas, context];
}

/** Write below a picture what it is, what it shows, and of which match. */
function write(context: CanvasRenderingContext2D, { title, words }: Caption, match: string): void {
  const top = HEIGHT - BAND;
  context.save();
  clip(context, { x: 0, y: top, width: WIDTH, height: BAND });
  context.textBaseline = 'alphabetic';
  context.fillStyle = CANDLE;
  context.font = `560 ${TITLE_SIZE}px ${fontOf('--title')}`;
  context.fillText(title, MARGIN, top + 64);
  context.font = `400 ${TEXT_SIZE}px ${fontOf('--body')}`;
  context.fillStyle = TEXT;
  context.textAlign = 'right';
  context.fillText(match, WIDTH - MARGIN, top + 62);
  context.textAlign = 'left';
  const lines = wrapped(words, WIDTH - 2 * MARGIN, (text) => context.measureText(text).width);
  lines.forEach((line, index) => context.fillText(line, MARGIN, top + 114 + index * LINE));
  context.restore();
}

function fontOf(name: string): string {
  const font = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return font || 'serif';
}

/** Return words in lines, each of them no wider than there is room for. */
export function wrapped(words: string, room: number, width: (text: string) => number): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const fits = lines.length > 0 && width(longer) <= room;
    return fits ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}
