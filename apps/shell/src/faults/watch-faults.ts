import type { FaultKind } from '@tolk/domain';
import { whenIdle } from '../effects/when-idle.ts';

const loadReporter = () => import(/* webpackChunkName: "faults" */ './report-fault.ts');

/**
 * Tells the server of faults that nobody else hears of. What tells comes once the page has nothing more
 * urgent to do: a part that is missing after a release must not be the one that says so.
 */
export function watchFaults(): void {
  window.addEventListener('error', ({ error }) => tell('script', error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  whenIdle(() => void loadReporter().catch(ignore));
}

/** For React's roots: an error that some boundary caught, in whichever remote. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  tell('screen', error);
}

function tell(kind: FaultKind, error: unknown): void {
  loadReporter()
    .then(({ reportFault }) => reportFault(kind, error))
    .catch(ignore);
}

/** A fault of the reporter would be one more to report. */
function ignore(): void {}
