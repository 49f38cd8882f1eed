// Starts Phaser as a painter only: no banner, no sound, no input of its own, and its loop asleep before the first frame.

import * as Phaser from 'phaser';
import { DESK } from './palette.ts';

/** The scene of an empty game, once it can be drawn on. Its canvas is not on the page yet. */
export async function bootScene(): Promise<Phaser.Scene> {
  const scene = await startGame();
  scene.game.loop.sleep(); // not sooner: Phaser starts its loop after the scene has been created
  return scene;
}

function startGame(): Promise<Phaser.Scene> {
  return new Promise((resolve) => {
    class SheetScene extends Phaser.Scene {
      constructor() {
        super('sheet');
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
      scene: SheetScene,
    });
  });
}
