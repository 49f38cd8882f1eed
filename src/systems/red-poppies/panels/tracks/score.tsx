// 10.01a Points as they stand: objectives with their holders, then losses.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { score } from '../../rules/end.ts';
import { cite } from '../../rules/rule.ts';
import { heldBy, type State } from '../../rules/state.ts';
import { type HexId, NONE, SIDES, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { outcomeText, scoreLineText } from '../../text/score.ts';
import { signed } from '../../text/sums.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

export function ScoreBadge({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const { victory } = s.scenario.outcomes;
  return (
    <Pop
      label={t('rp.score')}
      class="rp-score"
      face={
        <>
          <Icon name="medal" />
          <span class="rp-track__now">
            <b class="numbers">{signed(score(s).vp)}</b>
            <small>{t('rp.score.aim', { victory })}</small>
          </span>
        </>
      }
    >
      <ScoreLines desk={desk} />
    </Pop>
  );
}

export const holderWords = (s: State, hex: HexId): string => {
  const holder = heldBy(s, hex);
  return t(holder === NONE ? 'rp.held.nobody' : `rp.held.${SIDES[holder as SideId]}`);
};

export function ScoreLines({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const voice = new Voice(s.scenario, lang.value);
  const { vp, outcome, lines } = score(s);
  const { outcomes, heldTurns: turns, objectives } = s.scenario;
  const losses = lines.filter(({ what }) => what === 'losses');
  return (
    <section class="rp-score-lines" aria-label={t('rp.score')}>
      <p class="rp-score-lines__now">
        {t('rp.score.now', { vp: signed(vp), outcome: outcomeText(outcome, lang.value) })}{' '}
        <RuleRef rule={cite('10.01a')} />
      </p>
      <p>{t('rp.score.limits', { ...outcomes, turns })}</p>
      <ul>
        {objectives.map(({ hex, vp: n }) => (
          <li key={hex}>
            {t('rp.objective', { name: labelOf(voice, hex), n, holder: holderWords(s, hex) })}
          </li>
        ))}
      </ul>
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t('rp.score.what')}</th>
            <th scope="col">{t('rp.score.count')}</th>
            <th scope="col">{t('rp.score.short')}</th>
          </tr>
        </thead>
        <tbody>
          {losses.map((line) => (
            <tr key={line.what}>
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
