// The tracks above the map: the hour, the couplets of the turn, batteries, forces, and the score.

import { BatteryTrack } from '../artillery/battery-desk.tsx';
import type { DeskPart } from '../desk/battle-desk.ts';
import { Couplets } from './couplets.tsx';
import { ForcesTrack } from './forces.tsx';
import { ScoreBadge } from './score.tsx';
import { TurnTrack } from './turn-track.tsx';
import './tracks.css';

export function Tracks({ desk }: DeskPart<'playback'>) {
  return (
    <>
      <TurnTrack desk={desk} />
      <Couplets desk={desk} />
      <BatteryTrack desk={desk} />
      <ForcesTrack desk={desk} />
      <ScoreBadge desk={desk} />
    </>
  );
}
