// The whole log beside the map: every line leads to its moment, the present one is marked, what is still to come is
// pale. Only the turn that is open is drawn; the present one always is.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lang, plainText, t } from '../../words/index.ts';
import { IconButton } from '../kit/index.ts';
import { whyShown } from '../play/enemy/why-dialog.tsx';
import {
  type LogLine,
  type LogTurn,
  lineSentence,
  logTurns,
  turnHeading,
} from '../play/log/log-lines.ts';
import { isEnemy } from '../sheet/look.ts';
import type { Theatre } from './controller.ts';
import './log-panel.css';
import { showLine } from './show-line.ts';
import { wordsOf } from './words.ts';

export function TheatreLog({ theatre }: { readonly theatre: Theatre }) {
  const turns = useMemo(
    () => logTurns(theatre.face.look, theatre.frames, theatre.end, 'all').reverse(),
    [theatre, lang.value],
  );
  const opened = useSignal<ReadonlySet<number>>(new Set());
  const box = useRef<HTMLElement>(null);
  const present = presentLine(turns, theatre.at.value);
  useEffect(() => showLine(box.current, '[aria-current]'), [present]);
  const now = [turnOfLine(turns, present), theatre.turn.value]; // a turn begins before its first line
  return (
    <section class="theatre-log" aria-label={t('diary.log')} ref={box}>
      {turns.map((turn) => (
        <Turn
          key={turn.turn}
          theatre={theatre}
          turn={turn}
          open={now.includes(turn.turn) || opened.value.has(turn.turn)}
          onToggle={() => toggle(opened, turn.turn)}
          present={present}
        />
      ))}
    </section>
  );
}

function toggle(opened: Signal<ReadonlySet<number>>, turn: number): void {
  const next = new Set(opened.value);
  if (!next.delete(turn)) next.add(turn);
  opened.value = next;
}

/** The frame of the line told last; some events have no line. */
function presentLine(turns: readonly LogTurn[], at: number): number {
  let found = -1;
  for (const { lines } of turns) {
    for (const { from, index } of lines) {
      if (from >= at) return found;
      found = index;
    }
  }
  return found;
}

const turnOfLine = (turns: readonly LogTurn[], present: number): number =>
  turns.find(({ lines }) => lines.some(({ index }) => index === present))?.turn ?? -1;

interface TurnProps {
  readonly theatre: Theatre;
  readonly turn: LogTurn;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly present: number;
}

function Turn({ theatre, turn, open, onToggle, present }: TurnProps) {
  const { lines } = turn;
  return (
    <div class="theatre-log__turn">
      <h3>
        <button type="button" class="theatre-log__head" aria-expanded={open} onClick={onToggle}>
          <span>{turnHeading(theatre.face, theatre.session.scenario, turn)}</span>
          <small>{t('diary.lines', { n: lines.length })}</small>
        </button>
      </h3>
      {open && (
        <ol>
          {lines.map((line) => (
            <Line
              key={line.index}
              theatre={theatre}
              line={line}
              when={line.index === present ? 'now' : line.index > present ? 'later' : 'past'}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface LineProps {
  readonly theatre: Theatre;
  readonly line: LogLine;
  readonly when: 'past' | 'now' | 'later';
}

function Line({ theatre, line, when }: LineProps) {
  const { frame, frames, index } = line;
  const { face } = theatre;
  const enemy = isEnemy(face.look, frame.event) ? ' theatre-log__line--enemy' : '';
  return (
    <li
      class={`theatre-log__line theatre-log__line--${when}${enemy}`}
      {...(when === 'now' ? { 'aria-current': 'true' as const } : {})}
    >
      <button
        type="button"
        class="theatre-log__go"
        title={t('theatre.jump')}
        onClick={() => theatre.go(index + 1)}
      >
        {frames.length > 1 ? plainText(lineSentence(face, line)) : wordsOf(face, frame)}
      </button>
      {face.replay.explains(frame.event) && (
        <IconButton
          icon="help"
          look="quiet"
          label={t('theatre.why')}
          onClick={() => {
            whyShown.value = frame;
          }}
        />
      )}
    </li>
  );
}
