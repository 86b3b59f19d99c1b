import { isCallError } from '@tolk/api-client';

/**
 * Puts what the server says of its fields beside the form's own, which hold more than an id and are
 * called otherwise. Rejects with what a `Form` reads.
 */
export async function withFieldNames<Answer>(
  call: Promise<Answer>,
  names: Readonly<Record<string, string>>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!isCallError(error) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, text]) => [names[name] ?? name, text]);
    return Promise.reject({ ...error, fields: Object.fromEntries(fields) });
  }
}
