/**
 * Jobs stand in lanes, and each lane has workers of its own: however much waits in one, the others
 * go on. No two providers share a lane, so that none waits for another's. The figures are jobs of a lane that one process carries out at the same time; the lanes
 * stand in the order in which a drained queue is worked off.
 */
export const lanes = {
  /** What the lifecycles do when a time has come, and money before it is known who moves it. */
  money: 3,
  /** Payments, refunds and payouts of each provider: a slow one holds up nothing but its own. */
  wechatPay: 2,
  alipay: 2,
  paypal: 1,
  payoneer: 1,
  /** Tax invoices by their issuer. */
  invoices: 1,
  /** The providers' bills. */
  bills: 1,
  /** Codes and notices about an account: somebody waits in front of a screen. */
  codes: 2,
  codesBySms: 2,
  /** What concerns one person: by mail, and by the other channels. */
  messages: 2,
  messagesBySms: 1,
  messagesByWechat: 1,
  messagesByBrowser: 2,
  /** What many are told at once: saved searches and news. */
  alerts: 1,
  alertsBySms: 1,
  alertsByWechat: 1,
  alertsByBrowser: 1,
  /** Faults of front ends, for those who mend them. */
  errorTracker: 1,
  /** Cleaning up, word counts. */
  upkeep: 1,
} as const;

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

export function isLane(name: string): name is Lane {
  return Object.hasOwn(lanes, name);
}
