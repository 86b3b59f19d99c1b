export interface DisplayRateTable {
  /** ISO 4217; all but CNY. */
  currency: string;
  /** CNY for one unit × 100,000,000. */
  rate: number;
  set_at: Date;
  staff_id: string;
}
