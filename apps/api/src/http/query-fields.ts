import type { AnyCall } from '@tolk/contract';

const wholeNumber = /^\d{1,9}$/;

/** The body with the fields that the call takes from the address; what the body says counts. */
export function withQuery({ query = [] }: AnyCall, asked: unknown, body: unknown): unknown {
  if (query.length === 0 || !isRecord(asked) || !isRecord(body)) return body;
  const given = query.flatMap((name) => {
    const value = asked[name];
    return typeof value === 'string' && wholeNumber.test(value) ? [[name, Number(value)]] : [];
  });
  return { ...Object.fromEntries(given), ...body };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
