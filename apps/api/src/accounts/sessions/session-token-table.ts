export interface SessionTokenTable {
  /** SHA-256; the token itself is never stored. */
  hash: Buffer;
  session_id: string;
  issued_at: Date;
  /** Exchanged for a successor. */
  rotated_at: Date | null;
}
