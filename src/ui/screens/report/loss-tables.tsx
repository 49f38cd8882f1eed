// What the raid cost either side.

import { t, type Values } from '../../../words/index.ts';
import { kindWords, lossFigures } from './loss-words.ts';
import type { Losses, LossLine } from './losses.ts';

interface LossTablesProps {
  readonly losses: Losses;
  readonly names: Values; // of the battle's card
}

export function LossTables({ losses, names }: LossTablesProps) {
  return (
    <div class="losses">
      <Side title={t('report.british')} lines={losses.british} names={names} />
      <Side title={t('report.german')} lines={losses.german} names={names} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: readonly LossLine[];
  readonly names: Values;
}

function Side({ title, lines, names }: SideProps) {
  return (
    <div class="losses__side">
      <h3 class="losses__title">{title}</h3>
      {lines.length === 0 && <p>{t('report.none')}</p>}
      <ul class="losses__list">
        {lines.map((line) => (
          <li key={line.kind}>
            <span>{kindWords(line, names)}</span>
            <span class="losses__figures">{lossFigures(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
