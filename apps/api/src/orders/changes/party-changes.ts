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
import { idsOf, workFilesOf, type WorkFile } from '../../files/uploads/work-files.ts';
import type { BookingTime } from '../../calls/booking-times.ts';
import { act } from '../order/act.ts';
import { orderFiles } from '../deliveries/delivery-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import type { OrderDetail } from '../order/present-order.ts';
import { requireFree, requireOwnWord } from '../bookings/bookings.ts';
import { changedTerms } from './change-terms.ts';
import { keptPercent } from './moved-bookings.ts';
import type { BookedBeside } from './order-change-table.ts';
import { filesOfChange } from './order-change-repository.ts';

type Calls = typeof calls.clientinterface.orders;
/** Clients may add files, suppliers say of bookings that they can do both: each has no field for the other's. */
type Proposal = RequestOf<Calls['proposeChange']> & { bookedTwice?: boolean };

/** Throws 422 where nothing would change or the terms cannot be. */
export function proposeChange(
  side: Identity,
  { projectOrderId, version, fileIds = [], referenceFileIds, bookedTwice, ...form }: Proposal,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, projectOrderId, version };
  return act(target, 'proposeChange', context, (tx, order) =>
    newChange(
      tx,
      order,
      { side, form, files: workFilesOf(fileIds, referenceFileIds), bookedTwice, countered: null },
      context,
    ),
  );
}

/** Throws 422 as well where it is what the other side proposed. */
export function counterChange(
  side: Identity,
  { projectOrderId, version, fileIds, referenceFileIds, bookedTwice, ...form }: Proposal,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, projectOrderId, version };
  return act(target, 'counterChange', context, async (tx, order) => {
    const countered = order.pending_change;
    const kept = countered === null ? [] : await filesOfChange(tx, countered.id);
    const files = fileIds === undefined ? kept : workFilesOf(fileIds, referenceFileIds, kept);
    const asked = { side, form, files, bookedTwice, countered };
    return newChange(tx, order, asked, context);
  });
}

export function answerChange(
  side: Identity,
  {
    agree,
    reason = '',
    bookedTwice = false,
    ...order
  }: RequestOf<Calls['answerChange']> & { bookedTwice?: boolean },
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, ...order };
  if (agree) {
    return act(target, 'agreeChange', context, async (tx, found) => {
      const bookings = found.pending_change?.bookings ?? [];
      return { bookedBeside: await besideOf(tx, found, { side, bookings, bookedTwice }, context) };
    });
  }
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
  form: Omit<
    Proposal,
    'projectOrderId' | 'version' | 'fileIds' | 'referenceFileIds' | 'bookedTwice'
  >;
  files: readonly WorkFile[];
  bookedTwice: boolean | undefined;
  countered: OrderRecord['pending_change'];
}

async function newChange(
  tx: Tx,
  order: OrderRecord,
  { side, form, files, bookedTwice = false, countered }: Wanted,
  context: CallContext,
) {
  const { now } = context;
  requireNoFaults(blankFaults({ reason: form.reason }));
  const there = await orderFiles(tx, order.id);
  const added = files.filter(({ id }) => !idsOf(there).includes(id));
  requireNoFaults(tooManyFiles(there.length + added.length));
  await requireOwnFiles(tx, idsOf(added), order.client_id, 'order', 'posting');
  const terms = changedTerms(form, order, { countered, adding: added.length > 0 }, now);
  const { bookings } = terms;
  const bookedBeside = await besideOf(tx, order, { side, bookings, bookedTwice }, context);
  const weights = order.word_analysis?.weights;
  const counted = { files: [...there, ...added], weights };
  const analysis = added.length === 0 ? null : await wordAnalysisOf(tx, counted, order.client_id);
  return {
    side,
    terms,
    reason: form.reason.trim(),
    files: added,
    analysis,
    bookedBeside,
    keptPercent: keptPercent(order, { side, bookings }, now),
  };
}

/** Which of these times the supplier does beside other bookings; only who interprets can say so. */
async function besideOf(
  tx: Tx,
  order: OrderRecord,
  {
    side,
    bookings,
    bookedTwice,
  }: { side: Identity; bookings: BookingTime[]; bookedTwice: boolean },
  { memberId }: CallContext,
): Promise<BookedBeside | null> {
  if (side === 'client') return null;
  const beside = await requireFree(tx, order, bookings, bookedTwice);
  if (beside !== null) requireOwnWord(order, memberId);
  return beside;
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
