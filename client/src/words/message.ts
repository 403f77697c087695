/**
 * Messages with parameters and plural forms.
 *
 *   "steps": { "one": "{count} step", "other": "{count} steps" }    say by `count`
 *   "turn":  "It is {name}'s turn"
 */

export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Catalog = Readonly<Record<string, Message>>;
export type Parameters = Readonly<Record<string, string | number>>;

const PARAMETER = /\{(\w+)\}/g;

/** Return a message with its parameters filled in, in the plural form that `count` asks for. */
export function filled(message: Message, parameters: Parameters, language: string): string {
  const text = typeof message === 'string' ? message : form(message, parameters, language);
  return text.replace(PARAMETER, (whole, name: string) => {
    const value = parameters[name];
    return value === undefined ? whole : String(value);
  });
}

/** Return words as the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Return words as a whole sentence: with a full stop, unless they end in a mark of their own. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Return the names of all parameters of a message. */
export function parametersOf(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const names = texts.flatMap((text) =>
    [...text.matchAll(PARAMETER)].map((found) => found[1] ?? ''),
  );
  return [...new Set(names)].sort();
}

function form(message: Exclude<Message, string>, { count }: Parameters, language: string): string {
  const rule = new Intl.PluralRules(language).select(Number(count ?? 0));
  return message[rule] ?? message.other ?? '';
}
