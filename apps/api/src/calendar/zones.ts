import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const known: ReadonlySet<string> = new Set([tzlib_get_timezones()].flat());

interface CalendarZone {
  /** As the definition names it: several names may stand for one zone. */
  name: string;
  /** The VTIMEZONE component. */
  definition: string;
}

/** A zone as calendars know it; null for one without a definition, whose times are said in UTC. */
export function calendarZone(zone: string): CalendarZone | null {
  if (!known.has(zone)) return null;
  const [definition, name] = [tzlib_get_ical_block(zone)].flat();
  if (definition === undefined || name === undefined) return null;
  return { name: name.replace(/^TZID=/, ''), definition };
}
