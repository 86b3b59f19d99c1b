import { deadlineWindows, positionStatuses, type DeadlineWindow } from '@tolk/domain';
import { Type } from 'typebox';
import { MinorUnits, OneOf, SearchWords, Text } from './base.ts';
import { projectTypes } from './posting.ts';

/** What the job hall and saved searches filter by; dictionary values. */
export const hallFilter = {
  search: SearchWords,
  projectType: Type.Optional(OneOf(projectTypes)),
  projectStatus: Type.Optional(OneOf(positionStatuses)),
  whFieldId: Type.Optional(Text(40)),
  sourceLanguage: Type.Optional(Text(20)),
  targetLanguage: Type.Optional(Text(20)),
  region: Type.Optional(Text(120)),
  /** Dictionary `unit`; prices can be compared within one only. */
  unitName: Type.Optional(Text(40)),
  salaryFrom: Type.Optional(MinorUnits),
  salaryTo: Type.Optional(MinorUnits),
  /** Dictionary `salaryBand`: its bounds, unit and currency (CNY). */
  salaryBand: Type.Optional(Text(40)),
  /** Days from now within which the deadline falls. */
  deadlineWithin: Type.Optional(
    Type.Unsafe<DeadlineWindow>({ type: 'integer', enum: [...deadlineWindows] }),
  ),
};
