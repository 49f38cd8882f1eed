// 11.1g What threatens, when it is asked for: stack by stack, the worst first, each shot with its chance.

import { percent } from '../../../../engine/fraction.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import { t } from '../../screen-words/t.ts';
import { people } from '../../text/prose/grouped.ts';
import { Voice } from '../../text/voice.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { reckonThreats } from '../orders/odds-cache.ts';
import { inDanger } from '../orders/threat-list.tsx';
import { dangers } from '../speech/warnings-spoken.ts';

export function threatAnswer({ orders }: RaidDesk): string[] {
  if (!helpIsOn('threats')) return [t('ask.threats.off')];
  const { kind } = orders.asked.value;
  if (!orders.ready.value || (kind !== 'choose' && kind !== 'act')) return [t('ask.threats.later')];
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const reckoned = reckonThreats(s);
  const stacks = inDanger(reckoned);
  if (stacks.length === 0) return [t('raid.threats.none'), ...dangers(s, reckoned)];
  const told = stacks.map(({ zone, loss }) => {
    const shots = reckoned.shots
      .filter(({ to }) => to === zone)
      .map(({ shooter, from, target, hit }) =>
        t('ask.threats.shot', {
          shooter: people(voice, [shooter]),
          at: voice.at(from),
          target: people(voice, [target]),
          n: percent(hit),
        }),
      );
    return t('ask.threats', {
      zone: voice.zone(zone),
      n: percent(loss),
      shots: shots.join(voice.say('list.clauses')),
    });
  });
  return [...told, ...dangers(s, reckoned)];
}
