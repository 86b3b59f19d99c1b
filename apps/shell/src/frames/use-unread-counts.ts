import { useClientGetUnreadMsgQuery, useSupGetUnreadMsgQuery } from '@tolk/api-client';
import type { Identity } from '@tolk/domain';
import type { MenuBadge } from '@tolk/platform';

export type UnreadCounts = Readonly<Record<MenuBadge, number>>;

const none: UnreadCounts = { message: 0, notification: 0, feedback: 0 };

/** What waits to be read on this side; hints of the socket keep it fresh. */
export function useUnreadCounts(identity: Identity): UnreadCounts {
  const supplier = useSupGetUnreadMsgQuery({}, { skip: identity !== 'supplier' });
  const client = useClientGetUnreadMsgQuery({}, { skip: identity !== 'client' });
  return (identity === 'supplier' ? supplier : client).currentData ?? none;
}
