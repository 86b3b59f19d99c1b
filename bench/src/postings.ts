import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { openDatabase, searchNames, type Schema, type NewPosting } from '@tolk/api/measured';
import { datesOf, generatePostings } from '@tolk/demo-data';

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
    interpretation_mode: posting.interpretationMode,
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
    job_level: posting.level,
    search_names: searchNames(named),
  };
}

/** Fills the job hall; the same postings for the same count every time. */
export async function insertGeneratedPostings(databaseUrl: string, count: number): Promise<void> {
  const { db } = openDatabase(databaseUrl, { size: 4 }, (error) => console.error(error.message));
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

/**
 * Makes the postings `times` as many: copies that differ in id, times and pay. Search columns are
 * copied instead of computed, and indexes built at the end, so that a million take minutes.
 */
export async function multiplyPostings(databaseUrl: string, times: number): Promise<void> {
  const { db } = openDatabase(databaseUrl, { size: 4 }, (error) => console.error(error.message));
  const indexes = await indexesOfPosting(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`alter table posting alter bigrams drop expression, alter words drop expression`.execute(
    db,
  );
  await sql`
    insert into posting (id, owner_id, name, company_name, project_type, status, field,
      source_language, target_language, salary, currency, unit, workload, published_at, deadline,
      start_at, due_at, zone, remarks, delivery_instructions, contact_name, contact_phone, region,
      interpretation_mode, job_level, search_names, bigrams, words)
    select gen_random_uuid(), owner_id, name, company_name, project_type, status, field,
      source_language, target_language, salary + (random() * 1000)::int, currency, unit, workload,
      published_at - random() * interval '20 days', deadline + random() * interval '20 days',
      start_at, due_at, zone, remarks, delivery_instructions, contact_name, contact_phone, region,
      interpretation_mode, job_level, search_names, bigrams, words
    from posting, generate_series(2, ${times}::int)`.execute(db);
  await computeSearchColumns(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`vacuum analyze posting`.execute(db);
  await db.destroy();
}

/** The product publishes demo postings when it starts: their search columns are computed as before. */
async function computeSearchColumns(db: Kysely<Schema>): Promise<void> {
  const text = sql`concat_ws(' ', new.name, new.company_name, new.remarks, new.search_names)`;
  await sql`
    create function compute_search() returns trigger language plpgsql as $$
    begin
      new.bigrams := search_bigrams(${text});
      new.words := search_words(${text});
      return new;
    end $$`.execute(db);
  await sql`
    create trigger posting_search before insert or update on posting
    for each row execute function compute_search()`.execute(db);
}

/** All but those of constraints. */
async function indexesOfPosting(
  db: Kysely<Schema>,
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'posting'
      and not exists (select from pg_constraint where conname = indexname)`.execute(db);
  return rows;
}
