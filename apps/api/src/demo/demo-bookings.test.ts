import { buildDemo } from '@tolk/demo-data';
import { bookingPartOf } from './demo-bookings.ts';

const now = new Date('2026-11-23T06:00:00.000Z');

function bookingsOf(key: string) {
  const { orders, postings } = buildDemo(now);
  const order = orders.find((one) => one.key === key);
  const posting = postings.find((one) => one.key === order?.posting);
  if (!order || !posting) throw new Error(`no ${key}`);
  return bookingPartOf(order, posting);
}

describe('an order of the demo', () => {
  it('for two days at a place has two days there', () => {
    // The job begins at 9:00 in Shanghai, a week from now.
    expect(bookingsOf('order-supplier-audit')).toEqual({
      bookings: [
        { startTime: '2026-12-01T01:00:00.000Z', endTime: '2026-12-01T09:30:00.000Z' },
        { startTime: '2026-12-02T01:00:00.000Z', endTime: '2026-12-02T09:30:00.000Z' },
      ],
      bookingMode: 'onSite',
      bookingPlace: '苏州市',
    });
  });

  it('for ten hours by telephone has ten hours', () => {
    const { bookings = [], bookingMode } = bookingsOf('order-claims-hotline');
    const hours = bookings.map(
      ({ startTime, endTime }) => (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000,
    );
    expect(hours).toEqual([2, 2, 2, 2, 2]);
    expect(bookingMode).toBe('remote');
  });

  it('for a text has none', () => {
    expect(bookingsOf('order-oncology')).toEqual({});
  });
});
