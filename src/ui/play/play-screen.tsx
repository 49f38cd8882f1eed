// The screen a game is played on, whatever its system: the map fills the window, everything else stands around it in HTML.

import '../../words/shell/play.ts';
import '../../words/shell/staff.ts';
import '../kit/icons.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { t } from '../../words/index.ts';
import { useKeys } from '../kit/keys/help.ts';
import { helpIsOn, moves, settings } from '../kit/prefs/settings.ts';
import { useMedia } from '../kit/use-media.ts';
import type { Face } from '../sheet/face.ts';
import { AdviceSlip } from '../staff/advice-slip.tsx';
import { StaffBar } from '../staff/chance-bar.tsx';
import { hasStaff } from '../staff/port.ts';
import { StaffOfficer } from '../staff/staff-officer.ts';
import { PlayDesk } from './desk/desk.ts';
import { EnemyBar } from './enemy/enemy-bar.tsx';
import { isEnemyPhase } from './enemy/enemy-phase.ts';
import { followOnMap } from './follow.ts';
import { keysOf, listenToKeys } from './keys.ts';
import { GlanceNote } from './log/glance-note.tsx';
import { MapHost } from './map-host.tsx';
import { MapTools } from './map-tools.tsx';
import { Menu } from './menu.tsx';
import { Banner } from './moments/banner.tsx';
import { RollCard } from './moments/roll-card.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { Papers } from './papers.tsx';
import { PhoneSheet, type PhoneTab } from './phone-sheet.tsx';
import './play.css';
import type { RaidPort } from './raid-port.ts';
import { speakOf } from './speech.ts';
import { TopBar } from './top-bar.tsx';

const PHONE = '(max-width: 43.99rem)';
const WIDE = '(min-width: 100rem)';

interface PlayScreenProps {
  readonly face: Face;
  readonly port: RaidPort;
}

export function PlayScreen({ face, port }: PlayScreenProps) {
  const desk = useDesk(face, port);
  const staff = useStaff(desk, port);
  const { Inspected, Views, Briefing } = face.slots;
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
  useKeys(useMemo(() => keysOf(face), [face]));
  useLayoutEffect(() => listenToKeys({ face, desk }, staff, { toggleLog, openMenu })); // from the first picture on
  const looks = [
    'raid',
    phone ? 'raid--phone' : '',
    !phone && papersOpen ? 'raid--papers' : '',
    helpIsOn('chance') ? 'raid--staffed' : '',
  ].join(' ');
  const { outcomes } = port.session.game.system;
  return (
    <main class={looks} id="content">
      <h1 id="heading" tabIndex={-1} class="visually-hidden">
        {face.labels.title()}
      </h1>
      <TopBar
        face={face}
        desk={desk}
        port={port}
        logOpen={phone ? null : papersOpen}
        onLog={toggleLog}
        onMenu={openMenu}
      />
      {!phone && (
        <aside class="raid-side" aria-label={t('play.tab.orders')}>
          <EnemyBar face={face} desk={desk} rolls={false} />
          <OrdersPanel face={face} desk={desk} />
          <Inspected desk={desk} />
        </aside>
      )}
      {!phone && papersOpen && <Papers face={face} desk={desk} />}
      {hasStaff(face) && <StaffBar staff={staff} face={face} outcomes={outcomes} />}
      <div class="raid-table">
        <MapHost face={face} desk={desk} />
        <MapTools map={desk.looks.map} />
        {phone && <EnemyBar face={face} desk={desk} rolls />}
        {!(phone && isEnemyPhase(face, desk)) && <RollCard face={face} desk={desk} />}
        <GlanceNote face={face} desk={desk} />
        {Views && <Views desk={desk} />}
        <Banner face={face} desk={desk} />
        {hasStaff(face) && <AdviceSlip staff={staff} face={face} game={desk.orders} />}
      </div>
      {phone && <PhoneSheet face={face} desk={desk} tab={tab} />}
      {Briefing && <Briefing desk={desk} />}
      <Menu
        face={face}
        desk={desk}
        port={port}
        open={menu.value}
        onClose={() => {
          menu.value = false;
        }}
      />
    </main>
  );
}

/** The store of this game, with its odds, its speech and its end. */
function useDesk(face: Face, port: RaidPort): PlayDesk {
  const desk = useMemo(
    () =>
      new PlayDesk(face, port.session, {
        speed: () => settings.germanSpeed.value,
        moves: () => moves.value,
      }),
    [face, port],
  );
  useEffect(() => face.watch?.(desk), [face, desk]);
  useEffect(() => speakOf({ face, desk }), [face, desk]);
  useEffect(() => followOnMap({ face, desk }), [face, desk]);
  useSignalEffect(() => {
    if (desk.orders.over.value && !desk.playback.busy.value) port.finish();
  });
  return desk;
}

/** The staff officer who follows this game. */
function useStaff({ orders, looks }: PlayDesk, { staff: port }: RaidPort): StaffOfficer {
  const staff = useMemo(() => new StaffOfficer(orders, port), [orders, port]);
  const begun = looks.begun.value;
  useEffect(() => (begun ? staff.follow() : undefined), [staff, begun]);
  return staff;
}
