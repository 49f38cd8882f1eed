// What the theatre shows of a raid beside the map and the log.

import type { ReplayFace } from '../../../../ui/sheet/face-report.ts';
import { lang } from '../../../../words/index.ts';
import '../../screen-words/dispatch.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { describeZone } from '../../text/board.ts';
import { traceOf } from '../../text/trace.ts';
import { OrderSeen } from './order-seen.tsx';

export const replayFace: ReplayFace<Scenario, RaidEvent> = {
  enemy: {
    step: () => t('theatre.by.german'),
    back: () => t('theatre.back.german'),
    on: () => t('theatre.on.german'),
    key: () => t('theatre.keys.german'),
    why: () => t('theatre.keys.why'),
  },
  explains: (event) => traceOf(event) !== undefined,
  uneventful: () => t('theatre.noMoments'),
  OrderSeen,
  places: (scenario) =>
    scenario.zones.map((zone, place) => {
      const [what = '', links = ''] = describeZone(scenario, place, lang.value);
      return { place, name: zone[lang.value], what, links };
    }),
};
