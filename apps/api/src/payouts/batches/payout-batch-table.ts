import type { Generated } from 'kysely';
import type { PayoutBatchStatus } from '@tolk/domain';

export interface PayoutBatchTable {
  id: string;
  /** `TB20261121-000003`. */
  number: string;
  channel: 'unionpay' | 'paypal' | 'payoneer';
  status: Generated<PayoutBatchStatus>;
  count: number;
  total: number;
  currency: string;
  /** False where one person made and approved it before that was refused; nobody sets it. */
  needs_second: Generated<boolean>;
  made_by: string;
  made_at: Date;
  approved_by: string | null;
  approved_at: Date | null;
  /** Of the bank file as it was downloaded last. */
  file_sha256: string | null;
  /** When it was first sent to the provider, whatever came of it. */
  tried_at: Date | null;
  /** When it was last sent, whatever came of it. */
  last_tried_at: Date | null;
  provider_batch_id: string | null;
  /** When the provider had taken it in. */
  acknowledged_at: Date | null;
  /** Why the provider has not taken it in, in its words. */
  provider_answer: string | null;
  /** The last try was answered, and nothing of it was taken in. */
  declined: Generated<boolean>;
  taken_back_by: string | null;
  taken_back_at: Date | null;
}
