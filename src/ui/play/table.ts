// What the parts of the play screen are given: the face of the system that is played, and the desk it is played at.

import type { Desk } from '../sheet/desk.ts';
import type { Face } from '../sheet/face.ts';

export interface Table {
  readonly face: Face;
  readonly desk: Desk;
}
