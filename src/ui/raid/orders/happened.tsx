// What the last order brought about, in the words of the log; while it is being shown, as far as it has been told.

import type { EventKind } from '../../../rules/events.ts';
import { describeEvent } from '../../../text/events.ts';
import { lang, t } from '../../i18n/index.ts';
import type { Frame } from '../../session/frames.ts';
import type { RaidController } from '../controller.ts';
import { Ruled } from '../ruled.tsx';
import './happened.css';

const MOST = 6; // lines

/** Events that say nothing the map and the prompt do not show. */
const PLAIN: ReadonlySet<EventKind> = new Set<EventKind>([
  'taken',
  'moved',
  'landed',
  'embarked',
  'sailed',
  'left',
  'front',
  'job-done',
  'loaded',
  'phase',
  'turn',
  'german-order',
  'german-stays',
  'columns',
]);

export function Happened({ raid }: { readonly raid: RaidController }) {
  const frames = lastTold(raid);
  if (frames.length === 0 || raid.armed.value !== null) return null;
  const { scenario } = raid.session;
  return (
    <section class="happened" aria-label={t('raid.happened')}>
      <ul>
        {frames.slice(-MOST).map(({ frame, index }) => (
          <li key={index}>
            <Ruled text={describeEvent(scenario, frame.event, lang.value)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The frames of the last order that had anything to tell. */
function lastTold(raid: RaidController): Array<{ readonly frame: Frame; readonly index: number }> {
  const told = raid.session.frames
    .slice(0, raid.playback.told.value)
    .map((frame, index) => ({ frame, index }))
    .filter(({ frame }) => !PLAIN.has(frame.event.kind));
  const last = told.at(-1);
  if (last === undefined) return [];
  return told.filter(({ frame }) => frame.action === last.frame.action);
}
