import { randomUUID } from 'node:crypto';
import type { RequestOf, TranslatorCertificate, calls } from '@tolk/contract';
import { limits, normalizeDocumentNumber } from '@tolk/domain';
import { dictionaryEntry, generalField } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import {
  blankFaults,
  fieldTexts,
  requireNoFaults,
  visibleText,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { scheduleRemoval } from '../../files/uploads/removal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { pairFaults } from '../../language-tests/questions/question-text.ts';
import {
  deleteLanguageTest,
  insertLanguageTest,
} from '../../language-tests/tests/language-test-repository.ts';
import { testPassed } from '../../language-tests/tests/test-passed.ts';
import { monthFaults } from '../profile/calendar-rules.ts';
import { choiceFaults } from '../profile/field-choices.ts';
import {
  certificateFiles,
  findCertificate,
  listCertificatesOf,
  replaceCertificateFiles,
  saveCertificate,
  setWhatCounts,
  type CertificateRow,
} from './certificate-repository.ts';
import { requireUsablePhotos } from './photos.ts';
import { presentState, submit } from './submission.ts';

type Calls = typeof calls.supinterface.certification;
type Form = RequestOf<Calls['addOrEditTranslatorCertificate']>;

/** Of all pairs, the newest first. */
export async function ownTranslatorCertificates(
  context: CallContext,
): Promise<TranslatorCertificate[]> {
  const rows = await listCertificatesOf(context.deps.db, context.personId);
  return Promise.all(rows.map((row) => presentCertificate(row, context)));
}

/**
 * Submits a certificate; one of the same body and pair replaces that before it, unless it is checked
 * or certified. Throws `verificationLocked`, `documentTaken`, `tooManyEntries`, 422 by field.
 */
export async function submitTranslatorCertificate(
  form: Form,
  context: CallContext,
): Promise<TranslatorCertificate> {
  const { deps, personId, now } = context;
  const { body, number, level, sourceLanguage, targetLanguage, issuedMonth } = form;
  const { photoIds: photos } = form;
  const fields = form.whFieldIds ?? [];
  const key = { personId, body, sourceLanguage, targetLanguage };
  const before = await findCertificate(deps.db, key);
  requireNoFaults({
    ...choiceFaults({ body: ['certificateBody', body] }),
    ...provableFaults('whFieldIds', fields, before?.fields),
    ...pairFaults(form),
    ...blankFaults({ number, level }),
    ...monthFaults('issuedMonth', issuedMonth, now),
  });
  const steps = {
    find: (tx: Tx) => findCertificate(tx, key),
    async save(tx: Tx, id: string) {
      const own = await listCertificatesOf(tx, personId);
      if (own.every((row) => row.id !== id) && own.length >= limits.certificates) {
        refuse('tooManyEntries');
      }
      await requireUsablePhotos(tx, { id, field: 'photoIds' }, photos, context);
      await saveCertificate(tx, {
        id,
        person_id: personId,
        status: 'submitted',
        body,
        number: normalizeDocumentNumber(number),
        level: visibleText(level),
        source_language: sourceLanguage,
        target_language: targetLanguage,
        issued_month: issuedMonth,
        fields: [...fields],
        proven_fields: [],
        reason: null,
        submitted_at: now,
        decided_at: null,
        decided_by: null,
        language_test_id: null,
      });
      const left = await replaceCertificateFiles(tx, id, photos);
      await scheduleRemoval(tx, deps.jobs, left, now);
      invalidate(tx, personId, ['LanguageTest']);
    },
  };
  await submit<CertificateRow>('translatorCertificate', steps, context);
  const row = (await findCertificate(deps.db, key)) ?? refuse('notFound');
  return presentCertificate(row, context);
}

export async function presentCertificate(
  row: CertificateRow,
  context: CallContext,
): Promise<TranslatorCertificate> {
  const files = await certificateFiles(context.deps.db, row.id);
  return {
    ...presentState('translatorCertificate', row, context),
    translatorCertificateId: row.id,
    body: row.body,
    number: row.number,
    level: row.level,
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    issuedMonth: row.issued_month,
    ...presentFields(row),
    photos: files.map(presentFile),
  };
}

export function presentFields(row: CertificateRow) {
  return { whFieldIds: row.fields, provenFieldIds: row.proven_fields };
}

/** Faults of fields that a certificate is to prove; `kept` stood there before and may stay. */
export function provableFaults(
  name: string,
  fields: readonly string[],
  kept: readonly string[] = [],
): FieldFaults {
  if (fields.includes(generalField)) return { [name]: fieldTexts.unknownChoice };
  return choiceFaults({ [name]: ['field', fields, kept] });
}

/** From now on the person counts as tested in the pair of this certificate, and in the fields that it proves. */
export async function countAsTest(
  tx: Tx,
  row: CertificateRow,
  provenFields: readonly string[],
  { deps, staffMember, now }: Pick<CallContext, 'deps' | 'staffMember' | 'now'>,
): Promise<void> {
  const body = dictionaryEntry('certificateBody', row.body)?.en ?? row.body;
  const id = randomUUID();
  await insertLanguageTest(tx, {
    id,
    person_id: row.person_id,
    team_member_id: null,
    source_language: row.source_language,
    target_language: row.target_language,
    status: 'passed',
    is_offline: true,
    ended_by: 'offline',
    correct: null,
    question_count: 0,
    score: null,
    note: `${body} · ${row.level}`,
    entered_by: staffMember.staffId,
    started_at: now,
    ends_at: now,
    finished_at: now,
  });
  await setWhatCounts(tx, row.id, { languageTestId: id, provenFields });
  await testPassed(tx, deps.jobs, row.person_id, now);
  invalidate(tx, row.person_id, ['LanguageTest', 'Resume']);
}

/** The certificate counts no more. */
export async function countNoMore(tx: Tx, row: CertificateRow): Promise<void> {
  if (row.language_test_id !== null) await deleteLanguageTest(tx, row.language_test_id);
  await setWhatCounts(tx, row.id, { languageTestId: null, provenFields: [] });
  invalidate(tx, row.person_id, ['LanguageTest', 'Resume']);
}
