import type { CodePurpose } from '@tolk/domain';
import type { Generated } from 'kysely';

/** One code that was sent, or would have been if the account existed. */
export interface CodeTable {
  id: string;
  account: string;
  purpose: CodePurpose;
  code_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  /** Who asked for it, and whether as a device that had signed in before. */
  asker: string;
  asker_known: boolean;
  /** Wrong tries of who asked, and of everybody else: these don't spoil it for who asked. */
  tries: Generated<number>;
  other_tries: Generated<number>;
  used_at: Date | null;
}
