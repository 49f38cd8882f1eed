// 6.1 What a stack ashore can do now, sorted out of the legal actions: the best of each kind.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first, second } from '../../rules/actions.ts';
import type { Group } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { ABOARD, NONE, type Unit } from '../../rules/types.ts';
import type { Judge } from './judge.ts';
import { shotWorth } from './shots.ts';
import { Flag, has, isCommando, isFaceDown, type RaidState } from './sight.ts';
import { ourSide, weigh } from './strength.ts';

/** NONE where there is no such action. */
export class Options {
  way: Action = NONE; // a step or an assault that brings the stack nearer to its goal
  step: Action = NONE; // the best step, nearer or not
  storm: Action = NONE; // the assault on the battery
  shot: Action = NONE; // a fire that is worth it
  embark: Action = NONE;
  embarkOne: Action = NONE;
  done: Action = NONE;
  #ours = 0;
  #nearest = 0;
  #bestShot = 0;

  /** `rank` says how near to its goal each zone is. */
  sortOut(judge: Judge, s: RaidState, g: Group, rank: Int16Array, legal: readonly Action[]): this {
    this.way = this.step = this.storm = this.shot = NONE;
    this.embark = this.embarkOne = this.done = NONE;
    this.#ours = ourSide(s, g.place, true);
    this.#nearest = rank[g.place] as number;
    this.#bestShot = 0;
    for (const action of legal) this.#note(judge, s, g, rank, action);
    return this;
  }

  #note(judge: Judge, s: RaidState, g: Group, rank: Int16Array, action: Action): void {
    switch (doing(action)) {
      case Do.step:
        this.#noteStep(rank, action);
        return this.#noteWay(judge, s, rank, action, isFaceDown(s, first(action)));
      case Do.assault:
        if (first(action) === judge.battery) this.storm = action;
        else this.#noteWay(judge, s, rank, action, true);
        return;
      case Do.fire:
        return this.#noteShot(judge, s, g, action);
      case Do.embark:
        return this.#noteEmbark(judge, s, action);
      case Do.embarkOne:
        return this.#noteEmbarkOne(judge, s, action);
      case Do.done:
        this.done = action;
    }
  }

  #noteStep(rank: Int16Array, action: Action): void {
    const best = this.step === NONE ? 9999 : (rank[first(this.step)] as number);
    if ((rank[first(action)] as number) < best) this.step = action;
  }

  #noteWay(judge: Judge, s: RaidState, rank: Int16Array, action: Action, mustFight: boolean): void {
    const zone = first(action);
    if ((rank[zone] as number) >= this.#nearest) return;
    if (mustFight && weigh(judge, s, this.#ours, zone).win < judge.doctrine.sure) return;
    this.way = action;
    this.#nearest = rank[zone] as number;
  }

  #noteShot(judge: Judge, s: RaidState, g: Group, action: Action): void {
    const worth = shotWorth(judge, s, g, first(action));
    if (worth <= this.#bestShot) return;
    this.shot = action;
    this.#bestShot = worth;
  }

  /** The fullest craft that takes all, so that others have room elsewhere. */
  #noteEmbark(judge: Judge, s: RaidState, action: Action): void {
    const known = this.embark;
    if (known !== NONE && isStuck(judge, s, first(action)) !== isStuck(judge, s, first(known))) {
      if (isStuck(judge, s, first(known))) this.embark = action;
      return;
    }
    const levels = britishLevels(s, ABOARD + first(action));
    if (known !== NONE && levels <= britishLevels(s, ABOARD + first(known))) return;
    this.embark = action;
  }

  /** Officers, sniper and mortar before the commandos. */
  #noteEmbarkOne(judge: Judge, s: RaidState, action: Action): void {
    const known = this.embarkOne;
    if (known !== NONE && isStuck(judge, s, second(action)) !== isStuck(judge, s, second(known))) {
      if (isStuck(judge, s, second(known))) this.embarkOne = action;
      return;
    }
    const isBetter =
      known === NONE || (!isCommando(s, first(action)) && isCommando(s, first(known)));
    if (isBetter) this.embarkOne = action;
  }
}

/** A craft that has sailed lies where it is when the Germans fire. */
const isStuck = ({ doctrine }: Judge, s: RaidState, craft: Unit): boolean =>
  doctrine.slipAway && has(s, craft, Flag.done);
