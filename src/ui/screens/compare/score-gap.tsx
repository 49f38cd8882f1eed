// The points of two games line by line, and what the difference comes to.

import type { Score } from '../../../engine/system.ts';
import { t } from '../../../words/index.ts';
import { signed } from '../../kit/figures.ts';
import { RuleRef } from '../../kit/rule-ref.tsx';
import { TableBox } from '../../kit/table-box.tsx';
import type { LookingFace } from '../../sheet/face.ts';
import type { Side } from './side.ts';

export interface ScoreGapProps {
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side;
}

export function ScoreGap({ face, a, b }: ScoreGapProps) {
  const [one, two] = [scoreOf(a), scoreOf(b)];
  const total = (side: Side, { vp, outcome }: Score) =>
    `${signed(vp)} (${side.raid.result === null ? t('compare.unfinished') : face.words.outcome(outcome)})`;
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
              <tr key={`${line.rule.id}-${index}`} class={gap === 0 ? 'compare__same' : ''}>
                <th scope="row">
                  {face.words.scoreLine(a.session.scenario, line)} <RuleRef rule={line.rule} />
                </th>
                <td class="figures__number">{signed(line.vp)}</td>
                <td class="figures__number">{signed(other?.vp ?? 0)}</td>
                <td class="figures__number">{gap === 0 ? '' : signed(gap)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('compare.total')}</th>
            <td class="figures__number">{total(a, one)}</td>
            <td class="figures__number">{total(b, two)}</td>
            <td class="figures__number">{signed(two.vp - one.vp)}</td>
          </tr>
        </tfoot>
      </table>
    </TableBox>
  );
}

const scoreOf = ({ session: { game, position } }: Side): Score => game.system.score(position);
