import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/api/src/database/pool.ts';
import { datesOf, generatePostings } from '../../apps/api/src/seed/index.ts';
import { searchNames } from '../../apps/api/src/services/postings/search-names.ts';
import type { NewPosting } from '../../apps/api/src/repositories/posting-repository.ts';

const batch = 500;

type Generated = ReturnType<typeof generatePostings> extends Iterable<infer Row> ? Row : never;

function rowOf(posting: Generated, ownerId: string, now: Date): NewPosting {
  const { publishedAt, deadlineAt, startAt, dueAt } = datesOf(posting, now);
  const named = {
    project_type: posting.type,
    field: posting.field,
    source_language: posting.sourceLanguage,
    target_language: posting.targetLanguage,
    region: posting.region,
  };
  return {
    ...named,
    id: randomUUID(),
    owner_id: ownerId,
    name: posting.title,
    company_name: posting.companyName,
    status: deadlineAt <= now ? 'finished' : 'recruiting',
    salary: posting.unitPrice,
    currency: posting.currency,
    unit: posting.unit,
    workload: posting.workload,
    published_at: publishedAt,
    deadline: deadlineAt,
    start_at: startAt,
    due_at: dueAt,
    zone: posting.zone,
    remarks: posting.remarks,
    delivery_instructions: posting.deliveryInstructions,
    contact_name: posting.contactName,
    contact_phone: posting.contactPhone,
    search_names: searchNames(named),
  };
}

/** Fills the job hall; the same postings for the same count every time. */
export async function insertGeneratedPostings(databaseUrl: string, count: number): Promise<void> {
  const { db } = openDatabase(databaseUrl, 4, (error) => console.error(error.message));
  const now = new Date();
  const ownerId = randomUUID();
  await db
    .insertInto('person')
    .values({
      id: ownerId,
      email: 'owner@bench.example',
      name: 'Owner',
      own_invitation_code: ownerId,
      created_at: now,
    })
    .execute();
  let rows: NewPosting[] = [];
  const flush = async () => {
    if (rows.length > 0) await db.insertInto('posting').values(rows).execute();
    rows = [];
  };
  for (const posting of generatePostings(count, 1)) {
    rows.push(rowOf(posting, ownerId, now));
    if (rows.length === batch) await flush();
  }
  await flush();
  await sql`analyze posting`.execute(db);
  await db.destroy();
}
