// The replay theatre: the map of any raid at any moment, a timeline to move through it, the log beside it.

import '../../words/shell/diary.ts';
import '../../words/shell/report.ts';
import '../../words/shell/screens.ts';
import '../../words/shell/play.ts';
import '../../words/shell/theatre.ts';
import '../kit/icons.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../words/index.ts';
import { BottomSheet, type SheetHeight } from '../kit/index.ts';
import { useKeys } from '../kit/keys/groups.ts';
import { moves } from '../kit/prefs/settings.ts';
import { LOW, PHONE, useMedia } from '../kit/use-media.ts';
import { WhyDialog } from '../play/enemy/why-dialog.tsx';
import { MapTools } from '../play/map-tools.tsx';
import { Theatre } from './controller.ts';
import { listenToTheatreKeys, theatreKeys } from './keys.ts';
import { TheatreMap } from './map-host.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { focusPaper, type Paper, Papers } from './papers.tsx';
import type { TheatrePort } from './port.ts';
import { rememberMoments } from './remember.ts';
import { Share } from './share.tsx';
import { speakOfTheatre } from './speech.ts';
import { TakeCommand } from './take-command.tsx';
import '../play/phone.css';
import '../play/play.css';
import './theatre.css';
import { Differs, TheatreBar } from './theatre-bar.tsx';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';

export interface TheatreScreenProps {
  readonly port: TheatrePort;
  readonly moment: number | null; // the event it opens at
}

export function TheatreScreen({ port, moment }: TheatreScreenProps) {
  const theatre = useTheatre(port, moment);
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const sheet = useSignal<'take' | 'more' | null>(null);
  const paper = useSignal<Paper>(phone ? 'moment' : 'log');
  const open = (which: 'take' | 'more') => () => {
    theatre.pause();
    sheet.value = which;
  };
  const close = () => {
    sheet.value = null;
  };
  const keys = useMemo(() => theatreKeys(port.face), [port.face]);
  useKeys(keys);
  useEffect(() =>
    listenToTheatreKeys(theatre, {
      takeCommand: open('take'),
      share: open('more'),
      paper: (id) => {
        paper.value = id;
        requestAnimationFrame(focusPaper); // once it is drawn
      },
    }),
  );
  const half = { theatre, paper, note: port.note };
  return (
    <main class={`theatre${phone ? ' theatre--phone' : ''}`} id="content">
      <TheatreBar
        port={port}
        small={phone || low}
        onTake={open('take')}
        onMore={open('more')}
        tools={low && !phone && <MapTools map={theatre.map} beside />}
      />
      <div class="theatre-table">
        <TheatreMap theatre={theatre} />
        {!phone && !low && <MapTools map={theatre.map} />}
        <Differs port={port} />
      </div>
      {phone ? <PhoneHalf {...half} /> : <DeskHalf {...half} />}
      <WhyDialog face={port.face} scenario={port.session.scenario} />
      <TakeCommand theatre={theatre} port={port} open={sheet.value === 'take'} onClose={close} />
      <Share theatre={theatre} port={port} open={sheet.value === 'more'} onClose={close} />
    </main>
  );
}

function useTheatre(port: TheatrePort, moment: number | null): Theatre {
  const at = moment === null ? 0 : moment + 1;
  const theatre = useMemo(
    () => new Theatre(port.session, port.face, at, () => moves.value),
    [port],
  );
  useEffect(() => {
    if (theatre.at.peek() !== at) theatre.go(at);
  }, [at]);
  useEffect(() => speakOfTheatre(theatre), [theatre]);
  useEffect(() => rememberMoments(theatre, port), [theatre]);
  return theatre;
}

interface HalfProps {
  readonly theatre: Theatre;
  readonly paper: Signal<Paper>;
  readonly note: string;
}

function DeskHalf({ theatre, paper, note }: HalfProps) {
  return (
    <>
      <aside class="theatre-side" aria-label={t('theatre.papers')}>
        <MomentPanel theatre={theatre} note={note} />
        <Papers theatre={theatre} note={note} tabs={['log', 'moments', 'zones']} shown={paper} />
      </aside>
      <footer class="theatre-foot">
        <Timeline theatre={theatre} />
        <Transport theatre={theatre} phone={false} />
      </footer>
    </>
  );
}

function PhoneHalf({ theatre, paper, note }: HalfProps) {
  const height = useSignal<SheetHeight>('half');
  return (
    <BottomSheet
      label={t('theatre.papers')}
      height={height.value}
      onHeight={(to) => {
        height.value = to;
      }}
      tools={<MapTools map={theatre.map} beside />}
      head={
        <div class="theatre-foot">
          <Timeline theatre={theatre} />
          <Transport theatre={theatre} phone />
        </div>
      }
    >
      <Papers
        theatre={theatre}
        note={note}
        tabs={['moment', 'log', 'moments', 'zones']}
        shown={paper}
      />
    </BottomSheet>
  );
}
