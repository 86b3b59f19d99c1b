import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { TolkStoreProvider, createTolkStore } from '@tolk/api-client';
import type { ReactNode } from 'react';
import { usePageSwitches, type PageSwitch } from './use-page-switches.ts';

const ownFetch = globalThis.fetch;
let asked: string[];
let answer: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  answer = { pageSwitches: 1, result: null };
  globalThis.fetch = (input) => {
    asked.push(typeof input === 'string' ? input : '');
    return Promise.resolve(new Response(JSON.stringify({ code: 0, msg: '', data: answer })));
  };
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = ownFetch;
});

/** What the browser says of the page, and the event that tells of a change. */
function page({ visible = true, focused = true }, sign: Event, target: EventTarget) {
  const visibilityState = visible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.hasFocus = () => focused;
  target.dispatchEvent(sign);
}

const blur = () => page({ focused: false }, new Event('blur'), window);
const focus = () => page({}, new Event('focus'), window);
const hide = () =>
  page({ visible: false, focused: false }, new Event('visibilitychange'), document);
const show = () => page({}, new Event('visibilitychange'), document);

function watch() {
  const counted: PageSwitch[] = [];
  const store = createTolkStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TolkStoreProvider store={store}>{children}</TolkStoreProvider>
  );
  const hook = renderHook(() => usePageSwitches('id', (one) => counted.push(one)), { wrapper });
  return { counted, hook };
}

it('a page that stays hidden is reported once', async () => {
  const { counted } = watch();
  hide();
  await jest.advanceTimersByTimeAsync(400);
  show();
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['/api/supinterface/upXuanZeSwitch']);
  expect(counted).toEqual([{ pageSwitches: 1, result: null, onScreen: true }]);
});

it('another window beside the test is reported, each time that it takes the focus', async () => {
  watch();
  blur();
  await jest.advanceTimersByTimeAsync(400);
  focus();
  blur();
  await jest.advanceTimersByTimeAsync(400);
  expect(asked).toHaveLength(2);
});

it('a window that loses the focus and is then covered was left once', async () => {
  watch();
  blur();
  await jest.advanceTimersByTimeAsync(400);
  hide();
  await jest.advanceTimersByTimeAsync(400);
  show();
  expect(asked).toHaveLength(1);
});

it('a focus that comes back at once is not reported', async () => {
  watch();
  blur();
  focus();
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});

it('another screen of the product is reported', async () => {
  const { counted, hook } = watch();
  hook.unmount();
  await jest.advanceTimersByTimeAsync(400);
  expect(asked).toEqual(['/api/supinterface/upXuanZeSwitch']);
  expect(counted).toEqual([{ pageSwitches: 1, result: null, onScreen: false }]);
});

it('the screen of a test that is over may be left', async () => {
  const { hook } = watch();
  hook.result.current();
  hook.unmount();
  await jest.advanceTimersByTimeAsync(400);
  expect(asked).toEqual([]);
});

it('a reload, which hides the page for a moment, is not reported', async () => {
  watch();
  hide();
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([]);
});

it('after the switch that fails the test nothing more is reported', async () => {
  answer = { pageSwitches: 4, result: { status: 'failed' } };
  const { counted, hook } = watch();
  hide();
  await jest.advanceTimersByTimeAsync(400);
  show();
  hide();
  await jest.advanceTimersByTimeAsync(400);
  hook.unmount();
  await jest.advanceTimersByTimeAsync(400);
  expect(asked).toHaveLength(1);
  expect(counted).toMatchObject([{ pageSwitches: 4, result: { status: 'failed' } }]);
});
