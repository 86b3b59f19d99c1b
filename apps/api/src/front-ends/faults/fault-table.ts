import type { FaultKind, FaultState, FrontEnd } from '@tolk/domain';
import type { Generated } from 'kysely';

export interface FrontEndFaultTable {
  id: string;
  fingerprint: string;
  remote: FrontEnd;
  kind: FaultKind;
  message: string;
  state: Generated<FaultState>;
  count: Generated<number>;
  /** That had it, the newest occurrence first. */
  versions: string[];
  first_at: Date;
  last_at: Date;
}

/** One of the newest occurrences. */
export interface FrontEndFaultSampleTable {
  id: string;
  fault_id: string;
  at: Date;
  version: string;
  build: string;
  route: string;
  browser: string;
  request_id: string | null;
  stack: string;
}

/** A document in which a screen of a release fell; keyed hashes know it and its network again. */
export interface FrontEndCrashTable {
  remote: FrontEnd;
  version: string;
  document: Buffer;
  network: Buffer;
  at: Date;
}
