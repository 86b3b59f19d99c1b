import { Readable } from 'node:stream';
import type { RequestOf, calls } from '@tolk/contract';
import { product, type Identity } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { CalendarOfNotification } from '../ports/calendar.ts';
import { orderIdOf, orderWithDates } from './calendar-order-repository.ts';
import { calendarMediaType, calendarText } from './calendar-text.ts';
import { entriesOf } from './entries.ts';

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Request = RequestOf<typeof calls.clientinterface.orders.downloadOrderCalendar>;

/** The dates of one order for the caller's calendar. Throws `notFound`. */
export async function downloadOrderCalendar(
  identity: Identity,
  { projectOrderId }: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId, language } = context;
  const found = await orderWithDates(deps.db, projectOrderId, { identity, personId });
  const one = found ?? refuse('notFound');
  const entries = entriesOf(one, identity);
  const { publicUrl } = deps.config;
  const text = calendarText([{ ...one, side: identity, entries }], { language, publicUrl });
  const content = Buffer.from(text);
  context.answerFile = {
    stream: Readable.from([content]),
    fileName: fileNameOf(one.order.number),
    mediaType: calendarMediaType,
    size: content.length,
  };
  return {};
}

/** Nothing once all of the order's dates have passed. */
export const calendarOfNotification: CalendarOfNotification = async (
  { db, config, clock },
  { person_id: personId, identity, path },
  language,
) => {
  const { searchParams } = new URL(path, config.publicUrl);
  const idIn = (name: string) => searchParams.get(name)?.match(idForm)?.[0] ?? null;
  const orderId = await orderIdOf(db, {
    orderId: idIn('projectOrderId'),
    appealId: idIn('projectOrderAppealId'),
  });
  if (orderId === null) return null;
  const one = await orderWithDates(db, orderId, { identity, personId });
  if (one === undefined) return null;
  const entries = entriesOf(one, identity);
  const now = clock.now();
  if (entries.every(({ start, end }) => (end ?? start) <= now)) return null;
  const { publicUrl } = config;
  const content = calendarText([{ ...one, side: identity, entries }], { language, publicUrl });
  return { fileName: fileNameOf(one.order.number), mediaType: calendarMediaType, content };
};

function fileNameOf(orderNumber: string): string {
  return `${product.slug}-${orderNumber}.ics`;
}
