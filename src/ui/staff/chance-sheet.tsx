// What the win chance says, in full: each share with its range, the points, how it was found and how to be rid of it.

import type { Interval } from '../../engine/interval.ts';
import type { Outcome } from '../../engine/system.ts';
import type { Chance } from '../../staff/chance/chance.ts';
import { t } from '../../words/index.ts';
import { decimal, perCent } from '../kit/figures.ts';
import { Button, Dialog, RuleRef } from '../kit/index.ts';
import { settings } from '../kit/prefs/settings.ts';
import { gradeOf } from '../sheet/outcome.ts';
import { marginText, sharesOf } from './figures.ts';
import type { StaffedFace } from './port.ts';

interface ChanceSheetProps {
  readonly chance: Chance | null;
  readonly face: StaffedFace;
  readonly outcomes: readonly Outcome[]; // best first
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ChanceSheet({ chance, face, outcomes, open, onClose }: ChanceSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('staff.chance')}>
      <div class="stack">
        {chance === null ? (
          <p>{t('staff.working')}</p>
        ) : (
          <Figures chance={chance} face={face} outcomes={outcomes} />
        )}
        {chance?.searched !== true && (
          <p class="prose">
            {face.staff.meaning()} <RuleRef rule={face.staff.outcomeRule} />
          </p>
        )}
        <div class="row">
          <Button
            icon="eye"
            onClick={() => {
              onClose();
              settings.chance.value = 'off';
            }}
          >
            {t('staff.turnOff')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FiguresProps extends Pick<ChanceSheetProps, 'face' | 'outcomes'> {
  readonly chance: Chance;
}

function Figures({ chance, face, outcomes }: FiguresProps) {
  const shares = sharesOf(chance);
  return (
    <>
      <table class="chance-table">
        <thead>
          <tr>
            <th scope="col">{t('staff.outcome')}</th>
            <th scope="col">{t('staff.share')}</th>
            {!chance.exact && <th scope="col">{t('staff.between')}</th>}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ id }, i) => (
            <tr key={id}>
              <th scope="row">
                <i class={`chance__swatch chance__part--${gradeOf(outcomes, id)}`} />{' '}
                {face.words.outcome(id)}
              </th>
              <td class="numbers">{perCent(shares[i] ?? 0)}</td>
              {!chance.exact && <td class="numbers">{rangeText(chance.ranges[i])}</td>}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('staff.expected')}</th>
            <td class="numbers">{decimal(chance.meanPoints)}</td>
            {!chance.exact && <td />}
          </tr>
        </tbody>
      </table>
      <p>{foundHow(chance)}</p>
    </>
  );
}

function foundHow(chance: Chance): string {
  if (chance.searched) return t('staff.searched');
  if (chance.exact) return t('staff.exact');
  return t('staff.marginText', { n: chance.n, margin: marginText(chance) });
}

const rangeText = ({ low, high }: Interval = { low: 0, high: 1 }): string =>
  t('staff.range', { low: perCent(100 * low), high: perCent(100 * high) });
