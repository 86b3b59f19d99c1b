import { wantedScreen } from './wanted-screen.ts';

it.each([
  ['/ops/review?kind=company&reviewId=1', '/ops/review?kind=company&reviewId=1'],
  ['/ops/audit', '/ops/audit'],
  ['/ops/login', '/ops/overview'],
  ['/overview/index', '/ops/overview'],
  ['//evil.example/ops/audit', '/ops/overview'],
  ['https://evil.example/ops/audit', '/ops/overview'],
  ['', '/ops/overview'],
  [null, '/ops/overview'],
])('a login that was asked for by %j leads to %s', (from, path) => {
  expect(wantedScreen(from)).toBe(path);
});
