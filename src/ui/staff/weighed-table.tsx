// Every order that was weighed, with its chances and how many games they rest on.

import type { Action, Outcome } from '../../engine/system.ts';
import type { AdviceOption } from '../../staff/chance/advice.ts';
import { t } from '../../words/index.ts';
import { decimal, perCent } from '../kit/figures.ts';
import { marginText, sharesOf } from './figures.ts';
import type { StaffedFace } from './port.ts';

interface WeighedTableProps {
  readonly options: readonly AdviceOption[];
  readonly say: (action: Action) => string;
  readonly face: StaffedFace;
  readonly outcomes: readonly Outcome[];
}

export function WeighedTable({ options, say, face, outcomes }: WeighedTableProps) {
  return (
    <details class="weighed" open>
      <summary>{t('staff.weighed')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.order')}</th>
            {outcomes.map(({ id }) => (
              <th key={id} scope="col">
                {face.staff.outcomeShort(id)}
              </th>
            ))}
            <th scope="col">{t('staff.pointsShort')}</th>
            <th scope="col">{t('staff.raids')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ action, chance }) => {
            const shares = sharesOf(chance);
            return (
              <tr key={action}>
                <th scope="row">{say(action)}</th>
                {outcomes.map(({ id }, i) => (
                  <td key={id} class="numbers">
                    {perCent(shares[i] ?? 0)}
                  </td>
                ))}
                <td class="numbers">{decimal(chance.meanPoints)}</td>
                <td class="numbers">
                  {chance.searched ? '' : `${chance.n} `}
                  <small>({marginText(chance)})</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
