import type { BrowserContext } from '@playwright/test';

/** How far `npm run clock` has moved the clock of all programs but the browser, ms. */
const ahead = Number(process.env.TOLK_CLOCK_AHEAD ?? 0);

/** Gives the moved clock to the pages of a window: Chromium itself runs by the machine's. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (ahead !== 0) await context.addInitScript(moveDate, ahead);
}

/** Runs in the page. Timers measure spans and stay as they are. */
function moveDate(ms: number): void {
  const original = Date;
  const now = () => original.now() + ms;
  globalThis.Date = new Proxy(original, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new original(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
