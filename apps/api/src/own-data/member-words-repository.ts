import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

interface MemberWords {
  kind: 'message' | 'posting' | 'invitation' | 'offer' | 'answer';
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
        coalesce(taken.text, message.text) as text, message.created_at as at
      from message join conversation on conversation.id = message.conversation_id
      left join recalled_message as taken
        on taken.conversation_id = message.conversation_id and taken.seq = message.seq
      where message.member_id = ${memberId}
      union all
      select 'posting', owner_id, null, name, published_at from posting
      where member_id = ${memberId}
      union all
      select 'invitation', client_id, supplier_id, message, created_at from posting_invitation
      where member_id = ${memberId}
      union all
      select 'offer', client_id, supplier_id, note, created_at from terms_offer
      where member_id = ${memberId}
      union all
      select 'answer', client_id, supplier_id, coalesce(answer_note, ''), answered_at
      from terms_offer where answered_by = ${memberId}
    ) as made
    join person as organisation on organisation.id = made.client_id
    left join person as other on other.id = made.supplier_id
    order by made.at`.execute(db);
  return rows;
}
