import { runProgram } from './command.ts';

export type Moment = { name: string; at: string; zone: string };

/**
 * Where days, months and years meet, and half an hour before the summaries of the morning are sent, on
 * machines of three zones. A run begins a little before midnight, or nine, and goes on beyond it.
 */
export const moments: readonly Moment[] = [
  { name: 'before-shanghai-midnight', at: '2027-01-14T23:57:00+08:00', zone: 'UTC' },
  { name: 'after-shanghai-midnight', at: '2027-01-15T00:01:00+08:00', zone: 'America/Los_Angeles' },
  { name: 'before-utc-midnight', at: '2027-06-30T23:57:00Z', zone: 'Asia/Shanghai' },
  { name: 'after-utc-midnight', at: '2027-07-01T00:01:00Z', zone: 'America/Los_Angeles' },
  { name: 'first', at: '2027-11-01T00:05:00+08:00', zone: 'UTC' },
  { name: 'twenty-fifth', at: '2027-12-25T00:05:00+08:00', zone: 'Asia/Shanghai' },
  { name: 'before-nine', at: '2027-03-09T08:30:00+08:00', zone: 'UTC' },
  { name: 'leap-day', at: '2028-02-29T12:00:00+08:00', zone: 'America/Los_Angeles' },
];

const advice =
  'Tests at another time need faketime. On Debian or Ubuntu: sudo apt-get install faketime.';

/** A moment by its name, or any time in ISO 8601 on a machine of this one's zone. */
export function findMoment(text: string): Moment {
  const known = moments.find(({ name }) => name === text);
  if (known) return known;
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)))
    return { name: text, at: text, zone: process.env.TZ ?? '' };
  const names = moments.map(({ name }) => name).join(', ');
  throw new Error(`“${text}” is no time. Say 2028-02-29T23:58:00+08:00 or one of: ${names}`);
}

/**
 * The environment in which programs, and those that they start, see the clock run from that moment on.
 * Timers go by the monotonic clock, which stays as it is. Throws when faketime is not there.
 */
export async function environmentAt({ at, zone }: Moment): Promise<NodeJS.ProcessEnv> {
  // faketime itself would also share memory between all processes, which PostgreSQL's account may not open.
  const { stdout } = await runProgram('faketime', ['-f', '+0s', 'env']).catch(() => ({
    stdout: '',
  }));
  const library = /^LD_PRELOAD=(.+)$/m.exec(stdout)?.[1];
  if (library === undefined) throw new Error(advice);
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TOLK_CLOCK_AHEAD: String(seconds * 1000),
    ...(zone === '' ? {} : { TZ: zone }),
  };
}
