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
  'order.expirePayment': 'payment',
  'order.deliver': 'order',
  'order.requestChanges': 'order',
  'order.acceptResults': 'order',
  'order.remindAcceptance': 'reminder',
  'order.autoAccept': 'order',
  'order.cancelOverdue': 'order',
  'order.autoCancelOverdue': 'order',
  'order.proposeEnd': 'order',
  'order.agreeEnd': 'order',
  'order.appeal': 'order',
  'order.withdrawAppeal': 'order',
  'order.escalateAppeal': 'order',
  'order.rule': 'order',
  'order.ruleRedo': 'order',
  'order.evaluate': 'order',
};

/** Under which event of the preferences each kind of notification falls. */
export const eventOfKind = {
  ...orderEvents,
  applicationReceived: 'application',
  applicationSuitable: 'application',
  applicationsWaiting: 'reminder',
  invitationDeclined: 'application',
  postingExpired: 'posting',
  postingInvitation: 'posting',
  savedSearchDaily: 'posting',
  savedSearchNow: 'posting',
  earningsAvailable: 'payment',
  paymentReturned: 'payment',
  refundConfirmed: 'payment',
  verificationDecided: 'account',
  invitationUsed: 'news',
  news: 'news',
  languageTestEntered: 'account',
  languageTestFinished: 'account',
} as const satisfies Record<string, NotificationEventName>;

export type NotificationKind = keyof typeof eventOfKind;

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(eventOfKind, kind);
}
