// Every order that was weighed, with its chances and how many raids they rest on.

import type { Action } from '../../engine/system.ts';
import type { AdviceOption } from '../../staff/chance/advice.ts';
import { t } from '../../words/index.ts';
import { decimal, perCent } from '../kit/figures.ts';
import { marginText, sharesOf } from './figures.ts';

interface WeighedTableProps {
  readonly options: readonly AdviceOption[];
  readonly say: (action: Action) => string;
}

export function WeighedTable({ options, say }: WeighedTableProps) {
  return (
    <details class="weighed" open>
      <summary>{t('staff.weighed')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.order')}</th>
            <th scope="col">{t('staff.short.total')}</th>
            <th scope="col">{t('staff.short.half')}</th>
            <th scope="col">{t('staff.short.fail')}</th>
            <th scope="col">{t('staff.pointsShort')}</th>
            <th scope="col">{t('staff.raids')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ action, chance }) => {
            const { total, half, fail } = sharesOf(chance);
            return (
              <tr key={action}>
                <th scope="row">{say(action)}</th>
                <td class="numbers">{perCent(total)}</td>
                <td class="numbers">{perCent(half)}</td>
                <td class="numbers">{perCent(fail)}</td>
                <td class="numbers">{decimal(chance.meanPoints)}</td>
                <td class="numbers">
                  {chance.n} <small>({marginText(chance)})</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
