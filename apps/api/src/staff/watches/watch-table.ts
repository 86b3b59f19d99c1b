/** A person whom staff keep an eye on; without a row nobody does. */
export interface PersonWatchTable {
  person_id: string;
  /** For colleagues. */
  reason: string;
  staff_id: string;
  at: Date;
}
