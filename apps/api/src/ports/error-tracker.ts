import type { FaultKind, FrontEnd } from '@tolk/domain';

/** An occurrence of a fault of a front end, scrubbed of what identifies or signs in a person. */
export interface TrackedFault {
  /** UUID; the same at each try, so that a repetition is known. */
  eventId: string;
  /** The same for all occurrences of a fault. */
  fingerprint: string;
  /** ISO 8601 in UTC. */
  time: string;
  remote: FrontEnd;
  kind: FaultKind;
  message: string;
  version: string;
  build: string;
  route: string;
  browser: string;
  stack: string;
}

/** Where engineers collect faults of all their programs. */
export interface ErrorTracker {
  /** Throws `ProviderRefused` or `ProviderUnavailable`. */
  send(fault: TrackedFault): Promise<void>;
}
