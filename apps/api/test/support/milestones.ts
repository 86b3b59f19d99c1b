import { DAY, addMs } from '@tolk/domain';
import type { TestApp } from './test-app.ts';

/** Terms of an order in milestones of these prices (fen), each due five days after the one before. */
export function inMilestones({ clock }: TestApp, prices: readonly number[]) {
  return {
    milestones: prices.map((amountOfMoney, at) => ({
      milestoneName: `Part ${at + 1}`,
      deliverTime: addMs(clock.now(), (at + 1) * 5 * DAY).toISOString(),
      amountOfMoney,
    })),
  };
}
