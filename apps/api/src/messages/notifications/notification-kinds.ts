import type { NotificationEventName, OrderAction } from '@tolk/domain';

type OrderEvents = { [Action in OrderAction as `order.${Action}`]: NotificationEventName };

const orderEvents: OrderEvents = {
  'order.create': 'order',
  'order.edit': 'order',
  'order.withdraw': 'order',
  'order.accept': 'order',
  'order.reject': 'order',
  'order.expireOffer': 'order',
  'order.pay': 'payment',
  'order.confirmPayment': 'payment',
  'order.remindPayment': 'reminder',
  'order.expirePayment': 'payment',
  'order.deliver': 'order',
  'order.requestChanges': 'order',
  'order.acceptResults': 'order',
  'order.remindAcceptance': 'reminder',
  'order.autoAccept': 'order',
  'order.cancelOverdue': 'order',
  'order.autoCancelOverdue': 'order',
  'order.remindDelivery': 'reminder',
  'order.remindBooking': 'reminder',
  'order.checkIn': 'order',
  'order.cancelBooking': 'order',
  'order.giveUpBooking': 'order',
  'order.proposeEnd': 'order',
  'order.agreeEnd': 'order',
  'order.declineEnd': 'order',
  'order.withdrawEnd': 'order',
  'order.proposeChange': 'order',
  'order.counterChange': 'order',
  'order.agreeChange': 'order',
  'order.declineChange': 'order',
  'order.withdrawChange': 'order',
  'order.payChange': 'payment',
  'order.confirmChange': 'payment',
  'order.expireChange': 'payment',
  'order.payMilestone': 'payment',
  'order.confirmMilestone': 'payment',
  'order.remindMilestone': 'reminder',
  'order.expireMilestone': 'payment',
  'order.acceptMilestone': 'order',
  'order.autoAcceptMilestone': 'order',
  'order.appeal': 'appeal',
  'order.withdrawAppeal': 'appeal',
  'order.agreeInAppeal': 'appeal',
  'order.escalateAppeal': 'appeal',
  'order.endEscrow': 'appeal',
  'order.rule': 'appeal',
  'order.ruleRedo': 'appeal',
  'order.evaluate': 'order',
};

/** Under which event of the preferences each kind of notification falls. */
export const eventOfKind = {
  ...orderEvents,
  applicationReceived: 'application',
  applicationSuitable: 'application',
  applicationSent: 'application',
  applicationNotSent: 'application',
  contactShown: 'application',
  termsOffered: 'application',
  termsAnswered: 'application',
  applicationsWaiting: 'reminder',
  invitationAccepted: 'application',
  invitationDeclined: 'application',
  postingExpired: 'posting',
  postingsRestored: 'posting',
  postingAskedFirst: 'posting',
  postingInvitation: 'posting',
  invitationTaken: 'posting',
  savedSearchDaily: 'posting',
  savedSearchNow: 'posting',
  appealEvidence: 'appeal',
  appealOffer: 'appeal',
  appealRuling: 'appeal',
  appealReview: 'appeal',
  earningsAvailable: 'settlement',
  settlementDecided: 'settlement',
  settlementPaid: 'settlement',
  settlementReturned: 'settlement',
  earningsTakenBack: 'settlement',
  paymentReturned: 'payment',
  refundConfirmed: 'payment',
  taxInvoiceIssued: 'payment',
  taxInvoiceCorrected: 'payment',
  taxInvoiceDeclined: 'payment',
  orderAssigned: 'order',
  ordersFreed: 'order',
  approvalWaiting: 'order',
  approvalDecided: 'order',
  budgetReached: 'order',
  memberInvitation: 'account',
  membershipEnded: 'account',
  feedbackAnswered: 'feedback',
  verificationDecided: 'account',
  messageReported: 'account',
  reportDecided: 'account',
  contentHidden: 'account',
  contentRestored: 'account',
  hidingUpheld: 'account',
  invitationUsed: 'news',
  news: 'news',
  languageTestEntered: 'account',
  languageTestFinished: 'account',
  testRequest: 'account',
  testMarking: 'application',
} as const satisfies Record<string, NotificationEventName>;

export type NotificationKind = keyof typeof eventOfKind;

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(eventOfKind, kind);
}

/** The event of a stored kind; one that a newer release no longer knows counts as news. */
export function eventOf(kind: string): NotificationEventName {
  return isNotificationKind(kind) ? eventOfKind[kind] : 'news';
}

/** The kinds that fall under an event. */
export function kindsOf(event: NotificationEventName): NotificationKind[] {
  return Object.keys(eventOfKind)
    .filter(isNotificationKind)
    .filter((kind) => eventOfKind[kind] === event);
}
