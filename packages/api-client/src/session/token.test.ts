import { jest } from '@jest/globals';
import { endSession, onSessionChange, readSession, renewToken, startSession } from './token.ts';

beforeEach(() => localStorage.clear());

it('a session lies in the storage under the key `token`', () => {
  startSession({ token: 't1', port: 0 });
  expect(localStorage.getItem('token')).toBe('t1');
  expect(readSession()).toEqual({ token: 't1', port: 0, party: null });
});

it('another tab that hears of the token finds the side that belongs to it', () => {
  startSession({ token: 't1', port: 0 });
  const write = jest.spyOn(Storage.prototype, 'setItem');
  startSession({ token: 't2', port: 1 });
  const written = write.mock.calls.map(([key]) => key);
  write.mockRestore();
  expect(written).toEqual(['port', 'token']);
});

it('a late successor of a token that was replaced is not kept', () => {
  startSession({ token: 't2', port: 1 });
  renewToken('t1', 'successor of t1');
  expect(readSession().token).toBe('t2');
});

it('the end of an old session does not end the new one', () => {
  startSession({ token: 't2', port: 1 });
  endSession('t1');
  expect(readSession().token).toBe('t2');
  endSession('t2');
  expect(readSession()).toEqual({ token: null, port: null, party: null });
});

it('the end of a session clears the session storage and is heard of', () => {
  const heard: (string | null)[] = [];
  startSession({ token: 't1', port: 1 });
  sessionStorage.setItem('draft', 'x');
  const stop = onSessionChange(({ token }) => heard.push(token));
  endSession();
  stop();
  startSession({ token: 't2', port: 1 });
  expect([sessionStorage.length, heard]).toEqual([0, [null]]);
});
