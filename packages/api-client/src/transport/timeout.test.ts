import { callServer } from './call.ts';

const ownFetch = globalThis.fetch;
const ownTimeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
afterEach(() => {
  globalThis.fetch = ownFetch;
  Object.defineProperty(AbortSignal, 'timeout', ownTimeout);
});

it('a call that is not answered within 60 seconds is given up', async () => {
  const timeouts: number[] = [];
  AbortSignal.timeout = (ms) => {
    timeouts.push(ms);
    return AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
  };
  globalThis.fetch = (_input, init) => Promise.reject(init?.signal?.reason as Error);
  const outcome = await callServer('/supinterface/getOverviewData', {});
  expect(timeouts).toEqual([60_000]);
  expect(outcome).toEqual({ ok: false, error: { code: 0, message: '', effect: 'offline' } });
});
