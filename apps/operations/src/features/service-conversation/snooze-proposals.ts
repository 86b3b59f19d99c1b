import { fromWallTime, toWallTime } from '@tolk/i18n';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** When work begins where the colleague sits. */
const morning = 'T09:00';

export const snoozeKinds = ['hour', 'fourHours', 'tomorrow', 'monday'] as const;
export type SnoozeKind = (typeof snoozeKinds)[number];

/** Until when a conversation is usually put off: ISO 8601 in UTC, mornings as the zone's walls show them. */
export function snoozeProposals(now: Date, zone?: string): Readonly<Record<SnoozeKind, string>> {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const today = toWallTime(now.toISOString(), zone).slice(0, 10);
  const morningAfter = (days: number) => {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs);
    return fromWallTime(`${day.toISOString().slice(0, 10)}${morning}`, zone) ?? later(days * dayMs);
  };
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return {
    hour: later(hourMs),
    fourHours: later(4 * hourMs),
    tomorrow: morningAfter(1),
    monday: morningAfter((8 - weekday) % 7 || 7),
  };
}
