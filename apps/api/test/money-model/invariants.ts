import { sql } from 'kysely';
import type { Queryable } from '../../src/database/schema.ts';

/**
 * Of an order in milestones: the price of the one whose money is held, nothing between two of them, and
 * what was paid in all.
 */
const inTurn = sql`lateral (
  select sum(price)::bigint as price, sum(price + fee)::bigint as total from order_milestone m
  where m.order_id = o.id and (m.state = 'paid' or m.id = (
    select milestone_id from appeal where order_id = o.id and ended_at is null))
) as turn on true
join lateral (
  select count(*) > 0 as parts,
    coalesce(sum(price + fee) filter (where state in ('paid', 'accepted')), 0) as paid
  from order_milestone where order_id = o.id
) as milestones on true`;
const held = sql`case when milestones.parts then coalesce(turn.price, 0) else o.price end`;

/** What milestones that are kept with a change cost; they are paid when their turn comes. */
function costOf(milestones: ReturnType<typeof sql>) {
  return sql`coalesce((select sum((one ->> 'price')::bigint + (one ->> 'fee')::bigint)
    from jsonb_array_elements(${milestones}) as one), 0)`;
}

/** What always holds, whatever has happened; each query answers the rows that are against it. */
const invariants: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'every entry balances in each currency': sql`
    select entry_id, currency from ledger_line group by entry_id, currency
    having sum(debit) <> sum(credit)`,

  'the price of an order lies in escrow while it runs, and in dispute while it is appealed': sql`
    select o.id, o.state from project_order o
      left join ${inTurn}
      left join ledger_entry e on e.order_id = o.id
      left join ledger_line l on l.entry_id = e.id
    group by o.id, turn.price, milestones.parts
    having coalesce(sum(l.credit - l.debit) filter (where l.account = 'escrow'), 0)
        <> case when o.state in ('started', 'submitted', 'changesRequested') then ${held} else 0 end
      or coalesce(sum(l.credit - l.debit) filter (where l.account = 'disputedEscrow'), 0)
        <> case when o.state = 'inAppeal' then ${held} else 0 end`,

  'what was paid for a running order and did not go back is what its terms say': sql`
    select o.id, o.price + o.fee as owed, sum(p.amount - p.back) as held from project_order o
    left join ${inTurn}
    join lateral (
      select a.amount, (select coalesce(sum(amount), 0) from refund
        where payment_attempt_id = a.id and reason <> 'unmatched'
          and status not in ('proposed', 'declined')) as back
      from payment_attempt a where a.order_id = o.id and a.paid_at is not null
    ) p on true
    where o.state in ('started', 'submitted', 'changesRequested', 'inAppeal')
    group by o.id, milestones.parts, milestones.paid having sum(p.amount - p.back)
      <> case when milestones.parts then milestones.paid else o.price + o.fee end`,

  'an order costs its work, its overtime and its travel, and a fee of all but the travel': sql`
    select o.id, o.price, o.fee from project_order o where o.price <> o.travel
        + case when o.pricing = 'fixed' then o.unit_price else round(o.unit_price * o.workload) end
        + coalesce(o.overtime_rate, 0) * (select coalesce(sum(ceil((step ->> 'minutes')::int / 30.0)), 0)
          from jsonb_array_elements(o.overtime) as step)
      or o.fee <> round((o.price - o.travel) * 0.03)`,

  'a change is pending only while its order is accepted or runs, and one at a time': sql`
    select o.id, o.state from order_change c join project_order o on o.id = c.order_id
    where c.status in ('open', 'unpaid')
    group by o.id having count(*) > 1
      or o.state not in ('received', 'started', 'submitted', 'changesRequested')
      or (o.state = 'received' and bool_or(c.status = 'unpaid'))`,

  'a change that is in force was paid for where it cost more': sql`
    select c.id from order_change c join project_order o on o.id = c.order_id
    where c.status = 'agreed' and o.paid_at <= c.created_at
      and (exists (select from order_milestone m where m.order_id = o.id
          and m.paid_at <= c.created_at and (m.accepted_at is null or m.accepted_at >= c.created_at))
        or not exists (select from order_milestone where order_id = o.id))
      and c.price + c.fee - ${costOf(sql`c.milestones`)}
        > (c.former ->> 'price')::bigint + (c.former ->> 'fee')::bigint
          - case when c.milestones is null then 0 else ${costOf(sql`c.former -> 'milestones'`)} end
      and (select count(*) from payment_attempt a where a.change_id = c.id and a.paid_at is not null
        and not exists (select from refund
          where payment_attempt_id = a.id and reason = 'latePaid')) <> 1`,

  'an interpreter is taken by the bookings of an order, and by those that wait to be paid': sql`
    select o.id, o.state from project_order o
    left join lateral (
      select array_agg(distinct during order by during) as held from booking where order_id = o.id
    ) as b on true
    left join lateral (
      select array_agg(distinct span order by span) as said from (
        select tstzrange((one ->> 'start')::timestamptz, (one ->> 'end')::timestamptz) as span
        from (
          select jsonb_array_elements(o.bookings) as one
          union all
          select jsonb_array_elements(c.bookings) from order_change c
          where c.order_id = o.id and c.status = 'unpaid' and c.bookings is not null
        ) as every
      ) as spans
    ) as s on true
    where o.order_type = 'interpretation' and o.state <> 'completed'
      and coalesce(held, '{}') <> case
        when o.state in ('received', 'started', 'submitted', 'changesRequested', 'inAppeal')
        then coalesce(said, '{}') else '{}' end`,

  'who moved a booking pays at least what was due when they asked': sql`
    select o.id from project_order o
    where exists (select from order_change c
        where c.order_id = o.id and c.status = 'agreed' and c.kept_percent > o.cancellation_least)
      or exists (select from order_event e where e.order_id = o.id and e.action = 'cancelBooking'
        and (e.details ->> 'percentDue')::int < o.cancellation_least)`,

  'what the providers took and gave back is what stands in the clearing account': sql`
    select * from (select
      (select coalesce(sum(amount), 0) from payment_attempt where paid_at is not null)
      + (select coalesce(sum(amount), 0) from refund
          where reason = 'unmatched' and status not in ('proposed', 'declined'))
      - (select coalesce(sum(amount), 0) from refund
          where status = 'succeeded' and by_hand_reference is null)
      - (select coalesce(sum(amount), 0) from incoming_transfer where outcome <> 'returned')
      - (select coalesce(sum(debit - credit), 0) from ledger_line where account = 'gatewayClearing')
      as difference) as it where difference <> 0`,

  'what a bank transfer paid is one line of the statement, to the fen': sql`
    select a.id from payment_attempt a where a.method = 'bankTransfer' and a.paid_at is not null
      and (select count(*) from incoming_transfer t where t.payment_attempt_id = a.id
        and t.outcome in ('paid', 'late') and t.amount = a.amount
        and t.bank_reference = a.provider_transaction_id) <> 1`,

  'what is on its way back is what the open refunds say': sql`
    select * from (select
      (select coalesce(sum(amount), 0) from refund where status in ('pending', 'accepted', 'failed'))
      - (select coalesce(sum(credit - debit), 0) from ledger_line where account = 'refundInTransit')
      as difference) as it where difference <> 0`,

  'no payment gives back more than it took': sql`
    select a.id from payment_attempt a join refund r on r.payment_attempt_id = a.id
    where r.status <> 'declined' and r.reason <> 'unmatched' group by a.id having sum(r.amount) > a.amount`,

  'money that fits nothing goes back once, whole, by two': sql`
    select i.id from payment_incident i join refund r on r.incident_id = i.id
    where r.status not in ('proposed', 'declined')
    group by i.id having count(*) > 1 or sum(r.amount) <> i.received
      or bool_or(r.approved_by is not distinct from r.proposed_by)`,

  'a supplier’s accounts hold what the earnings say': sql`
    select p.id from person p where
      (select coalesce(sum(credit - debit), 0) from ledger_line
        where account = 'supplierPending' and person_id = p.id)
      <> (select coalesce(sum(amount), 0) from earning
        where supplier_id = p.id and status = 'unsettled')
      or (select coalesce(sum(credit - debit), 0) from ledger_line
        where account = 'supplierAvailable' and person_id = p.id)
      <> (select coalesce(sum(amount), 0) from earning
        where supplier_id = p.id and status = 'ready')`,

  'nobody owes less than nothing': sql`
    select person_id from ledger_line where account = 'supplierReceivable'
    group by person_id having sum(debit - credit) < 0`,

  'nothing is earned while an order runs or is in dispute': sql`
    select o.id, o.state from earning e join project_order o on o.id = e.order_id
      left join order_milestone m on m.id = e.milestone_id
    where case when m.id is null then o.state not in ('completed', 'agreed', 'ruled')
      else m.state not in ('accepted', 'ended') or exists (
        select from appeal where milestone_id = m.id and ended_at is null) end`,

  'the milestones of an order come to what it costs': sql`
    select o.id from project_order o join order_milestone m on m.order_id = o.id
    group by o.id having sum(m.price) <> o.price or sum(m.fee) <> o.fee
      or sum(m.commission) <> o.commission`,

  'a milestone is paid once before it is worked on, and never where it was dropped': sql`
    select m.id, m.state from order_milestone m where (
      select count(*) from payment_attempt a
      where a.milestone_id = m.id and a.change_id is null and a.paid_at is not null
        and not exists (select from refund where payment_attempt_id = a.id and reason = 'latePaid')
    ) <> case when m.state in ('paid', 'accepted', 'ended') then 1 else 0 end`,

  'one milestone of an order that runs is in turn, and none of one that is over': sql`
    select o.id, o.state from project_order o join order_milestone m on m.order_id = o.id
    group by o.id having count(*) filter (where m.state in ('due', 'paid')) <> case
      when o.state in ('completed', 'unpaid', 'refunded', 'agreed', 'ruled') then 0
      when o.state = 'inAppeal' and bool_and(m.state = 'accepted') then 0 else 1 end`,

  'what is under way to suppliers is what their applications say': sql`
    select c.currency from (values ('CNY'), ('USD')) as c(currency) where
      (select coalesce(sum(credit - debit), 0) from ledger_line
        where account = 'payoutInTransit' and currency = c.currency)
      <> (select coalesce(sum(payout_gross - payout_fee), 0) from settlement
        where status in ('applied', 'sent') and payout_currency = c.currency)`,

  'what left for suppliers is what their applications say': sql`
    select c.currency from (values ('CNY'), ('USD')) as c(currency) where
      (select coalesce(sum(l.credit - l.debit), 0) from ledger_line l
        join ledger_entry e on e.id = l.entry_id
        where l.account = 'bank' and l.currency = c.currency and e.settlement_id is not null)
      <> (select coalesce(sum(payout_gross - payout_fee), 0) from settlement
        where status = 'settled' and payout_currency = c.currency)`,

  'an application has the earnings that it names, and they name it': sql`
    select s.id from settlement s
      left join settlement_item i on i.settlement_id = s.id
      left join earning e on e.order_id = i.order_id
        and e.milestone_id is not distinct from i.milestone_id and e.settlement_id = s.id
    where s.status in ('applied', 'sent', 'settled')
    group by s.id having count(e.order_id) <> count(i.order_id) or sum(i.amount) <> s.gross`,

  'a supplier applies once a month': sql`
    select supplier_id, month from settlement where status in ('applied', 'sent', 'settled')
    group by supplier_id, month having count(*) > 1`,

  'an order in appeal has exactly one open appeal, and no other has any': sql`
    select o.id from project_order o
      left join appeal a on a.order_id = o.id
        and a.status in ('evidence', 'mediation', 'ruled', 'inReview')
    group by o.id having (o.state = 'inAppeal') <> (count(a.id) = 1)`,

  'what was done for an organisation stands with it and names the member': sql`
    select e.id from order_event e join project_order o on o.id = e.order_id
      join lateral (
        select case e.actor when 'client' then o.client_id else o.supplier_id end as id
      ) as party on true
      left join organisation on organisation.id = party.id
    where e.actor in ('client', 'supplier') and (
      e.person_id is distinct from party.id
      or (e.member_id is null) <> (organisation.id is null))`,

  'what an order earns is whose order it is, and no member’s': sql`
    select o.id from project_order o
    where exists (select from earning where order_id = o.id and supplier_id <> o.supplier_id)
      or exists (select from ledger_entry e join ledger_line l on l.entry_id = e.id
        where e.order_id = o.id and l.person_id <> o.supplier_id)`,

  'nothing is settled twice': sql`
    select i.order_id, i.milestone_id, i.marking_id
    from settlement_item i join settlement s on s.id = i.settlement_id
    where s.status in ('applied', 'sent', 'settled')
    group by i.order_id, i.milestone_id, i.marking_id having count(*) > 1`,

  'a payment for an organisation names who made it': sql`
    select a.id from payment_attempt a join project_order o on o.id = a.order_id
      left join organisation on organisation.id = o.client_id
    where (a.member_id is null) <> (organisation.id is null)`,

  'all accounts together are nothing': sql`
    select currency from account_balance group by currency having sum(balance) <> 0`,
};

/** Names of the invariants that do not hold, with the rows against them; empty when all is well. */
export async function violations(db: Queryable): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

interface OrganisationPayment {
  id: string;
  total: number;
  above: number | null;
  approved: number | null;
}

/**
 * Payments of organisations that came since the last time, did not go back at once, and were not
 * approved when they came; `seen` grows by all that came.
 */
export async function paidUnapproved(
  db: Queryable,
  seen: Set<string>,
): Promise<OrganisationPayment[]> {
  const { rows } = await sql<OrganisationPayment>`
    select a.id, o.price + o.fee as total, organisation.approval_above as above, (
      select case when approved then total end from order_approval
      where order_id = o.id order by id desc limit 1
    ) as approved
    from payment_attempt a join project_order o on o.id = a.order_id
      join organisation on organisation.id = o.client_id
    where a.paid_at is not null and not exists (
      select from refund where payment_attempt_id = a.id and reason = 'latePaid')`.execute(db);
  const came = rows.filter(({ id }) => !seen.has(id));
  for (const { id } of came) seen.add(id);
  return came.filter(
    ({ total, above, approved }) => above !== null && total > above && total > (approved ?? 0),
  );
}
