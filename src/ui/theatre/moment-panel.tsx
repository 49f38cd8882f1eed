// The present moment in words: what has just happened and why, what lies in a zone that is looked at, and the order
// that comes next with its odds.

import type { Frame } from '../../engine/frames.ts';
import { joined, t } from '../../words/index.ts';
import { Button } from '../kit/index.ts';
import { Ruled } from '../kit/ruled.tsx';
import { whyShown } from '../play/enemy/why-dialog.tsx';
import { Unfold } from '../play/log/event-detail.tsx';
import type { LookingFace } from '../sheet/face.ts';
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
  const clock = theatre.face.course.clock(theatre.start.scenario, turn);
  return (
    <div class="moment-panel">
      <section class="now" aria-label={t('theatre.present')}>
        <h2 class="visually-hidden">{t('theatre.present')}</h2>
        <p class="now__when numbers">
          <span>{t('theatre.now', { turn, clock })}</span>
          <span>{t('theatre.count', { at: theatre.at.value, of: theatre.end })}</span>
        </p>
        {frame === null ? (
          <p class="now__what">{t('theatre.before')}</p>
        ) : (
          <Event face={theatre.face} frame={frame} />
        )}
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

function Event({ face, frame }: { readonly face: LookingFace; readonly frame: Frame }) {
  const reasons = face.words.reasons?.(frame.before.scenario, frame.event) ?? null;
  return (
    <>
      <p class="now__what">
        <Ruled sentence={sentenceOf(face, frame)} />
      </p>
      {reasons !== null && reasons.length > 0 && (
        <p class="now__reason">
          <Ruled sentence={joined(reasons, ' ')} />
        </p>
      )}
      <Unfold face={face} frames={[frame]} />
      {face.replay.explains(frame.event) && (
        <Button
          icon="help"
          hint="W"
          onClick={() => {
            whyShown.value = frame;
          }}
        >
          {t('theatre.why')}
        </Button>
      )}
    </>
  );
}

/** What lies in the place that was pressed on the map. */
function Looked({ theatre }: { readonly theatre: Theatre }) {
  const place = theatre.inspected.value;
  if (place === null) return null;
  const { words } = theatre.face;
  const position = theatre.shown.value;
  const inside = words.contents(position, place);
  return (
    <section class="looked">
      <h3>{words.place(position.scenario, place)}</h3>
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
    const { over } = theatre.session;
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
  const title = (
    <p class="next__order">{theatre.face.words.action(theatre.start.scenario, action)}</p>
  );
  if (!settled) return title;
  const { OrderSeen } = theatre.face.replay;
  return (
    <OrderSeen position={theatre.positionBefore(order)} action={action}>
      {title}
    </OrderSeen>
  );
}
