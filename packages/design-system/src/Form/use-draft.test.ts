import { clearDrafts, hasDrafts } from './use-draft.ts';

describe('the drafts of a tab', () => {
  it('are forgotten together, and nothing else is', () => {
    sessionStorage.setItem('draft:posting', '{}');
    sessionStorage.setItem('draft:note-1', '{}');
    sessionStorage.setItem('token', 't');
    clearDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['token']);
  });
});

it('drafts of some forms do not count where these forms are in sight', () => {
  sessionStorage.clear();
  sessionStorage.setItem('draft:login', '{}');
  expect([hasDrafts([]), hasDrafts(['login'])]).toEqual([true, false]);
  sessionStorage.setItem('draft:note-1', '{}');
  expect(hasDrafts(['login'])).toBe(true);
});
