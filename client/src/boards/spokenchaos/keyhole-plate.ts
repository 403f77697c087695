/** The door before one's eye: the shapes of wood, brass, opening and lid, in parts of the grid. */

import { KEYHOLE } from './geometry/measures';

const HIGH = KEYHOLE.circle_height + KEYHOLE.circle_radius - KEYHOLE.slot_bottom;
const part = (length: number) => length / HIGH;
const down = (height: number) => part(KEYHOLE.circle_height + KEYHOLE.circle_radius - height);
const radius = part(KEYHOLE.circle_radius);
const middle = down(KEYHOLE.circle_height);
const [above, below] = [part(KEYHOLE.half_width_top), part(KEYHOLE.half_width_bottom)];
/** Where the slot leaves the circle. */
const leaves = middle + Math.sqrt(radius * radius - above * above);

export const OPENING =
  `M${0.5 - above} ${leaves} A${radius} ${radius} 0 1 1 ${0.5 + above} ${leaves} ` +
  `L${0.5 + below} 1 L${0.5 - below} 1Z`;
export const ESCUTCHEON =
  'M0.5 -0.3 C0.95 -0.3 1.02 0.05 0.98 0.35 L0.93 0.95 C0.9 1.2 0.74 1.3 0.5 1.3 ' +
  'C0.26 1.3 0.1 1.2 0.07 0.95 L0.02 0.35 C-0.02 0.05 0.05 -0.3 0.5 -0.3Z';
/** The cover before the opening; it hangs from the upper screw and swings aside. */
export const LID =
  'M0.5 -0.2 C0.9 -0.22 0.85 0.5 0.76 1.06 Q0.5 1.14 0.24 1.06 C0.15 0.5 0.1 -0.22 0.5 -0.2Z';
export const SCREWS = [
  [0.5, -0.13],
  [0.5, 1.2],
] as const;
export const SCREW_RADIUS = 0.035;
/** Degrees by which the lid is turned that has swung aside. */
export const ASIDE = 158;
/** All around the opening, as far as one may see. */
export const DOOR = 'M-6 -6H7V7H-6Z';
export const GRAIN = [-0.86, -0.3, 1.3, 1.86].map((x) => `M${x} -1 q0.03 0.8 0 1.5 t0 1.5`);

type Stops = readonly (readonly [at: number, colour: string])[];

export const WOOD: Stops = [
  [0.15, '#2a1710'],
  [0.55, '#120a0c'],
  [1, '#05030a'],
];
export const WOOD_REACH = 1.9;
export const BRASS: Stops = [
  [0, '#46310f'],
  [0.3, '#8a6a32'],
  [0.5, '#553c15'],
  [0.75, '#73551f'],
  [1, '#2c1d09'],
];
/** What is drawn along edges: colour, and width in parts of the grid. */
export const EDGES = {
  grain: ['rgb(0 0 0 / 45%)', 0.03],
  plate: ['#1a0f08', 0.02],
  bevel: ['rgb(240 204 134 / 75%)', 0.05],
  lip: ['#0a0508', 0.016],
  screw: ['#2a1a08', 0.008],
} as const;
export const SCREW = '#7d5a24';

/** Draw the door with its lid swung aside; the context's unit is the grid, and the opening stays. */
export function drawPlate(context: CanvasRenderingContext2D): void {
  const opening = new Path2D(OPENING);
  const brass = filled(context.createLinearGradient(0, 0, 1, 1), BRASS);
  const wood = context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, WOOD_REACH);
  around(context, DOOR, filled(wood, WOOD));
  for (const line of GRAIN) edge(context, new Path2D(line), 'grain');
  around(context, ESCUTCHEON, brass);
  edge(context, new Path2D(ESCUTCHEON), 'plate');
  edge(context, opening, 'bevel');
  edge(context, opening, 'lip');
  drawLid(context, brass);
  for (const [x, y] of SCREWS) {
    const screw = new Path2D();
    screw.arc(x, y, SCREW_RADIUS, 0, 2 * Math.PI);
    context.fillStyle = SCREW;
    context.fill(screw);
    edge(context, screw, 'screw');
  }
}

/** Fill a shape around the opening. */
function around(context: CanvasRenderingContext2D, shape: string, colour: CanvasGradient): void {
  context.fillStyle = colour;
  context.fill(new Path2D(`${shape} ${OPENING}`), 'evenodd');
}

function drawLid(context: CanvasRenderingContext2D, brass: CanvasGradient): void {
  const [[x, y]] = SCREWS;
  context.save();
  context.translate(x, y);
  context.rotate((ASIDE * Math.PI) / 180);
  context.translate(-x, -y);
  context.fillStyle = brass;
  context.fill(new Path2D(LID));
  edge(context, new Path2D(LID), 'plate');
  context.restore();
}

function filled(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

function edge(context: CanvasRenderingContext2D, path: Path2D, kind: keyof typeof EDGES): void {
  [context.strokeStyle, context.lineWidth] = EDGES[kind];
  context.stroke(path);
}
