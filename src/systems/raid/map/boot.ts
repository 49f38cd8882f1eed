// Starts Phaser as a painter only: no banner, no sound, no input of its own, and its loop asleep before the first frame.

import * as Phaser from 'phaser';
import { DESK, FIGURES, SERIF, STENCIL } from './palette.ts';

/** The scene of an empty game, once it can be drawn on. Its canvas is not on the page yet. */
export async function bootScene(): Promise<Phaser.Scene> {
  const scene = await startGame();
  scene.game.loop.sleep(); // not sooner: Phaser starts its loop after the scene has been created
  return scene;
}

function startGame(): Promise<Phaser.Scene> {
  return new Promise((resolve) => {
    class MapScene extends Phaser.Scene {
      constructor() {
        super('map');
      }
      create(): void {
        resolve(this);
      }
    }
    new Phaser.Game({
      type: Phaser.CANVAS, // one picture is copied per frame (still.ts): WebGL would only start slower
      parent: null as unknown as string, // known to Phaser, unknown to its types
      width: 1,
      height: 1,
      scale: { mode: Phaser.Scale.NONE, expandParent: false },
      backgroundColor: DESK,
      banner: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      autoFocus: false,
      scene: MapScene,
    });
  });
}

/** The letters are drawn into the map, so they must be there before it is. */
export async function loadLetters(): Promise<void> {
  const fonts = [
    `600 16px ${SERIF}`,
    `700 16px ${SERIF}`,
    `italic 500 16px ${SERIF}`,
    `italic 600 16px ${SERIF}`,
    `500 16px ${FIGURES}`,
    `600 16px ${FIGURES}`,
    `700 16px ${FIGURES}`,
    `700 16px ${STENCIL}`,
  ];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, 'Aé½')));
}
