// The names that the rules write into events, traces and scores. Each is known by its letters, so that a name without
// its words in either language does not compile. Playouts tell dice apart by name: none of these may be renamed.

/** Parts of sums: factors, dice and modifiers. */
export const PART_NAMES = [
  'FT',
  'FA',
  'attack die',
  'defence die',
  'support',
  'officer',
  'light',
  'range 2',
  'protection',
  'mines',
  'levels of the stack',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Dice that are told by themselves. */
export const DIE_NAMES = [
  'wake marker',
  'bangalore',
  'random event',
  'event effect',
  'engine trouble',
  'reinforcements',
  'group size',
  'entry zone',
  'reinforcement drawn',
] as const;
export type DieName = (typeof DIE_NAMES)[number];

/** 7.1, 7.2 What raises the alarm. */
export const CAUSES = [
  'first landing',
  'marker shows Germans',
  'first assault',
  'first British fire',
  'bangalore',
  'mine explodes',
  'first gun destroyed',
  'all guns destroyed',
  'random event',
] as const;
export type Cause = (typeof CAUSES)[number];

/** 9.3 Why a German goes no further. */
export const HALTS = [
  'no room further on',
  'no movement points left',
  'no movement points for the first step',
  'joined its friends',
  'next to the British',
] as const;
export type Halt = (typeof HALTS)[number];

/** 6.4c What forces a British stack to stop. An assault does too, and is told by itself. */
export const STOPS = ['marker', 'mines', 'wire'] as const;
export type Stop = (typeof STOPS)[number];

/** 9.3 Why a German stack stays. */
export const STAYS = [
  'already next to the British',
  'with friends already',
  'nobody to go to can be reached',
] as const;
export type Stay = (typeof STAYS)[number];

/** What the Germans ask themselves. */
export const QUESTIONS = [
  'which stack to fire at',
  'which friend to join',
  'which British to go for',
  'where they arrive',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What they choose by. */
export const FILTER_NAMES = [
  'fewest levels',
  'least protected zone',
  'first zone',
  'nearest in MP',
  'most levels',
  'appeared first',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Why a zone is not among the candidates. */
export const RULED_OUT = [
  'no open path',
  'zone may not be entered',
  'empty craft draw nobody',
  'British units there',
  'face-down marker there',
  'mines or wire there',
] as const;
export type RuledOut = (typeof RULED_OUT)[number];

/** Every name that is told as it stands. */
export type Name = PartName | DieName | Cause | Halt | Stay | Question | FilterName | RuledOut;

/** 12 The lines of the score, by their rules, and what each counts. */
export const SCORE_RULES = ['12a', '12b', '12c', '12d', '12e', '12f', '12g', '12h', '12j'] as const;
export type ScoreRule = (typeof SCORE_RULES)[number];
export type Counted =
  | 'heavy guns destroyed'
  | 'last gun in good time'
  | 'telephone line cut'
  | 'flak guns and pillboxes destroyed'
  | `${string} lost`
  | 'prisoners aboard'
  | 'commandos lost or left behind'
  | `${string} left ashore`
  | 'turns the battery was kept quiet';
