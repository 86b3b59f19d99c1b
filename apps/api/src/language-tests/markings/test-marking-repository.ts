import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { TestMarkingTable } from './test-marking-table.ts';

/** A marking with the text and the translation that it is about. */
export type TestMarkingRecord = Selectable<TestMarkingTable> & {
  text_title: string | null;
  text: string | null;
  instructions: string | null;
  translation: string | null;
};

/** A number that no marking had before. */
export async function nextMarkingNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select nextval('test_marking_number') as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

export async function insertTestMarking(tx: Tx, row: Insertable<TestMarkingTable>): Promise<void> {
  await tx.insertInto('test_marking').values(row).execute();
}

export async function updateTestMarking(
  tx: Tx,
  id: string,
  changes: Updateable<TestMarkingTable>,
): Promise<void> {
  await tx.updateTable('test_marking').set(changes).where('id', '=', id).execute();
}

/** With `supplierId` only if it is theirs. */
export function findTestMarking(
  db: Queryable,
  id: string,
  supplierId?: string,
): Promise<TestMarkingRecord | undefined> {
  return markings(db)
    .where('test_marking.id', '=', id)
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
    .executeTakeFirst();
}

/** What a supplier is asked to mark first, then what they marked, the newest first. */
export async function listTestMarkings(
  db: Queryable,
  supplierId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const { total } = await db
    .selectFrom('test_marking')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  const list = await markings(db)
    .where('supplier_id', '=', supplierId)
    .orderBy(sql`test_marking.status = 'asked'`, 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('test_marking.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** Everybody who was asked to mark the translation of a request, in that order, by name. */
export function markingsOfRequest(db: Queryable, testRequestId: string) {
  return db
    .selectFrom('test_marking')
    .innerJoin('person', 'person.id', 'supplier_id')
    .selectAll('test_marking')
    .select('person.name as supplier_name')
    .where('test_request_id', '=', testRequestId)
    .orderBy('asked_at')
    .orderBy('number')
    .execute();
}

/** What a person was asked to mark, for their own export: the text and whose it was are not theirs. */
export function testMarkingData(db: Queryable, supplierId: string) {
  return db
    .selectFrom('test_marking')
    .select([
      'number',
      'source_language',
      'target_language',
      'status',
      'fee',
      'asked_at',
      'due_at',
      'marks',
      'points',
      'remark',
      'closed_at',
    ])
    .where('supplier_id', '=', supplierId)
    .orderBy('asked_at')
    .orderBy('number')
    .execute();
}

/** Ends what somebody whose account goes was asked to mark; answers the requests that lack a marker now. */
export async function dropMarkingsBy(tx: Tx, supplierId: string, now: Date): Promise<string[]> {
  const dropped = await tx
    .updateTable('test_marking')
    .set({ status: 'dropped', closed_at: now })
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'asked')
    .returning('test_request_id')
    .execute();
  return dropped.flatMap(({ test_request_id: id }) => id ?? []);
}

/** Ends the marking of what somebody translated whose account goes, and removes what was said about it. */
export async function forgetMarkingsOf(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('test_marking')
    .set({
      remark: '',
      status: sql`case when status = 'asked' then 'dropped' else status end`,
      closed_at: sql`coalesce(closed_at, ${now})`,
    })
    .where('test_request_id', 'in', (eb) =>
      eb.selectFrom('test_request').select('id').where('person_id', '=', personId),
    )
    .execute();
}

function markings(db: Queryable) {
  return db
    .selectFrom('test_marking')
    .leftJoin('test_request', 'test_request.id', 'test_request_id')
    .leftJoin('sample_text', 'sample_text.id', 'test_request.sample_text_id')
    .selectAll('test_marking')
    .select([
      'sample_text.title as text_title',
      'sample_text.text as text',
      'sample_text.instructions as instructions',
      'test_request.translation as translation',
    ]);
}
