import type { Generated, GeneratedAlways } from 'kysely';
import type { Actor, SettlementAction, SettlementMethodName, SettlementStatus } from '@tolk/domain';

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
  /** Null for a marking. */
  order_id: string | null;
  /** Null where the order is paid as a whole. */
  milestone_id: string | null;
  marking_id: string | null;
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
