// Not by instanceof: under jest, errors of Node's own modules come from another realm.

/** Node's or PostgreSQL's code of a caught error: ENOENT, 42P04. */
export function codeOf(error: unknown): string | undefined {
  return isObject(error) && 'code' in error ? String(error.code) : undefined;
}

export function messageOf(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
