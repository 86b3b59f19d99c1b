import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { QuestionTable } from './question-table.ts';
import type { Pair } from '../tests/passed-test-repository.ts';
import type { QuestionText } from './question-text.ts';

/** A question of the bank, as far as it tells whether another one is the same, with the same answer. */
export type KnownQuestion = Omit<QuestionText, 'skill'> & {
  id: string;
  retired: boolean;
};

/** A question with what its answers in finished tests come to. */
export interface CountedQuestion extends Selectable<QuestionTable> {
  asked: number;
  /** Of the answers that were given, 0 to 1. */
  correct_share: number | null;
  /** How often each option of the bank was chosen. */
  chosen: number[];
  discrimination: number | null;
}

export interface QuestionFilter extends Partial<Pair> {
  id?: string;
  retired?: boolean;
  /** Part of prompt or passage. */
  search?: string;
}

export type QuestionSort = 'newest' | 'hardest' | 'weakest';

/** Below this many answers a correlation says nothing. */
const answersForDiscrimination = 20;

/** Questions that may be drawn. */
export async function activeQuestions(db: Queryable, pair: Pair): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('question')
    .select('id')
    .where('source_language', '=', pair.sourceLanguage)
    .where('target_language', '=', pair.targetLanguage)
    .where('retired', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** Every pair that has a question, with how its finished online tests ended. */
export async function questionPairs(
  db: Queryable,
): Promise<(Pair & { active: number; retired: number; tests: number; passed: number })[]> {
  const { rows } = await sql<Pair & Record<'active' | 'retired' | 'tests' | 'passed', number>>`
    select bank.source_language as "sourceLanguage", bank.target_language as "targetLanguage",
      bank.active, bank.retired, ended.tests, ended.passed
    from (
      select source_language, target_language,
        count(*) filter (where not retired) as active, count(*) filter (where retired) as retired
      from question group by source_language, target_language
    ) as bank
    cross join lateral (
      select count(*) as tests, count(*) filter (where status = 'passed') as passed
      from language_test
      where source_language = bank.source_language and target_language = bank.target_language
        and status <> 'running' and not is_offline
    ) as ended
    order by bank.source_language, bank.target_language`.execute(db);
  return rows;
}

export async function listQuestions(
  db: Queryable,
  filter: QuestionFilter,
  sort: QuestionSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: CountedQuestion[] }> {
  const matching = sql`from question where ${conditionsOf(filter)}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  const window = sql`limit ${limit} offset ${offset}`;
  const list =
    sort === 'newest'
      ? // The page first: only its questions are counted.
        counted(
          sql`select * ${matching} order by created_at desc, id desc ${window}`,
          sql`order by q.created_at desc, q.id desc`,
        )
      : counted(sql`select * ${matching}`, sql`order by ${orders[sort]}, q.id desc ${window}`);
  return { total: rows[0]?.total ?? 0, list: (await list.execute(db)).rows };
}

const orders: Record<Exclude<QuestionSort, 'newest'>, RawBuilder<unknown>> = {
  hardest: sql`correct_share asc nulls last`,
  weakest: sql`discrimination asc nulls last`,
};

export async function findQuestion(
  db: Queryable,
  id: string,
): Promise<CountedQuestion | undefined> {
  const { list } = await listQuestions(db, { id }, 'newest', { limit: 1, offset: 0 });
  return list[0];
}

/** Locked until the end of the transaction: no test draws it meanwhile. */
export function lockQuestion(tx: Tx, id: string): Promise<Selectable<QuestionTable> | undefined> {
  return tx.selectFrom('question').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether a test has drawn it, also one that still runs. */
export async function isAsked(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('test_answer')
    .select('place')
    .where('question_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody else imports questions before this transaction ends. */
export async function lockBank(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('question', 0))`.execute(tx);
}

/** All questions of these pairs; of the same ones those in use stand last. */
export async function questionsOf(db: Queryable, pairs: readonly Pair[]): Promise<KnownQuestion[]> {
  const { rows } = await sql<KnownQuestion>`
    select id, source_language as "sourceLanguage", target_language as "targetLanguage", prompt,
      passage, options, answer, retired
    from question
    where (source_language, target_language) in (
      select "sourceLanguage", "targetLanguage"
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
        as pair ("sourceLanguage" text, "targetLanguage" text))
    order by retired desc, created_at, id`.execute(db);
  return rows;
}

export async function insertQuestion(
  tx: Queryable,
  question: { id: string; text: QuestionText; now: Date },
): Promise<void> {
  const { id, text, now } = question;
  await tx
    .insertInto('question')
    .values({ id, seed_key: null, ...columnsOf(text), created_at: now })
    .execute();
}

export async function updateQuestion(tx: Tx, id: string, text: QuestionText): Promise<void> {
  await tx
    .updateTable('question')
    .set({ ...columnsOf(text), edited: true })
    .where('id', '=', id)
    .execute();
}

export async function setRetired(tx: Tx, id: string, retired: boolean): Promise<void> {
  await tx.updateTable('question').set({ retired }).where('id', '=', id).execute();
}

/**
 * Brings the product's own questions in: new ones are added; the text of one that was never asked
 * nor changed by staff follows the seed. What was retired stays so. Answers how many rows changed.
 */
export async function mergeSeedQuestions(
  db: Queryable,
  questions: readonly (QuestionText & { id: string; key: string })[],
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into question (id, seed_key, source_language, target_language, prompt, passage,
      options, answer, skill, created_at)
    select id, key, "sourceLanguage", "targetLanguage", prompt, passage, options, answer, skill,
      ${now}
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as seed (id uuid, key text,
      "sourceLanguage" text, "targetLanguage" text, prompt text, passage text, options text[],
      answer smallint, skill text)
    on conflict (seed_key) do update set prompt = excluded.prompt, passage = excluded.passage,
      options = excluded.options, answer = excluded.answer, skill = excluded.skill
    where not question.edited
      and (question.prompt, question.passage, question.options, question.answer, question.skill)
        is distinct from
        (excluded.prompt, excluded.passage, excluded.options, excluded.answer, excluded.skill)
      and not exists (select from test_answer where question_id = question.id)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function columnsOf({ sourceLanguage, targetLanguage, options, ...text }: QuestionText) {
  return {
    ...text,
    source_language: sourceLanguage,
    target_language: targetLanguage,
    options: [...options],
  };
}

function conditionsOf(filter: QuestionFilter): RawBuilder<unknown> {
  const { id, sourceLanguage, targetLanguage, retired, search } = filter;
  const conditions = [
    id === undefined ? [] : sql`id = ${id}`,
    sourceLanguage ? sql`source_language = ${sourceLanguage}` : [],
    targetLanguage ? sql`target_language = ${targetLanguage}` : [],
    retired === undefined ? [] : sql`retired = ${retired}`,
    search ? sql`strpos(lower(prompt || ' ' || passage), lower(${search})) > 0` : [],
  ].flat();
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * Shares count answers that were given: a test left early would make all its questions look hard.
 * The discrimination correlates an answer with the rest of its test, in tests that were handed in.
 */
function counted(
  questions: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<CountedQuestion> {
  return sql<CountedQuestion>`
    select q.*, answers.asked, answers.correct_share, answers.chosen,
      case when answers.compared >= ${answersForDiscrimination}::int then answers.correlation end
        as discrimination
    from (${questions}) as q
    cross join lateral (
      select count(*) as asked,
        avg(a.correct::int) filter (where a.chosen is not null) as correct_share,
        array[
          count(*) filter (where a.chosen = 0)::int, count(*) filter (where a.chosen = 1)::int,
          count(*) filter (where a.chosen = 2)::int, count(*) filter (where a.chosen = 3)::int
        ] as chosen,
        count(*) filter (where a.chosen is not null and t.ended_by = 'handedIn') as compared,
        corr(a.correct::int, t.correct - a.correct::int)
          filter (where a.chosen is not null and t.ended_by = 'handedIn') as correlation
      from test_answer as a
      join language_test as t on t.id = a.test_id
      where a.question_id = q.id and a.correct is not null
    ) as answers
    ${order}`;
}
