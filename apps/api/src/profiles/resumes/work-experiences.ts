import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { listWorkExperiences, writeWorkExperience } from './resume-repository.ts';
import { blankFaults, visibleText } from '../../calls/field-rules.ts';
import { periodFaults } from '../profile/calendar-rules.ts';
import type { EntryKind } from './entries.ts';

type Calls = typeof calls.supinterface.resume;
type Form = RequestOf<Calls['saveWorkExperience']>;
export type WorkExperience = ResponseOf<Calls['saveWorkExperience']>;

export const workExperiences: EntryKind<Form, WorkExperience> = {
  table: 'work_experience',
  files: null,
  faults: (form, now) => ({
    ...periodFaults(form, now),
    ...blankFaults({ company: form.company, occupation: form.occupation }),
  }),
  write: (tx, entry, form) =>
    writeWorkExperience(tx, entry, {
      company: form.company.trim(),
      occupation: form.occupation.trim(),
      start_month: form.startMonth,
      end_month: form.endMonth,
      description: visibleText(form.description),
    }),
  async list(db, personId) {
    return (await listWorkExperiences(db, personId)).map((row) => ({
      workExperienceId: row.id,
      company: row.company,
      occupation: row.occupation,
      startMonth: row.start_month,
      endMonth: row.end_month,
      description: row.description,
    }));
  },
  idOf: ({ workExperienceId }) => workExperienceId,
};
