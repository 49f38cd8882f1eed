// The key moments, numbered as on the chart. Each has an address of its own and opens the log around it.

import type { Scenario } from '../../../rules/scenario.ts';
import { lang, type MessageKey, t } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import type { Frame } from '../../session/frames.ts';
import { address, type Route } from '../../shell/routes.ts';
import { LogLines } from './log-lines.tsx';
import type { Moment, MomentKind } from './moments.ts';
import './moment-list.css';

const BEFORE = 4;
const AFTER = 6;

const ICONS: Readonly<Record<MomentKind, IconName>> = {
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

export interface MomentListProps {
  readonly id: string; // of the raid
  readonly scenario: Scenario;
  readonly moments: readonly Moment[];
  readonly frames: readonly Frame[];
  readonly opened: number | null; // frame
}

export function MomentList({ id, scenario, moments, frames, opened }: MomentListProps) {
  return (
    <ol class="moments">
      {moments.map((moment, index) => {
        const open = moment.frame === opened;
        const to: Route = open
          ? { page: 'report', id }
          : { page: 'report', id, frame: moment.frame };
        return (
          <li key={`${moment.kind}-${moment.frame}-${index}`} class="moment">
            <a class="moment__link" href={address(to)} aria-expanded={open}>
              <span class="moment__number">{index + 1}</span>
              <span class="moment__clock numbers">{scenario.clock[moment.turn]}</span>
              <Icon name={ICONS[moment.kind]} />
              <span class="moment__text">{momentText(scenario, moment)}</span>
              <Icon name={open ? 'up' : 'down'} />
            </a>
            {open && (
              <LogLines
                frames={frames}
                from={moment.frame - BEFORE}
                to={moment.frame + AFTER}
                marked={moment.frame}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function momentText(scenario: Scenario, moment: Moment): string {
  const unit = scenario.units[moment.unit ?? -1]?.[lang.value] ?? '';
  const zone = scenario.zones[moment.zone ?? -1]?.[lang.value] ?? '';
  const key: MessageKey = `moment.${moment.kind}`;
  return t(key, { unit, zone, count: moment.count ?? 0 });
}
