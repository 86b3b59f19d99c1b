import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type {
  AppealEventTable,
  AppealEvidenceTable,
  AppealTable,
} from '../database/tables/appeal.ts';

export type Appeal = Selectable<AppealTable>;

export async function insertAppeal(tx: Tx, appeal: Insertable<AppealTable>): Promise<void> {
  await tx.insertInto('appeal').values(appeal).execute();
}

export async function insertAppealEvent(
  tx: Tx,
  event: Insertable<AppealEventTable>,
): Promise<void> {
  await tx.insertInto('appeal_event').values(event).execute();
}

/** `files` with the SHA-256 of their bytes, lower-case hex, in their order. */
export async function insertEvidence(
  tx: Tx,
  evidence: Insertable<AppealEvidenceTable>,
  files: readonly { fileId: string; sha256: string }[],
): Promise<void> {
  await tx.insertInto('appeal_evidence').values(evidence).execute();
  if (files.length === 0) return;
  await tx
    .insertInto('appeal_file')
    .values(
      files.map(({ fileId, sha256 }, position) => ({
        evidence_id: evidence.id,
        file_id: fileId,
        position,
        sha256,
      })),
    )
    .execute();
}

/** Of the order's appeals, newest first. */
export async function appealIdsOf(db: Queryable, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appeal')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
