import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { listEducations, writeEducation } from './resume-repository.ts';
import { choiceFaults } from '../profile/field-choices.ts';
import { blankFaults, visibleText } from '../../calls/field-rules.ts';
import { periodFaults } from '../profile/calendar-rules.ts';
import type { EntryKind } from './entries.ts';
import { filesByEntry } from './entry-files.ts';

type Calls = typeof calls.supinterface.resume;
type Form = RequestOf<Calls['saveEducation']>;
export type Education = ResponseOf<Calls['saveEducation']>;

export const educations: EntryKind<Form, Education> = {
  table: 'education',
  files: { column: 'education_id', idsOf: ({ fileIds }) => fileIds },
  faults: (form, now, before) => ({
    ...choiceFaults({ degree: ['degree', form.degree, before?.degree] }),
    ...periodFaults(form, now),
    ...blankFaults({ university: form.university, major: form.major }),
  }),
  write: (tx, entry, form) =>
    writeEducation(tx, entry, {
      university: form.university.trim(),
      major: form.major.trim(),
      degree: form.degree,
      start_month: form.startMonth,
      end_month: form.endMonth,
      description: visibleText(form.description),
    }),
  async list(db, personId) {
    const filesOf = await filesByEntry(db, personId, 'education_id');
    return (await listEducations(db, personId)).map((row) => ({
      educationId: row.id,
      university: row.university,
      major: row.major,
      degree: row.degree,
      startMonth: row.start_month,
      endMonth: row.end_month,
      description: row.description,
      ...filesOf(row.id),
    }));
  },
  idOf: ({ educationId }) => educationId,
};
