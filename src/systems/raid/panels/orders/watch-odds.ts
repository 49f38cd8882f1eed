// Works out the chances of the orders and the threats of a position in pauses, so that neither click nor key waits.

import { effect } from '@preact/signals';
import { percent } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { Do, doing } from '../../rules/actions.ts';
import type { RaidState } from '../../rules/state.ts';
import { oddsOf, threatsOf } from './odds-cache.ts';

/** Keeps `raid.chances` and `raid.threats` up to date; what it returns stops it. */
export function watchOdds(raid: RaidController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const { kind, actions } = raid.decision.value;
    const ready = raid.ready.value && raid.begun.value;
    const state = raid.session.position;
    clearTimeout(timer);
    raid.chances.value = new Map();
    raid.threats.value = null;
    if (!ready) return;
    const tasks = chanceTasks(raid, state, actions);
    if (helpIsOn('threats') && (kind === 'choose' || kind === 'act')) {
      tasks.push(() => {
        raid.threats.value = threatsOf(state);
      });
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

function chanceTasks(
  raid: RaidController,
  state: RaidState,
  actions: readonly Action[],
): Array<() => void> {
  const fights = actions.filter((a) => [Do.fire, Do.snipe, Do.assault].some((k) => k === doing(a)));
  return fights.map((action) => () => {
    const label = chanceOf(state, action);
    if (label !== null) raid.chances.value = new Map(raid.chances.value).set(action, label);
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
