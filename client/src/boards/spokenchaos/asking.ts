/** What the bar says and offers while somebody plays at the board. */

import type { About, BarButton } from '../bar.svelte';
import { ACTIONS, type Family } from './actions';
import { choiceWords } from './describing';
import { displacedBy, displacedWords } from './displaced';
import type { Draft } from './draft';
import { ghostWords, leanWords, movedPiece, ownWords, pieceWords, yourGhost } from './names';
import type { Playing } from './playing.svelte';
import { refuses } from './refusing';
import { midnightOf, NONE, type Piece } from './state';
import { undoingOf } from './undoing';
import { fieldAt, fieldName } from './whereabouts';
import { t } from './words';

/** Return what the bar says; nothing: what is asked anyway. */
export function barWords(playing: Playing): string {
  if (!playing.canAct) return '';
  if (playing.draft) return draftWords(playing, playing.draft);
  if (playing.isLanding) return landingWords(playing);
  if (playing.isPlanning && playing.ghost !== undefined) return chosenWords(playing, playing.ghost);
  if (playing.isSealing) return t('seal.ask', { count: playing.plan?.points ?? 0 });
  return meantWords(playing);
}

/** Return the rule that what the bar says rests on: why a piece cannot be put down so. */
export function barAbout({ canAct, draft, verdict }: Playing): About {
  const against = canAct && draft ? verdict?.against : undefined;
  return against ? { rule: against.rule } : {};
}

/** What is chosen beside the bar: pieces and spots. */
const ELSEWHERE: readonly Family[] = ['take', 'at', 'yaw', 'spot'];

/** Return the buttons of the bar; none can be pressed while an answer is waited for. */
export function barButtons(playing: Playing): readonly BarButton[] {
  const buttons = playing.canAct ? allButtons(playing) : [];
  return playing.isWaiting ? buttons.map((one) => ({ ...one, isDisabled: true })) : buttons;
}

/** Return how one's moves are taken back: the last one, or the whole plan. */
export function barUndos(playing: Playing): readonly BarButton[] {
  const { at, seat, glimpse, undo } = playing.props();
  if (!playing.isPlanning || playing.ghost !== undefined || playing.isSealing || !glimpse)
    return [];
  const { move, plan } = undoingOf(at, seat, glimpse);
  const button = (label: string, count: number) => ({ label, press: () => undo(count) });
  return [
    ...(move > 0 ? [button(t('button.undo-move'), move)] : []),
    ...(plan > move ? [button(t('button.undo-plan'), plan)] : []),
  ];
}

/** Say which piece, ghost or door something is asked about. */
function meantWords({ props, phase }: Playing): string {
  const { guide, state, seats, actions } = props();
  const card = t(`midnight.${midnightOf(state) ?? 'tag'}` as 'midnight.tag');
  if (guide?.piece !== undefined) return t('asks.about', { card, what: pieceWords(guide.piece) });
  if (guide?.ghost !== undefined) {
    return t('asks.about', { card, what: ghostWords(seats, guide.ghost) });
  }
  if (phase === 'siding' && state.number > 0) {
    return t('asks.side-of', { door: state.number, count: actions.length });
  }
  return '';
}

function chosenWords({ missed, plan }: Playing, ghost: number): string {
  const asked = t('chosen.ghost', { ghost: yourGhost(ghost), count: plan?.points ?? 0 });
  return missed ? `${t('chosen.not-there', { field: fieldName(...missed) })} ${asked}` : asked;
}

function draftWords(playing: Playing, { piece, x, y }: Draft): string {
  const { seats, state } = playing.props();
  const { settled, verdict } = playing;
  if (verdict?.against) return refuses(verdict.against, playing.props());
  const field = fieldName(...fieldAt(x, y));
  const put = { piece: movedPiece(piece), field };
  if (!settled) return t('draft.asked', put);
  const stands = restingWords(put, settled.pieces[piece]);
  return [stands, ...displacedWords(seats, displacedBy(piece, state, settled), settled)].join(' ');
}

/** Say how a piece comes to rest: leaning on another, raised, or on the floor. */
function restingWords(put: { piece: string; field: string }, rests: Piece | undefined): string {
  const { lean = NONE, holder = NONE, height = 0 } = rests ?? {};
  if (lean !== NONE) {
    return t('draft.leans', { ...put, lean: leanWords(lean), holder: movedPiece(holder) });
  }
  return height > 0
    ? t('draft.raised', { ...put, height: height.toFixed(2) })
    : t('draft.fits', put);
}

function landingWords({ props, plan, groups, spot }: Playing): string {
  const { guide } = props();
  const lands = guide?.lands ?? 0;
  const count = (plan?.points ?? 0) - (plan?.steps ?? 0);
  const group = groups.find(({ spots }) => spot && spots.includes(spot));
  if (!group) return t('chosen.no-spot', { ghost: yourGhost(lands) });
  const named = { place: group.words, count };
  const isMerging = guide?.merges !== undefined && guide.merges !== null;
  return isMerging
    ? t('chosen.merge', { ...named, ghost: ownWords(lands) })
    : t('chosen.spot', { ...named, ghost: yourGhost(lands) });
}

function allButtons(playing: Playing): BarButton[] {
  const confirm = {
    label: t('button.confirm'),
    press: () => playing.confirm(),
    isMain: true,
    isDisabled: !playing.canConfirm,
  };
  const back = { label: t('button.back'), press: () => playing.back() };
  if (playing.draft) return playing.props().state.held === NONE ? [back, confirm] : [confirm];
  if (playing.isLanding) return playing.isPlanning ? [back, confirm] : [confirm];
  if (playing.isPlanning) return planButtons(playing, back);
  return choiceButtons(playing);
}

function planButtons(playing: Playing, back: BarButton): BarButton[] {
  const out = playing.ends.find(({ field }) => field === null);
  const label = t(playing.isSealing ? 'button.seal-anyway' : 'button.seal');
  const seal = { label, press: () => playing.seal(), isMain: true, isLast: true };
  if (playing.ghost === undefined && playing.isSealing) return [back, seal];
  if (playing.ghost === undefined) return [...choiceButtons(playing, 'back'), seal];
  if (!out) return [back];
  return [back, { label: t('button.out'), press: () => playing.act(out.actions), isMain: true }];
}

function choiceButtons(playing: Playing, only?: Family): BarButton[] {
  const shown = playing.props();
  return shown.actions
    .filter(({ action }) => {
      const { family } = ACTIONS.read(action);
      return only ? family === only : !ELSEWHERE.includes(family);
    })
    .map((choice) => ({
      label: choiceWords(choice, shown),
      press: () => playing.act([choice.action]),
    }));
}
