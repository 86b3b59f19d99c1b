import { types } from 'node:util';

/** The code that an error of PostgreSQL (`23505`), of Node (`ECONNRESET`) or of Fastify carries. */
export function errorCode(error: unknown): string | undefined {
  if (!types.isNativeError(error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
