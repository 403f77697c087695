/** The options of a match as the numbers that the rules read; `core/choices.py` has the rules. */

/** How the texts of an option become a number. */
export interface OptionNumbers {
  readonly kind: 'number' | 'seat' | 'switch' | 'choice' | 'list' | 'text';
  /** What holds where nothing is chosen. */
  readonly default: string;
  readonly names: readonly string[];
  /** The game decides where nothing is chosen: then numbers begin with 1. */
  readonly may_be_left: boolean;
  /** Of a text: those with a name, and the letter that sets a bit. */
  readonly presets?: Readonly<Record<string, string>>;
  readonly marked?: string;
}

export type OptionTable = Readonly<Record<string, OptionNumbers>>;

const NOT_CHOSEN = -1;

/** Return the numbers of options that were chosen. */
export function numbersOf(
  table: OptionTable,
  chosen: Readonly<Record<string, string>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(table).map(([name, about]) => [
      name,
      numberOf(about, chosen[name] ?? about.default),
    ]),
  );
}

function numberOf(about: OptionNumbers, text: string): number {
  switch (about.kind) {
    case 'list':
      return text
        .split(' ')
        .filter(Boolean)
        .reduce((bits, part) => bits + 2 ** about.names.indexOf(part), 0);
    case 'text':
      return Array.from((about.presets?.[text] ?? text).replaceAll(' ', '')).reduce(
        (bits, letter, place) => bits + (letter === about.marked ? 2 ** place : 0),
        0,
      );
    case 'switch':
    case 'choice':
      return about.may_be_left ? ['', ...about.names].indexOf(text) : about.names.indexOf(text);
    default:
      return /^\d+$/.test(text) ? Number(text) : NOT_CHOSEN;
  }
}
