// The end of what a stack does, and of the British phase: its button says in a line what the Germans would do; the threat
// view says it in full. Always at the foot of the orders.

import { percent } from '../../../../engine/fraction.ts';
import { Button } from '../../../../ui/kit/index.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import type { Threats } from '../../odds/threats.ts';
import { act, Do } from '../../rules/actions.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { takesOf } from '../desk/takes.ts';
import { threatsOf } from './odds-cache.ts';
import { OrderButton } from './order-button.tsx';
import { END, officersInFront, officerWords, slipsOf } from './slips.ts';
import { inDanger } from './threat-list.tsx';

export function PhaseEnd({ desk }: { readonly desk: RaidDesk }) {
  const { kind } = desk.orders.asked.value;
  const threats = threatsOf(desk.orders.position).value;
  return (
    <div class="phase-end">
      {kind === 'act' && <StackEnd desk={desk} />}
      {kind === 'choose' && <Slips desk={desk} />}
      {kind === 'choose' && (
        <Button
          look={takesOf(desk.orders).length === 0 ? 'primary' : 'secondary'}
          icon="forward"
          hint="E"
          wide
          class="phase-end__button"
          data-order={END}
          aria-describedby="phase-slips"
          onClick={() => void desk.orders.give(END)}
        >
          {t('raid.endPhase')}
          {desk.orders.armed.value === END && (
            <small class="phase-end__again">{t('raid.slip.anyway')}</small>
          )}
          {helpIsOn('threats') && (
            <small class="phase-end__summary">{summaryOf(desk, threats)}</small>
          )}
          {helpIsOn('threats') && threats !== null && (
            <OfficerInFront desk={desk} threats={threats} />
          )}
        </Button>
      )}
    </div>
  );
}

/** 6.1 The end of what the stack in hand does. */
function StackEnd({ desk }: { readonly desk: RaidDesk }) {
  const index = desk.orders.listed.value.findIndex(({ action }) => action === act(Do.done));
  const order = desk.orders.listed.value[index];
  return order === undefined ? null : <OrderButton desk={desk} order={order} number={index + 1} />;
}

/** 12e An officer who stands in front where shots will fall. */
function OfficerInFront({ desk, threats }: { readonly desk: RaidDesk; readonly threats: Threats }) {
  const state = desk.orders.position;
  const [officer] = officersInFront(state, threats);
  if (officer === undefined || desk.orders.armed.value === END) return null;
  return <small class="phase-end__officer">{officerWords(state, officer)}</small>;
}

/** What ending the phase now would cost, once it has been pressed: seen above the button; the speech says it (odds-spoken.ts). */
function Slips({ desk }: { readonly desk: RaidDesk }) {
  const asking = desk.orders.armed.value === END;
  const reasons = asking ? slipsOf(desk.orders.position) : [];
  return (
    <ul class="phase-end__slips" id="phase-slips" hidden={!asking}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

function summaryOf(desk: RaidDesk, threats: Threats | null): string {
  if (threats === null) return t('raid.threats.working');
  const [worst] = inDanger(threats);
  if (worst === undefined) return t('raid.threats.none');
  return t('raid.threats.summary', {
    n: threats.shots.filter(({ hit }) => hit.n > 0n).length,
    ...new Voice(desk.session.scenario, lang.value).places({ zone: worst.zone }),
    chance: percent(worst.loss),
  });
}
