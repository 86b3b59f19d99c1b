const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The header as it came, if it is one of W3C's Trace Context; else null. */
export function validTraceparent(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && form.test(header) ? header : null;
}

/** What all work for one click has in common. */
export function traceIdOf(traceparent: string | null): string | undefined {
  return traceparent === null ? undefined : form.exec(traceparent)?.[1];
}
