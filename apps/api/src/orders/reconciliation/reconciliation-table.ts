import type { ProviderMethod } from '@tolk/domain';
/** One provider's bill of one day against what stands here; fen. */
export interface ReconciliationTable {
  id: string;
  /** In Asia/Shanghai, as the providers count days. */
  day: string;
  method: ProviderMethod;
  status: 'matched' | 'different' | 'unavailable';
  lines: number;
  paid_there: number;
  paid_here: number;
  refunded_there: number;
  refunded_here: number;
  currency: string;
  run_at: Date;
}

export interface ReconciliationDifferenceTable {
  id: string;
  reconciliation_id: string;
  kind: 'missingHere' | 'missingThere' | 'amount';
  what: 'payment' | 'refund';
  /** Our number at the provider. */
  number: string;
  order_id: string | null;
  here: number | null;
  there: number | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
}
