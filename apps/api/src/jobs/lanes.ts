/**
 * Jobs stand in lanes, and each lane has workers of its own: however much waits in one, the others
 * go on. The figures are jobs of a lane that one process carries out at the same time; the lanes
 * stand in the order in which a drained queue is worked off.
 */
export const lanes = {
  /** Payments, refunds, payouts, and what the lifecycles do when a time has come. */
  money: 3,
  /** Codes and notices about an account: somebody waits in front of a screen. */
  codes: 2,
  /** Mail and texts about what concerns one person. */
  messages: 2,
  /** What many are told at once: saved searches and news. */
  alerts: 1,
  /** Cleaning up, word counts. */
  upkeep: 1,
} as const;

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

export function isLane(name: string): name is Lane {
  return Object.hasOwn(lanes, name);
}
