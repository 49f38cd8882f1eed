// 12 Victory points as they stand, line by line: what counts already and what still could.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { cite } from '../../rules/rule.ts';
import { score } from '../../rules/victory.ts';
import { t } from '../../screen-words/t.ts';
import { scoreLineText } from '../../text/score.ts';
import { signed } from '../../text/sums.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/raid-desk.ts';
import './tracks.css';

export function ScoreBadge({ desk }: DeskPart<'playback'>) {
  const now = score(desk.playback.shown.value);
  return (
    <Pop
      label={t('raid.score.title')}
      class="score-badge"
      face={
        <>
          <Icon name="medal" />
          <span class="score-badge__now">
            <b class="numbers">{signed(now.vp)}</b>
            <small>{t('raid.score.vp')}</small>
          </span>
        </>
      }
    >
      <ScoreLines desk={desk} />
    </Pop>
  );
}

export function ScoreLines({ desk }: DeskPart<'playback'>) {
  const state = desk.playback.shown.value;
  const voice = new Voice(state.scenario, lang.value);
  const now = score(state);
  const { totalSuccess, halfSuccess } = state.scenario.victory;
  return (
    <section class="score-lines" aria-label={t('raid.score.title')}>
      <h3>
        {t('raid.score.now', { vp: signed(now.vp), outcome: t(`outcome.${now.outcome}`) })}{' '}
        <RuleRef rule={cite('12i')} />
      </h3>
      <p>{t('raid.score.limits', { total: totalSuccess, half: halfSuccess })}</p>
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t('raid.score.what')}</th>
            <th scope="col">{t('raid.score.count')}</th>
            <th scope="col">{t('raid.score.vp')}</th>
          </tr>
        </thead>
        <tbody>
          {now.lines.map((line) => (
            <tr key={`${line.rule.id} ${line.what}`} class={line.count === 0 ? 'is-none' : ''}>
              <th scope="row">
                {scoreLineText(voice, line)} <RuleRef rule={line.rule} />
              </th>
              <td class="numbers">{line.count === 0 ? '–' : `× ${line.count}`}</td>
              <td class="numbers">{line.count === 0 ? '' : signed(line.vp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
