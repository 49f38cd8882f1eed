// The toy's panels: the turn and the points above the map, what stands in a hex, the odds of a shot.

import type { Position } from '../../../src/engine/position.ts';
import type { Action } from '../../../src/engine/system.ts';
import { Die } from '../../../src/ui/kit/dice/die.tsx';
import { Ruled } from '../../../src/ui/kit/ruled.tsx';
import type { Desk } from '../../../src/ui/sheet/desk.ts';
import { lang } from '../../../src/words/index.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { Do, doing, first, neededBy } from '../rules/play.ts';
import { toy } from '../rules/system.ts';
import { t } from '../screen-words/index.ts';
import { contents, eventSentence, hexName, oddsSentence } from '../text/told.ts';

interface DeskProps {
  readonly desk: Desk<Field, ToyEvent>;
}

export function Tracks({ desk }: DeskProps) {
  const position = desk.playback.shown.value;
  const { turns } = position.scenario;
  return (
    <p class="numbers">
      <b>{t('toy.turn', { turn: toy.turn(position), turns })}</b>
      {' · '}
      {t('toy.points', { n: toy.score(position).vp })}
    </p>
  );
}

export function Inspected({ desk }: DeskProps) {
  const hex = desk.looks.inspected.value;
  if (hex === null) return null;
  return (
    <section class="raid-pad" aria-label={hexName(desk.session.scenario, hex)}>
      <Tip position={desk.playback.shown.value} place={hex} />
    </section>
  );
}

interface TipProps {
  readonly position: Position<Field>;
  readonly place: number;
}

export function Tip({ position, place }: TipProps) {
  const here = contents(position, place, lang.value);
  const ground = position.scenario.goals.includes(place) ? t('toy.goal') : t('toy.ground');
  return (
    <>
      <strong>{hexName(position.scenario, place)}</strong>
      <span> {ground}. </span>
      <span>{here[0] ?? t('toy.nobody')}</span>
    </>
  );
}

interface OddsProps {
  readonly position: Position<Field>;
  readonly action: Action;
}

export const hasOdds = (_: Position<Field>, action: Action): boolean => doing(action) === Do.fire;

export function Odds({ position, action }: OddsProps) {
  const needed = neededBy(position, first(action));
  return (
    <p id="odds-words">
      <Ruled sentence={oddsSentence(position, action, needed, lang.value)} />
    </p>
  );
}

interface RollProps {
  readonly scenario: Field;
  readonly event: ToyEvent;
  readonly rolling: boolean;
}

export function Roll({ scenario, event, rolling }: RollProps) {
  if (!('die' in event)) return null;
  return (
    <>
      <Die die="D6" value={event.die.value} rolling={rolling} />
      <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
        <Ruled sentence={eventSentence(scenario, event, lang.value)} />
      </p>
    </>
  );
}
