import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../raw-body.ts';

/** Controls are called with JSON by tests and with a form by the pages. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  return isRecord(request.body) ? request.body : {};
}

/** Did a page's form send this? Then the answer is a page too. */
export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Null for a value that is not one of `choices`; `fallback` for an absent one. */
export function choice<T extends string>(
  value: unknown,
  choices: readonly T[],
  fallback: T,
): T | null {
  if (value === undefined || value === '') return fallback;
  return choices.find((item) => item === value) ?? null;
}
