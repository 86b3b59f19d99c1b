import { fieldsOf, isFormed, typesOf, type Field, type Schema } from './schema.ts';
import { validBody, type Hints } from './valid-body.ts';

export interface BadBody {
  /** What is bad about it. */
  name: string;
  body: string | Buffer;
  /** The field that the answer has to name. */
  field?: string;
  contentType?: string;
  /** Signed instead of the body, where the server keeps no bytes to check. */
  signedBody?: string;
}

const million = 'x'.repeat(1_000_000);
const raw = (text: string) => `@raw ${text}@`;

const wrongTypes: Readonly<Record<string, unknown>> = {
  string: 'text',
  number: 7,
  boolean: true,
  null: null,
  array: ['list'],
  object: { inner: 1 },
};

/** Texts that no field may hold. */
const neverText: Readonly<Record<string, unknown>> = {
  NUL: 'ab\u0000cdefgh',
  'a lone high surrogate': 'ab\ud83dcdefgh',
  'a lone low surrogate': 'ab\ude00cdefgh',
};

/** Texts that would be more than one line, or look like another one. */
const notALine: Readonly<Record<string, unknown>> = {
  'a line feed': 'abc\ndefgh',
  'line breaks of Unicode': 'ab\u0085c\u2028def\u2029gh',
  'a bell': 'abc\u0007defgh',
  'a control character of the second block': 'abc\u009bdefgh',
  'an override of direction': 'abc\u202edefgh',
  'an isolate': 'abc\u2066defgh',
};

/** Texts that a free text may hold and a formed one may not. */
export const oddTexts: Readonly<Record<string, string>> = {
  'marks of direction': '\u202eabc\u2066def\u2069\u200f\u061c',
  'full-width digits': '１２３４５６',
  'combining marks': `Z${'\u0351'.repeat(15)}`,
  'a joined emoji': '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  'characters of no width': '\u200b\ufeff\u2060\u00ad\u180e\u200d',
  'a quote that ends SQL': `'; drop table person; --`,
  'wildcards and operators': '%_\\ & | ! ( ) :* <-> "',
  'a template': '${7*7}{{7*7}}<%= 7*7 %>',
  'a name of a prototype': '__proto__',
  'line breaks': 'one\r\ntwo\u2028three\u0085four',
};

const wrongMoments = [
  '2026-02-29T10:00:00Z',
  '2026-02-30T10:00:00Z',
  '2027-13-01T10:00:00Z',
  '2027-06-31T10:00:00Z',
  '2027-06-01T24:00:00Z',
  '2027-06-01T10:60:00Z',
  '2027-06-01T10:00:00+24:00',
  '2027-03-28T02:30:00', // Missing from the clocks of Berlin, and without an offset nowhere at all.
  '2027-03-28T02:30:00[Europe/Berlin]',
  '２０２７-06-01T10:00:00Z',
  '2027-06-01',
  '12027-06-01T10:00:00Z',
  '-002027-06-01T10:00:00Z',
  'tomorrow',
  '1800000000000',
];
const wrongIds = [
  '1',
  '../etc/passwd',
  '00000000000040008000000000000000',
  '{00000000-0000-4000-8000-000000000000}',
  '00000000-0000-4000-8000-00000000000g',
  '00000000-0000-4000-8000-000000000000 ',
  '0０000000-0000-4000-8000-000000000000',
];

/** Every body that the shape forbids, one fault each. */
export function badBodies(schema: Schema, hints: Hints = {}): BadBody[] {
  const valid = validBody(schema, hints);
  const required = fieldsOf(schema).find((field) => field.required && field.path.length === 1);
  return [
    ...fieldsOf(schema).flatMap((field) => badFields(field, valid)),
    ...hostileKeys(valid),
    ...wholeBodies(valid, required),
  ];
}

