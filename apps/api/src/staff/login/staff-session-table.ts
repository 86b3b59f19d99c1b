export interface StaffSessionTable {
  id: string;
  staff_id: string;
  token_hash: Buffer;
  started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  user_agent: string;
  address: string;
}
