import type { Generated } from 'kysely';
import type { AppealedSubject, Identity, ModerationReason, ModerationState } from '@tolk/domain';

export interface ModerationTable {
  id: string;
  subject: AppealedSubject;
  /** Of a warning and a silence: the report of the message. */
  subject_id: string;
  /** The author; who was warned or silenced. */
  person_id: string;
  /** In which the author wrote it. */
  identity: Identity;
  /** Of a message: how it begins. */
  title: string;
  /** As it read when it was hidden; null: hidden before this was kept. */
  text: string | null;
  /** Null: the words alone say it, as of a warning. */
  reason: ModerationReason | null;
  words: string;
  state: ModerationState;
  hidden_by: string;
  hidden_at: Date;
  /** When a silence ends. */
  until: Date | null;
  appeal: Generated<string>;
  appealed_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision: Generated<string>;
}
