/** A posting that fits a saved search with alerts at once, kept for the next summary. */
export interface HeldAlertTable {
  person_id: string;
  posting_id: string;
  held_at: Date;
}
