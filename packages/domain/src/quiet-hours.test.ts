import { afterQuietHours } from './quiet-hours.ts';

const sent = (at: string, from: string, until: string, zone: string) =>
  afterQuietHours(new Date(at), { from, until, zone }).toISOString();

describe('quiet hours', () => {
  it.each([
    // Shanghai is 8 hours ahead all year.
    ['2026-03-02T13:59:59.000Z', '2026-03-02T13:59:59.000Z', 'a second before they begin'],
    ['2026-03-02T14:00:00.000Z', '2026-03-03T00:00:00.000Z', 'as they begin'],
    ['2026-03-02T16:00:30.500Z', '2026-03-03T00:00:00.000Z', 'after midnight'],
    ['2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00.000Z', 'in their last minute'],
    ['2026-03-03T00:00:00.000Z', '2026-03-03T00:00:00.000Z', 'when they are over'],
  ])('over midnight: %s is sent at %s (%s)', (at, expected) => {
    expect(sent(at, '22:00', '08:00', 'Asia/Shanghai')).toBe(expected);
  });

  it('may lie within one day', () => {
    expect(sent('2026-03-02T04:30:00.000Z', '12:00', '14:00', 'Asia/Shanghai')).toBe(
      '2026-03-02T06:00:00.000Z',
    );
    expect(sent('2026-03-02T06:30:00.000Z', '12:00', '14:00', 'Asia/Shanghai')).toBe(
      '2026-03-02T06:30:00.000Z',
    );
  });

  it.each([
    // Stockholm: on 29 March 2026 two o’clock is followed by three; on 25 October three comes twice.
    ['2026-03-28T22:00:00.000Z', '22:00', '08:00', '2026-03-29T06:00:00.000Z'],
    ['2026-03-28T22:00:00.000Z', '22:00', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-24T21:00:00.000Z', '22:00', '08:00', '2026-10-25T07:00:00.000Z'],
  ])('end by the clock when clocks are changed: %s, %s to %s', (at, from, until, expected) => {
    expect(sent(at, from, until, 'Europe/Stockholm')).toBe(expected);
  });
});
