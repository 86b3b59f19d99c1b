import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { EvaluationTable } from './evaluation-table.ts';

export type EvaluationRecord = Awaited<ReturnType<typeof listEvaluations>>['list'][number];

const rowColumns = [
  'evaluation.id',
  'evaluation.order_id',
  'evaluation.side',
  'evaluation.author_id',
  'evaluation.subject_id',
  'evaluation.grade',
  'evaluation.text',
  'evaluation.created_at',
  'evaluation.reply',
  'evaluation.replied_at',
  'project_order.name as order_name',
  'project_order.ended_at',
  'subject.name as subject_name',
  'author.name as author_name',
] as const;

export async function insertEvaluation(
  tx: Tx,
  evaluation: Insertable<EvaluationTable>,
): Promise<void> {
  await tx.insertInto('evaluation').values(evaluation).execute();
}

/**
 * Evaluations that this person gave or received in this identity, newest first; `revealed` as
 * `isRevealed` says.
 */
export async function listEvaluations(
  db: Queryable,
  person: { id: string; side: EvaluationTable['side'] },
  direction: 'given' | 'received' | undefined,
  hiddenSince: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = db
    .selectFrom('evaluation')
    .innerJoin('project_order', 'project_order.id', 'evaluation.order_id')
    .where((eb) => {
      const given = eb.and([eb('author_id', '=', person.id), eb('side', '=', person.side)]);
      const received = eb.and([eb('subject_id', '=', person.id), eb('side', '<>', person.side)]);
      if (direction === undefined) return eb.or([given, received]);
      return direction === 'given' ? given : received;
    });
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await matching
    .innerJoin('person as subject', 'subject.id', 'evaluation.subject_id')
    .innerJoin('person as author', 'author.id', 'evaluation.author_id')
    .select(rowColumns)
    .select(isRevealed(hiddenSince).as('revealed'))
    .orderBy('evaluation.created_at', 'desc')
    .orderBy('evaluation.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** One evaluation as `listEvaluations` has it, locked until the end of the transaction. */
export async function lockEvaluation(tx: Tx, id: string, hiddenSince: Date) {
  const lock = tx.selectFrom('evaluation').select('id').where('id', '=', id).forUpdate();
  if (!(await lock.executeTakeFirst())) return undefined;
  return tx
    .selectFrom('evaluation')
    .innerJoin('project_order', 'project_order.id', 'evaluation.order_id')
    .innerJoin('person as subject', 'subject.id', 'evaluation.subject_id')
    .innerJoin('person as author', 'author.id', 'evaluation.author_id')
    .select(rowColumns)
    .select(isRevealed(hiddenSince).as('revealed'))
    .where('evaluation.id', '=', id)
    .executeTakeFirst();
}

export async function answerEvaluation(
  tx: Tx,
  id: string,
  answer: { reply: string; replied_at: Date },
): Promise<void> {
  await tx.updateTable('evaluation').set(answer).where('id', '=', id).execute();
}

/**
 * What clients wrote about a supplier, as far as it is revealed, newest first, with the
 * average and the number over all of it.
 */
export async function revealedEvaluations(
  db: Queryable,
  supplierId: string,
  hiddenSince: Date,
  limit: number,
) {
  const matching = db
    .selectFrom('evaluation')
    .innerJoin('project_order', 'project_order.id', 'evaluation.order_id')
    .where('subject_id', '=', supplierId)
    .where('side', '=', 'client')
    .where('evaluation.hidden_at', 'is', null)
    .where(isRevealed(hiddenSince));
  const { average, count } = await matching
    .select((eb) => [
      sql<number | null>`round(avg(grade), 2)::float8`.as('average'),
      eb.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  const list = await matching
    .select(['evaluation.id', 'evaluation.grade', 'evaluation.text', 'evaluation.created_at'])
    .select('evaluation.reply')
    .orderBy('evaluation.created_at', 'desc')
    .orderBy('evaluation.id', 'desc')
    .limit(limit)
    .execute();
  return { average, count, list };
}

/** Both sides have written one, or the order ended before `hiddenSince`. */
export function isRevealed(hiddenSince: Date) {
  return sql<boolean>`((
    select count(*) from evaluation as both_sides where both_sides.order_id = project_order.id
  ) = 2 or project_order.ended_at <= ${hiddenSince})`;
}

/** Takes a review out of the public's sight and of the average, or back. */
export async function setEvaluationHidden(
  tx: Tx,
  id: string,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.updateTable('evaluation').set({ hidden_at: hiddenAt }).where('id', '=', id).execute();
}
