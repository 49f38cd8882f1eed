// What the raid answers when it is asked, and what its orders and zones are called when they are typed.

import '../../screen-words/asking.ts';
import type { FaceAsking } from '../../../../ui/sheet/face-speech.ts';
import { LANGS } from '../../../../words/index.ts';
import type { Decision } from '../../rules/decision.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { embarkEverybody } from '../desk/carry-out.ts';
import { takesOf } from '../desk/takes.ts';
import { seatingOf } from '../orders/embark-all.ts';
import { type RaidOrder, zoneOfAction } from '../orders/order-list.ts';
import { orderAnswer } from './order-answer.ts';
import { threatAnswer } from './threat-answer.ts';
import { RAID_VERBS, verbOf, wished } from './verbs.ts';
import { zoneAnswer } from './zone-answer.ts';

export const raidAsking: FaceAsking<Scenario, RaidEvent, Decision, RaidOrder> = {
  help: () => t('ask.help'),
  order: orderAnswer,
  place: zoneAnswer,
  threats: threatAnswer,
  places: ({ zones }) => zones.map((_, zone) => zone),
  names: ({ zones }, zone) => {
    const info = zones[zone];
    return info === undefined ? [] : [info.id, ...LANGS.map((lang) => info[lang])];
  },
  verbs: RAID_VERBS,
  also: ({ orders }) =>
    orders.asked.value.kind === 'act'
      ? takesOf(orders).map((action) => ({
          action,
          group: 'take',
          place: zoneOfAction(orders.position, action),
          way: null,
        }))
      : [],
  verbOf,
  atOnce: ({ orders }, verb) =>
    verb === 'embark' && seatingOf(orders.position, orders.asked.value) !== null
      ? () => embarkEverybody(orders)
      : null,
  wished,
};
