import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { invalidFields } from '../calls/refusal.ts';
import { fieldMessages } from './field-messages.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const instant =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A character that breaks a line, controls something or turns the direction of what follows. */
const notOfALine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A moment that exists: 2026-02-30 and 24:00:00 do not. */
export function isInstant(text: string): boolean {
  const parts = instant.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const dateExists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
  return dateExists && hour < 24 && minute < 60 && second < 60;
}

const options = {
  allErrors: true,
  coerceTypes: false,
  strict: false,
  // JSON can say 1e309, which JavaScript reads as infinity.
  strictNumbers: true,
  useDefaults: false,
} as const;
// Unknown fields are dropped before a handler sees them, so that none can be smuggled into a row.
// A field says which form of several a request is: the others must not drop this one's fields.
const requests = new Ajv({ ...options, removeAdditional: 'all', discriminator: true });
const responses = new Ajv(options);
for (const ajv of [requests, responses]) ajv.addFormat('uuid', uuid);
requests.addKeyword({
  keyword: 'lowerCased',
  type: 'string',
  modifying: true,
  compile: () => (text: string, place) => {
    if (place !== undefined) {
      const { parentData, parentDataProperty } = place;
      parentData[parentDataProperty] = text.toLowerCase();
    }
    return true;
  },
});
requests.addFormat('date-time', isInstant);
// What we send was a date before: only its form can be wrong.
responses.addFormat('date-time', instant);
requests.addFormat('line', (text: string) => !notOfALine.test(text));
// A name may be older than this rule.
responses.addFormat('line', true);

export type Check = (value: unknown) => void;

/** Hundreds of schemas take seconds, for which no start has to wait: each is compiled when it is first met. */
function compileOnce(
  ajv: Ajv,
  schema: TSchema,
  prepare = (asIs: TSchema) => asIs,
): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(prepare(schema)));
}

/** Ids may come in capitals; past the check they are written as the database writes them, so that code can compare them. */
function withIdsLowerCased(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema), (_name, part) =>
    part?.format === 'uuid' ? { ...part, lowerCased: true } : part,
  );
}

/**
 * Checks requests by a schema; the check throws 422 with a sentence per field. What it lets through has no other
 * fields, and its ids in lower case.
 */
export function compileRequest(schema: TSchema): Check {
  const compiled = compileOnce(requests, schema, withIdsLowerCased);
  return (value) => {
    const validate = compiled();
    if (!validate(value)) invalidFields(fieldMessages(validate.errors ?? []));
  };
}

/** Checks responses by a schema; the check throws a fault that names what does not fit. */
export function compileResponse(schema: TSchema, path: string): Check {
  const compiled = compileOnce(responses, schema);
  return (value) => {
    const validate = compiled();
    if (validate(value)) return;
    const faults = (validate.errors ?? []).map(
      (error: ErrorObject) => `${error.instancePath} ${error.message}`,
    );
    throw new Error(`The answer of ${path} breaks its schema: ${faults.join('; ')}`);
  };
}
