// What would be lost by ending the phase now: a stack that has done nothing though the staff would use it, and an officer
// in front where shots will fall. Dice make it final, so the end of the phase then wants a second press.

import type { Action } from '../../../../engine/system.ts';
import { tellMissing } from '../../../../ui/kit/missing.ts';
import { helpIsOn, settings } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import type { Threats } from '../../odds/threats.ts';
import type { IdleStack } from '../../players/idle-stacks.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import { legalActions } from '../../rules/legal.ts';
import { unitsIn } from '../../rules/stacks.ts';
import { Flag, has, type RaidState } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { describeAction } from '../../text/action.ts';
import { Voice } from '../../text/voice.ts';
import { stackWords } from '../stack/stack-words.ts';
import { wantsSecondLook } from './dangers.ts';
import { reckonThreats } from './odds-cache.ts';

type FindIdle = (state: RaidState) => IdleStack[];
let findIdle: FindIdle | null = null; // fetched once orders are given

/** Fetches what the standing player goes by. */
export function prepareSlips(): void {
  if (findIdle !== null) return;
  import('../../players/idle-stacks.ts')
    .then(({ idleStacks }) => {
      findIdle = idleStacks;
    })
    .catch(tellMissing);
}

export const END: Action = act(Do.end);

/** Whether an order is armed first and given at its second word. */
export const wantsSecondWord = (state: RaidState, action: Action): boolean =>
  action === END ? slipsOf(state).length > 0 : wantsSecondLook(state, action);

/** The reasons to ask again, in words; none where the player does not want to be asked. */
export function slipsOf(state: RaidState): string[] {
  if (settings.slips.value === 'off') return [];
  const officers = helpIsOn('threats') ? officersInFront(state, reckonThreats(state)) : [];
  return [...officers.map((officer) => officerWords(state, officer)), ...idleWords(state)];
}

export interface OfficerAtRisk {
  readonly unit: Unit;
  readonly vp: number;
}

/** 12e Officers who stand in front where shots that can hit will fall. */
export function officersInFront(state: RaidState, { shots }: Threats): OfficerAtRisk[] {
  const targets = new Set(shots.filter(({ hit }) => hit.n > 0n).map(({ target }) => target));
  return state.scenario.victory.officerLost.filter(({ unit }) => targets.has(unit));
}

export const officerWords = ({ scenario }: RaidState, { unit, vp }: OfficerAtRisk): string =>
  t('raid.threats.officer', {
    name: scenario.units[unit]?.[lang.value] ?? '',
    n: Math.abs(vp),
  });

const MOST = 2; // stacks that are named

/** Without advice, or before the first order, nothing is said of what the staff would do, only that nobody has done
 * anything at all. */
function idleWords(state: RaidState): string[] {
  if (findIdle === null || !helpIsOn('advice')) {
    const could = legalActions(state, []).some((action) => doing(action) === Do.take);
    return could && hasNobodyActed(state) ? [t('raid.slip.nobody')] : [];
  }
  const idle = findIdle(state);
  const words = idle.slice(0, MOST).map(({ place, order }) => {
    const units = unitsIn(state, place).filter((u) => !has(state, u, Flag.done));
    const said = describeAction(state.scenario, order, lang.value);
    return t('raid.slip.idle', {
      stack: stackWords(state, units),
      at: new Voice(state.scenario, lang.value).at(place),
      order: said.charAt(0).toLowerCase() + said.slice(1),
    });
  });
  const rest = idle.length - MOST;
  return rest > 0 ? [...words, t('raid.slip.more', { n: rest })] : words;
}

function hasNobodyActed(state: RaidState): boolean {
  for (let u = 0; u < state.scenario.britishCount; u++) if (has(state, u, Flag.done)) return false;
  return true;
}

/** The end of the phase asks again on its own button, without odds. */
export const asksInPlace = (action: Action): boolean => doing(action) === Do.end;
