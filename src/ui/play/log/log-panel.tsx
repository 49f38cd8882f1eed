// The log, by turn, filterable; every line leads to its zone, its rule and its moment.

import '../../../words/shell/diary.ts';
import { useSignal } from '@preact/signals';
import { eventSentence } from '../../../systems/raid/text/events.ts';
import { traceOf } from '../../../systems/raid/text/trace.ts';
import { lang, t } from '../../../words/index.ts';
import { IconButton, Segmented } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { RaidController } from '../controller.ts';
import { whyShown } from '../german/why-dialog.tsx';
import { isGerman } from '../playback.ts';
import './log.css';
import { LOG_FILTERS, type LogFilter, type LogLine, logTurns, zoneOfEvent } from './log-lines.ts';

export function LogPanel({ raid }: { readonly raid: RaidController }) {
  const filter = useSignal<LogFilter>('all');
  const turns = logTurns(raid.session.frames, raid.playback.told.value, filter.value);
  const newest = turns.findIndex(({ lines }) => lines.length > 0);
  const nothing = t(filter.value === 'all' ? 'diary.empty' : 'diary.nothing');
  return (
    <section class="log" aria-label={t('diary.log')}>
      <Segmented
        legend={t('diary.filter')}
        legendHidden
        choices={LOG_FILTERS.map((value) => ({ value, label: t(`diary.filter.${value}`) }))}
        value={filter.value}
        onChange={(value) => {
          filter.value = value;
        }}
      />
      {turns.length === 0 && <p class="log__none">{t('diary.empty')}</p>}
      {turns.map(({ turn, clock, lines }, i) => (
        <details class="log__turn" key={turn} open={i === Math.max(0, newest)}>
          <summary>
            <span>{turn === 0 ? t('diary.before') : t('diary.turn', { n: turn, clock })}</span>
            <small>{t('diary.lines', { n: lines.length })}</small>
          </summary>
          {lines.length === 0 && <p class="log__none">{nothing}</p>}
          <ol>
            {lines.map((line) => (
              <Line key={line.index} raid={raid} line={line} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

function Line({
  raid,
  line: { frame },
}: {
  readonly raid: RaidController;
  readonly line: LogLine;
}) {
  const { scenario } = raid.session;
  const zone = zoneOfEvent(frame);
  const name = zone === null ? '' : (scenario.zones[zone]?.[lang.value] ?? '');
  return (
    <li class={isGerman(frame) ? 'log__line log__line--german' : 'log__line'}>
      <span class="log__text">
        <Ruled sentence={eventSentence(scenario, frame.event, lang.value)} />
      </span>
      <span class="log__tools">
        {traceOf(frame.event) !== undefined && (
          <IconButton
            icon="help"
            label={t('diary.why')}
            onClick={() => {
              whyShown.value = frame.event;
            }}
          />
        )}
        {zone !== null && (
          <IconButton
            icon="target"
            label={t('diary.zone', { zone: name })}
            onClick={() => showZone(raid, zone)}
          />
        )}
        <IconButton
          icon="clock"
          label={t('diary.moment')}
          aria-pressed={raid.glance.value === frame}
          onClick={() => {
            raid.glance.value = raid.glance.value === frame ? null : frame;
            if (zone !== null) raid.map.value?.panTo(zone);
          }}
        />
      </span>
    </li>
  );
}

export function showZone(raid: RaidController, zone: number): void {
  raid.focused.value = zone;
  raid.inspected.value = zone;
  raid.map.value?.panTo(zone);
}
