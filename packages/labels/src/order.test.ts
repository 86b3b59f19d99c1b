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
      ...sides.map((side) => nextStep(order, side)),
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
