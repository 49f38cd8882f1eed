// Lines of the raid's log: the sentence of each event with its rule to press, and the way to its moment in the theatre.

import type { Frame } from '../../../systems/raid/rules/session.ts';
import { eventSentence } from '../../../systems/raid/text/events.ts';
import { lang, t } from '../../../words/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { Ruled } from '../../kit/ruled.tsx';
import { address } from '../../shell/routes.ts';
import './log-lines.css';

export interface LogLinesProps {
  readonly id: string; // of the raid
  readonly frames: readonly Frame[];
  readonly from: number;
  readonly to: number; // not included
  readonly marked?: number; // the line that matters
}

export function LogLines({ id, frames, from, to, marked }: LogLinesProps) {
  return (
    <ol class="log-lines">
      {frames.slice(Math.max(0, from), to).map((frame, offset) => {
        const index = Math.max(0, from) + offset;
        const there = address({ page: 'theatre', id, moment: index });
        return <Line key={index} frame={frame} there={there} marked={index === marked} />;
      })}
    </ol>
  );
}

interface LineProps {
  readonly frame: Frame;
  readonly there: string; // address of its moment
  readonly marked: boolean;
}

function Line({ frame, there, marked }: LineProps) {
  const { event, after } = frame;
  const sentence = eventSentence(after.scenario, event, lang.value);
  const look = event.kind === 'turn' ? 'log-lines__turn' : marked ? 'log-lines__marked' : '';
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