function badFields(field: Field, valid: Record<string, unknown>): BadBody[] {
  const name = field.path.join('.');
  const values = Object.entries(badValues(field));
  if (field.required) values.push(['missing', undefined]);
  return values.map(([what, value]) => ({
    name: `${name}: ${what}`,
    // Written when it is sent: some are megabytes, and a title needs the name only.
    get body() {
      return bodyWith(valid, field.path, value);
    },
    field: name,
  }));
}

function badValues({ schema, nullable }: Field): Record<string, unknown> {
  const types = typesOf(schema);
  const allowed = (type: string) => types.has(type) || (nullable && type === 'null');
  const values = Object.fromEntries(
    Object.entries(wrongTypes)
      .filter(([type]) => !allowed(type))
      .map(([type, value]) => [`${type} instead`, value]),
  );
  return {
    ...values,
    '1e309': raw('1e309'),
    '-1e309': raw('-1e309'),
    ...(types.has('string') ? badTexts(schema) : {}),
    ...(types.has('number') ? badNumbers(schema) : {}),
    ...(types.has('array') ? badLists(schema) : {}),
  };
}

/** A pattern may allow what is bad elsewhere: a name of small letters is any word. */
function badTexts(schema: Schema): Record<string, unknown> {
  const texts = Object.entries(textsThatMayBeBad(schema));
  if (schema.pattern === undefined) return Object.fromEntries(texts);
  const pattern = new RegExp(schema.pattern, 'u');
  return Object.fromEntries(
    texts.filter(([, text]) => typeof text !== 'string' || !pattern.test(text)),
  );
}

function textsThatMayBeBad(schema: Schema): Record<string, unknown> {
  const { minLength = 0, maxLength } = schema;
  return {
    ...neverText,
    ...(schema.format === 'line' ? notALine : {}),
    ...(maxLength === undefined && !isFormed(schema) ? {} : { 'a million characters': million }),
    ...(minLength > 0 ? { 'too short by one': 'x'.repeat(minLength - 1) } : {}),
    ...(maxLength === undefined
      ? {}
      : {
          'too long by one': '字'.repeat(maxLength + 1),
          'too long by one emoji': '😀'.repeat(maxLength + 1),
        }),
    ...(isFormed(schema)
      ? { ...oddTexts, nothing: '', 'a blank': ' ', 'another word': 'nonsense' }
      : {}),
    ...Object.fromEntries((schema.enum ?? []).flatMap((choice) => nearly(String(choice)))),
    ...(schema.format === 'uuid' ? Object.fromEntries(wrongIds.map((id) => [id, id])) : {}),
    ...(schema.format === 'date-time'
      ? Object.fromEntries(wrongMoments.map((at) => [at, at]))
      : {}),
    ...(schema.pattern === undefined ? {} : { 'a line too many': '123456\n', 'half of it': '12' }),
  };
}

/** What looks like a choice and is none. */
function nearly(choice: string): [string, string][] {
  return [
    [`${choice} in capitals`, `${choice.toUpperCase()}!`],
    [`${choice} with a blank`, ` ${choice}`],
  ];
}

function badNumbers({
  type,
  minimum,
  maximum,
  anyOf,
  const: only,
}: Schema): Record<string, unknown> {
  const choice = anyOf !== undefined || only !== undefined;
  return {
    'a number as text': '1',
    'a full-width number': '１',
    ...(choice ? { 'no choice': 2, 'less than any choice': -1 } : {}),
    ...(type === 'integer' || choice
      ? { 'a fraction': 1.5, 'a tiny fraction': raw('1.0000000001') }
      : {}),
    ...(minimum === undefined
      ? {}
      : { 'below its minimum': minimum - 1, 'far below': raw('-1e308') }),
    ...(maximum === undefined ? {} : { 'above its maximum': maximum + 1 }),
    'beyond any number of ours': raw('1e308'),
    'beyond 64 bits': raw('9223372036854775808'),
  };
}

