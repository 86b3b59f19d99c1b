import { forgetKeptMessages, keptPrefixes, staffOwner } from './kept.ts';

it('the next person to log in finds nothing that somebody else was about to send', () => {
  localStorage.setItem(`${keptPrefixes.draft}ada:c1`, 'Dear');
  localStorage.setItem(`${keptPrefixes.outgoing}ada:c1`, '[]');
  localStorage.setItem('color-mode', 'dark');
  forgetKeptMessages();
  expect(Object.keys(localStorage)).toEqual(['color-mode']);
});

it('a member of the staff who leaves takes their own along', () => {
  const own = `${keptPrefixes.draft}${staffOwner('1')}:c1`;
  const other = `${keptPrefixes.draft}ada:c1`;
  localStorage.clear();
  for (const key of [own, other]) localStorage.setItem(key, 'Dear');
  forgetKeptMessages(staffOwner('1'));
  expect(Object.keys(localStorage)).toEqual([other]);
});
