// The dice ledger: what the dice brought against what they bring on average, kind by kind with how unusual that is, the
// moments that swung the raid, and every single roll.

import { useSignal } from '@preact/signals';
import type { LedgerTotal, Tail } from '../../../staff/luck/ledger.ts';
import { luckFigure } from '../../../staff/review/luck-figure.ts';
import type { Moment } from '../../../staff/review/review.ts';
import { locale, t } from '../../../words/index.ts';
import { decimal } from '../../kit/figures.ts';
import { TableBox } from '../../kit/table-box.tsx';
import type { ReviewBook } from './book.ts';
import { luckText } from './luck-line.tsx';
import { RollTable } from './roll-table.tsx';
import { WatchMoment } from './ways.tsx';

export function LuckLedger({ book }: { readonly book: ReviewBook }) {
  const { ledger, luckiest, unluckiest } = book.review;
  const open = useSignal(false);
  return (
    <section class="review__section">
      <h2 class="review__heading">{t('review.ledger')}</h2>
      <p class="review__note">
        {t('review.ledgerText', {
          share: shareText(tailOf(ledger.all)),
          side: t(ledger.all.z < 0 ? 'review.unlucky' : 'review.lucky'),
          luck: luckText(luckFigure(book.review)),
        })}
      </p>
      <div class="ledger__moments">
        <Moments book={book} title={t('review.luckiest')} moments={luckiest} />
        <Moments book={book} title={t('review.unluckiest')} moments={unluckiest} />
      </div>
      <Kinds book={book} kinds={ledger.kinds} all={ledger.all} />
      <details
        class="review__more"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{t('review.eachRoll')}</summary>
        {open.value && <RollTable book={book} />}
      </details>
    </section>
  );
}

interface MomentsProps {
  readonly book: ReviewBook;
  readonly title: string;
  readonly moments: readonly Moment[];
}

function Moments({ book, title, moments }: MomentsProps) {
  return (
    <div>
      <h3 class="ledger__head">{title}</h3>
      {moments.length === 0 && <p>{t('review.noMoments')}</p>}
      <ol class="ledger__list">
        {moments.map(({ index, turn, action, luck }) => (
          <li key={index}>
            <b class="numbers">{book.swing(luck)}</b>
            <span>
              {book.clock(turn)}, {book.words(action)}
            </span>
            <WatchMoment book={book} index={index} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface KindsProps {
  readonly book: ReviewBook;
  readonly kinds: readonly LedgerTotal[];
  readonly all: Tail;
}

function Kinds({ book, kinds, all }: KindsProps) {
  const { staff: face } = book.face;
  return (
    <TableBox label={t('review.ledger')}>
      <table class="split">
        <thead>
          <tr>
            <th scope="col">{t('review.kind')}</th>
            <th scope="col">{t('review.rolls')}</th>
            <th scope="col">{t('review.came')}</th>
            <th scope="col">{t('review.expected')}</th>
            <th scope="col">{t('review.unusual')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((total) => (
            <tr key={total.kind}>
              <th scope="row">{book.roll(total.kind)}</th>
              <td class="numbers">{total.rolls}</td>
              <td class="numbers">{face.servesNobody(total.kind) ? '' : total.came}</td>
              <td class="numbers">
                {face.servesNobody(total.kind) ? '' : decimal(total.expected)}
              </td>
              <td>{face.servesNobody(total.kind) ? t('review.tail.nobody') : unusual(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('review.all')}</th>
            <td class="numbers">{all.rolls}</td>
            <td />
            <td />
            <td>{unusual(all)}</td>
          </tr>
        </tfoot>
      </table>
    </TableBox>
  );
}

const tailOf = ({ z, asLucky, asUnlucky }: Tail): number => (z < 0 ? asUnlucky : asLucky);
const PLAIN = 0.25; // luck that one raid in four has on its side is nothing to speak of

/** How many raids in a hundred have such luck. */
function unusual(tail: Tail): string {
  if (tail.deviation === 0) return t('review.tail.certain'); // an alarm at its highest, say
  const share = tailOf(tail);
  if (share > PLAIN) return t('review.tail.plain');
  return t(tail.z < 0 ? 'review.tail.unlucky' : 'review.tail.lucky', { share: shareText(share) });
}

/** '12 %', '0.4 %', '< 0.1 %' */
function shareText(share: number): string {
  const figure = 100 * share;
  if (figure < 0.1) return `< ${(0.1).toLocaleString(locale())}\u00a0%`;
  const digits = figure < 10 ? 1 : 0;
  return `${figure.toLocaleString(locale(), { maximumFractionDigits: digits })}\u00a0%`;
}
