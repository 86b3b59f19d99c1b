/** Who was on the site on which day. */
export interface SiteVisitTable {
  /** ISO date, UTC. */
  seen_on: string;
  viewer: string;
}
