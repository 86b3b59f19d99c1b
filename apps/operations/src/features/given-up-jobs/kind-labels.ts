import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KindGivenUp } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';

const consequences: Readonly<Record<KindGivenUp, MessageDescriptor>> = orNewer(
  {
    'account.message': msg`A code or a security notice was not sent`,
    'file.remove': msg`A deleted file still takes up storage`,
    'file.countWords': msg`The words of a file were not counted`,
    'notification.push': msg`A notification was not sent by mail, SMS or WeChat`,
    'notification.pushAlert': msg`An alert was not sent by mail, SMS or WeChat`,
    'notification.mailReminders': msg`A mail with reminders was not sent`,
    'notification.pushToBrowser': msg`A notification did not reach a browser`,
    'notification.pushAlertToBrowser': msg`An alert did not reach a browser`,
    'conversation.mailUnread': msg`A mail about unread messages was not sent`,
    'conversation.pushUnread': msg`Browsers were not notified of unread messages`,
    'service.mailAnswers': msg`A mail with answers from customer service was not sent`,
    'frontEnd.judgeRelease': msg`A release that crashes screens was not taken back`,
    'frontEnd.passOnFault': msg`A front-end fault was not passed on to the error tracker`,
    'service.sendLink': msg`A visitor’s link to their conversation was not sent`,
  },
  newerName,
);

/** Undefined for a kind of another release. */
export function consequenceOf(kind: string): MessageDescriptor | undefined {
  return Object.entries(consequences).find(([known]) => known === kind)?.[1];
}
