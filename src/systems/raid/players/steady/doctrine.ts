// What a steady player holds to: how sure of a fight he must be, what men are worth to him, which beaches he uses.
// Worths are in VP. Doctrines differ in these values and in nothing else, so that plans can be compared.

export interface Doctrine {
  readonly sure: number; // the chance to hold a zone below which a stack does not go in
  readonly flipped: number; // a commando reduced
  readonly fallen: number; // a commando eliminated
  readonly held: number; // a zone held after an assault
  readonly prisoner: number;
  readonly fit: number; // levels of commandos it takes to go on to the battery
  readonly lastTurnOut: number; // by which a stack must be able to be there
  readonly storm: number; // how much the assault on the guns must be worth, as a share of the standard
  readonly shot: number; // what a shot before an assault must be worth
  readonly miss: number; // what a miss costs, as a share of the standard
  readonly escort: number; // how much more a hit is worth at the battery
  readonly detour: number; // MP out of the way that the telephone line is worth
  readonly hiddenA: number; // MP a stack would rather have marched than turn an A marker
  readonly hiddenB: number;
  readonly beaches: readonly number[] | null; // ranks by nearness to the battery, from 0; null: every near one
}

export const STANDARD_DOCTRINE: Doctrine = {
  sure: 0.75,
  flipped: 0.3,
  fallen: 0.9,
  held: 0.3,
  prisoner: 0.6,
  fit: 5,
  lastTurnOut: 10,
  storm: 1,
  shot: 0.05,
  miss: 1,
  escort: 3,
  detour: 8,
  hiddenA: 2,
  hiddenB: 3,
  beaches: null,
};
