import { HOUR, addMs, limits } from '@tolk/domain';
import { fieldTexts, type FieldFaults } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { SessionTime } from '../order/order-table.ts';

interface SessionForm {
  startTime: string;
  endTime: string;
  sessions?: { startTime: string; endTime: string }[];
}

const hours = limits.order.sessions.ms / HOUR;
const texts = {
  overlap: {
    en: 'Sessions must not overlap.',
    zh: '各场口译时间不能重叠。',
  },
  tooLong: {
    en: `A session can last at most ${hours} hours. Add one for each day.`,
    zh: `单场口译最长 ${hours} 小时，跨天请逐日添加。`,
  },
} as const satisfies Record<string, BilingualText>;

/** The sessions by time; a form without any means one stretch. */
export function sessionsOf({ startTime, endTime, sessions }: SessionForm): SessionTime[] {
  return (sessions ?? [{ startTime, endTime }])
    .map((session) => ({
      start: new Date(session.startTime).toISOString(),
      end: new Date(session.endTime).toISOString(),
    }))
    .toSorted((one, other) => one.start.localeCompare(other.start));
}

/** When interpreting begins and ends; the work is confirmed and counts as checked a while after it. */
export function sessionTimes(sessions: SessionTime[]) {
  const end = new Date(sessions.at(-1)?.end ?? 0);
  const confirmed = addMs(end, limits.order.confirmSessionMs);
  return {
    start_at: new Date(sessions[0]?.start ?? 0),
    end_at: end,
    due_at: confirmed,
    accept_by: confirmed,
  };
}

/** Faults of sessions that were given one by one. */
export function sessionFaults({ sessions }: SessionForm): FieldFaults {
  if (sessions === undefined) return {};
  const times = sessionsOf({ startTime: '', endTime: '', sessions });
  if (times.some(({ start, end }) => end <= start)) return { sessions: fieldTexts.endBeforeStart };
  const tooLong = times.some(
    ({ start, end }) => Date.parse(end) - Date.parse(start) > limits.order.sessions.ms,
  );
  if (tooLong) return { sessions: texts.tooLong };
  const overlapping = times.some(({ start }, at) => start < (times[at - 1]?.end ?? ''));
  return overlapping ? { sessions: texts.overlap } : {};
}
