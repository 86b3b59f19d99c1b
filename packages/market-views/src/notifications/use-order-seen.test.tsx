import { act, waitFor } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useOrderSeen } from './use-order-seen.ts';

const readCall = '/supinterface/upXXTZOrderReadingStatus';

function Order() {
  useOrderSeen('supplier', 'one');
  return null;
}

function turnPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** What stands on the prototype shows again. */
afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

function open(notification: number) {
  const asked = answerCalls({
    '/supinterface/getUnreadMsg': { message: 0, notification, feedback: 0 },
    [readCall]: {},
  });
  renderScreen(<Order />);
  return {
    asked,
    marked: () => asked.filter(({ path }) => path === readCall).map(({ body }) => body),
  };
}

it('who sees an order has read what was said about it', async () => {
  const { marked } = open(2);
  await waitFor(() => expect(marked()).toContainEqual({ projectOrderId: 'one' }));
});

it('an order in a tab behind is not seen until the tab comes forward', async () => {
  turnPage('hidden');
  const { asked, marked } = open(2);
  await waitFor(() => expect(asked).not.toEqual([]));
  await act(async () => undefined);
  expect(marked()).toEqual([]);
  turnPage('visible');
  await waitFor(() => expect(marked()).toContainEqual({ projectOrderId: 'one' }));
});

it('nothing is asked for when nothing is unread', async () => {
  const { asked, marked } = open(0);
  await waitFor(() => expect(asked).not.toEqual([]));
  await act(async () => undefined);
  expect(marked()).toEqual([]);
});
