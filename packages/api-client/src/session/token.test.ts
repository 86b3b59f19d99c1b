import { jest } from '@jest/globals';
import {
  awaitsReturn,
  endSession,
  onReturnUnderAnother,
  onSessionChange,
  readSession,
  renewToken,
  revokeSession,
  startSession,
  wasRevoked,
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
  const left = sessionStorage.length;
  startSession({ token: 't2', port: 1 });
  expect([left, heard]).toEqual([0, [null]]);
});

/** As a browser tells the other tabs, whose storage holds it already. */
function inOtherTab(token: string | null, account: string | null, accountTokens = token): void {
  for (const [key, value] of Object.entries({ token, account, accountTokens })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

describe('what was typed in this tab', () => {
  const ann = { token: 't1', port: 1, account: 'ann' } as const;
  const typed = () => sessionStorage.getItem('draft:note');

  beforeEach(() => {
    startSession(ann);
    sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
  });

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

  it('is gone when somebody signs in in a tab that writes no account', () => {
    inOtherTab('t2', 'ann', 't0 t1');
    expect(typed()).toBeNull();
  });

  it('stays while the session is renewed, here and in another tab', () => {
    renewToken('t1', 't2');
    renewToken('t2', 't3');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 't3' }));
    startSession({ token: 't4', port: 0 });
    revokeSession('t4');
    expect([typed(), awaitsReturn()]).toEqual(['Dear Ms Lin,', true]);
  });

  it.each([
    ['a logout', null, null],
    ['a login of somebody else', 't2', 'ben'],
  ])('of the staff outlasts %s of a person in another tab', (_what, token, account) => {
    const ofStaff = { staffToken: 's1', 'staff-draft:ruling': 'The client is right.' };
    for (const [key, value] of Object.entries(ofStaff)) sessionStorage.setItem(key, value);
    inOtherTab(token, account);
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(
      account === null ? ofStaff : { ...ofStaff, typedBy: account },
    );
  });

  it('a late end of an older session takes nothing', () => {
    revokeSession('t0');
    expect([readSession().token, typed()]).toEqual(['t1', 'Dear Ms Lin,']);
  });
});

describe('a session that was ended from elsewhere', () => {
  it('is said to have been until somebody signs in here', () => {
    startSession({ token: 't1', port: 1, account: 'ann' });
    revokeSession('t1');
    expect(wasRevoked()).toBe(true);
    startSession({ token: 't2', port: 1, account: 'ann' });
    endSession('t2');
    expect(wasRevoked()).toBe(false);
  });

  it.each([
    ['an account', 'ann'],
    ['nobody known', null],
  ])('of %s is no news after a login and a logout in another tab', (_whose, account) => {
    startSession({ token: 't1', port: 1, account });
    revokeSession('t1');
    inOtherTab('t2', account);
    expect(wasRevoked()).toBe(false);
    inOtherTab(null, null);
    expect(wasRevoked()).toBe(false);
  });
});

it('what a visitor typed goes on with who signs in', () => {
  sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
  startSession({ token: 't1', port: 1, account: 'ann' });
  expect(sessionStorage.getItem('draft:note')).toBe('Dear Ms Lin,');
});

it('so does what a visitor typed in a tab opened after somebody was signed out from elsewhere', () => {
  inOtherTab(null, 'ann');
  sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
  expect(awaitsReturn()).toBe(false);
  startSession({ token: 't2', port: 1, account: 'ben' });
  expect(sessionStorage.getItem('draft:note')).toBe('Dear Ms Lin,');
});

it.each([
  ['a logout', null, null],
  ['a login of somebody', 't2', 'ben'],
])(
  'what was typed by nobody knows whom is gone after %s in another tab',
  (_what, token, account) => {
    inOtherTab('t1', null);
    sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
    inOtherTab(token, account);
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  },
);

describe('a page that the browser puts back', () => {
  const another = jest.fn();
  const heard = jest.fn();
  onReturnUnderAnother(another);

  function comeBack(meanwhile: () => void): void {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    meanwhile();
    jest.clearAllMocks();
    const stop = onSessionChange(({ token }) => heard(token));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
  }

  /** Without the event, of which such a page hears nothing. */
  function unheard(token: string | null, account: string | null): void {
    localStorage.clear();
    if (account !== null) localStorage.setItem('account', account);
    if (token === null) return;
    localStorage.setItem('token', token);
    localStorage.setItem('accountTokens', token);
  }

  beforeEach(() => {
    startSession({ token: 't1', port: 1, account: 'ann' });
    sessionStorage.setItem('draft:note', 'Dear Ms Lin,');
  });

  it.each([
    ['somebody else', 't2', 'ben'],
    ['nobody', null, null],
    ['nobody knows whom', 't2', null],
  ])('is not for %s who is signed in by then', (_who, token, account) => {
    comeBack(() => unheard(token, account));
    expect(another).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  });

  it.each([
    ['who signed in again', 't2'],
    ['who was signed out from elsewhere', null],
  ])('is for who left it, and %s', (_who, token) => {
    comeBack(() => unheard(token, 'ann'));
    expect(another).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledWith(token);
    expect(sessionStorage.getItem('draft:note')).toBe('Dear Ms Lin,');
  });

  it('of a visitor is for who signed in', () => {
    endSession();
    comeBack(() => unheard('t2', 'ben'));
    expect(another).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledWith('t2');
  });
});
