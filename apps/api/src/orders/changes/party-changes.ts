import type { RequestOf, calls } from '@tolk/contract';
import { limits, type Identity } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import {
  blankFaults,
  requireNoFaults,
  visibleText,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { wordAnalysisOf } from '../../files/uploads/word-analysis.ts';
import { act } from '../order/act.ts';
import { orderFiles } from '../deliveries/delivery-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import type { OrderDetail } from '../order/present-order.ts';
import { changedTerms } from './change-terms.ts';
import { fileIdsOfChange } from './order-change-repository.ts';

type Calls = typeof calls.clientinterface.orders;
/** Clients may add files, suppliers have no field for them. */
type Proposal = RequestOf<Calls['proposeChange']>;

/** Throws 422 where nothing would change or the terms cannot be. */
export function proposeChange(
  side: Identity,
  { projectOrderId, version, fileIds = [], ...form }: Proposal,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, projectOrderId, version };
  return act(target, 'proposeChange', context, (tx, order) =>
    newChange(tx, order, { side, form, fileIds, countered: null }, context),
  );
}

/** Throws 422 as well where it is what the other side proposed. */
export function counterChange(
  side: Identity,
  { projectOrderId, version, fileIds, ...form }: Proposal,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, projectOrderId, version };
  return act(target, 'counterChange', context, async (tx, order) => {
    const countered = order.pending_change;
    const kept = countered === null ? [] : await fileIdsOfChange(tx, countered.id);
    return newChange(tx, order, { side, form, fileIds: fileIds ?? kept, countered }, context);
  });
}

export function answerChange(
  side: Identity,
  { agree, reason = '', ...order }: RequestOf<Calls['answerChange']>,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, ...order };
  if (agree) return act(target, 'agreeChange', context, async () => null);
  return act(target, 'declineChange', context, async () => ({ note: visibleText(reason) || null }));
}

export function withdrawChange(
  side: Identity,
  request: RequestOf<Calls['withdrawChange']>,
  context: CallContext,
): Promise<OrderDetail> {
  return act({ identity: side, ...request }, 'withdrawChange', context, async () => null);
}

interface Wanted {
  side: Identity;
  form: Omit<Proposal, 'projectOrderId' | 'version' | 'fileIds'>;
  fileIds: readonly string[];
  countered: OrderRecord['pending_change'];
}

async function newChange(
  tx: Tx,
  order: OrderRecord,
  { side, form, fileIds, countered }: Wanted,
  { now }: CallContext,
) {
  requireNoFaults(blankFaults({ reason: form.reason }));
  const there = (await orderFiles(tx, order.id)).map(({ id }) => id);
  const added = fileIds.filter((id) => !there.includes(id));
  requireNoFaults(tooManyFiles(there.length + added.length));
  await requireOwnFiles(tx, added, order.client_id, 'order', 'posting');
  const terms = changedTerms(form, order, { countered, adding: added.length > 0 }, now);
  const analysis =
    added.length === 0 ? null : await wordAnalysisOf(tx, [...there, ...added], order.client_id);
  return { side, terms, reason: form.reason.trim(), fileIds: added, analysis };
}

function tooManyFiles(count: number): FieldFaults {
  const max = limits.file.perOrder;
  if (count <= max) return {};
  return {
    fileIds: {
      en: `An order can have at most ${max} files.`,
      zh: `一个订单最多可有 ${max} 个文件。`,
    },
  };
}
