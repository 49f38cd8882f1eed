// What the last order brought about, in the words of the log; while it is being shown, as far as it has been told.

import { Ruled } from '../../../../ui/kit/ruled.tsx';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { lang, t } from '../../../../words/index.ts';
import type { EventKind } from '../../rules/events.ts';
import type { Frame } from '../../rules/session.ts';
import { eventSentence } from '../../text/events.ts';
import './happened.css';

const MOST = 3; // lines at once; the rest is folded away

/** Events whose lines are long and whose outcome the map shows: they go first when there are many. */
const LONG: ReadonlySet<EventKind> = new Set<EventKind>(['german-move', 'wake-test']);

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
  const telling = frames.filter(({ frame }) => !LONG.has(frame.event.kind));
  const shown = (frames.length > MOST && telling.length > 0 ? telling : frames).slice(-MOST);
  const rest = frames.filter((frame) => !shown.includes(frame));
  const folded = raid.ready.value && rest.length > 0;
  return (
    <section class="happened" aria-label={t('raid.happened')}>
      {folded && (
        <details>
          <summary>{t('raid.happened.all', { n: rest.length })}</summary>
          <Lines raid={raid} told={rest} />
        </details>
      )}
      <Lines raid={raid} told={shown} />
    </section>
  );
}

interface Told {
  readonly frame: Frame;
  readonly index: number;
}

function Lines({ raid, told }: { readonly raid: RaidController; readonly told: readonly Told[] }) {
  return (
    <ul>
      {told.map(({ frame, index }) => (
        <li key={index}>
          <Ruled sentence={eventSentence(raid.session.scenario, frame.event, lang.value)} />
        </li>
      ))}
    </ul>
  );
}

/** The frames of the last order that had anything to tell. */
function lastTold(raid: RaidController): Told[] {
  const told = raid.session.frames
    .slice(0, raid.playback.told.value)
    .map((frame, index) => ({ frame, index }))
    .filter(({ frame }) => !PLAIN.has(frame.event.kind) && frame !== raid.playback.current.value);
  const last = told.at(-1);
  if (last === undefined) return [];
  return told.filter(({ frame }) => frame.action === last.frame.action);
}
