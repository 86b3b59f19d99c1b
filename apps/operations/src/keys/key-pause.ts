/** How long keys do nothing on a case that opened by itself, in ms: long enough to see that it is another one. */
export const pauseMs = 1_000;

let until = 0;
/** What a case that opened by itself offers may still be on its way. */
let isAwaited = false;

/** Another case opens by itself: keys do nothing until its decisions have stood on screen for a moment. */
export function pauseKeys(): void {
  isAwaited = true;
  until = Date.now() + pauseMs;
}

/** Decisions have come on screen. */
export function noteOffered(): void {
  if (isAwaited) until = Date.now() + pauseMs;
}

/** Whether a key is still meant for the case before. */
export function arePaused(): boolean {
  if (Date.now() < until) return true;
  isAwaited = false;
  return false;
}
