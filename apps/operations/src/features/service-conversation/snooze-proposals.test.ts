import { snoozeProposals } from './snooze-proposals.ts';

// Wednesday, 23:30 in Shanghai.
const now = new Date('2026-11-25T15:30:00Z');

it('mornings are those of the colleague’s zone', () => {
  expect(snoozeProposals(now, 'Asia/Shanghai')).toEqual({
    hour: '2026-11-25T16:30:00.000Z',
    fourHours: '2026-11-25T19:30:00.000Z',
    tomorrow: '2026-11-26T01:00:00.000Z',
    monday: '2026-11-30T01:00:00.000Z',
  });
});

it.each([
  ['a Sunday', '2026-11-29T04:00:00Z', '2026-11-30T01:00:00.000Z'],
  ['a Monday', '2026-11-30T04:00:00Z', '2026-12-07T01:00:00.000Z'],
])('from %s the next Monday is meant', (_day, at, monday) => {
  expect(snoozeProposals(new Date(at), 'Asia/Shanghai').monday).toBe(monday);
});
