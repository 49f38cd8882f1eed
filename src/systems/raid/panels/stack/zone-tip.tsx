// What lies in a zone, for the tip beside the pointer.

import { lang } from '../../../../words/index.ts';
import { contentsOf } from '../../map/contents.ts';
import type { RaidState } from '../../rules/state.ts';
import type { Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { describeMarkers } from '../../text/position.ts';
import { Voice } from '../../text/voice.ts';
import { Counter } from './counter.tsx';

interface ZoneTipProps {
  readonly position: RaidState;
  readonly place: Zone;
}

export function ZoneTip({ position, place }: ZoneTipProps) {
  const info = position.scenario.zones[place];
  return (
    <>
      <strong>{info?.[lang.value]}</strong>
      <span class="zone-tip__ground">
        {lang.value === 'fr' ? info?.terrainFr : info?.terrain}
        {info !== undefined && info.protection > 0 && (
          <> · {t('raid.protection', { n: info.protection })}</>
        )}
      </span>
      <Fanned position={position} place={place} />
      {describeMarkers(position, place, lang.value).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}

/** The counters of a zone side by side, craft with those aboard. */
function Fanned({ position, place }: ZoneTipProps) {
  const { british, boats, german } = contentsOf(position, place);
  const voice = new Voice(position.scenario, lang.value);
  const rows = [
    british?.units ?? [],
    ...boats.map(({ craft, men }) => [craft, ...men]),
    german?.units ?? [],
  ];
  return (
    <>
      {rows.map((units) =>
        units.length === 0 ? null : (
          <span class="zone-tip__row" key={units[0]}>
            {units.map((unit) => (
              <Counter key={unit} state={position} unit={unit} small />
            ))}
            <small>{voice.units(units)}</small>
          </span>
        ),
      )}
    </>
  );
}
