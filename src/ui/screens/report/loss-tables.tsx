// What the battle cost either side.

import { t } from '../../../words/index.ts';
import type { LossTable } from '../../sheet/face-report.ts';

export function LossTables({ losses }: { readonly losses: readonly LossTable[] }) {
  return (
    <div class="losses">
      {losses.map((table) => (
        <Side key={table.side} {...table} />
      ))}
    </div>
  );
}

function Side({ side, lines }: LossTable) {
  return (
    <div class="losses__side">
      <h3 class="losses__title">{side}</h3>
      {lines.length === 0 && <p>{t('report.none')}</p>}
      <ul class="losses__list">
        {lines.map(({ what, figures }) => (
          <li key={what}>
            <span>{what}</span>
            <span class="losses__figures">{figures}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
