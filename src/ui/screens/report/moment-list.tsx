// The key moments, numbered as on the chart. Each has an address of its own and opens the log around it.

import type { Session } from '../../../engine/session.ts';
import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { LookingFace } from '../../sheet/face.ts';
import type { KeyMoment } from '../../sheet/face-report.ts';
import { address, type Route } from '../../shell/routes.ts';
import { LogLines } from './log-lines.tsx';
import './moment-list.css';

const BEFORE = 4;
const AFTER = 6;

export interface MomentListProps {
  readonly id: string; // of the raid
  readonly session: Session;
  readonly face: LookingFace;
  readonly moments: readonly KeyMoment[];
  readonly opened: number | null; // frame
}

export function MomentList({ id, session, face, moments, opened }: MomentListProps) {
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
              <span class="moment__clock numbers">
                {face.course.clock(session.scenario, moment.turn)}
              </span>
              <Icon name={moment.icon} />
              <span class="moment__text">{moment.text()}</span>
              <Icon name={open ? 'up' : 'down'} />
            </a>
            {open && (
              <div class="moment__more">
                <LogLines
                  id={id}
                  session={session}
                  face={face}
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
