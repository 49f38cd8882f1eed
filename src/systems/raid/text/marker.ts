// 10 What a marker shows, in words.

import type { MarkerInfo } from '../rules/scenario.ts';
import { Letter, Obstacle } from '../rules/types.ts';
import type { Key } from './catalogue.ts';
import type { Voice } from './voice.ts';

export function obstacleKey(obstacle: number): Key {
  if (obstacle === Obstacle.mines) return 'shows.mines';
  return obstacle === Obstacle.wire ? 'shows.wire' : 'shows.none';
}

export const letterOf = (marker: MarkerInfo): string => (marker.letter === Letter.A ? 'A' : 'B');

export function showsText(voice: Voice, marker: MarkerInfo): string {
  const parts: string[] = [];
  const add = (key: Key, count: number): void => {
    if (count > 0) parts.push(voice.say(key, { count }));
  };
  add('shows.infantry', marker.infantry);
  add('shows.machine-guns', marker.machineGuns);
  add('shows.officers', marker.officers);
  return parts.length > 0 ? parts.join(', ') : voice.say(obstacleKey(marker.obstacle));
}
