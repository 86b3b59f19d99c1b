/** One slide-to-verify puzzle or proof of work, and the pass that it earned. */
export interface HumanCheckTable {
  id: string;
  kind: 'slide' | 'proof';
  /** Where the piece belongs, px from the left; null for a proof. */
  answer: number | null;
  created_at: Date;
  expires_at: Date;
  /** Judged once, right or wrong. */
  judged_at: Date | null;
  /** SHA-256 of the pass; null when it was wrong. */
  pass_hash: Buffer | null;
  pass_expires_at: Date | null;
  used_at: Date | null;
}
