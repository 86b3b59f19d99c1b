/**
 * Pure data and rules of the marketplace, without I/O and without a dependency: what the server,
 * the screens and the tests must agree on. Dictionaries have an entry of their own
 * (`@tolk/domain/dictionaries/index`), so that a screen loads only what it shows.
 */
export * from './account.ts';
export * from './bounds.ts';
export * from './checks/bank-card.ts';
export type { CardIssuer } from './checks/card-issuers.ts';
export * from './checks/corporate-account.ts';
export * from './checks/credit-code.ts';
export * from './checks/passport.ts';
export * from './checks/payout-accounts.ts';
export * from './checks/resident-id.ts';
export * from './checks/typed-number.ts';
export * from './conversation/message-reports.ts';
export * from './conversation/may-begin.ts';
export * from './conversation/message-text.ts';
export * from './conversation/outside-payment.ts';
export * from './conversation/same-text.ts';
export * from './file-policies.ts';
export * from './identity.ts';
export * from './whose-turn.ts';
export * from './ledger.ts';
export * from './lifecycle/appeal.ts';
export * from './lifecycle/application.ts';
export * from './lifecycle/booking.ts';
export * from './lifecycle/earnings.ts';
export * from './lifecycle/feedback.ts';
export * from './lifecycle/language-test.ts';
export * from './lifecycle/lifecycle.ts';
export * from './lifecycle/order.ts';
export * from './lifecycle/position.ts';
export * from './lifecycle/settlement.ts';
export * from './lifecycle/verification.ts';
export * from './limits.ts';
export * from './match-score.ts';
export * from './money.ts';
export * from './notification-events.ts';
export * from './payment-methods.ts';
export * from './posting-access.ts';
export * from './product.ts';
export * from './profile-completeness.ts';
export * from './profile.ts';
export * from './provider-bills.ts';
export * from './quiet-hours.ts';
export * from './saved-search.ts';
export * from './segments.ts';
export * from './service-desk/assignment.ts';
export * from './service-desk/canned-answers.ts';
export * from './service-desk/check-hours.ts';
export * from './service-desk/opening-hours.ts';
export * from './service-desk/service-conversation.ts';
export * from './service-desk/waiting-time.ts';
export * from './settlement.ts';
export * from './staff.ts';
export * from './time.ts';
export * from './visible-letters.ts';
export * from './word-count.ts';
