// The pictures of the rulebook: the staff map itself, at a moment of a battle that was played, one to a chapter.

import '../../screen-words/pictures.ts';
import type { SheetModel } from '../../../../ui/sheet/model.ts';
import { paintPicture } from '../../../../ui/sheet/picture.ts';
import type { RulePicture, RulePictures } from '../../../../ui/sheet/rule-pictures.ts';
import { lang } from '../../../../words/index.ts';
import type { Values } from '../../../../words/message.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { facingOf } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { partsOf, signed } from '../../text/sums.ts';
import { Voice } from '../../text/voice.ts';
import { battleBoard } from '../board.ts';
import { SCENES, type Scene } from './scenes.ts';

type Chapter = 3 | 8 | 10 | 11 | 12 | 13;

export const pictures: RulePictures<Field, BattleEvent> = {
  of: (moments) =>
    Object.entries(SCENES).flatMap(([chapter, sceneOf]) => {
      const scene = sceneOf(moments);
      return scene === null ? [] : [pictureOf(Number(chapter) as Chapter, scene)];
    }),
};

const pictureOf = (chapter: Chapter, scene: Scene): RulePicture => ({
  chapter,
  caption: () => t(`fp.picture.${chapter}`, valuesOf(scene)),
  alt: () => t(`fp.picture.${chapter}.alt`, valuesOf(scene)),
  paint: (canvas) =>
    paintPicture(battleBoard, canvas, { model: modelOf(scene), around: scene.around }),
});

/** Whoever is to be seen, by name; the sum of an attack in figures, and what it may bring. */
function valuesOf({ state, unit, target, parts, line, chances }: Scene): Values {
  const voice = new Voice(state.scenario, lang.value);
  const units = {
    ...(unit === undefined ? {} : { unit }),
    ...(target === undefined ? {} : { target }),
  };
  return {
    ...voice.units(units),
    ...(unit === undefined ? {} : { facing: voice.facing(facingOf(state, unit)) }),
    ...(parts === undefined ? {} : { sum: sumOf(voice, parts), dice: parts.total }),
    ...line,
    ...chances,
  };
}

/** 11.14 '4 by the table, −1 for cover'. */
const sumOf = (voice: Voice, parts: NonNullable<Scene['parts']>): string =>
  partsOf(parts)
    .map(({ key, value }) => `${voice.say(key)} ${signed(value)}`)
    .join(', ');

const modelOf = ({ state, unit, targets = [], plan = [] }: Scene): SheetModel<Field> => ({
  position: state,
  lang: lang.value,
  selected: unit === undefined ? [] : [unit],
  targets,
  threats: [],
  plan,
  focus: null,
  inspected: null,
  lit: true,
});
