import type { Generated } from 'kysely';
import type { Identity } from '@tolk/domain';

export interface EvaluationTable {
  id: string;
  order_id: string;
  /** Which side wrote it. */
  side: Identity;
  author_id: string;
  subject_id: string;
  /** 1 to 5 stars. */
  grade: number;
  text: string;
  created_at: Date;
  /** The one public answer of the subject. */
  reply: string | null;
  replied_at: Date | null;
  /** Staff took it out of the public's sight; both sides of the order still read it. */
  hidden_at: Generated<Date | null>;
}
