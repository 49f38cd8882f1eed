// The raid screen's one store: the session, what is shown of it, what is selected and inspected, and every order a
// panel, the map or a key can give. Panels read signals and call methods; no panel talks to another.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Rule } from '../../engine/rule.ts';
import type { Action } from '../../engine/system.ts';
import type { MapView } from '../../systems/raid/map/model.ts';
import type { Threats } from '../../systems/raid/odds/threats.ts';
import { wantsSecondLook } from '../../systems/raid/panels/orders/dangers.ts';
import { listOrders, type Order, ordersAt } from '../../systems/raid/panels/orders/order-list.ts';
import { triedAt } from '../../systems/raid/panels/orders/tried.ts';
import { act, Do, doing, first } from '../../systems/raid/rules/actions.ts';
import type { Decision } from '../../systems/raid/rules/decision.ts';
import type { EventKind } from '../../systems/raid/rules/events.ts';
import { actionCount } from '../../systems/raid/rules/group.ts';
import type { Way } from '../../systems/raid/rules/reach.ts';
import type { Frame, RaidSession } from '../../systems/raid/rules/session.ts';
import { embarkAll, reachOf, release, walk } from '../../systems/raid/rules/session.ts';
import { placeOf, type RaidState } from '../../systems/raid/rules/state.ts';
import { ABOARD, type Place, type Unit, type Zone } from '../../systems/raid/rules/types.ts';
import { isGerman, isRolled, Playback, type Speed } from './playback.ts';

/** An order that was tried and the rule that forbids it, to be said in words. */
export interface Refusal {
  readonly rule: Rule;
  readonly action: Action;
}
/** Orders that were refused, or that nothing can be taken back. */
export type Refused = readonly Refusal[] | 'undo';

/** 2.2d, 6.2a A stack that is only reordered or left in part stays fanned out. */
const ARRANGING: ReadonlySet<EventKind> = new Set<EventKind>(['front', 'left']);
const DOUBLE_CLICK = 350; // ms: the second half of one is no second word

export class RaidController {
  readonly session: RaidSession;
  readonly playback: Playback;
  readonly decision: Signal<Decision>;
  readonly canUndo: Signal<boolean>;
  readonly refused: Signal<Refused | null> = signal(null);
  readonly hovered: Signal<Zone | null> = signal(null); // by the pointer
  readonly focused: Signal<Zone | null> = signal(null); // by the keyboard
  readonly inspected: Signal<Zone | null> = signal(null); // fanned out and shown in the stack panel
  readonly preview: Signal<Action | null> = signal(null); // an order hovered or focused: its odds are shown
  readonly armed: Signal<Action | null> = signal(null); // an order that waits for its second word
  readonly pointed: Signal<Zone | null> = signal(null); // a zone with more than one order: they are listed first
  readonly glance: Signal<Frame | null> = signal(null); // a past moment looked at from the log
  readonly threatsOn: Signal<boolean> = signal(false);
  readonly map: Signal<MapView | null> = signal(null);
  readonly begun: Signal<boolean> = signal(false); // the first picture is there: what it did not need may start
  readonly chances: Signal<ReadonlyMap<Action, string>> = signal(new Map()); // filled in by watch-odds.ts
  readonly threats: Signal<Threats | null> = signal(null); // of the present position, once worked out
  readonly orders: ReadonlySignal<readonly Order[]>; // what may be ordered now, in the order it is listed
  /** True while the player may decide: nothing is being played and the raid is not over. */
  readonly ready: ReadonlySignal<boolean>;
  readonly #save: (session: RaidSession) => void;
  readonly #opening: Signal<readonly Frame[]>; // 5 still to be told
  #armedAt = 0;
  #takes: readonly Action[] = []; // 6.2 stacks that could be chosen at the last choice

  /** `save` is called after every action and undo. */
  constructor(
    session: RaidSession,
    speed: () => Speed,
    save: (session: RaidSession) => void,
    moves: () => boolean = () => true,
  ) {
    this.session = session;
    this.#save = save;
    this.#opening = signal(openingOf(session));
    const [begun] = this.#opening.value;
    this.playback =
      begun === undefined
        ? new Playback(session.position, session.frames.length, speed, moves)
        : new Playback(begun.before, 0, speed, moves);
    this.decision = signal(session.asked);
    this.canUndo = signal(session.canUndo);
    this.orders = computed(() =>
      listOrders(this.state, this.decision.value, reachOf(session.position), this.inspected.value),
    );
    this.#keepTakes();
    this.ready = computed(
      () =>
        !this.playback.busy.value &&
        this.#opening.value.length === 0 &&
        this.decision.value.kind !== 'over',
    );
  }

  /** There is a map, or there will be none: tells what the crossing brought. */
  async begin(): Promise<void> {
    const frames = this.#opening.value;
    if (frames.length === 0) return;
    const played = this.playback.play(frames);
    this.#opening.value = [];
    await played;
  }

