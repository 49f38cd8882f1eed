// What is worth knowing of a raid that is over, in a few numbers: kept beside the raid, so that lists and statistics
// never play it again. Made anew when `FACTS_FORM` rises.

import type { Course } from '../../../engine/course.ts';
import { hasLevel } from '../../../engine/position.ts';
import { Rerun } from '../../../engine/rerun.ts';
import type { Action } from '../../../engine/system.ts';
import { parseAction } from '../rules/actions.ts';
import type { RaidEvent } from '../rules/events.ts';
import { forbids } from '../rules/legal.ts';
import type { Scenario } from '../rules/scenario.ts';
import { G, get, kindOf, Off, placeOf, type RaidState } from '../rules/state.ts';
import { raidOn } from '../rules/system.ts';
import { ABOARD, Kind, type Place, type Unit } from '../rules/types.ts';
import { commandosGone, score } from '../rules/victory.ts';
import { addLuck, type DiceLuck, NO_LUCK } from './dice-luck.ts';
import { FACTS_FORM, type RaidFacts } from './read-facts.ts';

export type { RaidFacts } from './read-facts.ts';

/** Gathers the facts of a raid while it is run. */
export class FactsBook {
  #luck: DiceLuck = NO_LUCK;
  readonly #where = new Map<string, number>();
  readonly #sunk = new Map<Unit, Place>(); // where a craft went down

  note(state: RaidState, events: readonly RaidEvent[]): void {
    for (const event of events) {
      this.#luck = addLuck(this.#luck, event);
      if (event.kind === 'loss') this.#lose(state, event.unit, event.steps, event.place);
      if (event.kind === 'lost-aboard') {
        this.#count(state.scenario, this.#sunk.get(event.craft), event.units.length);
      }
    }
  }

  /** Of the raid as it ended. */
  close(state: RaidState): RaidFacts {
    this.#countLeft(state);
    const { lines } = score(state);
    const count = (...rules: readonly string[]) =>
      lines.filter((l) => rules.includes(l.rule.id)).reduce((sum, l) => sum + l.count, 0);
    return {
      form: FACTS_FORM,
      guns: get(state, G.guns),
      secondGun: get(state, G.secondGun),
      line: get(state, G.telephone) > 0,
      strongpoints: get(state, G.strongpoints),
      prisoners: count('12f'),
      gone: commandosGone(state),
      officers: count('12e', '12h'),
      craft: british(state).filter((u) => isCraft(state, u) && placeOf(state, u) === Off.lost)
        .length,
      germans: germans(state).filter((u) => isBeaten(state, u)).length,
      alarm: get(state, G.alarm),
      where: [...this.#where].sort(([a], [b]) => (a < b ? -1 : 1)),
      luck: this.#luck,
    };
  }

  #lose(state: RaidState, unit: Unit, steps: number, place: Place): void {
    if (unit >= state.scenario.britishCount || steps > 0) return;
    if (isCraft(state, unit)) this.#sunk.set(unit, place);
    else this.#count(state.scenario, zoneOf(state, place), 1);
  }

  /** 12g, 12h Those still ashore when the raid is over. */
  #countLeft(state: RaidState): void {
    for (const unit of british(state)) {
      const place = placeOf(state, unit);
      if (!isCraft(state, unit) && place >= 0 && place < ABOARD)
        this.#count(state.scenario, place, 1);
    }
  }

  #count(scenario: Scenario, place: Place | undefined, men: number): void {
    const zone = scenario.zones[place ?? -1]?.id;
    if (zone !== undefined) this.#where.set(zone, (this.#where.get(zone) ?? 0) + men);
  }
}

const units = (from: number, to: number): Unit[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
const british = (s: RaidState): Unit[] => units(0, s.scenario.britishCount);
const germans = (s: RaidState): Unit[] => units(s.scenario.britishCount, s.scenario.units.length);
const isCraft = (s: RaidState, unit: Unit): boolean => kindOf(s, unit) === Kind.craft;
const isBeaten = (s: RaidState, unit: Unit): boolean =>
  placeOf(s, unit) === Off.lost || placeOf(s, unit) === Off.prisoner;

/** A man aboard is where his craft is. */
const zoneOf = (state: RaidState, place: Place): Place =>
  place >= ABOARD ? placeOf(state, place - ABOARD) : place;

/** Runs a finished raid for its facts; null when it cannot be played here or is not over. */
export function factsOfRaid(
  scenario: Scenario,
  course: Course,
  words: readonly string[],
): RaidFacts | null {
  if (!hasLevel(scenario, course.level)) return null;
  const rerun = new Rerun(raidOn(scenario), course);
  const book = new FactsBook();
  for (const text of words) {
    const action = legalAction(rerun, text);
    if (action === null) return null;
    const events: RaidEvent[] = [];
    rerun.run(action, (event) => events.push(event));
    book.note(rerun.position, events);
  }
  return rerun.over ? book.close(rerun.position) : null;
}

function legalAction(rerun: Rerun<Scenario, RaidEvent>, text: string): Action | null {
  if (rerun.over) return null;
  const action = parseAction(rerun.position.scenario, text);
  return typeof action === 'number' && forbids(rerun.position, action) === null ? action : null;
}
