import { whileReplacing } from '../session/replacement.ts';
import { readToken, startSession } from '../session/token.ts';
import { callServer } from './call.ts';

const hour = 3_600_000;

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
  localStorage.clear();
});

/** Answers one call after the other and notes what each was sent with. */
function serve(answers: readonly unknown[]) {
  const sent: { token: string | null; ahead: number }[] = [];
  const left = [...answers];
  globalThis.fetch = (_input, init) => {
    const headers = new Headers(init?.headers);
    const ahead = Number(headers.get('x-timestamp')) - Date.now();
    sent.push({ token: headers.get('token'), ahead: Math.abs(Math.round(ahead / hour)) });
    const answer = JSON.stringify(left.shift());
    const now = String(Date.now() + 13 * hour);
    return Promise.resolve(new Response(answer, { headers: { 'x-server-time': now } }));
  };
  return sent;
}

const wrongClock = { code: 402, msg: '', data: null };
const rotated = { code: 600, msg: '', data: { token: 'new' } };
const done = { code: 0, msg: '', data: { total: 3 } };

it('a wrong clock and a token that is over are mended in one call', async () => {
  startSession({ token: 'old', port: 1 });
  const sent = serve([wrongClock, rotated, done]);
  const outcome = await callServer('/supinterface/getOverviewData', {});
  expect(outcome).toEqual({ ok: true, data: { total: 3 } });
  expect(sent).toEqual([
    { token: 'old', ahead: 0 },
    { token: 'old', ahead: 13 },
    { token: 'new', ahead: 13 },
  ]);
  expect(readToken()).toBe('new');
});

it('a call that stays unverifiable with the right clock is refused', async () => {
  const sent = serve([wrongClock, wrongClock, done]);
  const outcome = await callServer('/supinterface/getOverviewData', {});
  expect(outcome).toMatchObject({ ok: false, error: { code: 402 } });
  expect(sent.length).toBeLessThan(3);
});

const revoked = { code: 601, msg: '', data: null };

it('what is refused while another session takes the place of its own ends nothing', async () => {
  sessionStorage.setItem('draft', 'Dear Ms Lin,');
  startSession({ token: 'client', port: 0 });
  serve([revoked]);
  await whileReplacing(async () => {
    await callServer('/clientinterface/getOverviewData', {});
    expect(readToken()).toBe('client');
    startSession({ token: 'member', port: 0, party: 'company' });
  });
  expect(readToken()).toBe('member');
  expect(sessionStorage.getItem('draft')).toBe('Dear Ms Lin,');
});

it('a session that was not replaced after all ends then', async () => {
  startSession({ token: 'client', port: 0 });
  serve([revoked]);
  const replaced = whileReplacing(async () => {
    await callServer('/clientinterface/getOverviewData', {});
    throw new Error('refused');
  });
  await expect(replaced).rejects.toThrow('refused');
  expect(readToken()).toBeNull();
});
