// Positions so small that everything can be enumerated: the live rules under the enumerating dice, the hidden markers
// dealt by them too, and `steady` playing on. What the sampled review estimates is exact here.

import { enumerate } from '../../../../src/engine/enumerate.ts';
import type { Player } from '../../../../src/engine/player.ts';
import { copy } from '../../../../src/engine/position.ts';
import type { Rolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { into } from '../../../../src/engine/told.ts';
import { noEnds } from '../../../../src/staff/ends.ts';
import type { Played } from '../../../../src/staff/review/question.ts';
import type { Course, Move } from '../../../../src/staff/review/questions.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import type { RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { knowledgeKey, known, redeal } from '../../../../src/systems/raid/rules/redeal.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import {
  blankState,
  G,
  get,
  type RaidState,
  Stage,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import type { RuleId } from '../../../../src/systems/raid/rules/types.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';

/** One way a raid may end, and how likely it is: 1 / denominator. */
interface End {
  readonly halves: number;
  readonly points: number;
  readonly lines: readonly number[];
  readonly denominator: bigint;
}
export type Ends = readonly End[];
export type RaidCourse = Course<Scenario, RaidEvent>;

const steady = steadyPlayer();

/** Plays on to the end in place. */
function playOn(s: RaidState, rolls: Rolls, action: Action | null): void {
  if (action !== null) perform({ s, rolls, tell: null }, action);
  while (get(s, G.stage) !== Stage.over) {
    perform({ s, rolls, tell: null }, steady.pick(s, legalActions(s, [])));
  }
}

const HALVES = { 'total-success': 2, 'half-success': 1, failure: 0 } as const;

/** Every end of the raids that agree with what is known of a position, after an action if one is given. */
export class ExactValuer {
  readonly #known = new Map<string, Ends>();

  ends(state: RaidState, action: Action | null): Ends {
    const key = `${knowledgeKey(state)} ${action}`;
    const found = this.#known.get(key) ?? enumerated(state, action);
    this.#known.set(key, found);
    return found;
  }

  /** The least common denominator of all that has been asked. */
  get denominator(): bigint {
    let least = 1n;
    for (const ends of this.#known.values()) {
      for (const { denominator } of ends) least = (least * denominator) / gcd(least, denominator);
    }
    return least;
  }

  /** As so many playouts would have it, if each end came exactly as often as it should. */
  played(state: RaidState, action: Action | null, playouts: number): Played {
    const counted = noEnds(raid.outcomes);
    let digits = '';
    for (const { halves, points, lines, denominator } of this.ends(state, action)) {
      const times = playouts / Number(denominator);
      if (!Number.isInteger(times)) throw new Error(`${playouts} is no multiple of ${denominator}`);
      counted.n += times;
      counted.worth += times * halves;
      counted.counts[2 - halves] = (counted.counts[2 - halves] ?? 0) + times;
      counted.points += times * points;
      counted.squares += times * points * points;
      for (const [i, vp] of lines.entries()) {
        counted.lines[i] = (counted.lines[i] ?? 0) + times * vp;
      }
      digits += String(halves).repeat(times);
    }
    return { ends: counted, digits };
  }
}

function enumerated(state: RaidState, action: Action | null): Ends {
  const ends: End[] = [];
  const start = known(state);
  const s = blankState(state.scenario);
  enumerate(
    (rolls) => {
      redeal(s, start, rolls);
      playOn(s, rolls, action);
      return score(s);
    },
    ({ vp, outcome, lines }, denominator) => {
      ends.push({
        halves: HALVES[outcome],
        points: vp,
        lines: lines.map((l) => l.vp),
        denominator,
      });
    },
  );
  return ends;
}

export function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** Notes whether any die fell. */
class WatchedRolls implements Rolls {
  thrown = 0;
  readonly #rolls: Rolls;
  constructor(rolls: Rolls) {
    this.#rolls = rolls;
  }
  d6(name: string, rule: RuleId): number {
    this.thrown++;
    return this.#rolls.d6(name, rule);
  }
  d10(name: string, rule: RuleId): number {
    this.thrown++;
    return this.#rolls.d10(name, rule);
  }
  draw(name: string, rule: RuleId, count: number): number {
    this.thrown++;
    return this.#rolls.draw(name, rule, count);
  }
}

/** Every raid a player can have from a position, with the weight 1 / denominator of each. */
export function everyCourse(
  start: RaidState,
  player: Player,
): Array<{ readonly course: RaidCourse; readonly denominator: bigint }> {
  const courses: Array<{ course: RaidCourse; denominator: bigint }> = [];
  enumerate(
    (rolls) => courseBy(start, player, rolls),
    (course, denominator) => courses.push({ course, denominator }),
  );
  return courses;
}

function courseBy(start: RaidState, player: Player, rolls: Rolls): RaidCourse {
  const s = blankState(start.scenario);
  redeal(s, start, rolls);
  const moves: Array<Move<Scenario, RaidEvent>> = [];
  while (get(s, G.stage) !== Stage.over) {
    const legal = legalActions(s, []);
    const action = player.pick(s, legal);
    const before = copy(s);
    const events: RaidEvent[] = [];
    const watched = new WatchedRolls(rolls);
    perform({ s, rolls: watched, tell: into(events) }, action);
    moves.push({
      index: moves.length,
      turn: get(before, G.turn),
      action,
      text: formatAction(s.scenario, action),
      standing: steady.pick(before, legal),
      begins: get(before, G.stage) === Stage.choose,
      chance: watched.thrown > 0 || events.some(({ kind }) => kind === 'marker-turned'),
      before,
      events,
    });
  }
  return { moves, end: copy(s), over: true };
}
