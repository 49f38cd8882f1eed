// A zone when it is asked for: what it is, who stands there, where one can go from it, in which direction and for how
// much, and what can be done with it now.

import { lang } from '../../../../words/index.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { at } from '../../rules/state.ts';
import { Link, type Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { fatesIn } from '../../text/home.ts';
import { Voice } from '../../text/voice.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { ordersAt } from '../orders/order-list.ts';
import { spokenPlace } from '../speech/stack-spoken.ts';
import { orderAnswer } from './order-answer.ts';

export function zoneAnswer(desk: RaidDesk, zone: Zone): string[] {
  const { orders, playback, session } = desk;
  const { scenario } = session;
  const voice = new Voice(scenario, lang.value);
  const shown = playback.shown.value;
  const here = spokenPlace(shown, zone);
  const now = orders.ready.value ? ordersAt(orders.listed.value, zone) : [];
  return [
    groundText(voice, zone),
    `${here.length > 0 ? here.join('. ') : t('ask.zone.empty')}.`,
    t('ask.zone.exits', { exits: exitsText(voice, zone) }),
    ...fatesIn(voice, shown, zone).map((fate) => `${fate}.`),
    ...now.map((order) => `${orderAnswer(desk, order)}.`),
  ];
}

function groundText(voice: Voice, zone: Zone): string {
  const info = voice.scenario.zones[zone];
  return t('ask.zone', {
    name: voice.zone(zone),
    id: info?.id ?? '',
    terrain: (voice.lang === 'fr' ? info?.terrainFr : info?.terrain) ?? '',
    n: info?.protection ?? 0,
  });
}

function exitsText(voice: Voice, zone: Zone): string {
  const { scenario } = voice;
  const exits: string[] = [];
  for (let i = firstLink(scenario, zone); i < endLink(scenario, zone); i++) {
    const to = at(scenario.linkTo, i);
    const fire = at(scenario.linkKind, i) === Link.fire;
    exits.push(
      t(fire ? 'ask.exit.fire' : 'ask.exit', {
        way: t(`ask.way.${wayBetween(scenario, zone, to)}`),
        zone: voice.zone(to),
        n: at(scenario.linkCost, i),
      }),
    );
  }
  return exits.join(voice.say('list.clauses'));
}

const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** The point of the compass; the sheet has north at its top. */
export function wayBetween({ zones }: Scenario, from: Zone, to: Zone): (typeof WAYS)[number] {
  const [a, b] = [zones[from], zones[to]];
  const angle = Math.atan2((b?.y ?? 0) - (a?.y ?? 0), (b?.x ?? 0) - (a?.x ?? 0));
  return WAYS[(Math.round(angle / (Math.PI / 4)) + 8) % 8] ?? 'n';
}
