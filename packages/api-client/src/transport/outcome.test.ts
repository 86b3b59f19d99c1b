import { outcomeOf } from './outcome.ts';

it('code 0 hands over the data', () => {
  expect(outcomeOf({ code: 0, msg: 'ok', data: { a: 1 } }, 200)).toEqual({
    ok: true,
    data: { a: 1 },
  });
});

it.each([
  [401, 200, 'signOut'],
  [402, 200, 'pass'],
  [403, 200, 'pass'],
  [404, 200, 'pass'],
  [500, 200, 'pass'],
  [500, 500, 'maintenance'],
  [600, 200, 'renewToken'],
  [601, 200, 'revoked'],
  [409, 200, 'message'],
  [1001, 200, 'message'],
])('code %i with HTTP status %i has the effect %s', (code, status, effect) => {
  const outcome = outcomeOf({ code, msg: 'text', data: null }, status);
  expect(outcome.ok ? null : outcome.error.effect).toBe(effect);
});

it.each([500, 503])('a fault of the server (%i) carries its request id', (code) => {
  const outcome = outcomeOf({ code, msg: 'text', data: null }, code, 'req-1');
  expect(outcome.ok ? null : outcome.error.requestId).toBe('req-1');
});

it('a 422 names its fields, and a refusal has no request id', () => {
  const envelope = { code: 422, msg: 'text', data: { fields: { account: 'wrong', n: 4 } } };
  const outcome = outcomeOf(envelope, 200, 'req-1');
  expect(outcome.ok ? null : [outcome.error.fields, outcome.error.requestId]).toEqual([
    { account: 'wrong' },
    undefined,
  ]);
});
