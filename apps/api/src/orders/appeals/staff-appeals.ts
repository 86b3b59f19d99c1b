import type { AppealDetail, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { bounds, addMs, limits, type AppealOutcome } from '@tolk/domain';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import { transaction } from '../../database/transaction.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  answeredAmong,
  belongsToAppeal,
  findAppeal,
  insertRuling,
  queueOfAppeals,
  type AppealRecord,
} from './appeal-repository.ts';
import { findFile } from '../../files/uploads/file-repository.ts';
import { fundedAt } from '../milestones/milestone-in-turn.ts';
import { findOrder, type OrderRecord } from '../order/order-repository.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { fieldTexts, reasonFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { newDueTime } from '../order/order-terms.ts';
import { staffOrderDetail } from '../staff-orders/staff-order-detail.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import { plainMoney } from '../../calls/money-text.ts';
import { pagingOf } from '../../calls/paging.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { watchedParties } from '../../staff/watches/watch-repository.ts';
import { messagesToBoth } from './appeal-messages.ts';
import { applyAppealAction, lockWithOrder, requireAppealAction } from './apply-appeal-action.ts';
import { carryOutRuling } from './final-decision.ts';
import { appealDetail, presentAppeal, type Onlooker } from './present-appeal.ts';
import { ownRulingFiles } from './ruling-files.ts';
import { tellParties } from './tell-parties.ts';
import { appealStatusWords, sideWords } from '../../staff/audit/export-words.ts';

type Calls = typeof calls.opsinterface.appeals;
type RulingForm = RequestOf<Calls['ruleAppeal']>;

const texts = {
  dueTooSoon: {
    en: `The new due time must be after the ${bounds.reviewDays} days for requesting a review.`,
    zh: `新的交付时间须晚于 ${bounds.reviewDays} 天的复核申请期。`,
  },
};

