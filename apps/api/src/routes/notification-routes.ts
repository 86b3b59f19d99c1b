import type { clientNotifications } from '@tolk/contract/calls/clientinterface/notifications';
import type { supNotifications } from '@tolk/contract/calls/supinterface/notifications';
import { route, type Registration } from '../calls/route.ts';
import { notificationInFull } from '../content/news/notification-in-full.ts';
import { readEverything } from '../feedback/read-everything.ts';
import { unreadOfService } from '../service-desk/own-conversation.ts';
import { unreadAnswers } from '../feedback/own-feedback.ts';
import {
  notificationPage,
  readOfOrder,
  readOne,
  unreadCounts,
} from '../messages/notifications/reading.ts';

/** Notifications under the same names in both interfaces. */
export function notificationRoutes(
  calls: typeof clientNotifications | typeof supNotifications,
): Registration[] {
  return [
    route(calls.getUnreadMsg, async (_request, context) => {
      const [counts, feedback, service] = await Promise.all([
        unreadCounts(context),
        unreadAnswers(context),
        unreadOfService(context),
      ]);
      return { ...counts, feedback, service };
    }),
    route(calls.getXXTZDatas, notificationPage),
    route(calls.getXXTZDetail, notificationInFull),
    route(calls.upXXTZReadingStatus, readOne),
    route(calls.upXXTZOrderReadingStatus, readOfOrder),
    route(calls.xxtzyjyd, (_request, context) => readEverything(context)),
  ];
}
