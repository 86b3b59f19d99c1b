/** A private address under which calendars fetch a person's dates. */
export interface CalendarFeedTable {
  person_id: string;
  /** SHA-256 of the token in the address. */
  token_hash: Buffer;
  created_at: Date;
  last_read_at: Date | null;
}