  /** Where the acting stack could go. */
  get ways(): readonly Way[] {
    return reachOf(this.session.position);
  }

  get state(): RaidState {
    return this.session.position;
  }

  /** Gives an order; a refused one changes nothing and says which rule forbids it. */
  async do(action: Action): Promise<void> {
    if (this.playback.busy.value) this.playback.skip();
    const frames = this.session.do(action);
    if ('rule' in frames) {
      const { rule } = frames;
      this.refused.value = [{ rule, action }];
      return;
    }
    await this.#after(frames);
  }

  /** Takes a stack up; another that was chosen but has not acted is put back first. */
  async take(place: Place): Promise<void> {
    if (this.mayRelease && release(this.session)) this.#afterUndo();
    await this.do(act(Do.take, place));
  }

  /** Whether the chosen stack could still be put back: it has done nothing yet. */
  get mayRelease(): boolean {
    const asked = this.decision.value;
    return asked.kind === 'act' && asked.group.done === 0;
  }

  /** Stacks that can be taken up now, or once the chosen one is put back. */
  get takes(): readonly Action[] {
    return this.decision.value.kind === 'choose' || this.mayRelease ? this.#takes : [];
  }

  /** Puts the chosen stack back if it has not acted, else it is done. */
  async release(): Promise<void> {
    if (this.mayRelease && release(this.session)) {
      this.#afterUndo();
      return;
    }
    if (this.session.forbids(act(Do.done)) === null) await this.do(act(Do.done));
  }

  /** Takes back what is only being looked at: an armed order, a zone pointed at, a refusal, a past moment. True if
   * there was any. */
  cancel(): boolean {
    const looks = [this.armed, this.pointed, this.refused, this.glance];
    const looked = looks.some((look) => look.value !== null);
    for (const look of looks) look.value = null;
    return looked;
  }

  /** Gives an order from the list or the map: one that rolls for blood is armed first and given at the second word. */
  async give(action: Action): Promise<void> {
    this.refused.value = null;
    if (wantsSecondLook(this.state, action)) {
      if (this.armed.value !== action) return this.arm(action);
      if (Date.now() - this.#armedAt < DOUBLE_CLICK) return;
    }
    await this.commit(action);
  }

  arm(action: Action): void {
    this.armed.value = action;
    this.#armedAt = Date.now();
  }

  /** Gives an order at once; one for a far zone is walked. */
  async commit(action: Action): Promise<void> {
    const kind = doing(action);
    const marches = kind === Do.step || kind === Do.land || kind === Do.sail;
    const far = marches && !this.decision.value.actions.includes(action);
    if (far) return this.walk(first(action));
    if (kind === Do.take) return this.take(first(action));
    return this.do(action);
  }

  /** Leaves a member behind, or takes one back who was left before the stack acted (6.2a). */
  async toggle(unit: Unit): Promise<void> {
    const asked = this.decision.value;
    if (asked.kind !== 'act') return;
    if (asked.units.includes(unit)) return this.do(act(Do.leave, unit));
    if (!this.mayRelease || placeOf(this.state, unit) !== asked.group.place) return;
    const stay = new Set(asked.units).add(unit);
    release(this.session);
    this.session.do(act(Do.take, asked.group.place));
    const taken = this.session.asked;
    if (taken.kind !== 'act') return;
    for (const u of taken.units) if (!stay.has(u)) this.session.do(act(Do.leave, u));
    this.#afterUndo();
  }

  /** Walks to a zone the stack can reach; stops when something happens. */
  async walk(zone: Zone): Promise<void> {
    const frames = walk(this.session, zone);
    if (frames.length > 0) await this.#after(frames);
  }

  /** Embarks man by man on whatever craft has room, until something happens. */
  async embarkAll(): Promise<void> {
    const frames = embarkAll(this.session);
    if (frames.length > 0) await this.#after(frames);
  }

  undo(): void {
    if (this.session.undo()) this.#afterUndo();
    else this.refused.value = 'undo';
  }

  /** A click or Enter on a zone: go there, take what stands there, choose among its orders, or look at it. */
  async zone(zone: Zone): Promise<void> {
    this.refused.value = null;
    if (this.playback.busy.value) return this.#hurry();
    if (this.#isLookedAtAgain(zone)) return this.lookAway();
    this.inspected.value = zone;
    const orders = ordersAt(this.state, this.orders.value, zone);
    const [only] = orders;
    if (only !== undefined && orders.length === 1) return this.give(only.action);
    const takes = this.takesAt(zone);
    const [take] = takes;
    if (orders.length === 0 && take !== undefined && takes.length === 1) {
      return this.take(first(take));
    }
    this.pointed.value = orders.length + takes.length > 0 ? zone : null;
    if (this.pointed.value === null) this.#explainRefusal(zone);
  }

  /** A second click on a zone that was only looked at, or that listed what could be done: looks away. */
  #isLookedAtAgain(zone: Zone): boolean {
    if (this.inspected.value !== zone) return false;
    const orders = ordersAt(this.state, this.orders.value, zone).length + this.takesAt(zone).length;
    return this.pointed.value === zone || orders === 0;
  }

  /** Closes what was looked at on the map. */
  lookAway(): void {
    for (const look of [this.inspected, this.pointed, this.refused]) look.value = null;
  }

  /** A click on a counter of a fanned-out stack. */
  async unit(unit: Unit): Promise<void> {
    if (this.playback.busy.value) return this.#hurry();
    const asked = this.decision.value;
    const snipe = act(Do.snipe, unit);
    if (asked.actions.includes(snipe)) return this.give(snipe);
    const place = placeOf(this.state, unit);
    if (asked.kind === 'act' && asked.group.place === place) return this.toggle(unit);
    for (const stack of [ABOARD + unit, place]) {
      if (stack >= ABOARD && this.takes.includes(act(Do.take, stack))) return this.take(stack);
    }
    const zone = this.zoneOf(unit);
    if (zone !== null) await this.zone(zone);
  }

  /** Stacks in a zone that could be taken up instead of the one chosen. */
  takesAt(zone: Zone): readonly Action[] {
    const asked = this.decision.value;
    if (asked.kind !== 'act') return [];
    return this.takes.filter(
      (take) => first(take) !== asked.group.place && this.zoneOfPlace(first(take)) === zone,
    );
  }

  zoneOfPlace(place: Place): Zone | null {
    if (place < ABOARD) return place < 0 ? null : place;
    return this.zoneOfPlace(placeOf(this.state, place - ABOARD));
  }

  /** What is being rolled or read goes on to its next step; a march is shown at once. */
  #hurry(): void {
    const frame = this.playback.current.value;
    if (frame !== null && (isGerman(frame) || isRolled(frame))) this.playback.next();
    else this.playback.skip();
  }

