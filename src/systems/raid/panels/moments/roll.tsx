// The dice of an event and what they came to: both sums of a shot, or dice that make no sum.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Die } from '../../../../ui/kit/dice/die.tsx';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import type { RaidEvent, Die as Rolled, Sum } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import { proseSentence } from '../../text/prose/told-in-prose.ts';
import { isDie } from '../../text/sums.ts';
import type { Told } from '../../text/told.ts';
import { Voice } from '../../text/voice.ts';
import { DIE_OF, type DiceSide, DiceSum } from '../dice/dice-sum.tsx';

interface RollProps<Event = RaidEvent> {
  readonly scenario: Scenario;
  readonly event: Event;
  readonly rolling: boolean;
}

interface ShownProps extends RollProps {
  readonly sums: Signal<boolean>; // whether folded sums lie open
}

export function Roll({ scenario, event, rolling, sums }: ShownProps) {
  switch (event.kind) {
    case 'fire':
      return <FireRoll scenario={scenario} event={event} rolling={rolling} sums={sums} />;
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

interface FireProps extends RollProps<Told<'fire'>>, Pick<ShownProps, 'sums'> {}

/** 11.1 Both sums, and who takes the loss. Of German fire the dice alone are shown, its sums on request. */
function FireRoll({ scenario, event, rolling, sums }: FireProps) {
  const voice = new Voice(scenario, lang.value);
  const { side, shooter, target, attack, defence, hit } = event;
  const unit = voice.unit(hit ? target : shooter);
  const folds = side === 'german';
  const both = (
    <>
      <DiceSum sum={attack} side={side} rolling={rolling} />
      <DiceSum sum={defence} side={side === 'british' ? 'german' : 'british'} rolling={rolling} />
    </>
  );
  return (
    <>
      <p class="roll-card__who">
        {voice.say('fire.who', { shooter: voice.unit(shooter), target: voice.unit(target) })}
      </p>
      {folds ? (
        <p class="roll-card__dice">
          <DieOf sum={attack} side="german" rolling={rolling} />
          <DieOf sum={defence} side="british" rolling={rolling} />
        </p>
      ) : (
        both
      )}
      <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
        {voice.say(hit ? 'result.hit' : 'result.missed', { unit })}
      </p>
      {folds && <Folded open={sums}>{both}</Folded>}
    </>
  );
}

interface DieOfProps {
  readonly sum: Sum;
  readonly side: DiceSide;
  readonly rolling: boolean;
}

function DieOf({ sum, side, rolling }: DieOfProps) {
  const die = sum.parts.find(isDie);
  return die ? <Die die={DIE_OF[side]} value={die.value} rolling={rolling} /> : null;
}

interface FoldedProps {
  readonly open: Signal<boolean>;
  readonly children: ComponentChildren;
}

function Folded({ open, children }: FoldedProps) {
  return (
    <details
      class="detail roll-card__sums"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t('raid.sum')}</summary>
      {children}
    </details>
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
      <Ruled sentence={proseSentence(scenario, event, lang.value)} />
    </p>
  );
}
