import { changingSession, isChangingSession } from './own-change.ts';

const marker = 'session-changing';

afterEach(() => localStorage.clear());

it('a change of the session is known to all tabs until it is over', async () => {
  let inside = false;
  await changingSession(async () => {
    inside = isChangingSession();
    expect(localStorage.getItem(marker)).not.toBeNull();
  });
  expect(inside).toBe(true);
  expect(isChangingSession()).toBe(false);
});

it('a change that failed is over too', async () => {
  await expect(changingSession(() => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  expect(isChangingSession()).toBe(false);
});

it('another tab that changes the session is heard, one that was closed meanwhile is not', () => {
  localStorage.setItem(marker, String(Date.now()));
  expect(isChangingSession()).toBe(true);
  localStorage.setItem(marker, String(Date.now() - 11_000));
  expect(isChangingSession()).toBe(false);
});
