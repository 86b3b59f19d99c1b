import {
  endStaffSession,
  onStaffSessionChange,
  readStaffToken,
  startStaffSession,
} from './staff-token.ts';
import { endSession, startSession } from './token.ts';

afterEach(() => endStaffSession());

it('a staff session lies in the storage of the tab', () => {
  startStaffSession('s1');
  expect([readStaffToken(), sessionStorage.getItem('staffToken')]).toEqual(['s1', 's1']);
});

it('the end of a person’s session in the same tab leaves the staff signed in', () => {
  startSession({ token: 't1', port: 0 });
  startStaffSession('s1');
  sessionStorage.setItem('draft', 'x');
  endSession();
  expect([readStaffToken(), sessionStorage.getItem('staffToken')]).toEqual(['s1', 's1']);
  expect(sessionStorage.getItem('draft')).toBeNull();
});

it('the end of an old staff session does not end the new one', () => {
  const heard: (string | null)[] = [];
  startStaffSession('s2');
  const stop = onStaffSessionChange((token) => heard.push(token));
  endStaffSession('s1');
  endStaffSession('s2');
  stop();
  expect([heard, readStaffToken()]).toEqual([[null], null]);
});
