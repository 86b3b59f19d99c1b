import type { DeviceClass, FaultKind, FrontEnd, WebVital } from '@tolk/domain';

/** What a call of a third party came to: refused is final, unavailable is tried again. */
export type ProviderOutcome = 'ok' | 'refused' | 'unavailable' | 'error';

/** What this process counts for those who watch over it. */
export interface Metrics {
  /** One answered call: its path in the contract, the code of its envelope, how long it took (ms). */
  call(path: string, code: number, ms: number): void;
  /** One call of a third party, by the name of its port. */
  providerCall(provider: string, outcome: ProviderOutcome, ms: number): void;
  /** One try of a job. */
  job(kind: string, outcome: 'done' | 'failed' | 'given up'): void;
  login(by: 'password' | 'code' | 'staff', outcome: 'ok' | 'refused'): void;
  codeSent(channel: 'email' | 'phone'): void;
  /** A fault that a browser reported. */
  frontEndFault(remote: FrontEnd, kind: FaultKind): void;
  /** A release was taken back since it crashed screens. */
  releaseTakenBack(remote: FrontEnd): void;
  /** How fast a document was; ms, or the share of the window that moved (CLS). */
  webVital(
    vital: WebVital,
    document: { remote: FrontEnd; device: DeviceClass; value: number },
  ): void;
}
