/** Hours in which nothing that rings is sent to the person; no row: none. */
export interface QuietHoursTable {
  person_id: string;
  /** `22:00` */
  from_time: string;
  /** `08:00` */
  until_time: string;
  zone: string;
}
