// Lines of the raid's log: the sentence of each event with its rule to press, and the way to its moment in the theatre.

import type { Session } from '../../../engine/session.ts';
import { type Sentence, t } from '../../../words/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { Ruled } from '../../kit/ruled.tsx';
import type { LookingFace } from '../../sheet/face.ts';
import { lookOf } from '../../sheet/look.ts';
import { address } from '../../shell/routes.ts';
import './log-lines.css';

export interface LogLinesProps {
  readonly id: string; // of the raid
  readonly session: Session;
  readonly face: LookingFace;
  readonly from: number;
  readonly to: number; // not included
  readonly marked?: number; // the line that matters
}

export function LogLines({ id, session, face, from, to, marked }: LogLinesProps) {
  return (
    <ol class="log-lines">
      {session.frames.slice(Math.max(0, from), to).map((frame, offset) => {
        const index = Math.max(0, from) + offset;
        const there = address({ page: 'theatre', id, moment: index });
        return (
          <Line
            key={index}
            sentence={face.words.event(session.scenario, frame.event, frame.before)}
            begins={lookOf(face.look, frame.event).begins !== undefined}
            there={there}
            marked={index === marked}
          />
        );
      })}
    </ol>
  );
}

interface LineProps {
  readonly sentence: Sentence;
  readonly begins: boolean; // a turn
  readonly there: string; // address of its moment
  readonly marked: boolean;
}

function Line({ sentence, begins, there, marked }: LineProps) {
  const look = begins ? 'log-lines__turn' : marked ? 'log-lines__marked' : '';
  return (
    <li class={look} {...(marked ? { 'aria-current': 'true' as const } : {})}>
      <span>
        <Ruled sentence={sentence} />
      </span>
      <a class="log-lines__watch" href={there} title={t('report.watch')}>
        <Icon name="play" />
        <span class="visually-hidden">{t('report.watchLine', { text: sentence })}</span>
      </a>
    </li>
  );
}
