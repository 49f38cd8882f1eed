// The luck of a battle in one line, as its review has found it; without a review nobody knows it yet.

import '../../../words/shell/review.ts';
import { type LuckFigure, luckOfAll } from '../../../staff/review/luck-figure.ts';
import { t } from '../../../words/index.ts';
import { change, decimal } from '../../kit/figures.ts';

/** '+3.5 (±1.2)' */
export const luckText = ({ luck, margin }: LuckFigure): string =>
  t('luck.figure', { luck: change(luck), margin: decimal(margin) });

export function LuckLine({ figure }: { readonly figure: LuckFigure | null }) {
  return (
    <p class="luck-line" title={t('luck.text')}>
      {figure === null ? t('luck.none') : t('luck.is', { figure: luckText(figure) })}
    </p>
  );
}

interface LuckOfManyProps {
  readonly figures: readonly LuckFigure[]; // of the battles that were reviewed
  readonly all: number; // battles
}

export function LuckOfMany({ figures, all }: LuckOfManyProps) {
  if (figures.length === 0) return <p class="luck-line">{t('luck.noneOfMany')}</p>;
  const sum = luckText(luckOfAll(figures));
  const rest = all - figures.length;
  return (
    <p class="luck-line" title={t('luck.text')}>
      {t('luck.ofMany', { n: figures.length, sum })}
      {rest > 0 && ` ${t('luck.others', { n: rest })}`}
    </p>
  );
}
