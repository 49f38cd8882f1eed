// The present moment in words: what has just happened and why, what lies in a zone that is looked at, and the order
// that comes next with its odds.

import { reckonThreats } from '../../systems/raid/panels/orders/odds-cache.ts';
import { hasOdds, OddsCard } from '../../systems/raid/panels/orders/odds-card.tsx';
import { ThreatList } from '../../systems/raid/panels/orders/threat-list.tsx';
import { reasonsOf } from '../../systems/raid/panels/words/reasons.ts';
import { Do, doing } from '../../systems/raid/rules/actions.ts';
import type { Frame } from '../../systems/raid/rules/session.ts';
import { describeAction } from '../../systems/raid/text/action.ts';
import { describeContents } from '../../systems/raid/text/position.ts';
import { traceOf } from '../../systems/raid/text/trace.ts';
import { joined, lang, sentence, t } from '../../words/index.ts';
import { Button } from '../kit/index.ts';
import { Ruled } from '../kit/ruled.tsx';
import { whyShown } from '../play/enemy/why-dialog.tsx';
import type { Theatre } from './controller.ts';
import './moment-panel.css';
import { useSettled } from './use-settled.ts';
import { sentenceOf } from './words.ts';

export interface MomentPanelProps {
  readonly theatre: Theatre;
  readonly note: string; // the player's, '' without
}

export function MomentPanel({ theatre, note }: MomentPanelProps) {
  const frame = theatre.frame.value;
  const turn = theatre.turn.value;
  const clock = theatre.start.scenario.clock[turn] ?? '';
  return (
    <div class="moment-panel">
      <section class="now" aria-label={t('theatre.present')}>
        <p class="now__when numbers">
          <span>{t('theatre.now', { turn, clock })}</span>
          <span>{t('theatre.count', { at: theatre.at.value, of: theatre.end })}</span>
        </p>
        {frame === null ? <p class="now__what">{t('theatre.before')}</p> : <Event frame={frame} />}
        {frame === null && note !== '' && (
          <blockquote class="now__note" aria-label={t('theatre.note')}>
            {note}
          </blockquote>
        )}
      </section>
      <Looked theatre={theatre} />
      <NextOrder theatre={theatre} />
    </div>
  );
}

function Event({ frame }: { readonly frame: Frame }) {
  const { scenario } = frame.before;
  const reasons = reasonsOf(scenario, frame.event);
  return (
    <>
      <p class="now__what">
        <Ruled sentence={sentenceOf(frame)} />
      </p>
      {reasons !== null && (
        <p class="now__reason">
          <Ruled
            sentence={sentence('diary.because', {
              reasons: reasons.length === 0 ? t('diary.onlyOne') : joined(reasons, ', '),
            })}
          />
        </p>
      )}
      {traceOf(frame.event) !== undefined && (
        <Button
          icon="help"
          hint="W"
          onClick={() => {
            whyShown.value = frame.event;
          }}
        >
          {t('theatre.why')}
        </Button>
      )}
    </>
  );
}

/** What lies in the zone that was pressed on the map. */
function Looked({ theatre }: { readonly theatre: Theatre }) {
  const zone = theatre.inspected.value;
  if (zone === null) return null;
  const state = theatre.shown.value;
  const inside = describeContents(state, zone, lang.value);
  return (
    <section class="looked">
      <h3>{state.scenario.zones[zone]?.[lang.value]}</h3>
      {inside.length === 0 && <p>{t('play.nothingHere')}</p>}
      {inside.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** The order to come, or the one whose events are being told, as its player saw it before he gave it. */
function NextOrder({ theatre }: { readonly theatre: Theatre }) {
  const at = theatre.at.value;
  const order = theatre.ordersDone(at);
  const action = theatre.actions[order];
  if (action === undefined) {
    const over = theatre.session.asked.kind === 'over';
    return <p class="next__none">{t(over ? 'theatre.noNext' : 'theatre.noNextYet')}</p>;
  }
  return (
    <section class="next">
      <h3 class="next__title">
        {t(theatre.isMidOrder(at) ? 'theatre.underOrder' : 'theatre.next')}
      </h3>
      <OrderOdds key={order} theatre={theatre} order={order} />
    </section>
  );
}

interface OrderOddsProps {
  readonly theatre: Theatre;
  readonly order: number;
}

/** Odds are worked out once the theatre has come to rest: an assault takes a moment. */
function OrderOdds({ theatre, order }: OrderOddsProps) {
  const settled = useSettled(order);
  const action = theatre.actions[order];
  if (action === undefined) return null;
  const { scenario } = theatre.start;
  const title = <p class="next__order">{describeAction(scenario, action, lang.value)}</p>;
  if (!settled) return title;
  const position = theatre.stateBefore(order);
  if (doing(action) === Do.end) {
    return (
      <>
        {title}
        <ThreatList scenario={scenario} threats={reckonThreats(position)} />
      </>
    );
  }
  if (!hasOdds(position, action, true)) {
    return (
      <>
        {title}
        <p class="next__none">{t('theatre.noOdds')}</p>
      </>
    );
  }
  return <OddsCard position={position} action={action} stepwise />;
}
