// The card of a lesson, laid on the map: where it is, what is to be learned there, and the order that is wanted.

import '../../../words/shell/lesson.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { inWords } from '../../../words/card.ts';
import { t } from '../../../words/index.ts';
import { Button, Icon, IconButton, LinkButton } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import { useMedia } from '../../kit/use-media.ts';
import type { Desk } from '../../sheet/desk.ts';
import type { Face } from '../../sheet/face.ts';
import type { LessonStop } from '../../sheet/lesson.ts';
import { address } from '../../shell/routes.ts';
import type { Lesson } from './lesson.ts';
import './lesson-card.css';

export const cardHead = 'lesson-head';

const PHONE = '(max-width: 43.99rem)';

/** What lies over the map in a lesson: the views of the system, and the card. */
export function lessonViews(face: Face, lesson: Lesson, leave: () => void) {
  const { Views } = face.slots;
  return ({ desk }: { readonly desk: Desk }) => {
    useEffect(() => lesson.follow(desk), [desk]);
    return (
      <>
        {Views && <Views desk={desk} />}
        <LessonCard
          lesson={lesson}
          desk={desk}
          leave={leave}
          covered={face.hasOwnView?.(desk.orders.asked.value) === true}
        />
      </>
    );
  };
}

interface LessonCardProps {
  readonly lesson: Lesson;
  readonly desk: Desk;
  readonly leave: () => void;
  readonly covered: boolean; // a view over the map needs the room
}

function LessonCard({ lesson, desk, leave, covered }: LessonCardProps) {
  const phone = useMedia(PHONE);
  const unfolded = useSignal<boolean | null>(null); // null: as there is room
  useSignalEffect(() => {
    lesson.stop.value; // every stop begins as there is room
    unfolded.value = null;
  });
  const card = useRef<HTMLElement>(null);
  const low = useSignal(false);
  useSignalEffect(() => {
    lesson.stop.value;
    low.value = wouldCover(card.current, desk.looks);
  });
  const stop = lesson.stop.value;
  const asked = lesson.isAsked;
  const begun = stop === null || lesson.at.value >= (stop.tasks[0] ?? 0);
  const open = unfolded.value ?? !(covered || (phone && begun)); // read first; then a phone needs the room for its map
  if (lesson.ended.value) return <Ended lesson={lesson} leave={leave} />;
  return (
    <section
      class={`lesson${open ? (low.value ? ' lesson--low' : '') : ' lesson--folded'}`}
      aria-labelledby={cardHead}
      ref={card}
    >
      <header class="lesson__head">
        <h2 id={cardHead} tabIndex={-1}>
          {inWords(lesson.card.name)}
        </h2>
        <Progress lesson={lesson} />
        <IconButton
          icon={open ? 'minus' : 'plus'}
          look="quiet"
          label={t(open ? 'lesson.fold' : 'lesson.unfold')}
          aria-expanded={open}
          onClick={() => {
            unfolded.value = !open;
          }}
        />
      </header>
      <div class="lesson__body" role="status" aria-atomic="false">
        {stop === null ? (
          <p>{t('lesson.passing')}</p>
        ) : (
          <StopText lesson={lesson} stop={stop} open={open} />
        )}
      </div>
      <footer class={asked ? 'lesson__foot' : 'lesson__foot lesson__foot--passing'}>
        {!asked ? (
          <Button look="primary" icon="forward" hint="G" onClick={() => lesson.skip(desk)}>
            {t('lesson.skip')}
          </Button>
        ) : (
          <Button look="quiet" icon="check" onClick={() => void lesson.obey(desk)}>
            {t('lesson.show')}
          </Button>
        )}
        <Button look="quiet" icon="command" onClick={leave}>
          {t('lesson.leave')}
        </Button>
      </footer>
    </section>
  );
}

const ABOUT = 60; // px: the card's distance from the corner, and what lies about the place
const FAR = 9999; // out of sight

/** Whether the card, at the top of the map, would lie over the place of the order that is wanted. */
function wouldCover(card: HTMLElement | null, { focused, map }: Desk['looks']): boolean {
  const [x, y] = map.value?.placePoint(focused.value ?? -1) ?? [FAR, FAR];
  return card !== null && x < card.offsetWidth + ABOUT && y < card.offsetHeight + ABOUT;
}

function Progress({ lesson }: { readonly lesson: Lesson }) {
  const { stops, at, stop } = lesson;
  const past = stops.filter(({ to }) => to <= at.value).length;
  const n = stop.value === null ? Math.min(stops.length, past + 1) : stops.indexOf(stop.value) + 1;
  return <p class="lesson__progress numbers">{t('lesson.progress', { n, of: stops.length })}</p>;
}

interface StopProps {
  readonly lesson: Lesson;
  readonly stop: LessonStop;
  readonly open: boolean;
}

function StopText({ lesson, stop, open }: StopProps) {
  const { title, text } = lesson.words(stop);
  const look = stop.look === undefined ? undefined : lesson.face.look?.(stop);
  const tasks = lesson.tasks(stop);
  if (!open) {
    return (
      <p key={stop.id} class="lesson__short">
        <b>{title}</b> · {lesson.wanted(stop)}
      </p>
    );
  }
  return (
    <div key={stop.id}>
      <h3>{title}</h3>
      <p>
        <Ruled sentence={text} />
      </p>
      <h4 class="lesson__wanted">{t('lesson.wanted')}</h4>
      <ol class="lesson__tasks">
        {look !== undefined && <Task text={look} given={lesson.looked.value} />}
        {tasks.map((task, i) => (
          <Task key={task} text={task} given={lesson.at.value >= (stop.tasks[i] ?? 0)} />
        ))}
      </ol>
    </div>
  );
}

function Task({ text, given }: { readonly text: string; readonly given: boolean }) {
  return (
    <li class={given ? 'lesson__task lesson__task--given' : 'lesson__task'}>
      <Icon name={given ? 'check' : 'forward'} />
      <span>
        {text}
        {given && <span class="visually-hidden"> ({t('lesson.given')})</span>}
      </span>
    </li>
  );
}

interface EndedProps {
  readonly lesson: Lesson;
  readonly leave: () => void;
}

/** The game is over, or goes on in the player's hands. */
function Ended({ lesson, leave }: EndedProps) {
  const { position, game, over } = lesson.session;
  return (
    <section class="lesson lesson--ended" aria-labelledby={cardHead}>
      <div role="status">
        <h2 id={cardHead} tabIndex={-1}>
          {lesson.face.endedTitle(position)}
        </h2>
        <p>
          <Ruled sentence={lesson.face.ended(position)} />
        </p>
      </div>
      <div class="lesson__ways">
        {!over && (
          <Button look="primary" icon="command" onClick={leave}>
            {t('lesson.leave')}
          </Button>
        )}
        <LinkButton
          {...(over ? { look: 'primary' } : {})}
          icon="flag"
          href={address({ page: 'new', battle: game.scenario.id })}
        >
          {t('lesson.new')}
        </LinkButton>
        <LinkButton icon="book" href={address({ page: 'rules', book: game.system.id })}>
          {t('lesson.rules')}
        </LinkButton>
      </div>
    </section>
  );
}
