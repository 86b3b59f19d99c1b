import type { JobHandler } from '../jobs/jobs.ts';
import { appealTimer } from './appeals/appeal-timer-work.ts';
import { remindOfWaiting } from './applications/waiting-resumes.ts';
import { revealEvaluations } from './evaluations/reveal.ts';
import { expireLanguageTest } from './language-tests/end-test.ts';
import { releaseEarnings } from './earnings/release.ts';
import { orderTimer } from './orders/order-timer-work.ts';
import { checkPayment, closePayment } from './payments/payment-work.ts';
import { sendRefund } from './payments/refund-work.ts';
import { cancelPayout, checkPayouts, sendPayouts } from './settlements/payout-work.ts';
import { expirePosting } from './postings/expiry.ts';
import { reconcileDays } from './reconciliation/reconciliation-work.ts';
import { alertAtOnce } from './saved-searches/alerts-at-once.ts';
import { sendDailyAlerts } from './saved-searches/daily-alerts.ts';
import { sendHeldAlerts } from './saved-searches/held-alerts.ts';

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
