/**
 * The code that an error of PostgreSQL (`23505`), of Node (`ECONNRESET`) or of Fastify carries.
 * Judged by its shape: Fastify's errors are no native ones, and Node's are not `instanceof Error`
 * in another realm.
 */
export function errorCode(error: unknown): string | undefined {
  const code = propertyOf(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

export function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

export function messageOf(error: unknown): string {
  const message = propertyOf(error, 'message');
  return typeof message === 'string' ? message : String(error);
}
