// The mark a rule may carry: where its text comes from, as a badge with its meaning.

import type { Mark } from '../../../rulebook/parse.ts';
import { t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { Tooltip } from '../../kit/tooltip.tsx';

const KEYS = {
  ruling: 'ruling',
  'ruling in part': 'rulingPart',
  reconstructed: 'reconstructed',
  'reconstructed in part': 'reconstructedPart',
  design: 'design',
} as const;

export function MarkBadge({ mark }: { readonly mark: Mark }) {
  if (mark === 'text') return null;
  const key = KEYS[mark];
  const tone = mark.startsWith('ruling') ? 'blue' : 'amber';
  return (
    <Tooltip note={t(`rules.${key}Text`)}>
      <Badge tone={tone}>{t(`rules.${key}`)}</Badge>
    </Tooltip>
  );
}

const EXPLAINED = ['ruling', 'reconstructed', 'design'] as const;

/** What the badges mean, for the head of the book. */
export function MarkLegend() {
  return (
    <dl class="marks">
      {EXPLAINED.map((key) => (
        <div key={key} class="marks__line">
          <dt>
            <MarkBadge mark={key} />
          </dt>
          <dd>{t(`rules.${key}Text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
