import { isCallError, type CallError } from './call-error.ts';

const shown = new WeakSet<CallError>();

/**
 * Awaits a mutation whose refusal the calling form or dialog shows itself, so that the shell doesn't
 * say it a second time: `await inForm(send(values))`. Throws the `CallError`.
 */
export async function inForm<Data>(call: { unwrap: () => Promise<Data> }): Promise<Data> {
  try {
    return await call.unwrap();
  } catch (error) {
    if (isCallError(error)) markShownInForm(error);
    throw error;
  }
}

/** Says that a form shows this error; one without a message is still the shell's to tell. */
export function markShownInForm(error: CallError): void {
  if (error.message) shown.add(error);
}

/** Whether a form has shown this error, or is about to. */
export function isShownInForm(error: CallError): boolean {
  return shown.has(error);
}
