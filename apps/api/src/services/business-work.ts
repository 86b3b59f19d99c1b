import type { JobHandler } from '../jobs/jobs.ts';
import { revealEvaluations } from './evaluations/reveal.ts';
import { expireLanguageTest } from './language-tests/end-test.ts';
import { releaseEarnings } from './ledger/release.ts';
import { orderTimer } from './orders/order-timer-work.ts';
import { checkPayment, closePayment } from './payments/payment-work.ts';
import { sendRefund } from './payments/refund-work.ts';
import { expirePosting } from './postings/expiry.ts';

/** What carries out each kind of `DeferredWork`. */
export const businessWork: readonly JobHandler[] = [
  expireLanguageTest,
  expirePosting,
  orderTimer,
  releaseEarnings,
  revealEvaluations,
  checkPayment,
  closePayment,
  sendRefund,
];
