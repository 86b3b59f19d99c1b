import { TZDate } from '@date-fns/tz';
import { organisationRoutes, pathTo } from '@tolk/contract/routes';
import { product, type Identity, type Language } from '@tolk/domain';
import ical, {
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { inLanguage } from '../calls/refusal.ts';
import { orderPath } from '../orders/order/announce-order-action.ts';
import type { CalendarOrder } from './calendar-order-repository.ts';
import type { CalendarEntry } from './entries.ts';
import { entryTexts } from './entry-texts.ts';
import { calendarZone } from './zones.ts';

/** One order with what of it goes into a file. */
export interface OrderEntries extends Pick<CalendarOrder, 'order' | 'changedAt'> {
  side: Identity;
  /** The reader works on it for this supplier company. */
  companyId?: string;
  entries: readonly CalendarEntry[];
}

interface Writing {
  language: Language;
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
  /** How often a calendar that subscribed asks again (ms); left out in a file. */
  refreshMs?: number;
}

export const calendarMediaType = 'text/calendar; charset=utf-8';

/**
 * Dates of orders as iCalendar (RFC 5545). It names no method, so that DTSTAMP is when an entry last
 * changed and the same dates are the same text. No price, no description, no name of the other side.
 */
export function calendarText(orders: readonly OrderEntries[], writing: Writing): string {
  const { language, refreshMs } = writing;
  const calendar = ical({
    name: inLanguage({ en: product.name, zh: product.nameChinese }, language),
    prodId: { company: product.name, product: product.name, language: 'EN' },
    timezone: { name: null, generator: (zone) => calendarZone(zone)?.definition ?? null },
    ...(refreshMs === undefined ? {} : { ttl: refreshMs / 1_000 }),
  });
  for (const one of orders) {
    for (const entry of one.entries) calendar.createEvent(eventOf(one, entry, writing));
  }
  return propertiesFirst(calendar.toString());
}

/** A calendar's own properties stand before its components (RFC 5545, 3.6); the library writes some behind zones. */
function propertiesFirst(text: string): string {
  const misplaced = /((?:BEGIN:VTIMEZONE\r\n[^]*?END:VTIMEZONE\r\n)+)((?:(?!BEGIN:|END:).*\r\n)+)/;
  return text.replace(misplaced, '$2$1');
}

function eventOf(
  { order, side, companyId, changedAt }: OrderEntries,
  entry: CalendarEntry,
  { language, publicUrl }: Writing,
): ICalEventData {
  const { kind, key, start, end, status, sequence } = entry;
  const isSession = kind === 'session';
  const path = orderPath(side, order.id);
  const entrance = organisationRoutes[side].enter;
  const url =
    publicUrl +
    (companyId === undefined ? path : pathTo(entrance, { organisationId: companyId, to: path }));
  const place = isSession ? oneLine(order.booking_place) : '';
  return {
    id: `${order.id}-${key}@${product.slug}`,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...timesOf({ start, end }, isSession ? order.zone : null),
    summary: inLanguage(titled(kind, side, oneLine(order.name)), language),
    description: `${order.number}\n${url}`,
    url,
    ...(place === '' ? {} : { location: place }),
    status: ICalEventStatus[status],
    class: ICalEventClass.PRIVATE,
    // A deadline is not time that is taken up: calendars show the person as free.
    transparency: isSession ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  };
}

/** A deadline is a moment everywhere; a session is said by the clocks of its place. */
function timesOf(
  { start, end }: Pick<CalendarEntry, 'start' | 'end'>,
  zone: string | null,
): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  const known = zone === null ? null : calendarZone(zone);
  const local = (at: Date) => (known === null ? at : new TZDate(at, known.name));
  return {
    start: local(start),
    ...(end === null ? {} : { end: local(end) }),
    ...(known === null ? {} : { timezone: known.name }),
  };
}

function titled(kind: CalendarEntry['kind'], side: Identity, name: string) {
  const { en, zh } = entryTexts[kind][side];
  return { en: `${en}: ${name}`, zh: `${zh}：${name}` };
}

/** People's texts without what would end a line or hide in it. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
