// The parts of Phaser that the map uses, from its sources: a game with a scene, a camera, textures, images, graphics
// and containers, painted by canvas. Takes the place of the whole of Phaser in a build (see phaser.ts).

import 'phaser-source/cameras/2d/CameraManager.js';
import 'phaser-source/events/EventEmitter.js';
import 'phaser-source/gameobjects/DisplayList.js';
import 'phaser-source/gameobjects/GameObjectCreator.js';
import 'phaser-source/gameobjects/GameObjectFactory.js';
import 'phaser-source/gameobjects/UpdateList.js';
import 'phaser-source/gameobjects/container/ContainerFactory.js';
import 'phaser-source/gameobjects/graphics/GraphicsFactory.js';
import 'phaser-source/gameobjects/image/ImageFactory.js';
import constants from 'phaser-source/const.js';
import Game from 'phaser-source/core/Game.js';
import SCALE_MODE from 'phaser-source/scale/const/SCALE_MODE_CONST.js';
import Scene from 'phaser-source/scene/Scene.js';

export const { CANVAS } = constants;
export const Scale = { NONE: SCALE_MODE.NONE };
export { Game, Scene };
