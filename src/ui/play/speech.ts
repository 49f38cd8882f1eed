// What a screen reader is told: events in the words of the log as they are shown, then what is asked.

import { effect } from '@preact/signals';
import { describeDecision } from '../../systems/raid/text/decision.ts';
import { describeEvent } from '../../systems/raid/text/events.ts';
import { lang } from '../../words/index.ts';
import { announce } from '../kit/index.ts';
import type { RaidController } from './controller.ts';

const PAUSE = 120; // ms in which what follows quickly is gathered into one message

/** Says what happens until it is stopped. */
export function speakOf(raid: RaidController): () => void {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = raid.playback.told.peek();
  let asked: unknown = null;
  const say = (...lines: string[]) => {
    waiting.push(...lines);
    clearTimeout(timer);
    timer = setTimeout(() => announce(waiting.splice(0).join(' ')), PAUSE);
  };
  const stop = effect(() => {
    const now = raid.playback.told.value;
    const fresh = raid.session.frames.slice(told, now);
    told = now;
    const { scenario } = raid.session;
    if (fresh.length > 0) say(...fresh.map((f) => describeEvent(scenario, f.event, lang.peek())));
    const decision = raid.decision.value;
    if (!raid.ready.value || decision === asked) return;
    asked = decision;
    say(describeDecision(raid.state, decision, lang.peek()));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
