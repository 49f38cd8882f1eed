// What the sentence of an event leaves out, unfolded on request: its sums as small tables, its dice and costs in words.

import '../../../words/shell/diary.ts';
import type { Frame } from '../../../engine/frames.ts';
import { plainText, t } from '../../../words/index.ts';
import { RuleRef } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { EventDetail, Face, ToldSum } from '../../sheet/face.ts';
import './event-detail.css';

interface DetailProps {
  readonly face: Pick<Face, 'words'>;
  readonly frames: readonly Frame[];
}

/** Folded away; nothing where there is nothing to unfold. */
export function Unfold({ face, frames }: DetailProps) {
  const details = detailsOf({ face, frames });
  if (details.length === 0) return null;
  return (
    <details class="detail">
      <summary>{t('diary.detail')}</summary>
      <Details details={details} />
    </details>
  );
}

const detailsOf = ({ face: { words }, frames }: DetailProps): EventDetail[] =>
  frames.flatMap(({ event, before }) => words.detail?.(before.scenario, event) ?? []);

function Details({ details }: { readonly details: readonly EventDetail[] }) {
  const lines = details.flatMap((detail) => detail.lines);
  return (
    <div class="detail__body">
      {details
        .flatMap(({ sums }) => sums)
        .map((sum, i) => (
          // The sums of one event never change places.
          <SumTable key={`${i} ${sum.title}`} sum={sum} />
        ))}
      {lines.length > 0 && (
        <ul>
          {lines.map((line, i) => (
            <li key={`${i} ${plainText(line)}`}>
              <Ruled sentence={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SumTable({ sum: { title, parts, total } }: { readonly sum: ToldSum }) {
  return (
    <table class="detail__sum">
      <caption>{title}</caption>
      <tbody>
        {parts.map(({ what, value, rule }, i) => (
          <tr key={`${i} ${what}`}>
            <th scope="row">{what}</th>
            <td class="numbers">{value}</td>
            <td>
              <RuleRef rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('diary.total')}</th>
          <td class="numbers">{total}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