export async function appealList(
  request: RequestOf<Calls['getAppealList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getAppealList']>> {
  const page = pagingOf(request);
  const filter = filterOf(request);
  const { total, list } = await queueOfAppeals(context.deps.db, filter, page, request.sort);
  return { total, list: await queueRows(list, context) };
}

/** The same as CSV; the export is noted. */
export async function exportAppealList(
  request: RequestOf<Calls['exportAppealList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const filter = filterOf(request);
  const { total, list } = await queueOfAppeals(context.deps.db, filter, allRows, request.sort);
  return answerWithRows(context, {
    name: 'appeals',
    action: 'exportAppealList',
    subject: 'appeal',
    request,
    total,
    rows: await queueRows(list, context),
    columns: appealColumns,
  });
}

type QueueRow = ResponseOf<Calls['getAppealList']>['list'][number];

const appealColumns: readonly Column<QueueRow>[] = [
  ['Order', '订单号', ({ orderNumber }) => orderNumber],
  ['Order name', '订单名称', ({ orderName }) => orderName],
  ['Client', '客户', ({ clientName }) => clientName],
  ['Supplier', '译员', ({ supplierName }) => supplierName],
  ['Raised by', '发起方', ({ claimant }) => claimant && sideWords[claimant]],
  ['About', '类型', ({ appealType }) => dictionaryEntry('appealType', appealType) ?? appealType],
  ['Status', '状态', ({ appealStatus }) => appealStatusWords[appealStatus]],
  ['Price', '金额', ({ amountOfMoney: amount, currency }) => plainMoney({ amount, currency })],
  ['Currency', '币种', ({ currency }) => currency],
  ['Opened (UTC)', '发起时间（UTC）', ({ appealStartTime }) => appealStartTime],
  ['Ended (UTC)', '结束时间（UTC）', ({ appealEndTime }) => appealEndTime],
];

async function queueRows(list: readonly AppealRecord[], context: CallContext): Promise<QueueRow[]> {
  const answered = await answeredAmong(context.deps.db, list);
  return list.map((appeal) => ({
    ...presentAppeal(appeal, onlooker(context)),
    ...namesOf(appeal, context),
    escalated: appeal.escalated_at !== null,
    answered: answered.has(appeal.id),
  }));
}

function filterOf({ appealStatus, search, from, to }: RequestOf<Calls['exportAppealList']>) {
  const wanted = search?.trim();
  return {
    span: openSpanOf({ from, to }),
    ...(appealStatus === undefined ? {} : { status: appealStatus }),
    ...(wanted ? { search: wanted } : {}),
  };
}

/** One appeal with its order; the look is noted before anything is shown. */
export async function staffAppealDetail(
  { projectOrderAppealId }: RequestOf<Calls['getAppealIdData']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getAppealIdData']>> {
  const { db } = context.deps;
  const appeal = (await findAppeal(db, projectOrderAppealId)) ?? refuse('notFound');
  const order = (await findOrder(db, appeal.order_id)) ?? refuse('notFound');
  await noteLook('getAppealIdData', appeal, context);
  return {
    appeal: await appealDetail(db, appeal, onlooker(context)),
    ...namesOf(appeal, context),
    order: await staffOrderDetail(db, order, context),
    watched: await watchedParties(db, order),
  };
}

/**
 * In mediation this is the ruling; after a review was asked for it is the last word, by somebody
 * else, and money follows at once. Throws `notFound`, 409, 422.
 */
export async function ruleAppeal(
  { projectOrderAppealId, version, fileIds, ...form }: RulingForm,
  context: CallContext,
): Promise<AppealDetail> {
  const { deps, now, language, staffMember } = context;
  const { staffId } = staffMember;
  const files = await ownRulingFiles(fileIds, context);
  return context.transaction(async (tx) => {
    const locked = (await lockWithOrder(tx, projectOrderAppealId)) ?? refuse('notFound');
    const { appeal, order } = locked;
    const isReview = appeal.status === 'inReview';
    const by = { actor: 'staff', personId: null, staffId } as const;
    const command = {
      appeal,
      expectedVersion: version,
      ...by,
      action: isReview ? ('review' as const) : ('rule' as const),
      at: now,
      language,
    };
    requireAppealAction(command);
    const ruling = {
      ...rulingOf(form, order, isReview, now),
      appeal_id: appeal.id,
      step: isReview ? ('review' as const) : ('ruling' as const),
      staff_id: staffId,
      at: now,
    };
    await insertRuling(tx, ruling, files);
    const next = await applyAppealAction(tx, deps.jobs, command, { note: ruling.text });
    if (isReview) await carryOutRuling(tx, deps.jobs, locked, ruling, by, now);
    else await tellParties(tx, deps.jobs, next, messagesToBoth('rule', next), now);
    await recordAudit(tx, context, {
      action: 'ruleAppeal',
      subject: 'appeal',
      subjectId: appeal.id,
      details: {
        orderId: order.id,
        step: ruling.step,
        outcome: ruling.outcome,
        refundPercent: String(ruling.refund_percent),
      },
    });
    return appealDetail(tx, next, onlooker(context));
  });
}

/** A file of the appeal's evidence, its rulings, its order or a delivery; the look is noted. Throws `notFound`. */
export async function downloadAppealFile(
  { projectOrderAppealId, fileId }: RequestOf<Calls['downloadAppealFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const appeal = (await findAppeal(db, projectOrderAppealId)) ?? refuse('notFound');
  const file = await findFile(db, fileId);
  if (file === undefined || !(await belongsToAppeal(db, appeal, file.id))) refuse('notFound');
  await noteLook('downloadAppealFile', appeal, context, { fileId: file.id });
  await answerWithFile(file, context);
  return {};
}

/** A ruling is final three days later at the earliest, and a redo has to be possible then. */
function rulingOf(
  {
    outcome,
    refundPercent,
    deliverTime,
    ...form
  }: Pick<RulingForm, 'outcome' | 'refundPercent' | 'deliverTime' | 'text'>,
  order: OrderRecord,
  isFinal: boolean,
  now: Date,
) {
  const text = visibleText(form.text);
  requireNoFaults({
    ...reasonFaults({ text }),
    ...(outcome === 'split' && refundPercent === undefined
      ? { refundPercent: fieldTexts.blank }
      : {}),
    ...(outcome === 'redo' && deliverTime === undefined ? { deliverTime: fieldTexts.blank } : {}),
  });
  const dueAt = outcome === 'redo' ? newDueTime(deliverTime ?? '', fundedAt(order), now) : null;
  if (dueAt && !isFinal && dueAt <= addMs(now, limits.appeal.reviewMs)) {
    requireNoFaults({ deliverTime: texts.dueTooSoon });
  }
  const percent = outcome === 'split' ? (refundPercent ?? 0) : percents[outcome];
  return { outcome, refund_percent: percent, due_at: dueAt, text };
}

const percents: Readonly<Record<Exclude<AppealOutcome, 'split'>, number>> = {
  release: 0,
  refund: 100,
  redo: 0,
};

function namesOf(appeal: AppealRecord, { language }: CallContext) {
  return {
    clientName: shownName(appeal.client_name, language),
    supplierName: shownName(appeal.supplier_name, language),
  };
}

function noteLook(
  action: string,
  appeal: AppealRecord,
  context: CallContext,
  details: Record<string, string> = {},
): Promise<void> {
  return transaction(context.deps.db, (tx) =>
    recordAudit(tx, context, {
      action,
      subject: 'appeal',
      subjectId: appeal.id,
      details: { orderId: appeal.order_id, ...details },
    }),
  );
}

function onlooker({ now, language, staffMember }: CallContext): Onlooker {
  return { identity: null, staffId: staffMember.staffId, now, language };
}
