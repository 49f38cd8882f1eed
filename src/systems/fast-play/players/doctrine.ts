// What the standing player goes by, in whole numbers: how much he cares for what an order would bring and cost, in
// hundredths of a sixth of a hit (20.2). The values come from trials of scripts/fit-steadfast.ts
// on earlier data of the battle; other data want other values, and planners make up for what he lacks.

export interface Doctrine {
  readonly give: number; // a sixth of a hit that an order may expect
  readonly kill: number; // that it would destroy its target
  readonly take: number; // a sixth of a hit that it must expect
  readonly weak: number; // the same on top, for a brigade with one point left
  readonly exposed: number; // an enemy behind its front
  readonly facing: number; // 20.9 how well it faces
  readonly next: number; // a die it would have standing there next turn
  readonly way: number; // a step nearer its post
  readonly cover: number; // standing in cover within reach of an enemy
  readonly hold: number; // standing on an objective, by its points
  readonly seize: number; // coming onto one that is not French, by its points
  readonly least: number; // what an order must be better by than none
  readonly guard: number; // how much heavier a post weighs that a plan names
  readonly garrison: number; // strength at a post against what presses on it
  readonly first: number; // whether he moves first when he may choose
  readonly forward: number; // a step nearer the enemy's edge of the map
  readonly posts: readonly number[]; // the objectives that the plan names, in the file's order
}

export const STEADFAST: Doctrine = {
  give: 100,
  kill: 420,
  take: 157,
  weak: 56,
  exposed: 350,
  facing: 8,
  next: 24,
  way: 112,
  cover: 120,
  hold: 0,
  seize: 350,
  least: 30,
  guard: 3,
  garrison: 13,
  first: 0,
  forward: 0,
  posts: [],
};
