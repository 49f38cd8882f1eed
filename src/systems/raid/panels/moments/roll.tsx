// The dice of an event and what they came to: both sums of a shot, or dice that make no sum.

import { Die } from '../../../../ui/kit/dice/die.tsx';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import type { RaidEvent, Die as Rolled } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { eventSentence } from '../../text/events.ts';
import type { Told } from '../../text/told.ts';
import { Voice } from '../../text/voice.ts';
import { DiceSum } from '../dice/dice-sum.tsx';

interface RollProps<Event = RaidEvent> {
  readonly scenario: Scenario;
  readonly event: Event;
  readonly rolling: boolean;
}

export function Roll({ scenario, event, rolling }: RollProps) {
  switch (event.kind) {
    case 'fire':
      return <FireRoll scenario={scenario} event={event} rolling={rolling} />;
    case 'mines':
      return (
        <>
          <DiceSum sum={event.sum} side="german" rolling={rolling} />
          <Outcome scenario={scenario} event={event} rolling={rolling} />
        </>
      );
    case 'bangalore':
      return <Dice scenario={scenario} event={event} rolling={rolling} dice={[event.die]} />;
    case 'random-event':
    case 'reinforcements':
      return <Dice scenario={scenario} event={event} rolling={rolling} dice={event.dice} />;
    default:
      return null;
  }
}

/** 11.1 Both sums, and who takes the loss. */
function FireRoll({ scenario, event, rolling }: RollProps<Told<'fire'>>) {
  const voice = new Voice(scenario, lang.value);
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
function Dice({ scenario, event, rolling, dice }: DiceProps) {
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
      <Outcome scenario={scenario} event={event} rolling={rolling} />
    </>
  );
}

const SIX_SIDED: ReadonlySet<string> = new Set(['random event', 'group size']);

function Outcome({ scenario, event, rolling }: RollProps) {
  return (
    <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
      <Ruled sentence={eventSentence(scenario, event, lang.value)} />
    </p>
  );
}
