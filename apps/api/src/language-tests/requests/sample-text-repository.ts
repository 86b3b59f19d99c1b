import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { SampleTextTable } from './test-request-table.ts';

export type SampleText = Awaited<ReturnType<typeof sampleTextsFor>>[number];

export async function insertSampleText(tx: Tx, row: Insertable<SampleTextTable>): Promise<void> {
  await tx.insertInto('sample_text').values(row).execute();
}

export function findSampleText(db: Queryable, id: string): Promise<SampleText | undefined> {
  return texts(db).where('id', '=', id).executeTakeFirst();
}

/** False when there is no such text. */
export async function setTextRetired(tx: Tx, id: string, retired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sample_text')
    .set({ retired })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many are in use in a language; nobody adds one to it before this transaction ends. */
export async function countTextsInUse(tx: Tx, sourceLanguage: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sample_text ${sourceLanguage}`}))`.execute(tx);
  const { count } = await tx
    .selectFrom('sample_text')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source_language', '=', sourceLanguage)
    .where('retired', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listSampleTexts(
  db: Queryable,
  sourceLanguage: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const { total } = await db
    .selectFrom('sample_text')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(sourceLanguage !== undefined, (query) =>
      query.where('source_language', '=', sourceLanguage ?? ''),
    )
    .executeTakeFirstOrThrow();
  const list = await texts(db)
    .$if(sourceLanguage !== undefined, (query) =>
      query.where('source_language', '=', sourceLanguage ?? ''),
    )
    .orderBy('retired')
    .orderBy('source_language')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** In use, in this language, never given to this account nor marked by it; those given least often first. */
export function sampleTextsFor(db: Queryable, personId: string, sourceLanguage: string) {
  return texts(db)
    .where('source_language', '=', sourceLanguage)
    .where('retired', '=', false)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('test_request')
        .select('sample_text_id')
        .where('person_id', '=', personId)
        .where('sample_text_id', 'is not', null)
        .$castTo<{ sample_text_id: string }>(),
    )
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('test_marking')
        .innerJoin('test_request', 'test_request.id', 'test_request_id')
        .select('sample_text_id')
        .where('supplier_id', '=', personId)
        .where('sample_text_id', 'is not', null)
        .$castTo<{ sample_text_id: string }>(),
    )
    .orderBy('given')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function texts(db: Queryable) {
  return db
    .selectFrom('sample_text')
    .selectAll('sample_text')
    .select(
      sql<number>`(select count(*) from test_request where sample_text_id = sample_text.id)`.as(
        'given',
      ),
    );
}
