import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderAction, OrderState } from '@tolk/domain';

/** What has happened, as the client reads it in the timeline. */
export const eventNames: Record<OrderAction, MessageDescriptor> = {
  create: msg`Order sent`,
  edit: msg`Terms changed and sent again`,
  withdraw: msg`Order withdrawn`,
  accept: msg`Accepted by the supplier`,
  reject: msg`Rejected by the supplier`,
  expireOffer: msg`No answer in time`,
  pay: msg`Payment started`,
  confirmPayment: msg`Paid; the work begins`,
  expirePayment: msg`Not paid in time`,
  deliver: msg`Results delivered`,
  requestChanges: msg`Changes requested`,
  acceptResults: msg`Results accepted`,
  remindAcceptance: msg`Reminder to check the results`,
  autoAccept: msg`Results accepted automatically`,
  cancelOverdue: msg`Cancelled: overdue`,
  autoCancelOverdue: msg`Cancelled automatically: overdue`,
  proposeEnd: msg`End proposed`,
  agreeEnd: msg`Ended by agreement`,
  appeal: msg`Appeal raised`,
  withdrawAppeal: msg`Appeal withdrawn`,
  escalateAppeal: msg`Appeal escalated`,
  rule: msg`Ruling made`,
  ruleRedo: msg`Ruling: to be redone`,
  evaluate: msg`Evaluated`,
};

/** Events that ended something badly. */
export const failures: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'withdraw',
  'reject',
  'expireOffer',
  'expirePayment',
  'cancelOverdue',
  'autoCancelOverdue',
]);

/** What happens now and what comes after it, as long as all goes well. */
export const stepsAhead: Partial<Record<OrderState, readonly MessageDescriptor[]>> = {
  sent: [
    msg`The supplier answers`,
    msg`You pay for the order`,
    msg`The supplier delivers`,
    msg`You check the results`,
  ],
  received: [msg`You pay for the order`, msg`The supplier delivers`, msg`You check the results`],
  rejected: [msg`You may edit the order and send it again`],
  started: [msg`The supplier delivers`, msg`You check the results`],
  submitted: [msg`You check the results`],
  changesRequested: [msg`The supplier delivers the changes`, msg`You check the results`],
  inAppeal: [msg`The appeal is decided`],
};
