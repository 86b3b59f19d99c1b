import { settlementWindow, shanghaiDay, shanghaiMidnight } from '@tolk/domain';
import type { SandboxControls } from '@tolk/testing/processes';

const hour = 3_600_000;
const day = 24 * hour;

/** The product's time: a journey may have moved its clock. */
export async function productTime(sandbox: SandboxControls): Promise<Date> {
  return new Date(await sandbox.clock.read());
}

/** Moves the product's clock forward to a moment (ms since epoch). */
export async function moveTo(sandbox: SandboxControls, time: number): Promise<void> {
  await sandbox.clock.advance(time - (await productTime(sandbox)).getTime());
}

/**
 * Moves the clock to nine in the morning of the day after tomorrow in Shanghai: the demo has no payment
 * on that day, and no journey lasts until its midnight. Answers the day, as `2026-11-21`.
 */
export async function beginUntouchedDay(sandbox: SandboxControls): Promise<string> {
  const today = shanghaiDay(await productTime(sandbox));
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const begins = shanghaiMidnight(year, month, date + 2);
  await moveTo(sandbox, begins.getTime() + 9 * hour);
  return shanghaiDay(begins);
}

/** Moves the clock past the days of settlement if they are now; answers when the next ones begin. */
export async function leaveSettlementDays(sandbox: SandboxControls): Promise<Date> {
  const { open, closesAt } = settlementWindow(await productTime(sandbox));
  if (open) await moveTo(sandbox, closesAt.getTime() + day);
  return settlementWindow(await productTime(sandbox)).opensAt;
}
