// The tracks above the map: the hour, both generals, the points of each segment as tokens, and the score.

import type { DeskPart } from '../desk/battle-desk.ts';
import { Generals } from './generals.tsx';
import { PointTokens } from './point-tokens.tsx';
import { ScoreBadge } from './score.tsx';
import { TurnTrack } from './turn-track.tsx';
import './tracks.css';

export function Tracks({ desk }: DeskPart<'playback'>) {
  return (
    <>
      <TurnTrack desk={desk} />
      <Generals desk={desk} />
      <PointTokens desk={desk} />
      <ScoreBadge desk={desk} />
    </>
  );
}
