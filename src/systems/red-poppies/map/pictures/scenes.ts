// What the picture of each chapter shows: a moment of a battle that was played, found by what happens in it, and the part
// of the map to look at.

import { percent } from '../../../../engine/fraction.ts';
import type { Moment as AnyMoment } from '../../../../engine/moments.ts';
import type { Target } from '../../../../ui/sheet/model.ts';
import { fallOdds } from '../../odds/fall-odds.ts';
import { fightOdds } from '../../odds/fight-odds.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { has, hexOf, isOnMap, Mark, type State } from '../../rules/state.ts';
import { type HexId, Load, NONE, type UnitId } from '../../rules/types.ts';

export type Moment = AnyMoment<Field, BattleEvent>;

export interface Scene {
  readonly state: State;
  readonly around: readonly HexId[];
  readonly units?: readonly UnitId[]; // whom the caption speaks of, ringed in blue pencil
  readonly target?: UnitId; // and whom they would fire at
  readonly targets?: readonly Target[];
  readonly figures?: Readonly<Record<string, string | number>>; // that the caption names
}

type SceneOf = (moment: Moment) => Scene | null;

/** By chapter: the first moment that has something to show. */
export const SCENES: Readonly<Record<number, (moments: readonly Moment[]) => Scene | null>> = {
  5: (moments) => first(moments, mass),
  6: (moments) => first(moments, shot),
  7: (moments) => first(moments, shells),
  8: (moments) => first(moments, gap),
};

function first(moments: readonly Moment[], sceneOf: SceneOf): Scene | null {
  for (const moment of moments) {
    const scene = sceneOf(moment);
    if (scene !== null) return scene;
  }
  return null;
}

/** 5.01a A mass that has been ordered. */
const mass: SceneOf = ({ action, after: state }) => {
  if (A.verbOf(action) !== 'all') return null;
  const units = state.scenario.units.flatMap((_, unit) =>
    has(state, unit, Mark.active) && isOnMap(state, unit) ? [unit] : [],
  );
  const around = units.map((unit) => hexOf(state, unit));
  return units.length < 2 ? null : { state, units, around, figures: { n: units.length } };
};

/** 6.11 A shot before its dice fall. */
const shot: SceneOf = ({ action, position: state }) => {
  if (A.verbOf(action) !== 'fire') return null;
  const unit = A.whoOf(action);
  const place = A.whereOf(action);
  const [check] = fightOdds(state, action)?.checks ?? [];
  if (check === undefined) return null;
  const figures = { breaks: check.breaks - check.destroys, destroys: check.destroys };
  const targets: Target[] = [{ place, look: 'fire', label: `${check.breaks}/36` }];
  const around = [hexOf(state, unit), place];
  return { state, units: [unit], target: check.unit, targets, figures, around };
};

/** 7.16, 7.17 Where the shells of a battery may fall. */
const shells: SceneOf = ({ action, position: state }) => {
  if (A.verbOf(action) !== 'target' || A.howOf(action) !== Load.shell) return null;
  const { aim, falls } = fallOdds(state, A.whoOf(action), A.whereOf(action), Load.shell);
  const on = falls.filter(({ hex }) => hex !== NONE);
  const chance = (hex: HexId): string =>
    percent(on.find((one) => one.hex === hex)?.chance ?? { n: 0n, d: 1n });
  const beside = on.find(({ hex }) => hex !== aim)?.hex ?? aim;
  const targets = on.map(({ hex }): Target => {
    return { place: hex, look: hex === aim ? 'fire' : 'pass', label: `${chance(hex)} %` };
  });
  const figures = { on: chance(aim), beside: chance(beside) };
  return { state, targets, figures, around: on.map(({ hex }) => hex) };
};

/** 7.62, 8.82 A gap in the wire, with the works on either side. */
const gap: SceneOf = ({ action, after: state }) => {
  if (A.verbOf(action) !== 'gap') return null;
  const wire = state.scenario.wires[A.whereOf(action)];
  if (wire === undefined) return null;
  const { next } = state.scenario;
  const near = Array.from({ length: 6 }, (_, side) => next[wire.b * 6 + side] as number);
  return { state, around: [wire.a, wire.b, ...near.filter((hex) => hex !== NONE)] };
};
