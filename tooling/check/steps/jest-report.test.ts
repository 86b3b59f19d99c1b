import { join } from 'node:path';
import { root } from '../workspace.ts';
import { countIn } from './jest.ts';

const file = (name: string, status: string, ...results: string[]) => ({
  name: join(root, name),
  status,
  assertionResults: results.map((one) => ({ status: one })),
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
