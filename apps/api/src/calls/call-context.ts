import type { Readable } from 'node:stream';
import type { Identity, Language, OrganisationRole, StaffRole } from '@tolk/domain';
import type { Tx } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';

/** For whom a session acts besides the person themself. */
export interface Acting {
  organisationId: string;
  /** Of the person in it, as of this call; empty once they are no member any more. */
  roles: readonly OrganisationRole[];
}

/** The session that a call came with. */
export interface CallSession {
  sessionId: string;
  /** For whom the call is made: who signed in, or the organisation for which they make it. */
  personId: string;
  /** Who signed in, where the call is made for an organisation; else null. */
  memberId: string | null;
  /** The organisation that the session acts for, whether this call is made for it or not. */
  acting: Acting | null;
  /** Null until the person has chosen one. */
  identity: Identity | null;
  /** The language that the person used before this call; null when none is known. */
  language: Language | null;
}

/** The member of staff who makes a call of `/opsinterface/`. */
export interface StaffCaller {
  staffId: string;
  sessionId: string;
  name: string;
  role: StaffRole;
}

/** The file part of a multipart call; `fileName` is the sender's word and never used as a path. */
export interface Upload {
  stream: Readable;
  fileName: string;
}

/** What a call with `answer: 'file'` sends instead of an envelope. */
export type FileAnswer = { fileName: string; mediaType: string } & (
  | {
      stream: Readable;
      /** bytes */
      size: number;
    }
  /** Path and query of the store, from which the proxy in front of us sends it. */
  | { handedOver: string }
);

/** Everything about one call besides its body. */
export interface CallContext {
  deps: Dependencies;
  /**
   * To whom what the call reads and writes belongs. Throws `unauthenticated` when nobody is signed
   * in; public calls look at `session` instead.
   */
  readonly personId: string;
  /** Who acts for the organisation that `personId` is; null where somebody acts for themselves. */
  readonly memberId: string | null;
  identity: Identity | null;
  session: CallSession | null;
  /** Throws `unauthenticated` when no member of staff is signed in; staff calls only. */
  readonly staffMember: StaffCaller;
  staff: StaffCaller | null;
  language: Language;
  /** The injected clock's time when the call came in. */
  now: Date;
  requestId: string;
  /** Where the call came from; a forged X-Forwarded-For changes nothing. */
  address: string;
  /** What the browser calls itself, cut to a length that is kept; empty when it says nothing. */
  userAgent: string;
  /** What limits count by: the address, or the network of an IPv6 one. */
  network: string;
  /** Token of the browser's device cookie. */
  device: string | null;
  /** Set by a sign-in: the cookie that the browser keeps from now on. */
  deviceToKeep?: string;
  /** Token of the cookie by which customer service knows a visitor. */
  visitor: string | null;
  /** What that cookie holds from now on; null: it goes. */
  visitorToKeep?: string | null;
  idempotencyKey?: string;
  /** Only in calls with `body: 'multipart'`. */
  upload?: Upload;
  /** Set by calls with `answer: 'file'`. */
  answerFile?: FileAnswer;
  /**
   * Who acts for an organisation still may, until the transaction ends; for transactions of a call's own.
   * Throws `membershipOver`, `roleMissing`.
   */
  confirmParty(tx: Tx): Promise<void>;
  /**
   * One transaction that also marks the call's idempotency key as carried out: use it for the
   * change itself, so that a repetition after a crash can't make the change twice. It begins with
   * `confirmParty`.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
}
