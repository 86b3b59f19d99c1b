import type { Generated } from 'kysely';
import type { InvitationAnswer, InvitationAward } from '@tolk/domain';

export interface PostingInvitationTable {
  id: string;
  posting_id: string;
  client_id: string;
  supplier_id: string;
  /** Who sent it for the organisation that the client is. */
  member_id: Generated<string | null>;
  message: string;
  award: Generated<InvitationAward>;
  answer: InvitationAnswer | null;
  created_at: Date;
  answered_at: Date | null;
}
