// Orders no staff officer would put on paper, though a look ahead may come to like them where all is as good as lost: a
// shot or an assault that has hardly a chance, going ashore only to go aboard again, and craft put in order on top of each
// other where no German can fire.

import type { Action } from '../../../engine/system.ts';
import { Do, doing, first } from '../rules/actions.ts';
import { endLink, firstLink } from '../rules/graph.ts';
import { blankGroup, survey } from '../rules/group.ts';
import type { Scenario } from '../rules/scenario.ts';
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
import { Kind, NONE, type Zone } from '../rules/types.ts';
import { AssaultOdds } from './steady/assault-odds.ts';
import { STANDARD_DOCTRINE } from './steady/doctrine.ts';
import { hitChance } from './steady/shots.ts';
import { ourSide, weigh } from './steady/strength.ts';

/** Less than one in ten is too little to risk men for. */
const SLIGHT = 0.1;

export function isVain(s: RaidState, action: Action): boolean {
  const at = first(action);
  switch (doing(action)) {
    case Do.fire:
      return !quietens(s, at) && hitChance(s, survey(s, group), at) < SLIGHT;
    case Do.assault:
      return !isFaceDown(s, at) && winChance(s, at) < SLIGHT;
    case Do.embark:
    case Do.embarkOne:
      return get(s, G.done) === Act.land;
    case Do.front:
      return kindOf(s, at) === Kind.craft && !isUnderFire(s, placeOf(s, at));
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

/** 11.1 Germans in sight who could fire there. */
function isUnderFire(s: RaidState, zone: Zone): boolean {
  for (let i = firstLink(s.scenario, zone); i < endLink(s.scenario, zone); i++) {
    const top = germanTop(s, s.scenario.linkTo[i] as number);
    if (top !== NONE && fireOf(s, top) > 0) return true;
  }
  return false;
}
