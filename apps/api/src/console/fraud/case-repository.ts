import { randomUUID } from 'node:crypto';
import type { FraudState } from '@tolk/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { FraudCaseTable, FraudSignTable } from './fraud-table.ts';
import type { FoundSign } from './sign-repository.ts';
import { forgetHits } from './text-hit-repository.ts';

export type FraudCaseRecord = Selectable<FraudCaseTable> & { decided_by_name: string | null };
export type SignRecord = Selectable<FraudSignTable>;

/** Of two runs at once one waits for the other. */
export async function lockGathering(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('fraud', 0))`.execute(tx);
}

/** With the state of its case, and when that was decided. */
export function findSign(
  db: Queryable,
  { kind, key }: Pick<FoundSign, 'kind' | 'key'>,
): Promise<(SignRecord & Pick<FraudCaseRecord, 'state' | 'decided_at'>) | undefined> {
  return db
    .selectFrom('fraud_sign')
    .innerJoin('fraud_case', 'fraud_case.id', 'case_id')
    .selectAll('fraud_sign')
    .select(['state', 'decided_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Cases about one of these people that are not decided for good, the oldest first. */
export async function casesWith(tx: Tx, persons: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from fraud_case
    where state in ('open', 'watched') and exists (
      select from fraud_case_member where case_id = fraud_case.id
        and person_id = any(${[...persons]}::uuid[])
    )
    order by found_at, id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function insertCase(tx: Tx, at: Date): Promise<string> {
  const id = randomUUID();
  const undecided = { decided_by: null, decided_at: null, words: '' };
  await tx
    .insertInto('fraud_case')
    .values({ id, state: 'open', found_at: at, ...undecided })
    .execute();
  return id;
}

/** The signs and people of other cases become those of this one. */
export async function mergeInto(tx: Tx, id: string, others: readonly string[]): Promise<void> {
  if (others.length === 0) return;
  const ids = [...others];
  await tx.updateTable('fraud_sign').set({ case_id: id }).where('case_id', 'in', ids).execute();
  await sql`
    insert into fraud_case_member (case_id, person_id)
    select distinct ${id}::uuid, person_id from fraud_case_member where case_id = any(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('fraud_case').where('id', 'in', ids).execute();
}

/** Adds a sign and its people to a case, which then waits again. */
export async function addSign(tx: Tx, caseId: string, sign: FoundSign, at: Date): Promise<void> {
  const { kind, key, persons } = sign;
  const found = { persons, ...told(sign), case_id: caseId, found_at: at };
  await tx
    .insertInto('fraud_sign')
    .values({ kind, key, ...found })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(found))
    .execute();
  await tx
    .insertInto('fraud_case_member')
    .values(sign.persons.map((person_id) => ({ case_id: caseId, person_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const waiting = { state: 'open' as const, found_at: at };
  await tx.updateTable('fraud_case').set(waiting).where('id', '=', caseId).execute();
}

/** Further texts of a sign whose case waits already. */
export async function refreshEvidence(tx: Tx, sign: FoundSign): Promise<void> {
  await tx
    .updateTable('fraud_sign')
    .set(told(sign))
    .where('kind', '=', sign.kind)
    .where('key', '=', sign.key)
    .execute();
}

/** Excerpts leave a case when their texts are too old to count, as the hits do. */
export async function forgetEvidenceBefore(db: Queryable, before: Date): Promise<void> {
  await dropEvidence(db, sql`text ->> 'at' < ${before.toISOString()}`);
}

/** Takes the texts of which this holds out of every sign; the others stay in their order. */
async function dropEvidence(db: Queryable, goes: RawBuilder<unknown>): Promise<void> {
  await sql`
    update fraud_sign set evidence = (
      select coalesce(jsonb_agg(text order by place), '[]')
      from jsonb_array_elements(evidence) with ordinality as one (text, place) where not (${goes})
    )
    where exists (select from jsonb_array_elements(evidence) as text where ${goes})`.execute(db);
}

const told = ({ facts, evidence = [] }: FoundSign) => ({
  facts: JSON.stringify(facts),
  evidence: JSON.stringify(evidence),
});

/** What waits the longest waiting first, all else what was decided last. */
export async function listCases(
  db: Queryable,
  state: FraudState,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: FraudCaseRecord[] }> {
  const { total } = await db
    .selectFrom('fraud_case')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  const rows = cases(db).where('state', '=', state);
  const ordered = state === 'open' ? rows.orderBy('found_at') : rows.orderBy('decided_at', 'desc');
  const list = await ordered.orderBy('fraud_case.id').limit(limit).offset(offset).execute();
  return { total, list };
}

export function findCase(db: Queryable, id: string): Promise<FraudCaseRecord | undefined> {
  return cases(db).where('fraud_case.id', '=', id).executeTakeFirst();
}

function cases(db: Queryable) {
  return db
    .selectFrom('fraud_case')
    .leftJoin('staff', 'staff.id', 'decided_by')
    .selectAll('fraud_case')
    .select('staff.name as decided_by_name');
}

/** Of two decisions at once one finds that it is decided. */
export async function decideCase(
  tx: Tx,
  id: string,
  decision: Pick<FraudCaseRecord, 'state' | 'decided_by' | 'decided_at' | 'words'>,
): Promise<boolean> {
  const decided = await tx
    .updateTable('fraud_case')
    .set(decision)
    .where('id', '=', id)
    .where('state', 'in', ['open', 'watched'])
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Who belongs to these cases, by name. */
export function membersOfCases(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('fraud_case_member as member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .select(['case_id', 'person_id', 'name', 'created_at', 'blocked_at', 'deleted_at'])
    .where('case_id', 'in', [...ids])
    .orderBy('name')
    .orderBy('person_id')
    .execute();
}

/** The newest first. */
export function signsOfCases(db: Queryable, ids: readonly string[]): Promise<SignRecord[]> {
  return db
    .selectFrom('fraud_sign')
    .selectAll()
    .where('case_id', 'in', [...ids])
    .orderBy('found_at', 'desc')
    .orderBy('kind')
    .orderBy('key')
    .execute();
}

/** Of a deleted account stays that there was one; what could tell whose it was goes. */
export async function forgetFacts(tx: Tx, personId: string): Promise<void> {
  await sql`update fraud_sign set facts = '{}', evidence = '[]'
    where ${personId}::uuid = any(persons)`.execute(tx);
  await dropEvidence(tx, sql`text ->> 'toId' = ${personId}`);
  await forgetHits(tx, personId);
}
