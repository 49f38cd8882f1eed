// Which part of an assault is to be seen now, if any.

import type { RaidDesk } from '../desk/raid-desk.ts';
import { lastStory, type Story, storyAt } from './story.ts';

export type Scene =
  | { readonly kind: 'form'; readonly round: number }
  | { readonly kind: 'fight'; readonly story: Story }
  | { readonly kind: 'decide'; readonly round: number; readonly story: Story | null };

export function sceneOf(desk: RaidDesk): Scene | null {
  const { playback, session } = desk;
  if (playback.busy.value) {
    if (playback.current.value === null) return null;
    const story = storyAt(session.frames, playback.told.value);
    return story === null ? null : { kind: 'fight', story };
  }
  const asked = desk.orders.asked.value;
  if (asked.kind === 'columns') return { kind: 'form', round: asked.round };
  if (asked.kind !== 'round') return null;
  return { kind: 'decide', round: asked.round, story: lastStory(session.frames) };
}
