// 6.5 Points that lapse when the moves end.

import { pointsIn, type State } from '../../rules/state.ts';
import { Side } from '../../rules/types.ts';

export const unspentOf = (s: State): number =>
  s.scenario.segments.reduce((sum, _, segment) => sum + pointsIn(s, Side.french, segment), 0);
