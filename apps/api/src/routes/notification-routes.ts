import type { clientNotifications } from '@tolk/contract/calls/clientinterface/notifications';
import type { supNotifications } from '@tolk/contract/calls/supinterface/notifications';
import { route, type Registration } from '../calls/route.ts';
import {
  notificationPage,
  readAll,
  readOne,
  unreadCounts,
} from '../messages/notifications/reading.ts';

/** Notifications under the same names in both interfaces. */
export function notificationRoutes(
  calls: typeof clientNotifications | typeof supNotifications,
): Registration[] {
  return [
    route(calls.getUnreadMsg, (_request, context) => unreadCounts(context)),
    route(calls.getXXTZDatas, notificationPage),
    route(calls.upXXTZReadingStatus, readOne),
    route(calls.xxtzyjyd, (_request, context) => readAll(context)),
  ];
}
