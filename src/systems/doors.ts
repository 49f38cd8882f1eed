// What the house knows of a system: doors to its parts, each opened when it is wanted.

import type { Headless } from '../engine/headless.ts';
import type { GameData } from '../engine/position.ts';
import type { Face } from '../ui/sheet/face.ts';
import type { Outside } from '../ui/sheet/outside.ts';
import type { Panorama } from '../ui/sheet/panorama.ts';
import type { RulePictures } from '../ui/sheet/rule-pictures.ts';

/** What can be made ready for a map before it is shown. */
export interface MapDoor {
  prepareMap(): void;
  prepareArt(scenario: GameData): void;
}

export interface SystemDoors {
  readonly id: string; // its folder, and the book of its rules
  headless(): Promise<Headless>;
  outside(): Promise<Outside>;
  screen(): Promise<Face>; // speaks when its words have come
  words?(lang: 'en' | 'fr'): Promise<unknown>; // of its screen, where they do not come with it
  map(): Promise<MapDoor>; // beside its screen, which takes as long
  rules(lang: 'en' | 'fr'): Promise<string>; // the text of its rulebook
  pictures?(): Promise<RulePictures>; // of its chapters, where it has any
  panorama?(): Promise<Panorama>; // behind the title, where its battles have one of their own
  readonly pictured?: readonly number[]; // the chapters that have one, where not all have
}
