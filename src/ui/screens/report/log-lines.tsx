// Lines of the raid's log: the sentence of each event with its rule to press.

import { describeEvent } from '../../../text/events.ts';
import { lang } from '../../i18n/index.ts';
import { Ruled } from '../../raid/ruled.tsx';
import type { Frame } from '../../session/frames.ts';
import './log-lines.css';

export interface LogLinesProps {
  readonly frames: readonly Frame[];
  readonly from: number;
  readonly to: number; // not included
  readonly marked?: number; // the line that matters
}

export function LogLines({ frames, from, to, marked }: LogLinesProps) {
  return (
    <ol class="log-lines">
      {frames.slice(Math.max(0, from), to).map((frame, offset) => {
        const index = Math.max(0, from) + offset;
        return <Line key={index} frame={frame} marked={index === marked} />;
      })}
    </ol>
  );
}

function Line({ frame, marked }: { readonly frame: Frame; readonly marked: boolean }) {
  const { event, after } = frame;
  const text = describeEvent(after.scenario, event, lang.value);
  const look = event.kind === 'turn' ? 'log-lines__turn' : marked ? 'log-lines__marked' : '';
  return (
    <li class={look} {...(marked ? { 'aria-current': 'true' as const } : {})}>
      <Ruled text={text} />
    </li>
  );
}
