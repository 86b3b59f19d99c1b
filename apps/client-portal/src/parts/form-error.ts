import { callErrorOf } from '@tolk/api-client';

/** What a form shows of a submission that did not go through; without message and fields: nothing. */
export class FormError extends Error {
  readonly fields: Record<string, string>;

  constructor(message = '', fields: Record<string, string> = {}) {
    super(message);
    this.fields = fields;
  }
}

/**
 * The form's share of a refused call. The shell has already said the sentence of most errors, so
 * only the messages that belong to fields stay, and the sentence of those it leaves to the screen.
 */
export function formErrorOf(thrown: unknown): unknown {
  const error = callErrorOf(thrown);
  if (!error) return thrown;
  return new FormError(error.effect === 'pass' ? error.message : '', error.fields);
}
