import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Actor,
  EarningsStatus,
  PayoutBatchStatus,
  SettlementAction,
  SettlementMethodName,
  SettlementStatus,
} from '@tolk/domain';

/** What one order's supplier has earned; while a dispute is open there is no row. */
export interface EarningTable {
  order_id: string;
  supplier_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  status: Generated<EarningsStatus>;
  earned_at: Date;
  hold_until: Date;
  /** The application that it is in, while `settling` and `settled`. */
  settlement_id: string | null;
}

export interface ExchangeRateTable {
  id: string;
  /** CNY for one USD × 10,000. */
  rate: number;
  /** Null: by the demo. */
  staff_id: string | null;
  set_at: Date;
  /** It differed much from the one in force, so somebody else has to confirm it. */
  needs_second: boolean;
  /** In force when it was set; null where there was none. */
  previous_rate: number | null;
  confirmed_by: string | null;
  refused_by: string | null;
  decided_at: Date | null;
  /** From when on it is quoted; null: it waits or was refused. */
  in_force_at: Date | null;
}

export interface SettlementQuoteTable {
  id: string;
  supplier_id: string;
  method: SettlementMethodName;
  order_ids: string[];
  /** fen, as `netted` */
  gross: number;
  netted: number;
  payout_currency: 'CNY' | 'USD';
  rate: number | null;
  /** Minor units of the payout's currency, as `payout_fee`. */
  payout_gross: number;
  payout_fee: number;
  valid_until: Date;
}

export interface SettlementTable {
  id: string;
  /** `TS20261121-000012`: the day in Asia/Shanghai and a running number. */
  number: string;
  supplier_id: string;
  /** `2026-11` in Asia/Shanghai. */
  month: string;
  method: SettlementMethodName;
  /** The method's details as JSON, AES-256-GCM. */
  sealed_payee: Buffer;
  /** Masked. */
  payee: string;
  bank: string;
  gross: number;
  netted: number;
  payout_currency: 'CNY' | 'USD';
  rate: number | null;
  payout_gross: number;
  payout_fee: number;
  status: Generated<SettlementStatus>;
  version: Generated<number>;
  applied_at: Date;
  settled_at: Date | null;
  ended_at: Date | null;
  failure: string | null;
  payout_batch_id: string | null;
  /** What the provider or bank said last. */
  provider_state: string | null;
  provider_reference: string | null;
}

export interface SettlementItemTable {
  settlement_id: string;
  order_id: string;
  amount: number;
}

export interface SettlementEventTable {
  id: GeneratedAlways<number>;
  settlement_id: string;
  action: SettlementAction;
  actor: Actor;
  staff_id: string | null;
  note: string | null;
  at: Date;
}

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

export interface FeeInvoiceTable {
  id: string;
  supplier_id: string;
  number: string;
  amount: number;
  currency: string;
  file_id: string;
  created_at: Date;
}

export interface FeeInvoiceOrderTable {
  order_id: string;
  fee_invoice_id: string;
  /** The order's earnings when it was handed in; when they change, it does not fit any more. */
  amount: number;
}
