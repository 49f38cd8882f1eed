// 12 The points of two raids line by line, and what the difference comes to.

import { score } from '../../../systems/raid/rules/victory.ts';
import { scoreLineText } from '../../../systems/raid/text/score.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { lang, type MessageKey, t } from '../../../words/index.ts';
import { RuleRef } from '../../kit/rule-ref.tsx';
import { TableBox } from '../../kit/table-box.tsx';
import type { Side } from './side.ts';

export function ScoreGap({ a, b }: { readonly a: Side; readonly b: Side }) {
  const [one, two] = [score(a.state), score(b.state)];
  const voice = new Voice(a.state.scenario, lang.value);
  return (
    <TableBox label={t('compare.difference')}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            <th scope="col" class="figures__number compare__head--a">
              {t('compare.a')}
            </th>
            <th scope="col" class="figures__number compare__head--b">
              {t('compare.b')}
            </th>
            <th scope="col" class="figures__number">
              {t('compare.gap')}
            </th>
          </tr>
        </thead>
        <tbody>
          {one.lines.map((line, index) => {
            const other = two.lines[index];
            const gap = (other?.vp ?? 0) - line.vp;
            return (
              <tr key={`${line.rule}-${index}`} class={gap === 0 ? 'compare__same' : ''}>
                <th scope="row">
                  {scoreLineText(voice, line)} <RuleRef rule={line.rule} />
                </th>
                <td class="figures__number">{figure(line.vp)}</td>
                <td class="figures__number">{figure(other?.vp ?? 0)}</td>
                <td class="figures__number">{gap === 0 ? '' : figure(gap)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('compare.total')}</th>
            <td class="figures__number">{total(a, one.vp, one.outcome)}</td>
            <td class="figures__number">{total(b, two.vp, two.outcome)}</td>
            <td class="figures__number">{figure(two.vp - one.vp)}</td>
          </tr>
        </tfoot>
      </table>
    </TableBox>
  );
}

const figure = (vp: number): string => (vp > 0 ? `+${vp}` : vp < 0 ? `−${-vp}` : '0');

function total(side: Side, vp: number, outcome: string): string {
  const how =
    side.raid.result === null ? t('compare.unfinished') : t(`outcome.${outcome}` as MessageKey);
  return `${figure(vp)} (${how})`;
}
