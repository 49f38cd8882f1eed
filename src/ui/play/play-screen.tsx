// The raid screen: the map fills the window, everything else stands around it in HTML.

import '../../systems/raid/screen-words/raid.ts';
import '../../words/shell/staff.ts';
import '../kit/icons.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { AssaultView } from '../../systems/raid/panels/assault/assault-view.tsx';
import { Briefing } from '../../systems/raid/panels/guide/briefing.tsx';
import { LoadingView } from '../../systems/raid/panels/loading/loading-view.tsx';
import { OrdersPanel } from '../../systems/raid/panels/orders/orders-panel.tsx';
import { watchOdds } from '../../systems/raid/panels/orders/watch-odds.ts';
import { earFor } from '../../systems/raid/sound/ear.ts';
import { t } from '../../words/index.ts';
import { useKeys } from '../kit/keys/help.ts';
import { helpIsOn, moves, settings } from '../kit/prefs/settings.ts';
import { AdviceSlip } from '../staff/advice-slip.tsx';
import { StaffBar } from '../staff/chance-bar.tsx';
import { StaffOfficer } from '../staff/staff-officer.ts';
import { RaidController } from './controller.ts';
import { followOnMap } from './follow.ts';
import { GermanBar, isGermanPhase } from './german/german-bar.tsx';
import { listenToKeys, RAID_KEYS } from './keys.ts';
import { GlanceNote } from './log/glance-note.tsx';
import { MapHost } from './map-host.tsx';
import { MapTools } from './map-tools.tsx';
import { Menu } from './menu.tsx';
import { Banner } from './moments/banner.tsx';
import { RollCard } from './moments/roll-card.tsx';
import { Papers } from './papers.tsx';
import { PhoneSheet, type PhoneTab } from './phone-sheet.tsx';
import type { RaidPort } from './raid-port.ts';
import './play.css';
import { StackPanel } from '../../systems/raid/panels/stack/stack-panel.tsx';
import { useMedia } from '../kit/use-media.ts';
import { speakOf } from './speech.ts';
import { TopBar } from './top-bar.tsx';

const PHONE = '(max-width: 43.99rem)';
const WIDE = '(min-width: 100rem)';

export function RaidScreen({ raid: port }: { readonly raid: RaidPort }) {
  const raid = useController(port);
  const staff = useStaff(raid, port);
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const papers = useSignal<boolean | null>(null); // null: as the window suits
  const menu = useSignal(false);
  const tab = useSignal<PhoneTab>('orders');
  const papersOpen = papers.value ?? wide;
  const toggleLog = () => {
    if (phone) tab.value = tab.value === 'log' ? 'orders' : 'log';
    else papers.value = !papersOpen;
  };
  const openMenu = () => {
    menu.value = true;
  };
  useKeys(RAID_KEYS);
  useLayoutEffect(() => listenToKeys(raid, staff, { toggleLog, openMenu })); // from the first picture on
  const looks = [
    'raid',
    phone ? 'raid--phone' : '',
    !phone && papersOpen ? 'raid--papers' : '',
    helpIsOn('chance') ? 'raid--staffed' : '',
  ].join(' ');
  return (
    <main class={looks} id="content">
      <h1 id="heading" tabIndex={-1} class="visually-hidden">
        {t('raid.title')}
      </h1>
      <TopBar
        raid={raid}
        port={port}
        logOpen={phone ? null : papersOpen}
        onLog={toggleLog}
        onMenu={openMenu}
      />
      {!phone && (
        <aside class="raid-side" aria-label={t('raid.tab.orders')}>
          <GermanBar raid={raid} rolls={false} />
          <OrdersPanel raid={raid} />
          <StackPanel raid={raid} />
        </aside>
      )}
      {!phone && papersOpen && <Papers raid={raid} />}
      <StaffBar staff={staff} />
      <div class="raid-table">
        <MapHost raid={raid} />
        <MapTools raid={raid} />
        {phone && <GermanBar raid={raid} rolls />}
        {!(phone && isGermanPhase(raid)) && <RollCard raid={raid} />}
        <Views raid={raid} />
        <Banner raid={raid} />
        <AdviceSlip staff={staff} raid={raid} />
      </div>
      {phone && <PhoneSheet raid={raid} tab={tab} />}
      <Briefing raid={raid} />
      <Menu
        port={port}
        open={menu.value}
        onClose={() => {
          menu.value = false;
        }}
      />
    </main>
  );
}

/** What lies over the map for a while: a past moment, loading, an assault. */
function Views({ raid }: { readonly raid: RaidController }) {
  const { kind } = raid.decision.value;
  return (
    <>
      <GlanceNote raid={raid} />
      {kind === 'load' && <LoadingView raid={raid} />}
      <AssaultView raid={raid} />
    </>
  );
}

/** The store of this raid, with its odds, its speech and its end. */
function useController(port: RaidPort): RaidController {
  const raid = useMemo(() => {
    const made = new RaidController(
      port.session,
      () => settings.germanSpeed.value,
      () => undefined, // the port saves by itself
      () => moves.value,
    );
    made.playback.ear = earFor(port.session.scenario);
    return made;
  }, [port]);
  useEffect(() => watchOdds(raid), [raid]);
  useEffect(() => speakOf(raid), [raid]);
  useEffect(() => followOnMap(raid), [raid]);
  useSignalEffect(() => {
    if (raid.decision.value.kind === 'over' && !raid.playback.busy.value) port.finish();
  });
  return raid;
}

/** The staff officer who follows this raid. */
function useStaff(raid: RaidController, { staff: port }: RaidPort): StaffOfficer {
  const staff = useMemo(() => new StaffOfficer(raid, port), [raid, port]);
  const begun = raid.begun.value;
  useEffect(() => (begun ? staff.follow() : undefined), [staff, begun]);
  return staff;
}
