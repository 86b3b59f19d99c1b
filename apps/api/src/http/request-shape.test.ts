import { allCalls } from '@tolk/contract';
import { CallRefusal } from '../refusal.ts';
import { compileRequest, compileResponse } from './request-shape.ts';

/** What no schema describes. */
const nothing = Symbol('nothing');

function thrownBy(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}

// Schemas are compiled when they are first met: one that can't be would show only then.
describe('the schemas of the calls', () => {
  it('compile, each request and each response', () => {
    for (const { path, request, response } of allCalls) {
      expect([path, thrownBy(() => compileRequest(request)(nothing))]).toEqual([
        path,
        expect.any(CallRefusal),
      ]);
      const fault = thrownBy(() => compileResponse(response, path)(nothing));
      if (fault !== undefined) expect(String(fault)).toContain(`The answer of ${path} breaks`);
    }
  });
});
