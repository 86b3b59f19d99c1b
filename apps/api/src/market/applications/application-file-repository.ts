import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';

export async function insertApplicationFiles(
  tx: Tx,
  applicationId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({
    application_id: applicationId,
    file_id,
    position,
  }));
  await tx.insertInto('application_file').values(rows).execute();
}

/** Answers the ids of those that are no longer among them. */
export async function replaceApplicationFiles(
  tx: Tx,
  applicationId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  const before = await tx
    .deleteFrom('application_file')
    .where('application_id', '=', applicationId)
    .returning('file_id')
    .execute();
  await insertApplicationFiles(tx, applicationId, fileIds);
  return before.flatMap(({ file_id }) => (fileIds.includes(file_id) ? [] : [file_id]));
}

/** The files that came with these applications, by its id, in their order. */
export async function applicationFiles(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFile[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('application_file')
    .innerJoin('file', 'file.id', 'application_file.file_id')
    .selectAll('file')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ application_id }) => application_id);
}

/** Whether the file came along with an application that the person received and that still stands. */
export async function isReceivedApplicationFile(
  db: Queryable,
  clientId: string,
  fileId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('application_file')
    .innerJoin('application', 'application.id', 'application_file.application_id')
    .select(sql`1`.as('one'))
    .where('file_id', '=', fileId)
    .where('client_id', '=', clientId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirst();
  return found !== undefined;
}

/** Of applications that no order keeps. */
export async function forgetApplicationFiles(tx: Tx, supplierId: string): Promise<void> {
  await tx
    .deleteFrom('application_file')
    .where('application_id', 'in', (eb) =>
      eb
        .selectFrom('application')
        .select('application.id')
        .where('supplier_id', '=', supplierId)
        .where('status', '<>', 'ordered'),
    )
    .execute();
}
