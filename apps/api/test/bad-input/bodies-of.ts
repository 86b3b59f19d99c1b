import fc from 'fast-check';
import { oddTexts } from './bad-bodies.ts';
import type { Schema } from './schema.ts';

/** What nobody asked for, wherever a value may stand. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    -0,
    0.1,
    1e15,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    [],
    {},
    'x'.repeat(10_000),
  ),
  fc.constantFrom<unknown>(
    '\0',
    '\ud800',
    '2026-02-29T00:00:00Z',
    '2027-03-28T02:30:00+01:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59+14:00',
  ),
  fc.constantFrom<unknown>(...Object.values(oddTexts)),
  fc.constantFrom<unknown>({ __proto__: null, constructor: {} }, [
    [[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]],
  ]),
  fc.anything({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/**
 * Bodies for a shape of the OpenAPI document: mostly right, so that they come past the door, and
 * with something hostile now and then. `known` has values that mean something, by field name.
 */
export function bodiesOf(
  shape: Schema,
  known: Readonly<Record<string, unknown[]>>,
): fc.Arbitrary<unknown> {
  const whole = shape.allOf ? (shape.allOf[0] ?? {}) : shape;
  return fc.oneof(
    { arbitrary: objectOf(whole, known), weight: 30 },
    { arbitrary: hostile, weight: 1 },
  );
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  known: Readonly<Record<string, unknown[]>>,
) {
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fieldOf(property, known[name])]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in properties) });
}

function fieldOf(schema: Schema, known: unknown[] = []): fc.Arbitrary<unknown> {
  const right = known.length > 0 ? [{ arbitrary: fc.constantFrom(...known), weight: 40 }] : [];
  return fc.oneof(
    ...right,
    { arbitrary: valueOf(schema), weight: 8 },
    { arbitrary: hostile, weight: 1 },
  );
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, {});
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -9,
        max: Math.min(schema.maximum ?? 9, Number.MAX_SAFE_INTEGER),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e9, noNaN: true });
    case 'string':
    case undefined:
    default:
      return textOf(schema);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') {
    const range = { min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString());
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.constant('字'.repeat(maxLength)),
  );
}