  /** Nothing can be done with a zone: say why whatever the click may have meant is forbidden. */
  #explainRefusal(zone: Zone): void {
    const refused = triedAt(this.state, this.decision.value, zone).flatMap((action): Refusal[] => {
      const rule = this.session.forbids(action);
      return rule === null ? [] : [{ rule, action }];
    });
    if (refused.length > 0) this.refused.value = refused;
  }

  /** Place of a unit as it is shown, for panels. */
  zoneOf(unit: Unit): Zone | null {
    const place = placeOf(this.playback.shown.value, unit);
    if (place < 0) return null;
    return place >= ABOARD ? placeOf(this.playback.shown.value, place - ABOARD) : place;
  }

  async #after(frames: readonly Frame[]): Promise<void> {
    this.#forgetLooks();
    const arranged = frames.every(({ event }) => ARRANGING.has(event.kind));
    if (!arranged) this.inspected.value = null; // a fan would lie over where the stack can go
    this.#save(this.session);
    const played = this.playback.play(frames);
    this.#refresh();
    await played;
    this.#refresh();
    await this.#finishIfNothingIsLeft();
  }

  /** A stack that has acted and can only be done is done. */
  async #finishIfNothingIsLeft(): Promise<void> {
    if (!this.ready.value || !isSpent(this.decision.value)) return;
    const frames = this.session.do(act(Do.done), true);
    if (!('rule' in frames)) await this.#after(frames);
  }

  #forgetLooks(): void {
    const looks = [this.refused, this.preview, this.armed, this.pointed, this.glance];
    for (const look of looks) look.value = null;
  }

  #afterUndo(): void {
    this.#forgetLooks();
    this.#save(this.session);
    this.playback.reset(this.session.position, this.session.frames.length);
    this.#refresh();
  }

  #refresh(): void {
    const done = this.session.asked.kind === 'choose' && this.decision.value.kind !== 'choose';
    if (done) this.inspected.value = null;
    this.decision.value = this.session.asked;
    this.canUndo.value = this.session.canUndo;
    this.#keepTakes();
  }

  #keepTakes(): void {
    const { kind, actions } = this.decision.value;
    if (kind === 'choose') this.#takes = actions.filter((a) => doing(a) === Do.take);
  }
}

/** 5 The frames of a raid that has just put to sea and met with something on the way. */
function openingOf({ count, frames }: RaidSession): readonly Frame[] {
  const met = count === 1 && frames.some(({ event }) => event.kind === 'random-event');
  return met ? [...frames] : [];
}

/** 6.1 Only `done` is left; with both actions taken, leaving somebody behind is the same as being done. */
function isSpent(asked: Decision): boolean {
  if (asked.kind !== 'act' || asked.group.done === 0) return false;
  const { done, current } = asked.group;
  const bothTaken = actionCount(done) === 2 && current === 0;
  const choices = asked.actions.filter((a) => !(bothTaken && doing(a) === Do.leave));
  return choices.length === 1 && choices[0] === act(Do.done);
}
