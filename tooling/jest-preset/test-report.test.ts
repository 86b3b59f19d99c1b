import { countPassed, failedIn, slowestOf, tellFlaky, whyFailed } from './test-report.ts';

const file = (path: string, ...results: string[]) => ({
  file: path,
  broken: false,
  ms: 0,
  tests: results.map((status, index) => ({ status, name: `test ${index + 1}` })),
});
const brokenFile = (path: string) => ({ ...file(path), broken: true });

it('a file that could not be loaded counts as one failed test', () => {
  expect(failedIn(brokenFile('apps/api/src/a.test.ts'))).toEqual([
    'apps/api/src/a.test.ts › as a whole',
  ]);
});

it('countPassed leaves out what failed and what was skipped', () => {
  expect(countPassed([file('a.test.ts', 'passed', 'failed', 'pending'), file('b', 'passed')])).toBe(
    2,
  );
});

describe('tellFlaky', () => {
  const first = [file('apps/api/src/a.test.ts', 'passed', 'failed', 'failed')];

  it('calls a test flaky that failed and passed in the repetition, and red one that failed twice', () => {
    const again = [file('apps/api/src/a.test.ts', 'passed', 'passed', 'failed')];
    expect(tellFlaky(first, again)).toEqual({
      red: ['apps/api/src/a.test.ts › test 3'],
      flaky: ['apps/api/src/a.test.ts › test 2'],
    });
  });

  it('calls red what the repetition did not reach', () => {
    const red = ['apps/api/src/a.test.ts › test 2', 'apps/api/src/a.test.ts › test 3'];
    expect(tellFlaky(first, [])).toEqual({ red, flaky: [] });
    expect(tellFlaky(first, [brokenFile('apps/api/src/a.test.ts')])).toEqual({ red, flaky: [] });
  });

  it('calls a file flaky that could be loaded the second time only', () => {
    const loaded = [file('apps/api/src/a.test.ts', 'passed', 'passed')];
    expect(tellFlaky([brokenFile('apps/api/src/a.test.ts')], loaded)).toEqual({
      red: [],
      flaky: ['apps/api/src/a.test.ts › as a whole'],
    });
  });
});

it('slowestOf names the files that took longest', () => {
  const took = (path: string, ms: number) => ({ ...file(path, 'passed'), ms });
  const files = [took('a.test.ts', 900), took('b.test.ts', 12_340), took('c.test.ts', 3_000)];
  expect(slowestOf(files, 2)).toEqual(['12.3 s b.test.ts', '3.0 s c.test.ts']);
});

it('whyFailed keeps what tests and files that could not be loaded said', () => {
  const files = [
    { ...brokenFile('a.test.ts'), why: 'No such module.' },
    { ...file('b.test.ts'), tests: [{ name: 'pays', status: 'failed', why: '1 is not 2.' }] },
  ];
  expect(whyFailed(files)).toEqual({
    'a.test.ts › as a whole': 'No such module.',
    'b.test.ts › pays': '1 is not 2.',
  });
});
