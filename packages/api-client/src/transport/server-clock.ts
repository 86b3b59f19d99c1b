let offsetMs = 0;

/** How far the server's clock is ahead of this device's, in ms; negative when it is behind. */
export function serverAhead(): number {
  return offsetMs;
}

/** The server's time in ms since the epoch, as far as its last answer told. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/**
 * Learns the server's time from an answer (ms since the epoch), so that a device with a wrong clock
 * signs its next call with the right one. Half a minute of travel time is no reason to correct.
 */
export function learnServerTime(header: string | null): void {
  const time = Number(header);
  if (header === null || !Number.isFinite(time)) return;
  const offset = time - Date.now();
  offsetMs = Math.abs(offset) > 30_000 ? offset : 0;
}
