// What the raid brings for looking back: theatre, report, comparison, records, and the staff officer's words.

import '../screen-words/review.ts';
import type { BackFace } from '../../../ui/sheet/face-report.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { courseFace } from './course/course-face.ts';
import { recordsFace } from './records/records-face.ts';
import { replayFace } from './replay/replay-face.ts';
import { reportFace } from './report/report-face.ts';
import { staffFace } from './staff/staff-face.ts';

export const raidBack: BackFace<Scenario, RaidEvent> = {
  course: courseFace,
  report: reportFace,
  replay: replayFace,
  records: recordsFace,
  staff: staffFace,
};
