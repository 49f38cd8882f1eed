// The pictures of the rulebook: the trench map itself, at a moment of a battle that was played, one to a chapter.

import '../../screen-words/pictures.ts';
import type { SheetModel } from '../../../../ui/sheet/model.ts';
import { paintPicture } from '../../../../ui/sheet/picture.ts';
import type { RulePicture, RulePictures } from '../../../../ui/sheet/rule-pictures.ts';
import { lang } from '../../../../words/index.ts';
import type { Values } from '../../../../words/message.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { battleBoard } from '../board.ts';
import { SCENES, type Scene } from './scenes.ts';

type Chapter = 5 | 6 | 7 | 8;

export const pictures: RulePictures<Field, BattleEvent> = {
  of: (moments) =>
    Object.entries(SCENES).flatMap(([chapter, sceneOf]) => {
      const scene = sceneOf(moments);
      return scene === null ? [] : [pictureOf(Number(chapter) as Chapter, scene)];
    }),
};

const pictureOf = (chapter: Chapter, scene: Scene): RulePicture => ({
  chapter,
  caption: () => t(`rp.picture.${chapter}`, valuesOf(scene)),
  alt: () => t(`rp.picture.${chapter}.alt`, valuesOf(scene)),
  paint: (canvas) =>
    paintPicture(battleBoard, canvas, { model: modelOf(scene), around: scene.around }),
});

/** Whoever is to be seen, by name, and the figures. */
function valuesOf({ state, units = [], target, figures }: Scene): Values {
  const voice = new Voice(state.scenario, lang.value);
  const [unit] = units;
  return {
    ...figures,
    ...(unit === undefined ? {} : { unit: voice.unit(unit) }),
    ...(target === undefined ? {} : { target: voice.unit(target) }),
  };
}

const modelOf = ({ state, units = [], targets = [] }: Scene): SheetModel<Field> => ({
  position: state,
  lang: lang.value,
  selected: units,
  targets,
  threats: [],
  plan: [],
  focus: null,
  inspected: null,
  lit: true,
});
