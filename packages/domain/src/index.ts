/**
 * Pure data and rules of the marketplace, without I/O and without a dependency: what the server,
 * the screens and the tests must agree on. Dictionaries have an entry of their own
 * (`@tolk/domain/dictionaries/index`), so that a screen loads only what it shows.
 */
export * from './account.ts';
export * from './identity.ts';
export * from './ledger.ts';
export * from './lifecycle/application.ts';
export * from './lifecycle/earnings.ts';
export * from './lifecycle/lifecycle.ts';
export * from './lifecycle/order.ts';
export * from './lifecycle/position.ts';
export * from './limits.ts';
export * from './money.ts';
export * from './notification-events.ts';
export * from './product.ts';
export * from './time.ts';
export * from './word-count.ts';
