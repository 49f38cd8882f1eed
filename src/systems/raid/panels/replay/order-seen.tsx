// An order of a replay as its player saw it before he gave it: its odds, or the threats of a phase that ends.

import type { OrderSeenProps } from '../../../../ui/sheet/face-report.ts';
import { Do, doing } from '../../rules/actions.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { reckonThreats } from '../orders/odds-cache.ts';
import { hasOdds, OddsCard } from '../orders/odds-card.tsx';
import { ThreatList } from '../orders/threat-list.tsx';

export function OrderSeen({ position, action, children }: OrderSeenProps<Scenario>) {
  if (doing(action) === Do.end) {
    return (
      <>
        {children}
        <ThreatList scenario={position.scenario} threats={reckonThreats(position)} />
      </>
    );
  }
  if (!hasOdds(position, action, true)) {
    return (
      <>
        {children}
        <p class="next__none">{t('theatre.noOdds')}</p>
      </>
    );
  }
  return <OddsCard position={position} action={action} stepwise />;
}
