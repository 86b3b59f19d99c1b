/** A screen that falls because of a call does so at once (ms). */
const relatedMs = 10_000;

let last: { requestId: string; at: number } | undefined;

/** Keeps the id by which the server's log knows a call that failed. */
export function noteFailedCall(requestId: string): void {
  last = { requestId, at: performance.now() };
}

/** The id of a call that failed a moment ago. */
export function lastFailedCall(): string | undefined {
  return last && performance.now() - last.at < relatedMs ? last.requestId : undefined;
}
