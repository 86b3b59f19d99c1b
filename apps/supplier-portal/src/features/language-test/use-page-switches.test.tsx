import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { TolkStoreProvider, createTolkStore } from '@tolk/api-client';
import type { ReactNode } from 'react';
import { usePageSwitches } from './use-page-switches.ts';

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

function show(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

function watch() {
  const counted: number[] = [];
  const store = createTolkStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TolkStoreProvider store={store}>{children}</TolkStoreProvider>
  );
  const hook = renderHook(
    () =>
      usePageSwitches({
        languageTestId: 'id',
        onSwitch: (count) => counted.push(count),
        onFail: () => counted.push(-1),
      }),
    { wrapper },
  );
  return { counted, hook };
}

it('a page that stays hidden is reported once', async () => {
  const { counted } = watch();
  show('hidden');
  await jest.advanceTimersByTimeAsync(400);
  show('visible');
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['/api/supinterface/upXuanZeSwitch']);
  expect(counted).toEqual([1]);
});

it('a reload, which hides the page for a moment, is not reported', async () => {
  const { hook } = watch();
  show('hidden');
  hook.unmount();
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});

it('after the switch that fails the test nothing more is reported', async () => {
  answer = { pageSwitches: 4, result: { status: 'failed' } };
  const { counted } = watch();
  show('hidden');
  await jest.advanceTimersByTimeAsync(400);
  show('visible');
  show('hidden');
  await jest.advanceTimersByTimeAsync(400);
  expect(asked).toHaveLength(1);
  expect(counted).toEqual([-1]);
});
