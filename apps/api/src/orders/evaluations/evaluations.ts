import { randomUUID } from 'node:crypto';
import type { EvaluationRow, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, type Identity, type Language } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import {
  answerEvaluation,
  listEvaluations,
  lockEvaluation,
  type EvaluationRecord,
} from '../../profiles/evaluations/evaluation-repository.ts';
import { lockOrder } from '../order/order-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { blankFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { applyOrderAction } from '../order/apply-order-action.ts';
import { pagingOf } from '../../calls/paging.ts';

type Calls = typeof calls.supinterface.orders;

/** Each side evaluates the other once, when the order has ended with work done. */
export async function evaluate(
  side: Identity,
  form: RequestOf<Calls['addEvaluate']>,
  context: CallContext,
): Promise<ResponseOf<Calls['addEvaluate']>> {
  const { personId, memberId, deps, now, language } = context;
  const { projectOrderId, evaluateGrade: grade, evaluateDescription } = form;
  requireNoFaults(blankFaults({ evaluateDescription }));
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const order =
      (await lockOrder(tx, projectOrderId, { identity: side, personId })) ?? refuse('notFound');
    if (await haveSomebodyInCommon(tx, order.supplier_id, order.client_id)) refuse('selfOrder');
    await applyOrderAction(tx, deps.jobs, {
      order,
      expectedVersion: null,
      actor: side,
      personId,
      memberId,
      action: 'evaluate',
      payload: { id, side, grade, text: evaluateDescription.trim() },
      at: now,
      language,
    });
  });
  return { evaluateId: id };
}

/** A received evaluation stays hidden until both are in or 14 days after the end of the order. */
export async function listOwnEvaluations(
  side: Identity,
  request: RequestOf<Calls['getEvaluateList']>,
  { personId, deps: { db }, now, language }: CallContext,
): Promise<ResponseOf<Calls['getEvaluateList']>> {
  const { total, list } = await listEvaluations(
    db,
    { id: personId, side },
    request.direction,
    addMs(now, -limits.evaluation.hiddenMs),
    pagingOf(request),
  );
  return { total, list: list.map((row) => presentEvaluation(row, { personId, language })) };
}

/**
 * The one public answer of who was evaluated, once it is revealed. Throws `notFound`, and
 * `conflict` while the evaluation is hidden and when it was answered before.
 */
export async function replyEvaluate(
  side: Identity,
  { evaluateId, reply }: RequestOf<Calls['replyEvaluate']>,
  context: CallContext,
): Promise<EvaluationRow> {
  const { personId, now, language } = context;
  requireNoFaults(blankFaults({ reply }));
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
    const row = await lockEvaluation(tx, evaluateId, hiddenSince);
    if (row?.subject_id !== personId || row.side === side) refuse('notFound');
    if (!mayReply(row)) refuse('conflict');
    const answer = { reply: visibleText(reply), replied_at: now };
    await answerEvaluation(tx, row.id, answer);
    for (const id of [row.author_id, row.subject_id]) invalidate(tx, id, ['Evaluation']);
    return presentEvaluation({ ...row, ...answer }, { personId, language });
  });
}

function presentEvaluation(
  row: EvaluationRecord,
  { personId, language }: { personId: string; language: Language },
): EvaluationRow {
  const given = row.author_id === personId;
  const readable = given || row.revealed;
  return {
    evaluateId: row.id,
    projectOrderId: row.order_id,
    orderName: row.order_name,
    direction: given ? 'given' : 'received',
    evaluateGrade: readable ? row.grade : null,
    evaluateDescription: readable ? row.text : null,
    visible: row.revealed,
    visibleAt: row.revealed ? null : latestReveal(row),
    evaluatedName: shownName(row.subject_name, language),
    authorName: shownName(row.author_name, language),
    createTime: row.created_at.toISOString(),
    reply: row.reply,
    replyTime: row.replied_at?.toISOString() ?? null,
    mayReply: !given && mayReply(row),
  };
}

function mayReply({ revealed, reply }: Pick<EvaluationRecord, 'revealed' | 'reply'>): boolean {
  return revealed && reply === null;
}

/** When a review shows at the latest: as long after the order's end as `revealEvaluations` waits. */
function latestReveal(row: { ended_at: Date | null; created_at: Date }): string {
  return addMs(row.ended_at ?? row.created_at, limits.evaluation.hiddenMs).toISOString();
}
