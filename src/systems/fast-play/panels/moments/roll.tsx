// The dice of an event and what they came to: a volley in a handful, the points of a side, the initiative, a character.

import type { Signal } from '@preact/signals';
import { Die } from '../../../../ui/kit/dice/die.tsx';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { eventSentence } from '../../text/events.ts';
import { diceSum } from '../../text/sums.ts';
import type { Told } from '../../text/told.ts';
import { capital, Voice } from '../../text/voice.ts';
import { Token } from '../tracks/token.tsx';
import './roll.css';

interface RollProps<E = BattleEvent> {
  readonly scenario: Field;
  readonly event: E;
  readonly rolling: boolean;
}
interface ShownProps extends RollProps {
  readonly sums: Signal<boolean>;
}

export function Roll({ scenario, event, rolling, sums }: ShownProps) {
  switch (event.kind) {
    case 'volley':
      return <VolleyRoll scenario={scenario} event={event} rolling={rolling} sums={sums} />;
    case 'character':
      return (
        <>
          <p class="roll-card__dice">
            <Die die="D6" value={event.die.value} rolling={rolling} />
          </p>
          <Outcome scenario={scenario} event={event} rolling={rolling} />
        </>
      );
    case 'points':
      return <PointsRoll scenario={scenario} event={event} rolling={rolling} />;
    case 'initiative':
      return (
        <>
          <p class="roll-card__dice fp-roll__sides">
            <span>
              {t('fp.general.french')} <Die die="D6" value={event.french.value} rolling={rolling} />
            </span>
            <span>
              {t('fp.general.german')}{' '}
              <Token look="german">{rolling ? '…' : event.german.value}</Token>
            </span>
          </p>
          <Outcome scenario={scenario} event={event} rolling={rolling} />
        </>
      );
    default:
      return null;
  }
}

interface VolleyProps extends RollProps<Told<'volley'>> {
  readonly sums: Signal<boolean>;
}

/** 12.4 The handful, best dice first: hits ringed, 1s marked as steps back. */
function VolleyRoll({ scenario, event, rolling, sums }: VolleyProps) {
  const voice = new Voice(scenario, lang.value);
  const french = scenario.units[event.unit]?.side === Side.french;
  const dice = [...event.dice].sort((a, b) => b.value - a.value);
  return (
    <>
      <p class="roll-card__who">
        {t(french ? 'fp.volley.french' : 'fp.volley.german', { n: event.sequence })} ·{' '}
        {voice.unit(event.unit)} → {voice.unit(event.target)}
      </p>
      <p class="roll-card__dice fp-roll__hand">
        {dice.map((die, i) => {
          const effect = i < event.hits ? 'hit' : die.value === 1 ? 'back' : 'none';
          return (
            <span key={die.name} class={rolling ? 'fp-roll__die' : `fp-roll__die is-${effect}`}>
              <Die die="D6" value={die.value} rolling={rolling} small={dice.length > 4} />
              <small>
                {!rolling && effect !== 'none'
                  ? t(`fp.roll.${effect as 'hit' | 'back'}`)
                  : '\u00a0'}
              </small>
            </span>
          );
        })}
      </p>
      <Outcome scenario={scenario} event={event} rolling={rolling} />
      <Sums voice={voice} event={event} open={sums} />
    </>
  );
}

/** 11.14 Where its dice came from. */
function Sums({
  voice,
  event,
  open,
}: {
  readonly voice: Voice;
  readonly event: Told<'volley'>;
  readonly open: Signal<boolean>;
}) {
  const { parts, total } = diceSum(voice, '', event.parts);
  return (
    <details
      class="detail roll-card__sums"
      open={open.value}
      onToggle={(toggled) => {
        open.value = toggled.currentTarget.open;
      }}
    >
      <summary>{t('fp.odds.reasons')}</summary>
      <ul class="fp-roll__parts">
        {parts.map(({ what, value, rule }) => (
          <li key={what}>
            <Ruled sentence={[`${what} `, rule, ` ${value}`]} />
          </li>
        ))}
        <li>
          <b>
            {total} {t('fp.odds.total')}
          </b>
        </li>
      </ul>
    </details>
  );
}

/** 6.2 Each die with the segment its score went to. */
function PointsRoll({ scenario, event, rolling }: RollProps<Told<'points'>>) {
  const voice = new Voice(scenario, lang.value);
  const look = event.side === Side.french ? 'french' : 'german';
  return (
    <>
      <p class="roll-card__dice fp-roll__hand">
        {event.dice.map(({ die, score, segment }) => (
          <span key={die.name} class="fp-roll__die">
            <Token look={look}>{rolling ? '…' : score}</Token>
            <small>{voice.segment(segment)}</small>
          </span>
        ))}
      </p>
      <Outcome scenario={scenario} event={event} rolling={rolling} />
    </>
  );
}

function Outcome({ scenario, event, rolling }: RollProps) {
  return (
    <p class={`roll-card__result${rolling ? ' is-open' : ''}`}>
      <Ruled sentence={capital(eventSentence(scenario, event, lang.value))} />
    </p>
  );
}
