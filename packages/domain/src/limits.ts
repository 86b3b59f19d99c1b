/**
 * Every bound of the product, once: form rules, server schemas and timers read it from here.
 * Text lengths are in characters, money in minor units, durations in ms, sizes in bytes.
 * Read as `limits.…`; each is a constant of its own, so that a bundle carries those that it needs.
 */
export * from './limits/page.ts';
export * from './limits/access.ts';
export * from './limits/people.ts';
export * from './limits/money.ts';
export * from './limits/market.ts';
export * from './limits/desk.ts';
