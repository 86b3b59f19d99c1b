import type { OrderChange, RequestOf, calls } from '@tolk/contract';
import { MINUTE, addMs, type Overtime } from '@tolk/domain';
import type { FieldFaults } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { OrderRecord } from '../order/order-repository.ts';

type Asked = Pick<RequestOf<typeof calls.supinterface.orders.proposeChange>, 'overtime'>;
type Booked = Pick<OrderRecord, 'bookings' | 'overtime_rate'>;

const texts = {
  none: {
    en: 'No overtime was agreed on in this order. Propose another price instead.',
    zh: '本订单未约定超时费，请改为提议变更价格。',
  },
  otherBooking: {
    en: 'Choose a booking of this order.',
    zh: '请选择本订单的口译场次。',
  },
  notWorked: {
    en: 'Overtime can be claimed once it has been worked.',
    zh: '超时结束后方可申请。',
  },
} as const satisfies Record<string, BilingualText>;

/** The overtime that there would be: what is said of single bookings, and the rest as it was. */
export function overtimeAsked(
  { overtime: asked = [] }: Asked,
  base: readonly Overtime[],
  { bookings }: Pick<Booked, 'bookings'>,
): Overtime[] {
  const minutesOf = new Map([
    ...base.map(({ start, minutes }) => [start, minutes] as const),
    ...asked.map(({ startTime, minutes }) => [isoOf(startTime), minutes] as const),
  ]);
  return bookings.flatMap(({ start }) => {
    const minutes = minutesOf.get(start) ?? 0;
    return minutes === 0 ? [] : [{ start, minutes }];
  });
}

/** What is wrong with overtime that is asked for. */
export function faultsOfOvertime(
  { overtime: asked = [] }: Asked,
  { bookings, overtime_rate }: Booked,
  now: Date,
): FieldFaults {
  if (asked.length === 0) return {};
  if (overtime_rate === null) return { overtime: texts.none };
  const ends = new Map(bookings.map(({ start, end }) => [start, end]));
  for (const { startTime, minutes } of asked) {
    const end = ends.get(isoOf(startTime));
    if (end === undefined) return { overtime: texts.otherBooking };
    if (addMs(new Date(end), minutes * MINUTE) > now) return { overtime: texts.notWorked };
  }
  return {};
}

export function presentOvertime(overtime: readonly Overtime[]): OrderChange['before']['overtime'] {
  return overtime.map(({ start, minutes }) => ({ startTime: start, minutes }));
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
