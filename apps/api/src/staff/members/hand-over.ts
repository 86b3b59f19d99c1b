/** A case of staff that changes hands, for desks whose records say themselves whose they are. */
export interface HandOver {
  /** Of the record. */
  id: string;
  /** To whom it goes; null: back to the queue. */
  staffId: string | null;
  /** Whose it was on the screen of who hands it over. */
  seenAssigneeId: string | null;
  /** The call, as the audit log names it. */
  call: string;
}
