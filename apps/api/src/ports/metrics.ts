import type { FaultKind, FrontEnd } from '@tolk/domain';

/** What this process counts for those who watch over it. */
export interface Metrics {
  /** A fault that a browser reported. */
  frontEndFault(remote: FrontEnd, kind: FaultKind): void;
}
