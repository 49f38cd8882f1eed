// 10.5 Mines: crossed by whoever enters their zone.

import { raiseAlarm } from './alarm.ts';
import { type Play, Tally } from './events.ts';
import { survey } from './group.ts';
import { takeLoss } from './loss.ts';
import { cite } from './rule.ts';
import { obstacleAt, setObstacle } from './state.ts';
import { stopStack } from './stop.ts';
import { Obstacle, type Zone } from './types.ts';

/** 10.5 D10 + 1 per level of the stack; at their strength the top unit takes a loss and the mines are gone. */
export function crossMinesIn(play: Play, zone: Zone): void {
  const { s, rolls, tell } = play;
  if (obstacleAt(s, zone) !== Obstacle.mines) return;
  const g = survey(s);
  const tally = new Tally(play);
  tally.count('mines', '10.5', rolls.d10('mines', '10.5'));
  tally.add('levels of the stack', '10.5', g.levels);
  const explodes = tally.total >= s.scenario.mineStrength;
  tell?.({ kind: 'mines', rule: cite('10.5'), zone, sum: tally.sum(), explodes });
  if (!explodes) return;
  setObstacle(s, zone, Obstacle.none);
  raiseAlarm(play, s.scenario.alarmTriggers.mineExplodes, 'mine explodes');
  takeLoss(play, g.top, '10.5');
  stopStack(play, zone, 'mines');
}
