import { setTabTitle, setTabUnread } from './tab-title.ts';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  setTabUnread(0);
});

const icon = () => document.querySelector('link')?.getAttribute('href');

it('a tab says what it shows and how many messages wait', () => {
  setTabTitle('Orders');
  expect([document.title, icon()]).toEqual(['Orders · Tolk', '/favicon.svg']);
  setTabUnread(3);
  expect([document.title, icon()]).toEqual(['(3) Orders · Tolk', '/favicon-unread.svg']);
  setTabTitle('Messages');
  expect(document.title).toBe('(3) Messages · Tolk');
});

it('counts up to ninety-nine, and nothing once all is read', () => {
  setTabTitle('Orders');
  setTabUnread(120);
  expect(document.title).toBe('(99+) Orders · Tolk');
  setTabUnread(0);
  expect([document.title, icon()]).toEqual(['Orders · Tolk', '/favicon.svg']);
});
