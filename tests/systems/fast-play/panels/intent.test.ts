// What the map and the panels show of an order before it is given is what the rules list and what the odds say of it.

import '../../../../src/systems/fast-play/screen-words/battle.ts';
import '../../../../src/systems/fast-play/screen-words/guide.ts';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import { chosenEnd, orderable } from '../../../../src/systems/fast-play/panels/desk/in-hand.ts';
import { intentOf } from '../../../../src/systems/fast-play/panels/desk/intent.ts';
import { hintFor } from '../../../../src/systems/fast-play/panels/guide/hints.ts';
import { oddsOf } from '../../../../src/systems/fast-play/panels/orders/attack-odds.ts';
import {
  listOrders,
  ordersOf,
} from '../../../../src/systems/fast-play/panels/orders/order-list.ts';
import {
  closedBy,
  nameOf,
  segmentNote,
} from '../../../../src/systems/fast-play/panels/orders/segment-notes.ts';
import { sheetOf } from '../../../../src/systems/fast-play/panels/sheet-model.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { segmentOfUnit } from '../../../../src/systems/fast-play/rules/orders.ts';
import {
  facingOf,
  hexOf,
  isClosed,
  Stage,
  sideOf,
  targetOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { type BattleAsked, battleOn } from '../../../../src/systems/fast-play/rules/system.ts';
import { NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { t } from '../../../../src/systems/fast-play/screen-words/t.ts';
import { LANGS, lang } from '../../../../src/words/index.ts';
import { spicheren } from '../spicheren.ts';

type Battle = ReturnType<typeof begun>;

function begun(seed: string) {
  const course = { seed, level: 'colonel', events: false, practice: false };
  return new Session(battleOn(spicheren), course);
}

/** Every position of some turns in which something is asked. */
function* asked(seed: string, turns: number): Generator<Battle> {
  const session = begun(seed);
  const player = profilePlayer();
  player.start(seed);
  while (!session.over && session.turn <= turns) {
    yield session;
    session.do(player.pick(session.position, session.asked.actions));
  }
}

const wish = (
  { position, asked: question }: Battle,
  inspected: number | null,
  looked: number | null,
) => ({
  ...{ shown: position, position, ready: true, asked: question, threats: false, looked, inspected },
  ...{
    orders: listOrders(position, question, inspected),
    hovered: null,
    focused: null,
    lit: false,
  },
});

afterEach(() => {
  chosenEnd.value = null;
  lang.value = 'en';
});

test('8.10 every end with its facings, those that leave a fight apart', () => {
  for (const { position: s, asked: question } of asked('ends', 4)) {
    if (question.kind !== 'move') continue;
    for (const unit of orderable(s)) {
      const { ends, ghost } = intentOf(s, unit, null, null);
      const shown = ends.flatMap(({ hex, fights, marches }) =>
        [0, 1, 2, 3, 4, 5].flatMap((facing) => {
          const bit = 1 << facing;
          expect(fights & marches & bit).toBe(0);
          return ((fights | marches) & bit) === 0
            ? []
            : [`${hex} ${facing} ${(fights & bit) !== 0}`];
        }),
      );
      const legal = ordersOf(s, unit).map(
        ({ action, mayFight }) => `${A.hexOfOrder(action)} ${A.facingOfOrder(action)} ${mayFight}`,
      );
      expect(shown.sort()).toEqual(legal.sort());
      expect(ghost).toBeNull();
    }
  }
});

test('2.8 the unit is drawn where the order that is looked at would leave it, and not where it would stay', () => {
  const { value: session } = asked('ghost', 1).next();
  if (session === undefined) throw new Error('nothing is asked');
  const player = profilePlayer();
  player.start('ghost');
  while (session.asked.kind !== 'move')
    session.do(player.pick(session.position, session.asked.actions));
  const s = session.position;
  for (const unit of orderable(s)) {
    for (const { action, group, place } of ordersOf(s, unit)) {
      const { ghost } = intentOf(s, unit, place, action);
      const facing = A.facingOfOrder(action);
      if (group === 'stay') expect(ghost).toBeNull();
      else expect(ghost).toEqual({ unit, hex: place, facing, still: false });
    }
  }
});

test('a unit in hand lights up whom it could attack from where it stands, with the chance', () => {
  let lit = 0;
  for (const session of asked('seen', 7)) {
    if (session.asked.kind !== 'move') continue;
    const s = session.position;
    for (const unit of orderable(s)) {
      const stay = A.order(unit, hexOf(s, unit), facingOf(s, unit));
      const seen = (oddsOf(s, stay)?.targets ?? []).map(({ target }) => hexOf(s, target));
      const { targets, arrows = [] } = sheetOf(wish(session, hexOf(s, unit), null));
      const red = targets.filter(({ look }) => look === 'fire');
      expect(red.map(({ place }) => place).sort()).toEqual(seen.sort());
      expect(arrows.map(({ places }) => places.at(-1)).sort()).toEqual(seen.sort());
      for (const { label } of red) expect(label).toMatch(/^[\d<>]+ %$/);
      lit += red.length;
    }
  }
  expect(lit).toBeGreaterThan(3);
});

test('12.2 what both sides have aimed stays on the map while it is asked', () => {
  let shown = 0;
  for (const session of asked('aims', 14)) {
    if (session.asked.kind !== 'attack') continue;
    const s = session.position;
    const { threats, arrows = [] } = sheetOf(wish(session, null, null));
    const aimed = (side: number): number =>
      s.scenario.units.filter((_, unit) => sideOf(s, unit) === side && targetOf(s, unit) !== NONE)
        .length;
    expect(threats.length).toBe(aimed(Side.german));
    expect(arrows.length).toBe(aimed(Side.french));
    shown += threats.length + arrows.length;
  }
  expect(shown).toBeGreaterThan(0);
});

test('7.3 an order that closes a segment is told beforehand, and closes it', () => {
  let closed = 0;
  for (const session of asked('closes', 6)) {
    if (session.asked.kind !== 'move') continue;
    const s = session.position;
    for (const unit of orderable(s)) {
      const segment = segmentOfUnit(s, unit);
      const left = closedBy(s, segment);
      for (const one of LANGS) {
        lang.value = one;
        const note = segmentNote(s, segment);
        expect(note).not.toBe('');
        if (left !== null) expect(note).toContain(nameOf(s, left));
      }
      if (left === null) continue;
      closed++;
      const after = begun('closes');
      for (const action of session.actions) after.do(action);
      after.do(A.order(unit, hexOf(s, unit), facingOf(s, unit)));
      expect(isClosed(after.position, Side.french, left)).toBe(true);
      break;
    }
  }
  expect(closed).toBeGreaterThan(0);
});

test('every question has its hint, in both languages', () => {
  for (const one of LANGS) {
    lang.value = one;
    for (const kind of Object.keys(Stage) as Array<BattleAsked['kind']>) {
      const hints = [
        hintFor(kind, false, false),
        hintFor(kind, true, false),
        hintFor(kind, true, true),
      ];
      if (kind === 'move') expect(new Set(hints).size).toBe(3);
      for (const hint of hints) if (hint !== null) expect(t(hint).length).toBeGreaterThan(20);
    }
  }
});
