import type { DemoOrder, DemoPosting } from '@tolk/demo-data';
import type { RequestOf, calls } from '@tolk/contract';
import { addMs, DAY, HOUR } from '@tolk/domain';
import { placeOf } from './demo-postings.ts';

type OrderForm = RequestOf<typeof calls.clientinterface.orders.addProjectOrder>;

/** When and where somebody interprets: one booking a day from the posting's start on; nothing for texts. */
export function bookingPartOf(
  { sittings }: Pick<DemoOrder, 'sittings'>,
  posting: Pick<DemoPosting, 'startAt' | 'remote' | 'regionCode' | 'language'>,
): Pick<OrderForm, 'bookings' | 'bookingMode' | 'bookingPlace'> {
  if (sittings === null) return {};
  const starts = [...Array(sittings.days).keys()].map((day) => addMs(posting.startAt, day * DAY));
  return {
    bookings: starts.map((start) => ({
      startTime: start.toISOString(),
      endTime: addMs(start, sittings.hours * HOUR).toISOString(),
    })),
    bookingMode: posting.remote ? 'remote' : 'onSite',
    bookingPlace: placeOf(posting),
  };
}
