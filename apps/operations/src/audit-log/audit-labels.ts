import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { calls } from '@tolk/contract';

type OpsCalls = (typeof calls)['opsinterface'];
type Act = { [Group in keyof OpsCalls]: keyof OpsCalls[Group] }[keyof OpsCalls];

/** What the staff did, by the call's name; calls that are not noted have no words. */
export const actLabels = {
  confirmLogin: msg({ message: 'Logged in', context: 'event' }),
  loginOut: msg({ message: 'Logged out', context: 'event' }),
  changePassword: msg`Changed the own password`,
  getReviewDetail: msg`Opened a review`,
  downloadReviewFile: msg`Looked at a document`,
  decideReview: msg`Decided a review`,
  getUserDetail: msg`Opened an account`,
  blockUser: msg`Blocked an account`,
  unblockUser: msg`Unblocked an account`,
  endUserSessions: msg`Ended all sessions`,
  getProjectOrderIdData: msg`Opened an order`,
  downloadOrderFile: msg`Viewed a file in an order`,
  getAppealIdData: msg`Opened an appeal`,
  downloadAppealFile: msg`Viewed a file in an appeal`,
  ruleAppeal: msg`Ruled on an appeal`,
  refuseSettlement: msg`Refused a settlement`,
  recordPayoutReturn: msg`Recorded a returned payout`,
  downloadFeeInvoice: msg`Looked at a fee invoice`,
  addPayoutBatch: msg`Made a payout batch`,
  takeOutOfPayoutBatch: msg`Removed a request from a batch`,
  approvePayoutBatch: msg`Approved a payout batch`,
  dropPayoutBatch: msg`Cancelled a payout batch`,
  askPayoutProvider: msg`Queried a provider about a payout batch`,
  takeBackPayoutBatch: msg`Took a payout batch back`,
  downloadBankFile: msg`Downloaded a bank file`,
  importBankResult: msg`Imported a bank’s result file`,
  setExchangeRate: msg`Set the exchange rate`,
  decideExchangeRate: msg`Decided on an exchange rate`,
  proposeRefund: msg`Proposed a refund`,
  decideRefund: msg`Decided a refund`,
  retryRefund: msg`Retried a refund`,
  confirmRefundByHand: msg`Confirmed a manual refund`,
  proposeIncidentRefund: msg`Proposed refunding an unmatched payment`,
  resolvePaymentIncident: msg`Resolved a payment incident`,
  runReconciliation: msg`Reconciled a day`,
  resolveDifference: msg`Resolved a difference`,
  addStaff: msg`Added a member of staff`,
  editStaff: msg`Changed a member of staff`,
  resetStaffLogin: msg`Reset a login`,
  addQuestion: msg`Added a question`,
  editQuestion: msg`Changed a question`,
  retireQuestion: msg`Retired or restored a question`,
  addOfflineTest: msg`Entered an offline test`,
  setDictionaryEntry: msg`Changed a dictionary entry`,
  addNews: msg({ message: 'Wrote news', context: 'fact' }),
  editNews: msg({ message: 'Changed news', context: 'fact' }),
  setNewsState: msg`Published or withdrew news`,
} as const satisfies Partial<Record<Act, MessageDescriptor>>;

export type ActName = keyof typeof actLabels;
export const acts = Object.keys(actLabels) as ActName[];

export function isActName(name: string): name is ActName {
  return name in actLabels;
}

/** The facts that are kept with an act, by the name in the log. */
export const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  decision: msg({ message: 'Decision', context: 'fact' }),
  reason: msg({ message: 'Reason', context: 'fact' }),
  personId: msg({ message: 'Person', context: 'fact' }),
  name: msg({ message: 'Name', context: 'fact' }),
  role: msg({ message: 'Role', context: 'fact' }),
  active: msg`May sign in`,
  secondFactor: msg({ message: 'Second factor', context: 'fact' }),
  sourceLanguage: msg({ message: 'Source language', context: 'fact' }),
  targetLanguage: msg({ message: 'Target language', context: 'fact' }),
  passed: msg({ message: 'Passed', context: 'fact' }),
  retired: msg({ message: 'Retired', context: 'fact' }),
  dictType: msg({ message: 'Dictionary', context: 'fact' }),
  value: msg({ message: 'Value', context: 'value' }),
  en: msg`English`,
  zh: msg({ message: 'Chinese', context: 'fact' }),
  hidden: msg({ message: 'Hidden', context: 'fact' }),
  state: msg({ message: 'State', context: 'fact' }),
  audience: msg({ message: 'For whom', context: 'fact' }),
  titleEn: msg`Title in English`,
  titleZh: msg`Title in Chinese`,
  number: msg({ message: 'Number', context: 'record' }),
  amount: msg({ message: 'Amount', context: 'fact' }),
  orderId: msg({ message: 'Order', context: 'fact' }),
  projectOrderId: msg({ message: 'Order', context: 'fact' }),
  step: msg({ message: 'Step', context: 'fact' }),
  outcome: msg({ message: 'Outcome', context: 'fact' }),
  refundPercent: msg`Share to refund, percent`,
  approve: msg({ message: 'Approved', context: 'fact' }),
  note: msg({ message: 'Note', context: 'fact' }),
  day: msg({ message: 'Day', context: 'fact' }),
  method: msg({ message: 'Method', context: 'fact' }),
  rate: msg`CNY for one USD`,
  count: msg({ message: 'Payouts', context: 'fact' }),
  settled: msg({ message: 'Arrived', context: 'fact' }),
  failed: msg`Failed or came back`,
  sha256: msg({ message: 'Checksum (SHA-256)', context: 'fact' }),
  because: msg({ message: 'After revoking', context: 'fact' }),
  fileId: msg({ message: 'File', context: 'fact' }),
  bankReference: msg({ message: 'Bank reference', context: 'fact' }),
  settlement: msg({ message: 'Withdrawal request', context: 'fact' }),
  // Entries of the log never change: those before blocks could be undone say `finishedPostings`.
  finishedPostings: msg({ message: 'Postings closed', context: 'fact' }),
  closedPostings: msg({ message: 'Postings closed', context: 'fact' }),
  restoredPostings: msg({ message: 'Postings opened again', context: 'fact' }),
};
