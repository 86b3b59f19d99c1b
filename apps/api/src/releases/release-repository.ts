import type { Kysely, Selectable } from 'kysely';
import type { Queryable, Schema, Tx } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { ReleaseArchiveTable, ReleaseDocument, ShellInstanceTable } from './release-table.ts';

export type Archive = Pick<Selectable<ReleaseArchiveTable>, 'name' | 'sha256' | 'marks'>;

/** Somebody else changed the registry since it was read. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

export async function readDocument(
  db: Queryable,
): Promise<{ revision: number; document: ReleaseDocument } | undefined> {
  return db.selectFrom('release_registry').select(['revision', 'document']).executeTakeFirst();
}

/** What lies whole in the bucket. */
export async function wholeArchives(db: Queryable) {
  return db
    .selectFrom('release_archive')
    .select(['name', 'sha256', 'marks', 'changed_at'])
    .where('whole', '=', true)
    .orderBy('name')
    .execute();
}

/** Before the first byte goes up, so that whatever may lie in the bucket has a row. */
export async function beginArchive(db: Queryable, archive: Archive, at: Date): Promise<void> {
  await db
    .insertInto('release_archive')
    .values({ ...archive, whole: false, changed_at: at })
    .onConflict((conflict) => conflict.columns(['name', 'sha256']).doUpdateSet({ changed_at: at }))
    .execute();
}

/** It lies there whole, in the place of one of this name before. */
export async function finishArchive(
  db: Kysely<Schema>,
  { name, sha256 }: Archive,
  at: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .updateTable('release_archive')
      .set({ whole: false, changed_at: at })
      .where('name', '=', name)
      .where('sha256', '<>', sha256)
      .where('whole', '=', true)
      .execute();
    const { numUpdatedRows } = await tx
      .updateTable('release_archive')
      .set({ whole: true, changed_at: at })
      .where('name', '=', name)
      .where('sha256', '=', sha256)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`${name} took too long to go up`);
  });
}

/** @throws ChangedMeanwhile where the registry is no longer what it was at `revision`; 0: where there was none */
export async function replaceDocument(
  tx: Tx,
  document: ReleaseDocument,
  revision: number,
): Promise<void> {
  const text = JSON.stringify(document);
  const changed =
    revision === 0
      ? await tx
          .insertInto('release_registry')
          .values({ id: 1, revision: 1, document: text })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await tx
          .updateTable('release_registry')
          .set({ revision: revision + 1, document: text })
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  if (changed === undefined) throw new ChangedMeanwhile();
}

/** Nobody needs these any more: they are swept an hour later. */
export async function dropArchives(db: Queryable, names: readonly string[], at: Date) {
  if (names.length === 0) return;
  await db
    .updateTable('release_archive')
    .set({ whole: false, changed_at: at })
    .where('name', 'in', names)
    .where('whole', '=', true)
    .execute();
}

/** Builds of the shell that nobody served since `before`. */
export async function dropOldShells(db: Queryable, before: Date, at: Date): Promise<void> {
  await db
    .updateTable('release_archive')
    .set({ whole: false, changed_at: at })
    .where('name', 'like', 'shell/%')
    .where('whole', '=', true)
    .where('changed_at', '<', before)
    .execute();
  await db.deleteFrom('shell_instance').where('noted_at', '<', before).execute();
}

/** One that was left behind, which nobody else sweeps or sends anew until the transaction ends. */
export async function lockLeftBehind(tx: Tx, before: Date): Promise<Archive | undefined> {
  return tx
    .selectFrom('release_archive')
    .select(['name', 'sha256', 'marks'])
    .where('whole', '=', false)
    .where('changed_at', '<', before)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function forgetArchive(tx: Tx, { name, sha256 }: Archive): Promise<void> {
  await tx
    .deleteFrom('release_archive')
    .where('name', '=', name)
    .where('sha256', '=', sha256)
    .execute();
}

/** Keeps a build of the shell from growing old. False where it does not lie in the bucket. */
export async function touchArchive(db: Queryable, name: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('release_archive')
    .set({ changed_at: at })
    .where('name', '=', name)
    .where('whole', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteShell(
  db: Queryable,
  instance: Selectable<ShellInstanceTable>,
): Promise<void> {
  const { id: _, ...others } = instance;
  await db
    .insertInto('shell_instance')
    .values(instance)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(others))
    .execute();
}

export async function forgetShell(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('shell_instance').where('id', '=', id).execute();
}

export async function notedShells(db: Queryable): Promise<Selectable<ShellInstanceTable>[]> {
  return db.selectFrom('shell_instance').selectAll().execute();
}
