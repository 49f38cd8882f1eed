// 11.2 The odds of a whole assault, fought to its end, and of its first round line by line.

import { type Fraction, percent, toNumber } from '../../../../engine/fraction.ts';
import { decimal } from '../../../../ui/kit/figures.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import type { AssaultOdds } from '../../odds/assault-odds.ts';
import type { RoundOdds } from '../../odds/round-odds.ts';
import { cite } from '../../rules/rule.ts';
import { t } from '../../screen-words/t.ts';
import type { Voice } from '../../text/voice.ts';
import { ContestTable } from './contest-table.tsx';

interface AssaultOddsLinesProps {
  readonly voice: Voice;
  readonly assault: AssaultOdds;
  readonly round: RoundOdds | undefined;
}

export function AssaultOddsLines({ voice, assault, round }: AssaultOddsLinesProps) {
  const exact = assault.method === 'exact';
  return (
    <>
      <ul class="odds__results">
        <li>
          <b class="numbers">{percent(assault.beaten)} %</b> {t('raid.odds.beaten')}{' '}
          {t('raid.odds.wiped', { n: percent(assault.wipedOut) })}
        </li>
        <li>
          <b class="numbers">{decimal(toNumber(assault.stepsLost))}</b> {t('raid.odds.steps')}
        </li>
        <Spread title={t('raid.odds.guns')} chances={assault.guns} />
        <Spread title={t('raid.odds.strongpoints', voice.card())} chances={assault.strongpoints} />
      </ul>
      <p class="odds__method">
        {exact ? t('raid.odds.exact') : t('raid.sampled', { n: assault.samples })}{' '}
        {assault.hidden && t('raid.odds.butHidden')} <RuleRef rule={cite('11.2')} />
      </p>
      {round !== undefined && (
        <details class="odds__round">
          <summary>{t('raid.odds.firstRound')}</summary>
          {round.lines.map((line, i) => (
            <div key={line.german}>
              <p>
                {t('raid.odds.line', {
                  n: i + 1,
                  british: voice.units([line.british, ...line.supporters]),
                  german: voice.units([line.german, ...line.germanSupporters]),
                })}
              </p>
              <ContestTable voice={voice} contest={line} british />
            </div>
          ))}
        </details>
      )}
    </>
  );
}

/** How likely the zone is held in the end. */
export const HeldBar = ({ held }: { readonly held: Fraction }) => (
  <p class="contest__bar">
    <span style={{ width: `${toNumber(held) * 100}%` }} />
    <b class="numbers">{t('raid.odds.held', { n: percent(held) })}</b>
  </p>
);

/** '1: 40 %, 2: 12 %'; nothing when it can only be none. */
function Spread({
  title,
  chances,
}: {
  readonly title: string;
  readonly chances: readonly Fraction[];
}) {
  if (chances.length < 2) return null;
  const list = chances
    .map((chance, number) =>
      t('named', { name: number, what: t('raid.percent', { n: percent(chance) }) }),
    )
    .slice(1)
    .join(', ');
  return (
    <li>
      {title} {list}
    </li>
  );
}
