// 7 The desk of batteries: while an order is asked for, each that is free can be laid here; at any time both sides' can
// be read above the map.

import '../../screen-words/odds.ts';
import { Button, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import type { State } from '../../rules/state.ts';
import { type BatteryId, foeOf, LOADS, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk, DeskPart } from '../desk/battle-desk.ts';
import { laying } from '../desk/laying.ts';
import { BatteryCard } from './battery-card.tsx';
import { batteriesOf, factsOf } from './facts.ts';
import './artillery.css';

/** 7.11 The player's batteries, each that may be laid with its loads: then the square on the map. */
export function BatteryDesk({ desk }: { readonly desk: BattleDesk }) {
  const s = desk.orders.position;
  const own = batteriesOf(s, s.scenario.human);
  if (own.length === 0) return null;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <fieldset class="orders__group rp-desk">
      <legend>{t('rp.desk')}</legend>
      {own.map((battery) => (
        <BatteryCard key={battery} s={s} voice={voice} battery={battery}>
          {canBeLaid(desk, battery) && <Loads desk={desk} voice={voice} battery={battery} />}
        </BatteryCard>
      ))}
    </fieldset>
  );
}

const canBeLaid = ({ orders }: BattleDesk, battery: BatteryId): boolean =>
  orders.asked.value.actions.some(
    (action) => A.verbOf(action) === 'target' && A.whoOf(action) === battery,
  );

interface LoadsProps {
  readonly desk: BattleDesk;
  readonly voice: Voice;
  readonly battery: BatteryId;
}

function Loads({ desk, voice, battery }: LoadsProps) {
  const { batteries, gasAllowed } = voice.field;
  const loads = gasAllowed ? LOADS : LOADS.slice(0, 2);
  return (
    <div class="rp-battery__loads">
      {loads.map((load, n) => (
        <Button
          key={load}
          look="secondary"
          icon="target"
          data-lay={`${batteries[battery]?.id} ${load}`}
          onClick={() => {
            desk.looks.lookAway();
            laying.value = { battery, load: n };
          }}
        >
          <span class="visually-hidden">{voice.battery(battery)}: </span>
          {t(`rp.load.${load}`)}
        </Button>
      ))}
    </div>
  );
}

/** Both sides' batteries, to be read at any time. */
export function BatteryTrack({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const { human } = s.scenario;
  const own = batteriesOf(s, human);
  if (own.length + batteriesOf(s, foeOf(human)).length === 0) return null;
  return (
    <Pop
      label={t('rp.desk')}
      class="rp-guns"
      face={
        <>
          <span class="visually-hidden">{t('rp.desk')}</span>
          <span class="rp-guns__row" aria-hidden="true">
            {own.map((battery) => (
              <i key={battery} class={`rp-guns__one is-${factsOf(s, battery).at}`}>
                {s.scenario.batteries[battery]?.fp}
              </i>
            ))}
          </span>
        </>
      }
    >
      <h2>
        {t('rp.desk')} <RuleRef rule={cite('7.01')} />
      </h2>
      <SideOf s={s} side={human} title={t('rp.desk.yours')} />
      <SideOf s={s} side={foeOf(human)} title={t('rp.desk.theirs')} />
    </Pop>
  );
}

interface SideProps {
  readonly s: State;
  readonly side: SideId;
  readonly title: string;
}

function SideOf({ s, side, title }: SideProps) {
  const batteries = batteriesOf(s, side);
  if (batteries.length === 0) return null;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <section class="rp-desk">
      <h3>{title}</h3>
      {batteries.map((battery) => (
        <BatteryCard key={battery} s={s} voice={voice} battery={battery} />
      ))}
    </section>
  );
}
