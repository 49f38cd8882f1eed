// Red Poppies on the screen: everything it brings, and its map when that is wanted.

import type { Face, MapModule } from '../../ui/sheet/face.ts';
import type { BattleOrder } from './panels/desk/battle-desk.ts';
import { carryOut } from './panels/desk/carry-out.ts';
import { watchIntent } from './panels/desk/intent.ts';
import { BATTLE_KEYS, stepBack } from './panels/desk/own-keys.ts';
import { actingHex, placesOf, startHex, stepFrom } from './panels/desk/places.ts';
import { pressHex } from './panels/desk/press.ts';
import { standingAnswer, standingWishes } from './panels/desk/standing-fire.ts';
import { watchHand } from './panels/desk/watch.ts';
import { Briefing } from './panels/guide/briefing.tsx';
import { HintLine } from './panels/guide/hint-line.tsx';
import { BATTLE_LOOK } from './panels/look.ts';
import { Roll } from './panels/moments/roll.tsx';
import { hasOdds, OddsCard } from './panels/orders/odds-card.tsx';
import { OrderChoice } from './panels/orders/order-choice.tsx';
import { listOrders } from './panels/orders/order-list.ts';
import { wantsSecondWord } from './panels/orders/second-word.ts';
import { HexList } from './panels/places/hex-list.tsx';
import { sheetOf } from './panels/sheet-model.ts';
import { battleSpeech } from './panels/speech/battle-speech.ts';
import { staffFace } from './panels/staff/staff-face.ts';
import { ScoreLines } from './panels/tracks/score.tsx';
import { Tracks } from './panels/tracks/tracks.tsx';
import { HexTip } from './panels/unit/hex-tip.tsx';
import { UnitCard } from './panels/unit/unit-card.tsx';
import { BATTLE_LABELS, BATTLE_WORDS } from './panels/words/words.ts';
import type { BattleEvent } from './rules/events.ts';
import type { Field } from './rules/field.ts';
import type { BattleAsked } from './rules/system.ts';
import { t } from './screen-words/t.ts';
import { hear } from './sound/ear.ts';

let atHand: MapModule<Field, BattleEvent> | null = null; // asking for it again would take a turn of the page
const map = async (): Promise<MapModule<Field, BattleEvent>> => {
  atHand ??= await import('./map/view.ts');
  return atHand;
};

export const face: Face<Field, BattleEvent, BattleAsked, BattleOrder> = {
  look: BATTLE_LOOK,
  words: BATTLE_WORDS,
  labels: BATTLE_LABELS,
  keys: BATTLE_KEYS,
  staff: staffFace,
  speech: battleSpeech,
  asking: async () => (await import('./panels/asking/battle-asking.ts')).battleAsking,
  plans: async () => (await import('./panels/staff/plan-teller.ts')).planTeller,
  looking: async () => (await import('./panels/report/looking.tsx')).battleBack,
  lesson: async () => (await import('./panels/lesson/lesson-face.ts')).battleLesson,
  logFilters: [
    { id: 'fights', label: () => t('rp.filter.fights') },
    { id: 'shells', label: () => t('rp.filter.shells') },
    { id: 'orders', label: () => t('rp.filter.orders') },
    { id: 'enemy', label: () => t('rp.filter.germans') },
  ],
  slots: {
    Tracks,
    Inspected: UnitCard,
    Tip: HexTip,
    Places: HexList,
    Score: ScoreLines,
    OrderList: OrderChoice,
    Briefing,
    Hint: HintLine,
    Odds: OddsCard,
    Roll,
  },
  map,
  sheet: sheetOf,
  hear,
  watch: (desk) => {
    const ends = [watchHand(desk), watchIntent(desk)];
    return () => {
      for (const end of ends) end();
    };
  },
  wishes: standingWishes,
  orders: listOrders,
  onPlace: pressHex,
  carryOut,
  leftToDo: (asked, position) => standingAnswer(position, asked),
  hasOdds,
  wantsSecondWord,
  putsDown: (before, now) => before.kind !== now.kind,
  placesOf,
  stepBack,
  acting: actingHex,
  start: startHex,
  step: stepFrom,
};
