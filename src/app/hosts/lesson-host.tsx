// The address of a battle's lesson: opens it where it was left, and hands it to the screen that raids are played on. It is
// no raid of the player's: nothing of it is kept but where it was left.

import '../../words/shell/lesson.ts';
import { signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { replayText } from '../../engine/replay-format.ts';
import { LeaveLesson } from '../../ui/play/lesson/leave-lesson.tsx';
import { taughtFace } from '../../ui/play/lesson/taught-face.ts';
import { PlayScreen } from '../../ui/play/play-screen.tsx';
import type { RaidPort } from '../../ui/play/raid-port.ts';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import { arrive } from '../../ui/shell/arrival.ts';
import { go } from '../../ui/shell/routes.ts';
import { download } from '../download.ts';
import { Loading } from '../lazy.tsx';
import { ENDED, leaveLessonAt, lessonLeftAt } from '../lesson-notes.ts';
import { type OpenedLesson, openedLesson } from '../lessons.ts';
import { lookAt } from '../looks.ts';
import { RaidStaff } from '../staff/raid-staff.ts';
import { takeCommand } from '../take-command.ts';

export function LessonHost({ battle }: { readonly battle: string }) {
  const opened = useSignal<OpenedLesson | 'none' | null>(null);
  const begun = useSignal(0); // counts up when the lesson is begun anew
  useEffect(() => {
    let left = false;
    opened.value = null;
    openedLesson(battle).then((found) => {
      if (left) return;
      found?.lesson.openAt(lessonLeftAt(battle));
      opened.value = found ?? 'none';
    });
    return () => {
      left = true;
    };
  }, [battle, begun.value]);
  const shown = opened.value;
  if (shown === null) return <Loading />;
  if (shown === 'none') return <NoRaidNotice />;
  const restart = () => {
    leaveLessonAt(battle, '');
    begun.value++;
  };
  return <Taught key={begun.value} battle={battle} opened={shown} onRestart={restart} />;
}

interface TaughtProps {
  readonly battle: string;
  readonly opened: OpenedLesson;
  readonly onRestart: () => void;
}

function Taught({ battle, opened, onRestart }: TaughtProps) {
  const { lesson, face } = opened;
  const leaving = useSignal(false);
  const port = useMemo(() => portOf(opened), [opened]);
  const taught = useMemo(
    () =>
      taughtFace(face, lesson, () => {
        leaving.value = true;
      }),
    [face, lesson],
  );
  useEffect(() => {
    arrive();
    return () => port.staff.close();
  }, [port]);
  useSignalEffect(() => {
    if (lesson.ended.value) leaveLessonAt(battle, ENDED);
    else if (lesson.stop.value !== null) leaveLessonAt(battle, lesson.stop.value.id);
  });
  return (
    <>
      <PlayScreen face={taught} port={port} />
      <LeaveLesson
        battle={battle}
        open={leaving.value}
        over={lesson.session.over}
        onClose={() => {
          leaving.value = false;
        }}
        onTake={(dice) => takeCommand(lesson.session.replay(), lesson.session.count, dice)}
        onRestart={onRestart}
      />
    </>
  );
}

/** The raid screen's port, without anything to save. */
function portOf({ lesson, game, replay }: OpenedLesson): RaidPort {
  const { session } = lesson;
  return {
    id: lookAt(replay), // looking back shows all of it
    session,
    saving: signal('never'),
    staff: new RaidStaff(game),
    pacing: lesson.pacing,
    finish: () => {}, // the lesson says so itself
    leave: () => go({ page: 'title' }),
    download: () => download('cauldron-lesson.json', replayText(session.replay())),
  };
}
