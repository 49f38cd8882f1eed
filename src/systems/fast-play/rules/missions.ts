// 20.10 Which goals of their missions units have attained, as far as that must be remembered.

import { apartOf } from './field.ts';
import { goalsOf, hexOf, isOnBoard, type State, setGoals } from './state.ts';
import { type HexId, NONE } from './types.ts';

/** A goal that is no objective is attained once its unit has begun a phase 3 within one hex of it. */
export function noteAttained(s: State): void {
  const { missions, missionOf, objectiveAt, units } = s.scenario;
  for (let unit = 0; unit < units.length; unit++) {
    const mission = missions[missionOf[unit] ?? NONE];
    if (mission === undefined || !isOnBoard(s, unit)) continue;
    let bits = goalsOf(s, unit);
    for (let index = 0; index < mission.goals.length; index++) {
      const goal = mission.goals[index] as HexId;
      if (objectiveAt[goal] === NONE && apartOf(s.scenario, hexOf(s, unit), goal) <= 1)
        bits |= 1 << index;
    }
    setGoals(s, unit, bits);
  }
}
