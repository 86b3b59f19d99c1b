import { Id, Line, allCalls } from '@tolk/contract';
import { Type } from 'typebox';
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

it('ids are in lower case past the check, wherever they stand, and texts as they were', () => {
  const shape = Type.Object({
    id: Id,
    other: Type.Union([Id, Type.Null()]),
    ids: Type.Array(Id),
    note: Type.String(),
    left: Type.Optional(Id),
  });
  const id = '0F8FAD5B-D9CB-469F-A165-70867728950E';
  const body = { id, other: id, ids: [id], note: id };
  compileRequest(shape)(body);
  const lower = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(body).toEqual({ id: lower, other: lower, ids: [lower], note: id });
});

describe('a text of one line', () => {
  const shape = Type.Object({ name: Line(40, 1) });

  it.each(['上海霁禾医疗科技有限公司', 'O’Neill & Søn, Kft.', 'می\u200cخواهم', '👩‍👩‍👧 Ltd'])(
    '%s is taken',
    (name) => {
      expect(compileRequest(shape)({ name })).toBeUndefined();
    },
  );

  it.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u0007b', 'a\u009bb', 'a\u2028b', 'a\u202eb', 'a\u2067b'])(
    '%j is refused at its field',
    (name) => {
      expect(said(() => compileRequest(shape)({ name }))).toBe('refused');
    },
  );

  it('that was stored before the rule is still answered', () => {
    expect(compileResponse(shape, '/path')({ name: 'a\nb' })).toBeUndefined();
  });
});
