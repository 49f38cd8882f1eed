// The end of the British phase: its button says in a line what the Germans would do; the threat view says it in full.

import { percent } from '../../../../engine/fraction.ts';
import { Button } from '../../../../ui/kit/index.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import type { Threats } from '../../odds/threats.ts';
import { act, Do } from '../../rules/actions.ts';
import { t } from '../../screen-words/t.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { takesOf } from '../desk/takes.ts';
import { threatsOf } from './odds-cache.ts';
import { inDanger } from './threat-list.tsx';

export function PhaseEnd({ desk }: { readonly desk: RaidDesk }) {
  const { kind } = desk.orders.asked.value;
  const threats = threatsOf(desk.orders.position).value;
  return (
    <div class="phase-end">
      {kind === 'choose' && (
        <Button
          look={takesOf(desk.orders).length === 0 ? 'primary' : 'secondary'}
          icon="forward"
          hint="E"
          wide
          class="phase-end__button"
          onClick={() => void desk.orders.do(act(Do.end))}
        >
          {t('raid.endPhase')}
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

/** 12e An officer who stands in front where shots will fall. */
function OfficerInFront({ desk, threats }: { readonly desk: RaidDesk; readonly threats: Threats }) {
  const { victory, units } = desk.session.scenario;
  const targets = new Set(threats.shots.map(({ target }) => target));
  const [officer] = victory.officerLost.filter(({ unit }) => targets.has(unit));
  if (officer === undefined) return null;
  const name = units[officer.unit]?.[lang.value] ?? '';
  return (
    <small class="phase-end__officer">
      {t('raid.threats.officer', { name, n: Math.abs(officer.vp) })}
    </small>
  );
}

function summaryOf(desk: RaidDesk, threats: Threats | null): string {
  if (threats === null) return t('raid.threats.working');
  const [worst] = inDanger(threats);
  if (worst === undefined) return t('raid.threats.none');
  const zone = desk.session.scenario.zones[worst.zone]?.[lang.value] ?? '';
  return t('raid.threats.summary', { n: threats.shots.length, zone, chance: percent(worst.loss) });
}
