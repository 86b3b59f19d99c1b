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
  /** Null where the order is paid as a whole. */
  milestone_id: string | null;
  fee_invoice_id: string;
  /** The order's earnings when it was handed in; when they change, it does not fit any more. */
  amount: number;
}
