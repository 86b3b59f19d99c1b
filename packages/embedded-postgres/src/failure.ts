// Not by instanceof: under jest, errors of Node's own modules come from another realm.

/** Node's or PostgreSQL's code of a caught error: ENOENT, 42P04. */
export function codeOf(error: unknown): string | undefined {
  return isObject(error) && 'code' in error ? String(error.code) : undefined;
}

export function messageOf(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error);
}

const goingAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

/** The server is shutting down, starting or crashed under the connection: worth another look. */
export function isGoingAway(error: unknown): boolean {
  const lost = /^Connection terminated|Client has encountered a connection error/;
  return goingAway.has(codeOf(error) ?? '') || lost.test(messageOf(error));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
