import type { CallError } from '@tolk/api-client';

const shown = new WeakSet<CallError>();

/** A form that puts the message beside its fields says so, and no second one appears at the page's foot. */
export function markShown(error: CallError): void {
  shown.add(error);
}

export function isShownElsewhere(error: CallError): boolean {
  return shown.has(error);
}
