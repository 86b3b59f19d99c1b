import type { Generated } from 'kysely';

/** A call that came with an idempotency key: that it runs, that its change was made, its answer. */
export interface IdempotencyTable {
  /** Person id; empty for calls without a session. */
  caller: string;
  path: string;
  key: string;
  body_hash: Buffer;
  /** The request that carries it out. */
  request_id: string;
  /** Its change is committed; set in the same transaction. */
  committed: Generated<boolean>;
  /** The first answer, encrypted: it may hold a token. */
  answer: Buffer | null;
  created_at: Date;
  /** Wall time until which the carrying request is taken to be alive. */
  locked_until: Date;
}
