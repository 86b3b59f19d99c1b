import { browserAt } from '../support/fake-web-push.ts';
import type { Schema } from './schema.ts';

/** Values by field name, for fields whose value has to mean something. */
export type Hints = Readonly<Record<string, unknown>>;

export const absentId = '00000000-0000-4000-8000-000000000000';

const ofPattern: Readonly<Record<string, string>> = {
  '^[0-9]{6}$': '123456',
  '^[A-Z]{3}$': 'CNY',
  '^[a-z0-9][a-z0-9-]{0,39}$': 'legal-review',
  '^[0-9]{4}-[0-9]{2}$': '2020-04',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': '2020-04-05',
  '^([01]\\d|2[0-3]):[0-5]\\d$': '22:00',
  '^[A-Za-z0-9_-]{43}$': 'a'.repeat(43),
  '^[0-9A-Za-z-]{4,40}$': 'B20260405-0001',
  '^B[\\w-]{86}$': browserAt('valid').p256dh,
  '^[\\w-]{22}$': browserAt('valid').auth,
};

/** A body that fits the shape, with every field there is; hints come first. */
export function validBody(schema: Schema, hints: Hints = {}): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    fields.map(([name, property]) => [
      name,
      name in hints ? hints[name] : validValue(property, hints),
    ]),
  );
}

function validValue(schema: Schema, hints: Hints): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return validValue(schema.anyOf[0], hints);
  if (schema.type === 'string') return validText(schema);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return validBody(schema, hints);
  return schema.minimum ?? 1;
}

function validText({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'uuid') return absentId;
  if (format === 'date-time') return '2027-03-01T09:00:00Z';
  if (pattern === undefined) return 'x'.repeat(Math.max(1, minLength));
  const text = ofPattern[pattern];
  if (text === undefined) throw new Error(`Say in ofPattern what ${pattern} looks like`);
  return text;
}
