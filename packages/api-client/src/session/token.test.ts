import { jest } from '@jest/globals';
import {
  awaitsReturn,
  endSession,
  onSessionChange,
  readSession,
  renewToken,
  revokeSession,
  startSession,
} from './token.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

describe('what was typed in this tab', () => {
  const ann = { token: 't1', port: 1, account: 'ann' } as const;
  const typed = () => sessionStorage.getItem('draft:note');

  beforeEach(() => {
    startSession(ann);
    sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
  });

  /** As a browser tells the other tabs, whose storage holds it already. */
  function inOtherTab(token: string | null, account: string | null): void {
    for (const [key, value] of Object.entries({ token, account })) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  }

  it('waits, after the session was ended from elsewhere, for the same account', () => {
    revokeSession('t1');
    expect([readSession().token, typed(), awaitsReturn()]).toEqual([null, 'Dear Ms Lin,', true]);
    startSession({ ...ann, token: 't2' });
    expect([typed(), awaitsReturn()]).toEqual(['Dear Ms Lin,', false]);
  });

  it.each(['ben', null])('is gone when %s signs in after that', (account) => {
    revokeSession('t1');
    startSession({ token: 't2', port: 1, account });
    expect(typed()).toBeNull();
  });

  it('is gone after a logout', () => {
    endSession();
    expect([typed(), awaitsReturn()]).toEqual([null, false]);
  });

  it('is gone after a logout of who was signed out before it', () => {
    revokeSession('t1');
    startSession({ ...ann, token: 't2' });
    endSession('t2');
    expect([typed(), awaitsReturn()]).toEqual([null, false]);
  });

  it('goes on in another identity of the same person', () => {
    startSession({ token: 't2', port: 0 });
    expect(typed()).toBe('Dear Ms Lin,');
  });

  it('is gone where the session’s end says nothing of whose it was', () => {
    localStorage.removeItem('account');
    revokeSession('t1');
    expect([readSession().token, typed()]).toEqual([null, null]);
  });

  it.each([
    ['stays when another tab was signed out from elsewhere', null, 'ann', 'Dear Ms Lin,'],
    ['stays when the same person signs in in another tab', 't2', 'ann', 'Dear Ms Lin,'],
    ['is gone when somebody else does', 't2', 'ben', null],
    ['is gone after a logout in another tab', null, null, null],
  ])('%s', (_what, token, account, expected) => {
    inOtherTab(token, account);
    expect(typed()).toBe(expected);
  });

  it('a late end of an older session takes nothing', () => {
    revokeSession('t0');
    expect([readSession().token, typed()]).toEqual(['t1', 'Dear Ms Lin,']);
  });
});

it('what a visitor typed goes on with who signs in', () => {
  sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
  startSession({ token: 't1', port: 1, account: 'ann' });
  expect(sessionStorage.getItem('draft:note')).toBe('Dear Ms Lin,');
});
