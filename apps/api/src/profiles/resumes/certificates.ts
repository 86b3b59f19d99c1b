import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { listCertificates, writeCertificate } from './resume-repository.ts';
import { choiceFaults } from '../profile/field-choices.ts';
import { blankFaults, visibleText } from '../../calls/field-rules.ts';
import { monthFaults } from '../profile/calendar-rules.ts';
import type { EntryKind } from './entries.ts';
import { filesByEntry } from './entry-files.ts';

type Calls = typeof calls.supinterface.resume;
type Form = RequestOf<Calls['saveCertificate']>;
export type Certificate = ResponseOf<Calls['saveCertificate']>;

export const certificates: EntryKind<Form, Certificate> = {
  table: 'certificate',
  files: { column: 'certificate_id', idsOf: ({ fileIds }) => fileIds },
  faults: (form, now) => ({
    ...choiceFaults({ language: ['language', form.language] }),
    ...monthFaults('issuedMonth', form.issuedMonth, now),
    ...blankFaults({ certificate: form.certificate }),
  }),
  write: (tx, entry, form) =>
    writeCertificate(tx, entry, {
      language: form.language,
      certificate: form.certificate.trim(),
      level: visibleText(form.level),
      issued_month: form.issuedMonth,
    }),
  async list(db, personId) {
    const filesOf = await filesByEntry(db, personId, 'certificate_id');
    return (await listCertificates(db, personId)).map((row) => ({
      certificateId: row.id,
      language: row.language,
      certificate: row.certificate,
      level: row.level,
      issuedMonth: row.issued_month,
      ...filesOf(row.id),
    }));
  },
  idOf: ({ certificateId }) => certificateId,
};
