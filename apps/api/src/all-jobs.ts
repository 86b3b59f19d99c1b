import { pushJobs } from './messages/notifications/push.ts';
import { accountJobs } from './accounts/codes/account-message.ts';
import { gatherFraud } from './console/fraud/gather.ts';
import { cleanupJobs } from './cleanup.ts';
import { passOnFault } from './front-ends/faults/pass-on-fault.ts';
import { judgeRelease } from './front-ends/faults/take-back.ts';
import { fileJobs } from './files/uploads/files.ts';
import { newsJobs } from './content/news/announce-news.ts';
import { mailUnread } from './conversations/unread-mail.ts';
import { pushUnread } from './conversations/unread-push.ts';
import { appealTimer } from './orders/appeals/appeal-timer-job.ts';
import { sendDrafts } from './market/applications/application-drafts.ts';
import { remindOfWaiting } from './market/applications/waiting-resumes.ts';
import { revealEvaluations } from './orders/evaluations/reveal.ts';
import { expireTestRequest } from './language-tests/requests/close-request.ts';
import { expireTestMarking } from './language-tests/markings/expire-marking.ts';
import { fillMarkers } from './language-tests/markings/ask-markers.ts';
import { expireLanguageTest } from './language-tests/tests/end-test.ts';
import { releaseEarnings } from './orders/earnings/release.ts';
import { orderTimer } from './orders/timers/order-timer-job.ts';
import { checkPayment, closePayment } from './orders/payments/payment-jobs.ts';
import { sendRefund } from './orders/payments/refund-job.ts';
import { issueByProvider } from './orders/tax-invoices/issue-by-provider.ts';
import { cancelPayout, checkPayouts, sendPayouts } from './payouts/batches/payout-jobs.ts';
import { openAskedFirst, tellAskedFirst } from './market/postings/asked-first.ts';
import { expirePosting } from './market/postings/expiry.ts';
import { reconcileDays } from './orders/reconciliation/reconciliation-job.ts';
import { alertAtOnce } from './market/saved-searches/alerts-at-once.ts';
import { sendDailyAlerts } from './market/saved-searches/daily-alerts.ts';
import { sendHeldAlerts } from './market/saved-searches/held-alerts.ts';
import { returnUnanswered, wakeSnoozed } from './service-desk/assign.ts';
import { mailAnswers, sendLink } from './service-desk/mail-answers.ts';
import type { JobHandler } from './jobs/jobs.ts';

/** Never given up: what waits for one of them would wait for ever. */
export const lastingJobs: readonly JobHandler[] = [
  expireLanguageTest,
  expireTestRequest,
  fillMarkers,
  expireTestMarking,
  expirePosting,
  tellAskedFirst,
  openAskedFirst,
  remindOfWaiting,
  sendDrafts,
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
  issueByProvider,
  reconcileDays,
  returnUnanswered,
  wakeSnoozed,
];

/** Every kind of job; each owner adds its own. */
export const jobHandlers: readonly JobHandler[] = [
  ...accountJobs,
  ...lastingJobs,
  ...cleanupJobs,
  gatherFraud,
  ...fileJobs,
  ...newsJobs,
  ...pushJobs,
  mailUnread,
  pushUnread,
  mailAnswers,
  sendLink,
  passOnFault,
  judgeRelease,
];
