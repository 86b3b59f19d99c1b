import { dataOf } from './market.ts';
import type { TestPerson } from './people.ts';

const open = [{ from: '09:00', until: '18:00' }];

/** A calendar in Shanghai that is open every day but for a new year; the changes on top. */
export function calendarForm(changes: object = {}) {
  return {
    zone: 'Asia/Shanghai',
    week: [open, open, open, open, open, open, open],
    daysOff: [{ from: '2027-02-05', until: '2027-02-08', note: 'Spring Festival' }],
    noticeHours: 0,
    isPublic: false,
    version: 0,
    ...changes,
  };
}

/** A supplier without a calendar gets one. */
export async function keepCalendar(supplier: TestPerson, changes: object = {}): Promise<void> {
  await dataOf(supplier.call('/supinterface/saveAvailability', calendarForm(changes)));
}
