/** Runs `task` once the browser has nothing more urgent to do; returns the function that calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback; two seconds after the first paint are as good.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
