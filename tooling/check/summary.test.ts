import { summarize } from './summary.ts';

const green = { name: 'lint', title: 'Lint', ms: 1_500, passed: 1, failed: 0 };
const jest = { name: 'jest', title: 'Tests', ms: 62_000, passed: 7 };
const a = 'apps/api/src/a.test.ts › pays';
const b = 'apps/api/src/b.test.ts › refunds';

describe('summarize', () => {
  it('ends a green run with the time by part and the counts', () => {
    const parts = [{ name: 'apps/api', ms: 40_000 }];
    expect(summarize([green, { ...jest, failed: 0, parts }], 63_000).split('\n')).toEqual([
      'Time by part',
      '  lint                          1.5 s',
      '  jest                         62.0 s',
      '    apps/api                   40.0 s',
      '  all, as they overlap         63.0 s',
      '',
      '8 passed, 0 failed',
    ]);
  });

  it('names red and flaky tests apart, counts both as failed and says how to run one again', () => {
    const why = { [b]: '\u001B[31mExpected 1,\u001B[39m\n\nreceived 2.' };
    const lines = summarize([{ ...jest, failed: 2, red: [a], flaky: [b], why }], 62_000).split(
      '\n',
    );
    expect(lines.slice(lines.indexOf('Red:'))).toEqual([
      'Red:',
      `  ${a}`,
      '',
      'Flaky: red once, green when repeated. A person meets it too: mend it:',
      `  ${b}`,
      '      Expected 1,',
      '      received 2.',
      '',
      'One of them again: npm run check -- jest --only apps/api/src/a.test.ts',
      '',
      '7 passed, 2 failed',
    ]);
  });

  it('names a check that failed by itself', () => {
    expect(summarize([{ ...green, passed: 0, failed: 1 }], 1_500)).toContain('Red:\n  lint\n');
  });
});
