// What the standing player goes by: how much he cares for what an answer would bring and cost, in hundredths of a point.
// Two plans differ in when he goes over the top and in what he lets it cost.

export interface Doctrine {
  readonly step: number; // a step nearer an objective, while it is far
  readonly near: number; // how much of an objective's worth is left a step away from it, in hundredths
  readonly ground: number; // an objective that is not ours, by its points
  readonly nest: number; // a hex with machine guns, as if it were an objective
  readonly stand: number; // what an objective loses by every enemy in it
  readonly hold: number; // leaving an objective of ours that they threaten
  readonly killed: number; // a company of ours destroyed
  readonly broken: number; // one of ours broken
  readonly bare: number; // the same where it would stand afterwards, in hundredths
  readonly nerve: number; // how much of the danger he sees, in hundredths, before it is time to go
  readonly go: number; // the turn from which on he goes
  readonly late: number; // how much of it he sees then
  readonly killGun: number; // machine guns destroyed
  readonly killCompany: number;
  readonly tireGun: number; // machine guns spent that could have fired
  readonly tireCompany: number;
  readonly melee: number; // of the worth of a melee, in hundredths
  readonly shells: number; // of the worth of fire for effect, in hundredths
  readonly friends: number; // our own under that fire
  readonly reform: number; // a company formed again out of sight
  readonly rifle: number; // what a rifle's shot in reaction must be worth
  readonly back: number; // what fire in return must be worth
  readonly least: number; // what an order must be worth
}

/** Shoots the guns down before he goes. */
export const PATIENT: Doctrine = {
  ...{ step: 24, near: 41, ground: 270, nest: 81, stand: 38, hold: 60 },
  ...{ killed: 110, broken: 45, bare: 30, nerve: 100, go: 3, late: 60 },
  ...{ killGun: 150, killCompany: 90, tireGun: 60, tireCompany: 11 },
  ...{ melee: 135, shells: 81, friends: 90, reform: 30, rifle: 11, back: 22, least: 6 },
};

/** Goes over the top at once. */
export const WAVE: Doctrine = { ...PATIENT, nerve: 60, go: 1 };

/** 10.01a A company beyond those that may be lost costs so much more, by its points. */
export const POINT = 100;
