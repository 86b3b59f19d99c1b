import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import {
  orderStatuses,
  statusOfState,
  type Identity,
  type OrderSort,
  type OrderState,
  type OrderStatus,
} from '@tolk/domain';
import type { Queryable, Schema } from '../../database/schema.ts';
import { containing } from '../../database/search-pattern.ts';
import { mayBeApprovedBy, waitsForApproval } from '../approvals/waiting-approval-repository.ts';
import {
  columnOf,
  orderRecords,
  statesOf,
  type OrderParty,
  type OrderRecord,
} from './order-repository.ts';
import { turnEnd, waitsFor } from './turn-repository.ts';

export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** States instead of a status. */
  states?: readonly OrderState[];
  /** Part of the order's name or number, or of the other side's name. */
  search?: string | undefined;
  sourceLanguage?: string | undefined;
  targetLanguage?: string | undefined;
  madeFrom?: Date | undefined;
  madeBefore?: Date | undefined;
  /** Minor units of what this side pays or gets before commission, both included. */
  amountFrom?: number | undefined;
  amountTo?: number | undefined;
  /** Whose price somebody of their organisation still has to decide on. */
  approval?: 'waiting' | undefined;
  /** Sorted by turn, what waits for approval comes first: the viewer is there to decide on it. */
  approvalsFirst?: boolean;
  /** Only those that this member may decide on. */
  approver?: string | undefined;
  /** Only those that this member of a supplier company works on, or with null nobody. */
  worker?: string | null | undefined;
  sort?: OrderSort | undefined;
}

const newestFirst = sql`project_order.created_at desc`;

export const orderBy: Readonly<Record<OrderSort, (viewer: Identity) => RawBuilder<unknown>>> = {
  // What is overdue ended soonest; a turn without an end comes behind those that have one.
  turn: (viewer) =>
    sql`case when ${waitsFor(viewer)} then coalesce(${turnEnd}, 'infinity') end, ${newestFirst}`,
  newest: () => newestFirst,
  oldest: () => sql`project_order.created_at`,
  due: () => sql`project_order.due_at`,
  amount: () => sql`project_order.price desc`,
};

type Orders = SelectQueryBuilder<Schema, 'project_order', object>;

/**
 * One page of a person's orders on one side, and how many the filter finds. Unless sorted otherwise those
 * that wait for this side come first, what ends soonest at the top; then the others, the newest first.
 */
export async function listOrders(
  db: Queryable,
  party: OrderParty,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<{ total: number; list: OrderRecord[] }> {
  return pageOfOrders(db, matching(db, party, filter), page, orderOf(party, filter));
}

function orderOf(
  { identity }: OrderParty,
  { sort = 'turn', approvalsFirst = false }: OrderFilter,
): RawBuilder<unknown> {
  const asked = orderBy[sort](identity);
  return approvalsFirst && sort === 'turn' ? sql`${waitsForApproval} desc, ${asked}` : asked;
}

/** How many orders the filter finds in each status, whichever status it asks for. */
export async function countOrders(
  db: Queryable,
  party: OrderParty,
  filter: OrderFilter,
): Promise<Record<OrderStatus, number>> {
  const { status: _, ...wanted } = filter;
  const rows = await matching(db, party, wanted)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const inStatus = (status: OrderStatus) =>
    rows.reduce(
      (sum, { state, count }) => (statusOfState[state] === status ? sum + count : sum),
      0,
    );
  const counts = orderStatuses.map((status) => [status, inStatus(status)]);
  return Object.fromEntries(counts) as Record<OrderStatus, number>;
}

/** All of a person's orders that the filter finds, in the order of their list, as far as `limit`. */
export async function allOrders(
  db: Queryable,
  party: OrderParty,
  filter: OrderFilter,
  limit: number,
): Promise<OrderRecord[]> {
  const found = matching(db, party, filter);
  return readOrders(db, found, { limit, offset: 0 }, orderOf(party, filter));
}

/** The orders that wait for this side, as many as `most`, what ends soonest first; and how many there are. */
export function ordersThatWait(
  db: Queryable,
  { identity, personId }: OrderParty,
  most: number,
): Promise<{ total: number; list: OrderRecord[] }> {
  const found = db
    .selectFrom('project_order')
    .where(columnOf(identity), '=', personId)
    .where(waitsFor(identity));
  return pageOfOrders(db, found, { limit: most, offset: 0 }, orderBy.turn(identity));
}

/** One page of the orders that match, newest first unless sorted otherwise, and how many there are. */
export async function pageOfOrders(
  db: Queryable,
  found: Orders,
  page: { limit: number; offset: number },
  order: RawBuilder<unknown> = newestFirst,
): Promise<{ total: number; list: OrderRecord[] }> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, list: await readOrders(db, found, page, order) };
}

function readOrders(
  db: Queryable,
  found: Orders,
  { limit, offset }: { limit: number; offset: number },
  order: RawBuilder<unknown>,
): Promise<OrderRecord[]> {
  const page = found
    .select('project_order.id')
    .orderBy(order)
    .orderBy('project_order.id', 'desc')
    .limit(limit)
    .offset(offset);
  return orderRecords(db)
    .where('project_order.id', 'in', page)
    .orderBy(order)
    .orderBy('project_order.id', 'desc')
    .execute();
}

function matching(db: Queryable, party: OrderParty, filter: OrderFilter): Orders {
  const { identity, personId } = party;
  const { search } = filter;
  let orders = db.selectFrom('project_order').where(columnOf(identity), '=', personId);
  if (search !== undefined) orders = orders.where(fits(search, identity));
  if (filter.approval !== undefined) orders = orders.where(waitsForApproval);
  if (filter.approver !== undefined) orders = orders.where(mayBeApprovedBy(filter.approver));
  if (filter.worker !== undefined) orders = orders.where(isWorkOf(filter.worker));
  return withTerms(orders, filter, identity);
}

function isWorkOf(personId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(
    select person_id from order_assignment
    where order_id = project_order.id order by order_assignment.id desc limit 1
  ) is not distinct from ${personId}::uuid`;
}

/** Those whose state, languages, day and total the filter asks for; the words it leaves to its caller. */
export function withTerms(found: Orders, filter: OrderFilter, identity: Identity): Orders {
  const states = filter.states ?? (filter.status && statesOf(filter.status));
  const amount = identity === 'client' ? sql<number>`price + fee` : sql<number>`price`;
  const { sourceLanguage, targetLanguage, madeFrom, madeBefore } = filter;
  let orders = found;
  if (states !== undefined) orders = orders.where('state', 'in', states);
  if (sourceLanguage) orders = orders.where('source_language', '=', sourceLanguage);
  if (targetLanguage) orders = orders.where('target_language', '=', targetLanguage);
  if (madeFrom) orders = orders.where('created_at', '>=', madeFrom);
  if (madeBefore) orders = orders.where('created_at', '<', madeBefore);
  if (filter.amountFrom !== undefined) orders = orders.where(amount, '>=', filter.amountFrom);
  if (filter.amountTo !== undefined) orders = orders.where(amount, '<=', filter.amountTo);
  return orders;
}

/** By the other side's name as it is shown; what is masked there stays unknown here too. */
function fits(text: string, identity: OrderParty['identity']) {
  const like = containing(text);
  const other = sql.ref(identity === 'client' ? 'supplier_id' : 'client_id');
  return sql<boolean>`(project_order.number ilike ${like} or project_order.name ilike ${like}
    or exists (select from person where person.id = ${other} and person.name ilike ${like}))`;
}
