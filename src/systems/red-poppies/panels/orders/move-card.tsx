// 6.33 A move before it is made: how its units may come to every hex of it, and which gun does what to them there.

import {
  type Fraction,
  fraction,
  percent,
  plus,
  reduced,
  rest,
} from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { GunOdds, PointOdds } from '../../odds/path-odds.ts';
import { moversOf } from '../../odds/planned.ts';
import * as A from '../../rules/actions.ts';
import { rollsSignal } from '../../rules/batteries.ts';
import { cite } from '../../rules/rule.ts';
import { G, get, Stage, type State } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { Voice } from '../../text/voice.ts';
import { Checks } from './check-list.tsx';
import { type KnownMove, moveOddsOf, pointOddsOf } from './known-odds.ts';
import { WORKING, type Working, workedOut } from './worked-out.ts';

interface MoveProps {
  readonly s: State;
  readonly action: Action;
  readonly stepwise: boolean; // an order leads to the next hex and no further
}

export function MoveCard({ s, action, stepwise }: MoveProps) {
  const voice = new Voice(s.scenario, lang.value);
  const found = oddsOfMove(s, action, stepwise);
  if (found === null) return null;
  if (found === WORKING) {
    workedOut.value; // is asked again then
    return (
      <div class="rp-odds" id="odds-words" aria-busy="true">
        <h3>{offerText(s, action, lang.value)}</h3>
        <p class="rp-note">{t('rp.odds.working')}</p>
      </div>
    );
  }
  const { odds, samples } = found;
  const points = odds.points;
  return (
    <div class="rp-odds" id="odds-words">
      <h3>{offerText(s, action, lang.value)}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rp.odds.hex')}</th>
            <th scope="col">{t('rp.odds.formed')}</th>
            <th scope="col">{t('rp.odds.dispersed')}</th>
            <th scope="col">{t('rp.odds.never')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, i) => (
            <PointRows key={i} point={point} voice={voice} />
          ))}
        </tbody>
      </table>
      <Guns points={points} voice={voice} />
      <p class="rp-note">
        {samples === 0 ? t('rp.odds.exact') : t('rp.odds.sampled', { n: samples })}
        {isBeforeSignals(s) ? ` ${t('rp.odds.order')}` : ''}
      </p>
    </div>
  );
}

/** A move to a far hex is several points; in a replay, and down into a trench, it is one. */
function oddsOfMove(s: State, action: Action, stepwise: boolean): KnownMove | Working | null {
  const verb = A.verbOf(action);
  if (!stepwise && (verb === 'move' || verb === 'move-both'))
    return moveOddsOf(s, moversOf(s, action), A.whereOf(action));
  const point = pointOddsOf(s, action);
  return point === null || point === WORKING
    ? point
    : { odds: { move: { units: [], points: [] }, points: [point] }, samples: 0 };
}

/** 5.02 */
const isBeforeSignals = (s: State): boolean =>
  get(s, G.stage) === Stage.half &&
  s.scenario.batteries.some((_, battery) => rollsSignal(s, battery, s.scenario.human));

interface PointProps {
  readonly point: PointOdds;
  readonly voice: Voice;
}

/** Not at all: stopped on the way, or destroyed. */
const neither = (formed: Fraction, dispersed: Fraction): Fraction =>
  reduced(rest(plus(formed, dispersed)));

/** A row for every mover; those who fare alike share one. */
function PointRows({ point: { point, hex, arrivals }, voice }: PointProps) {
  const [first, second] = arrivals;
  const alike =
    second === undefined ||
    (percent(first?.formed ?? second.formed) === percent(second.formed) &&
      percent(first?.destroyed ?? second.destroyed) === percent(second.destroyed));
  const square = voice.square(hex);
  const name = point.kind === 'climb' ? t('rp.odds.climb', { hex: square }) : square;
  return (
    <>
      {arrivals.slice(0, alike ? 1 : 2).map(({ unit, formed, dispersed, destroyed }) => (
        <tr key={unit}>
          <th scope="row">
            {name}
            {alike ? '' : ` ${voice.shortUnit(unit)}`}
          </th>
          <td class="numbers">{percent(formed)} %</td>
          <td class="numbers">{percent(dispersed)} %</td>
          <td class="numbers">
            {percent(neither(formed, dispersed))} %
            {destroyed.n > 0n && (
              <small> ({t('rp.odds.lost', { chance: percent(destroyed) })})</small>
            )}
          </td>
        </tr>
      ))}
    </>
  );
}

interface GunsProps {
  readonly points: readonly PointOdds[];
  readonly voice: Voice;
}

/** 6.33, R3 Who fires, hex by hex, and who could and holds. */
function Guns({ points, voice }: GunsProps) {
  const busy = points.filter(({ guns }) => guns.length > 0);
  return (
    <section class="rp-odds__guns">
      <h4>
        {t('rp.odds.guns')} <RuleRef rule={cite('6.33')} />
      </h4>
      {busy.length === 0 && <p class="rp-note">{t('rp.odds.nobody')}</p>}
      {busy.map(({ hex, guns, arrivals }, i) => (
        <details key={i} open={i === 0}>
          <summary>{voice.square(hex)}</summary>
          <ul>
            {guns.map((gun) => (
              <li key={gun.unit}>
                {gunText(voice, gun, arrivals.length)}
                <Checks voice={voice} checks={gun.checks} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function gunText(voice: Voice, gun: GunOdds, movers: number): string {
  const { fires, breaks, destroys, checks } = gun;
  const unit = voice.shortUnit(gun.unit);
  if (fires.n === 0n) {
    const ways = Math.max(0, ...checks.map((one) => one.breaks));
    return t('rp.odds.holds', { unit, chance: percent(fraction(ways, 36)) });
  }
  return t('rp.odds.fires', {
    ...{ unit, n: movers },
    ...{ fires: percent(fires), breaks: percent(breaks), destroys: percent(destroys) },
  });
}
