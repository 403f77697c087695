/** Which part of the drawing is seen: it can be brought nearer and moved about. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of what is seen, and how many times nearer than all of it. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const NEAREST = 4;
export const ZOOM_STEP = 1.4;

/** Pixels in which something is drawn. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Return the units in a pixel where a whole drawing is seen. */
export function unitIn(all: Box, { width, height }: Room): number {
  return Math.max(all.width / width, all.height / height);
}

/** See everything. */
export function whole(all: Box): View {
  return { x: all.x + all.width / 2, y: all.y + all.height / 2, zoom: 1 };
}

/** Return the part of the drawing that is seen. */
export function boxOf(all: Box, { x, y, zoom }: View): Box {
  const width = all.width / zoom;
  const height = all.height / zoom;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Come nearer by a factor; what lies at a point stays there. */
export function zoomed(
  all: Box,
  view: View,
  factor: number,
  point: readonly [number, number],
): View {
  const zoom = clamped(view.zoom * factor, 1, NEAREST);
  const share = 1 - view.zoom / zoom;
  return within(all, {
    x: view.x + (point[0] - view.x) * share,
    y: view.y + (point[1] - view.y) * share,
    zoom,
  });
}

/** Move by a distance in units of the drawing. */
export function moved(all: Box, view: View, right: number, down: number): View {
  return within(all, { ...view, x: view.x + right, y: view.y + down });
}

/** See a part of the drawing, with so much of everything as fits, but not beyond a zoom. */
export function focused(all: Box, part: Box, most: number): View {
  const fitting = Math.min(all.width / part.width, all.height / part.height);
  const zoom = clamped(Math.min(most, Math.max(fitting, 1)), 1, NEAREST);
  return within(all, { x: part.x + part.width / 2, y: part.y + part.height / 2, zoom });
}

/** Return a view that shows nothing beyond the drawing. */
function within(all: Box, view: View): View {
  const { width, height } = boxOf(all, view);
  return {
    x: clamped(view.x, all.x + width / 2, all.x + all.width - width / 2),
    y: clamped(view.y, all.y + height / 2, all.y + all.height - height / 2),
    zoom: view.zoom,
  };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
