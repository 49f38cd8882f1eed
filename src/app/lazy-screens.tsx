// Every screen that is loaded only when it is wanted, each in a chunk of its own.

import { lang } from '../words/index.ts';
import { battleAhead } from './battles.ts';
import { lazyOverlay, lazyScreen } from './lazy.tsx';
import { raidList } from './raid-list.ts';

export const NewRaid = lazyScreen(() =>
  import('./hosts/new-raid-host.tsx').then((made) => made.NewRaidHost),
);
export const Cards = lazyOverlay(
  () => import('./hosts/cards-host.tsx').then((made) => made.CardsHost),
  false, // brings its own: the title fetches no more than that
);
export const TitlePicture = lazyOverlay(
  () => import('./hosts/title-picture-host.tsx').then((made) => made.TitlePictureHost),
  false,
);
export const Settings = lazyScreen(() =>
  import('./hosts/settings-host.tsx').then((made) => made.SettingsHost),
);
export const Replays = lazyScreen(() =>
  import('./hosts/archive-host.tsx').then((made) => made.ArchiveHost),
);
export const Records = lazyScreen(() =>
  import('./hosts/records-host.tsx').then((made) => made.RecordsHost),
);
export const Compare = lazyScreen(() =>
  import('./hosts/compare-host.tsx').then((made) => made.CompareHost),
);
export const Rules = lazyScreen(() =>
  import('./hosts/rules-host.tsx').then((made) => made.RulesHost),
);
export const RuleSheet = lazyOverlay(() =>
  import('./hosts/rule-sheet-host.tsx').then((made) => made.RuleSheetHost),
);
/** Fetched and started beside the screen that shows it, not after it. */
async function fetchMap(): Promise<void> {
  const ahead = battleAhead(window.location.hash);
  if (ahead === null) return;
  const opening = ahead.scenario();
  opening.catch(() => undefined); // whoever shows it will say so
  const { makeReady } = await import('../systems/index.ts');
  await makeReady(ahead.system, opening, lang.value);
}
/** What fails here is asked for again by the screen. */
const prepare = (): void => void fetchMap().catch(() => undefined);
const loadTheatre = () => import('./hosts/theatre-host.tsx');

export const Raid = lazyScreen(() => {
  prepare();
  raidList.readAhead(); // while the screen is on its way
  return import('./hosts/raid-host.tsx').then((made) => made.RaidHost);
});
export const Report = lazyScreen(() =>
  import('./hosts/report-host.tsx').then((made) => made.ReportHost),
);
export const Review = lazyScreen(() =>
  import('./hosts/review-host.tsx').then((made) => made.ReviewHost),
);
export const Shared = lazyScreen(() => {
  prepare();
  void loadTheatre().catch(() => undefined); // where a good link leads
  return import('./hosts/shared-host.tsx').then((made) => made.SharedHost);
});
export const Theatre = lazyScreen(async () => {
  prepare();
  return (await loadTheatre()).TheatreHost;
});
export const Refused = lazyOverlay(() =>
  import('../ui/screens/raid-notices/refused.tsx').then((made) => made.RefusedNotice),
);
export const DropWords = lazyOverlay(() =>
  import('./drop-words.tsx').then((made) => made.DropWords),
);
export const HelpSheet = lazyOverlay(() =>
  import('../ui/screens/help.tsx').then((made) => made.HelpSheet),
);
export const Lost = lazyScreen(() => import('../ui/screens/lost.tsx').then((made) => made.Lost));
export const Fault = lazyScreen(() =>
  import('./hosts/fault-host.tsx').then((made) => made.FaultHost),
);
export const Toasts = lazyOverlay(() =>
  import('../ui/kit/toast.tsx').then((made) => made.ToastHost),
);
