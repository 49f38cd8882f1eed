// What the raid cost either side.

import { t } from '../../../words/index.ts';
import { lossFigures } from './loss-words.ts';
import type { Losses, LossLine } from './losses.ts';

export function LossTables({ losses }: { readonly losses: Losses }) {
  return (
    <div class="losses">
      <Side title={t('report.british')} lines={losses.british} />
      <Side title={t('report.german')} lines={losses.german} />
    </div>
  );
}

function Side({ title, lines }: { readonly title: string; readonly lines: readonly LossLine[] }) {
  return (
    <div class="losses__side">
      <h3 class="losses__title">{title}</h3>
      {lines.length === 0 && <p>{t('report.none')}</p>}
      <ul class="losses__list">
        {lines.map((line) => (
          <li key={line.kind}>
            <span>{t(`kind.${line.kind}`)}</span>
            <span class="losses__figures">{lossFigures(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
