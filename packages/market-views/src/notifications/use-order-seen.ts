import type { Identity } from '@tolk/domain';
import { useSeen } from '../messages/use-seen.ts';
import { useReadCalls, useUnread } from './use-notification-calls.ts';

/** Who has an order before their eyes has read what was said about it, also what comes meanwhile. */
export function useOrderSeen(viewer: Identity, projectOrderId: string): void {
  const { notification } = useUnread(viewer);
  const { ofOrder } = useReadCalls(viewer);
  const unread = notification > 0 ? `${projectOrderId} ${notification}` : null;
  useSeen(unread, () => void ofOrder({ projectOrderId }));
}
