/** The calls of one press, in the server's traces and log; undefined until the first call. */
let press: string | undefined;

/** `traceparent` (W3C Trace Context) of a call: one trace for all calls that one press or key leads to. */
export function traceparent(): string {
  if (press === undefined) for (const event of ['click', 'keydown']) listen(event);
  press ??= hex(16);
  return `00-${press}-${hex(8)}-01`;
}

/** Before anybody else hears of it, so that what they start belongs to it. */
function listen(event: string): void {
  globalThis.addEventListener?.(event, () => (press = hex(16)), { capture: true, passive: true });
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
