import { sql, type Insertable, type Updateable } from 'kysely';
import {
  orderStates,
  statusOfState,
  type Actor,
  type AppealFactsOfTurn,
  type Breaks,
  type Identity,
  type OrderAction,
  type OrderState,
  type OrderStatus,
  type Overtime,
  type PendingChange,
} from '@tolk/domain';
import type { WordAnalysis } from '@tolk/contract';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { BookingTime } from '../../calls/booking-times.ts';
import type { BookedBeside, PlannedMilestone } from '../changes/order-change-table.ts';
import { approvalDecision } from '../approvals/waiting-approval-repository.ts';
import { milestonesOfOrder } from '../milestones/milestone-repository.ts';
import { paysWhatIsDue } from '../transfers/awaited-transfer-repository.ts';
import type { OrderTable } from './order-table.ts';

export type NewOrder = Insertable<OrderTable>;
export type OrderChanges = Omit<Updateable<OrderTable>, 'id' | 'version'>;
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** An order seen by one of its two sides: an order of others is not found. */
export interface OrderParty {
  identity: Identity;
  personId: string;
}

export interface NewOrderEvent {
  orderId: string;
  version: number;
  action: OrderAction;
  actor: Actor;
  personId: string | null;
  /** Who acted for the organisation that `personId` is; else null. */
  memberId: string | null;
  staffId: string | null;
  from: OrderState | null;
  to: OrderState;
  note: string | null;
  details: object | null;
  at: Date;
}

/** Who works on an order of a supplier company. */
export interface Assignee {
  personId: string;
  name: string;
}

/** Times as ISO 8601. */
export interface CheckIn {
  bookingStart: string;
  side: Identity;
  at: string;
}

/** The appeal that an order is held for; times as ISO 8601. */
export interface OpenAppeal extends AppealFactsOfTurn {
  evidenceUntil: string;
  ruledAt: string | null;
}

/** A change that waits for its answer or for money: times as ISO 8601, amounts in minor units. */
export interface PendingChangeRecord extends PendingChange {
  id: string;
  dueAt: string;
  acceptBy: string;
  workload: number;
  unitPrice: number;
  overtime: Overtime[];
  price: number;
  fee: number;
  commission: number;
  /** Here and below null where it is not about it. */
  bookings: BookingTime[] | null;
  bookingMode: 'onSite' | 'remote' | null;
  bookingPlace: string | null;
  breaks: Breaks | null;
  travel: number | null;
  milestones: PlannedMilestone[] | null;
  bookedBeside: BookedBeside | null;
  keptPercent: number;
  wordAnalysis: WordAnalysis | null;
  answeredAt: string | null;
}

/** A number that no order had before; numbers of failed creations stay unused. */
export async function nextOrderNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_number') as number`.execute(
    tx,
  );
  return rows[0]?.number ?? 0;
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx.insertInto('project_order').values(order).execute();
}

export async function updateOrder(
  tx: Tx,
  id: string,
  changes: OrderChanges & { version?: number },
): Promise<void> {
  await tx.updateTable('project_order').set(changes).where('id', '=', id).execute();
}

/**
 * Orders that a client sent to a supplier without an application: those that wait for an answer, and
 * those made since `since` that the supplier never accepted.
 */
export async function countOffers(
  tx: Tx,
  clientId: string,
  supplierId: string,
  since: Date,
): Promise<{ unanswered: number; unwanted: number }> {
  const { rows } = await sql<{ unanswered: number; unwanted: number }>`
    select
      count(*) filter (where state = 'sent')::int as unanswered,
      count(*) filter (where created_at > ${since} and not exists (
        select from order_event where order_id = project_order.id and action = 'accept'
      ))::int as unwanted
    from project_order
    where client_id = ${clientId} and supplier_id = ${supplierId} and application_id is null
      and (state = 'sent' or created_at > ${since})
  `.execute(tx);
  return rows[0] ?? { unanswered: 0, unwanted: 0 };
}

export function findOrder(db: Queryable, id: string, party?: OrderParty) {
  let query = orderRecords(db).where('project_order.id', '=', id);
  if (party) query = query.where(columnOf(party.identity), '=', party.personId);
  return query.executeTakeFirst();
}

/** The same, locked until the end of the transaction: who changes an order goes through here. */
export async function lockOrder(
  tx: Tx,
  id: string,
  party?: OrderParty,
): Promise<OrderRecord | undefined> {
  let lock = tx.selectFrom('project_order').select('id').where('id', '=', id).forUpdate();
  if (party) lock = lock.where(columnOf(party.identity), '=', party.personId);
  // Read after the lock is held: what a rival wrote meanwhile, evaluations included, is then seen.
  return (await lock.executeTakeFirst()) ? findOrder(tx, id) : undefined;
}

/** Keeps these orders from being changed before the transaction ends, without changing them. */
export async function holdOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('project_order')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

export async function insertOrderEvent(tx: Tx, event: NewOrderEvent): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      order_id: event.orderId,
      version: event.version,
      action: event.action,
      actor: event.actor,
      person_id: event.personId,
      member_id: event.memberId,
      staff_id: event.staffId,
      from_state: event.from,
      to_state: event.to,
      note: event.note,
      details: event.details === null ? null : JSON.stringify(event.details),
      at: event.at,
    })
    .execute();
}

