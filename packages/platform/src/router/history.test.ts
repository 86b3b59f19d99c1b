import { addressOf, resolvePath, type To } from './history.ts';

it.each<[To, string]>([
  ['/login', '/login'],
  ['/login?from=%2Fjobs#top', '/login?from=%2Fjobs#top'],
  ['?page=2', '/jobs?page=2'],
  ['#top', '/jobs#top'],
  [{ search: 'page=2' }, '/jobs?page=2'],
  [{ search: '?page=2', hash: 'top' }, '/jobs?page=2#top'],
  [{ pathname: '/askwhat', search: '', hash: '' }, '/askwhat'],
  [{ search: '?' }, '/jobs'],
  ['//elsewhere.example/login', '/elsewhere.example/login'],
  ['/\\elsewhere.example/login', '/elsewhere.example/login'],
  ['/\t/elsewhere.example/login', '/elsewhere.example/login'],
  ['https://elsewhere.example/login', '/https://elsewhere.example/login'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('from /jobs, %j leads to %s', (to, address) => {
  expect(addressOf(resolvePath(to, '/jobs'))).toBe(address);
});
