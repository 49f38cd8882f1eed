// What the staff officer's slip is given, and what answers on it.

import type { Looks, Orders } from '../sheet/desk.ts';
import type { StaffedFace } from './port.ts';
import type { Counsel, StaffOfficer } from './staff-officer.ts';

export interface SlipProps {
  readonly staff: StaffOfficer;
  readonly face: StaffedFace;
  readonly desk: { readonly orders: Orders; readonly looks: Looks };
}

export interface AnswerProps extends SlipProps {
  readonly counsel: Counsel;
}
