import type { CodePurpose } from '@tolk/domain';

/** One code that was sent, or would have been if the account existed. */
export interface CodeTable {
  id: string;
  account: string;
  purpose: CodePurpose;
  code_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  tries: number;
  used_at: Date | null;
}
