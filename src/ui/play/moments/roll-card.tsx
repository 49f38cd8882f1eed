// Dice on the table: the last roll of what is being shown, tumbling, then its sums and its result in words.

import { DiceSum } from '../../../systems/raid/panels/dice/dice-sum.tsx';
import type { RaidEvent, Die as Rolled } from '../../../systems/raid/rules/events.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import { eventSentence } from '../../../systems/raid/text/events.ts';
import type { Told } from '../../../systems/raid/text/told.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { lang, t } from '../../../words/index.ts';
import { Die } from '../../kit/dice/die.tsx';
import { Ruled } from '../../kit/ruled.tsx';
import type { RaidController } from '../controller.ts';
import { isRolled } from '../playback.ts';
import './roll-card.css';

export function RollCard({ raid }: { readonly raid: RaidController }) {
  const frame = lastRoll(raid);
  if (frame === null) return null;
  const rolling = raid.playback.rolling.value && frame === raid.playback.current.value;
  return (
    <section class="roll-card" aria-label={t('raid.roll')}>
      <Roll raid={raid} event={frame.event} rolling={rolling} />
    </section>
  );
}

/** The roll being shown, or the last one of the same order while its consequences are. */
function lastRoll(raid: RaidController): Frame | null {
  const { current, told } = raid.playback;
  const now = current.value;
  if (now === null || isRolled(now)) return now;
  const before = raid.session.frames[told.value - 1];
  return before !== undefined && isRolled(before) && before.action === now.action ? before : null;
}

interface RollProps<Event = RaidEvent> {
  readonly raid: RaidController;
  readonly event: Event;
  readonly rolling: boolean;
}

function Roll({ raid, event, rolling }: RollProps) {
  switch (event.kind) {
    case 'fire':
      return <FireRoll raid={raid} event={event} rolling={rolling} />;
    case 'mines':
      return (
        <>
          <DiceSum sum={event.sum} side="german" rolling={rolling} />
          <Outcome raid={raid} event={event} rolling={rolling} />
        </>
      );
    case 'bangalore':
      return <Dice raid={raid} event={event} rolling={rolling} dice={[event.die]} />;
    case 'random-event':
    case 'reinforcements':
      return <Dice raid={raid} event={event} rolling={rolling} dice={event.dice} />;
    default:
      return null;
  }
}

/** 11.1 Both sums, and who takes the loss. */
function FireRoll({ raid, event, rolling }: RollProps<Told<'fire'>>) {
  const voice = new Voice(raid.session.scenario, lang.value);
  const { side, shooter, target, attack, defence, hit } = event;
  const unit = voice.unit(hit ? target : shooter);
  return (
    <>
      <p class="roll-card__who">
        {voice.unit(shooter)} → {voice.unit(target)}
      </p>
      <DiceSum sum={attack} side={side} rolling={rolling} />
      <DiceSum sum={defence} side={side === 'british' ? 'german' : 'british'} rolling={rolling} />
      <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
        {voice.say(hit ? 'result.hit' : 'result.missed', { unit })}
      </p>
    </>
  );
}

interface DiceProps extends RollProps {
  readonly dice: readonly Rolled[];
}

/** Dice that make no sum. A D6 is only rolled for the event and for the size of a group (5, 8). */
function Dice({ raid, event, rolling, dice }: DiceProps) {
  return (
    <>
      <p class="roll-card__dice">
        {dice.map((die) => (
          <Die
            key={die.name}
            die={SIX_SIDED.has(die.name) ? 'D6' : 'D10'}
            value={die.value}
            rolling={rolling}
          />
        ))}
      </p>
      <Outcome raid={raid} event={event} rolling={rolling} />
    </>
  );
}

const SIX_SIDED: ReadonlySet<string> = new Set(['random event', 'group size']);

function Outcome({ raid, event, rolling }: RollProps) {
  return (
    <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
      <Ruled sentence={eventSentence(raid.session.scenario, event, lang.value)} />
    </p>
  );
}
