import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { calls } from '@tolk/contract';

type OpsCalls = (typeof calls)['opsinterface'];
type Act = { [Group in keyof OpsCalls]: keyof OpsCalls[Group] }[keyof OpsCalls];

/** What the staff did, by the call's name; calls that are not noted have no words. */
export const actLabels = {
  confirmLogin: msg`Logged in`,
  loginOut: msg`Logged out`,
  changePassword: msg`Changed the own password`,
  getReviewDetail: msg`Opened a review`,
  downloadReviewFile: msg`Looked at a document`,
  decideReview: msg`Decided a review`,
  getUserDetail: msg`Opened an account`,
  blockUser: msg`Blocked an account`,
  unblockUser: msg`Unblocked an account`,
  endUserSessions: msg`Ended all sessions`,
  getProjectOrderIdData: msg`Opened an order`,
  downloadOrderFile: msg`Looked at a file of an order`,
  getAppealIdData: msg`Opened an appeal`,
  downloadAppealFile: msg`Looked at a file of an appeal`,
  ruleAppeal: msg`Ruled on an appeal`,
  refuseSettlement: msg`Refused a settlement`,
  recordPayoutReturn: msg`Recorded a returned payout`,
  downloadFeeInvoice: msg`Looked at a fee invoice`,
  addPayoutBatch: msg`Made a payout batch`,
  takeOutOfPayoutBatch: msg`Took an application out of a batch`,
  approvePayoutBatch: msg`Approved a payout batch`,
  dropPayoutBatch: msg`Cancelled a payout batch`,
  askPayoutProvider: msg`Asked a provider about a payout batch`,
  takeBackPayoutBatch: msg`Took a payout batch back`,
  downloadBankFile: msg`Downloaded a bank file`,
  importBankResult: msg`Booked a bank’s result file`,
  setExchangeRate: msg`Set the exchange rate`,
  decideExchangeRate: msg`Decided on an exchange rate`,
  proposeRefund: msg`Proposed a refund`,
  decideRefund: msg`Decided a refund`,
  retryRefund: msg`Retried a refund`,
  confirmRefundByHand: msg`Confirmed a refund by hand`,
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
  addNews: msg`Wrote news`,
  editNews: msg`Changed news`,
  setNewsState: msg`Published or withdrew news`,
} as const satisfies Partial<Record<Act, MessageDescriptor>>;

export type ActName = keyof typeof actLabels;
export const acts = Object.keys(actLabels) as ActName[];

export function isActName(name: string): name is ActName {
  return name in actLabels;
}

/** The facts that are kept with an act, by the name in the log. */
export const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  decision: msg`Decision`,
  reason: msg`Reason`,
  personId: msg`Person`,
  name: msg`Name`,
  role: msg`Role`,
  active: msg`May sign in`,
  secondFactor: msg`Second factor`,
  sourceLanguage: msg`Source language`,
  targetLanguage: msg`Target language`,
  passed: msg`Passed`,
  retired: msg`Retired`,
  dictType: msg`Dictionary`,
  value: msg`Value`,
  en: msg`English`,
  zh: msg`Chinese`,
  hidden: msg`Hidden`,
  state: msg`State`,
  audience: msg`For whom`,
  titleEn: msg`Title in English`,
  titleZh: msg`Title in Chinese`,
  number: msg({ message: 'Number', context: 'record' }),
  amount: msg`Amount`,
  orderId: msg`Order`,
  projectOrderId: msg`Order`,
  step: msg`Step`,
  outcome: msg`Outcome`,
  refundPercent: msg`Share that goes back, percent`,
  approve: msg`Approved`,
  note: msg`Note`,
  day: msg`Day`,
  method: msg`Method`,
  rate: msg`CNY for one USD`,
  count: msg`Payouts`,
  settled: msg`Arrived`,
  failed: msg`Failed or came back`,
  fileId: msg`File`,
  bankReference: msg`Bank reference`,
  settlement: msg`Settlement application`,
};
