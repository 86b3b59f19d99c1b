/** What stands on a client's invoices besides name and tax number; empty where they gave nothing. */
export interface InvoiceDetailsTable {
  /** Of the person. */
  id: string;
  address: string;
  phone: string;
  bank: string;
  sealed_bank_account: Buffer | null;
  email: string;
  updated_at: Date;
}
