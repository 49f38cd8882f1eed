// What is to be known before an order is given: what threatens.

import type { DeskPart } from '../desk/battle-desk.ts';
import { ThreatPanel } from './threat-list.tsx';

export const Notes = ({ desk }: DeskPart<'orders' | 'looks'>) => <ThreatPanel desk={desk} />;
