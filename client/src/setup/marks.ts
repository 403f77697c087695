/** A text of letters, one for each turn, in groups that stand for rounds: `mm rr mm`. */

export const OWN = 'own';

type Presets = Readonly<Record<string, string>>;

/** Return a text written out: the preset of that name, or the text itself. */
export function writtenOut(presets: Presets, text: string): string {
  return presets[text] ?? text;
}

/** Return the letters of each round. */
export function roundsOf(marks: string): string[][] {
  return marks
    .split(' ')
    .filter(Boolean)
    .map((round) => Array.from(round));
}

/** Return the letters that can stand for a turn, in the order in which the presets have them. */
export function lettersOf(presets: Presets): string[] {
  return [...new Set(Object.values(presets).join('').replaceAll(' ', ''))];
}

/** Return the marks with another letter at one turn: the next of those there are. */
export function turnedAt(
  marks: string,
  letters: readonly string[],
  round: number,
  turn: number,
): string {
  const rounds = roundsOf(marks);
  const found = rounds[round]?.[turn];
  if (rounds[round] && found !== undefined) {
    rounds[round][turn] = letters[(letters.indexOf(found) + 1) % letters.length] ?? found;
  }
  return rounds.map((one) => one.join('')).join(' ');
}

/** Return which choice a text is: a preset's name, or one's own. */
export function choiceOf(presets: Presets, text: string): string {
  return text in presets ? text : OWN;
}
