import { nextWorkingHour } from './working-hour.ts';

it.each<[string, string, string, string]>([
  ['the next full hour', '2026-11-23T02:20:00Z', 'Asia/Shanghai', '2026-11-23T03:00:00.000Z'],
  ['a full hour itself', '2026-11-23T03:00:00Z', 'Asia/Shanghai', '2026-11-23T03:00:00.000Z'],
  ['a second after it', '2026-11-23T03:00:01Z', 'Asia/Shanghai', '2026-11-23T04:00:00.000Z'],
  ['nine in the morning', '2026-11-22T18:00:00Z', 'Asia/Shanghai', '2026-11-23T01:00:00.000Z'],
  ['six in the evening', '2026-11-23T09:30:00Z', 'Asia/Shanghai', '2026-11-23T10:00:00.000Z'],
  ['nine the day after', '2026-11-23T10:30:00Z', 'Asia/Shanghai', '2026-11-24T01:00:00.000Z'],
  [
    'a full hour by half-hour clocks',
    '2026-11-23T05:00:00Z',
    'Asia/Kolkata',
    '2026-11-23T05:30:00.000Z',
  ],
  [
    'nine after clocks went back',
    '2026-10-24T20:00:00Z',
    'Europe/Berlin',
    '2026-10-25T08:00:00.000Z',
  ],
])('proposes %s', (_what, from, zone, proposed) => {
  expect(nextWorkingHour(Date.parse(from), zone)).toBe(proposed);
});
