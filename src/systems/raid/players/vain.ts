// Orders no staff officer would put on paper, though a look ahead may come to like them where all is as good as lost: a
// shot or an assault that has hardly a chance, going ashore only to go aboard again, and craft put in order on top of each
// other where no German can fire.

import type { Action } from '../../../engine/system.ts';
import { Do, doing, first } from '../rules/actions.ts';
import { endLink, firstLink } from '../rules/graph.ts';
import { blankGroup, survey } from '../rules/group.ts';
import type { Scenario } from '../rules/scenario.ts';
import { britishLevels, unitsIn } from '../rules/stacks.ts';
import {
  Act,
  fireOf,
  G,
  germanTop,
  get,
  isFaceDown,
  kindOf,
  placeOf,
  type RaidState,
} from '../rules/state.ts';
import { ABOARD, Kind, NONE, type Unit, type Zone } from '../rules/types.ts';
import { AssaultOdds } from './steady/assault-odds.ts';
import { STANDARD_DOCTRINE } from './steady/doctrine.ts';
import { hitChance } from './steady/shots.ts';
import { ourSide, weigh } from './steady/strength.ts';

/** Less than that is too little to risk men for; whoever fails in an assault loses more. */
const SLIGHT = { fire: 0.1, assault: 0.2 };

export function isVain(s: RaidState, action: Action): boolean {
  const at = first(action);
  switch (doing(action)) {
    case Do.fire:
      return !quietens(s, at) && hitChance(s, survey(s, group), at) < SLIGHT.fire;
    case Do.assault:
      return !isFaceDown(s, at) && winChance(s, at) < SLIGHT.assault;
    case Do.embark:
    case Do.embarkOne:
      return get(s, G.done) === Act.land;
    case Do.front:
      return kindOf(s, at) === Kind.craft && !isDecoy(s, at);
    default:
      return false;
  }
}

const group = blankGroup();

/** 12j A fire that counts whether it hits or not. */
const quietens = ({ scenario: { victory } }: RaidState, zone: Zone): boolean =>
  victory.harassed?.zones.includes(zone) === true;

let known: { readonly scenario: Scenario; readonly odds: AssaultOdds } | undefined;

function winChance(s: RaidState, zone: Zone): number {
  const { scenario } = s;
  if (known?.scenario !== scenario) {
    known = { scenario, odds: new AssaultOdds(scenario, STANDARD_DOCTRINE) };
  }
  const judge = { doctrine: STANDARD_DOCTRINE, odds: known.odds, battery: NONE };
  return weigh(judge, s, ourSide(s, get(s, G.place), true), zone).win;
}

/** 11.1h The craft with the fewest men aboard, where it may be fired at: another on top would have to give way to it. */
function isDecoy(s: RaidState, craft: Unit): boolean {
  const sea = placeOf(s, craft);
  const aboard = (other: Unit): number => britishLevels(s, ABOARD + other);
  return isUnderFire(s, sea) && unitsIn(s, sea).every((other) => aboard(other) >= aboard(craft));
}

/** 11.1 Germans in sight who could fire there. */
function isUnderFire(s: RaidState, zone: Zone): boolean {
  for (let i = firstLink(s.scenario, zone); i < endLink(s.scenario, zone); i++) {
    const top = germanTop(s, s.scenario.linkTo[i] as number);
    if (top !== NONE && fireOf(s, top) > 0) return true;
  }
  return false;
}
