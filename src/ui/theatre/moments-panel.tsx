// The key moments of the raid, as in its report: each leads to its place in the replay; those to come are pale.

import '../../words/shell/report.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../kit/index.ts';
import type { KeyMoment } from '../sheet/face-report.ts';
import type { Theatre } from './controller.ts';
import './moments-panel.css';
import { showLine } from './show-line.ts';

export function MomentsPanel({ theatre }: { readonly theatre: Theatre }) {
  const { moments, start, face } = theatre;
  const box = useRef<HTMLOListElement>(null);
  const last = lastPassed(moments, theatre.at.value);
  useEffect(() => showLine(box.current, `li:nth-child(${last + 1})`), [last]);
  if (moments.length === 0) return <p class="raid-pad">{face.replay.uneventful()}</p>;
  return (
    <ol class="key-moments" ref={box}>
      {moments.map((moment, i) => (
        <li key={`${moment.kind} ${moment.frame} ${i}`}>
          <button
            type="button"
            class={`key-moment${i > last ? ' key-moment--later' : ''}`}
            aria-current={moment.frame + 1 === theatre.at.value ? 'true' : undefined}
            onClick={() => theatre.go(moment.frame + 1)}
          >
            <span class="key-moment__clock numbers">
              {face.course.clock(start.scenario, moment.turn)}
            </span>
            <Icon name={moment.icon} />
            <span>{moment.text()}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The last moment that has been told; -1 before the first. */
const lastPassed = (moments: readonly KeyMoment[], at: number): number =>
  moments.filter(({ frame }) => frame < at).length - 1;
