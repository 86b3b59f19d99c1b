/** The only source of "now" in business code, so that a deadline can be reached without waiting for it. */
export interface Clock {
  now(): Date;
}
