// Works out the chances of the orders and the threats of a position in pauses, so that neither click nor key waits.

import { effect } from '@preact/signals';
import { percent } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { Do, doing } from '../../rules/actions.ts';
import type { RaidState } from '../../rules/state.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { chancesOf, oddsOf, reckonThreats } from './odds-cache.ts';
import { prepareSlips } from './slips.ts';

/** Has them worked out for every position the player is asked in; what it returns stops it. */
export function watchOdds({ orders, looks }: RaidDesk): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const { kind, actions } = orders.asked.value;
    const ready = orders.ready.value && looks.begun.value;
    const state = orders.position;
    clearTimeout(timer);
    if (!ready) return;
    const tasks = chanceTasks(state, actions);
    if (orders.session.count > 1) tasks.push(prepareSlips); // after the first order: the opening is not kept waiting
    if (helpIsOn('threats') && (kind === 'choose' || kind === 'act')) {
      tasks.push(() => void reckonThreats(state));
    }
    const next = () => {
      tasks.shift()?.();
      if (tasks.length > 0) timer = setTimeout(next);
    };
    timer = setTimeout(next, 30);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function chanceTasks(state: RaidState, actions: readonly Action[]): Array<() => void> {
  const fights = actions.filter((a) => [Do.fire, Do.snipe, Do.assault].some((k) => k === doing(a)));
  const known = chancesOf(state);
  return fights.map((action) => () => {
    const label = chanceOf(state, action);
    if (label !== null) known.value = new Map(known.value).set(action, label);
  });
}

/** '63 %': a hit, or the zone held; '?' where what is face down decides. */
export function chanceOf(state: RaidState, action: Action): string | null {
  const found = oddsOf(state, action);
  if (found === null) return null;
  if (found.fire !== undefined) return `${percent(found.fire.hit)} %`;
  if (found.assault === undefined) return null;
  return `${percent(found.assault.held)} %${found.faceDown === undefined ? '' : ' ?'}`;
}
