// The key moments, numbered as on the chart. Each has an address of its own and opens the log around it.

import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { address, type Route } from '../../shell/routes.ts';
import { LogLines } from './log-lines.tsx';
import './moment-list.css';
import { MOMENT_ICONS, momentText } from '../../../systems/raid/panels/course/moment-words.ts';
import type { Moment } from '../../../systems/raid/panels/course/moments.ts';

const BEFORE = 4;
const AFTER = 6;

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
              <Icon name={MOMENT_ICONS[moment.kind]} />
              <span class="moment__text">{momentText(scenario, moment)}</span>
              <Icon name={open ? 'up' : 'down'} />
            </a>
            {open && (
              <div class="moment__more">
                <LogLines
                  id={id}
                  frames={frames}
                  from={moment.frame - BEFORE}
                  to={moment.frame + AFTER}
                  marked={moment.frame}
                />
                <LinkButton
                  icon="play"
                  href={address({ page: 'theatre', id, moment: moment.frame })}
                >
                  {t('report.watch')}
                </LinkButton>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
