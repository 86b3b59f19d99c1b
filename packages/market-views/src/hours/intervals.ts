import type { OpenInterval } from '@tolk/domain';

const endOfDay = '24:00';
const midnight = '00:00';

/** As a form has them: a field for times knows no 24:00, the end of a day is its 00:00. */
export function typedIntervals(intervals: readonly OpenInterval[]): OpenInterval[] {
  return intervals.map(({ from, until }) => ({
    from,
    until: until === endOfDay ? midnight : until,
  }));
}

/** As the server takes them. */
export function keptIntervals(intervals: readonly OpenInterval[]): OpenInterval[] {
  return intervals.map(({ from, until }) => ({
    from,
    until: until === midnight ? endOfDay : until,
  }));
}

/** What a further interval of a day is proposed as: after the last one, or the usual day. */
export function nextInterval(intervals: readonly OpenInterval[]): OpenInterval {
  const last = intervals.at(-1)?.until;
  if (last === undefined) return { from: '09:00', until: '18:00' };
  const hour = Number(last.slice(0, 2));
  if (last === midnight || hour > 21) return { from: '', until: '' };
  const two = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return { from: two(hour + 1), until: two(hour + 2) };
}