const ids = Array.from(
  { length: 20_000 },
  (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
);
const words = ids.map(() => 'x');
const numbers = Array.from({ length: 200_000 }, () => 1);

function badLists({ maxItems, uniqueItems, items }: Schema): Record<string, unknown> {
  const entries = items?.format === 'uuid' ? ids : words;
  const [first] = entries;
  return {
    ...(maxItems === undefined
      ? {}
      : {
          'one entry too many': entries.slice(0, maxItems + 1),
          'many entries': entries,
          'many wrong entries': numbers,
        }),
    ...(uniqueItems ? { 'an entry twice': [first, first] } : {}),
  };
}

function hostileKeys(valid: Record<string, unknown>): BadBody[] {
  const withExtra = (extra: string) => {
    const rest = JSON.stringify(valid).slice(1);
    return `{${extra}${rest === '}' ? '' : ','}${rest}`;
  };
  const nested = `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`;
  const keys = ['__proto__', 'constructor', 'prototype'];
  return [
    ...keys.map((key) => ({
      name: `the key ${key}`,
      body: withExtra(`"${key}":{"admin":true}`),
      field: key,
    })),
    ...keys.map((key) => ({
      name: `${key} further in`,
      body: withExtra(`"extra":{"${key}":{}}`),
      field: key,
    })),
    {
      name: '__proto__ in disguise',
      body: withExtra('"\\u005f_proto__":{"admin":true}'),
      field: '__proto__',
    },
    { name: 'a thousand objects deep', body: withExtra(`"extra":${nested}`) },
    {
      name: 'a thousand lists deep',
      body: withExtra(`"extra":${'['.repeat(1_000)}${']'.repeat(1_000)}`),
    },
    { name: 'NUL in an unknown field', body: withExtra('"extra":"\\u0000"'), field: 'extra' },
  ];
}

/** Bodies that are wrong as a whole. `required`: a field that has to be there. */
function wholeBodies(valid: Record<string, unknown>, required?: Field): BadBody[] {
  const field = required?.path[0];
  const wrong = required && typesOf(required.schema).has('object') ? '[]' : '{}';
  const json = JSON.stringify(valid);
  const texts = [
    '',
    ' ',
    'null',
    '[]',
    `[${json}]`,
    '"text"',
    '7',
    'true',
    '1e309',
    '{',
    `${json},`,
    `${json}${json}`,
    "{'a':1}",
    '{"a":NaN}',
    '{"a":01}',
    `{"a":"\u0001"}`,
    '\ufeff[]',
    `/**/${json}`,
  ];
  const named =
    field === undefined
      ? []
      : [
          { name: 'twice the same key', body: `${json.slice(0, -1)},"${field}":${wrong}}`, field },
          { name: 'a mark of byte order before what is missing', body: '\ufeff{}', field },
        ];
  return [
    ...texts.map((body) => ({ name: `the body ${JSON.stringify(body).slice(0, 24)}`, body })),
    ...named,
    {
      name: 'bytes that are not UTF-8',
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    },
    {
      name: 'UTF-8 longer than needed',
      body: Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
    },
    { name: 'UTF-16', body: Buffer.from(json, 'utf16le') },
    { name: 'a form', body: 'a=1&b=2', contentType: 'application/x-www-form-urlencoded' },
    { name: 'JSON that says it is text', body: json, contentType: 'text/plain' },
    { name: 'JSON that says it is XML', body: json, contentType: 'application/xml' },
    {
      name: 'JSON that says it is multipart',
      body: json,
      contentType: 'multipart/form-data; boundary=x',
      signedBody: '',
    },
  ];
}

/** The valid body with one field replaced, or left out where `value` is undefined. */
export function bodyWith(
  valid: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): string {
  const copy = structuredClone(valid);
  const [last = '', ...above] = path.toReversed();
  let target: object = copy;
  for (const key of above.toReversed()) {
    // A list that the valid body leaves out is there for its bad entry.
    if (Reflect.get(target, key) === undefined) Reflect.set(target, key, []);
    target = Reflect.get(target, key);
  }
  if (Array.isArray(target)) target.splice(Number(last), 1, value);
  else Reflect.set(target, last, value);
  return JSON.stringify(copy).replaceAll(/"@raw ([^@]*)@"/g, '$1');
}
