/** How often something was done in one window of time. */
export interface TallyTable {
  /** SHA-256 of what is counted. */
  key: Buffer;
  count: number;
  ends_at: Date;
}
