// The tracks above the map: the hour, the couplets of the turn, and the score.

import type { DeskPart } from '../desk/battle-desk.ts';
import { Couplets } from './couplets.tsx';
import { ScoreBadge } from './score.tsx';
import { TurnTrack } from './turn-track.tsx';
import './tracks.css';

export function Tracks({ desk }: DeskPart<'playback'>) {
  return (
    <>
      <TurnTrack desk={desk} />
      <Couplets desk={desk} />
      <ScoreBadge desk={desk} />
    </>
  );
}
