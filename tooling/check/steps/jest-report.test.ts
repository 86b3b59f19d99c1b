import { join } from 'node:path';
import { root } from '../workspace.ts';
import { countIn, slowestOf, tellFlaky } from './jest-report.ts';

const file = (name: string, status: string, ...results: string[]) => ({
  name: join(root, name),
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: results.map((one, index) => ({ status: one, fullName: `test ${index + 1}` })),
});

describe('countIn', () => {
  it('counts the tests of one package, not those of one whose name begins alike', () => {
    const files = [
      file('apps/api/src/a.test.ts', 'failed', 'passed', 'failed', 'pending'),
      file('apps/api-two/src/b.test.ts', 'passed', 'passed'),
    ];
    expect(countIn('apps/api', files)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a file that could not be loaded as one failed test', () => {
    expect(countIn('apps/api', [file('apps/api/src/a.test.ts', 'failed')])).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});

describe('tellFlaky', () => {
  const first = [file('apps/api/src/a.test.ts', 'failed', 'passed', 'failed', 'failed')];

  it('calls a test flaky that failed and passed in the repetition, and red one that failed twice', () => {
    const again = [file('apps/api/src/a.test.ts', 'failed', 'passed', 'passed', 'failed')];
    expect(tellFlaky(first, again)).toEqual({
      red: ['apps/api/src/a.test.ts › test 3'],
      flaky: ['apps/api/src/a.test.ts › test 2'],
    });
  });

  it('calls red what the repetition did not reach', () => {
    const red = ['apps/api/src/a.test.ts › test 2', 'apps/api/src/a.test.ts › test 3'];
    expect(tellFlaky(first, [])).toEqual({ red, flaky: [] });
    const broken = [file('apps/api/src/a.test.ts', 'failed')];
    expect(tellFlaky(first, broken)).toEqual({ red, flaky: [] });
  });

  it('calls a file flaky that could be loaded the second time only', () => {
    const broken = [file('apps/api/src/a.test.ts', 'failed')];
    const loaded = [file('apps/api/src/a.test.ts', 'passed', 'passed')];
    expect(tellFlaky(broken, loaded)).toEqual({
      red: [],
      flaky: ['apps/api/src/a.test.ts › as a whole'],
    });
  });
});

it('slowestOf names the files that took longest', () => {
  const took = (name: string, endTime: number) => ({ ...file(name, 'passed'), endTime });
  const files = [took('a.test.ts', 900), took('b.test.ts', 12_340), took('c.test.ts', 3_000)];
  expect(slowestOf(files, 2)).toEqual(['12.3 s b.test.ts', '3.0 s c.test.ts']);
});
