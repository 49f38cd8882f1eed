// The raid on the screen: everything it brings, and its map when that is wanted.

import './screen-words/germans.ts';
import type { Face, MapModule } from '../../ui/sheet/face.ts';
import { carryOut } from './panels/desk/carry-out.ts';
import { leftToDo, opening, putsDown } from './panels/desk/course.ts';
import { placesOf } from './panels/desk/event-places.ts';
import { focusStep } from './panels/desk/focus-step.ts';
import { setsInOrder } from './panels/desk/officers-behind.ts';
import { RAID_KEYS, stepBack } from './panels/desk/own-keys.ts';
import { actingZone, startZone } from './panels/desk/places.ts';
import { pressUnit, pressZone } from './panels/desk/press.ts';
import { Briefing } from './panels/guide/briefing.tsx';
import { HintLine } from './panels/guide/hint-line.tsx';
import { RAID_LOOK } from './panels/look.ts';
import { Roll } from './panels/moments/roll.tsx';
import { FrontHints } from './panels/orders/front-hints.tsx';
import { Notes } from './panels/orders/notes.tsx';
import { hasOdds, OddsCard } from './panels/orders/odds-card.tsx';
import { OrderChoice } from './panels/orders/order-choice.tsx';
import { hasOwnView, listOrders, type RaidOrder } from './panels/orders/order-list.ts';
import { PhaseEnd } from './panels/orders/phase-end.tsx';
import { asksInPlace, wantsSecondWord } from './panels/orders/slips.ts';
import { watchOdds } from './panels/orders/watch-odds.ts';
import { sheetOf } from './panels/sheet-model.ts';
import { raidSpeech } from './panels/speech/raid-speech.ts';
import { StackPanel } from './panels/stack/stack-panel.tsx';
import { ZoneTip } from './panels/stack/zone-tip.tsx';
import { staffFace } from './panels/staff/staff-face.ts';
import { ScoreLines } from './panels/tracks/score.tsx';
import { Tracks } from './panels/tracks/tracks.tsx';
import { Views } from './panels/views.tsx';
import { RAID_LABELS, RAID_WORDS } from './panels/words/words.ts';
import { ZoneList } from './panels/zones/zone-list.tsx';
import type { Decision } from './rules/decision.ts';
import type { RaidEvent } from './rules/events.ts';
import type { Scenario } from './rules/scenario.ts';
import { reachOf } from './rules/session.ts';
import { t } from './screen-words/t.ts';
import { hear } from './sound/ear.ts';

let atHand: MapModule<Scenario, RaidEvent> | null = null; // asking for it again would take a turn of the page, and a frame with it
const map = async (): Promise<MapModule<Scenario, RaidEvent>> => {
  atHand ??= await import('./map/view.ts');
  return atHand;
};

export const raidFace: Face<Scenario, RaidEvent, Decision, RaidOrder> = {
  look: RAID_LOOK,
  words: RAID_WORDS,
  labels: RAID_LABELS,
  keys: RAID_KEYS,
  threats: true,
  staff: staffFace,
  speech: raidSpeech,
  asking: async () => (await import('./panels/asking/raid-asking.ts')).raidAsking,
  plans: async () => (await import('./panels/staff/plan-teller.ts')).planTeller,
  looking: async () => (await import('./panels/back-face.ts')).raidBack,
  lesson: async () => (await import('./panels/lesson/lesson-face.ts')).raidLesson,
  logFilters: [
    { id: 'fights', label: () => t('diary.filter.fights') },
    { id: 'enemy', label: () => t('diary.filter.germans') },
    { id: 'alarm', label: () => t('diary.filter.alarm') },
  ],
  slots: {
    Tracks,
    Inspected: StackPanel,
    Tip: ZoneTip,
    Places: ZoneList,
    Score: ScoreLines,
    Views,
    Briefing,
    Hint: HintLine,
    Notes,
    OrderList: OrderChoice,
    PhaseEnd,
    Odds: OddsCard,
    ArmedHints: FrontHints,
    Roll,
  },
  map,
  sheet: sheetOf,
  hear,
  watch: watchOdds,
  orders: (position, asked, inspected) => listOrders(position, asked, reachOf(position), inspected),
  onPlace: pressZone,
  onPiece: pressUnit,
  carryOut: ({ orders }, action) => carryOut(orders, action),
  stepBack,
  wantsSecondWord,
  asksInPlace,
  hasOdds,
  setsInOrder,
  leftToDo,
  putsDown,
  hasOwnView,
  isPlaced: ({ kind }) => kind === 'load' || kind === 'columns',
  opening,
  placesOf,
  acting: actingZone,
  start: startZone,
  step: focusStep,
};
