import type { Generated } from 'kysely';
import type { Identity, ModeratedSubject, ModerationReason, ModerationState } from '@tolk/domain';

export interface ModerationTable {
  id: string;
  subject: ModeratedSubject;
  subject_id: string;
  /** The author. */
  person_id: string;
  /** In which the author wrote it. */
  identity: Identity;
  title: string;
  /** As it read when it was hidden; null: hidden before this was kept. */
  text: string | null;
  reason: ModerationReason;
  words: string;
  state: ModerationState;
  hidden_by: string;
  hidden_at: Date;
  appeal: Generated<string>;
  appealed_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision: Generated<string>;
}
