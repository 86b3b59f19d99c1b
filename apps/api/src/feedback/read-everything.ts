import type { CallContext } from '../calls/call-context.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { markAllRead } from '../messages/notifications/notification-repository.ts';
import { readerOf } from '../messages/notifications/reading.ts';
import { markAnswersRead } from './feedback-repository.ts';

/** All notifications, with the answers to feedback that some of them announce. */
export function readEverything(context: CallContext): Promise<Record<string, never>> {
  const { personId, now } = context;
  const reader = readerOf(context);
  return context.transaction(async (tx) => {
    await markAllRead(tx, reader, now);
    await markAnswersRead(tx, reader, now);
    invalidate(tx, personId, ['Notification', 'Unread', 'Feedback']);
    return {};
  });
}
