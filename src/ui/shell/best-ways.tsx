// The two ways to the staff's raid on the seed of a raid: to watch it, and to see where the two part. Either plays it
// first when it is not kept.

import '../../words/shell/best.ts';
import { t } from '../../words/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { bestOf } from './best.ts';
import { address } from './routes.ts';

export interface BestWaysProps {
  readonly id: string; // of the player's raid
  readonly battle: string;
}

export function BestWays({ id, battle }: BestWaysProps) {
  return (
    <nav class="row" aria-label={t('best.ways')}>
      <LinkButton icon="medal" href={address({ page: 'theatre', battle, id: bestOf(id) })}>
        {t('best.watch')}
      </LinkButton>
      <LinkButton icon="compare" href={address({ page: 'compare', a: id, b: bestOf(id) })}>
        {t('best.compare')}
      </LinkButton>
    </nav>
  );
}
