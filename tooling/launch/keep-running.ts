import { setTimeout as delay } from 'node:timers/promises';
import { startService, type Plan, type Service } from './service.ts';

/** So many restarts within a minute, then it is given up. */
const restartsMax = 5;
const minute = 60_000;
/** Before the second restart; each further one within a minute waits twice as long (ms). */
const firstWait = 250;

/**
 * Starts a service as `startService` does, and again whenever it ends without being asked to, on
 * the port that it had; `say` tells the terminal. Its `ended` settles when it was stopped or given up.
 */
export async function keepRunning(
  plan: Plan,
  say: (line: string) => void = console.log,
): Promise<Service> {
  let current = await startService(plan);
  const { ready } = current;
  const again = { ...plan, env: { ...plan.env, PORT: new URL(ready.url).port }, sameLog: true };
  const stopping = new AbortController();
  const ended = watch();
  return {
    name: plan.name,
    ready,
    ended,
    kill() {
      stopping.abort();
      current.kill();
    },
    async stop() {
      stopping.abort();
      await current.stop();
      await ended;
    },
  };

  async function watch(): Promise<string> {
    const ends: number[] = [];
    let reason = await current.ended;
    while (!stopping.signal.aborted) {
      ends.push(performance.now());
      const wait = waitBefore(ends);
      if (wait === null) return `${reason}, for the sixth time within a minute`;
      say(`${reason}; starting it again …`);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) reason = await runAgain();
    }
    return reason;
  }

  async function runAgain(): Promise<string> {
    const since = performance.now();
    try {
      current = await startService(again);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return `${plan.name} did not start`;
    }
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    say(`${plan.name} is ready again after ${seconds} s.`);
    if (stopping.signal.aborted) await current.stop();
    return current.ended;
  }
}

/** How long to wait after the last of these ends (ms); null: it is given up. */
export function waitBefore(ends: readonly number[]): number | null {
  const last = ends.at(-1) ?? 0;
  const recent = ends.filter((end) => last - end < minute).length;
  if (recent > restartsMax) return null;
  return recent === 1 ? 0 : firstWait * 2 ** (recent - 2);
}
