import { getIn, useField, useFormikContext, type FieldValidator } from 'formik';
import { onceReleased } from './pointer.ts';
import type { SubmitError } from './submit-error.ts';

/** Formik's status after a refused submission: what the server said about which values. */
export interface FormStatus extends SubmitError {
  readonly values: unknown;
}

/**
 * Value, error and handlers of one field. The server's message stays until the value it speaks of changes;
 * a message about what was left wrong appears when the pointer is up again. `check` is a rule that holds
 * only as long as the field is there, beside those of the form's schema.
 */
export function useFormField<Value>(name: string, check?: FieldValidator) {
  const [field, meta, formik] = useField<Value>({ name, ...(check ? { validate: check } : {}) });
  const { status } = useFormikContext() as { status: FormStatus | undefined };
  const refused = status?.fields?.[name];
  const unchanged = refused !== undefined && getIn(status?.values, name) === meta.value;
  const own = meta.touched ? meta.error : undefined;
  const leave = (touched = true) => {
    onceReleased(() => void formik.setTouched(touched));
    return Promise.resolve();
  };
  return {
    field: { ...field, onBlur: () => void leave() },
    helpers: { ...formik, setTouched: leave },
    error: own ?? (unchanged ? refused : undefined),
  };
}
