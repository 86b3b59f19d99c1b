import { settlementWindow, shanghaiDay, shanghaiMidnight } from '@tolk/domain';
import { sandboxControls } from '@tolk/testing/processes';
import { getProduct } from './product.ts';

const hour = 3_600_000;
const day = 24 * hour;

const clock = () => sandboxControls(getProduct().sandboxUrl).clock;

/** The product's time: a journey may have moved its clock. */
export async function productTime(): Promise<Date> {
  return new Date(await clock().read());
}

/** Moves the product's clock forward to a moment (ms since epoch). */
export async function moveTo(time: number): Promise<void> {
  await clock().advance(time - (await productTime()).getTime());
}

/**
 * Moves the clock to nine in the morning of the day after tomorrow in Shanghai: the demo has no payment
 * on that day, and no journey lasts until its midnight. Answers the day, as `2026-11-21`.
 */
export async function beginUntouchedDay(): Promise<string> {
  const today = shanghaiDay(await productTime());
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const begins = shanghaiMidnight(year, month, date + 2);
  await moveTo(begins.getTime() + 9 * hour);
  return shanghaiDay(begins);
}

/** Moves the clock past the days of settlement if they are now; answers when the next ones begin. */
export async function leaveSettlementDays(): Promise<Date> {
  const { open, closesAt } = settlementWindow(await productTime());
  if (open) await moveTo(closesAt.getTime() + day);
  return settlementWindow(await productTime()).opensAt;
}
