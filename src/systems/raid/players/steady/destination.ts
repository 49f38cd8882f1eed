// Where a stack should end its march of this turn: near its goal, but not where the Germans next door have the better
// of it. A strong stack may well lie under their fire: whoever loses a fire bleeds for it (11.1d).

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { costOf, endLink, firstLink } from '../../rules/graph.ts';
import type { Group } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { Link, MAX_ZONES, NONE, type Zone } from '../../rules/types.ts';
import type { March } from './doctrine.ts';
import type { Mind } from './mind.ts';
import { germanWin } from './odds-table.ts';
import { fieldFor } from './plan.ts';
import { Goal } from './routes.ts';
import { Act, alarmOf, fireOf, isFaceDown, levelsOf, type RaidState, turnOf } from './sight.ts';
import { ourSide, weigh } from './strength.ts';

const left = new Int8Array(MAX_ZONES); // by zone: 1 + the MP left on arrival, 0 if it is not reached
const opening = new Int32Array(MAX_ZONES); // by zone: the action that leads there
const queue: Zone[] = [];

/** The next action on the way to the best end of this turn's march; NONE to stay. */
export function wayTo(
  mind: Mind,
  s: RaidState,
  g: Group,
  goal: number,
  legal: readonly Action[],
): Action {
  const { march } = mind.doctrine;
  if (march === null) return NONE;
  const field = fieldFor(mind, goal, g.pace + g.spent);
  const hurry = isHurried(mind, s, g, goal, march) ? march.haste : 1;
  const weight = march.risk * hurry;
  const { rank } = field;
  let best = (rank[g.place] as number) + weight * riskIn(mind, s, g, g.place, march, g.others);
  let way = NONE;
  left.fill(0);
  queue.length = 0;
  const ours = ourSide(s, g.place, true);
  for (const action of legal) {
    const kind = doing(action);
    if (kind !== Do.step && (kind !== Do.assault || first(action) === mind.battery)) continue;
    reach(first(action), g.pace - stepCost(s, g, first(action)), action);
  }
  const mayAssault = (g.done & ~Act.move) === 0;
  for (let i = 0; i < queue.length; i++) {
    const zone = queue[i] as Zone;
    const worth = worthOf(
      mind,
      s,
      g,
      zone,
      rank,
      weight,
      march,
      ours,
      opening[zone] as number,
      mayAssault,
    );
    if (worth < best) {
      best = worth;
      way = opening[zone] as number;
    }
    goOnFrom(mind, s, zone);
  }
  return way;
}

function stepCost(s: RaidState, g: Group, zone: Zone): number {
  return Math.max(1, costOf(s.scenario, g.place, zone, Link.land));
}

function reach(zone: Zone, mp: number, action: Action): void {
  if (mp < 0 || (left[zone] as number) > mp) return;
  if (left[zone] === 0) queue.push(zone);
  left[zone] = 1 + mp;
  opening[zone] = action;
}

/** Nobody goes on from where he is stopped. */
function goOnFrom(mind: Mind, s: RaidState, zone: Zone): void {
  const { germans, hidden, obstacle } = mind.ground;
  const mp = (left[zone] as number) - 1;
  if (mp === 0 || germans[zone] !== 0 || hidden[zone] !== 0 || obstacle[zone] !== 0) return;
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    if (sc.linkKind[i] !== Link.land) continue;
    reach(sc.linkTo[i] as number, mp - (sc.linkCost[i] as number), opening[zone] as number);
  }
}

const NEVER = 99999;
const NEAR_BATTERY = 2; // MP

function worthOf(
  mind: Mind,
  s: RaidState,
  g: Group,
  zone: Zone,
  rank: Int16Array,
  weight: number,
  march: March,
  ours: number,
  action: Action,
  mayAssault: boolean,
): number {
  const there = zone === g.place ? g.others : britishLevels(s, zone);
  if (there + g.levels > s.scenario.stackLimit) return NEVER;
  const fight = mind.ground.germans[zone] !== 0 || isFaceDown(s, zone);
  if (isTooFew(mind, s, g, zone, march, there)) return NEVER;
  const end = (rank[zone] as number) + weight * riskIn(mind, s, g, zone, march, there);
  if (!fight) return end;
  if (zone === mind.battery) return NEVER;
  if (doing(action) !== Do.assault && first(action) !== zone && !mayAssault) return NEVER;
  const { win, value } = weigh(mind, s, ours, zone);
  if (win < mind.doctrine.sure) return NEVER;
  return end + (mind.ground.resistance[zone] as number) - march.glory * value;
}

/** A handful is not led up to the battery; it waits for others on the way. */
function isTooFew(
  mind: Mind,
  s: RaidState,
  g: Group,
  zone: Zone,
  march: March,
  there: number,
): boolean {
  return (
    g.levels + there < march.mass &&
    mind.ground.guns > 0 &&
    turnOf(s) < march.massUntil &&
    (mind.toBattery[zone] as number) <= NEAR_BATTERY &&
    (mind.toBattery[zone] as number) < (mind.toBattery[g.place] as number)
  );
}

/** What German fire will cost a stack that ends its turn in a zone, less what it will cost them, in VP. */
function riskIn(
  mind: Mind,
  s: RaidState,
  g: Group,
  zone: Zone,
  march: March,
  there: number,
): number {
  const sc = s.scenario;
  const { volley, hidden } = mind.ground;
  const defence =
    fireOf(s, g.top) + g.levels - levelsOf(s, g.top) + there + (sc.protection[zone] as number);
  const hit = g.levels > g.commandos ? march.hit : march.hit * march.worn;
  let sum = 0;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const next = sc.linkTo[i] as number;
    const fire = volley[next] as number;
    if (fire > 0) {
      const chance = germanWin(fire - defence);
      sum += chance * hit - (1 - chance) * march.recoil;
    } else if (hidden[next] !== 0) sum += (march.hidden * alarmOf(s)) / 9;
  }
  return sum;
}

/** No turn to spare on the way. */
function isHurried(mind: Mind, s: RaidState, g: Group, goal: number, march: March): boolean {
  const pace = Math.max(1, g.pace + g.spent);
  const need = Math.ceil((fieldFor(mind, goal, pace).march[g.place] as number) / pace);
  const last = goal === Goal.battery ? mind.lastTurnOut : s.scenario.turns;
  return turnOf(s) + need + march.slack > last;
}
