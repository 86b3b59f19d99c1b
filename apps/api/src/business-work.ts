import type { JobHandler } from './jobs/jobs.ts';
import { appealTimer } from './orders/appeals/appeal-timer-work.ts';
import { remindOfWaiting } from './market/applications/waiting-resumes.ts';
import { revealEvaluations } from './orders/evaluations/reveal.ts';
import { expireLanguageTest } from './language-tests/tests/end-test.ts';
import { releaseEarnings } from './orders/earnings/release.ts';
import { orderTimer } from './orders/timers/order-timer-work.ts';
import { checkPayment, closePayment } from './orders/payments/payment-work.ts';
import { sendRefund } from './orders/payments/refund-work.ts';
import { cancelPayout, checkPayouts, sendPayouts } from './payouts/batches/payout-work.ts';
import { expirePosting } from './market/postings/expiry.ts';
import { reconcileDays } from './payouts/reconciliation/reconciliation-work.ts';
import { alertAtOnce } from './market/saved-searches/alerts-at-once.ts';
import { sendDailyAlerts } from './market/saved-searches/daily-alerts.ts';
import { sendHeldAlerts } from './market/saved-searches/held-alerts.ts';

/** What carries out each kind of `DeferredWork`. */
export const businessWork: readonly JobHandler[] = [
  expireLanguageTest,
  expirePosting,
  remindOfWaiting,
  alertAtOnce,
  sendDailyAlerts,
  sendHeldAlerts,
  orderTimer,
  appealTimer,
  releaseEarnings,
  revealEvaluations,
  checkPayment,
  closePayment,
  sendRefund,
  sendPayouts,
  checkPayouts,
  cancelPayout,
  reconcileDays,
];
