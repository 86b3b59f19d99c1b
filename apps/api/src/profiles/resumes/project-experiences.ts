import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { listProjectExperiences, writeProjectExperience } from './resume-repository.ts';
import { blankFaults } from '../../calls/field-rules.ts';
import { periodFaults } from '../profile/calendar-rules.ts';
import type { EntryKind } from './entries.ts';
import { filesByEntry } from './entry-files.ts';

type Calls = typeof calls.supinterface.resume;
type Form = RequestOf<Calls['saveProjectExperience']>;
export type ProjectExperience = ResponseOf<Calls['saveProjectExperience']>;

export const projectExperiences: EntryKind<Form, ProjectExperience> = {
  table: 'project_experience',
  files: { column: 'project_experience_id', idsOf: ({ fileIds }) => fileIds },
  faults: (form, now) => ({
    ...periodFaults(form, now),
    ...blankFaults({ projectName: form.projectName, description: form.description }),
  }),
  write: (tx, entry, form) =>
    writeProjectExperience(tx, entry, {
      name: form.projectName.trim(),
      start_month: form.startMonth,
      end_month: form.endMonth,
      description: form.description.trim(),
    }),
  async list(db, personId) {
    const filesOf = await filesByEntry(db, personId, 'project_experience_id');
    return (await listProjectExperiences(db, personId)).map((row) => ({
      projectExperienceId: row.id,
      projectName: row.name,
      startMonth: row.start_month,
      endMonth: row.end_month,
      description: row.description,
      ...filesOf(row.id),
    }));
  },
  idOf: ({ projectExperienceId }) => projectExperienceId,
};
