import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';
import type { TranslatorCertificateTable } from './certification-table.ts';

export type CertificateRow = Selectable<TranslatorCertificateTable>;

/** The newest first. */
export function listCertificatesOf(db: Queryable, personId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('translator_certificate')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findCertificateById(
  db: Queryable,
  id: string,
): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('translator_certificate')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The person's one of this body in this pair. */
export function findCertificate(
  db: Queryable,
  key: { personId: string; body: string; sourceLanguage: string; targetLanguage: string },
): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('translator_certificate')
    .selectAll()
    .where('person_id', '=', key.personId)
    .where('body', '=', key.body)
    .where('source_language', '=', key.sourceLanguage)
    .where('target_language', '=', key.targetLanguage)
    .executeTakeFirst();
}

/** As `saveRealName`; 23505 is about the certificate's number. */
export async function saveCertificate(
  tx: Tx,
  row: Insertable<TranslatorCertificateTable>,
): Promise<void> {
  const { id: _id, person_id: _personId, ...content } = row;
  await tx
    .insertInto('translator_certificate')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'body', 'source_language', 'target_language'])
        .doUpdateSet({ ...content, version: sql<number>`translator_certificate.version + 1` }),
    )
    .execute();
}

/** The result that it counts as, and the fields that it proves; null and none when it counts no more. */
export async function setWhatCounts(
  tx: Tx,
  id: string,
  counts: { languageTestId: string | null; provenFields: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('translator_certificate')
    .set({ language_test_id: counts.languageTestId, proven_fields: [...counts.provenFields] })
    .where('id', '=', id)
    .execute();
}

/** Scans in their order. */
export function certificateFiles(db: Queryable, id: string): Promise<StoredFile[]> {
  return db
    .selectFrom('translator_certificate_file as scan')
    .innerJoin('file', 'file.id', 'scan.file_id')
    .selectAll('file')
    .where('certificate_id', '=', id)
    .orderBy('position')
    .execute();
}

/** Gives a certificate these scans; answers the ids of those that it had before and has no more. */
export async function replaceCertificateFiles(
  tx: Tx,
  id: string,
  fileIds: readonly string[],
): Promise<string[]> {
  const before = await tx
    .deleteFrom('translator_certificate_file')
    .where('certificate_id', '=', id)
    .returning('file_id')
    .execute();
  await tx
    .insertInto('translator_certificate_file')
    .values(fileIds.map((file_id, position) => ({ file_id, position, certificate_id: id })))
    .execute();
  const left = before.map(({ file_id }) => file_id).filter((fileId) => !fileIds.includes(fileId));
  if (left.length > 0) await tx.deleteFrom('file').where('id', 'in', left).execute();
  return left;
}

/** The certificate that a scan belongs to. */
export async function certificateOfFile(
  db: Queryable,
  fileId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('translator_certificate_file')
    .select('certificate_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.certificate_id;
}
