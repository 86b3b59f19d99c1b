/** A posting that a supplier keeps to come back to. */
export interface SavedPostingTable {
  person_id: string;
  posting_id: string;
  saved_at: Date;
}
