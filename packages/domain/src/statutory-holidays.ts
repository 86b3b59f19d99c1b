import type { DayRange } from './availability.ts';

/** The holidays of China that the law itself names. */
export const statutoryHolidayNames = [
  'newYear',
  'springFestival',
  'tombSweeping',
  'labourDay',
  'dragonBoat',
  'midAutumn',
  'nationalDay',
] as const;
export type StatutoryHolidayName = (typeof statutoryHolidayNames)[number];

export interface StatutoryHoliday extends DayRange {
  name: StatutoryHolidayName;
}

/**
 * Days off by law in mainland China (Regulation on Public Holidays for National Annual Festivals and
 * Memorial Days, as of 2025). The days around them that the State Council moves each year are not in it:
 * those of a year are known from the November before, and whoever takes them off enters them.
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
];
