import type { TransferOutcome } from '@tolk/domain';

/** Money that came into the bank account, as a line of its statement says. */
export interface IncomingTransferTable {
  id: string;
  /** The number of that line: it counts once. */
  bank_reference: string;
  /** ISO date, in China. */
  received_on: string;
  /** Fen. */
  amount: number;
  payer: string;
  sealed_payer_account: Buffer | null;
  /** What the payer wrote. */
  remark: string;
  outcome: TransferOutcome;
  payment_attempt_id: string | null;
  recorded_by: string;
  recorded_at: Date;
  /** Who found out what an unknown one pays, or sent it back. */
  settled_by: string | null;
  settled_at: Date | null;
  /** Why it should go back: one proposes it, another one sends it. */
  return_reason: string | null;
  return_proposed_by: string | null;
  return_proposed_at: Date | null;
  /** The bank's number of what was sent back. */
  return_reference: string | null;
}
