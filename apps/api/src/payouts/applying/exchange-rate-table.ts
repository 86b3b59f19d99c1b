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
