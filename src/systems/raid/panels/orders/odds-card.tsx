// The odds of one order in full: each part of both sums with its rule, which dice hit, what each result does, what may
// wake and what lies hidden.

import { type Fraction, percent, toNumber } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { Odds } from '../../odds/odds.ts';
import type { Loss } from '../../odds/outcomes.ts';
import type { Way } from '../../rules/reach.ts';
import { cite } from '../../rules/rule.ts';
import { G, get, type RaidState } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { describeAction } from '../../text/action.ts';
import { showsText } from '../../text/marker.ts';
import { Voice } from '../../text/voice.ts';
import { AssaultOddsLines, HeldBar } from './assault-odds-lines.tsx';
import { ContestTable } from './contest-table.tsx';
import './odds-card.css';
import { farWay } from './far-way.ts';
import { lossWords } from './loss-words.ts';
import { oddsOf } from './odds-cache.ts';
import { type WayOdds, wayOdds } from './way-odds.ts';

interface OddsCardProps {
  readonly position: RaidState; // in which the order is given
  readonly action: Action;
  readonly stepwise?: boolean; // every action is an order of its own, as in a replay
}

export function OddsCard({ position, action, stepwise = false }: OddsCardProps) {
  const { scenario } = position;
  const voice = new Voice(scenario, lang.value);
  const way = farWay(position, action, stepwise);
  const odds = way === null ? oddsOf(position, action) : null;
  return (
    <div class="odds" id="odds-words">
      <div class="odds__head">
        <h3 class="odds__title">{describeAction(scenario, action, lang.value)}</h3>
        {odds?.fire !== undefined && <FireResults voice={voice} fire={odds.fire} />}
        {odds?.assault !== undefined && <HeldBar held={odds.assault.held} />}
      </div>
      {way !== null && <WayLines voice={voice} way={way} odds={wayOdds(position, way)} />}
      {odds !== null && <OddsLines voice={voice} odds={odds} />}
      {odds !== null && <AlarmLine from={get(position, G.alarm)} to={odds.alarm} />}
    </div>
  );
}

/** 7.1 What the alarm comes to at the least, where that is more than now. */
function AlarmLine({ from, to }: { readonly from: number; readonly to: number }) {
  if (to <= from) return null;
  return (
    <p class="odds__wakes">
      {t('raid.odds.alarm', { from, to })} <RuleRef rule={cite('7.1')} />
    </p>
  );
}

/** Whether there is anything to say about an order beyond its name. */
export function hasOdds(position: RaidState, action: Action, stepwise = false): boolean {
  if (farWay(position, action, stepwise) !== null) return true;
  const odds = oddsOf(position, action);
  if (odds === null) return false;
  const { fire, mines, wire, faceDown, assault, wakes, alarm } = odds;
  if (alarm > get(position, G.alarm)) return true;
  return [fire, mines, wire, faceDown, assault].some(Boolean) || wakes.length > 0;
}

function WayLines({
  voice,
  way,
  odds,
}: {
  readonly voice: Voice;
  readonly way: Way;
  readonly odds: WayOdds;
}) {
  return (
    <>
      <p>{t('raid.way', { path: odds.path.map((z) => voice.the(z)).join(', '), n: way.cost })}</p>
      {odds.faceDown !== null && <HiddenLine voice={voice} hidden={odds.faceDown} />}
      <Wakes voice={voice} wakes={odds.wakes} />
    </>
  );
}

function OddsLines({ voice, odds }: { readonly voice: Voice; readonly odds: Odds }) {
  const { fire, mines, wire, faceDown, assault, round } = odds;
  return (
    <>
      {faceDown !== undefined && <HiddenLine voice={voice} hidden={faceDown} />}
      {mines !== undefined && (
        <p>
          {t('raid.odds.mines', { chance: percent(mines.explode) })} <RuleRef rule={cite('10.5')} />{' '}
          {lossWords(voice, mines.losses)}
        </p>
      )}
      {wire !== undefined && (
        <p>
          {t('raid.odds.wire', { chance: percent(wire.gone) })} <RuleRef rule={cite('10.6')} />
        </p>
      )}
      {fire !== undefined && <ContestTable voice={voice} contest={fire} british />}
      {assault !== undefined && <AssaultOddsLines voice={voice} assault={assault} round={round} />}
      <Wakes voice={voice} wakes={odds.wakes} />
    </>
  );
}

interface FireResultsProps {
  readonly voice: Voice;
  readonly fire: NonNullable<Odds['fire']>;
}

/** 11.1 What may come of it, each with its chance. */
function FireResults({ voice, fire }: FireResultsProps) {
  return (
    <ul class="odds__results">
      {fire.results.map((result) => (
        <li key={`${result.hit} ${lossWords(voice, result.losses)}`}>
          <b class="numbers">{percent(result.chance)} %</b>{' '}
          {t(result.hit ? 'raid.odds.hit' : 'raid.odds.miss')} {lossWords(voice, result.losses)}
          <OfficerLost voice={voice} losses={result.losses} />
        </li>
      ))}
    </ul>
  );
}

/** 12e An officer among the dead costs more than the fight. */
function OfficerLost({
  voice,
  losses,
}: {
  readonly voice: Voice;
  readonly losses: readonly Loss[];
}) {
  const dead = losses.filter(({ steps }) => steps === 0).map(({ unit }) => unit);
  const cost = voice.scenario.victory.officerLost.filter(({ unit }) => dead.includes(unit));
  if (cost.length === 0) return null;
  const points = cost.reduce((sum, { vp }) => sum + vp, 0);
  return (
    <strong class="odds__officer">
      {t('raid.odds.officer', { n: Math.abs(points) })} <RuleRef rule={cite('12e')} />
    </strong>
  );
}

interface HiddenLineProps {
  readonly voice: Voice;
  readonly hidden: NonNullable<Odds['faceDown']>;
}

/** 10.2 What the marker there may show, by what is still face down. */
function HiddenLine({ voice, hidden }: HiddenLineProps) {
  return (
    <div class="odds__hidden">
      <p>
        {t('raid.odds.hidden')} <RuleRef rule={cite('10.2')} />
      </p>
      <ul>
        {hidden.contents.map(({ marker, chance }) => {
          const info = voice.scenario.markers[marker];
          return (
            <li key={marker}>
              <b class="numbers">{percent(chance)} %</b>{' '}
              {info === undefined ? '' : showsText(voice, info)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface WakesProps {
  readonly voice: Voice;
  readonly wakes: ReadonlyArray<{ readonly zone: number; readonly chance: Fraction }>;
}

function Wakes({ voice, wakes }: WakesProps) {
  if (wakes.length === 0) return null;
  return (
    <p class="odds__wakes">
      {t('raid.odds.wakes', {
        list: wakes
          .map(
            ({ zone, chance }) =>
              `${voice.zone(zone)} ${t('raid.percent', { n: Math.round(toNumber(chance) * 100) })}`,
          )
          .join(', '),
      })}{' '}
      <RuleRef rule={cite('10.3')} />
    </p>
  );
}
