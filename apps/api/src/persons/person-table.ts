import type { Identity, Language } from '@tolk/domain';
import type { Generated } from 'kysely';

export interface PersonTable {
  id: string;
  /** Lower case; null for an account by phone, and after a deletion. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** argon2id, PHC string; null until one is set. */
  password_hash: string | null;
  /** What others see. */
  name: string;
  avatar_url: string | null;
  /** The organisation that the person last chose to act for as a client; null: themselves. */
  acted_for: Generated<string | null>;
  /** The same on the suppliers' side. */
  acted_for_as_supplier: Generated<string | null>;
  /** The identity chosen first; null until then. */
  identity: Identity | null;
  /** `yqm` as it came with the sign-up. */
  invitation_code: string | null;
  /** Whose code that was. */
  invited_by: string | null;
  /** The code with which this person invites others. */
  own_invitation_code: string;
  /** Posting that led to the sign-up (`RWID`). */
  arrived_for: string | null;
  /** The language last used; null until one is known. Mails and messages are written in it. */
  language: Language | null;
  /** Bound WeChat. */
  wechat_open_id: string | null;
  wechat_name: string | null;
  /** Staff keeps this person out since then. */
  blocked_at: Date | null;
  block_reason: string | null;
  /** What the person reads at the login; empty while there is nothing to say. */
  block_words: Generated<string>;
  created_at: Date;
  /** Nobody signs in as it: members act for it. */
  is_organisation: Generated<boolean>;
  /** Everything personal was removed then; orders and ledger still refer to the row. */
  deleted_at: Date | null;
}
