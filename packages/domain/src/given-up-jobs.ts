/**
 * Work that is given up after some tries, since nobody waits for it for ever; an admin may start it
 * again. All other jobs are tried until they succeed.
 */
export const mayBeGivenUp = [
  'account.message',
  'file.remove',
  'file.countWords',
  'notification.push',
  'notification.pushAlert',
  'notification.mailReminders',
  'notification.pushToBrowser',
  'notification.pushAlertToBrowser',
  'conversation.mailUnread',
  'conversation.pushUnread',
  'service.mailAnswers',
  'service.sendLink',
  'frontEnd.judgeRelease',
  'frontEnd.passOnFault',
] as const;
export type KindGivenUp = (typeof mayBeGivenUp)[number];
