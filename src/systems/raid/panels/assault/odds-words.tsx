// 11.2 The odds of a round and of a whole assault in one line each.

import { percent, toNumber } from '../../../../engine/fraction.ts';
import { decimal } from '../../../../ui/kit/figures.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import type { AssaultOdds } from '../../odds/assault-odds.ts';
import type { WakeTest } from '../../odds/odds.ts';
import type { RoundOdds } from '../../odds/round-odds.ts';
import { cite } from '../../rules/rule.ts';
import { t } from '../../screen-words/t.ts';
import type { Voice } from '../../text/voice.ts';
import { chanceOf } from './line-odds.ts';

export function RoundWords({ round }: { readonly round: RoundOdds }) {
  const [held, undecided, beaten] = (['held', 'undecided', 'beaten'] as const).map((result) =>
    chanceOf(round, result),
  );
  if (undecided?.n === undecided?.d) return null; // nothing can be settled yet
  return (
    <p class="assault__odds-line">
      <b>{t('assault.thisRound')}</b>
      {held !== undefined && held.n > 0n && <span>{t('assault.held', { n: percent(held) })}</span>}
      {undecided !== undefined && undecided.n > 0n && (
        <span>{t('assault.undecided', { n: percent(undecided) })}</span>
      )}
      {beaten !== undefined && beaten.n > 0n && (
        <span>{t('assault.beaten', { n: percent(beaten) })}</span>
      )}
    </p>
  );
}

/** The chance to hold the zone, what it costs on average, and how that was worked out. */
export function AssaultWords({ assault }: { readonly assault: AssaultOdds }) {
  const { held, beaten, wipedOut, stepsLost } = assault;
  return (
    <p class="assault__odds-line">
      <b>{t('assault.toTheEnd')}</b>
      <span class="assault__held">
        <span style={{ width: `${toNumber(held) * 100}%` }} />
      </span>
      <b class="numbers">{t('assault.held', { n: percent(held) })}</b>
      {beaten.n > 0n && (
        <span>
          {t('assault.beaten', { n: percent(beaten) })}
          {wipedOut.n > 0n && <> {t('assault.wiped', { n: percent(wipedOut) })}</>}
        </span>
      )}
      <span>{t('assault.steps', { n: decimal(toNumber(stepsLost)), s: toNumber(stepsLost) })}</span>
      <span class="assault__method">
        {method(assault)} <RuleRef rule={cite('11.2')} />
      </span>
      {assault.hidden && <span class="assault__method">{t('assault.hidden')}</span>}
    </p>
  );
}

function method({ method: how, samples, standardError }: AssaultOdds): string {
  if (how === 'exact') return t('assault.exact');
  return t('assault.sampled', { n: samples, error: decimal(standardError * 200) });
}

interface WakeWordsProps {
  readonly voice: Voice;
  readonly wakes: readonly WakeTest[];
  readonly fellBack?: boolean;
}

/** 10.3 What may wake once the zone is held, or around the place they fell back to. */
export function WakeWords({ voice, wakes, fellBack = false }: WakeWordsProps) {
  if (wakes.length === 0) return null;
  const list = wakes.map(
    ({ zone, chance }) => `${voice.zone(zone)} ${t('raid.percent', { n: percent(chance) })}`,
  );
  return (
    <p class="assault__odds-line assault__wakes">
      {t(fellBack ? 'assault.wakesBack' : 'assault.wakes', { list: list.join(', ') })}{' '}
      <RuleRef rule={cite('10.3')} />
    </p>
  );
}
