import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

interface MemberWords {
  kind: 'message' | 'posting' | 'invitation' | 'application' | 'offer' | 'answer';
  organisation: string;
  /** To whom it was said; null for a posting. */
  other_name: string | null;
  text: string;
  at: Date;
}

/** What a person wrote, published and offered for organisations, whether they still belong to them or not. */
export async function memberWords(db: Queryable, memberId: string): Promise<MemberWords[]> {
  const { rows } = await sql<MemberWords>`
    select made.kind, organisation.name as organisation, other.name as other_name,
      made.text, made.at
    from (
      select 'message' as kind, conversation.client_id, conversation.supplier_id,
        message.by as side,
        coalesce(taken.text, message.text) as text, message.created_at as at
      from message join conversation on conversation.id = message.conversation_id
      left join recalled_message as taken
        on taken.conversation_id = message.conversation_id and taken.seq = message.seq
      where message.member_id = ${memberId}
      union all
      select 'posting', owner_id, null, 'client', name, published_at from posting
      where member_id = ${memberId}
      union all
      select 'invitation', client_id, supplier_id, 'client', message, created_at
      from posting_invitation
      where member_id = ${memberId}
      union all
      select 'application', client_id, supplier_id, 'supplier', content, created_at
      from application where member_id = ${memberId}
      union all
      select 'offer', client_id, supplier_id, offered_by, note, created_at from terms_offer
      where member_id = ${memberId}
      union all
      select 'answer', client_id, supplier_id,
        case when (status = 'withdrawn') = (offered_by = 'client') then 'client' else 'supplier' end,
        coalesce(answer_note, ''), answered_at
      from terms_offer where answered_by = ${memberId}
    ) as made
    join person as organisation on organisation.id =
      case made.side when 'client' then made.client_id else made.supplier_id end
    left join person as other on other.id =
      case made.side when 'client' then made.supplier_id else made.client_id end
    order by made.at`.execute(db);
  return rows;
}

interface AssignedOrder {
  order_number: string;
  organisation: string;
  since: Date;
  /** Null: still. */
  until: Date | null;
}

/** The orders of supplier companies that were given to the person, from when until when. */
export async function assignedOrders(db: Queryable, memberId: string): Promise<AssignedOrder[]> {
  const { rows } = await sql<AssignedOrder>`
    select project_order.number as order_number, person.name as organisation,
      assignment.at as since, assignment.until
    from (
      select order_id, person_id, at, lead(at) over (partition by order_id order by id) as until
      from order_assignment
      where order_id in (select order_id from order_assignment where person_id = ${memberId})
    ) as assignment
    join project_order on project_order.id = assignment.order_id
    join person on person.id = project_order.supplier_id
    where assignment.person_id = ${memberId}
    order by assignment.at`.execute(db);
  return rows;
}
