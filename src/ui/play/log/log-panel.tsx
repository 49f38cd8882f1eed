// The log, by turn, filterable; every line leads to its zone, its rule and its moment.

import '../../../words/shell/diary.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../../words/index.ts';
import { IconButton, Segmented } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import { isEnemy } from '../../sheet/look.ts';
import { whyShown } from '../enemy/why-dialog.tsx';
import type { Table } from '../table.ts';
import { Unfold } from './event-detail.tsx';
import './log.css';
import { type LogFilter, type LogLine, lineSentence, logTurns, turnHeading } from './log-lines.ts';

export function LogPanel({ face, desk }: Table) {
  const filter = useSignal<LogFilter>('all');
  const turns = logTurns(face.look, desk.session.frames, desk.playback.told.value, filter.value);
  const newest = turns.findIndex(({ lines }) => lines.length > 0);
  const nothing = t(filter.value === 'all' ? 'diary.quiet' : 'diary.nothing');
  return (
    <section class="log" aria-label={t('diary.log')}>
      <Segmented
        legend={t('diary.filter')}
        legendHidden
        choices={[
          { value: 'all', label: t('diary.filter.all') },
          ...face.logFilters.map(({ id, label }) => ({ value: id, label: label() })),
        ]}
        value={filter.value}
        onChange={(value) => {
          filter.value = value;
        }}
      />
      {turns.length === 0 && <p class="log__none">{t('diary.empty')}</p>}
      {turns.map(({ turn, clock, lines }, i) => (
        <details class="log__turn" key={turn} open={i === Math.max(0, newest)}>
          <summary>
            <span>{turnHeading(face, desk.session.scenario, { turn, clock })}</span>
            <small>{t('diary.lines', { n: lines.length })}</small>
          </summary>
          {lines.length === 0 && <p class="log__none">{nothing}</p>}
          <ol>
            {lines.map((line) => (
              <Line key={line.index} face={face} desk={desk} line={line} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

function Line({ face, desk, line }: Table & { readonly line: LogLine }) {
  const { frame, frames } = line;
  const moment = frames.at(-1) ?? frame;
  const { words } = face;
  const { looks, session } = desk;
  const { scenario } = session;
  const [place] = face.placesOf(frame);
  const choice = words.reasons?.(scenario, frame.event) ?? null;
  return (
    <li class={isEnemy(face.look, frame.event) ? 'log__line log__line--german' : 'log__line'}>
      <span class="log__text airy">
        <Ruled sentence={lineSentence(face, line)} />
      </span>
      <Unfold face={face} frames={frames} />
      <span class="log__tools">
        {choice !== null && (
          <IconButton
            icon="help"
            label={t('diary.why')}
            onClick={() => {
              whyShown.value = frame;
            }}
          />
        )}
        {place !== undefined && (
          <IconButton
            icon="target"
            label={t('diary.zone', { zone: words.place(scenario, place) })}
            onClick={() => looks.show(place)}
          />
        )}
        <IconButton
          icon="clock"
          label={t('diary.moment')}
          aria-pressed={looks.glance.value === moment}
          onClick={() => {
            looks.glance.value = looks.glance.value === moment ? null : moment;
            if (place !== undefined) looks.map.value?.panTo(place);
          }}
        />
      </span>
    </li>
  );
}
