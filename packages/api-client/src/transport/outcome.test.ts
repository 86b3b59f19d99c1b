import { outcomeOf } from './outcome.ts';

const path = '/supinterface/getUser';

it('code 0 hands over the data', () => {
  const outcome = outcomeOf({ code: 0, msg: 'ok', data: { a: 1 } }, { path, status: 200 });
  expect(outcome).toEqual({ ok: true, data: { a: 1 } });
});

it.each([
  [500, 500, 'maintenance'],
  [500, 200, 'pass'],
  [401, 200, 'signOut'],
  [403, 200, 'pass'],
  [409, 200, 'message'],
  [1001, 200, 'message'],
])('code %i with HTTP status %i has the effect %s', (code, status, effect) => {
  const outcome = outcomeOf({ code, msg: 'text', data: null }, { path, status });
  expect(outcome.ok ? null : outcome.error.effect).toBe(effect);
});

it.each([500, 503])('a fault of the server (%i) carries its request id', (code) => {
  const outcome = outcomeOf(
    { code, msg: 'text', data: null },
    { path, status: code, requestId: 'req-1' },
  );
  expect(outcome.ok ? null : outcome.error.requestId).toBe('req-1');
});

it('a member of staff whose role forbids a call is shown the message', () => {
  const envelope = { code: 403, msg: 'Your role does not allow this.', data: {} };
  const outcome = outcomeOf(envelope, { path: '/opsinterface/getReviews', status: 200 });
  expect(outcome.ok ? null : outcome.error.effect).toBe('message');
});

it('a 422 names its fields, and a refusal has no request id', () => {
  const envelope = { code: 422, msg: 'text', data: { fields: { account: 'wrong', n: 4 } } };
  const outcome = outcomeOf(envelope, { path, status: 200, requestId: 'req-1' });
  expect(outcome.ok ? null : [outcome.error.fields, outcome.error.requestId]).toEqual([
    { account: 'wrong' },
    undefined,
  ]);
});
