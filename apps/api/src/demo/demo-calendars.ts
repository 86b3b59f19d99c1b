import { daysOffOf, seedCalendars } from '@tolk/demo-data';
import type { Dependencies } from '../dependencies.ts';
import { saveAvailability } from '../profiles/availability/availability.ts';
import { contextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

/** When some of the suppliers work. */
export async function writeDemoCalendars(
  deps: Dependencies,
  people: Ids,
  now: Date,
): Promise<void> {
  for (const [key, calendar] of Object.entries(seedCalendars)) {
    const { zone, week, noticeHours, isPublic } = calendar;
    await saveAvailability(
      {
        zone,
        week: week.map((day) => [...day]),
        noticeHours,
        isPublic,
        daysOff: daysOffOf(calendar, now),
        version: 0,
      },
      contextOf(deps, idOf(people, key), 'supplier', now),
    );
  }
}
