// Guidance for a first battle, whatever the system: a line of advice under the question, the briefing, and the key of
// the map. What they say is the system's.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button, Dialog, Icon, toast } from '../kit/index.ts';
import { settings } from '../kit/prefs/settings.ts';
import './guide.css';
import { LessonLink, lessonOffer } from './lesson-offer.tsx';

interface HintProps {
  readonly label: string;
  readonly text: string;
  readonly noMore: string; // of the button
  readonly off: string; // said once hints are off
}

/** A line of advice, for as long as the player wants any. */
export function HintNote({ label, text, noMore, off }: HintProps) {
  const end = () => {
    settings.hints.value = 'off';
    toast({ text: off });
  };
  return (
    <aside class="guide-hint" aria-label={label}>
      <Icon name="info" />
      <p>{text}</p>
      <Button look="quiet" onClick={end}>
        {noMore}
      </Button>
    </aside>
  );
}

interface BriefingProps {
  readonly asked: Signal<boolean>; // from the menu
  readonly title: string;
  readonly begin: string; // of the button
  readonly lead: string;
  readonly points: ReadonlyArray<readonly [title: string, text: string]>;
  readonly keyTitle: string;
  readonly keys: string; // for whoever has a keyboard
  readonly children: ComponentChildren; // the key of the map
}

/** The briefing: once before the first battle, and whenever it is asked for. */
export function BriefingSheet(props: BriefingProps) {
  const { asked, title, begin, lead, points, keyTitle, keys, children } = props;
  const close = () => {
    settings.battleBriefing.value = 'read';
    asked.value = false;
  };
  return (
    <Dialog
      open={settings.battleBriefing.value === 'unread' || asked.value}
      onClose={close}
      title={title}
      wide
      footer={
        <>
          {lessonOffer.value !== null && <LessonLink offer={lessonOffer.value} />}
          <Button look="primary" icon="forward" onClick={close}>
            {begin}
          </Button>
        </>
      }
    >
      <div class="guide-briefing">
        <p class="guide-briefing__lead">{lead}</p>
        <ol class="guide-briefing__points">
          {points.map(([head, text]) => (
            <li key={head}>
              <h3>{head}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <h3>{keyTitle}</h3>
        {children}
        <p class="guide-briefing__keys">{keys}</p>
      </div>
    </Dialog>
  );
}

interface KeyProps {
  readonly entries: ReadonlyArray<readonly [words: string, picture: ComponentChildren]>; // each 48 by 48
}

/** Signs of the map with what they mean. */
export const KeyList = ({ entries }: KeyProps) => (
  <ul class="guide-key">
    {entries.map(([words, picture]) => (
      <li key={words}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          {picture}
        </svg>
        <span>{words}</span>
      </li>
    ))}
  </ul>
);
