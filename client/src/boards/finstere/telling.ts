/** What was done and why, as sentences made from the server's facts. */

import type { Shown } from '../board';
import {
  cellWords,
  colourWords,
  directionWords,
  laidTile,
  listed,
  tileWords,
  tokenBefore,
} from './names';
import type { Fact, Letter, Shove, SightLine, State, Walked } from './state';
import { t } from './words';

type Told = Shown<State>;
type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

/** Return the facts of the moment that is shown. */
export function factOf(shown: Told): Fact | undefined {
  return (shown.moment?.facts ?? undefined) as Fact | undefined;
}

/** Return what was done and why. */
export function tell(shown: Told): string {
  const fact = factOf(shown);
  if (!fact) return shown.moment?.why.join(' ') ?? '';
  switch (fact.kind) {
    case 'lay':
      return laid(shown, fact);
    case 'begin':
      return t('told.begin', { who: colourWords(shown.seats, fact.seat) });
    case 'card':
      return cardTurned(fact.card);
    case 'pick':
      return t('told.pick', { token: tokenBefore(shown, fact.token), count: fact.steps });
    case 'step':
      return stepped(shown, fact);
    case 'stop':
      return stopped(shown, fact);
    case 'walk':
      return walked(shown, fact);
    case 'last-look':
      return lastLook(shown, fact);
  }
}

/** Return the token that the monster ate, if it ate just one. */
export function victim(shown: Told): string | undefined {
  const fact = factOf(shown);
  const [token, ...others] = fact?.kind === 'walk' ? fact.eaten : [];
  return token === undefined || others.length > 0 ? undefined : tokenBefore(shown, token);
}

function laid(shown: Told, fact: FactOf<'lay'>): string {
  const actor = shown.moment?.actor ?? -1;
  const who = actor >= 0 ? colourWords(shown.seats, actor) : t('chance');
  const said = { who, tile: laidTile(fact.tile), cell: cellWords(fact.cell) };
  if (!fact.arrow) return t('told.lay', said);
  return t('told.lay-arrow', { ...said, direction: directionWords(fact.arrow) });
}

function cardTurned(card: string): string {
  const hits = /^(\d)-hits?$/.exec(card)?.[1];
  return hits ? t('told.hits', { count: Number(hits) }) : t('told.card', { count: Number(card) });
}

function stepped(shown: Told, fact: FactOf<'step'>): string {
  const token = tokenBefore(shown, fact.token);
  if (fact.where === 'out') return t('told.escape', { token });
  if (fact.letter === 'I') return t('told.enter', { token });
  const direction = directionWords(fact.letter as Letter);
  const way = t('told.step', { token, direction, cell: fact.cell ? cellWords(fact.cell) : '' });
  return [way, ...fact.shoves.map((shove) => pushed(shown, shove))].join(' ');
}

function stopped(shown: Told, { token: number, where, cell }: FactOf<'stop'>): string {
  const token = tokenBefore(shown, number);
  if (where === 'out') return t('told.free', { token });
  if (where === 'waiting') return t('told.stays-outside', { token });
  return t('told.stop', { token, cell: cell ? cellWords(cell) : '' });
}

/** Say what became of something that was pushed. */
function pushed(shown: Told, { thing, token, rest }: Shove): string {
  const name = token === null ? tileWords(thing) : tokenBefore(shown, token);
  return rest
    ? t('told.pushed', { thing: name, cell: cellWords(rest) })
    : t('told.lost', { thing: name });
}

function walked(shown: Told, fact: Walked): string {
  const { eaten } = fact;
  return [
    looked(shown, fact),
    fact.turns > 0 ? t('told.turn-stones', { count: fact.turns }) : '',
    ...fact.shoves.map((shove) => pushed(shown, shove)),
    went(fact),
    eaten.length > 0
      ? t('told.eaten', { tokens: all(eaten.map((one) => tokenBefore(shown, one))) })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function went({ way, start, wall }: Walked): string {
  const last = way.at(-1);
  if (!last) return t('told.stuck', { cell: cellWords(start) });
  const cell = cellWords(last.cell);
  if (last.by === 'teleporter') return t('told.teleported', { cell });
  return wall ? t('told.wall', { wall, cell }) : t('told.comes', { cell });
}

/** Say whom he saw, and so where he goes. */
function looked(shown: Told, { lines, faced, turned }: Walked): string {
  const seen = lines.filter((line) => line.token !== null);
  const direction = directionWords(turned);
  if (seen.length === 0) return t('told.sees-nobody', { direction });
  const sights = sightsOf(shown, seen);
  if (faced !== turned) return t('told.sees-turns', { sights, direction });
  return isTie(seen)
    ? t('told.sees-tie', { sights, direction })
    : t('told.sees-on', { sights, direction });
}

function lastLook(shown: Told, { lines, faced, turned }: FactOf<'last-look'>): string {
  const seen = lines.filter((line) => line.token !== null);
  const direction = directionWords(turned);
  if (seen.length === 0) return t('told.last-nobody', { direction });
  const sights = sightsOf(shown, seen);
  return faced === turned
    ? t('told.last-on', { sights, direction })
    : t('told.last-turns', { sights, direction });
}

function sightsOf(shown: Told, seen: readonly SightLine[]): string {
  return all(
    seen.map(({ token, length, direction }) =>
      t('told.sight', {
        token: tokenBefore(shown, token ?? 0),
        count: length,
        direction: directionWords(direction),
      }),
    ),
  );
}

/** Tell whether two of those he saw are equally near, and nobody nearer. */
export function isTie(seen: readonly SightLine[]): boolean {
  const nearest = Math.min(...seen.map(({ length }) => length));
  return seen.filter(({ length }) => length === nearest).length > 1;
}

function all(things: readonly string[]): string {
  return listed(things, 'conjunction');
}
