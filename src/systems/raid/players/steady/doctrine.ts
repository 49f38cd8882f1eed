// What a steady player holds to: how sure of a fight he must be, what men are worth to him, which beaches he uses.
// Worths are in VP. Doctrines differ in these values and in nothing else, so that plans can be compared.

export interface Doctrine {
  readonly sure: number; // the chance to hold a zone below which a stack does not go in
  readonly flipped: number; // a commando reduced
  readonly fallen: number; // a commando eliminated
  readonly held: number; // a zone held after an assault
  readonly prisoner: number;
  readonly fit: number; // levels of commandos it takes to go on to the battery, as a share of a full craft
  readonly turnsHome: number; // of the raid that must be left when a stack gets there
  readonly storm: number; // how much the assault on the guns must be worth, as a share of the standard
  readonly shot: number; // what a shot before an assault must be worth
  readonly miss: number; // what a miss costs, as a share of the standard
  readonly escort: number; // how much more a hit is worth at the battery
  readonly detour: number; // MP out of the way that the telephone line is worth
  readonly hiddenA: number; // MP a stack would rather have marched than turn an A marker
  readonly hiddenB: number;
  readonly beaches: readonly number[] | null; // ranks by nearness to the battery, from 0; null: every near one
  readonly fullCraft: number; // the share of a craft that must be full for it to sail to a better beach
  readonly line: number; // MP that the telephone line is worth on the way
  readonly respect: number; // how much Germans in the way count, as a share of the standard
  readonly march: March | null; // how a stack chooses where to end its march; null: as near to its goal as it gets
  readonly force: number; // levels of commandos that land in all; the others stay aboard
  readonly landUntil: number; // turn after which nobody lands
  readonly shun: number; // MP out of the way to keep clear of a zone next to Germans who fire
  readonly quiet: number; // steps below the alarm at which the Germans attack within which no bangalore is blown
  readonly daring: number; // losses to be expected of craft that fetch men under fire, at most; 1: any
  readonly shelled: number; // how much fire into the sea puts men off a beach, as a share of the standard
  readonly slipAway: boolean; // men go aboard under fire where their craft can still sail out of it
}

/** What the end of a march is weighed by. */
export interface March {
  readonly risk: number; // MP a loss to be expected is worth, in VP
  readonly hit: number; // what a hit by German fire costs, in VP
  readonly worn: number; // how much more it costs a stack without a full commando
  readonly recoil: number; // what a German loss by his own bad shot brings
  readonly hidden: number; // what a marker next door may cost, at the highest alarm
  readonly glory: number; // MP that a VP of an assault on the way is worth
  readonly haste: number; // the share of the risk that still counts when there is no time to lose
  readonly slack: number; // turns to spare below which there is none
  readonly mass: number; // levels below which no stack goes near the battery
  readonly massUntil: number; // turn from which it goes all the same
}

export const STANDARD_DOCTRINE: Doctrine = {
  sure: 0.75,
  flipped: 0.3,
  fallen: 0.9,
  held: 0.3,
  prisoner: 0.6,
  fit: 5 / 8,
  turnsHome: 2,
  storm: 1,
  shot: 0.05,
  miss: 1,
  escort: 3,
  detour: 8,
  hiddenA: 2,
  hiddenB: 3,
  beaches: null,
  fullCraft: 0.75,
  line: 4,
  respect: 1,
  march: null,
  force: 99,
  landUntil: 99,
  shun: 0,
  quiet: 0,
  daring: 1,
  shelled: 1,
  slipAway: false,
};
