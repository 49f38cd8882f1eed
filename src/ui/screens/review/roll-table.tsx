// Every roll of the raid with its dice, what came and what comes on average.

import type { LedgerRoll } from '../../../staff/luck/ledger.ts';
import { locale, t } from '../../../words/index.ts';
import { TableBox } from '../../kit/table-box.tsx';
import type { ReviewBook } from './book.ts';
import { RuleOf } from './rule-of.tsx';
import { WatchMoment } from './ways.tsx';

export function RollTable({ book }: { readonly book: ReviewBook }) {
  return (
    <TableBox label={t('review.eachRoll')}>
      <table class="split">
        <thead>
          <tr>
            <th scope="col">{t('review.kind')}</th>
            <th scope="col">{t('review.time')}</th>
            <th scope="col">{t('review.zone')}</th>
            <th scope="col">{t('review.dice')}</th>
            <th scope="col">{t('review.came')}</th>
            <th scope="col">{t('review.expected')}</th>
            <th scope="col">{t('review.luck')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {book.review.ledger.rolls.map((roll, i) => (
            // The rolls of a raid never change places.
            <RollRow key={`${i} ${roll.kind}`} book={book} roll={roll} />
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function RollRow({ book, roll }: { readonly book: ReviewBook; readonly roll: LedgerRoll }) {
  const { count, expected, good, zone } = roll;
  const mean = expected.n / expected.d;
  const luck = good * (count - mean);
  return (
    <tr>
      <th scope="row">
        {book.roll(roll.kind)} <RuleOf book={book} id={roll.rule} />
      </th>
      <td>{book.clock(roll.turn)}</td>
      <td>{book.place(zone)}</td>
      <td class="numbers split__dice">{diceText(roll)}</td>
      <td class="numbers">{good === 0 ? '' : count}</td>
      <td class="numbers">{good === 0 ? '' : mean.toLocaleString(locale(), TWO_DIGITS)}</td>
      <td class={luck > 0 ? 'is-good' : luck < 0 ? 'is-bad' : ''}>
        {good === 0 ? '' : luckText(luck)}
      </td>
      <td>
        <WatchMoment book={book} index={roll.action} />
      </td>
    </tr>
  );
}

const TWO_DIGITS = { maximumFractionDigits: 2 };

const diceText = ({ dice }: LedgerRoll): string =>
  dice.map(({ sides, value }) => t('review.die', { sides, value })).join(', ');

function luckText(luck: number): string {
  if (luck === 0) return t('review.even');
  return luck > 0 ? `▲ ${t('review.good')}` : `▼ ${t('review.bad')}`;
}
