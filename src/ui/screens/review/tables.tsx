// The split as tables: turn by turn, and every order that changed something. Their last lines are the whole.

import { useSignal } from '@preact/signals';
import type { ReviewedMove } from '../../../staff/review/review.ts';
import { t } from '../../../words/index.ts';
import { TableBox } from '../../kit/table-box.tsx';
import { isTelling, type ReviewBook } from './book.ts';
import { MarkSign } from './mark-sign.tsx';
import { WatchMoment } from './ways.tsx';

export function TurnTable({ book }: { readonly book: ReviewBook }) {
  const { moves } = book.review;
  const turns = [...new Set(moves.map(({ turn }) => turn))];
  return (
    <section class="review__section">
      <h2 class="review__heading">{t('review.turns')}</h2>
      <TableBox label={t('review.turns')}>
        <table class="split">
          <thead>
            <tr>
              <th scope="col">{t('review.turn')}</th>
              <th scope="col">{t('review.time')}</th>
              <th scope="col">{t('review.before')}</th>
              <th scope="col">{t('review.decision')}</th>
              <th scope="col">{t('review.luck')}</th>
              {isRevalued(book) && <th scope="col">{t('review.revalued')}</th>}
              <th scope="col">{t('review.mark')}</th>
            </tr>
          </thead>
          <tbody>
            {turns.map((turn) => (
              <TurnRow
                key={turn}
                book={book}
                turn={turn}
                moves={moves.filter((move) => move.turn === turn)}
              />
            ))}
          </tbody>
          <Whole book={book} before={3} after={1} />
        </table>
      </TableBox>
    </section>
  );
}

interface TurnRowProps {
  readonly book: ReviewBook;
  readonly turn: number;
  readonly moves: readonly ReviewedMove[];
}

function TurnRow({ book, turn, moves }: TurnRowProps) {
  const sum = (part: 'decision' | 'luck' | 'revalued') =>
    moves.reduce((all, move) => all + (move[part] ?? 0), 0);
  const [first] = moves;
  const marks = moves.flatMap(({ mark }) => mark ?? []);
  return (
    <tr>
      <th scope="row">{turn}</th>
      <td>{book.clock(turn)}</td>
      <td class="numbers">{book.chance(first === undefined ? 0 : sampledBefore(first))}</td>
      <td class="numbers">{book.swing(sum('decision'))}</td>
      <td class="numbers">{book.swing(sum('luck'))}</td>
      <Revalued book={book} worth={sum('revalued')} />
      <td>
        <span class="split__marks">
          {marks.map((mark, i) => (
            // Marks of one turn never change places.
            <span key={`${i} ${mark}`} title={t(`mark.${mark}`)}>
              <MarkSign mark={mark} />
              <span class="visually-hidden">{t(`mark.${mark}`)}</span>
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}

const isRevalued = ({ review }: ReviewBook): boolean => review.totals.revalued !== undefined;

/** The worth as it stood before the search began: so every line leads to the next. */
const sampledBefore = ({ value, revalued = 0 }: ReviewedMove): number => value - revalued;

/** What a search to the end put in the place of the sample, where there was one. */
function Revalued({ book, worth }: { book: ReviewBook; worth: number }) {
  if (!isRevalued(book)) return null;
  return <td class="numbers">{worth === 0 ? '–' : book.swing(worth)}</td>;
}

/** The last line: decisions and luck of the whole raid. */
function Whole({ book, before, after }: { book: ReviewBook; before: number; after: number }) {
  const { decision, luck, revalued = 0 } = book.review.totals;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before}>
          {t('review.total')}
        </th>
        <td class="numbers">{book.swing(decision)}</td>
        <td class="numbers">{book.swing(luck)}</td>
        <Revalued book={book} worth={revalued} />
        <td colSpan={after} />
      </tr>
    </tfoot>
  );
}

export function MoveTable({ book }: { readonly book: ReviewBook }) {
  const open = useSignal(false);
  const { moves } = book.review;
  const telling = moves.filter(isTelling);
  return (
    <details
      class="review__more"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t('review.every')}</summary>
      {open.value && (
        <>
          <p class="review__note">{t('review.everyText', { n: moves.length - telling.length })}</p>
          <TableBox label={t('review.every')}>
            <table class="split split--orders">
              <thead>
                <tr>
                  <th scope="col">{t('review.order')}</th>
                  <th scope="col">{t('review.time')}</th>
                  <th scope="col">{t('review.before')}</th>
                  <th scope="col">{t('review.decision')}</th>
                  <th scope="col">{t('review.luck')}</th>
                  {isRevalued(book) && <th scope="col">{t('review.revalued')}</th>}
                  <th scope="col">{t('review.mark')}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {telling.map((move) => (
                  <MoveRow key={move.index} book={book} move={move} />
                ))}
              </tbody>
              <Whole book={book} before={3} after={2} />
            </table>
          </TableBox>
        </>
      )}
    </details>
  );
}

function MoveRow({ book, move }: { readonly book: ReviewBook; readonly move: ReviewedMove }) {
  return (
    <tr>
      <th scope="row">
        {move.index + 1}. {book.words(move.action)}
      </th>
      <td>{book.clock(move.turn)}</td>
      <td class="numbers">{book.chance(sampledBefore(move))}</td>
      <td class="numbers">{book.swing(move.decision)}</td>
      <td class="numbers">{move.chance ? book.swing(move.luck) : '–'}</td>
      <Revalued book={book} worth={move.revalued ?? 0} />
      <td>
        {move.mark !== undefined && (
          <>
            <MarkSign mark={move.mark} /> {t(`mark.${move.mark}`)}
          </>
        )}{' '}
        {move.takenBack === true && <small>{t('review.takenBack')}</small>}
      </td>
      <td>
        <WatchMoment book={book} index={move.index} />
      </td>
    </tr>
  );
}
