// What is compared: points first, for they decide.

import type { Course } from '../../sheet/course.ts';
import type { Measure } from '../../sheet/face-report.ts';

export const measuresOf = ({ measures }: Course): readonly Measure[] => [
  ...measures.filter(({ tone }) => tone === 'points'),
  ...measures.filter(({ tone }) => tone !== 'points'),
];
