import { clearDrafts } from './use-draft.ts';

describe('the drafts of a tab', () => {
  it('are forgotten together, and nothing else is', () => {
    sessionStorage.setItem('draft:posting', '{}');
    sessionStorage.setItem('draft:note-1', '{}');
    sessionStorage.setItem('token', 't');
    clearDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['token']);
  });
});
