// The stack in hand, or the zone looked at: counters with factors and steps, levels, craft and those aboard. A press
// on a counter of the acting stack leaves it behind or takes it back.

import { Badge, Icon } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { type Boat, contentsOf } from '../../map/contents.ts';
import { unitsIn } from '../../rules/stacks.ts';
import type { RaidState } from '../../rules/state.ts';
import { ABOARD, type Place, type Unit, type Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { zoneOfPlace } from '../desk/places.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { mayRelease, toggle } from '../desk/takes.ts';
import { Fates } from '../home/fates.tsx';
import { Counter } from './counter.tsx';
import { PileRow } from './pile-row.tsx';
import { dragInStack, mayReorder, slotName } from './reorder.ts';
import './stack-panel.css';
import '../placing/placing.css';
import { unitWords } from './unit-words.ts';

/** Where no counter in it takes the focus, it does itself, so that keys can scroll it. */
const SCROLLS = { tabIndex: 0 };

export function StackPanel({ desk }: { readonly desk: RaidDesk }) {
  const state = desk.playback.shown.value;
  const place = shownPlace(desk);
  if (place === null) {
    return <p class="stack-panel__none">{t('raid.stack.none')}</p>;
  }
  const zone = zoneOfPlace(desk.orders.position, place) ?? 0;
  const info = state.scenario.zones[zone];
  return (
    <section
      class="stack-panel"
      aria-label={t('raid.stack.title')}
      {...(desk.orders.asked.value.kind === 'act' ? {} : SCROLLS)}
    >
      <header class="stack-panel__head">
        <h2>{info?.[lang.value]}</h2>
        <span>
          {t('raid.protection', { n: info?.protection ?? 0 })} ·{' '}
          {lang.value === 'fr' ? info?.terrainFr : info?.terrain}
        </span>
      </header>
      <ZoneContents desk={desk} state={state} zone={zone} />
      {desk.orders.ready.value && <Fates position={desk.orders.position} zone={zone} />}
    </section>
  );
}

/** The zone looked at; else where the acting stack is. */
function shownPlace(desk: RaidDesk): Place | null {
  const asked = desk.orders.asked.value;
  if (desk.looks.inspected.value !== null) return desk.looks.inspected.value;
  if (asked.kind === 'act') return asked.group.place;
  return 'zone' in asked ? asked.zone : null;
}

interface ZoneContentsProps {
  readonly desk: RaidDesk;
  readonly state: RaidState;
  readonly zone: Zone;
}

function ZoneContents({ desk, state, zone }: ZoneContentsProps) {
  const { british, german, boats, letter, obstacle } = contentsOf(state, zone);
  const { stackLimit, craftCapacity } = state.scenario;
  const empty = !british && !german && boats.length === 0 && !letter && !obstacle;
  return (
    <>
      {british && (
        <PileRow
          title={t('raid.british')}
          levels={t('raid.levels', { n: british.levels, most: stackLimit })}
        >
          <Men desk={desk} state={state} units={british.units} place={zone} />
        </PileRow>
      )}
      {boatsInOrder(desk, boats).map((boat, i) => (
        <PileRow
          key={boat.craft}
          title={state.scenario.units[boat.craft]?.[lang.value] ?? ''}
          levels={t('raid.aboard', { n: boat.levels, most: craftCapacity })}
          small={i > 0 && isAboard(desk, boats)}
        >
          <Men desk={desk} state={state} units={[boat.craft]} place={zone} />
          <Men desk={desk} state={state} units={boat.men} place={ABOARD + boat.craft} />
        </PileRow>
      ))}
      {german && (
        <PileRow
          title={t('raid.germans')}
          levels={t('raid.levels', { n: german.levels, most: stackLimit })}
        >
          {german.units.map((unit) => (
            <span
              key={unit}
              role="img"
              aria-label={unitWords(state, unit)}
              title={unitWords(state, unit)}
            >
              <Counter state={state} unit={unit} />
            </span>
          ))}
        </PileRow>
      )}
      {letter && (
        <Badge tone="amber" icon="help">
          {t('raid.faceDown', { letter })}
        </Badge>
      )}
      {obstacle && (
        <Badge tone="red" icon={obstacle === 'mines' ? 'mine' : 'wire'}>
          {t(`raid.${obstacle}`)}
        </Badge>
      )}
      {empty && <p class="stack-panel__none">{t('play.nothingHere')}</p>}
    </>
  );
}

/** The craft whose men are acting comes first. */
function boatsInOrder(desk: RaidDesk, boats: readonly Boat[]): readonly Boat[] {
  const acting = boats.find((boat) => isActing(desk, boat));
  return acting === undefined ? boats : [acting, ...boats.filter((boat) => boat !== acting)];
}

const isAboard = (desk: RaidDesk, boats: readonly Boat[]): boolean =>
  boats.some((boat) => isActing(desk, boat));

function isActing(desk: RaidDesk, boat: Boat): boolean {
  const asked = desk.orders.asked.value;
  return asked.kind === 'act' && asked.group.place === ABOARD + boat.craft;
}

interface MenProps extends Omit<ZoneContentsProps, 'zone'> {
  readonly units: readonly Unit[]; // front first
  readonly place: Place;
}

function Men({ desk, state, units, place }: MenProps) {
  const asked = desk.orders.asked.value;
  const ready = desk.orders.ready.value;
  // A counter stays the button it is while an order is told: a new one would lose the focus and be deaf to the pointer.
  const acting = asked.kind === 'act' && asked.group.place === place;
  const members = acting ? asked.units : [];
  const stack = unitsIn(state, place);
  const front = stack[0];
  const drags = mayReorder(desk.orders, place);
  return (
    <>
      {units.map((unit) => {
        const words = unitWords(state, unit);
        const chosen = members.includes(unit);
        const may = acting && ready && (chosen ? asked.units.length > 1 : mayRelease(desk.orders));
        const tag = unit === front && units.length > 1 && (
          <span class="stack-panel__front" title={t('raid.stack.front')}>
            <Icon name="up" />
          </span>
        );
        const dragged = {
          class: `stack-panel__unit${drags ? ' stack-panel__unit--drag' : ''}`,
          title: drags ? `${words}. ${t('raid.stack.drag')}` : words,
          ...(drags && {
            'data-slot': slotName(place, stack.indexOf(unit)),
            onPointerDown: (event: PointerEvent) => dragInStack(desk.orders, event, place, unit),
          }),
        };
        if (!acting) {
          return (
            <span key={unit} role="img" aria-label={words} {...dragged}>
              <Counter state={state} unit={unit} />
              {tag}
            </span>
          );
        }
        return (
          <button
            key={unit}
            type="button"
            {...dragged}
            class={`${dragged.class} stack-panel__unit--pick`}
            aria-pressed={chosen}
            aria-disabled={!may}
            aria-label={t(chosen ? 'raid.stack.leave' : 'raid.stack.join', { unit: words })}
            onClick={() => may && void toggle(desk.orders, unit)}
          >
            <Counter state={state} unit={unit} />
            {tag}
          </button>
        );
      })}
    </>
  );
}