export function orderEvents(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_event')
    .leftJoin('person', 'person.id', 'order_event.person_id')
    .leftJoin('person as member', 'member.id', 'order_event.member_id')
    .leftJoin('staff', 'staff.id', 'order_event.staff_id')
    .select((eb) => [
      'action',
      'actor',
      eb.fn.coalesce('person.name', 'staff.name').as('actor_name'),
      'member.name as member_name',
      'note',
      'details',
      'order_event.at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_event.id')
    .execute();
}

/** Orders with the names of both sides, to be narrowed down. */
export function orderRecords(db: Queryable) {
  return db
    .selectFrom('project_order')
    .innerJoin('person as client', 'client.id', 'project_order.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'project_order.supplier_id')
    .selectAll('project_order')
    .select([
      'client.name as client_name',
      'supplier.name as supplier_name',
      sql<OrderAction>`(
        select action from order_event where order_id = project_order.id
          and (from_state is distinct from to_state or action = 'confirmMilestone')
        order by to_state = project_order.state desc, order_event.id desc limit 1
      )`.as('reached_by'),
      sql<string | null>`(
        select max(expires_at) from payment_attempt where order_id = project_order.id
          and method = 'bankTransfer'
          and (status = 'pending' or exists (
            select from payment_incident where payment_attempt_id = payment_attempt.id
              and kind = 'wrongAmount'))
          and ${paysWhatIsDue}
      )`.as('transfer_due'),
      sql<Identity[]>`array(select side from evaluation where order_id = project_order.id)`.as(
        'evaluated_by',
      ),
      sql<Identity[]>`array(
        select claimant from appeal where order_id = project_order.id and claimant is not null
      )`.as('appeals_by'),
      sql<CheckIn[]>`coalesce((
        select json_agg(json_build_object('bookingStart', booking_start, 'side', side, 'at', at)
          order by booking_start, side)
        from booking_check_in where order_id = project_order.id
      ), '[]')`.as('check_ins'),
      sql<OpenAppeal | null>`(
        select json_build_object(
          'status', appeal.status,
          'offerBy', offer_by,
          'mediationAcceptedBy', case when mediation_at is not null then mediation_accepted_by end,
          'acceptedBy', accepted_by,
          'evidenceBy', array(select side from appeal_evidence where appeal_id = appeal.id),
          'evidenceUntil', evidence_until,
          'ruledAt', (select at from appeal_ruling where appeal_id = appeal.id and step = 'ruling')
        )
        from appeal where order_id = project_order.id and ended_at is null
      )`.as('open_appeal'),
      sql<PendingChangeRecord | null>`(
        select json_build_object(
          'id', id,
          'by', proposed_by,
          'status', status,
          'dueAt', due_at,
          'acceptBy', accept_by,
          'workload', workload,
          'unitPrice', unit_price,
          'overtime', order_change.overtime,
          'claimsOvertime', order_change.overtime <> project_order.overtime,
          'price', price,
          'fee', fee,
          'commission', commission,
          'bookings', order_change.bookings,
          'bookingMode', order_change.booking_mode,
          'bookingPlace', order_change.booking_place,
          'breaks', order_change.breaks,
          'travel', order_change.travel,
          'milestones', order_change.milestones,
          'bookedBeside', booked_beside,
          'keptPercent', kept_percent,
          'wordAnalysis', order_change.word_analysis,
          'answeredAt', answered_at
        )
        from order_change where order_id = project_order.id and status in ('open', 'unpaid')
      )`.as('pending_change'),
      sql<string[]>`array(
        select person_id from (
          select client_id as person_id union all
          select person_id from organisation_member where organisation_id = client_id
        ) as ordering
        join (
          select supplier_id as person_id union all
          select person_id from organisation_member where organisation_id = supplier_id
        ) as working using (person_id)
      )`.as('on_both_sides'),
      sql<Assignee | null>`(
        select json_build_object('personId', person_id, 'name', person.name)
        from (
          select person_id from order_assignment
          where order_id = project_order.id order by id desc limit 1
        ) as newest
        join person on person.id = newest.person_id
      )`.as('assignee'),
      milestonesOfOrder.as('milestones'),
      sql<number | null>`(
        select approval_above from organisation where id = project_order.client_id
      )`.as('approval_above'),
      approvalDecision.as('approval_decision'),
      sql<Identity[]>`array(
        select proposed_by from order_change where order_id = project_order.id
      )`.as('changes_by'),
      sql<boolean>`exists (
        select from refund where order_id = project_order.id
          and reason = 'staff' and status not in ('proposed', 'declined')
      )`.as('divided'),
    ]);
}

export function columnOf(identity: Identity) {
  return identity === 'client' ? 'project_order.client_id' : 'project_order.supplier_id';
}

/** What the status that a person filters by stands for. */
export function statesOf(status: OrderStatus): OrderState[] {
  return orderStates.filter((state) => statusOfState[state] === status);
}
