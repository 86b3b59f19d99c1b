import { learnServerTime, serverAhead, serverNow } from './server-clock.ts';

const device = Date.parse('2026-11-20T10:00:00Z');

const { now } = Date;

beforeEach(() => {
  Date.now = () => device;
});
afterEach(() => {
  learnServerTime(String(device));
  Date.now = now;
});

it.each([
  ['an hour behind', '2026-11-20T11:00:00Z', 3_600_000],
  ['an hour ahead', '2026-11-20T09:00:00Z', -3_600_000],
  ['right but for the way of the answer', '2026-11-20T09:59:30Z', 0],
])('a device whose clock is %s knows the server’s time', (_, server, ahead) => {
  learnServerTime(String(Date.parse(server)));
  expect(serverAhead()).toBe(ahead);
  expect(serverNow()).toBe(device + ahead);
});

it('an answer without a time teaches nothing', () => {
  learnServerTime(String(device + 3_600_000));
  learnServerTime(null);
  learnServerTime('soon');
  expect(serverAhead()).toBe(3_600_000);
});
