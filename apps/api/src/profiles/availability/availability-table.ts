import type { OpenInterval } from '@tolk/domain';
import type { JSONColumnType } from 'kysely';

export interface WorkCalendarTable {
  person_id: string;
  /** IANA name. */
  zone: string;
  /** Seven days, Monday first. */
  week: JSONColumnType<OpenInterval[][]>;
  notice_hours: number;
  /** Whether the next free days stand on the public page. */
  is_public: boolean;
  version: number;
  changed_at: Date;
}

/** Calendar days in the zone of the calendar, both included. */
export interface DayOffTable {
  person_id: string;
  first_day: string;
  last_day: string;
  note: string;
}
