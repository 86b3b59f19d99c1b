import { fromWallTime, isTwiceOnWall, toWallTime } from './wall-time.ts';

describe('the time on the wall', () => {
  it.each([
    ['2026-11-20T10:05:00.000Z', 'Asia/Shanghai', '2026-11-20T18:05'],
    ['2026-11-20T20:00:00.000Z', 'Asia/Shanghai', '2026-11-21T04:00'],
    ['2026-01-01T02:15:00.000Z', 'America/St_Johns', '2025-12-31T22:45'],
    ['2026-07-01T00:00:00.000Z', 'Europe/Berlin', '2026-07-01T02:00'],
    ['2026-03-08T06:59:00.000Z', 'America/New_York', '2026-03-08T01:59'],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', '2026-03-08T03:00'],
    ['2026-04-04T16:00:00.000Z', 'Australia/Lord_Howe', '2026-04-05T02:30'],
  ])('of %s in %s is %s, and back', (iso, zone, wall) => {
    expect(toWallTime(iso, zone)).toBe(wall);
    expect(fromWallTime(wall, zone)).toBe(iso);
  });

  it('that is left out in spring moves behind the gap', () => {
    expect(fromWallTime('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(toWallTime('2026-03-08T07:30:00.000Z', 'America/New_York')).toBe('2026-03-08T03:30');
    expect(fromWallTime('2026-03-29T02:15', 'Europe/Berlin')).toBe('2026-03-29T01:15:00.000Z');
  });

  it('that comes twice in autumn is the first', () => {
    expect(fromWallTime('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(isTwiceOnWall('2026-11-01T05:30:00.000Z', 'America/New_York')).toBe(true);
    expect(isTwiceOnWall('2026-11-01T06:30:00.000Z', 'America/New_York')).toBe(true);
    expect(isTwiceOnWall('2026-11-01T07:30:00.000Z', 'America/New_York')).toBe(false);
    expect(isTwiceOnWall('2026-11-01T05:30:00.000Z', 'Asia/Shanghai')).toBe(false);
  });

  it('of the viewer is that of this machine', () => {
    expect(toWallTime(new Date(2026, 1, 3, 4, 5).toISOString())).toBe('2026-02-03T04:05');
    expect(fromWallTime('2026-02-03T04:05')).toBe(new Date(2026, 1, 3, 4, 5).toISOString());
  });

  it('of nothing, or half a date, is no moment', () => {
    expect([toWallTime(null), toWallTime('soon')]).toEqual(['', '']);
    expect([fromWallTime(''), fromWallTime('2026-11-')]).toEqual([null, null]);
  });
});
