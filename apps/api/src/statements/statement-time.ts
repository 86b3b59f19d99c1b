import { SETTLEMENT_ZONE } from '@tolk/domain';

// Dear to make, and a document has thousands of times.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SETTLEMENT_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-21 21:55`, as clocks in Beijing show it; documents say so once. */
export function statementTime(at: Date): string {
  return format.format(at);
}
