// 7.14 to 7.18 The fire of a battery before it comes: its signal, where the shells may fall, whom they may strike.

import { type Fraction, fraction, percent, ZERO } from '../../../../engine/fraction.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { FallOdds, Shelled } from '../../odds/fall-odds.ts';
import { cite } from '../../rules/rule.ts';
import { type State, sideOf } from '../../rules/state.ts';
import { NONE } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';

interface FallProps {
  readonly s: State;
  readonly fall: FallOdds;
}

export function FallCard({ s, fall }: FallProps) {
  const voice = new Voice(s.scenario, lang.value);
  const { battery, aim, number, signal, delay, falls, shelled } = fall;
  const at = (hex: number): Fraction => falls.find((one) => one.hex === hex)?.chance ?? ZERO;
  const beside = falls.find(({ hex }) => hex !== aim && hex !== NONE)?.chance ?? ZERO;
  const rows: ReadonlyArray<readonly [string, Fraction, string]> = [
    [t('rp.odds.signal', { number }), signal, '7.14'],
    [t('rp.odds.on'), at(aim), '7.16'],
    [t('rp.odds.beside'), beside, '7.17'],
  ];
  return (
    <div class="rp-odds" id="odds-words">
      <h3>{t('rp.odds.fall', { battery: voice.battery(battery), hex: voice.square(aim) })}</h3>
      <table>
        <tbody>
          {[...rows, [t('rp.odds.off'), at(NONE), '7.17a'] as const]
            .filter(([, chance], i) => i === 0 || chance.n > 0n)
            .map(([what, chance, rule]) => (
              <tr key={what}>
                <th scope="row">
                  {what} <RuleRef rule={cite(rule)} />
                </th>
                <td class="numbers">{percent(chance)} %</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p class="rp-note">
        {delay === 0 ? t('rp.odds.delay.none') : t('rp.odds.delay', { n: delay })}{' '}
        <RuleRef rule={cite('7.222')} />
      </p>
      <Struck s={s} voice={voice} shelled={shelled} />
    </div>
  );
}

interface StruckProps {
  readonly s: State;
  readonly voice: Voice;
  readonly shelled: readonly Shelled[];
}

function Struck({ s, voice, shelled }: StruckProps) {
  if (shelled.length === 0) return <p class="rp-note">{t('rp.odds.shelled.none')}</p>;
  return (
    <>
      <h4>
        {t('rp.odds.shelled')} <RuleRef rule={cite('7.18')} />
      </h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rp.odds.unit')}</th>
            <th scope="col">{t('rp.odds.shelled.falls')}</th>
            <th scope="col">{t('rp.odds.breaks')}</th>
            <th scope="col">{t('rp.odds.destroyed')}</th>
          </tr>
        </thead>
        <tbody>
          {shelled.map(({ unit, hex, falls, breaks, destroys }) => {
            const isOwn = sideOf(s, unit) === s.scenario.human;
            return (
              <tr key={unit} class={isOwn ? 'is-own' : ''}>
                <th scope="row">
                  {voice.shortUnit(unit)}, {voice.square(hex)}
                  {isOwn ? ` (${t('rp.odds.own')})` : ''}
                </th>
                <td class="numbers">{percent(falls)} %</td>
                <td class="numbers">{percent(fraction(breaks - destroys, 36))} %</td>
                <td class="numbers">{percent(fraction(destroys, 36))} %</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="rp-note">{t('rp.odds.shelled.note')}</p>
    </>
  );
}
