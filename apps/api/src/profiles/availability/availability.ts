import type { Availability, Clash, FreeDays, RequestOf, calls } from '@tolk/contract';
import { clashesOf, faultsOfCalendar, freeDays, type CalendarFault } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { hoursTexts } from '../../calls/hours-texts.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { bookedTimes, findCalendar, takenTimes, writeCalendar } from './availability-repository.ts';

type Calls = typeof calls.supinterface.availability;

const texts: Readonly<Record<CalendarFault['fault'], BilingualText>> = {
  ...hoursTexts,
  rangeOrder: {
    en: 'The last day can’t be before the first, nor more than a year after it.',
    zh: '结束日期不得早于开始日期，且间隔不超过一年。',
  },
  rangeOverlap: {
    en: 'These days overlap with days off above.',
    zh: '与上方的休息日重叠。',
  },
};

/** The caller's own calendar with what they have promised. */
export async function ownAvailability({
  deps: { db },
  personId,
  now,
}: CallContext): Promise<Availability> {
  return readAvailability(db, personId, now);
}

/** Throws 422 with what is wrong, `conflict` where it was set in another tab meanwhile. */
export async function saveAvailability(
  { version, daysOff, noticeHours, isPublic, ...hours }: RequestOf<Calls['saveAvailability']>,
  context: CallContext,
): Promise<Availability> {
  const { personId, now } = context;
  const faults = faultsOfCalendar({ ...hours, noticeHours, daysOff });
  requireNoFaults(Object.fromEntries(faults.map(({ field, fault }) => [field, texts[fault]])));
  return context.transaction(async (tx) => {
    const calendar = {
      person_id: personId,
      zone: hours.zone,
      week: JSON.stringify(hours.week),
      notice_hours: noticeHours,
      is_public: isPublic,
      version,
      changed_at: now,
    };
    const days = daysOff.map(({ from, until, note }) => ({
      first_day: from,
      last_day: until,
      note: note.trim(),
    }));
    if (!(await writeCalendar(tx, calendar, days))) refuse('conflict');
    invalidate(tx, personId, ['Availability', 'Resume']);
    return readAvailability(tx, personId, now);
  });
}

/** Null where the supplier keeps no calendar, or not for everybody to see. */
export async function freeDaysOf(
  db: Queryable,
  personId: string,
  now: Date,
  { publicOnly }: { publicOnly: boolean },
): Promise<FreeDays | null> {
  const calendar = await findCalendar(db, personId);
  if (calendar === undefined || (publicOnly && !calendar.isPublic)) return null;
  const taken = await takenTimes(db, personId, now);
  return { zone: calendar.zone, days: freeDays(calendar, taken, now) };
}

export interface AskedTime {
  start: Date;
  end: Date;
}

interface AskedOrder {
  id: string;
  assignee: { personId: string } | null;
}

/** What speaks against these times, apart from the bookings of `order`, by whoever works on it; those that suit are left out. */
export async function clashesWith(
  db: Queryable,
  supplierId: string,
  times: readonly AskedTime[],
  { now, order }: { now: Date; order: AskedOrder | undefined },
): Promise<Clash[]> {
  const calendar = (await findCalendar(db, supplierId)) ?? null;
  const interpreter = order?.assignee?.personId ?? supplierId;
  const taken = await takenTimes(db, interpreter, now, order?.id);
  return times.flatMap((time) => {
    const kinds = clashesOf(calendar, taken, time, now);
    const { start, end } = time;
    return kinds.length === 0
      ? []
      : [{ startTime: start.toISOString(), endTime: end.toISOString(), kinds }];
  });
}

const noHours = { zone: '', week: [[], [], [], [], [], [], []] };

async function readAvailability(db: Queryable, personId: string, now: Date): Promise<Availability> {
  const calendar = await findCalendar(db, personId);
  const booked = await bookedTimes(db, personId, now);
  const taken = await takenTimes(db, personId, now);
  const { zone, week, daysOff, noticeHours, isPublic, version } = calendar ?? {
    ...noHours,
    daysOff: [],
    noticeHours: 0,
    isPublic: false,
    version: 0,
  };
  return {
    zone,
    week: week.map((day) => [...day]),
    daysOff,
    noticeHours,
    isPublic,
    version,
    freeDays: calendar === undefined ? [] : freeDays(calendar, taken, now),
    booked: booked.map(({ start, end, orderId, orderName, isUnassigned }) => ({
      startTime: start.toISOString(),
      endTime: end.toISOString(),
      projectOrderId: orderId,
      orderName,
      isUnassigned,
    })),
  };
}
