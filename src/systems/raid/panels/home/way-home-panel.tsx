// The race home, a line for each stack ashore: who, where, and when it can be aboard. A press on a line looks at the
// stack and draws its way on the map. Folded where there is little room: then a line says how it stands.

import { useSignal } from '@preact/signals';
import { Icon } from '../../../../ui/kit/index.ts';
import { useMedia } from '../../../../ui/kit/use-media.ts';
import { lang } from '../../../../words/index.ts';
import { partiesAshore } from '../../rules/home/party.ts';
import { type Homeward, isRaceOn, type WayHome, wayHomeOf } from '../../rules/home/way-home.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/raid-desk.ts';
import { stackWords } from '../stack/stack-words.ts';
import { Fate } from './fates.tsx';

const ROOMY = '(min-width: 44rem) and (min-height: 54rem)';

export function WayHomePanel({ desk }: DeskPart<'orders' | 'looks'>) {
  const chosen = useSignal<boolean | null>(null); // null: as the window suits
  const roomy = useMedia(ROOMY);
  const { position, asked } = desk.orders;
  const { kind } = asked.value;
  if (kind !== 'choose' && kind !== 'act') return null;
  const race = isRaceOn(position);
  const open = chosen.value ?? (race && roomy);
  if (!race && !open && kind === 'act') return null; // it would only be in the way
  if (partiesAshore(position).length === 0) return null;
  const home = race || open ? wayHomeOf(position) : null;
  return (
    <section class="way-home" aria-label={t('raid.home.title')}>
      <button
        type="button"
        class="way-home__head"
        aria-expanded={open}
        onClick={() => {
          chosen.value = !open;
        }}
      >
        <Icon name={open ? 'up' : 'down'} />
        <b>{t('raid.home.title')}</b>
        {home !== null && <Summary home={home} />}
      </button>
      {open && home !== null && <Lines desk={desk} home={home} />}
    </section>
  );
}

function Summary({ home: { stacks } }: { readonly home: WayHome }) {
  const wrong = stacks.filter(({ verdict }) => verdict !== 'home').length;
  if (wrong === 0) {
    return <span>{t('raid.home.all', { turn: Math.max(...stacks.map(({ turn }) => turn)) })}</span>;
  }
  return (
    <span class="fate fate--wrong">
      <Icon name="warning" />
      {t('raid.home.danger', { n: wrong, total: stacks.length })}
    </span>
  );
}

/** Who does not get home comes first. */
const worstFirst = (stacks: readonly Homeward[]): Homeward[] => [
  ...stacks.filter(({ verdict }) => verdict !== 'home'),
  ...stacks.filter(({ verdict }) => verdict === 'home'),
];

interface LinesProps extends DeskPart<'orders' | 'looks'> {
  readonly home: WayHome;
}

function Lines({ desk: { orders, looks }, home }: LinesProps) {
  const { position } = orders;
  const voice = new Voice(position.scenario, lang.value);
  const { stacks, voyages, seats, levels } = home;
  return (
    <ul class="way-home__lines">
      {worstFirst(stacks).map((stack) => (
        <li key={stack.units[0]}>
          <button
            type="button"
            aria-pressed={looks.inspected.value === stack.zone}
            onClick={() => looks.show(stack.zone)}
          >
            <span>
              <b>{voice.zone(stack.zone)}</b> · {stackWords(position, stack.units)}
            </span>
            <Fate position={position} stack={stack} />
          </button>
        </li>
      ))}
      {voyages.map(({ craft, sea, turn }) => (
        <li key={`${craft} ${turn}`} class="way-home__note">
          {voice.say('home.sails', { craft: voice.unit(craft), sea: voice.the(sea), turn })}
        </li>
      ))}
      <li class="way-home__note">{t('raid.home.seats', { seats, levels })}</li>
    </ul>
  );
}
