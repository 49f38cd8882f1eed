// What the last order brought about, in the words of the log; while it is being shown, as far as it has been told.

import type { Frame } from '../../../engine/frames.ts';
import { t } from '../../../words/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import { lookOf } from '../../sheet/look.ts';
import type { Table } from '../table.ts';
import './happened.css';

const MOST = 3; // lines at once; the rest is folded away

export function Happened({ face, desk }: Table) {
  const { orders } = desk;
  const frames = lastTold({ face, desk });
  if (frames.length === 0 || orders.armed.value !== null) return null;
  const telling = frames.filter(({ frame }) => lookOf(face.look, frame.event).recap !== 'long');
  const shown = (frames.length > MOST && telling.length > 0 ? telling : frames).slice(-MOST);
  const rest = frames.filter((frame) => !shown.includes(frame));
  const folded = orders.ready.value && rest.length > 0;
  return (
    <section class="happened" aria-label={t('play.happened')}>
      {folded && (
        <details>
          <summary>{t('play.happened.all', { n: rest.length })}</summary>
          <Lines face={face} desk={desk} told={rest} />
        </details>
      )}
      <Lines face={face} desk={desk} told={shown} />
    </section>
  );
}

interface ToldFrame {
  readonly frame: Frame;
  readonly index: number;
}
interface LinesProps extends Table {
  readonly told: readonly ToldFrame[];
}

function Lines({ face, desk, told }: LinesProps) {
  return (
    <ul>
      {told.map(({ frame, index }) => (
        <li key={index}>
          <Ruled sentence={face.words.event(desk.session.scenario, frame.event, frame.before)} />
        </li>
      ))}
    </ul>
  );
}

/** The frames of the last order that had anything to tell. */
function lastTold({ face, desk: { session, playback } }: Table): ToldFrame[] {
  const told = session.frames
    .slice(0, playback.told.value)
    .map((frame, index) => ({ frame, index }))
    .filter(
      ({ frame }) =>
        lookOf(face.look, frame.event).recap !== 'plain' && frame !== playback.current.value,
    );
  const last = told.at(-1);
  if (last === undefined) return [];
  return told.filter(({ frame }) => frame.action === last.frame.action);
}
