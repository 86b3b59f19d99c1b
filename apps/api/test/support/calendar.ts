import ICAL from 'ical.js';

/** One entry of a calendar, as a program that knows nothing of ours reads it. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  /** ISO 8601, UTC; reckoned with the definition of the zone that stands in the file. */
  start: string;
  end: string;
  /** `Z`, `floating` or the name of a zone. */
  zone: string;
  location: string | null;
  description: string;
}

/** Reads a file of RFC 5545. Throws for what is none. */
export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const definition of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(definition);
  }
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: Number(component.getFirstPropertyValue('sequence')),
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      zone: event.startDate.zone.tzid === 'UTC' ? 'Z' : event.startDate.zone.tzid,
      location: event.location,
      description: event.description,
    };
  });
}

/** Without the part of the id that names the order. */
export function keyOf({ uid }: ReadEvent): string {
  return uid.slice(37).replace(/@.*$/, '');
}
