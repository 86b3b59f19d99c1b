import {
  useClientGetUnreadMsgQuery,
  useClientGetXXTZDatasQuery,
  useClientGetXXTZDetailQuery,
  useClientUpXXTZOrderReadingStatusMutation,
  useClientUpXXTZReadingStatusMutation,
  useClientXxtzyjydMutation,
  useSupGetUnreadMsgQuery,
  useSupGetXXTZDatasQuery,
  useSupGetXXTZDetailQuery,
  useSupUpXXTZOrderReadingStatusMutation,
  useSupUpXXTZReadingStatusMutation,
  useSupXxtzyjydMutation,
} from '@tolk/api-client';
import type { calls, RequestOf, UnreadCounts } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

type ListRequest = RequestOf<(typeof calls)['clientinterface']['notifications']['getXXTZDatas']>;

const nothing: UnreadCounts = { message: 0, notification: 0, feedback: 0, service: 0 };

/** The viewer's notifications, read through their own interface. */
export function useNotifications(viewer: Identity, request: ListRequest) {
  const client = useClientGetXXTZDatasQuery(request, { skip: viewer !== 'client' });
  const supplier = useSupGetXXTZDatasQuery(request, { skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

export function useNotification(viewer: Identity, notificationId: string) {
  const request = { notificationId };
  const client = useClientGetXXTZDetailQuery(request, { skip: viewer !== 'client' });
  const supplier = useSupGetXXTZDetailQuery(request, { skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

/** What the viewer has not read; nothing until it is known. */
export function useUnread(viewer: Identity): UnreadCounts {
  const client = useClientGetUnreadMsgQuery({}, { skip: viewer !== 'client' });
  const supplier = useSupGetUnreadMsgQuery({}, { skip: viewer !== 'supplier' });
  return (viewer === 'client' ? client : supplier).currentData ?? nothing;
}

/** Marking notifications read, each through its own interface. */
export function useReadCalls(viewer: Identity) {
  const client = {
    one: useClientUpXXTZReadingStatusMutation()[0],
    ofOrder: useClientUpXXTZOrderReadingStatusMutation()[0],
    all: useClientXxtzyjydMutation()[0],
  };
  const supplier = {
    one: useSupUpXXTZReadingStatusMutation()[0],
    ofOrder: useSupUpXXTZOrderReadingStatusMutation()[0],
    all: useSupXxtzyjydMutation()[0],
  };
  return viewer === 'client' ? client : supplier;
}
