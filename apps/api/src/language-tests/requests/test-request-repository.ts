import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { openTestRequests, testRequestsInBox, type Marks, type TestRequestBox } from '@tolk/domain';
import { containing } from '../../database/search-pattern.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { Tested } from '../tests/language-test-repository.ts';
import type { Pair } from '../tests/passed-test-repository.ts';
import type { TestRequestTable } from './test-request-table.ts';

/** A request with the names and the text that belong to it. */
export type TestRequestRecord = Selectable<TestRequestTable> & {
  person_name: string;
  team_member_name: string | null;
  staff_name: string | null;
  text_title: string | null;
  text: string | null;
  instructions: string | null;
  sheets: Sheet[];
};

/** What one of the suppliers who marked it found. */
interface Sheet {
  marks: Marks;
  points: number;
  remark: string;
}

export async function insertTestRequest(tx: Tx, row: Insertable<TestRequestTable>): Promise<void> {
  await tx.insertInto('test_request').values(row).execute();
}

export async function updateTestRequest(
  tx: Tx,
  id: string,
  changes: Updateable<TestRequestTable>,
): Promise<void> {
  await tx.updateTable('test_request').set(changes).where('id', '=', id).execute();
}

/** With `personId` only if it is theirs. */
export function findTestRequest(
  db: Queryable,
  id: string,
  personId?: string,
): Promise<TestRequestRecord | undefined> {
  return requests(db)
    .where('test_request.id', '=', id)
    .$if(personId !== undefined, (query) =>
      query.where('test_request.person_id', '=', personId ?? ''),
    )
    .executeTakeFirst();
}

/** Locked until the end of the transaction; with `personId` only if it is theirs. */
export async function lockTestRequest(
  tx: Tx,
  id: string,
  personId?: string,
): Promise<TestRequestRecord | undefined> {
  let lock = tx.selectFrom('test_request').select('id').where('id', '=', id).forUpdate();
  if (personId !== undefined) lock = lock.where('person_id', '=', personId);
  // Read after the lock is held: what a rival wrote meanwhile is then seen.
  return (await lock.executeTakeFirst()) ? findTestRequest(tx, id) : undefined;
}

/** In the order of their numbers, which says nothing of who wrote them. */
const sheetsOfRequest = sql<Sheet[]>`(select coalesce(json_agg(json_build_object(
    'marks', sheet.marks, 'points', sheet.points, 'remark', sheet.remark
  ) order by sheet.number), '[]')
  from test_marking as sheet
  where sheet.test_request_id = test_request.id and sheet.status = 'marked')`;

/** The newest one of who is tested in this pair. */
export function newestTestRequest(
  db: Queryable,
  { personId, teamMemberId }: Tested,
  pair: Pair,
): Promise<TestRequestRecord | undefined> {
  return requests(db)
    .where('test_request.person_id', '=', personId)
    .where('team_member_id', teamMemberId === null ? 'is' : '=', teamMemberId)
    .where('test_request.source_language', '=', pair.sourceLanguage)
    .where('target_language', '=', pair.targetLanguage)
    .orderBy('requested_at', 'desc')
    .orderBy('test_request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Of the account, no matter who is tested. */
export async function countOpenTestRequests(db: Queryable, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('test_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('status', 'in', [...openTestRequests])
    .executeTakeFirstOrThrow();
  return count;
}

export async function listOwnTestRequests(
  db: Queryable,
  personId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const { total } = await db
    .selectFrom('test_request')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  const list = await requests(db)
    .where('test_request.person_id', '=', personId)
    .orderBy('requested_at', 'desc')
    .orderBy('test_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** What was promised soonest first, then what is due soonest, then what was closed last. */
export async function listTestRequests(
  db: Queryable,
  { box, search }: { box: TestRequestBox; search: string },
  { limit, offset }: { limit: number; offset: number },
) {
  const found = requests(db)
    .where('status', 'in', [...testRequestsInBox[box]])
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(person.name || ' ' || coalesce(team_member.name, '')) ilike ${containing(search)}`,
      ),
    );
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await found
    .orderBy('promised_at')
    .orderBy('closed_at', 'desc')
    .orderBy('due_at')
    .orderBy('test_request.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** What a person asked for and handed in, for their own export; the texts stay with the reviewers. */
export function testRequestData(db: Queryable, personId: string) {
  return db
    .selectFrom('test_request')
    .leftJoin('team_member', 'team_member.id', 'team_member_id')
    .leftJoin('sample_text', 'sample_text.id', 'sample_text_id')
    .select([
      'test_request.source_language',
      'target_language',
      'team_member.name as team_member',
      'status',
      'marked_by',
      'note',
      'requested_at',
      'sample_text.title as text_title',
      'given_at',
      'due_at',
      'translation',
      'handed_in_at',
      'marks',
      'points',
      'remark',
      sheetsOfRequest.as('sheets'),
      'closed_at',
    ])
    .where('test_request.person_id', '=', personId)
    .orderBy('requested_at')
    .orderBy('test_request.id')
    .execute();
}

export async function deleteTestRequestsOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('test_request').where('person_id', '=', personId).execute();
}

function requests(db: Queryable) {
  return db
    .selectFrom('test_request')
    .innerJoin('person', 'person.id', 'test_request.person_id')
    .leftJoin('team_member', 'team_member.id', 'team_member_id')
    .leftJoin('staff', 'staff.id', 'handled_by')
    .leftJoin('sample_text', 'sample_text.id', 'sample_text_id')
    .selectAll('test_request')
    .select([
      'person.name as person_name',
      'team_member.name as team_member_name',
      'staff.name as staff_name',
      'sample_text.title as text_title',
      'sample_text.text as text',
      'sample_text.instructions as instructions',
      sheetsOfRequest.as('sheets'),
    ]);
}
