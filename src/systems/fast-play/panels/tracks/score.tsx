// 15.4 to 15.6 Points as they stand: objectives with their holders, then the units of both sides.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { score } from '../../rules/end.ts';
import { cite } from '../../rules/rule.ts';
import { holderOf, type State } from '../../rules/state.ts';
import { NONE, SIDES, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { outcomeText, scoreLineText } from '../../text/score.ts';
import { signed } from '../../text/sums.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

export function ScoreBadge({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const { vp } = score(s);
  return (
    <Pop
      label={t('fp.score')}
      class="fp-score"
      face={
        <>
          <Icon name="medal" />
          <span class="fp-track__now">
            <b class="numbers">{signed(vp)}</b>
            <small>{t('fp.score.aim', { success: s.scenario.scoring.bands.success })}</small>
          </span>
        </>
      }
    >
      <ScoreLines desk={desk} />
    </Pop>
  );
}

export const holderWords = (s: State, objective: number): string => {
  const holder = holderOf(s, objective);
  return t(holder === NONE ? 'fp.held.nobody' : `fp.held.${SIDES[holder as SideId]}`);
};

export function ScoreLines({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const voice = new Voice(s.scenario, lang.value);
  const now = score(s);
  const { success, half } = s.scenario.scoring.bands;
  return (
    <section class="fp-score-lines" aria-label={t('fp.score')}>
      <p class="fp-score-lines__now">
        {t('fp.score.now', { vp: signed(now.vp), outcome: outcomeText(now.outcome, lang.value) })}{' '}
        <RuleRef rule={cite('15.6')} />
      </p>
      <p>{t('fp.score.limits', { success, half })}</p>
      <ul>
        {s.scenario.objectives.map(({ vp }, objective) => (
          <li key={objective}>
            {t('fp.objective', {
              name: voice.objective(objective),
              n: vp,
              holder: holderWords(s, objective),
            })}
          </li>
        ))}
      </ul>
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t('fp.score.what')}</th>
            <th scope="col">{t('fp.score.count')}</th>
            <th scope="col">{t('fp.score.short')}</th>
          </tr>
        </thead>
        <tbody>
          {now.lines.map((line) => (
            <tr key={line.what} class={line.count === 0 ? 'is-none' : ''}>
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
