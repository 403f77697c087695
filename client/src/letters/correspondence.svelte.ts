/** A match by letter as a page shows it: what has come, what was played here, what is to be sent. */

import { choices } from '../choices.svelte';
import { findGame } from '../games';
import { loadRules } from '../engine/load';
import type { Rules } from '../engine/rules';
import { outcomeOf, undone } from '../local/match';
import { firstLook } from '../local/looks';
import { freshSeed } from '../local/seeds';
import { knownOf } from '../local/seeing';
import type { Command, LocalTable, Verdict } from '../local/table';
import type { KnownTable } from '../table/known';
import { Refusal } from '../wire/refusal';
import { freshSecret } from './chain';
import { keep, keptOf, newest } from './keeping';
import {
  acted,
  invitation,
  opened,
  standing,
  type Letter,
  type Side,
  type Standing,
} from './letter';
import type { LetterGame } from './games';
import { checkLetterOptions } from './options';
import { read, unsealed, written } from './writing';

const ID_DIGITS = 16;
const FAR = 'far'; // whoever writes from elsewhere

/** What the people of a match are called. */
export interface Names {
  readonly me: string;
  readonly other: string;
  readonly title: string;
}

/** Begin a match by letter; return the invitation as text. */
export async function beginLetter(
  game: LetterGame,
  options: Readonly<Record<string, string>>,
): Promise<string> {
  const rules = await loadRules(game);
  const [id, secret] = [freshSeed().slice(0, ID_DIGITS), freshSecret()];
  const whole = rules.writtenOptions(options);
  await checkLetterOptions(game, whole);
  const letter = written(invitation(rules, { id, game, options: whole }, secret));
  keep(id, { side: 0, secret, letter, came: letter, keptAt: Date.now() });
  return letter;
}

export class Correspondence {
  letter: Letter;
  /** The letter before anything was done here that was not sent yet. */
  #came: Letter;
  readonly known: KnownTable;
  readonly text: string;
  readonly standing: Standing;
  readonly #bots: readonly string[];
  /** What is shown at once; what comes after it is shown as it happens. */
  #first: Letter;

  private constructor(
    come: Letter,
    came: Letter,
    /** Which side is played in this browser; nothing: two others write to one another. */
    readonly side: Side | undefined,
    private readonly secret: string,
    private readonly names: Names,
    bots: readonly string[],
  ) {
    this.letter = $state.raw(come);
    this.#came = came;
    this.#bots = bots;
    this.#first = come;
    this.text = $derived(written(this.letter));
    this.standing = $derived(standing(this.letter, this.side ?? 0));
    this.known = $derived(this.#seen());
  }

  /** Open a letter that has come, or one's own; refuse what cannot be read or tells another story. */
  static async open(text: string, names: Names): Promise<Correspondence> {
    const sealed = unsealed(text);
    await checkLetterOptions(sealed.game, sealed.options);
    const rules: Rules = await loadRules(sealed.game);
    const come = read(rules, sealed);
    const bots = (await findGame(sealed.game))?.bots ?? [];
    const kept = keptOf(sealed.id);
    if (!kept) {
      const side = come.told[1] ? undefined : 1;
      const page = new Correspondence(come, come, side, freshSecret(), names, bots);
      return page;
    }
    const now = newest(rules, kept, come);
    const isNews = written(now) !== kept.letter;
    const came = isNews ? now : read(rules, unsealed(kept.came));
    const page = new Correspondence(now, came, kept.side, kept.secret, names, bots);
    page.#goOn(opened(now, kept.side, kept.secret));
    page.#first = page.letter;
    return page;
  }

  /** Whether the one who was invited has to say yes first. */
  get isInvited(): boolean {
    return this.side === 1 && !this.letter.told[1];
  }

  /** Whether the other one has not answered the invitation. */
  get isUnanswered(): boolean {
    return !this.letter.told[1];
  }

  /** Whether something was played here since the last letter came. */
  get mayPlayAnew(): boolean {
    return this.side !== undefined && this.standing === 'wait' && this.text !== this.#anew;
  }

  get #anew(): string {
    return this.side === undefined
      ? this.text
      : written(opened(this.#came, this.side, this.secret));
  }

  /** Take the invitation up. */
  accept(): void {
    if (this.side !== undefined) this.#goOn(opened(this.letter, this.side, this.secret));
  }

  /** Play the last turn anew; nobody has answered it yet. */
  playAnew(): void {
    if (this.side !== undefined) this.#goOn(opened(this.#came, this.side, this.secret));
  }

  /** Put one's own monster together otherwise; the other player keeps theirs. */
  dress(parts: LocalTable['look']): void {
    choices.keepLook(this.letter.game, { ...this.known.now.look, ...parts });
  }

  /** Do what the board asks for. */
  async ask(command: Command): Promise<void> {
    const { side } = this;
    if (side === undefined) throw new Refusal('not-yours', 'others write to one another here');
    let now = this.letter;
    if (command.do === 'act') {
      for (const action of command.actions) now = acted(now, side, Number(action), this.secret);
    } else if (command.do === 'undo') {
      for (let times = command.count ?? 1; times > 0; times -= 1) {
        now = { ...now, match: undone(now.match, side) };
      }
    } else if (command.do === 'resign') {
      now = { ...now, given: side };
    } else {
      throw new Refusal('forbidden', 'a letter cannot ask for that');
    }
    this.#goOn(now);
    return Promise.resolve();
  }

  #goOn(letter: Letter): void {
    this.letter = letter;
    if (this.side === undefined || !letter.told[this.side]) return;
    const [side, secret] = [this.side, this.secret];
    const came = written(this.#came);
    keep(letter.id, { side, secret, letter: written(letter), came, keptAt: Date.now() });
  }

  #seen(): KnownTable {
    const { names } = this;
    const setting = { title: names.title, bots: this.#bots, me: names.me };
    const isWhole = this.letter === this.#first;
    const known = knownOf(tableOf(this.letter, this.side), setting, isWhole);
    const seats = known.now.seats.map((seat, number) =>
      number === this.side ? seat : { ...seat, kind: 'person' as const, player: names.other },
    );
    return { ...known, now: { ...known.now, seats } };
  }
}

function tableOf(letter: Letter, side: Side | undefined): LocalTable {
  const { id, game, options, given, match } = letter;
  return {
    id,
    settings: { game, options, shows_outlook: true },
    createdAt: 0,
    seats: [0, 1].map((seat) => ({
      bot: seat === side ? '' : FAR,
      name: '',
      forfeit: seat === given ? 'resigned' : '',
    })),
    look: { ...firstLook(id, match.rules.kit), ...choices.looks[game] },
    match,
    clocks: [],
    thoughts: {},
    verdict: verdictOf(letter),
    before: '',
    rematch: '',
  };
}

function verdictOf({ given, match }: Letter): Verdict | null {
  if (given !== null) return { how: 'resigned', winners: [1 - given] };
  const outcome = outcomeOf(match);
  return outcome && { how: 'played', winners: outcome.winners };
}
