// The second act of a raid, from the fall of the last heavy gun to its end, as it is watched while the raid is played:
// what the Germans do about the British ashore, who bleeds by whose fire, and who comes home.

import type { RaidEvent } from '../rules/events.ts';
import {
  G,
  get,
  isBritish,
  isCommando,
  kindOf,
  Off,
  placeOf,
  type RaidState,
} from '../rules/state.ts';
import { ABOARD, Kind, type Unit } from '../rules/types.ts';

/** German steps lost, by what cost them. */
export interface GermanLosses {
  ownFire: number; // 11.1d their own fire that missed
  britishFire: number;
  assault: number; // and whatever else
}

export interface SecondAct {
  readonly losses: GermanLosses; // in the whole raid
  readonly lossesAfter: GermanLosses; // once the last gun has fallen
  readonly phases: number; // German ones after that, with British units ashore when they begin
  readonly idle: number; // of these: no German fires or comes nearer
  readonly commandosLost: number; // after it
  readonly commandosAshore: number; // left behind
  readonly craftLost: number; // after it
  readonly lastEmbarked: number; // turn, 0 when nobody embarked
  readonly early: boolean; // 4a nothing could change any more before the last turn was over
}

const none = (): GermanLosses => ({ ownFire: 0, britishFire: 0, assault: 0 });

type Fire = Extract<RaidEvent, { kind: 'fire' }>;

/** Hears one raid from its beginning. */
export class SecondActWatch {
  readonly #losses = none();
  readonly #after = none();
  #phases = 0;
  #idle = 0;
  #watched = false; // a German phase that counts
  #stirred = false; // somebody has fired or come nearer in it
  #fire: Fire | null = null; // the last event, if it was one
  #lastEmbarked = 0;
  #early = false;
  #before = { commandos: 0, craft: 0 }; // lost when the last gun fell

  hear(event: RaidEvent, s: RaidState): void {
    switch (event.kind) {
      case 'phase':
        this.#endPhase();
        if (event.phase === 'D') this.#watched = hasFallen(s) && anyAshore(s);
        break;
      case 'fire':
        if (event.side === 'german') this.#stirred = true;
        break;
      case 'german-move':
        if (comesNearer(event)) this.#stirred = true;
        break;
      case 'loss':
        if (!isBritish(s, event.unit)) this.#countLoss(event.unit, s);
        break;
      case 'embarked':
        this.#lastEmbarked = get(s, G.turn);
        break;
      case 'raid-over':
        this.#endPhase();
        this.#early = event.reason !== 'turns';
        break;
      default:
    }
    if (event.kind === 'fire') this.#fire = event;
    else if (event.kind !== 'loss') this.#fire = null; // a mortar's hit is two losses (11.1e)
  }

  /** The last gun has fallen: what is lost from here on is the second act's. */
  begin(s: RaidState): void {
    this.#before = { commandos: lostCommandos(s), craft: lostCraft(s) };
  }

  end(s: RaidState): SecondAct {
    return {
      losses: this.#losses,
      lossesAfter: this.#after,
      phases: this.#phases,
      idle: this.#idle,
      commandosLost: lostCommandos(s) - this.#before.commandos,
      commandosAshore: count(s, (u) => isCommando(s, u) && isAshore(s, u)),
      craftLost: lostCraft(s) - this.#before.craft,
      lastEmbarked: this.#lastEmbarked,
      early: this.#early,
    };
  }

  #endPhase(): void {
    if (this.#watched) {
      this.#phases++;
      if (!this.#stirred) this.#idle++;
    }
    this.#watched = false;
    this.#stirred = false;
  }

  #countLoss(unit: Unit, s: RaidState): void {
    const cause = causeOf(this.#fire, unit);
    this.#losses[cause]++;
    if (hasFallen(s)) this.#after[cause]++;
  }
}

function causeOf(fire: Fire | null, unit: Unit): keyof GermanLosses {
  if (fire === null) return 'assault';
  return fire.side === 'german' && fire.shooter === unit ? 'ownFire' : 'britishFire';
}

/** 9.3b Somebody takes a step on his way to the British. */
const comesNearer = ({ rule, units }: Extract<RaidEvent, { kind: 'german-move' }>): boolean =>
  rule.id === '9.3b' && units.some(({ path }) => path.length > 0);

const hasFallen = (s: RaidState): boolean => get(s, G.secondGun) > 0;

const isAshore = (s: RaidState, unit: Unit): boolean => {
  const place = placeOf(s, unit);
  return kindOf(s, unit) !== Kind.craft && place >= 0 && place < ABOARD;
};

function count(s: RaidState, is: (unit: Unit) => boolean): number {
  let total = 0;
  for (let u = 0; u < s.scenario.britishCount; u++) if (is(u)) total++;
  return total;
}

const anyAshore = (s: RaidState): boolean => count(s, (u) => isAshore(s, u)) > 0;
const isLost = (s: RaidState, unit: Unit): boolean => placeOf(s, unit) === Off.lost;
const lostCommandos = (s: RaidState): number => count(s, (u) => isCommando(s, u) && isLost(s, u));
const lostCraft = (s: RaidState): number =>
  count(s, (u) => kindOf(s, u) === Kind.craft && isLost(s, u));
