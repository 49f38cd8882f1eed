// Every screen that is loaded only when it is wanted, each in a chunk of its own.

import type { GameData } from '../engine/position.ts';
import { battleAhead } from './battles.ts';
import { lazyOverlay, lazyScreen } from './lazy.tsx';
import { raidList } from './raid-list.ts';

export const NewRaid = lazyScreen(
  async () => (await import('./hosts/new-raid-host.tsx')).NewRaidHost,
);
export const Cards = lazyOverlay(async () => (await import('./hosts/cards-host.tsx')).CardsHost);
export const Settings = lazyScreen(
  async () => (await import('./hosts/settings-host.tsx')).SettingsHost,
);
export const Replays = lazyScreen(
  async () => (await import('./hosts/archive-host.tsx')).ArchiveHost,
);
export const Records = lazyScreen(
  async () => (await import('./hosts/records-host.tsx')).RecordsHost,
);
export const Compare = lazyScreen(
  async () => (await import('./hosts/compare-host.tsx')).CompareHost,
);
export const Rules = lazyScreen(async () => (await import('./hosts/rules-host.tsx')).RulesHost);
export const RuleSheet = lazyOverlay(
  async () => (await import('./hosts/rule-sheet-host.tsx')).RuleSheetHost,
);
/** Fetched and started beside the screen that shows it, not after it. */
async function fetchMap(): Promise<void> {
  const ahead = battleAhead(window.location.hash);
  if (ahead === null) return;
  const opening = ahead.scenario();
  opening.catch(() => undefined); // whoever shows it will say so
  const { systemNamed } = await import('../systems/index.ts');
  const doors = systemNamed(ahead.system);
  void doors?.screen().then(
    (face) => face.map().catch(() => undefined), // at hand when the screen asks for it
    () => undefined,
  );
  const map = await doors?.map();
  map?.prepareMap();
  map?.prepareArt((await opening) as GameData);
}
/** What fails here is asked for again by the screen. */
const prepare = (): void => void fetchMap().catch(() => undefined);
const loadTheatre = () => import('./hosts/theatre-host.tsx');

export const Raid = lazyScreen(async () => {
  prepare();
  raidList.readAhead(); // while the screen is on its way
  return (await import('./hosts/raid-host.tsx')).RaidHost;
});
export const Report = lazyScreen(async () => (await import('./hosts/report-host.tsx')).ReportHost);
export const Review = lazyScreen(async () => (await import('./hosts/review-host.tsx')).ReviewHost);
export const Shared = lazyScreen(async () => {
  prepare();
  void loadTheatre().catch(() => undefined); // where a good link leads
  return (await import('./hosts/shared-host.tsx')).SharedHost;
});
export const Theatre = lazyScreen(async () => {
  prepare();
  return (await loadTheatre()).TheatreHost;
});
export const Refused = lazyOverlay(
  async () => (await import('../ui/screens/raid-notices/refused.tsx')).RefusedNotice,
);
export const DropWords = lazyOverlay(async () => (await import('./drop-words.tsx')).DropWords);
export const HelpSheet = lazyOverlay(
  async () => (await import('../ui/screens/help.tsx')).HelpSheet,
);
export const Lost = lazyScreen(async () => (await import('../ui/screens/lost.tsx')).Lost);
export const Fault = lazyScreen(async () => (await import('./hosts/fault-host.tsx')).FaultHost);
export const Toasts = lazyOverlay(async () => (await import('../ui/kit/toast.tsx')).ToastHost);
