import { transaction } from '../../src/database/transaction.ts';
import type { NotificationKind } from '../../src/messages/notifications/notification-kinds.ts';
import type { NewNotification } from '../../src/messages/notifications/new-notification.ts';
import { notify } from '../../src/messages/notifications/notify.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What a supplier is told of an order. */
export const orderNews = {
  title: { en: 'A new order for you', zh: '您有新的订单' },
  text: { en: 'Wang sent you an order.', zh: '王女士向您发送了订单。' },
  about: '茶园参观',
  path: '/order/initiateAnOrderYY?projectOrderId=1',
};

/** Writes a notification of this kind to a supplier, with the words of `orderNews` unless others are given. */
export async function tellOfOrder(
  { app: { deps }, clock }: TestApp,
  { personId }: TestPerson,
  kind: NotificationKind,
  words: Partial<Pick<NewNotification, 'title' | 'text' | 'about' | 'path'>> = {},
): Promise<void> {
  await transaction(deps.db, (tx) =>
    notify(tx, deps.jobs, {
      ...orderNews,
      ...words,
      personId,
      identity: 'supplier',
      kind,
      at: clock.now(),
    }),
  );
}
