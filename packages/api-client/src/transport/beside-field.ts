import { isCallError } from './call-error.ts';

/** Which field of a form a refusal speaks of, by the code of the error catalogue. */
export type FieldsByCode = Readonly<Record<number, string>>;

/**
 * Puts the message of a business refusal beside the field that it speaks of; what else went wrong is
 * left as it is. Rejects with what a `Form` reads.
 */
export async function besideField<Answer>(
  call: Promise<Answer>,
  fields: FieldsByCode,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const field = isCallError(error) ? fields[error.code] : undefined;
    if (!isCallError(error) || field === undefined || error.fields) throw error;
    return Promise.reject({ ...error, fields: { [field]: error.message } });
  }
}
