import { dateFormat } from './cached-intl.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The wall of a zone at that moment, as ms of the same figures in UTC; whole minutes. */
function wallOf(ms: number, zone: string | undefined): number {
  const list = dateFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    era: 'short',
  }).formatToParts(new Date(ms));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(list.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** What stands on the wall of a zone (the viewer's when left out): `2026-11-20T18:00`; empty for null or nonsense. */
export function toWallTime(iso: string | null, zone?: string): string {
  const ms = Date.parse(iso ?? '');
  return Number.isNaN(ms) ? '' : new Date(wallOf(ms, zone)).toISOString().slice(0, 16);
}

/** The moments at which this stands on the wall: two where clocks went back, none where they went ahead. */
function momentsOf(wall: number, zone: string | undefined): number[] {
  const offsets = [wall - day, wall + day].map((ms) => wallOf(ms, zone) - ms);
  const moments = [...new Set(offsets)].map((offset) => wall - offset);
  return moments.filter((ms) => wallOf(ms, zone) === wall).toSorted((one, other) => one - other);
}

/**
 * The moment at which `2026-11-20T18:00` stands on the wall of a zone, ISO 8601 in UTC; null for half a
 * date. An hour that comes twice is its first occurrence; one that is left out is as far behind the gap
 * (as `Temporal` has it: compatible).
 */
export function fromWallTime(text: string, zone?: string): string | null {
  const wall = /^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(text)
    ? Date.parse(`${text.slice(0, 16)}Z`)
    : Number.NaN;
  if (Number.isNaN(wall)) return null;
  const before = wallOf(wall - day, zone) - (wall - day);
  const [first = wall - before] = momentsOf(wall, zone);
  return new Date(first).toISOString();
}

/** Whether this moment's time of day comes twice, because clocks are put back. */
export function isTwiceOnWall(iso: string, zone?: string): boolean {
  return momentsOf(wallOf(Date.parse(iso), zone), zone).length > 1;
}
