// Which part of an assault is to be seen now, if any.

import type { RaidController } from '../../../../ui/play/controller.ts';
import { lastStory, type Story, storyAt } from './story.ts';

export type Scene =
  | { readonly kind: 'form'; readonly round: number }
  | { readonly kind: 'fight'; readonly story: Story }
  | { readonly kind: 'decide'; readonly round: number; readonly story: Story | null };

export function sceneOf(raid: RaidController): Scene | null {
  const { playback, session } = raid;
  if (playback.busy.value) {
    if (playback.current.value === null) return null;
    const story = storyAt(session.frames, playback.told.value);
    return story === null ? null : { kind: 'fight', story };
  }
  const asked = raid.decision.value;
  if (asked.kind === 'columns') return { kind: 'form', round: asked.round };
  if (asked.kind !== 'round') return null;
  return { kind: 'decide', round: asked.round, story: lastStory(session.frames) };
}
