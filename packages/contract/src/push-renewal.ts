import { apiBase } from './headers.ts';

/**
 * `POST { before, now }`, two subscriptions of one browser: the usual envelope without signature and
 * session, since a service worker has none. The keys of the one before are the proof.
 */
export const pushRenewalPath = `${apiBase}/push/renewal`;
