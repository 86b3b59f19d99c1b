import type { NotificationRow } from '@tolk/contract';

/** The newest of one order's notifications on one day, and those before it; others stand alone. */
export interface NotificationGroup {
  newest: NotificationRow;
  earlier: readonly NotificationRow[];
}

export interface NotificationDay {
  /** As `dayOf` names it. */
  day: string;
  groups: readonly NotificationGroup[];
}

/** One page of notifications, newest first, by days; what belongs to one order stands together in each. */
export function groupNotifications(
  rows: readonly NotificationRow[],
  dayOf: (iso: string) => string,
): NotificationDay[] {
  const days = Map.groupBy(rows, ({ createTime }) => dayOf(createTime));
  return [...days].map(([day, ofDay]) => ({ day, groups: groupsOf(ofDay) }));
}

function groupsOf(rows: readonly NotificationRow[]): NotificationGroup[] {
  const groups = Map.groupBy(
    rows,
    ({ notificationId, projectOrderId }) => projectOrderId ?? notificationId,
  );
  return [...groups.values()].flatMap(([newest, ...earlier]) =>
    newest === undefined ? [] : [{ newest, earlier }],
  );
}
