import { sql, type Insertable, type Selectable } from 'kysely';
import type { LanguageTestEnd, LanguageTestStatus } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { LanguageTestTable } from './language-test-table.ts';
import type { Pair } from './passed-test-repository.ts';

export type LanguageTest = Omit<Selectable<LanguageTestTable>, 'entered_by'> & {
  team_member_name: string | null;
  /** The one that counts as this test. */
  certificate: { body: string; level: string } | null;
};

/** Who is tested: the person, or a member of their team. */
export interface Tested {
  personId: string;
  teamMemberId: string | null;
}

/** A question of a test; `optionOrder` maps the shown position to the bank's. */
export interface DrawnQuestion {
  questionId: string;
  optionOrder: readonly number[];
}

/** An answer as the tested person gives it: `chosen` is the shown position. */
export interface GivenAnswer {
  place: number;
  chosen: number;
}

const columns = [
  'language_test.id',
  'language_test.person_id',
  'team_member_id',
  'source_language',
  'target_language',
  'status',
  'is_offline',
  'ended_by',
  'page_switches',
  'correct',
  'question_count',
  'score',
  'note',
  'started_at',
  'ends_at',
  'finished_at',
] as const;

export async function insertLanguageTest(
  tx: Tx,
  test: Insertable<LanguageTestTable>,
): Promise<void> {
  await tx.insertInto('language_test').values(test).execute();
}

/** A result that never should have counted: nothing of it is left in the history. */
export async function deleteLanguageTest(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('language_test').where('id', '=', id).execute();
}

/** Places count from 1 in the order given. */
export async function insertDrawn(
  tx: Tx,
  testId: string,
  drawn: readonly DrawnQuestion[],
): Promise<void> {
  const rows = drawn.map(({ questionId, optionOrder }, index) => ({
    test_id: testId,
    place: index + 1,
    question_id: questionId,
    option_order: [...optionOrder],
    chosen: null,
    correct: null,
  }));
  await tx.insertInto('test_answer').values(rows).execute();
}

export function findLanguageTest(db: Queryable, id: string): Promise<LanguageTest | undefined> {
  return tests(db).where('language_test.id', '=', id).executeTakeFirst();
}

/** The one test that runs, of the person or of a member of their team. */
export function runningTest(db: Queryable, personId: string): Promise<LanguageTest | undefined> {
  return tests(db)
    .where('language_test.person_id', '=', personId)
    .where(sql<boolean>`status = 'running'`)
    .executeTakeFirst();
}

/** Locked until the end of the transaction; with `personId` only if it is theirs. */
export async function lockLanguageTest(
  tx: Tx,
  id: string,
  personId?: string,
): Promise<LanguageTest | undefined> {
  let lock = tx.selectFrom('language_test').select('id').where('id', '=', id).forUpdate();
  if (personId !== undefined) lock = lock.where('person_id', '=', personId);
  // Read after the lock is held: what a rival wrote meanwhile is then seen.
  return (await lock.executeTakeFirst()) ? findLanguageTest(tx, id) : undefined;
}

