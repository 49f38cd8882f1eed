// The tracks above the map: turn, alarm and points.

import type { DeskPart } from '../desk/raid-desk.ts';
import { AlarmTrack } from './alarm-track.tsx';
import { ScoreBadge } from './score.tsx';
import { TurnTrack } from './turn-track.tsx';

export function Tracks({ desk }: DeskPart<'playback'>) {
  return (
    <>
      <TurnTrack desk={desk} />
      <AlarmTrack desk={desk} />
      <ScoreBadge desk={desk} />
    </>
  );
}
