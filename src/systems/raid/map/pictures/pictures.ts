// The pictures of the raid's rulebook: the map itself, at a moment of a raid that was played, one to a chapter.

import '../../screen-words/pictures.ts';
import { paintPicture } from '../../../../ui/sheet/picture.ts';
import type { RulePicture, RulePictures } from '../../../../ui/sheet/rule-pictures.ts';
import { lang } from '../../../../words/index.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import type { MapModel } from '../model.ts';
import { raidBoard } from '../raid-board.ts';
import { inHand, SCENES, type Scene } from './scenes.ts';

type Chapter = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

export const pictures: RulePictures<Scenario, RaidEvent> = {
  of: (moments) =>
    Object.entries(SCENES).flatMap(([chapter, sceneOf]) => {
      const scene = sceneOf(moments);
      return scene === null ? [] : [pictureOf(Number(chapter) as Chapter, scene)];
    }),
};

const pictureOf = (chapter: Chapter, scene: Scene): RulePicture => ({
  chapter,
  caption: () => t(`picture.${chapter}`),
  alt: () => t(`picture.${chapter}.alt`, { places: placesOf(scene) }),
  paint: (canvas) =>
    paintPicture(raidBoard, canvas, { model: modelOf(scene), around: scene.around }),
});

/** What is to be seen, by name. */
function placesOf({ state, around }: Scene): string {
  const names = around.slice(0, 4).map((zone) => state.scenario.zones[zone]?.[lang.value] ?? '');
  return [...new Set(names)].join(', ');
}

const modelOf = ({ state, targets = [], threats = [], plan = [] }: Scene): MapModel => ({
  position: state,
  lang: lang.value,
  selected: inHand(state),
  targets,
  threats,
  plan,
  focus: null,
  inspected: null,
  lit: true,
});
