// The key moments in words and signs.

import '../../screen-words/dispatch.ts';
import type { IconName } from '../../../../ui/kit/icon.tsx';
import { lang } from '../../../../words/index.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';
import type { Moment, MomentKind } from './moments.ts';

export const MOMENT_ICONS: Readonly<Record<MomentKind, IconName>> = {
  landing: 'craft',
  assault: 'grenade',
  'alarm-attack': 'alarm',
  'alarm-full': 'alarm',
  gun: 'gun',
  line: 'phone',
  officer: 'officer',
  craft: 'craft',
  prisoner: 'prisoner',
  'last-off': 'flag',
};

export function momentText(scenario: Scenario, moment: Moment): string {
  const unit = scenario.units[moment.unit ?? -1]?.[lang.value] ?? '';
  const zone = scenario.zones[moment.zone ?? -1]?.[lang.value] ?? '';
  const key: MessageKey = `moment.${moment.kind}`;
  return t(key, { unit, zone, count: moment.count ?? 0 });
}
