// The dice of an event and what they came to: a check for each who was struck, a signal, where shells fall, the
// initiative.

import '../../screen-words/odds.ts';
import type { Signal } from '@preact/signals';
import type { Die as Rolled } from '../../../../engine/told.ts';
import { Die } from '../../../../ui/kit/dice/die.tsx';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import type { BattleEvent, Checked } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { SIDES } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { checksOf } from '../../text/detail.ts';
import { eventSentence } from '../../text/events.ts';
import { checkSum, fallSum, type ToldSum } from '../../text/sums.ts';
import { capital, Voice } from '../../text/voice.ts';
import './roll.css';

interface RollProps {
  readonly scenario: Field;
  readonly event: BattleEvent;
  readonly rolling: boolean;
  readonly sums: Signal<boolean>; // whether folded sums lie open
}

export function Roll(props: RollProps) {
  const { scenario, event } = props;
  const voice = new Voice(scenario, lang.value);
  const checks = checksOf(event);
  if (checks.length > 0)
    return (
      <>
        <Checks voice={voice} checks={checks} rolling={props.rolling} />
        <Outcome {...props} />
        <Sums sums={checks.map((check) => checkSum(voice, check))} open={props.sums} />
      </>
    );
  switch (event.kind) {
    case 'signal':
    case 'cancelled':
      return (
        <>
          <p class="roll-card__who">{t('rp.odds.signal', { number: event.number })}</p>
          <Dice dice={event.dice} rolling={props.rolling} />
          <Outcome {...props} />
        </>
      );
    case 'fell':
      return (
        <>
          <Dice
            dice={event.scatter === null ? [event.die] : [event.die, event.scatter]}
            rolling={props.rolling}
          />
          <Outcome {...props} />
          <Sums sums={[fallSum(voice, event)]} open={props.sums} />
        </>
      );
    case 'initiative':
      return (
        <>
          <p class="roll-card__dice rp-roll__hand">
            {event.dice.map((die, side) => (
              <span key={die.name} class="rp-roll__die">
                <Die die="D6" value={die.value} rolling={props.rolling} />
                <small>{t(`rp.order.${SIDES[side as 0 | 1]}`)}</small>
              </span>
            ))}
          </p>
          <Outcome {...props} />
        </>
      );
    default:
      return null;
  }
}

interface ChecksProps {
  readonly voice: Voice;
  readonly checks: readonly Checked[];
  readonly rolling: boolean;
}

/** 2.21 Two dice for each, under its name; what became of it once they lie. */
function Checks({ voice, checks, rolling }: ChecksProps) {
  return (
    <div class="rp-roll__checks">
      {checks.map(({ unit, cause, dice, fate }, i) => (
        <p key={i} class={`rp-roll__check${rolling ? '' : ` is-${fate}`}`}>
          <span class="rp-roll__pair">
            {dice.map((die) => (
              <Die
                key={die.name}
                die="D6"
                value={die.value}
                rolling={rolling}
                small={checks.length > 2}
              />
            ))}
          </span>
          <small>
            {voice.shortUnit(unit)}
            <b>{rolling ? '\u00a0' : t(`rp.roll.${cause === 'lost' ? 'way' : 'fate'}.${fate}`)}</b>
          </small>
        </p>
      ))}
    </div>
  );
}

interface DiceProps {
  readonly dice: readonly Rolled[];
  readonly rolling: boolean;
}

const Dice = ({ dice, rolling }: DiceProps) => (
  <p class="roll-card__dice rp-roll__hand">
    {dice.map((die) => (
      <Die key={die.name} die="D6" value={die.value} rolling={rolling} />
    ))}
  </p>
);

interface SumsProps {
  readonly sums: readonly ToldSum[];
  readonly open: Signal<boolean>;
}

/** 11.1 What was added to the dice. */
function Sums({ sums, open }: SumsProps) {
  return (
    <details
      class="detail roll-card__sums"
      open={open.value}
      onToggle={(toggled) => {
        open.value = toggled.currentTarget.open;
      }}
    >
      <summary>{t('rp.odds.sum')}</summary>
      {sums.map(({ title, parts, total }, n) => (
        <ul key={n} class="rp-roll__parts">
          <li>{title}</li>
          {parts.map(({ what, value, rule }, i) => (
            <li key={i}>
              <Ruled sentence={[`${what} `, rule, ` ${value}`]} />
            </li>
          ))}
          <li>
            <b>{total}</b>
          </li>
        </ul>
      ))}
    </details>
  );
}

function Outcome({ scenario, event, rolling }: RollProps) {
  return (
    <p class={`roll-card__result rp-roll__said${rolling ? ' is-open' : ''}`}>
      <Ruled sentence={capital(eventSentence(scenario, event, lang.value))} />
    </p>
  );
}
