import { getIn, useField, useFormikContext } from 'formik';
import type { SubmitError } from './submit-error.ts';

/** Formik's status after a refused submission: what the server said about which values. */
export interface FormStatus extends SubmitError {
  readonly values: unknown;
}

/** Value, error and handlers of one field. The server's message stays until the value it speaks of changes. */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const { status } = useFormikContext() as { status: FormStatus | undefined };
  const refused = status?.fields?.[name];
  const unchanged = refused !== undefined && getIn(status?.values, name) === meta.value;
  const own = meta.touched ? meta.error : undefined;
  return { field, helpers, error: own ?? (unchanged ? refused : undefined) };
}
