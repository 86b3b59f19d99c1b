import type { Identity } from '@tolk/domain';

export interface PersonTable {
  id: string;
  /** Lower case; null for an account by phone. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** argon2id, PHC string; null until one is set. */
  password_hash: string | null;
  /** What others see. */
  name: string;
  avatar_url: string | null;
  /** The identity chosen first; null until then. */
  identity: Identity | null;
  /** `yqm`: who invited this person. */
  invitation_code: string | null;
  /** Posting that led to the sign-up (`RWID`). */
  arrived_for: string | null;
  created_at: Date;
}
