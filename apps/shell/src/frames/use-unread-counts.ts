import { useClientGetUnreadMsgQuery, useSupGetUnreadMsgQuery } from '@tolk/api-client';
import type { Identity } from '@tolk/domain';
import type { MenuBadge } from '@tolk/platform';
import { useMemo } from 'react';

export type UnreadCounts = Readonly<Record<MenuBadge, number>>;

const none = { message: 0, notification: 0, feedback: 0, service: 0 };

/** What waits to be read on this side; hints of the socket keep it fresh. */
export function useUnreadCounts(identity: Identity): UnreadCounts {
  const supplier = useSupGetUnreadMsgQuery({}, { skip: identity !== 'supplier' });
  const client = useClientGetUnreadMsgQuery({}, { skip: identity !== 'client' });
  const { currentData = none } = identity === 'supplier' ? supplier : client;
  const { message, notification, feedback } = currentData;
  return useMemo(
    () => ({ message, notification: notification + feedback, mention: 0, work: 0 }),
    [message, notification, feedback],
  );
}
