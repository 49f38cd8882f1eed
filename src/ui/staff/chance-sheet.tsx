// What the win chance says, in full: each share with its range, the points, how it was found and how to be rid of it.

import type { Chance } from '../../staff/chance/chance.ts';
import { wilson } from '../../staff/chance/interval.ts';
import { cite } from '../../systems/raid/rules/rule.ts';
import { t } from '../../words/index.ts';
import { decimal, perCent } from '../kit/figures.ts';
import { Button, Dialog, RuleRef } from '../kit/index.ts';
import { settings } from '../kit/prefs/settings.ts';
import { marginText, sharesOf } from './figures.ts';

interface ChanceSheetProps {
  readonly chance: Chance | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ChanceSheet({ chance, open, onClose }: ChanceSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('staff.chance')}>
      <div class="stack">
        {chance === null ? <p>{t('staff.working')}</p> : <Figures chance={chance} />}
        <p class="prose">
          {t('staff.meaning')} <RuleRef rule={cite('12i')} />
        </p>
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

function Figures({ chance }: { readonly chance: Chance }) {
  const shares = sharesOf(chance);
  const { n } = chance;
  return (
    <>
      <table class="chance-table">
        <thead>
          <tr>
            <th scope="col">{t('staff.outcome')}</th>
            <th scope="col">{t('staff.share')}</th>
            <th scope="col">{t('staff.between')}</th>
          </tr>
        </thead>
        <tbody>
          {(['total', 'half', 'fail'] as const).map((part) => (
            <tr key={part}>
              <th scope="row">
                <i class={`chance__swatch chance__part--${part}`} /> {t(`staff.${part}`)}
              </th>
              <td class="numbers">{perCent(shares[part])}</td>
              <td class="numbers">{chance.exact ? '' : rangeText(chance[part], n)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('staff.expected')}</th>
            <td class="numbers">{decimal(chance.meanPoints)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <p>
        {chance.exact ? t('staff.exact') : t('staff.marginText', { n, margin: marginText(chance) })}
      </p>
    </>
  );
}

function rangeText(count: number, n: number): string {
  const { low, high } = wilson(count, n);
  return t('staff.range', { low: perCent(100 * low), high: perCent(100 * high) });
}
