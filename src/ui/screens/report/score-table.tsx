// 12 The points, line by line, each with its rule.

import type { ScoreLine } from '../../../engine/system.ts';
import { cite } from '../../../systems/raid/rules/rule.ts';
import type { RaidState } from '../../../systems/raid/rules/state.ts';
import { score } from '../../../systems/raid/rules/victory.ts';
import { scoreLineText } from '../../../systems/raid/text/score.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { lang, t } from '../../../words/index.ts';
import { RuleRef } from '../../kit/rule-ref.tsx';

export function ScoreTable({ state }: { readonly state: RaidState }) {
  const { lines, vp, outcome } = score(state);
  return (
    <>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t('report.what')}</th>
            <th scope="col">{t('report.rule')}</th>
            <th scope="col" class="figures__number">
              {t('report.count')}
            </th>
            <th scope="col" class="figures__number">
              {t('report.vp')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row key={`${line.rule}-${index}`} state={state} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('named', { name: t('report.total'), what: t(`outcome.${outcome}`) })}
            </th>
            <td>
              <RuleRef rule={cite('12i')} />
            </td>
            <td />
            <td class="figures__number">{signed(vp)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="figures__note">{t('report.scale')}</p>
    </>
  );
}

function Row({ state, line }: { readonly state: RaidState; readonly line: ScoreLine }) {
  return (
    <tr class={line.count === 0 ? 'figures__empty' : ''}>
      <th scope="row">{scoreLineText(new Voice(state.scenario, lang.value), line)}</th>
      <td>
        <RuleRef rule={line.rule} />
      </td>
      <td class="figures__number">{line.count === 0 ? '–' : line.count}</td>
      <td class="figures__number">{line.count === 0 ? '–' : signed(line.vp)}</td>
    </tr>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
