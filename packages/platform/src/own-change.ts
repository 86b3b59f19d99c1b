/** In the storage that all tabs share: when the change began, in ms since the epoch. */
const marker = 'session-changing';
/** A tab that was closed in the middle of a change leaves its mark behind. */
const longestMs = 10_000;

/** By the clock that the tabs of one device share; ms since the epoch. */
const deviceNow = () => performance.timeOrigin + performance.now();

let running = 0;

function mark(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(marker);
    else localStorage.setItem(marker, value);
  } catch {
    // Other tabs then hear of the change by the end of their session.
  }
}

function isMarked(): boolean {
  try {
    return deviceNow() - Number(localStorage.getItem(marker) ?? 0) < longestMs;
  } catch {
    return false;
  }
}

/**
 * Runs a call by which this browser itself ends its session: logout, switch of identity, deletion of the
 * account. The server closes the old session's sockets, those of other tabs too, before the answer is
 * here: until then its end is no news.
 */
export async function changingSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  running += 1;
  mark(String(deviceNow()));
  try {
    return await call();
  } finally {
    running -= 1;
    if (running === 0) mark(null);
  }
}

/** Whether such a call is under way, in this tab or in another one. */
export function isChangingSession(): boolean {
  return running > 0 || isMarked();
}
