// What an order may bring, in few words: every chance says of what, then what it costs and whom it wakes.

import { percent } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { aloud } from '../../../../words/aloud.ts';
import { lang } from '../../../../words/index.ts';
import type { Odds } from '../../odds/odds.ts';
import { G, get, type RaidState } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { capital } from '../../text/prose/told-in-prose.ts';
import { Voice } from '../../text/voice.ts';
import { farWay } from '../orders/far-way.ts';
import { lossWords } from '../orders/loss-words.ts';
import { oddsOf } from '../orders/odds-cache.ts';
import { END, slipsOf } from '../orders/slips.ts';
import { wakeRisk } from '../orders/wake-risk.ts';

export function spokenOdds(s: RaidState, action: Action): string[] {
  if (action === END) return slips(s);
  const way = farWay(s, action, false);
  const odds = way === null ? oddsOf(s, action) : null;
  const risk = wakeRisk(s, action, way);
  const parts = [
    ...(way === null ? [] : [t('raid.mp', { n: way.cost })]),
    ...(odds === null ? [] : chances(s, odds)),
    ...(risk === null ? [] : [t('raid.wakeRisk', { n: risk })]),
  ];
  return parts.length === 0 ? [] : [aloud(capital([`${parts.join(', ')}.`]))];
}

/** What the end of the phase would cost, and that it wants a second word. */
function slips(s: RaidState): string[] {
  const [first, ...rest] = slipsOf(s).map((slip) => slip.replace(/[^.]$/, '$&.'));
  return first === undefined ? [] : [first, t('raid.slip.anyway'), ...rest];
}

function chances(s: RaidState, { fire, assault, mines, wire, faceDown, alarm }: Odds): string[] {
  const voice = new Voice(s.scenario, lang.value);
  const missed = fire?.results.find(({ hit }) => !hit);
  const officer = s.scenario.victory.officerLost.find(({ unit }) =>
    missed?.losses.some((loss) => loss.unit === unit && loss.steps === 0),
  );
  return [
    ...(fire === undefined ? [] : [t('say.odds.hit', { n: percent(fire.hit) })]),
    ...(missed === undefined
      ? []
      : [t('say.odds.else', { losses: lossWords(voice, missed.losses) })]),
    ...(officer === undefined ? [] : [t('say.odds.cost', { n: Math.abs(officer.vp) })]),
    ...(assault === undefined ? [] : [t('say.odds.held', { n: percent(assault.held) })]),
    ...(faceDown === undefined ? [] : [t('raid.hiddenThere')]),
    ...(mines === undefined ? [] : [t('say.odds.mines', { n: percent(mines.explode) })]),
    ...(wire === undefined ? [] : [t('say.odds.wire', { n: percent(wire.gone) })]),
    ...(alarm > get(s, G.alarm) ? [t('say.odds.alarm', { n: alarm })] : []),
  ];
}
