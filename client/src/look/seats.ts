/** Seats have a colour and a sign, the same everywhere: nobody needs to tell colours apart. */

export const SIGNS = ['leaf', 'flame', 'drop', 'sun', 'shell', 'moon', 'hammer'] as const;
export type Sign = (typeof SIGNS)[number];

/** The colours are custom properties of the look: `var(--seat-green)`, and text on them. */
export const COLOURS = [
  'green',
  'red',
  'blue',
  'yellow',
  'beige',
  'purple',
  'black',
  'orange',
] as const;
export type Colour = (typeof COLOURS)[number];

export interface SeatLook {
  readonly colour: Colour;
  readonly sign: Sign;
}

/** Colours of seats that are not named after one: far apart, beginning with amber and blue. */
const UNNAMED: readonly Colour[] = ['yellow', 'blue', 'red', 'green', 'purple', 'beige', 'black'];

function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

/** Return how a seat looks: its own colour if it is named after one. */
export function seatLook(name: string, number: number): SeatLook {
  const colour = isColour(name) ? name : (UNNAMED[number % UNNAMED.length] ?? 'yellow');
  // Orange is never at a table with yellow, and has the same sign.
  return {
    colour,
    sign: SIGNS[COLOURS.indexOf(colour === 'orange' ? 'yellow' : colour)] ?? 'leaf',
  };
}
