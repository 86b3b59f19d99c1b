import { serverNow } from '@tolk/api-client';

/** How long keys do nothing on a case that opened by itself, in ms: long enough to see that it is another one. */
export const pauseMs = 1_000;

let until = 0;
/** What a case that opened by itself offers may still be on its way. */
let isAwaited = false;

/** Another case opens by itself: keys do nothing until its decisions have stood on screen for a moment. */
export function pauseKeys(): void {
  isAwaited = true;
  until = serverNow() + pauseMs;
}

/** Decisions have come on screen. */
export function noteOffered(): void {
  if (isAwaited) until = serverNow() + pauseMs;
}

/** Whether a key is still meant for the case before. */
export function arePaused(): boolean {
  if (serverNow() < until) return true;
  isAwaited = false;
  return false;
}
