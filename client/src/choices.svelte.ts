/** What a visitor chose: language, light, motion, sound, opponents; kept in this browser. */

import type { Opponents } from './table/opponents';
import { isLanguage, likelyLanguage, type Language } from './words/language';

const KEY = 'gloaming';

export type Theme = 'system' | 'night' | 'dawn';
export const PACES = [0, 0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];

/** How many times faster than at a table a replay plays. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language?: string;
  theme?: Theme;
  pace?: Pace | null;
  sound?: boolean;
  coordinates?: boolean;
  speed?: Speed;
  isSoundOffered?: boolean;
  chances?: boolean;
  opponents?: Readonly<Record<string, Opponents>>;
  confirms?: boolean;
  looks?: Looks;
  colours?: Readonly<Partial<Record<string, string>>>;
  seen?: string[];
}

/** What was put together by hand, part by part, by game. */
type Looks = Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>;

function kept(): Kept {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {}; // Storage may be forbidden, or hold something else: then nothing was chosen.
  }
}

const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)');
const isLight = window.matchMedia('(prefers-color-scheme: light)');

class Choices {
  language = $state<Language>('en');
  theme = $state<Theme>('night');
  /** Nothing chosen: as the system wishes. */
  chosenPace = $state<Pace | null>(null);
  sound = $state(false);
  /** Whether boards print coordinates at their edges. */
  coordinates = $state(true);
  /** It was offered in this browser; that is done once. */
  isSoundOffered = $state(false);
  /** Of replays. */
  speed = $state<Speed>(1);
  /** Whether what bots think of everybody's chances is shown. */
  chances = $state(true);
  /** Against whom one last played, by game. */
  opponents = $state.raw<Readonly<Record<string, Opponents>>>({});
  /** Whether a move that was chosen is played only when it is confirmed. */
  confirms = $state(true);
  /** One's own monster. */
  looks = $state.raw<Looks>({});
  /** One's own colour, by game. */
  colours = $state.raw<Readonly<Partial<Record<string, string>>>>({});
  /** What has been pointed out once. */
  seen = $state.raw<readonly string[]>([]);
  systemIsCalm = $state(isCalm.matches);
  systemIsLight = $state(isLight.matches);
  readonly pace = $derived(this.chosenPace ?? (this.systemIsCalm ? 0 : 1));
  /** The same for how long pictures stand: without motion, too, unless all is wanted at once. */
  readonly tempo = $derived(this.chosenPace ?? 1);
  readonly shownTheme = $derived(this.#shown());

  constructor() {
    const found = kept();
    const language = found.language ?? '';
    this.language = isLanguage(language) ? language : likelyLanguage(navigator.languages);
    this.theme = found.theme ?? 'night';
    this.chosenPace = found.pace ?? null;
    this.sound = found.sound ?? false;
    this.coordinates = found.coordinates ?? true;
    this.isSoundOffered = found.isSoundOffered ?? false;
    this.speed = SPEEDS.find((speed) => speed === found.speed) ?? 1;
    this.chances = found.chances ?? true;
    this.opponents = found.opponents ?? {};
    this.confirms = found.confirms ?? true;
    this.looks = found.looks ?? {};
    this.colours = found.colours ?? {};
    this.seen = found.seen ?? [];
    isCalm.addEventListener('change', ({ matches }) => (this.systemIsCalm = matches));
    isLight.addEventListener('change', ({ matches }) => (this.systemIsLight = matches));
  }

  /** Keep what is chosen now for the next visit. */
  keep(): void {
    const { language, theme, chosenPace: pace, sound, coordinates, isSoundOffered, speed } = this;
    const { chances, opponents, confirms, looks, colours, seen } = this;
    const chosen = { language, theme, pace, sound, coordinates, isSoundOffered, speed };
    const kept: Kept = { ...chosen, chances, opponents, confirms, looks, colours, seen: [...seen] };
    try {
      window.localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage is forbidden: the choice holds for this visit.
    }
  }

  /** Keep what was put together of a game's kit for its next match. */
  keepLook(game: string, look: Readonly<Record<string, number>>): void {
    this.looks = { ...this.looks, [game]: look };
    this.keep();
  }

  /** Keep one's own colour for the next match of a game. */
  keepColour(game: string, colour: string): void {
    this.colours = { ...this.colours, [game]: colour };
    this.keep();
  }

  /** Point something out no more. */
  see(name: string): void {
    if (this.seen.includes(name)) return;
    this.seen = [...this.seen, name];
    this.keep();
  }

  #shown(): 'night' | 'dawn' {
    if (this.theme !== 'system') return this.theme;
    return this.systemIsLight ? 'dawn' : 'night';
  }
}

export const choices = new Choices();
