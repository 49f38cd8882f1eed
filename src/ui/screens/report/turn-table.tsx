// The figures of the chart, one row a turn.

import { t } from '../../../words/index.ts';
import type { TurnRow } from './timeline.ts';

export function TurnTable({ rows }: { readonly rows: readonly TurnRow[] }) {
  return (
    <table class="figures">
      <thead>
        <tr>
          {(['turn', 'time', 'alarm', 'vp'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`report.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.turn}>
            <th scope="row">{row.turn}</th>
            <td>{row.clock}</td>
            <td>{row.alarm}</td>
            <td>{row.vp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
