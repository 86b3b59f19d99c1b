import { sql, type RawBuilder } from 'kysely';
import { negotiatorsOfOrder, writesTerms } from './approval-repository.ts';

/** What was decided last about an order, unless who decided has written terms since. */
export const approvalDecision = sql<{ approved: boolean; total: number } | null>`(
  select json_build_object('approved', approved, 'total', total)
  from (
    select approved, total, person_id from order_approval
    where order_id = project_order.id order by id desc limit 1
  ) as newest
  where not exists (
    select from order_event
    where order_id = project_order.id and member_id = newest.person_id
      and action = any(${[...writesTerms]}::text[])
  )
)`;

/** Of a paid order what it costs with the difference that is still to be paid; fen. */
const wholePrice = sql`greatest(price + fee, (
  select change.price + change.fee from order_change as change
  where change.order_id = project_order.id and change.status = 'unpaid'
))`;

const isToBePaid = sql`case when paid_at is null then state in ('sent', 'received') else exists (
  select from order_change as change
  where change.order_id = project_order.id and change.status = 'unpaid'
) or (ended_at is null and exists (
  select from order_milestone as milestone
  where milestone.order_id = project_order.id and milestone.state in ('planned', 'due')
)) end`;

/** Says of orders what `approvalStateOf` calls waiting, while something is to be paid. */
export const waitsForApproval = sql<boolean>`(
  ${isToBePaid}
  and ${wholePrice} > (select approval_above from organisation where id = project_order.client_id)
  and coalesce((
    select case when (made ->> 'approved')::boolean then ${wholePrice} > (made ->> 'total')::bigint
      else ${wholePrice} <> (made ->> 'total')::bigint end
    from (select ${approvalDecision} as made) as decision where made is not null
  ), true)
)`;

/** Orders whose terms the member neither wrote nor agreed to, and that are not the member's own work. */
export function mayBeApprovedBy(memberId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    supplier_id <> ${memberId}
    and not exists (
      select from organisation_member
      where organisation_id = project_order.supplier_id and person_id = ${memberId}
    )
    and not exists (
      select from order_event where order_id = project_order.id and member_id = ${memberId}
        and action = any(${[...writesTerms]}::text[])
    )
    and not exists (
      select from ${negotiatorsOfOrder} as negotiator where member_id = ${memberId}
    )
  )`;
}
