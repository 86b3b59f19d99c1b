import { SETTLEMENT_ZONE } from '@tolk/domain';

// Dear to make, and a document has thousands of times.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SETTLEMENT_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What `statementTime` writes, for a cell that is a time: its figures are those of Beijing's clocks. */
export function timeOfCell(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`);
}

/** `2026-11-21 21:55`, as clocks in Beijing show it; documents say so once. */
export function statementTime(at: Date): string {
  return format.format(at);
}
