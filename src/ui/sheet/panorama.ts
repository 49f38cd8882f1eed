// The picture of a battle behind the title: drawn over the whole of it, in its own colours.

import type { ComponentType } from 'preact';
import type { GameData } from '../../engine/position.ts';

export type Panorama<S extends GameData = GameData> = ComponentType<{ readonly scenario: S }>;
