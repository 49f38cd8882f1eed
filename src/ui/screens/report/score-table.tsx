// The points, line by line, each with its rule.

import type { GameData } from '../../../engine/position.ts';
import type { Score, ScoreLine } from '../../../engine/system.ts';
import { t } from '../../../words/index.ts';
import { signed } from '../../kit/figures.ts';
import { RuleRef } from '../../kit/rule-ref.tsx';
import type { LookingFace } from '../../sheet/face.ts';

export interface ScoreTableProps {
  readonly scenario: GameData;
  readonly face: LookingFace;
  readonly score: Score;
}

export function ScoreTable({ scenario, face, score }: ScoreTableProps) {
  const { lines, vp, outcome } = score;
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
            <Row
              key={`${line.rule.id}-${index}`}
              line={line}
              what={face.words.scoreLine(scenario, line)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('named', { name: t('report.total'), what: face.words.outcome(outcome) })}
            </th>
            <td>
              <RuleRef rule={face.staff.outcomeRule} />
            </td>
            <td />
            <td class="figures__number">{signed(vp)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="figures__note">{face.report.outcomeScale(scenario)}</p>
    </>
  );
}

function Row({ line, what }: { readonly line: ScoreLine; readonly what: string }) {
  return (
    <tr class={line.count === 0 ? 'figures__empty' : ''}>
      <th scope="row">{what}</th>
      <td>
        <RuleRef rule={line.rule} />
      </td>
      <td class="figures__number">{line.count === 0 ? '–' : line.count}</td>
      <td class="figures__number">{line.count === 0 ? '–' : signed(line.vp)}</td>
    </tr>
  );
}
