import { i18n } from '@lingui/core';
import { setLanguage } from '@tolk/i18n';
import { orderActions, orderStates, orderTasks, type Identity } from '@tolk/domain';
import {
  nextStep,
  orderActionLabel,
  orderEventLabel,
  orderStateLabel,
  orderTaskLabel,
  stepsAhead,
} from './order.ts';

const sides: readonly Identity[] = ['client', 'supplier'];

const endTime = '2026-11-25T09:00:00.000Z';
/** While the booking goes on, and when it is over. */
const moments = [Date.parse('2026-11-25T08:59:59.000Z'), Date.parse(endTime)];

function wordsOf(orderType: 'translation' | 'interpretation') {
  const reached = orderStates.flatMap((orderState) =>
    orderActions.map((reachedBy) => ({ orderState, reachedBy, orderType })),
  );
  return [
    ...orderActions.flatMap((action) => [
      orderActionLabel(action, orderType),
      orderEventLabel(action, orderType),
    ]),
    ...orderTasks.map((task) => orderTaskLabel(task, orderType)),
    ...reached.flatMap((order) => [
      orderStateLabel(order),
      ...sides.flatMap((side) => moments.map((now) => nextStep({ ...order, endTime }, side, now))),
    ]),
    ...orderStates.flatMap((state) => stepsAhead(state, orderType).flatMap(Object.values)),
  ].map((message) => i18n._(message));
}

it('nothing is said to be delivered of an interpreting order', async () => {
  await setLanguage('en');
  const ofDelivery = (text: string) => /deliver|results/i.test(text);
  expect(wordsOf('translation').some(ofDelivery)).toBe(true);
  expect(wordsOf('interpretation').filter(ofDelivery)).toEqual([]);
});

it('an order that its organisation has not approved is not said to be payable', async () => {
  await setLanguage('en');
  const order = { orderState: 'received', reachedBy: 'accept', orderType: 'translation' } as const;
  const said = (['waiting', 'approved'] as const).map((approval) =>
    i18n._(nextStep({ ...order, endTime, approval }, 'client', moments[0] ?? 0)),
  );
  expect(said).toEqual([
    'The order can be paid once your organisation has approved its price.',
    'Pay for the order so that work can start. The money is held until you accept the results.',
  ]);
});

it('a booking that its client cancelled is not said to have ended by agreement', async () => {
  await setLanguage('en');
  const order = { orderState: 'agreed', orderType: 'interpretation' } as const;
  const labels = (['cancelBooking', 'agreeEnd'] as const).map((reachedBy) =>
    i18n._(orderStateLabel({ ...order, reachedBy })),
  );
  expect(labels).toEqual(['Cancelled', 'Ended by agreement']);
});

it('an interpreter is told to arrive until the booking is over, and then to confirm it', async () => {
  await setLanguage('en');
  const order = { orderState: 'started', reachedBy: 'confirmPayment', endTime } as const;
  const [before, after] = moments.map((now) =>
    i18n._(nextStep({ ...order, orderType: 'interpretation' }, 'supplier', now)),
  );
  expect(before).toMatch(/Arrive on time/);
  expect(after).toMatch(/^The booking is over/);
});
