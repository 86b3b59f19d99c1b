import type { DeviceClass, FaultKind, FrontEnd, WebVital } from '@tolk/domain';

/** What this process counts for those who watch over it. */
export interface Metrics {
  /** A fault that a browser reported. */
  frontEndFault(remote: FrontEnd, kind: FaultKind): void;
  /** How fast a document was; ms, or the share of the window that moved (CLS). */
  webVital(
    vital: WebVital,
    document: { remote: FrontEnd; device: DeviceClass; value: number },
  ): void;
}
