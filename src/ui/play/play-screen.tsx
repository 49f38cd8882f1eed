// The screen a game is played on, whatever its system: the map fills the window, everything else stands around it in HTML.

import '../../words/shell/play.ts';
import '../../words/shell/staff.ts';
import '../kit/icons.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Asked } from '../../engine/system.ts';
import { t } from '../../words/index.ts';
import { useKeys } from '../kit/keys/groups.ts';
import { germanPace } from '../kit/prefs/german-pace.ts';
import { helpIsOn, moves, settings } from '../kit/prefs/settings.ts';
import { LOW, PHONE, useMedia } from '../kit/use-media.ts';
import type { Face } from '../sheet/face.ts';
import { AdviceSlip } from '../staff/advice-slip.tsx';
import { AskBeside, StaffBar } from '../staff/chance-bar.tsx';
import { hasStaff } from '../staff/port.ts';
import { StaffOfficer } from '../staff/staff-officer.ts';
import { PlayDesk } from './desk/desk.ts';
import { EnemyBar } from './enemy/enemy-bar.tsx';
import { isEnemyPhase } from './enemy/enemy-phase.ts';
import { followOnMap } from './follow.ts';
import { useFreshButtons } from './fresh-buttons.ts';
import { keepWishes } from './keep-wishes.ts';
import { EAR_KEYS, keysOf, listenToKeys } from './keys.ts';
import { GlanceNote } from './log/glance-note.tsx';
import { MapHost } from './map-host.tsx';
import { MapTools } from './map-tools.tsx';
import { Menu } from './menu.tsx';
import { Banner } from './moments/banner.tsx';
import { RollCard } from './moments/roll-card.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { Papers } from './papers.tsx';
import { PhoneSheet, type PhoneTab } from './phone-sheet.tsx';
import './phone.css';
import './play.css';
import type { Pacing } from './playback.ts';
import type { RaidPort } from './raid-port.ts';
import { TopBar } from './top-bar.tsx';
import { openLine } from './voice/door.ts';
import { keepFocus } from './voice/kept-focus.ts';
import { closeLine, line } from './voice/line.ts';
import { speakOf } from './voice/speech.ts';

const WIDE = '(min-width: 100rem)';

/** As the player has set. */
const OWN_PACE: Pacing = {
  speed: germanPace,
  moves: () => moves.value,
};

interface PlayScreenProps {
  readonly face: Face;
  readonly port: RaidPort;
}

export function PlayScreen({ face, port }: PlayScreenProps) {
  const desk = useDesk(face, port);
  const staff = useStaff(face, desk, port);
  const { Inspected, Views, Briefing } = face.slots;
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const wide = useMedia(WIDE);
  const small = phone || low; // what lies on a map must leave enough of it to see
  const papers = useSignal<boolean | null>(null); // null: as the window suits
  const menu = useSignal(false);
  const tab = useSignal<PhoneTab>('orders');
  const papersOpen = papers.value ?? wide;
  const Line = line.value;
  const toggleLog = () => {
    if (phone) tab.value = tab.value === 'log' ? 'orders' : 'log';
    else papers.value = !papersOpen;
  };
  const openMenu = () => {
    menu.value = true;
  };
  const screen = useRef<HTMLElement>(null);
  useFreshButtons(screen);
  useKeys(useMemo(() => keysOf(face), [face]));
  useKeys(EAR_KEYS);
  useLayoutEffect(() => listenToKeys({ face, desk }, staff, { toggleLog, openMenu })); // from the first picture on
  const looks = [
    'raid',
    phone ? 'raid--phone' : '',
    small ? 'raid--small' : '',
    !phone && papersOpen ? 'raid--papers' : '',
    helpIsOn('chance') ? 'raid--staffed' : '',
  ].join(' ');
  const { outcomes } = port.session.game.system;
  const tools = small && (
    <>
      {hasStaff(face) && <AskBeside staff={staff} />}
      <MapTools map={desk.looks.map} beside />
    </>
  );
  return (
    <main class={looks} id="content" ref={screen}>
      <h1 id="heading" tabIndex={-1} class="visually-hidden">
        {face.labels.title()}
      </h1>
      <button type="button" class="visually-hidden skip" onClick={() => void openLine()}>
        {t('play.line')}
      </button>
      <TopBar
        face={face}
        desk={desk}
        port={port}
        logOpen={phone ? null : papersOpen}
        onLog={toggleLog}
        onMenu={openMenu}
        tools={!phone && tools}
      />
      {!phone && (
        <aside class="raid-side" aria-label={t('play.tab.orders')}>
          <EnemyBar face={face} desk={desk} rolls={false} />
          <OrdersPanel face={face} desk={desk} />
          <Inspected desk={desk} />
        </aside>
      )}
      {!phone && papersOpen && <Papers face={face} desk={desk} />}
      {hasStaff(face) && (
        <StaffBar staff={staff} face={face} outcomes={outcomes} askBeside={small} />
      )}
      <div class="raid-table">
        <MapHost face={face} desk={desk} />
        {!small && <MapTools map={desk.looks.map} />}
        {phone && <EnemyBar face={face} desk={desk} rolls />}
        {!(phone && isEnemyPhase(face, desk)) && <RollCard face={face} desk={desk} />}
        <GlanceNote face={face} desk={desk} />
        {Views && <Views desk={desk} />}
        <Banner face={face} desk={desk} />
        {Line && <Line face={face} desk={desk} />}
        {hasStaff(face) && <AdviceSlip staff={staff} face={face} desk={desk} />}
      </div>
      {phone && <PhoneSheet face={face} desk={desk} tab={tab} tools={tools} />}
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
    () => new PlayDesk(face, port.session, port.pacing ?? OWN_PACE),
    [face, port],
  );
  useLayoutEffect(() => keepWishes(face.wishes, port.wishes), [face, port]);
  useEffect(() => face.watch?.(desk), [face, desk]);
  useEffect(() => speakOf({ face, desk }), [face, desk]);
  useEffect(() => followOnMap({ face, desk }), [face, desk]);
  useEffect(() => keepFocus(desk), [desk]);
  useEffect(() => () => void closeLine(), []); // left with its screen
  useSignalEffect(() => {
    if (!desk.orders.over.value || desk.playback.busy.value) return;
    if (settings.germanSpeed.peek() === 'auto') settings.germanSpeed.value = 'slow'; // the first raid is over
    port.finish();
  });
  return desk;
}

/** The staff officer who follows this game. */
function useStaff(
  face: Face,
  { orders, looks }: PlayDesk,
  { staff: port }: RaidPort,
): StaffOfficer {
  const staff = useMemo(() => {
    const plans = (asked: Asked) => face.plans !== undefined && face.isPlaced?.(asked) !== true;
    return new StaffOfficer(orders, port, plans);
  }, [face, orders, port]);
  const begun = looks.begun.value;
  useEffect(() => (begun ? staff.follow() : undefined), [staff, begun]);
  return staff;
}
