export interface ConfidentialityPromiseTable {
  posting_id: string;
  person_id: string;
  /** Of the wording. */
  version: number;
  promised_at: Date;
}
