import type { DayRange } from './availability.ts';
import type { HolidayName } from './holiday-names.ts';

interface StatutoryHoliday extends DayRange {
  name: HolidayName;
}

/**
 * Days off by law in mainland China (Regulation on Public Holidays for National Annual Festivals and
 * Memorial Days, as of 2025). The days around them that the State Council moves each year are not in it:
 * those of a year are known from the November before, and whoever takes them off enters them. Written
 * down, since the lunar calendar of runtimes misses new moons close to midnight (2027, 2030).
 */
export const statutoryHolidays: readonly StatutoryHoliday[] = [
  { name: 'newYear', from: '2026-01-01', until: '2026-01-01' },
  { name: 'springFestival', from: '2026-02-16', until: '2026-02-19' },
  { name: 'tombSweeping', from: '2026-04-05', until: '2026-04-05' },
  { name: 'labourDay', from: '2026-05-01', until: '2026-05-02' },
  { name: 'dragonBoat', from: '2026-06-19', until: '2026-06-19' },
  { name: 'midAutumn', from: '2026-09-25', until: '2026-09-25' },
  { name: 'nationalDay', from: '2026-10-01', until: '2026-10-03' },
  { name: 'newYear', from: '2027-01-01', until: '2027-01-01' },
  { name: 'springFestival', from: '2027-02-05', until: '2027-02-08' },
  { name: 'tombSweeping', from: '2027-04-05', until: '2027-04-05' },
  { name: 'labourDay', from: '2027-05-01', until: '2027-05-02' },
  { name: 'dragonBoat', from: '2027-06-09', until: '2027-06-09' },
  { name: 'midAutumn', from: '2027-09-15', until: '2027-09-15' },
  { name: 'nationalDay', from: '2027-10-01', until: '2027-10-03' },
  { name: 'newYear', from: '2028-01-01', until: '2028-01-01' },
  { name: 'springFestival', from: '2028-01-25', until: '2028-01-28' },
  { name: 'tombSweeping', from: '2028-04-04', until: '2028-04-04' },
  { name: 'labourDay', from: '2028-05-01', until: '2028-05-02' },
  { name: 'dragonBoat', from: '2028-05-28', until: '2028-05-28' },
  // The Mid-Autumn Festival is on the last of these days.
  { name: 'nationalDay', from: '2028-10-01', until: '2028-10-03' },
  { name: 'newYear', from: '2029-01-01', until: '2029-01-01' },
  { name: 'springFestival', from: '2029-02-12', until: '2029-02-15' },
  { name: 'tombSweeping', from: '2029-04-04', until: '2029-04-04' },
  { name: 'labourDay', from: '2029-05-01', until: '2029-05-02' },
  { name: 'dragonBoat', from: '2029-06-16', until: '2029-06-16' },
  { name: 'midAutumn', from: '2029-09-22', until: '2029-09-22' },
  { name: 'nationalDay', from: '2029-10-01', until: '2029-10-03' },
  { name: 'newYear', from: '2030-01-01', until: '2030-01-01' },
  { name: 'springFestival', from: '2030-02-02', until: '2030-02-05' },
  { name: 'tombSweeping', from: '2030-04-05', until: '2030-04-05' },
  { name: 'labourDay', from: '2030-05-01', until: '2030-05-02' },
  { name: 'dragonBoat', from: '2030-06-05', until: '2030-06-05' },
  { name: 'midAutumn', from: '2030-09-12', until: '2030-09-12' },
  { name: 'nationalDay', from: '2030-10-01', until: '2030-10-03' },
];
