import { DAY, addMs, dayIn, type WorkCalendar } from '@tolk/domain';

/** When a supplier works; days off are counted from the day of seeding. */
export interface SeedCalendar extends Pick<WorkCalendar, 'zone' | 'week' | 'noticeHours'> {
  isPublic: boolean;
  daysOff: readonly { inDays: number; days: number; note: string }[];
}

const officeDay = [
  { from: '09:00', until: '12:00' },
  { from: '13:30', until: '18:00' },
];
const morning = [{ from: '09:00', until: '12:00' }];
const longDay = [{ from: '08:00', until: '20:00' }];

/** By the people's keys; the others keep no calendar. */
export const seedCalendars: Readonly<Record<string, SeedCalendar>> = {
  'lin-wanqing': {
    zone: 'Asia/Shanghai',
    week: [officeDay, officeDay, officeDay, officeDay, morning, [], []],
    noticeHours: 24,
    isPublic: true,
    daysOff: [{ inDays: 20, days: 5, note: '回老家' }],
  },
  'chen-siyuan': {
    zone: 'Asia/Shanghai',
    week: [longDay, longDay, longDay, longDay, longDay, longDay, []],
    noticeHours: 48,
    isPublic: true,
    daysOff: [
      { inDays: 14, days: 2, note: '培训' },
      { inDays: 30, days: 7, note: '年假' },
    ],
  },
};

/** As calendar days in the supplier's zone. */
export function daysOffOf({ zone, daysOff }: SeedCalendar, now: Date) {
  const dayAfter = (days: number) => dayIn(zone, addMs(now, days * DAY));
  return daysOff.map(({ inDays, days, note }) => ({
    from: dayAfter(inDays),
    until: dayAfter(inDays + days - 1),
    note,
  }));
}
