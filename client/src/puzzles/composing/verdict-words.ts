/** What the prover says, in words. */

import type { Proving } from '../proving/proving.svelte';
import type { Verdict } from '../proving/verdict';
import { speaker } from '../../words/words.svelte';
import { t } from '../words';

/** Return what is said of a draft that can be judged. */
export function provingWords({ verdict, progress, isBroken }: Proving): string {
  if (isBroken) return t('proof.broken');
  if (verdict) return verdictWords(verdict);
  if (!progress) return t('proof.working');
  const count = written(progress.solutions);
  if (progress.done === undefined) return t('proof.so-far', { count });
  const share = new Intl.NumberFormat(speaker.language, { style: 'percent' }).format(progress.done);
  return t('proof.done-so-far', { count, share });
}

function verdictWords({ isProved, solutions, grade, reason }: Verdict): string {
  if (reason === 'idle') return t('proof.idle');
  if (reason === 'none') return t('proof.none');
  if (reason === 'limit') return t('proof.unknown');
  const graded = grade === undefined ? '' : ` ${t('proof.grade', { grade })}`;
  if (!isProved) return t('proof.at-least', { count: written(solutions) }) + graded;
  if (solutions === 1n) return t('proof.one') + graded;
  return t('proof.several', { count: written(solutions) }) + graded;
}

function written(count: bigint): string {
  return new Intl.NumberFormat(speaker.language).format(count);
}
