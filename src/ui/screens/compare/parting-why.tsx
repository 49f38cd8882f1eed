// Why the staff ordered something else: what the staff officer makes of both orders in the position they were given in.

import '../../../words/shell/best.ts';
import type { Action } from '../../../engine/system.ts';
import type { AdviceOption } from '../../../staff/chance/advice.ts';
import { t } from '../../../words/index.ts';
import { decimal } from '../../kit/figures.ts';

type Option = Pick<AdviceOption, 'action' | 'chance'>;

export type Weighed =
  | { readonly kind: 'weighing' }
  | { readonly kind: 'weighed'; readonly options: readonly Option[] };

export interface PartingWhyProps {
  readonly weighed: Weighed;
  readonly order: Action; // of the staff
  readonly other: Action; // of the player
  readonly say: (action: Action) => string;
}

export function PartingWhy({ weighed, order, other, say }: PartingWhyProps) {
  return (
    <div class="compare__why">
      <h3 class="compare__group">{t('best.why')}</h3>
      <p role="status">
        {weighed.kind === 'weighing'
          ? t('best.weighing')
          : whyWords(weighed.options, order, other, say)}
      </p>
    </div>
  );
}

/** What he reckons with for either order, and whether they are clearly apart. */
export function whyWords(
  options: readonly Option[],
  order: Action,
  other: Action,
  say: (action: Action) => string,
): string {
  const [best, yours] = [order, other].map(
    (wanted) => options.find(({ action }) => action === wanted)?.chance,
  );
  if (best === undefined) return t('best.noWhy');
  const said = { order: say(order), other: say(other), best: decimal(best.meanPoints) };
  if (yours === undefined) return t('best.whyOne', said);
  const apart = Math.abs(best.value - yours.value) > Math.max(best.margin, yours.margin);
  const key = apart ? 'best.whyBoth' : 'best.whyClose';
  return t(key, { ...said, yours: decimal(yours.meanPoints) });
}
