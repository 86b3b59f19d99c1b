import { allCalls } from '@tolk/contract';
import { CallRefusal } from '../calls/refusal.ts';
import { compileRequest, compileResponse } from './request-shape.ts';

/** What no schema describes. */
const nothing = Symbol('nothing');

/** What a check says about a value that it is not made for. */
function said(check: () => void): string {
  try {
    check();
    return 'it fits';
  } catch (error) {
    if (error instanceof CallRefusal) return 'refused';
    return error instanceof Error ? error.message : 'no error';
  }
}

// Schemas are compiled when they are first met: one that can't be would show only then.
describe('the schemas of the calls', () => {
  it('compile, each request and each response', () => {
    for (const { path, request, response } of allCalls) {
      expect([path, said(() => compileRequest(request)(nothing))]).toEqual([path, 'refused']);
      expect(said(() => compileResponse(response, path)(nothing))).toMatch(
        new RegExp(`^(it fits|The answer of ${path} breaks its schema: )`),
      );
    }
  });
});
