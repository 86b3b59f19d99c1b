/**
 * What tests of every kind stand on: a migrated database per test file, a caller that signs as the
 * clients do, and launchers for the sandbox and the whole product. Browser helpers have their own
 * entry (`@tolk/testing/browser`), so that a jest run never loads Playwright.
 */
export * from './caller/index.ts';
export * from './database/index.ts';
export * from './processes/index.ts';
