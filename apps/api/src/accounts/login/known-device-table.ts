/** A browser that has signed in to an account; limits of strangers don't hold it back there. */
export interface KnownDeviceTable {
  /** SHA-256 of the cookie's token; one browser keeps one token for all its accounts. */
  token_hash: Buffer;
  /** A person or a member of staff. */
  subject_id: string;
  /** Of the last sign-in. */
  seen_at: Date;
}
