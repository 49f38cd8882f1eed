// The face of a system in a lesson: the same screen with the lesson's card over the map, without the briefing and the
// hints, and with an answer to orders that the lesson does not want yet.

import { ASTRAY } from '../../../engine/guided.ts';
import { t } from '../../../words/index.ts';
import type { Face, OwnKey } from '../../sheet/face.ts';
import type { Lesson } from './lesson.ts';
import { cardHead, lessonViews } from './lesson-card.tsx';

export function taughtFace(face: Face, lesson: Lesson, leave: () => void): Face {
  const { Hint: _, Briefing, ...slots } = face.slots;
  const key: OwnKey = {
    keys: ['G'],
    before: 'L',
    what: () => t('lesson.keys'),
    press: (desk) => {
      if (!lesson.isAsked) lesson.skip(desk);
      else document.getElementById(cardHead)?.focus();
    },
  };
  return {
    ...face,
    labels: { ...face.labels, kept: () => t('lesson.kept') },
    keys: [...(face.keys ?? []), key],
    slots: {
      ...slots,
      Views: lessonViews(face, lesson, leave),
      ...(Briefing === undefined
        ? {}
        : { Briefing: (props) => (props.desk.looks.briefing.value ? Briefing(props) : null) }),
    },
    words: {
      ...face.words,
      refusal(scenario, action, rule) {
        if (rule !== ASTRAY) return face.words.refusal(scenario, action, rule);
        const stop = lesson.stop.value;
        if (stop === null) return [t('lesson.watch')];
        const task = lesson.wanted(stop);
        return [`${t('lesson.astray', { task })} ${lesson.words(stop).why}`];
      },
    },
  };
}