/** Ids of the questions in the newest test of this pair that the tested person was given. */
export async function lastDrawn(
  db: Queryable,
  tested: Tested,
  pair: Pair,
): Promise<readonly string[]> {
  const last = of(db, tested)
    .select('id')
    .where('source_language', '=', pair.sourceLanguage)
    .where('target_language', '=', pair.targetLanguage)
    .where('is_offline', '=', false)
    .orderBy('started_at', 'desc')
    .limit(1);
  const rows = await db
    .selectFrom('test_answer')
    .select('question_id')
    .where('test_id', 'in', last)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/** What the tested person is shown; `chosen` and `options` are in the bank's order. */
export function drawnQuestions(db: Queryable, testId: string) {
  return db
    .selectFrom('test_answer')
    .innerJoin('question', 'question.id', 'test_answer.question_id')
    .select(['place', 'prompt', 'passage', 'options', 'option_order', 'chosen'])
    .where('test_id', '=', testId)
    .orderBy('place')
    .execute();
}

/** Keeps one answer per place; `answers` names each place once. */
export async function keepAnswers(
  tx: Tx,
  testId: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  const places = answers.map(({ place }) => place);
  const chosen = answers.map((answer) => answer.chosen);
  await sql`
    update test_answer set chosen = option_order[given.chosen + 1]
    from unnest(${places}::int[], ${chosen}::int[]) as given (place, chosen)
    where test_id = ${testId} and test_answer.place = given.place`.execute(tx);
}

/** Compares every answer with the bank and answers how many are right; an open one is wrong. */
export async function judgeAnswers(tx: Tx, testId: string): Promise<number> {
  const { rows } = await sql<{ correct: boolean }>`
    update test_answer set correct = coalesce(chosen = question.answer, false)
    from question
    where test_id = ${testId} and question.id = test_answer.question_id
    returning correct`.execute(tx);
  return rows.filter(({ correct }) => correct).length;
}

export async function finishLanguageTest(
  tx: Tx,
  id: string,
  end: {
    status: LanguageTestStatus;
    ended_by: LanguageTestEnd;
    correct: number;
    score: number;
    finished_at: Date;
  },
): Promise<void> {
  await tx.updateTable('language_test').set(end).where('id', '=', id).execute();
}

/** Answers how often the page was left with this time. */
export async function countPageSwitch(tx: Tx, id: string): Promise<number> {
  const { page_switches } = await tx
    .updateTable('language_test')
    .set((eb) => ({ page_switches: eb('page_switches', '+', 1) }))
    .where('id', '=', id)
    .returning('page_switches')
    .executeTakeFirstOrThrow();
  return page_switches;
}

/** Tests of who is tested, the newest first; the running one is not among them. */
export function finishedTests(
  db: Queryable,
  { personId, teamMemberId }: Tested,
): Promise<LanguageTest[]> {
  return newestFirst(tests(db))
    .where('language_test.person_id', '=', personId)
    .where('team_member_id', teamMemberId === null ? 'is' : '=', teamMemberId)
    .where('status', '<>', 'running')
    .execute();
}

/** Online tests that failed, of the person and of everybody who is or was in their team. */
export function failedTests(
  db: Queryable,
  personId: string,
): Promise<Pick<LanguageTest, 'source_language' | 'target_language' | 'finished_at'>[]> {
  return db
    .selectFrom('language_test')
    .select(['source_language', 'target_language', 'finished_at'])
    .where('person_id', '=', personId)
    .where('status', '=', 'failed')
    .where('is_offline', '=', false)
    .execute();
}

/** Every test of a team's members, the newest first. */
export function testsOfMembers(db: Queryable, personId: string): Promise<LanguageTest[]> {
  return newestFirst(tests(db))
    .where('language_test.person_id', '=', personId)
    .where('team_member_id', 'is not', null)
    .execute();
}

/** Of the person and the whole team, or of one member; the newest first. */
export async function listLanguageTests(
  db: Queryable,
  { personId, teamMemberId }: { personId: string; teamMemberId?: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: LanguageTest[] }> {
  const all = db
    .selectFrom('language_test')
    .where('person_id', '=', personId)
    .$if(teamMemberId !== undefined, (query) =>
      query.where('team_member_id', '=', teamMemberId ?? null),
    );
  const { total } = await all
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = all
    .select('id')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  const list = await newestFirst(tests(db)).where('language_test.id', 'in', page).execute();
  return { total, list };
}

/** Results that staff entered, the newest first, with who entered them. */
export async function listOfflineTests(
  db: Queryable,
  search: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const found = tests(db)
    .innerJoin('person', 'person.id', 'language_test.person_id')
    .where('is_offline', '=', true)
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(person.name || ' ' || coalesce(team_member.name, '')), lower(${search})) > 0`,
      ),
    );
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await newestFirst(found)
    .leftJoin('staff', 'staff.id', 'entered_by')
    .select(['person.name as person_name', 'staff.name as staff_name'])
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

const certificate = sql<LanguageTest['certificate']>`(
  select jsonb_build_object('body', body, 'level', level) from translator_certificate
  where translator_certificate.language_test_id = language_test.id)`;

function tests(db: Queryable) {
  return db
    .selectFrom('language_test')
    .leftJoin('team_member', 'team_member.id', 'team_member_id')
    .select(columns)
    .select(['team_member.name as team_member_name', certificate.as('certificate')]);
}

function of(db: Queryable, { personId, teamMemberId }: Tested) {
  return db
    .selectFrom('language_test')
    .where('person_id', '=', personId)
    .where('team_member_id', teamMemberId === null ? 'is' : '=', teamMemberId);
}

function newestFirst<Query extends ReturnType<typeof tests>>(query: Query): Query {
  return query.orderBy('started_at', 'desc').orderBy('language_test.id', 'desc') as Query;
}
