import type { Identity, Language } from '@tolk/domain';

/** One login, over all rotations of its token. */
export interface SessionTable {
  id: string;
  person_id: string;
  identity: Identity | null;
  /** The organisation that the person acts for in it, from its start; null: for themselves. */
  acting_for: string | null;
  started_at: Date;
  last_seen_at: Date;
  /** Of the sign-in; empty when unknown. */
  user_agent: string;
  address: string;
  /** Ended by somebody (logout, switch, reset): its tokens are answered with code 601. */
  ended_at: Date | null;
  /** That of the last call; null until one said it. */
  language: Language | null;
}
