import { ledgerAccounts, type Language, type OrderAction } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { orderEvents, type OrderRecord } from '../order/order-repository.ts';
import { ledgerOf } from '../../ledger/visible-ledger.ts';
import { termChanges, type FrozenTerms } from './term-changes.ts';
import {
  forStaff,
  orderDetail,
  presentTimeline,
  type OrderDetail,
} from '../order/present-order.ts';

/** An order as staff sees it: all of its ledger, and none of the parties' buttons. */
export async function staffOrderDetail(
  db: Queryable,
  order: OrderRecord,
  { now, language }: CallContext,
): Promise<OrderDetail> {
  const viewer = { identity: 'client', roles: null, memberId: null, now, language } as const;
  return {
    ...forStaff(await orderDetail(db, order, viewer), order),
    timeline: presentTimeline(withTermChanges(await orderEvents(db, order.id), language), language),
    ledger: await ledgerOf(db, order.id, ledgerAccounts),
  };
}

type Events = Awaited<ReturnType<typeof orderEvents>>;

/** What freezes terms; an agreed change whose difference is due does so once it is paid. */
const freezing: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'create',
  'edit',
  'agreeChange',
  'confirmChange',
]);

/** Each new version of the terms says what it changed. */
function withTermChanges(events: Events, language: Language): Events {
  const versions = events.filter(({ action, details }) => freezing.has(action) && details);
  const terms = termsOfVersions(versions);
  return events.map((event) => {
    const at = versions.indexOf(event);
    const [before, after] = [terms[at - 1], terms[at]];
    if (!before || !after) return event;
    return { ...event, note: termChanges(before, after, language) };
  });
}

/** A change that says nothing of milestones leaves those of the version before. */
function termsOfVersions(versions: Events): FrozenTerms[] {
  let milestones: FrozenTerms['milestones'];
  return versions.map(({ action, details }) => {
    const terms = details as FrozenTerms;
    const isWhole = action === 'create' || action === 'edit';
    if (isWhole || terms.milestones !== undefined) milestones = terms.milestones;
    return { ...terms, milestones };
  });
}
