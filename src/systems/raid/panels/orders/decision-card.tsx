// Short decisions in the middle of an order: blow the wire or stop (10.6), and who goes back (2.2h).

import { Button } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { describeAction } from '../../text/action.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { OddsCard } from './odds-card.tsx';

export function DecisionCard({ desk }: { readonly desk: RaidDesk }) {
  const { actions, kind } = desk.orders.asked.value;
  const [blow] = actions;
  return (
    <div class="armed">
      {kind === 'wire' && blow !== undefined && (
        <OddsCard position={desk.orders.position} action={blow} />
      )}
      <div class="armed__buttons armed__buttons--column">
        {actions.map((action, i) => (
          <Button
            key={action}
            look={kind === 'wire' && i === 0 ? 'primary' : 'secondary'}
            hint={i < 9 ? String(i + 1) : ''}
            wide
            onClick={() => void desk.orders.do(action)}
          >
            {describeAction(desk.session.scenario, action, lang.value)}
          </Button>
        ))}
      </div>
    </div>
  );
}
