import type { SettlementMethodName } from '@tolk/domain';

export interface SettlementQuoteTable {
  id: string;
  supplier_id: string;
  method: SettlementMethodName;
  /** What is chosen: ids of milestones, of orders without any. */
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
