import { sql, type RawBuilder } from 'kysely';
import { limits, otherIdentity, statesThatWait, type Identity } from '@tolk/domain';
import { endings } from '../timers/order-timers.ts';

const milestoneIsDue = sql<boolean>`(project_order.state = 'started' and exists (
  select from order_milestone where order_id = project_order.id and order_milestone.state = 'due'
))`;

/** Whether an order waits for this side: `tasksOf` of the domain for many orders at once. */
export function waitsFor(side: Identity): RawBuilder<boolean> {
  const other = otherIdentity(side);
  return sql<boolean>`(
    case when ${milestoneIsDue} then ${side === 'client'}
      else project_order.state in (${sql.join(statesThatWait(side))}) end
    or project_order.proposal_by is not distinct from ${other}
    or exists (
      select from order_change where order_id = project_order.id
        and (status = 'open' and proposed_by = ${other}
          or status = 'unpaid' and ${side === 'client'})
    )
    or exists (
      select from appeal where order_id = project_order.id and ended_at is null and (
        status in ('evidence', 'mediation') and (offer_by = ${other}
          or mediation_at is not null and ${side} <> all (mediation_accepted_by))
        or status = 'evidence' and not exists (
          select from appeal_evidence where appeal_id = appeal.id and side = ${side})
        or status = 'ruled' and ${side} <> all (accepted_by)
      )
    )
  )`;
}

const endOfAppealTurn = sql<Date | null>`(
  select case status
    when 'evidence' then evidence_until
    when 'ruled' then (
      select at from appeal_ruling where appeal_id = appeal.id and step = 'ruling'
    ) + ${limits.appeal.reviewMs} * interval '1 millisecond'
  end
  from appeal where order_id = project_order.id and ended_at is null
)`;

/** The soonest of the timers that end the order's state: they stand among the jobs. */
const endOfState = sql<Date | null>`(
  select min(run_at) from job where done_at is null and dead_at is null and key in (${sql.join(
    endings.map((action) => sql`'order:' || project_order.id::text || ${`:${action}:0`}`),
  )})
)`;

/** When the turn of an order ends, as the order shows it (`turnUntil`); null where it has no end. */
export const turnEnd = sql<Date | null>`(case
  when ${milestoneIsDue} then ${endOfState}
  when project_order.state in ('started', 'changesRequested') then project_order.due_at
  when project_order.state = 'inAppeal' then ${endOfAppealTurn}
  else ${endOfState}
end)`;
