/**
 * The wire: every call with its path, access and shapes, the error catalogue, header names, socket
 * events and the route table. The server loads all of it; browsers import types from here and the
 * schema-free modules (`/error-codes`, `/hall-address`, `/headers`, `/order-money`, `/routes`, `/socket-events`) by their own paths.
 */
export * from './calls/index.ts';
export * from './calls/clientinterface/orders.ts';
export { FoundGroup } from './calls/opsinterface/search.ts';
export { DictionaryChange, DictionaryItem } from './calls/supinterface/dictionaries.ts';
export { PostingStanding } from './calls/supinterface/hall.ts';
export * from './define-call.ts';
export * from './device-rules.ts';
export * from './error-codes.ts';
export * from './error-texts.ts';
export * from './hall-address.ts';
export * from './headers.ts';
export * from './refusal-reasons.ts';
export * from './routes.ts';
export * from './schemas/account.ts';
export * from './schemas/appeal.ts';
export * from './schemas/application.ts';
export * from './schemas/application-template.ts';
export * from './schemas/availability.ts';
export * from './schemas/base.ts';
export * from './schemas/certification.ts';
export * from './schemas/conversation.ts';
export * from './schemas/display-rate.ts';
export * from './schemas/feedback.ts';
export * from './schemas/first-steps.ts';
export * from './schemas/front-ends.ts';
export * from './schemas/finance.ts';
export * from './schemas/incoming-transfer.ts';
export * from './schemas/language-test.ts';
export * from './schemas/message-report.ts';
export * from './schemas/fraud.ts';
export * from './schemas/moderation.ts';
export * from './schemas/negotiation.ts';
export * from './schemas/notification.ts';
export * from './schemas/operations.ts';
export * from './schemas/order.ts';
export * from './schemas/order-change.ts';
export * from './schemas/order-references.ts';
export * from './schemas/organisation.ts';
export * from './schemas/people.ts';
export * from './schemas/posting.ts';
export * from './schemas/profile.ts';
export * from './schemas/public-profile.ts';
export * from './schemas/resume.ts';
export * from './schemas/security.ts';
export * from './schemas/service.ts';
export * from './schemas/settlement.ts';
export * from './schemas/supplier-list.ts';
export * from './schemas/tax-invoice.ts';
export * from './schemas/times.ts';
export * from './schemas/work.ts';
export * from './shown-texts.ts';
export * from './socket-events.ts';
export * from './tags.ts';
export * from './human-check.ts';
