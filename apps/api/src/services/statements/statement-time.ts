import { SETTLEMENT_ZONE } from '@tolk/domain';

/** `2026-11-21 21:55`, as clocks in Beijing show it; documents say so once. */
export function statementTime(at: Date): string {
  return at.toLocaleString('sv-SE', {
    timeZone: SETTLEMENT_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
